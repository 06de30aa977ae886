/** Telling people that it is their turn. */

import { setting } from "./settings.js";

let wasMine = false;

/**
 * A sound, if it is wanted, when the turn comes round from others.
 * @param {import("./types.js").Screen} now
 */
export function callMe(now) {
  const mine = Boolean(now.decision?.mine);
  const others = now.table.seats.some((seat) => seat.kind !== "open" && !now.me.includes(seat.seat));
  if (mine && !wasMine && others && setting("sound") === "on") chime();
  wasMine = mine;
}

function chime() {
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = 660;
  volume.gain.setValueAtTime(0.12, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.5);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.5);
  tone.addEventListener("ended", () => void audio.close());
}
