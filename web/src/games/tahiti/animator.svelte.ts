/** Animates events card by card: each event changes the scene, and the cards move to their new places. */
import { tick } from "svelte";
import { isStill } from "../../lib/preferences.svelte";
import type { Composed, Json, Ply, State } from "../../lib/protocol";
import { BoardAnimator } from "../../table/animator.svelte";
import { areResultsAnimated } from "../../table/resultAnimation/areResultsAnimated";
import type { Awarded, Event, View, Word } from "./model";
import { after } from "./viewChange";
import { moving, places } from "./cardMotion";
import { sceneOf, type Scene } from "./scene";

/** The duration of an event in milliseconds. Events not listed here are shown together with the next one. */
const TIME: Partial<Record<Event["kind"], number>> = {
  dealt: 90,
  added: 300,
  put: 340,
  took: 300,
  played: 320,
  set_aside: 380,
  cleared: 220,
  drew: 320,
  erupted: 700,
  lost: 160,
  spared: 500,
  laid: 340,
  passed: 260,
  awarded: 520,
  awarded_two: 520,
  kept: 120,
  dropped: 120,
  became_first: 420,
  showed: 120,
  round_begun: 300,
  reshuffled: 300,
  over: 1400,
};

/** How long the awards of a year stay on the table, in milliseconds. */
const STAGED = 1500;

/** Events in the centre, and events at a seat. */
const IN_CENTRE: ReadonlySet<Event["kind"]> = new Set(["round_begun", "added", "put", "took", "cleared", "erupted", "spared"]);
const BEFORE_SEAT: ReadonlySet<Event["kind"]> = new Set([
  "lost",
  "laid",
  "passed",
  "awarded",
  "awarded_two",
  "kept",
  "dropped",
  "showed",
]);
/** How many plies back to look for the place of the last event. */
const BACK = 8;

/** The place of an event: a seat, or the centre. */
export type Where = Word | "centre";

export class CardAnimator extends BoardAnimator {
  scene = $state.raw<Scene | null>(null);
  /** The place of the last event that has one. */
  where = $state<Where | null>(null);
  /** The awards that are shown over the table. */
  shownAwards = $state.raw<Awarded[]>([]);

  get view(): Json | null {
    return (this.scene?.view ?? null) as Json | null;
  }

  set(state: State, plies: Ply[] = []): void {
    const events = plies.slice(-BACK).flatMap((ply) => ply.events as unknown as Event[]);
    this.where = events.map(whereOf).findLast((where) => where !== null) ?? this.where;
    this.scene = sceneOf(state.view as unknown as View, this.scene);
    this.currentEvent = null;
    this.shownAwards = [];
  }

  /** Picked cards stay where they lie until the choice is made; the current choice marks them. */
  preview(_state: State, _composed: Composed | null): void {}

  async animate(plies: Ply[]): Promise<void> {
    if (!this.scene || plies.some((ply) => ply.kind === "undo")) return;
    const events = plies.flatMap((ply) => ply.events as unknown as Event[]);
    this.start(events.reduce((sum, event) => sum + (TIME[event.kind] ?? 0), 0));
    for (const event of events) {
      await this.#showAward(event);
      await this.#step(event);
    }
    await this.#showAward(null);
    this.finish();
  }

  /** Collect awards on the table, and leave them there for a moment. */
  async #showAward(event: Event | null): Promise<void> {
    if (event?.kind === "awarded" || event?.kind === "awarded_two") {
      if (areResultsAnimated()) this.shownAwards = [...this.shownAwards, event];
    } else if (this.shownAwards.length > 0) {
      await this.wait(STAGED);
      this.shownAwards = [];
    }
  }

  async #step(event: Event): Promise<void> {
    const time = TIME[event.kind] ?? 0;
    this.currentEvent = event as unknown as Json;
    this.where = whereOf(event) ?? this.where;
    if (time > 0) await tick(); // scroll to the place before anything moves
    const before = places();
    this.scene = sceneOf(after(this.scene!.view, event), this.scene);
    if (time === 0) return;
    // Show the last event for a moment before the result covers it.
    if (event.kind === "over") return isStill() ? undefined : this.wait(time);
    await tick();
    await this.tween(time, moving(before));
  }
}

function whereOf(event: Event): Where | null {
  if (event.kind === "lost" && event.seat === null) return "centre";
  if (BEFORE_SEAT.has(event.kind) && "seat" in event) return event.seat;
  return IN_CENTRE.has(event.kind) ? "centre" : null;
}
