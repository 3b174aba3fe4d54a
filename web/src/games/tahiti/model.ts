/** A view and the events of Tahiti, as the server sends them: docs/api.md says what they mean. */

/** A card by its suit and value: fruit8. */
export type Card = string;
/** A seat by its word: purple. */
export type Word = string;

export const ROUNDS = 4;

export interface Seat {
  seat: Word;
  /** How many cards are in hand, and those of them that all have seen. */
  hand: number;
  known: Card[];
  table: Card[];
  /** How many cards lie in the pile set aside. */
  aside: number;
  passed: boolean;
}

/** What a pile set aside counts: only for its owner, and once the game is over for all. */
export interface Pile {
  points: number;
  cards: Card[];
  twos: number;
}

export interface Leader {
  /** Null for the best cards of all suits together. */
  suit: string | null;
  seat: Word | null;
  card: Card | null;
  sum: number;
}

export interface Score {
  reason: string | null;
  players: Pile[];
  winners: number[];
  decided_by: "tourists" | "order";
}

export type Phase = "begin" | "deal" | "turn" | "build" | "take" | "clear" | "open" | "renovate" | "over";

export interface View {
  /** Whose eyes these are; null for a spectator. */
  seat: number | null;
  phase: Phase;
  active: Word;
  first: Word;
  year: number;
  round: number;
  options: { tourists: string };
  seats: Seat[];
  hand: Card[] | null;
  /** The hands of all seats: only at a table that is over, of every moment of its replay. */
  hands?: Card[][];
  aside: Pile | null;
  centre: Card[];
  top: Card | null;
  deck: number;
  discards: Card[];
  twos_left: number;
  volcano: { cards: number; wakes_at: number; is_awake: boolean; suit: string | null };
  leaders: Leader[];
  taken: boolean;
  choice: { to_cut: number } | null;
  /** Null before the end; at a table that is over, of every moment of its replay. */
  score: Score | null;
}

interface One<K extends string> {
  kind: K;
  seat: Word;
  card: Card;
}

interface Some<K extends string> {
  kind: K;
  seat: Word;
  cards: Card[];
}

/** What was awarded: the sum that won it, and those of all seats in their order. */
export type Awarded = { seat: Word; sum: number; sums: number[]; year: number } & (
  | { kind: "awarded"; card: Card; suit: string }
  | { kind: "awarded_two" }
);

export type Event =
  | { kind: "begun" | "turn_ended" | "passed"; seat: Word }
  | { kind: "dealt"; seat: Word; card?: Card }
  | { kind: "turned" | "added"; card: Card }
  | { kind: "reshuffled" | "spared"; count: number }
  | { kind: "round_begun"; year: number; round: number }
  | One<"put" | "played" | "set_aside" | "laid">
  | (One<"drew"> & { rule: string })
  | Some<"took" | "cleared" | "kept" | "showed">
  | (Some<"dropped"> & { rule: string })
  | { kind: "erupted"; suit: string }
  | { kind: "lost"; seat: Word | null; card: Card }
  | Awarded
  | { kind: "became_first"; seat: Word; sum: number }
  | { kind: "over"; reason: string; score: Score };

export function suitOf(card: Card): string {
  return card.replace(/\d+$/, "");
}

export function valueOf(card: Card): number {
  return Number(/\d+$/.exec(card)?.[0] ?? 0);
}

export function sumOf(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + valueOf(card), 0);
}

/** How many tourists a card brings, by the table that is played with. */
export function touristsOf(view: View, card: Card): number {
  return Number(view.options.tourists.split(",")[valueOf(card) - 1] ?? 0);
}

/** What a pile set aside counts, for whom that is to be seen. */
export function pointsOf(view: View, seat: number): number | null {
  return (view.score?.players[seat] ?? (view.seat === seat ? view.aside : null))?.points ?? null;
}

/** The cards in a hand that lie open to whoever looks: all of them, or those that everybody has seen. */
export function openHand(view: View, seat: number): Card[] {
  if (view.hands) return view.hands[seat]!;
  return view.seat === seat && view.hand ? view.hand : view.seats[seat]!.known;
}

export function seatOf(view: View, word: Word): number {
  return view.seats.findIndex((seat) => seat.seat === word);
}

/** Whether a seat is to act. */
export function isActive(view: View, seat: number): boolean {
  return view.phase !== "over" && view.seats[seat]?.seat === view.active;
}

/** Whether it is a turn of building, of which each seat has as many in a year as there are rounds. */
export function isBuilding({ phase, round }: View): boolean {
  return round > 0 && (phase === "turn" || phase === "build" || phase === "take" || phase === "clear");
}

/** Whether the tourists of the year are awarded: what is left on the tables wins nothing then. */
export function isAwarded(view: View): boolean {
  return view.phase === "renovate" || view.phase === "over";
}

/** Who leads in a suit, or with null in the best cards of all; null if nobody does. */
export function leaderOf(view: View, suit: string | null): Leader | null {
  return view.leaders.find((leader) => leader.suit === suit && leader.seat !== null) ?? null;
}
