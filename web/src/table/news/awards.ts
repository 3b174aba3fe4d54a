/** What is won at certain moments of a game, in figures, so that everybody can check it. */
import type { Component } from "svelte";
import type { Json, Ply, Table } from "../../lib/protocol";

export interface Award {
  /** Its ply and turn. */
  ply: number;
  turn: number;
  title: string;
  /** The event from the server. */
  events: Json[];
}

export interface Awards {
  /** All awards of some plies, in order. */
  of(plies: Ply[]): Award[];
  AwardTable: Component<{ award: Award; table: Table; view: Json }>;
}

/** The last award while it is new: until the viewer has made a choice, or all have had another turn. */
export function freshOf(awards: Award[], plies: Ply[], own: number[], seats: number): Award | null {
  const last = awards.at(-1);
  if (!last || plies.at(-1)!.turn_number - last.turn > seats) return null;
  const hasChosen = plies.some(({ ply, kind, seat }) => ply > last.ply && kind === "move" && own.includes(seat));
  return hasChosen ? null : last;
}
