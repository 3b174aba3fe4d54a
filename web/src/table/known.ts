/** Which games somebody at this browser knows the aim of. */
import { remember, remembered } from "../lib/preferences.svelte";

const key = (game: string) => `vaka.aim.${game}`;

export function isAimKnown(game: string): boolean {
  return remembered(key(game), false);
}

export function keepAimKnown(game: string): void {
  remember(key(game), true);
}
