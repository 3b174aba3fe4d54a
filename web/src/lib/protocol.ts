/** The messages between page and server: docs/protocol.md says what they mean. */

export const PROTOCOL = 1;

export interface Rule {
  id: string;
  text: string;
  sources: string[];
  note: string;
  decisions: { id: string; text: string }[];
}

export interface Problem {
  kind: string;
  /** One line in English, for programs; `key` or `kind` find the sentence in the language of the page. */
  message: string;
  key?: string;
  /** What is put into that sentence. */
  values?: Record<string, string | number>;
  rule?: Pick<Rule, "id">;
  where?: string;
}

export interface Server {
  protocol: number;
  version: string;
  mode: string;
  lan: boolean;
  /** Whether it has a public address: then no table is of the house. */
  online: boolean;
}

export interface Lan {
  open: boolean;
  urls: string[];
  url: string | null;
}

export interface OptionValue {
  value: string;
  /** What it answers to the question, in a few words; may be empty. */
  answer: string;
  meaning: string;
  sources: string[];
  note: string;
}

export interface GameOption {
  name: string;
  default: string;
  question: string;
  values: OptionValue[];
  /** Whether other values may be given too. */
  free?: boolean;
}

export interface Preset {
  name: string;
  title: string;
  options: Record<string, string>;
}

export interface Agent {
  name: string;
  parameters: { name: string; kind: string; default: unknown }[];
}

/** A bot for people; `rating` is null where it was not measured. */
export interface LevelInfo {
  name: string;
  title: string;
  character: string;
  agent: string;
  rating: number | null;
}

export interface GameInfo {
  name: string;
  title: string;
  rules: number;
  seat_words: string[];
  player_counts: number[];
  options: GameOption[];
  presets: Preset[];
  agents: Agent[];
  levels: LevelInfo[];
  has_drawing: boolean;
  has_prospects: boolean;
}

export interface Chapter {
  number: number;
  title: string;
  /** `picture` is what the picture of a rule shows; empty if it has none. */
  rules: { id: string; text: string; sources: string[]; note: string; picture: string }[];
  options: GameOption[];
  decisions: { id: string; text: string; refines: string[] }[];
}

export interface Rulebook {
  title: string;
  /** The rules in a few sentences, each with the rules that it stands for. */
  short: { title: string; sentences: { text: string; rules: string[] }[] };
  sources: { id: string; text: string }[];
  chapters: Chapter[];
}

export interface Setup {
  seats: { seat: number; word: string; player: number }[];
  players: string[];
  options: Record<string, string>;
  first: number | null;
}

/** Who may come: anybody, to any seat of a person; anybody, to a free seat; who was invited. */
export type Access = "house" | "listed" | "private";

export interface NewTable {
  game: string;
  players: { name: string; agent?: string; open?: boolean }[];
  access?: Access;
  spectators?: boolean;
  forks?: boolean;
  /** Seconds for a turn, and seconds that one may be away in one's turn. */
  clock?: number;
  absence?: number;
  seats?: string[];
  preset?: string;
  options?: Record<string, string>;
  first?: number | "lot";
  hints?: boolean;
  begin?: boolean;
}

export interface Player {
  name: string;
  agent: string | null;
  seats: number[];
}

export interface Seat {
  seat: number;
  word: string;
  player: number;
  agent: string | null;
  held: boolean;
  mine: boolean;
  here: boolean;
  stand_in: boolean;
}

export interface Shuffle {
  commitment: string;
  mixes: Record<string, string>;
  can_mix: boolean;
  secret: string | null;
}

export interface Table {
  id: string;
  game: string;
  rules: number;
  stage: "waiting" | "playing" | "over" | "frozen";
  players: Player[];
  seats: Seat[];
  options: Record<string, string>;
  first: number | null;
  hints: boolean;
  access: Access;
  spectators: boolean;
  forks: boolean;
  /** Seconds for a turn, or null; seconds that one may be away in one's turn. */
  clock: number | null;
  absence: number;
  /** The secret of the invitation, for those who sit at a private table. */
  invite: string | null;
  /** What somebody wants to be taken back, and the seats of those who have not agreed yet. */
  asked: { seat: number; plies: number; waits: number[] } | null;
  /** The table where the same people play again. */
  next: string | null;
  /** The seats that this person does not hear. */
  muted: number[];
  my_turn: boolean;
  /** How many people look on who do not sit there. */
  watching: number;
  ply: number;
  turn: number;
  is_creator: boolean;
  created: string;
  changed: string;
  forked: number;
  shuffle: Shuffle | null;
  result: { reason: string; shares: string[] } | null;
  trouble: string | null;
}

