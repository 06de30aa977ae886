/** Figures on their way: Zombies that walk, Survivors that are hit. */

import { MOVING } from "./board.js";
import { calm, s } from "./dom.js";

/** @typedef {import("./types.js").Walk} Walk */

const overlay = /** @type {SVGGElement} */ (document.querySelector("#overlay"));

export class Moving {
  /** @param {import("./board.js").Board} board */
  constructor(board) {
    this.board = board;
    /** @type {Object<string, string | null>} */
    this.awaited = {};
  }

  /**
   * Groups of Zombies walk, each from one Zone to another, all at once; the Zones that they come to wait until they
   * have come.
   * @param {Walk[]} walks
   * @param {Object<string, string | null>} pieces
   */
  walk(walks, pieces) {
    const going = walks.flatMap(({ walking, zones }) => {
      const [from, to] = [this.board.middle(zones[0]), this.board.middle(zones[1])];
      return walking && from && to ? [{ walking, from, to, name: `zombies:${zones[1]}` }] : [];
    });
    if (calm() || !going.length) return this.board.update(pieces);
    const awaited = new Set(going.map(({ name }) => name));
    const changed = Object.entries(pieces);
    this.board.update(Object.fromEntries(changed.filter(([name]) => !awaited.has(name))));
    this.awaited = Object.fromEntries(changed.filter(([name]) => awaited.has(name)));
    const come = going.map(({ walking, from, to }) => this.send(walking, from, to));
    Promise.all(come).then(
      () => overlay.querySelector(".walking") && this.halt(),
      () => {},
    );
    return undefined;
  }

  /**
   * One group on its way.
   * @param {string} drawn
   * @param {{x: number, y: number}} from
   * @param {{x: number, y: number}} to
   */
  send(drawn, from, to) {
    const group = s("g", { class: "walking" });
    group.innerHTML = drawn;
    overlay.append(group);
    const at = (/** @type {{x: number, y: number}} */ place) => `translate(${place.x}px, ${place.y}px)`;
    return group.animate([{ transform: at(from) }, { transform: at(to) }], MOVING).finished;
  }

  /** Whoever is on the way has come. */
  halt() {
    for (const group of overlay.querySelectorAll(".walking")) group.remove();
    const come = this.awaited;
    this.awaited = {};
    this.board.update(come);
  }

  /**
   * Somebody is hit: their figure shakes.
   * @param {number} who
   */
  shake(who) {
    const piece = document.querySelector(`#pieces [data-piece="survivor:${who}"]`);
    if (!piece || calm()) return;
    piece.animate(
      [0, -12, 12, -8, 8, 0].map((far) => ({
        transform: `translateX(${far}px)`,
        filter: far ? "sepia(1) saturate(6) hue-rotate(-50deg)" : "none",
      })),
      MOVING,
    );
  }
}
