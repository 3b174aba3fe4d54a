/** Where on the board a move is seen, as selectors: at an island or a beach. */
export function seenAt(move: string): string[] {
  const [verb, ...words] = move.split(" ");
  const place = (verb === "land" ? words[1] : words[0]) ?? "";
  return [verb === "expand" || verb === "found" ? `[data-hit="island|${place}"]` : `[data-beach="${place}"]`];
}
