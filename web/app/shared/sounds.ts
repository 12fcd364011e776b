/** Sounds, synthesised by the browser: no files. Browsers allow none before the first touch. */
import type { Happening } from '../table/model/types.js';

type Sound = Happening | 'refused' | 'low' | 'won' | 'lost' | 'turn';

/** Frequency in hertz, start and length in seconds, wave form, loudness. */
type Note = readonly [number, number, number, OscillatorType, number];

const NOTES: Readonly<Partial<Record<Sound, readonly Note[]>>> = {
  step: [[392, 0, 0.07, 'triangle', 0.16]],
  fence: [
    [196, 0, 0.05, 'square', 0.07],
    [147, 0.03, 0.09, 'triangle', 0.22],
  ],
  lift: [
    [147, 0, 0.06, 'triangle', 0.18],
    [220, 0.05, 0.08, 'triangle', 0.18],
  ],
  pellet: [
    [523, 0, 0.08, 'square', 0.06],
    [659, 0.07, 0.08, 'square', 0.06],
    [784, 0.14, 0.14, 'square', 0.06],
  ],
  eaten: [
    [880, 0, 0.06, 'sawtooth', 0.06],
    [660, 0.05, 0.06, 'sawtooth', 0.06],
    [440, 0.1, 0.12, 'sawtooth', 0.06],
  ],
  spend: [
    [330, 0, 0.06, 'square', 0.05],
    [494, 0.06, 0.12, 'square', 0.05],
  ],
  catch: [
    [440, 0, 0.12, 'triangle', 0.2],
    [349, 0.12, 0.12, 'triangle', 0.2],
    [262, 0.24, 0.26, 'triangle', 0.2],
  ],
  refused: [[131, 0, 0.12, 'sine', 0.22]],
  low: [
    [880, 0, 0.07, 'triangle', 0.2],
    [880, 0.14, 0.07, 'triangle', 0.2],
  ],
  turn: [
    [659, 0, 0.14, 'triangle', 0.2],
    [880, 0.16, 0.22, 'triangle', 0.2],
  ],
  won: [
    [523, 0, 0.12, 'triangle', 0.18],
    [659, 0.12, 0.12, 'triangle', 0.18],
    [784, 0.24, 0.12, 'triangle', 0.18],
    [1047, 0.36, 0.34, 'triangle', 0.18],
  ],
  lost: [
    [392, 0, 0.16, 'triangle', 0.16],
    [330, 0.16, 0.16, 'triangle', 0.16],
    [262, 0.32, 0.4, 'triangle', 0.16],
  ],
};

let context: AudioContext | null = null;

/** Plays a sound; silent until the user has touched the page. */
export function play(sound: Sound): void {
  const notes = NOTES[sound];
  if (!notes || typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const now = context.currentTime + 0.01;
  for (const [frequency, begin, length, type, loudness] of notes) {
    const oscillator = new OscillatorNode(context, { type, frequency });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, now + begin);
    gain.gain.linearRampToValueAtTime(loudness, now + begin + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + begin + length);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(now + begin);
    oscillator.stop(now + begin + length + 0.02);
  }
}
