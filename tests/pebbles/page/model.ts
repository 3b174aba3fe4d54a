/** What a seat sees of Pebbles: `PebblesGame.view`. Piles are counts by worth, from 1. */
export type View = {
  seat: number | null;
  hand: number[] | null;
  hands: number[];
  ponds: number[][];
  active: number;
  phase: "begin" | "choose" | "draw" | "drop" | "over";
  reason: string;
};

export type PebbleEvent =
  | { kind: "began" | "reached"; seat: number }
  | { kind: "drew" | "dropped"; seat: number; worth?: number }
  | { kind: "ended"; reason: string };

const ALL = 12;
export const WORDS = ["blue", "red", "green", "yellow"];

/** The pebbles of a pile, one by one, by their worth. */
export function pebbles(pile: number[]): number[] {
  return pile.flatMap((count, index) => Array.from({ length: count }, () => index + 1));
}

export function worth(pile: number[]): number {
  return pile.reduce((sum, count, index) => sum + count * (index + 1), 0);
}

/** How many pebbles no hand and no pond holds. */
export function left({ hands, ponds }: View): number {
  const out = [...hands, ...ponds.flat()];
  return ALL - out.reduce((sum, count) => sum + count, 0);
}
