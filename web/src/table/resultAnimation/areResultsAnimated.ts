import { isStill, PACE, preferences } from "../../lib/preferences.svelte";

/** Whether awards and final scores appear one by one on the table. */
export function areResultsAnimated(): boolean {
  return preferences.sound && !isStill() && PACE[preferences.speed] !== Infinity;
}
