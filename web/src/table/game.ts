/**
 * What a game brings to the page. All else at a table is the same for all games and lies in this
 * folder; `games/<name>/profile.ts` and `games/<name>/table.ts` are these two interfaces.
 */
import type { Component } from "svelte";
import { capital, t, written } from "../lib/i18n";
import { errorText } from "../lib/errorText";
import type { Json, Problem, Reason, Table } from "../lib/protocol";
import { sentence } from "../lib/sentences";
import type { Session } from "./play/session.svelte";
import type { ChoiceBuilder } from "./choiceBuilder.svelte";
import type { Awards } from "./news/awards";
import type { Tutorial } from "./learn/tutorial";
import type { LogWriter } from "./log";
import { isYours, ownerOf } from "./players";
import type { News } from "./news/news";
import type { BoardAnimator } from "./animator.svelte";
import type { HelpTopics } from "./help/what/topics";

/** What is seen of a game before a table is open: soon there, because the start page waits for it. */
export interface GameProfile {
  title: string;
  tagline: string;
  blurb: string;
  playNote: string;
  setUpNote: string;
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
  goal?(): Promise<string>;
  /** What keys do at its table alone: `key key = meaning`, with a bar between two. */
  keys?(isReplay: boolean): Promise<string>;
  /** What can be asked about at its table, with the answers. */
  helpTopics?(): Promise<HelpTopics>;
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
  pointsPlaceholder?: string;
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

/**
 * A game at a table, in its own types: V its view, A its animator, C its choice builder. A game must bring a board, a
 * summary of its views and a log writer. Everything else is optional: `table/defaults` fills in what a table needs.
 */
export interface TypedGame<V, A extends BoardAnimator, C extends ChoiceBuilder> {
  /** Load what is needed to show a table. */
  load?(): Promise<void>;
  /** Whether seats see different things: then a screen is handed over behind a curtain. */
  hasHiddenInfo?: boolean;
  /** By default events are shown in words, one after the other. */
  createAnimator?(): A;
  /** By default a move is what it says, and nothing on the board can be clicked. */
  createChoiceBuilder?(session: Session): C;
  createLogWriter(table: Table): LogWriter;
  summary(view: V): Summary;
  /** A run of moves in the notation of records, as people say it; `who`: what the person on a seat is called. */
  describeMoves?(moves: string, view: V, who: (seat: string) => string): string;
  /** A parameter of a sentence as people say it: an island, a card, a seat. */
  describeValue?(name: string, value: string, view: V): string;
  /** Where on the board a move is seen, as selectors, besides where it is chosen. */
  selectorsOf?(move: string): string[];
  /** What is told at the start of a turn about the turns of others. */
  news?(): Promise<News>;
  /** What is won at certain moments, for all to check. */
  awards?(): Promise<Awards>;
  /** The height of the prompt on a phone, as a CSS length: it stays the same during a turn, and more scrolls. */
  promptHeight?(view: V): string;
  /** The least of these heights: what is higher rises over the board. */
  leastPromptHeight?: string;
  /** Whether nearly everything is chosen on the board itself, and the prompt has few buttons. */
  choosesOnBoard?: boolean;
  /** The middle of the page. Without a builder it is only looked at. */
  Board: Component<BoardProps<A, C>>;
  /** The question in one line; by default, whose turn it is. */
  Heading?: Component<PromptProps<A, C>>;
  /** The choices; by default a button for each, with the text of `describeMoves`. */
  Choices?: Component<PromptProps<A, C>>;
  /** On the card of a seat, below its name. */
  SeatDetails?: Component<{ view: V; seat: number; isBrief: boolean }>;
  /** Below the seats, and beside the log. */
  Supply?: Component<{ view: V }>;
  ScorePanel?: Component<{ view: V }>;
  /** A few signs in the header of a phone. */
  PhoneStatus?: Component<{ view: V }>;
  /** What the end of a game shows; by default the players in order, with their points. */
  results?(): Promise<Results<V>>;
}

/** The players in order, and how each has scored. */
export interface Results<V> {
  Ranking: Component<{ view: V; table: Table }>;
  ScoreBreakdown: Component<{ view: V; table: Table }>;
}

export interface BoardProps<A, C> {
  animator: A;
  builder: C | null;
  /** Whether the layout is that of a phone or of a short screen. */
  isPhone: boolean;
  /** Pixels at the bottom that the prompt covers. */
  coveredBottom: number;
}

export interface PromptProps<A, C> {
  game: Game;
  animator: A;
  builder: C;
  table: Table;
}

/** A game as its folder defines it; the page looks into no view, animator or builder. */
export type GameDefinition = TypedGame<Json, BoardAnimator, ChoiceBuilder>;
/** What a table cannot do without. */
export type GameDefaults = Required<
  Pick<GameDefinition, "createAnimator" | "createChoiceBuilder" | "Heading" | "Choices">
>;
/** A game with its defaults filled in. */
export type Game = GameDefinition & GameDefaults;

/** Who sits on the seat of a word, called as everywhere on the page. */
function personOf(game: GameDefinition, table: Table, word: string, view: Json): string {
  return ownerOf(table, word, game.describeValue?.("seat", word, view) ?? word);
}

/** A run of moves in the notation of records, in the language of the page. */
export function movesText(game: GameDefinition, table: Table, run: string, view: Json): string {
  return game.describeMoves?.(run, view, (word) => personOf(game, table, word, view)) ?? run;
}

/**
 * A reason in the language of the page: who it is about is called by name, as everywhere; where that is whoever
 * reads it, in the second person.
 */
export function reasonText(game: GameDefinition, table: Table, reason: Reason, view: Json, reader?: string): string {
  const values = Object.entries(reason.parameters).map(([parameter, value]) => {
    if (typeof value !== "string") return [parameter, value] as const;
    const isSeat = parameter === "seat";
    return [parameter, isSeat ? personOf(game, table, value, view) : written(game.describeValue?.(parameter, value, view) ?? value)] as const;
  });
  const said = (key: string) => sentence(table.game, key, Object.fromEntries(values));
  const { seat } = reason.parameters;
  const isOwn = typeof seat === "string" && (seat === reader || isYours(table, seat));
  return (isOwn ? said(`${reason.key}.you`) : null) ?? said(reason.key) ?? reason.text;
}

/**
 * Why something is refused, in a sentence, with what it comes from in figures. The rule is named beside it, and the
 * move is the one that was just tried: neither is said again.
 */
export function refusalText(game: string, problem: Problem, figures: string | null): string {
  const message = sentence(game, problem.key ?? "") ?? errorText(problem).replace(/[.。]$/, "");
  return t("why.sentence", { text: capital(message) + (figures ? ` (${figures})` : "") });
}

/** The one place where a game's own types are forgotten: what it is given, it has made itself. */
export function defineGame<V, A extends BoardAnimator, C extends ChoiceBuilder>(game: TypedGame<V, A, C>): GameDefinition {
  return game as unknown as GameDefinition;
}
