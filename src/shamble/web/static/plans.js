/** Plans that people draw over the board: arrows, and figures where somebody could go. */

import { s, toast } from "./dom.js";

/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./types.js").Mark} Mark */
/** @typedef {{x: number, y: number}} Point */

const COLOURS = 6;
const SIDE = 30;
const BEND = 0.12;
const BADGE = 48;

/**
 * The classes that give a seat its colour, and beyond the sixth a pattern as well.
 * @param {number} seat
 */
export const seatClass = (seat) => `by-${seat % COLOURS}${seat >= COLOURS ? " dashed" : ""}`;

export class Plans {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    this.layer = /** @type {SVGGElement} */ (/** @type {unknown} */ (document.getElementById("plans")));
    /** @type {Mark[]} */
    this.marks = [];
    /** @type {number | null} */
    this.newest = null;
    this.timer = 0;
  }

  /**
   * All that is drawn now; what others have just drawn is told.
   * @param {Mark[]} marks
   * @param {number[]} me
   */
  show(marks, me) {
    const known = this.newest;
    if (known !== null) {
      for (const mark of marks) if (mark.id > known && !me.includes(mark.by)) toast(mark.text);
    }
    this.newest = Math.max(known ?? 0, ...marks.map((mark) => mark.id));
    const now = performance.now();
    this.marks = marks.map((mark) => ({ ...mark, seconds: now + mark.seconds * 1000 }));
    this.draw();
  }

  /** @param {number[]} me */
  hasOf(me) {
    return this.marks.some((mark) => me.includes(mark.by));
  }

  /** Draw everything anew: figures have moved, or time has passed. */
  draw() {
    const now = performance.now();
    clearTimeout(this.timer);
    this.marks = this.marks.filter((mark) => mark.seconds > now);
    if (this.marks.length)
      this.timer = window.setTimeout(() => this.draw(), Math.min(...this.marks.map((mark) => mark.seconds)) - now + 50);
    this.layer.replaceChildren(...this.marks.flatMap((mark) => this.drawn(mark)));
  }

  /** @param {Mark} mark */
  drawn(mark) {
    const points = /** @type {Point[]} */ (mark.zones.map((zone) => this.board.middle(zone)).filter(Boolean));
    if (points.length < 2) return [];
    const group = s(
      "g",
      {
        class: `mark ${mark.kind} ${seatClass(mark.by)}${mark.walks ? "" : " blocked"}`,
        role: "img",
        "aria-label": mark.text,
        "data-mark": mark.id,
      },
      s("title", {}, mark.text),
    );
    const goal = points[points.length - 1];
    if (mark.kind === "ghost")
      group.append(
        s("path", { d: `M${points.map((at) => `${at.x} ${at.y}`).join("L")}` }),
        ...this.figure(mark.who, goal),
      );
    else group.append(...arrow(points[0], goal));
    const at = mark.kind === "ghost" ? { x: goal.x - BADGE, y: goal.y - BADGE } : halfway(points[0], goal);
    group.append(s("circle", { cx: at.x, cy: at.y, r: 24 }), s("text", { x: at.x, y: at.y + 9 }, initials(mark.name)));
    return [group];
  }

  /**
   * A translucent copy of a Survivor's figure in another place.
   * @param {number} who
   * @param {Point} at
   */
  figure(who, at) {
    const piece = /** @type {SVGGElement | null} */ (document.querySelector(`#pieces [data-piece="survivor:${who}"]`));
    if (!piece) return [];
    const box = piece.getBBox();
    const copy = /** @type {SVGGElement} */ (piece.cloneNode(true));
    copy.removeAttribute("data-piece");
    for (const title of copy.querySelectorAll("title")) title.remove();
    for (const name of ["id", "tabindex"]) {
      for (const one of copy.querySelectorAll(`[${name}]`)) one.removeAttribute(name);
    }
    copy.setAttribute("class", "figure");
    copy.setAttribute("transform", `translate(${at.x - box.x - box.width / 2} ${at.y - box.y - box.height / 2})`);
    return [copy];
  }
}

/**
 * A bent arrow: two that go to and fro do not cover each other.
 * @param {Point} from
 * @param {Point} to
 */
function arrow(from, to) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const bend = bent(from, to);
  const [ux, uy] = [
    (to.x - bend.x) / (Math.hypot(to.x - bend.x, to.y - bend.y) || 1),
    (to.y - bend.y) / (Math.hypot(to.x - bend.x, to.y - bend.y) || 1),
  ];
  const back = Math.min(48, length / 3);
  const [bx, by] = [to.x - ux * back, to.y - uy * back];
  return [
    s("path", { d: `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${bx} ${by}` }),
    s("path", {
      class: "tip",
      d: `M${to.x} ${to.y}L${bx - uy * SIDE} ${by + ux * SIDE}L${bx + uy * SIDE} ${by - ux * SIDE}Z`,
    }),
  ];
}

/**
 * The point that pulls an arrow aside.
 * @param {Point} from
 * @param {Point} to
 */
const bent = (from, to) => ({
  x: (from.x + to.x) / 2 - (to.y - from.y) * BEND,
  y: (from.y + to.y) / 2 + (to.x - from.x) * BEND,
});

/**
 * @param {Point} from
 * @param {Point} to
 */
function halfway(from, to) {
  const bend = bent(from, to);
  return { x: (from.x + 2 * bend.x + to.x) / 4, y: (from.y + 2 * bend.y + to.y) / 4 };
}

/** @param {string} name */
const initials = (name) => [...name.trim()].slice(0, 2).join("") || "?";
