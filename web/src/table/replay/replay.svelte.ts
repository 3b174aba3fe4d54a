/** A replay: the requested moment, the one that is shown, and whether it plays on. */
import { untrack } from "svelte";
import { api } from "../../lib/api";
import { PACE, preferences } from "../../lib/preferences.svelte";
import type { Json, Ply, State, Table } from "../../lib/protocol";
import type { BoardAnimator } from "../animator.svelte";
import { busyWhile } from "../../lib/settled";

/** How many views are fetched together. */
const PAGE = 24;
/** Neighbours are fetched after a moment has been shown for this many milliseconds. */
const LOOK = 120;
/** Milliseconds between two plies, normally and at most speed. */
const BEAT = 240;
const FASTEST = 60;

export class Replay {
  /** The requested moment. */
  at = $state(0);
  /** The moment that is shown; negative if there is none yet. */
  shown = $state(-1);
  isPlaying = $state(false);
  /** The plies at which turns begin. */
  readonly turns: number[];

  #views = new Map<number, Promise<Json>>();
  #wanted = 0;
  #later: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: Table,
    readonly plies: Ply[],
    readonly animator: BoardAnimator,
    start: number,
    moment: Promise<Json>,
  ) {
    this.at = this.#within(start);
    if (this.at === start) this.#views.set(start, moment);
    this.turns = [0, ...plies.flatMap((ply, n) => (n > 0 && ply.turn_number !== plies[n - 1]!.turn_number ? [n] : []))];
    $effect(() => {
      const ply = this.at;
      void untrack(() => this.#show(ply));
    });
    $effect(() => this.#beat());
    $effect.pre(() => void (this.animator.isContinuing = this.isPlaying));
    $effect(() => busyWhile(() => this.isPlaying || this.shown !== this.at || this.animator.isRunning));
  }

  /** Go to a moment, and stay there. */
  step(to: number): void {
    this.isPlaying = false;
    this.at = this.#within(to);
  }

  previousTurn(): void {
    this.step(this.turns.findLast((ply) => ply < this.at) ?? 0);
  }

  nextTurn(): void {
    this.step(this.turns.find((ply) => ply > this.at) ?? this.plies.length);
  }

  play(): void {
    if (this.at >= this.plies.length) this.at = 0;
    this.isPlaying = !this.isPlaying;
  }

  #within(ply: number): number {
    return Math.min(this.plies.length, Math.max(0, ply));
  }

  /** While it plays, show one moment after another. */
  #beat(): (() => void) | void {
    if (!this.isPlaying || this.shown !== this.at) return;
    if (this.at >= this.plies.length) {
      this.isPlaying = false;
      return;
    }
    const timer = setTimeout(() => (this.at += 1), Math.max(FASTEST, BEAT / PACE[preferences.speed]));
    return () => clearTimeout(timer);
  }

  /** Show a moment; animate it if it is the next one while it plays. */
  async #show(ply: number): Promise<void> {
    this.#wanted += 1;
    const mine = this.#wanted;
    if (this.animator.isRunning) this.animator.skip();
    const view = await this.view(ply);
    if (mine !== this.#wanted) return;
    if (ply === this.shown + 1 && this.isPlaying) await this.animator.animate(this.plies.slice(ply - 1, ply), 0);
    if (mine !== this.#wanted) return;
    this.animator.set(momentOf(ply, view, this.plies[ply - 1]?.turn_number ?? 0), this.plies.slice(0, ply));
    this.shown = ply;
    clearTimeout(this.#later);
    this.#later = setTimeout(() => this.#prefetch(ply), LOOK);
  }

  /** The view of a ply: at once for the requested one, later for its neighbours. */
  view(ply: number): Promise<Json> {
    return this.#views.get(ply) ?? this.#fetch(ply, ply)[0]!;
  }

  #fetch(from: number, until: number): Promise<Json>[] {
    const page = api.views(this.table.id, from, until);
    page.catch(() => this.#views.clear());
    const all = Array.from({ length: until - from + 1 }, (_, n) => page.then((answer) => answer.views[n]!));
    all.forEach((view, n) => this.#views.set(from + n, view));
    return all;
  }

  /** Fetch the views around a moment. */
  #prefetch(ply: number): void {
    for (const near of [ply, ply + PAGE / 2, ply - PAGE / 2]) {
      const from = Math.max(0, Math.floor(near / PAGE) * PAGE);
      const until = Math.min(from + PAGE - 1, this.plies.length);
      const some = [from, Math.floor((from + until) / 2), until];
      if (from <= until && !some.every((known) => this.#views.has(known))) this.#fetch(from, until);
    }
  }
}

/** The state of a moment, in which nobody can choose anything. */
function momentOf(ply: number, view: Json, turn: number): State {
  return {
    ply,
    turn: -2,
    active: -1,
    viewer: null,
    view,
    moves: [],
    turn_number: turn,
    mid_choice: false,
    undo: null,
    prospects: [],
    seconds_left: null,
    bank_seconds: null,
    absence_seconds_left: null,
  };
}
