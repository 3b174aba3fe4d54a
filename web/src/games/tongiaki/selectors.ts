/** Where on the board a move is seen, as selectors: at an island, a beach, or a cell, which also stands in a list. */
export function selectorsOf(move: string): string[] {
  const [verb, ...words] = move.split(" ");
  const place = (verb === "land" ? words[1] : words[0]) ?? "";
  if (verb === "lay") return [`[data-cell="${place}"]`, `[data-pick="${place}"]`];
  return [verb === "expand" || verb === "found" ? `[data-hit="island|${place}"]` : `[data-beach="${place}"]`];
}
