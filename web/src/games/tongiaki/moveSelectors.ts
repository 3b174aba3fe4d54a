/** The elements of the island, beach or cell that a move is about, as selectors; a cell is also in a list. */
export function selectorsOf(move: string): string[] {
  const [verb, ...words] = move.split(" ");
  const place = (verb === "land" ? words[1] : words[0]) ?? "";
  if (verb === "lay") return [`[data-cell="${place}"]`, `[data-pick="${place}"]`];
  return [verb === "expand" || verb === "found" ? `[data-hit="island|${place}"]` : `[data-beach="${place}"]`];
}
