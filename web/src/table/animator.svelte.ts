/**
 * What lies on the table while it is shown. A game's animator shows what happened step by step and
 * takes its time; a click skips, a whole run is capped, and who asked for less motion gets none.
 */
import { isStill, PACE, preferences } from "../lib/preferences.svelte";
import type { Composed, Json, Ply, State } from "../lib/protocol";

/** No run of steps takes longer, in milliseconds. */
const LONGEST = 6000;
/** How long a step is seen, at most, by those who asked for less motion. */
const STILL = 240;

export abstract class BoardAnimator {
  /** The view of what lies there, as far as it has been shown. */
  abstract readonly view: Json | null;
  /** The event that is being shown; for captions and for readers. */
  currentEvent = $state.raw<Json | null>(null);
  isRunning = $state(false);

  #pace = 1;
  #isSkipping = false;
  #wakeUp: (() => void) | null = null;

  /** Put a moment on the board at once; what led to it may tell how it is best shown. */
  abstract set(state: State, plies?: Ply[]): void;
  /** Show what was picked of a choice, which is not played yet. */
  abstract preview(state: State, composed: Composed | null): void;
  /** Show plies one after the other; of the first `known` the picks are on the board already. */
  abstract animate(plies: Ply[], known: number): Promise<void>;

  /** Mark on the board, by their numbers, events that are told beside it. */
  markEvents(_events: readonly Json[]): void {}

  /** Show the rest at once. */
  skip(): void {
    this.#isSkipping = true;
    this.#wakeUp?.();
  }

  /** Begin a run of steps that would take so long at the normal pace. */
  protected start(planned: number): void {
    this.#pace = Math.max(PACE[preferences.speed], planned / LONGEST);
    this.#isSkipping = this.#pace === Infinity || document.hidden;
    this.isRunning = true;
  }

  protected finish(): void {
    this.isRunning = false;
  }

  protected wait(time: number): Promise<void> {
    if (this.#isSkipping) return Promise.resolve();
    return this.#pause(isStill() ? time : time / this.#pace);
  }

  /** Call `draw` from 0 to 1 over some time; once with 1 where nothing is to move. */
  protected async tween(time: number, draw: (t: number) => void, ease = inOut): Promise<void> {
    if (this.#isSkipping || isStill()) {
      draw(1);
      if (!this.#isSkipping) await this.#pause(Math.min(2 * time, STILL));
      return;
    }
    const length = time / this.#pace;
    await new Promise<void>((resolve) => {
      const start = performance.now();
      let frame = 0;
      const finish = () => {
        cancelAnimationFrame(frame);
        draw(1);
        resolve();
      };
      const next = (now: number) => {
        const t = Math.min(1, Math.max(0, (now - start) / length));
        draw(ease(t));
        if (t < 1 && !document.hidden) frame = requestAnimationFrame(next);
        else finish();
      };
      this.#wakeUp = finish;
      frame = requestAnimationFrame(next);
    });
  }

  #pause(time: number): Promise<void> {
    if (time <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(done, time);
      function done() {
        clearTimeout(timer);
        resolve();
      }
      this.#wakeUp = done;
    });
  }
}

function inOut(t: number): number {
  return t < 0.5 ? 2 * t * t : 1 - (-2 * t + 2) ** 2 / 2;
}
