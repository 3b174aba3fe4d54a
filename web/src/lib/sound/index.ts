/** Sounds, unless the preference is off. They are loaded on demand, and made by Web Audio. */
import { preferences } from "../preferences.svelte";

export type Sound = "turn" | "landing" | "failure" | "chain" | "eruption" | "award" | "victory";

/** Play a sound. Before the first input a browser allows none. */
export function play(sound: Sound): void {
  if (!preferences.sound || document.hidden || navigator.userActivation?.hasBeenActive === false) return;
  performance.mark(`sound ${sound}`);
  import("./synthesizer").then(({ synthesize }) => synthesize(sound), () => undefined);
}
