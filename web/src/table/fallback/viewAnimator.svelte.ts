/** Shows each event as text, then the new view. */
import type { Composed, Json, Ply, State } from "../../lib/protocol";
import { BoardAnimator } from "../animator.svelte";

/** How long an event is shown, in milliseconds. */
const EVENT = 500;

export class ViewAnimator extends BoardAnimator {
  view = $state.raw<Json | null>(null);

  set(state: State): void {
    this.view = state.view;
    this.currentEvent = null;
  }

  preview(state: State, composed: Composed | null): void {
    this.view = composed?.view ?? state.view;
  }

  async animate(plies: Ply[]): Promise<void> {
    const events = plies.flatMap((ply) => ply.events);
    this.start(events.length * EVENT);
    for (const event of events) {
      this.currentEvent = event;
      await this.wait(EVENT);
    }
    this.finish();
  }
}
