/** Pebbles as they lie while it is shown what happened: one event after the other, then the moment. */
import type { Composed, Ply, State } from "../../lib/protocol";
import { Stage } from "../../table/stage.svelte";
import type { View } from "./model";

/** How long an event is seen, in milliseconds. */
const SEEN = 500;

export class PebbleStage extends Stage {
  view = $state.raw<View | null>(null);

  put(state: State): void {
    this.view = state.view as unknown as View;
    this.now = null;
  }

  sketch(state: State, composed: Composed | null): void {
    this.view = (composed?.view ?? state.view) as unknown as View;
  }

  async show(plies: Ply[]): Promise<void> {
    const events = plies.flatMap((ply) => ply.events);
    this.begin(events.length * SEEN);
    for (const event of events) {
      this.now = event;
      await this.wait(SEEN);
    }
    this.end();
  }
}
