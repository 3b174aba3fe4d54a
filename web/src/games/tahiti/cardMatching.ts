/** Finds the cards of a place that a list of names means: among equal cards, the first ones. */
import type { Card } from "./model";
import type { PlacedCard } from "./scene";

export function matchingIds(lying: readonly PlacedCard[], cards: readonly (Card | null)[]): Set<number> {
  const left = [...cards];
  const found = new Set<number>();
  for (const { id, card } of lying) {
    const index = card === null ? -1 : left.indexOf(card);
    if (index < 0) continue;
    left.splice(index, 1);
    found.add(id);
  }
  return found;
}
