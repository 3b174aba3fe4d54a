/** Plays the sound of each event while it is shown. */
import { untrack } from "svelte";
import { play } from "../lib/sound";
import type { BoardAnimator } from "./animator.svelte";
import type { Game } from "./game";

/** Call while a component is created. */
export function playEventSounds(game: Game, animator: BoardAnimator): void {
  $effect(() => {
    const event = animator.currentEvent;
    const sound = event && untrack(() => game.soundOf?.(event, animator));
    if (sound) play(sound);
  });
}
