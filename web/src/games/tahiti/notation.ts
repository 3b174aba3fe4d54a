/** Parses moves: a verb and usually a card. */
import type { Move } from "../../lib/protocol";
import type { Card } from "./model";

const VERBS = ["begin", "draw", "put", "take", "play", "discard", "lay", "keep", "cut", "done", "end", "pass"] as const;
export type Verb = (typeof VERBS)[number];

export interface Choice extends Move {
  verb: Verb;
  card: Card | null;
}

export function read(move: Move): Choice {
  const [verb, card] = move.text.split(" ");
  return { ...move, verb: verb as Verb, card: card ?? null };
}
