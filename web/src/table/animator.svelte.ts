/**
 * What the board shows. The animator of a game shows events step by step; a click skips, the length of a run is
 * limited, and reduced motion means none.
 */
import { isStill, PACE, preferences } from "../lib/preferences.svelte";
import type { Composed, Json, Ply, State } from "../lib/protocol";

/** The longest run of steps, in milliseconds. */
const LONGEST = 6000;
/** How long a step is shown at most with reduced motion. */
const STILL = 240;

export abstract class BoardAnimator {
  /** The view of the board, as far as it has been shown. */
  abstract readonly view: Json | null;
  /** The event that is being shown, for captions and screen readers. */
  currentEvent = $state.raw<Json | null>(null);
  isRunning = $state(false);
  /** More is about to be animated: a replay plays. */
  isContinuing = $state(false);

  #pace = 1;
  #isSkipping = false;
  #wakeUp: (() => void) | null = null;

  /** Show a position at once; the plies before it may help to draw it. */
  abstract set(state: State, plies?: Ply[]): void;
  /** Show the picks of a choice that is not played yet. */
  abstract preview(state: State, composed: Composed | null): void;
  /** Animate plies one after another; the picks of the first `known` are on the board already. */
  abstract animate(plies: Ply[], known: number): Promise<void>;

  /** Number events on the board that the news list. */
  markEvents(_events: readonly Json[]): void {}

  /** Skip to the end. */
  skip(): void {
    this.#isSkipping = true;
    this.#wakeUp?.();
  }

  /** Start a run of steps with this duration at normal speed. */
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

  /** Call `draw` with 0 to 1 over a duration; once with 1 if nothing is to move. */
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
