/** The playback of events in readable steps: speed, pause, skip; nothing of it for those who want no motion. */

import { byId, calm, h, say } from "./dom.js";
import { faces } from "./panels.js";
import { keep, SPEEDS, setting } from "./settings.js";

/** @typedef {import("./types.js").Step} Step */

const FACTOR = /** @type {Object<string, number>} */ ({ slow: 2, normal: 1, fast: 0.4, step: 1, none: 0 });
const SHORTEST = 380;
const READING = 11;
const SLOWEST = 1500;
/** A card is shown for so long at least, and all that a choice brings for so long together. */
const A_CARD = 1000;
const ALL = 7500;
/** However much happens, nothing is shown for less. */
const A_GLANCE = 160;
const MOST_STEPS = 400;
const MOST_CARDS = 4;

/** Whether what happens is shown at once, without steps. */
export function atOnce() {
  return setting("speed") === "none" || (calm() && setting("speed") !== "step");
}

/**
 * The time that a step takes at normal speed when there is time enough.
 * @param {Step} step
 */
function leisurely(step) {
  const length = (step.text?.length ?? 0) + (step.because?.length ?? 0);
  const time = step.quick && !step.because ? SHORTEST : Math.min(SLOWEST, SHORTEST + READING * length);
  return step.cards ? Math.max(A_CARD, time) : time;
}

/**
 * The times of all steps: if they are too long together, those without cards are shown for less.
 * @param {Step[]} steps
 */
export function times(steps) {
  const wanted = steps.map(leisurely);
  const total = wanted.reduce((sum, time) => sum + time, 0);
  if (total <= ALL) return wanted;
  const cards = steps.filter((step) => step.cards).length * A_CARD;
  const others = steps.reduce((sum, step, at) => sum + (step.cards ? 0 : wanted[at]), 0);
  const share = others ? Math.max(0, ALL - cards) / others : 0;
  return steps.map((step, at) => (step.cards ? A_CARD : Math.max(A_GLANCE, wanted[at] * share)));
}

export class Playback {
  /** @param {(step: Step) => void} show */
  constructor(show) {
    this.show = show;
    this.running = false;
    this.paused = false;
    this.skipping = false;
    this.stepped = false;
    this.wake = () => {};
    for (const id of ["speed-now", "set-speed"]) {
      const select = /** @type {HTMLSelectElement} */ (byId(id));
      select.replaceChildren(...SPEEDS.map((speed) => new Option(say(`speed-${speed}`), speed)));
      select.value = setting("speed");
      select.addEventListener("change", () => {
        keep("speed", select.value);
        this.shownSpeed();
        this.wake();
      });
    }
  }

  shownSpeed() {
    for (const id of ["speed-now", "set-speed"]) /** @type {HTMLSelectElement} */ (byId(id)).value = setting("speed");
  }

  /**
   * Play the steps, then go on.
   * @param {Step[]} steps
   */
  async play(steps) {
    const shown = steps.filter((step) => step.text || step.cards || Object.keys(step.pieces).length);
    if (!shown.length || atOnce() || document.hidden || shown.length > MOST_STEPS) return;
    const lasting = times(shown);
    this.running = true;
    this.skipping = false;
    byId("playback").hidden = shown.length < 3 && setting("speed") !== "step";
    for (const [at, step] of shown.entries()) {
      if (this.skipping || setting("speed") === "none") break;
      this.show(step);
      this.caption(step);
      await this.pause(lasting[at]);
    }
    this.caption(null);
    byId("playback").hidden = true;
    this.running = false;
    if (this.paused) this.toggle();
  }

  /**
   * The words of a step, with the dice that were rolled and the cards that were drawn.
   * @param {Step | null} step
   */
  caption(step) {
    const caption = byId("caption");
    const cards = (step?.cards ?? []).slice(0, MOST_CARDS).map((svg) => h("span", { class: "drawn", html: svg }));
    const dice = step?.dice ? [faces(step.dice)] : [];
    caption.hidden = !step?.text && !cards.length && !dice.length;
    caption.replaceChildren(
      step?.text ?? "",
      ...(step?.because ? [h("small", { class: "because" }, step.because)] : []),
      ...dice,
      ...(cards.length ? [h("span", { class: "cards" }, ...cards)] : []),
    );
  }

  /** @param {number} time */
  pause(time) {
    return new Promise((resolve) => {
      let timer = 0;
      const check = () => {
        clearTimeout(timer);
        if (this.skipping || this.stepped || setting("speed") === "none") {
          this.stepped = false;
          this.wake = () => {};
          resolve(undefined);
        } else if (!this.paused && setting("speed") !== "step") {
          timer = window.setTimeout(() => {
            this.wake = () => {};
            resolve(undefined);
          }, time * FACTOR[setting("speed")]);
        }
        this.label();
      };
      this.wake = check;
      check();
    });
  }

  label() {
    const label = byId("playback").querySelector(".label");
    if (label) label.textContent = say(setting("speed") === "step" ? "next-step" : this.paused ? "go-on" : "pause");
  }

  /** Pause, go on, or the next step. */
  toggle() {
    if (setting("speed") === "step" && this.running) this.stepped = true;
    else this.paused = this.running && !this.paused;
    this.wake();
    this.label();
  }

  /** A click or a key goes on: to the next step if people step through, else to the end. */
  onward() {
    if (setting("speed") === "step") this.toggle();
    else this.skip();
  }

  /** To the end at once. */
  skip() {
    this.skipping = true;
    this.paused = false;
    this.wake();
  }
}
