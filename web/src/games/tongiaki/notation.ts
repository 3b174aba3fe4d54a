/** Parses moves, so that the board can show what each is about. */
import type { Colour } from "./model";
import type { Move } from "../../lib/protocol";

export type Verb =
  | "begin"
  | "draw"
  | "expand"
  | "found"
  | "reenter"
  | "settle"
  | "pass"
  | "waive"
  | "place"
  | "take"
  | "sail"
  | "remove"
  | "land"
  | "lay";

export interface Choice extends Move {
  verb: Verb;
  island?: string;
  beach?: string;
  edge?: number;
  colour?: Colour;
  /** The tile drawn by chance. */
  tile?: string;
  cell?: { q: number; r: number };
  rotation?: number;
  /** Re-entering on Tonga with two boats. */
  isPair?: boolean;
}

export function read(move: Move): Choice {
  const [verb, first = "", second = ""] = move.text.split(" ") as [Verb, string?, string?];
  const choice: Choice = { ...move, verb };
  switch (verb) {
    case "expand":
    case "found":
    case "remove":
      return { ...choice, island: first };
    case "draw":
      return { ...choice, tile: first };
    case "reenter":
      return { ...choice, island: first, isPair: second === "x2" };
    case "place":
    case "take":
      return { ...choice, beach: first, island: before(first) };
    case "sail":
      return { ...choice, beach: first, island: before(first), edge: Number(second) };
    case "land":
      return { ...choice, colour: first as Colour, beach: second, island: before(second) };
    case "lay": {
      const [q, r] = first.split(",").map(Number) as [number, number];
      return { ...choice, cell: { q, r }, rotation: Number(second) };
    }
    default:
      return choice;
  }
}

function before(beach: string): string {
  return beach.slice(0, beach.lastIndexOf("."));
}
