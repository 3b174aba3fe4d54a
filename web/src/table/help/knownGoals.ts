/** The games whose goal this browser has already shown. */
import { remember, remembered } from "../../lib/preferences.svelte";

const key = (game: string) => `vaka.aim.${game}`;

export function isGoalKnown(game: string): boolean {
  return remembered(key(game), false);
}

export function keepGoalKnown(game: string): void {
  remember(key(game), true);
}
