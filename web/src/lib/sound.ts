/** A soft sound that announces your turn, if you want it. */
import { preferences } from "./preferences.svelte";

/** Two notes of a shell horn: hertz, and seconds after the first. */
const NOTES = [
  [392, 0],
  [523.25, 0.14],
] as const;
const LENGTH = 0.5;
const LOUDNESS = 0.08;

let context: AudioContext | null = null;

export function chime(): void {
  if (!preferences.sound) return;
  context ??= new AudioContext();
  // An audio context made before the first input is suspended until now.
  void context.resume();
  for (const [pitch, after] of NOTES) {
    const [tone, volume, at] = [context.createOscillator(), context.createGain(), context.currentTime + after];
    tone.type = "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(LOUDNESS, at);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + LENGTH);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + LENGTH);
  }
}
