// Tiny sounds made on the spot; off unless somebody wants them.
import { settings } from './settings.svelte';

const NOTES = { move: [520, 0.05], other: [390, 0.05], turn: [660, 0.12], end: [780, 0.3] } as const;
const LOUDNESS = 0.08;
let context: AudioContext | null = null;

export function play(sound: keyof typeof NOTES): void {
  if (!settings.hasSound) return;
  context ??= new AudioContext();
  const [pitch, length] = NOTES[sound];
  const now = context.currentTime;
  const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
  const volume = new GainNode(context, { gain: LOUDNESS });
  volume.gain.exponentialRampToValueAtTime(0.001, now + length);
  tone.connect(volume).connect(context.destination);
  tone.start(now);
  tone.stop(now + length);
}
