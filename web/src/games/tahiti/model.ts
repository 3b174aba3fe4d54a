/** Views and events of Tahiti as the server sends them, explained in docs/api.md. */

/** A card by its suit and value: fruit8. */
export type Card = string;
/** A seat by its word: purple. */
export type Word = string;

export const ROUNDS = 4;

export interface Seat {
  seat: Word;
  /** The number of cards in hand, and those that everybody has seen. */
  hand: number;
  known: Card[];
  table: Card[];
  /** The number of cards in the pile set aside. */
  aside: number;
  passed: boolean;
}

/** The value of the pile set aside: for its owner, and for all once the game is over. */
export interface Pile {
  points: number;
  cards: Card[];
  twos: number;
}

interface Leader {
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
  /** The seat of the viewer; null for a spectator. */
  seat: number | null;
  phase: Phase;
  active: Word;
  first: Word;
  year: number;
  round: number;
  options: { tourists: string; volcano: "at_least_8" | "exactly_8" };
  seats: Seat[];
  hand: Card[] | null;
  /** All hands: only for a finished game, at every moment of its replay. */
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
  /** Null before the end; for a finished game, set at every moment of its replay. */
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

/** An award: the winning sum, and the sums of all seats in order. */
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

/** The tourists of a card, by the table of values in use. */
export function touristsOf(view: View, card: Card): number {
  return Number(view.options.tourists.split(",")[valueOf(card) - 1] ?? 0);
}

/** The value of a pile set aside, if the viewer may see it. */
export function pointsOf(view: View, seat: number): number | null {
  return (view.score?.players[seat] ?? (view.seat === seat ? view.aside : null))?.points ?? null;
}

/** The cards of a hand that are face up for the viewer: all, or those that everybody has seen. */
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

/** Whether only exactly eight cards wake the volcano, so that it sleeps on when there are more (H8.3). */
export function isExact({ options }: View): boolean {
  return options.volcano === "exactly_8";
}

/** Whether to warn of the volcano: from so many cards in the centre on, while it can wake. */
export function isVolcanoNear(view: View, { cards, warning }: { cards: number; warning: number }): boolean {
  const n = view.centre.length;
  return n >= warning && (n <= cards || !isExact(view));
}

/** Whether it is a building turn; each seat has one per round. */
export function isBuilding({ phase, round }: View): boolean {
  return round > 0 && (phase === "turn" || phase === "build" || phase === "take" || phase === "clear");
}

/** Whether the tourists of the year are awarded: the cards left on the tables win nothing then. */
export function isAwarded(view: View): boolean {
  return view.phase === "renovate" || view.phase === "over";
}

/** The leader in a suit, or with null in the best cards of all suits; null if nobody leads. */
export function leaderOf(view: View, suit: string | null): Leader | null {
  return view.leaders.find((leader) => leader.suit === suit && leader.seat !== null) ?? null;
}
