/** Makes sounds from a few tones each. */
import type { Sound } from ".";

interface Tone {
  wave: OscillatorType;
  /** Hertz at its start and at its end. */
  from: number;
  to: number;
  /** Seconds after the start of the sound, and its length. */
  after: number;
  length: number;
}

const note = (pitch: number, after: number, length = 0.5): Tone => ({ wave: "triangle", from: pitch, to: pitch, after, length });

const SOUNDS: Record<Sound, Tone[]> = {
  // two notes of a shell horn
  turn: [note(392, 0), note(523.25, 0.14)],
  // a hull on the sand
  landing: [{ wave: "triangle", from: 240, to: 150, after: 0, length: 0.16 }],
  failure: [
    { wave: "sine", from: 330, to: 110, after: 0, length: 0.6 },
    { wave: "triangle", from: 247, to: 82, after: 0.08, length: 0.6 },
  ],
  // one step up: another beach sails
  chain: [note(293.66, 0, 0.22), note(440, 0.08, 0.3)],
  eruption: [
    { wave: "sawtooth", from: 92, to: 31, after: 0, length: 1.1 },
    { wave: "square", from: 58, to: 25, after: 0.06, length: 1.2 },
  ],
  award: [note(523.25, 0, 0.3), note(659.25, 0.1, 0.45)],
  victory: [note(392, 0, 0.35), note(523.25, 0.14, 0.35), note(659.25, 0.28, 0.4), note(783.99, 0.42, 0.9)],
};
const LOUDNESS = 0.08;
/** Exponential ramps cannot end at zero. */
const SILENCE = 0.0001;

let context: AudioContext | null = null;
/** Tones that have not ended. A context computes silence until it is suspended. */
let sounding = 0;

export function synthesize(sound: Sound): void {
  // Before the first input a browser allows no sound.
  if (navigator.userActivation?.hasBeenActive === false) return;
  performance.mark(`sound ${sound}`);
  context ??= new AudioContext();
  void context.resume();
  for (const { wave, from, to, after, length } of SOUNDS[sound]) {
    const [tone, volume, at] = [context.createOscillator(), context.createGain(), context.currentTime + after];
    tone.type = wave;
    tone.frequency.setValueAtTime(from, at);
    tone.frequency.exponentialRampToValueAtTime(to, at + length);
    volume.gain.setValueAtTime(LOUDNESS, at);
    volume.gain.exponentialRampToValueAtTime(SILENCE, at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + length);
    sounding += 1;
    tone.onended = () => {
      sounding -= 1;
      if (!sounding) void context?.suspend();
    };
  }
}
