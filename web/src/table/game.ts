/**
 * What a game brings to the page. All else at a table is the same for all games and lies in this
 * folder; `games/<name>/front.ts` and `games/<name>/table.ts` are these two interfaces.
 */
import type { Component } from "svelte";
import { capital, t, written } from "../lib/i18n";
import { told } from "../lib/problem";
import type { Json, Problem, Reason, Table } from "../lib/protocol";
import { sentence } from "../lib/sentences";
import type { Session } from "./session.svelte";
import type { Desk } from "./desk.svelte";
import type { Awards } from "./awards";
import type { Tutorial } from "./learn/tutorial";
import { isYou, ownerOf, type Teller } from "./log";
import type { News } from "./news";
import type { Stage } from "./stage.svelte";
import type { Things } from "./what/things";

/** What is seen of a game before a table is open: soon there, because the start page waits for it. */
export interface Front {
  title: string;
  tagline: string;
  blurb: string;
  playNote: string;
  setNote: string;
  /** The sign of a seat, by its word in the notation. */
  Emblem: Component<EmblemProps>;
  /** A picture for the start page. */
  Vignette: Component;
  /** What so many points are called, if not points. */
  pointsName?(n: number): string;
  /** The word of a seat as people say it. */
  seatName(word: string): string;
  /** A first game with lessons beside it. */
  tutorial?(): Promise<Tutorial>;
  /** What one plays for, in a sentence. */
  aim?(): Promise<string>;
  /** What keys do at its table alone: `key key = meaning`, with a bar between two. */
  keys?(isReplay: boolean): Promise<string>;
  /** What can be asked about at its table, with the answers. */
  things?(): Promise<Things>;
}

export interface EmblemProps {
  word: string;
  size?: number;
  /** Whether it is read out. */
  label?: boolean;
}

export interface SeatSummary {
  word: string;
  /** Null where it is not to be seen. */
  points: number | null;
  /** A few words beside the points. */
  note: string;
  /** What stands in the place of points that are not to be seen, where there is no room for more. */
  instead?: string;
  isActive: boolean;
}

/** What every table shows of a view, whatever is played. */
export interface Summary {
  phase: string;
  isSetup: boolean;
  isOver: boolean;
  seats: SeatSummary[];
  /** The players who have won, once it is over, and what decided it. */
  winners: number[];
  verdict: string;
}

/** A game at a table, in its own types: V its view, S its stage, D its desk. */
export interface GameOf<V, S extends Stage, D extends Desk> {
  /** Have everything ready that is needed to show a table. */
  load(): Promise<void>;
  /** Whether seats see different things: then a screen is handed over behind a curtain. */
  hides?: boolean;
  stage(): S;
  desk(session: Session): D;
  teller(table: Table): Teller;
  summary(view: V): Summary;
  /** A run of moves in the notation of records, as people say it; `who`: what the person on a seat is called. */
  phrase?(run: string, view: V, who: (seat: string) => string): string;
  /** A parameter of a sentence as people say it: an island, a card, a seat. */
  said?(name: string, value: string, view: V): string;
  /** Where on the board a move is seen, as selectors, besides where it is chosen. */
  seenAt?(move: string): string[];
  /** What is told at the start of a turn about the turns of others. */
  news?(): Promise<News>;
  /** What is won at certain moments, for all to check. */
  awards?(): Promise<Awards>;
  /** How high its usual question is on a phone, in pixels; the prompt has this room from the start. */
  question?: number;
  /**
   * How high the prompt is on a phone throughout a phase of one's own turn, in pixels, where nearly all is chosen on the
   * board itself: what is more scrolls, and a hint takes its place. Without it every question is as high as it is.
   */
  asked?(view: V): number;
  /** The middle of the page. Without a desk it is only looked at. */
  Board: Component<BoardProps<S, D>>;
  /** What is asked, in a line, and what can be chosen. */
  Heading: Component<AskProps<S, D>>;
  Choices: Component<AskProps<S, D>>;
  /** On the card of a seat, below its name. */
  Seat: Component<{ view: V; seat: number; isBrief: boolean }>;
  /** Below the seats, and beside the log. */
  Supply: Component<{ view: V }>;
  Sheet: Component<{ view: V }>;
  /** A few signs in the header of a phone. */
  Brief: Component<{ view: V }>;
  /** The end: who came where, and what each has scored. */
  Ranks: Component<{ view: V; table: Table }>;
  Breakdown: Component<{ view: V; table: Table }>;
}

export interface BoardProps<S, D> {
  stage: S;
  desk: D | null;
  isPhone: boolean;
  /** Pixels at the bottom that are kept free, and those that are covered now. */
  room: number;
  cover: number;
}

export interface AskProps<S, D> {
  stage: S;
  desk: D;
  table: Table;
}

/** A game as the page knows it, which looks into no view, stage or desk. */
export type Game = GameOf<Json, Stage, Desk>;

/** Who sits on the seat of a word, called as everywhere on the page. */
function personOf(game: Game, table: Table, word: string, view: Json): string {
  return ownerOf(table, word, game.said?.("seat", word, view) ?? word);
}

/** A run of moves in the notation of records, in the language of the page. */
export function phraseOf(game: Game, table: Table, run: string, view: Json): string {
  return game.phrase?.(run, view, (word) => personOf(game, table, word, view)) ?? run;
}

/**
 * A reason in the language of the page: who it is about is called by name, as everywhere; where that is whoever
 * reads it, in the second person.
 */
export function reasonOf(game: Game, table: Table, reason: Reason, view: Json, reader?: string): string {
  const values = Object.entries(reason.parameters).map(([parameter, value]) => {
    if (typeof value !== "string") return [parameter, value] as const;
    const isSeat = parameter === "seat";
    return [parameter, isSeat ? personOf(game, table, value, view) : written(game.said?.(parameter, value, view) ?? value)] as const;
  });
  const said = (key: string) => sentence(table.game, key, Object.fromEntries(values));
  const { seat } = reason.parameters;
  const isOwn = typeof seat === "string" && (seat === reader || isYou(table, seat));
  return (isOwn ? said(`${reason.key}.you`) : null) ?? said(reason.key) ?? reason.text;
}

/**
 * Why something is refused, in a sentence, with what it comes from in figures. The rule is named beside it, and the
 * move is the one that was just tried: neither is said again.
 */
export function refusalOf(game: string, problem: Problem, figures: string | null): string {
  const message = sentence(game, problem.key ?? "") ?? told(problem).replace(/[.。]$/, "");
  return t("why.sentence", { text: capital(message) + (figures ? ` (${figures})` : "") });
}

/** The one place where a game's own types are forgotten: what it is given, it has made itself. */
export function define<V, S extends Stage, D extends Desk>(game: GameOf<V, S, D>): Game {
  return game as unknown as Game;
}
