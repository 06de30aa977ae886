/** The visible part of the board: pan and zoom. */

import { isSmall } from "./dom.js";
import { shareRoom } from "./room.js";

/** @typedef {{x: number, y: number}} Point */
/** @typedef {Point & {width: number, height: number}} Box */

const CLOSEST = 6;
/** Units of the board to a pixel from which on there is room for all names. */
const NEAR = 1.7;
const NUDGE = 80;
/** @type {Object<string, [number, number]>} */
const WAYS = { ArrowUp: [0, NUDGE], ArrowDown: [0, -NUDGE], ArrowLeft: [NUDGE, 0], ArrowRight: [-NUDGE, 0] };

export class Camera {
  /**
   * @param {SVGSVGElement} svg
   * @param {HTMLElement} stage
   */
  constructor(svg, stage) {
    this.svg = svg;
    this.stage = stage;
    const box = svg.viewBox.baseVal;
    /** @type {Box} */
    this.full = { x: box.x, y: box.y, width: box.width, height: box.height };
    /** @type {Box} */
    this.view = { ...this.full };
    this.fitted = true;
    this.covered = 0;
    /** @type {Point | null} what was looked at last */
    this.wanted = null;
    document.addEventListener("covered", (event) => this.cover(/** @type {CustomEvent} */ (event).detail));
    new ResizeObserver(() => (this.fitted ? this.fit() : this.show())).observe(stage);
    addEventListener("resize", () => shareRoom(this.full));
    this.fit();
  }

  /** The whole board; on a small screen as large as it fills the screen. */
  fit() {
    this.fitted = true;
    shareRoom(this.full);
    const { clientWidth, clientHeight } = this.stage;
    if (!clientWidth || !clientHeight) return;
    const fill = isSmall() ? Math.min : Math.max;
    const unit = fill(this.full.width / clientWidth, this.full.height / clientHeight);
    const width = clientWidth * unit;
    const height = clientHeight * unit;
    this.view = {
      x: this.full.x + (this.full.width - width) / 2,
      y: this.full.y + (this.full.height - height) / 2,
      width,
      height,
    };
    if (this.wanted && isSmall()) this.reveal(this.wanted, true);
    this.show();
  }

  /**
   * Keep a place in the middle of the free part.
   * @param {Point} at
   * @param {boolean} [always]
   */
  reveal(at, always = false) {
    this.wanted = at;
    const { x, y, width, height } = this.view;
    const inside =
      at.x > x + width * 0.12 &&
      at.x < x + width * 0.88 &&
      at.y > y + height * 0.12 &&
      at.y < y + height * (0.88 - this.covered);
    if (inside && !always) return;
    this.view = { x: at.x - width / 2, y: at.y - (height * (1 - this.covered)) / 2, width, height };
    this.show(0);
  }

  /**
   * A panel lies over the lower part: what is looked at goes to the middle of the rest.
   * @param {number} height
   */
  cover(height) {
    const covered = Math.min(0.8, height / Math.max(1, this.stage.clientHeight));
    if (covered === this.covered) return;
    this.covered = covered;
    if (this.wanted) this.reveal(this.wanted, covered > 0);
    this.show();
  }

  /** @param {number} [slack] how much of the view may be empty; a small screen has no room for that */
  show(slack = isSmall() ? 0 : 0.35) {
    const { clientWidth, clientHeight } = this.stage;
    const view = this.view;
    view.height = (view.width * clientHeight) / Math.max(1, clientWidth);
    const clamp = (
      /** @type {number} */ value,
      /** @type {number} */ start,
      /** @type {number} */ size,
      /** @type {number} */ seen,
      below = 0,
    ) => {
      const low = start - seen * slack;
      const high = start + size - seen * (1 - Math.max(slack, below));
      return low > high ? start + (size - seen) / 2 : Math.min(high, Math.max(low, value));
    };
    view.x = clamp(view.x, this.full.x, this.full.width, view.width);
    view.y = clamp(view.y, this.full.y, this.full.height, view.height, this.covered);
    this.svg.setAttribute("viewBox", `${view.x} ${view.y} ${view.width} ${view.height}`);
    const unit = view.width / Math.max(1, clientWidth);
    this.svg.style.setProperty("--unit", String(unit));
    this.svg.classList.toggle("near", unit < NEAR);
    document.dispatchEvent(new CustomEvent("looking"));
  }

  /**
   * @param {number} factor
   * @param {Point} [about] a point of the screen that stays where it is
   */
  zoom(factor, about) {
    const rect = this.svg.getBoundingClientRect();
    const at = about ?? { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
    const { x, y, width } = this.view;
    const most = Math.max(this.full.width, (this.full.height * rect.width) / rect.height) * 1.15;
    const wanted = Math.min(most, Math.max(this.full.width / CLOSEST, width / factor));
    const part = wanted / width;
    const px = x + ((at.x - rect.x) / rect.width) * width;
    const py = y + ((at.y - rect.y) / rect.height) * this.view.height;
    this.view = { x: px - (px - x) * part, y: py - (py - y) * part, width: wanted, height: this.view.height * part };
    this.fitted = false;
    this.show();
  }

  /**
   * @param {number} dx
   * @param {number} dy
   */
  pan(dx, dy) {
    const unit = this.view.width / Math.max(1, this.stage.clientWidth);
    this.view.x -= dx * unit;
    this.view.y -= dy * unit;
    this.fitted = false;
    this.show();
  }

  /**
   * Go a little way by an arrow key.
   * @param {string} key
   */
  nudge(key) {
    this.pan(...(WAYS[key] ?? [0, 0]));
  }

  /**
   * Whether a place is in the upper half of what is seen.
   * @param {Point} at
   */
  isHigh(at) {
    return at.y < this.view.y + this.view.height / 2;
  }
}