/** A view and an event are the game's own matter. */
export type Json = Record<string, unknown>;

export interface Ply<E = Json> {
  ply: number;
  kind: "move" | "draw" | "undo";
  seat: number;
  turn: number;
  active: number;
  move?: number | null;
  text?: string | null;
  plies?: number;
  to?: number;
  events: E[];
}

export interface Move {
  move: number;
  text: string;
}

export interface State<V = Json, P = Json> {
  ply: number;
  turn: number;
  /** The turn that the next ply belongs to. */
  turn_to_act: number;
  active: number;
  eye: number | null;
  view: V;
  moves: Move[];
  mid_choice: boolean;
  undo: { plies: number; last: number } | null;
  prospects: P[] | null;
  /** The seconds that the person to act still has. */
  left: number | null;
  /** The seconds that the person to act may still be away before a bot can be asked; null while nobody is. */
  patience: number | null;
}

export interface Proof {
  shuffle: "proven" | "in part" | "not revealed" | "none";
  commitment: string | null;
  secret: string | null;
  mixes: Record<string, string>;
  plies: number;
  turns: number;
  draws: number;
  copied: number;
  summary: string;
}

/** A chance to win, and the interval in which it lies with 95 %. */
export interface Chance {
  chance: number;
  low: number;
  high: number;
}

/** A sentence by its key; `text` is it in English. */
export interface Reason {
  key: string;
  parameters: Record<string, string | number>;
  text: string;
}

/** A complete choice; `chances` are by player. */
export interface Choice {
  moves: number[];
  text: string;
  chances: Chance[];
  reasons: Reason[];
}

export interface Step {
  ply: number;
  to: number;
  seat: number;
  text: string;
  chances: Chance[];
  verdict: "only" | "best" | "good" | "slip" | "mistake" | "blunder" | null;
  count: number;
  lost: Chance | null;
  played: Choice | null;
  best: Choice | null;
}

export interface TurningPoint {
  turn: number;
  ply: number;
  seat: number;
  cause: "luck" | "decision";
  player: number;
  change: number;
  text: string;
}

export interface Analysis {
  game: string;
  plies: number;
  seats: { seat: number; word: string; player: number }[];
  players: { name: string; luck: number; lost: number }[];
  turns: { turn: number; seat: number; ply: number; chances: Chance[]; steps: Step[] }[];
  chances: Chance[];
  turning_points: TurningPoint[];
}

export interface Hint {
  type: "hint";
  id: string;
  ply: number;
  seat: number;
  choice: Choice;
  count: number;
}

/** What the server says over the socket. */
export type Answer =
  | { type: "ack"; id: string; ply: number }
  | { type: "refused"; id: string | null; error: Problem }
  | { type: "reason"; id: string; refusal: Problem | null }
  | { type: "pong"; id: string }
  | Hint
  | Composed;

export interface Composed<V = Json, E = Json> {
  type: "composed";
  id: string;
  ply: number;
  picks: number[];
  possible: Move[];
  run: number[] | null;
  view: V;
  events: E[];
}

interface Told {
  table: Table;
  since: number;
  plies: Ply[];
  state: State;
  chat: Said[];
}

/** What a person at the table said. */
export interface Said {
  number: number;
  seat: number;
  text: string;
  at: string;
}

/** A link that moves a person to another device. */
export interface Pass {
  path: string;
  seconds: number;
}

export type News = (Told & { type: "table"; epoch: string }) | (Told & { type: "update" });

export type Message = Answer | News;

/** What the page says; the connection adds the id. */
export type Wish =
  | { type: "play"; seat: number; ply: number; moves: (number | string)[] }
  | { type: "compose"; seat: number; ply: number; picks: (number | string)[]; play: boolean }
  | { type: "why_not"; seat: number; ply: number; move: number | string; picks: (number | string)[] }
  | { type: "hint"; seat: number; ply: number }
  | { type: "undo"; seat: number; ply: number; plies?: number }
  | { type: "take"; seat: number; name?: string }
  | { type: "ask_undo"; seat: number; ply: number; plies: number }
  | { type: "answer_undo"; seat: number; ply: number; plies: number; agree: boolean }
  | { type: "release" | "resign" | "stand_in"; seat: number }
  | { type: "say"; seat: number; text: string }
  | { type: "mute"; seat: number; muted: boolean }
  | { type: "mix"; seat: number; text: string }
  | { type: "begin" }
  | { type: "look"; eye: number | null }
  | { type: "ping" };
