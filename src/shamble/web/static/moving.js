/** Figures on their way: Zombies that walk, Survivors that are hit. */

import { MOVING } from "./board.js";
import { calm, s } from "./dom.js";

const overlay = /** @type {SVGGElement} */ (document.querySelector("#overlay"));

export class Moving {
  /** @param {import("./board.js").Board} board */
  constructor(board) {
    this.board = board;
    /** @type {Object<string, string | null>} */
    this.awaited = {};
  }

  /**
   * Zombies walk from one Zone to another; those who were there already wait until they have come.
   * @param {string} drawn
   * @param {string} origin
   * @param {string} zone
   * @param {Object<string, string | null>} pieces
   */
  walk(drawn, origin, zone, pieces) {
    const [from, to] = [this.board.middle(origin), this.board.middle(zone)];
    const name = `zombies:${zone}`;
    if (!drawn || !from || !to || calm()) return this.board.update(pieces);
    const { [name]: there, ...others } = pieces;
    this.board.update(others);
    const group = s("g", { class: "walking" });
    group.innerHTML = drawn;
    overlay.append(group);
    const at = (/** @type {{x: number, y: number}} */ place) => `translate(${place.x}px, ${place.y}px)`;
    this.awaited = name in pieces ? { [name]: there } : {};
    group.animate([{ transform: at(from) }, { transform: at(to) }], MOVING).finished.then(
      () => group.isConnected && this.halt(),
      () => {},
    );
    return undefined;
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
