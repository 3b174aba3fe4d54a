/** Types of what the server sends about Tongiaki: views, events, prospects. There are no rules here. */
import type { State } from "../../lib/protocol";

export type Colour = "blue" | "red" | "green" | "yellow" | "orange" | "purple";

export type Phase =
  | "begin"
  | "setup"
  | "turn"
  | "take"
  | "place"
  | "sail"
  | "draw"
  | "lay"
  | "land"
  | "crown"
  | "over";

export interface Laid {
  name: string;
  q: number;
  r: number;
  rotation: number;
}

export interface Beach {
  name: string;
  boats: Colour[];
  full: boolean;
}

export interface Island extends Laid {
  points: number;
  royal: Colour | null;
  beaches: Beach[];
}

interface SeatView {
  colour: Colour;
  player: number;
  supply: number;
  on_beaches: number;
  at_sea: number;
  lost: number;
  foundings: number;
}

interface SeatScore {
  islands: Record<string, number>;
  points: number;
  boats: number;
}

export interface Score {
  reason: string | null;
  players: { points: number; islands: number; boats: number }[];
  seats: Record<string, SeatScore>;
  winners: number[];
  decided_by: "points" | "islands" | "boats" | "shared";
}

export interface View {
  phase: Phase;
  turn: number;
  active: Colour;
  seat: number | null;
  options: Record<string, string>;
  seats: SeatView[];
  islands: Island[];
  oceans: Laid[];
  pile: { islands: string[]; oceans: string[] };
  removed: string[];
  choice: { island?: string; boats?: number; tile?: string } | null;
  group: {
    boats: Colour[];
    home: string | null;
    at: { tile: string; edge: number } | null;
  } | null;
  sailings: number;
  quiet_turns: number;
  score: Score;
}

export type Event =
  | { kind: "begun"; colour: Colour }
  | { kind: "placed"; colour: Colour; beach: string }
  | { kind: "taken"; colour: Colour; beach: string }
  | { kind: "landed"; colour: Colour; beach: string }
  | { kind: "expanded" | "reentered"; colour: Colour; island: string; boats: number }
  | { kind: "sailed"; beach: string; edge: number; boats: Colour[] }
  | { kind: "turned"; tile: string }
  | { kind: "laid"; tile: string; q: number; r: number; rotation: number }
  | { kind: "passed_route"; ocean: string; edge: number; number: number }
  | { kind: "failed"; ocean: string; edge: number; colours: number; rule: string }
  | { kind: "reached"; island: string; boats: number }
  | { kind: "sent_back"; colour: Colour; boats: number; rule: string }
  | { kind: "turned_back"; island: string; home: string; rule: string }
  | { kind: "founded" | "abdicated" | "waived"; colour: Colour; island: string }
  | { kind: "settled" | "passed_turn" | "turn_ended"; colour: Colour }
  | { kind: "removed"; island: string; rule: string }
  | { kind: "stranded" | "lost"; colour: Colour; boats: number }
  | { kind: "last_tile"; tile: string }
  | { kind: "over"; reason: string; score: Score };

interface Passage {
  ocean: string;
  from: number;
  to: number;
  number: number;
  passes: boolean;
}

/** The outcome of a voyage from a pier. */
export interface Prospect {
  move: number;
  colours: number;
  route: Passage[];
  /** `strands`: no tiles remain. */
  end: "lands" | "turned_back" | "fails" | "strands" | "unknown";
  island?: string;
  q?: number;
  r?: number;
  odds?: { tiles: number; lands: number; passes: number; fails: number; strands: number };
}

export type Moment = State<View, Prospect>;

export function islandOf(beach: string): string {
  return beach.slice(0, beach.lastIndexOf("."));
}

export function findIsland(view: View, name: string): Island | undefined {
  return view.islands.find((island) => island.name === name);
}

/** All tiles on the map. */
export function tilesOf(view: View): Laid[] {
  return [...view.islands, ...view.oceans];
}

export function findTile(view: View, name: string): Laid | undefined {
  return findIsland(view, name) ?? view.oceans.find((ocean) => ocean.name === name);
}

export function findBeach(view: View, name: string): Beach | undefined {
  return findIsland(view, islandOf(name))?.beaches.find((beach) => beach.name === name);
}

/** The number of boats of a seat that have arrived and wait to be landed. */
export function arriving({ group }: View, colour: Colour): number {
  return group?.boats.filter((boat) => boat === colour).length ?? 0;
}
