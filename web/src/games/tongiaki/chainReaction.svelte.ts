/** The order in which the beaches of a chain reaction sailed. */
import type { Ply } from "../../lib/protocol";
import type { Event } from "./model";

export class Chain {
  /** The beaches that sailed in the turn that is shown, in order. */
  #sailed = $state.raw<string[]>([]);
  /** Beaches that the news list; they come first. */
  #marked = $state.raw<string[]>([]);
  /** The plies so far, without those taken back. */
  #standing: Ply[] = [];

  /** The beaches to number; none if a single one sailed. */
  get beaches(): readonly string[] {
    const told = this.#marked.length > 0 ? this.#marked : this.#sailed;
    return told.length > 1 ? told : [];
  }

  /** Start again with all plies. */
  recall(plies: readonly Ply[]): void {
    this.#standing = [];
    for (const ply of plies) this.#keep(ply);
    this.#sailed = this.#turn.flatMap(sailings);
  }

  /** A ply is shown now, its sailings one by one. */
  follow(ply: Ply): void {
    this.#keep(ply);
    this.#sailed = this.#turn.filter((each) => each !== ply).flatMap(sailings);
  }

  sail(beach: string): void {
    this.#sailed = [...this.#sailed, beach];
  }

  /** The chain ends when another turn has begun. */
  rest(turn: number): void {
    if (this.#standing.at(-1)?.turn_number !== turn) this.#sailed = [];
  }

  mark(beaches: string[]): void {
    this.#marked = beaches;
  }

  get #turn(): Ply[] {
    const turn = this.#standing.at(-1)?.turn_number;
    return this.#standing.slice(1 + this.#standing.findLastIndex((ply) => ply.turn_number !== turn));
  }

  #keep(ply: Ply): void {
    if (ply.kind === "undo") this.#standing.length -= Math.min(ply.plies ?? 0, this.#standing.length);
    else this.#standing.push(ply);
  }
}

function sailings(ply: Ply): string[] {
  return (ply.events as unknown as Event[]).flatMap((event) => (event.kind === "sailed" ? event.beach : []));
}
