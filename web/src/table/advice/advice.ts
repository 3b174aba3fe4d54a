/** A hint beside a choice that may be begun: what is left of it, or the whole where that begins anew. */
import type { Hint, Move } from "../../lib/protocol";

export interface Advice {
  hint: Hint;
  /** The picks with which it was asked for. */
  asked: readonly Move[];
}

/** The moves of a hint that are still to be picked, in the notation; null if a pick is none of them. */
export function restOf({ choice }: Hint, picks: readonly Move[]): string[] | null {
  const rest = choice.text.split("; ");
  for (const { text } of picks) {
    const place = rest.indexOf(text);
    if (place < 0) return null;
    rest.splice(place, 1);
  }
  return rest;
}

/** Whether it has something to say to what is picked: as when it was asked for, or as it said itself. */
export function isFitting({ hint, asked }: Advice, picks: readonly Move[]): boolean {
  const rest = restOf(hint, picks);
  return rest === null ? picks === asked : rest.length > 0;
}
