/** Screens that arrive: what led to them is played first, then the newest one is shown. */

import { byId, say, toast } from "./dom.js";
import { showLearned } from "./moments.js";
import * as panels from "./panels.js";
import { atOnce, Playback } from "./playback.js";
import { hear } from "./sounds.js";

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
    /** @type {import("./types.js").Learned[]} Skills that are shown once everything has been played */
    this.learned = [];
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
    this.learned.push(...steps.flatMap((step) => step.learned ?? []));
    this.waiting.push(...steps);
    if (playback.running) return undefined;
    while (this.waiting.length) {
      const playing = this.waiting;
      this.waiting = [];
      document.body.classList.add("playing");
      if (atOnce()) tellDigest(playing);
      const played = playback.play(playing);
      if (!byId("playback").hidden) showPlaying();
      await played;
    }
    document.body.classList.remove("playing");
    this.settle();
    return showLearned(this.learned.splice(0), this.newest);
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
    moving.halt();
    if (step.walks) moving.walk(step.walks, step.pieces);
    else board.update(step.pieces);
    if (step.hurt !== undefined) moving.shake(step.hurt);
    board.tell(step.zones);
    const at = step.zones.at(-1);
    if (at) board.reveal(at);
    byId("caption").classList.toggle("low", Boolean(at && board.isHigh(at)));
    if (step.dice && screen) panels.showDice(step.dice, screen);
    if (step.text) panels.passing(step.text);
    for (const sound of step.sounds ?? []) hear(sound);
  }
}

/**
 * What changed, in a few lines, for those who see everything at once.
 * @param {Step[]} steps
 */
function tellDigest(steps) {
  const hurt = steps.filter((step) => step.hurt !== undefined).map((step) => step.text ?? "");
  const moved = steps.flatMap((step) => step.walks ?? []).reduce((sum, walk) => sum + walk.n, 0);
  const come = steps.reduce((sum, step) => sum + (step.come ?? 0), 0);
  const lines = [
    ...hurt,
    ...(moved ? [say("digest-moved", { n: moved })] : []),
    ...(come ? [say("digest-come", { n: come })] : []),
  ];
  if (steps.length > 1 && lines.length) toast(lines.join(" "));
}

/** The old question is past; the new turn is seen when everything has been shown. */
function showPlaying() {
  byId("question").textContent = byId("strip").textContent = byId("turn").textContent = say("playing");
  byId("guide").hidden = true;
}
