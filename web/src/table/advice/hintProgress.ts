/** A hint during a choice: the rest of it if the picks agree, else the whole hint from the start. */
import type { Hint, Move } from "../../lib/protocol";

export interface Advice {
  hint: Hint;
  /** The picks at the time of the request. */
  asked: readonly Move[];
}

/** The moves of a hint that are still to be picked, in notation; null if a pick is not among them. */
export function restOf({ choice }: Hint, picks: readonly Move[]): string[] | null {
  const rest = choice.text.split("; ");
  for (const { text } of picks) {
    const place = rest.indexOf(text);
    if (place < 0) return null;
    rest.splice(place, 1);
  }
  return rest;
}

/** Whether the hint still fits the picks: those at the time of the request, or its own moves. */
export function isFitting({ hint, asked }: Advice, picks: readonly Move[]): boolean {
  const rest = restOf(hint, picks);
  return rest === null ? picks === asked : rest.length > 0;
}
