/** Sounds, short and quiet, made by the browser itself. Nothing is heard before a person has touched the page. */

import { setting } from "./settings.js";

const LOUDNESS = 0.12;

/** @type {AudioContext | null} */
let audio = null;
let touched = false;
/** @type {Object<string, number>} when each sound has died away */
const fading = {};

for (const gesture of ["pointerdown", "keydown"])
  addEventListener(
    gesture,
    () => {
      touched = true;
    },
    { capture: true, once: true },
  );

/** @type {Object<string, undefined | ((audio: AudioContext, at: number) => number)>} each plays a sound and tells how long it lasts */
const SOUNDS = {
  dice: (audio, at) => {
    for (const [late, pitch] of [
      [0, 2600],
      [0.07, 3100],
      [0.12, 2300],
      [0.2, 2800],
      [0.31, 2400],
    ])
      hiss(audio, at + late, 0.05, "bandpass", pitch, pitch, 0.9);
    return 0.36;
  },
  door: (audio, at) => {
    hum(audio, at, 0.35, 140, 95, 900, 0.5);
    hiss(audio, at + 0.33, 0.12, "lowpass", 500, 120, 1);
    return 0.45;
  },
  groan: (audio, at) => {
    hum(audio, at, 0.8, 98, 62, 420, 0.8);
    hum(audio, at + 0.05, 0.7, 73, 58, 300, 0.6);
    return 0.85;
  },
  shot: (audio, at) => {
    hiss(audio, at, 0.3, "lowpass", 5200, 240, 1);
    return 0.3;
  },
};

/**
 * Play a sound of the game, unless sounds are off or the same one is still heard.
 * @param {string} name
 */
export function hear(name) {
  const sound = SOUNDS[name];
  const player = setting("effects") === "on" ? context() : null;
  if (!sound || !player || (fading[name] ?? 0) > player.currentTime) return;
  fading[name] = player.currentTime + sound(player, player.currentTime + 0.01);
}

/** The sound that calls somebody to their turn. */
export function chime() {
  const player = context();
  if (!player) return;
  const tone = new OscillatorNode(player, { frequency: 660 });
  sounding(player, tone, player.currentTime, 0.5, 1);
}

/** Whatever plays sounds; browsers want to be touched first. */
function context() {
  if (!touched || !("AudioContext" in globalThis)) return null;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume().catch(() => {});
  return audio;
}

/**
 * A burst of noise, filtered.
 * @param {AudioContext} audio
 * @param {number} at
 * @param {number} time
 * @param {BiquadFilterType} type
 * @param {number} from
 * @param {number} to
 * @param {number} loud
 */
function hiss(audio, at, time, type, from, to, loud) {
  const buffer = new AudioBuffer({ length: Math.ceil(audio.sampleRate * time), sampleRate: audio.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  const filter = new BiquadFilterNode(audio, { type, frequency: from, Q: 1.2 });
  filter.frequency.exponentialRampToValueAtTime(to, at + time);
  sounding(audio, new AudioBufferSourceNode(audio, { buffer }), at, time, loud, filter);
}

/**
 * A rough tone that sinks.
 * @param {AudioContext} audio
 * @param {number} at
 * @param {number} time
 * @param {number} from
 * @param {number} to
 * @param {number} dull frequencies above are muffled
 * @param {number} loud
 */
function hum(audio, at, time, from, to, dull, loud) {
  const tone = new OscillatorNode(audio, { type: "sawtooth", frequency: from });
  tone.frequency.exponentialRampToValueAtTime(to, at + time);
  sounding(audio, tone, at, time, loud, new BiquadFilterNode(audio, { type: "lowpass", frequency: dull }));
}

/**
 * Let a source be heard for a time, dying away.
 * @param {AudioContext} audio
 * @param {AudioScheduledSourceNode} source
 * @param {number} at
 * @param {number} time
 * @param {number} loud
 * @param {AudioNode} [filter]
 */
function sounding(audio, source, at, time, loud, filter) {
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(LOUDNESS * loud, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + time);
  (filter ? source.connect(filter) : source).connect(volume).connect(audio.destination);
  source.start(at);
  source.stop(at + time);
}
