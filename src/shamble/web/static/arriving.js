/** Screens that arrive: what led to them is played first, then the newest one is shown. */

import { byId, say, toast } from "./dom.js";
import * as panels from "./panels.js";
import { Playback } from "./playback.js";

/** @typedef {import("./types.js").Screen} Screen */
/** @typedef {import("./types.js").Step} Step */

export class Arriving {
  /**
   * @param {import("./board.js").Board} board
   * @param {import("./moving.js").Moving} moving
   * @param {(screen: Screen, first: boolean) => void} show
   */
  constructor(board, moving, show) {
    this.board = board;
    this.moving = moving;
    this.show = show;
    this.playback = new Playback((step) => this.showStep(step));
    /** @type {Screen | null} what is shown */
    this.screen = null;
    /** @type {Screen | null} what came last */
    this.newest = null;
    /** @type {Step[]} */
    this.waiting = [];
  }

  /**
   * Steps are played first; a screen that arrives meanwhile waits, and only the newest one counts.
   * @param {Screen} next
   * @param {Step[]} steps
   */
  async arrived(next, steps) {
    const { screen, playback } = this;
    for (const step of steps) if (step.code === "table" && step.text) toast(step.text);
    if (screen && next.following && next.following !== screen.following) return location.assign(`/t/${next.following}`);
    const jumped = !screen || next.seq < (this.newest ?? screen).seq;
    this.newest = next;
    if (jumped) {
      this.waiting = [];
      if (playback.running) return playback.skip();
      return this.settle();
    }
    this.waiting.push(...steps);
    if (playback.running) return undefined;
    while (this.waiting.length) {
      const playing = this.waiting;
      this.waiting = [];
      document.body.classList.add("playing");
      const played = playback.play(playing);
      if (!byId("playback").hidden) showPlaying();
      await played;
    }
    document.body.classList.remove("playing");
    return this.settle();
  }

  /** Show the newest screen as it is. */
  settle() {
    if (!this.newest) return;
    const first = this.screen === null;
    this.screen = this.newest;
    this.show(this.screen, first);
  }

  /** @param {Step} step */
  showStep(step) {
    const { board, moving, screen } = this;
    const [origin, zone] = step.zones ?? [];
    moving.halt();
    if (step.walking && origin && zone) moving.walk(step.walking, origin, zone, step.pieces ?? {});
    else if (step.pieces) board.update(step.pieces);
    if (step.hurt !== undefined) moving.shake(step.hurt);
    board.tell(step.zones ?? []);
    const at = step.zones?.at(-1);
    if (at) board.reveal(at);
    byId("caption").classList.toggle("low", Boolean(at && board.isHigh(at)));
    if (step.dice && screen) panels.showDice(step.dice, screen);
    if (step.text) panels.passing(step.text);
  }
}

/** The old question is past; the new turn is seen when everything has been shown. */
function showPlaying() {
  byId("question").textContent = byId("strip").textContent = byId("turn").textContent = say("playing");
  byId("guide").hidden = true;
}
