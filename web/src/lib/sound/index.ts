/** Sounds, unless the preference is off. They are loaded on demand, and made by Web Audio. */
import { preferences } from "../preferences.svelte";

export type Sound = "turn" | "landing" | "failure" | "chain" | "eruption" | "award" | "victory";

export function play(sound: Sound): void {
  if (preferences.sound) import("./synthesizer").then(({ synthesize }) => synthesize(sound), () => undefined);
}
