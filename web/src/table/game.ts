/**
 * The contract of a game on the page. Everything else at a table is the same for all games and is in this folder.
 * `games/<name>/profile.ts` and `games/<name>/table.ts` implement these two interfaces.
 */
import type { Component } from "svelte";
import { capital, t, written } from "../lib/i18n";
import { errorText } from "../lib/errorText";
import type { Json, Problem, Reason, Table } from "../lib/protocol";
import { sentence } from "../lib/sentences";
import type { Sound } from "../lib/sound";
import type { Session } from "./play/session.svelte";
import type { CurrentChoice } from "./currentChoice.svelte";
import type { Awards } from "./news/awards";
import type { Tutorial } from "./learn/tutorial";
import type { LogWriter } from "./log";
import { isYours, ownerOf } from "./players";
import type { News } from "./news/news";
import type { BoardAnimator } from "./animator.svelte";
import type { HelpTopics } from "./help/what/topics";

/** What is shown before a table is open. Keep it small: the start page waits for it. */
export interface GameProfile {
  title: string;
  tagline: string;
  blurb: string;
  playNote: string;
  setUpNote: string;
  /** The emblem of a seat, by its word in the notation. */
  Emblem: Component<EmblemProps>;
  /** A picture for the start page. */
  StartPicture: Component;
  /** How many minutes a game takes: about, or from and to. */
  minutes?: readonly number[];
  /** The name for a number of points, if it is not "points". */
  pointsName?(n: number): string;
  /** The name of a seat's word, for people. */
  seatName(word: string): string;
  /** A first game with lessons. */
  tutorial?(): Promise<Tutorial>;
  /** The goal of the game, in one sentence. */
  goal?(): Promise<string>;
  /** Keys that only work in this game: `key key = meaning`, separated by bars. */
  keys?(isReplay: boolean): Promise<string>;
  /** The topics of "What is this?" with their answers. */
  helpTopics?(): Promise<HelpTopics>;
}

export interface EmblemProps {
  word: string;
  size?: number;
  /** Whether screen readers announce it. */
  label?: boolean;
}

interface SeatSummary {
  word: string;
  /** Null if it is hidden. */
  points: number | null;
  /** A few words beside the points. */
  note: string;
  /** A short replacement for hidden points. */
  pointsPlaceholder?: string;
  isActive: boolean;
}

/** What every table shows of a view, for any game. */
export interface Summary {
  phase: string;
  isSetup: boolean;
  isOver: boolean;
  seats: SeatSummary[];
  /** The winners of a finished game, and what decided it. */
  winners: number[];
  verdict: string;
}

/**
 * A game at a table, in its own types: V its view, A its animator, C its current choice. A game must provide a board,
 * a summary of its views and a log writer. Everything else is optional: `table/fallback` fills in what a table needs.
 */
interface TypedGame<V, A extends BoardAnimator, C extends CurrentChoice> {
  /** Load what is needed to show a table. */
  load?(): Promise<void>;
  /** Whether seats see different things: then players hand over a shared screen behind a curtain. */
  hasHiddenInfo?: boolean;
  /** By default events are shown as text, one after another. */
  createAnimator?(): A;
  /** By default a move stands for itself, and the board has nothing to click. */
  createCurrentChoice?(session: Session): C;
  createLogWriter(table: Table): LogWriter;
  summary(view: V): Summary;
  /** A sequence of moves in notation as sentences; `who` names the person on a seat. */
  describeMoves?(moves: string, view: V, who: (seat: string) => string): string;
  /** A parameter of a sentence: an island, a card, a seat. */
  describeValue?(name: string, value: string, view: V): string;
  /** The elements that a move is about, as selectors, in addition to those where it is chosen. */
  selectorsOf?(move: string): string[];
  /** The sound of an event, if it has one. */
  soundOf?(event: Json, animator: A): Sound | null;
  /** News at the start of your turn, about the turns of others. */
  news?(): Promise<News>;
  /** What is won at certain moments, for all to check. */
  awards?(): Promise<Awards>;
  /**
   * The height of the prompt on a phone, as a CSS length: it stays the same during a turn, and longer contents
   * scroll.
   */
  promptHeight?(view: V): string;
  /** The smallest of these heights: higher prompts cover the board. */
  leastPromptHeight?: string;
  /** Whether nearly everything is chosen on the board itself, and the prompt has few buttons. */
  choosesOnBoard?: boolean;
  /** The middle of the page. Without a current choice it is read-only. */
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
  /** The end of a game; by default the players in order, with their points. */
  results?(): Promise<Results<V>>;
}

/** The players in order, with the parts of their scores. */
interface Results<V> {
  Ranking: Component<{ view: V; table: Table }>;
  ScoreBreakdown: Component<{ view: V; table: Table }>;
}

export interface BoardProps<A, C> {
  animator: A;
  currentChoice: C | null;
  /** Whether the layout is phone or short. */
  isPhone: boolean;
  /** Pixels at the bottom that the prompt covers. */
  coveredBottom: number;
}

export interface PromptProps<A, C> {
  game: Game;
  animator: A;
  currentChoice: C;
  table: Table;
}

/** A game as its folder defines it; the page does not look into views, animators or current choices. */
export type GameDefinition = TypedGame<Json, BoardAnimator, CurrentChoice>;
/** What a table cannot do without. */
export type GameDefaults = Required<
  Pick<GameDefinition, "createAnimator" | "createCurrentChoice" | "Heading" | "Choices">
>;
/** A game with its defaults filled in. */
export type Game = GameDefinition & GameDefaults;

/** The person on the seat of a word, by the name used everywhere on the page. */
function personOf(game: GameDefinition, table: Table, word: string, view: Json): string {
  return ownerOf(table, word, game.describeValue?.("seat", word, view) ?? word);
}

/** A run of moves in the notation of records, in the language of the page. */
export function movesText(game: GameDefinition, table: Table, run: string, view: Json): string {
  return game.describeMoves?.(run, view, (word) => personOf(game, table, word, view)) ?? run;
}

/**
 * A reason in the language of the page. It names the person it is about, and addresses the reader in the second
 * person.
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
 * The reason for a refusal as a sentence, with its figures. It repeats neither the rule, which is shown beside it,
 * nor the move, which was just tried.
 */
export function refusalText(game: string, problem: Problem, figures: string | null): string {
  const message = sentence(game, problem.key ?? "") ?? errorText(problem).replace(/[.。]$/, "");
  return t("why.sentence", { text: capital(message) + (figures ? ` (${figures})` : "") });
}

/** The only place that drops the types of a game: it only gets back what it has made itself. */
export function defineGame<V, A extends BoardAnimator, C extends CurrentChoice>(game: TypedGame<V, A, C>): GameDefinition {
  return game as unknown as GameDefinition;
}
