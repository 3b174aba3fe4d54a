import { isStill, PACE, preferences } from "../../lib/preferences.svelte";

/** Whether awards and final scores are staged on the table. */
export function isStaged(): boolean {
  return preferences.sound && !isStill() && PACE[preferences.speed] !== Infinity;
}
