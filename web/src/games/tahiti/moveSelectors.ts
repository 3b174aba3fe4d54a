/** The elements of the card that a move is about, as selectors; a card in hand is chosen where it lies. */
export function selectorsOf(move: string): string[] {
  const [verb, card] = move.split(" ");
  if (verb === "take" || verb === "discard") return [`.centre [data-face="${card}"]`];
  return verb === "keep" ? [`.own [data-face="${card}"]`] : [];
}
