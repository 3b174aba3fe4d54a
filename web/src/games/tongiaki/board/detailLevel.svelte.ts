/**
 * The radius of a tile for which details such as palms and names are drawn. Another level of detail restyles all tiles,
 * some thousand elements, so it waits until no animation is running.
 */
import { untrack } from "svelte";
import { busyWhile } from "../../../lib/settled";

/** Milliseconds after an animation: the next one may follow at once. */
const QUIET = 320;

export class DetailLevel {
  radius = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wasRunning = false;

  /** Call while a component is created. */
  constructor(radius: () => number, isRunning: () => boolean) {
    $effect.pre(() => {
      const [now, isBusy] = [radius(), isRunning()];
      untrack(() => this.#follow(now, isBusy));
    });
    $effect(() => busyWhile(() => this.#timer !== undefined));
    $effect(() => () => clearTimeout(this.#timer));
  }

  #follow(radius: number, isRunning: boolean): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#wasRunning ||= isRunning;
    if (isRunning) return;
    if (!this.#wasRunning) this.radius = radius;
    else this.#timer = setTimeout(() => this.#settle(radius), QUIET);
  }

  #settle(radius: number): void {
    this.#timer = undefined;
    this.#wasRunning = false;
    this.radius = radius;
  }
}
