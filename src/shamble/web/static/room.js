/** The room of the window, shared between the board, the panels and the dashboards: the board grows first. */

import { byId, isSmall } from "./dom.js";
import { setting } from "./settings.js";

/** @typedef {{name: string, width: number, height: number, dash: number, scale: number}} Room */

const GAP = 6;
const FULL = 206;
const FOLDED = 84;
const BESIDE = 252;
const SIDE = 320;
const NARROW_SIDE = 290;
const WIDEST_SIDE = 480;
const TWO_COLUMNS = 590;
const WIDEST_TWO = 820;
const BELOW = 345;
/** A board that gets a little smaller is worth it when everybody's cards stay in sight. */
const HARDLY_SMALLER = 0.93;

let people = 6;
let teams = 1;
let board = { width: 3, height: 2 };

/** How much larger than usual people want letters to be. */
export const textScale = () => Number(setting("text")) || 1;

/** Whether the dashboards stand folded, and the open one apart from them. */
export const isFolded = () => ["folded", "stacked"].includes(document.body.dataset.room ?? "") && !isSmall();

/** Whether there is room for the panels in two columns. */
export const hasTwoColumns = () => document.body.dataset.columns === "2";

/**
 * @param {number} count
 * @param {number} rivals how many teams stand in rows of their own
 */
export function setPeople(count, rivals) {
  if (count === people && rivals === teams) return;
  people = count;
  teams = rivals;
  shareRoom(board);
}

/**
 * The ways to share the window, each with the size of the board that it leaves.
 * @param {number} width
 * @param {number} height
 * @returns {Room[]}
 */
function ways(width, height) {
  const larger = textScale();
  const side = (width > 1100 ? SIDE : NARROW_SIDE) * larger;
  const fits = (/** @type {number} */ w, /** @type {number} */ h) => Math.min(w / board.width, h / board.height);
  const way = (/** @type {string} */ name, /** @type {number} */ w, /** @type {number} */ h, dash = 0) => ({
    name,
    width: w,
    height: h,
    dash,
    scale: fits(w, h),
  });
  if (height > width) {
    const rows = Math.ceil(people / (people > 6 ? 6 : 3));
    const dash = rows * (FOLDED * larger + GAP) - GAP;
    return [way("stacked", width - 2 * GAP, height - 4 * GAP - dash - BELOW * larger, dash)];
  }
  const strip = teams * (FOLDED * larger + GAP) - GAP;
  const beside = people > 6 ? [] : [way("aside", width - side - BESIDE * larger - 4 * GAP, height - 2 * GAP)];
  return [
    way("below", width - side - 3 * GAP, height - FULL * larger - 3 * GAP, FULL * larger),
    way("folded", width - side - 3 * GAP, height - strip - 3 * GAP, strip),
    ...beside,
  ];
}

/**
 * Share the window for a board of these proportions.
 * @param {{width: number, height: number}} full
 */
export function shareRoom(full) {
  board = full;
  const root = document.documentElement.style;
  root.setProperty("--letters", String(textScale()));
  const before = `${document.body.dataset.room} ${document.body.dataset.columns}`;
  if (isSmall()) {
    document.body.dataset.room = "small";
    for (const name of ["--side", "--dash", "--stage"]) root.removeProperty(name);
  } else {
    settle(innerWidth, innerHeight - byId("bar").offsetHeight);
  }
  if (before !== `${document.body.dataset.room} ${document.body.dataset.columns}`)
    document.dispatchEvent(new CustomEvent("room"));
}

/**
 * @param {number} width
 * @param {number} height
 */
function settle(width, height) {
  const root = document.documentElement.style;
  const possible = ways(width, height);
  const most = Math.max(...possible.map((one) => one.scale));
  const best = /** @type {Room} */ (possible.find((one) => one.scale >= most * HARDLY_SMALLER));
  const taken = best.name === "stacked" ? 0 : Math.ceil(best.scale * board.width);
  const beside = best.name === "aside" ? BESIDE * textScale() + GAP : 0;
  const free = Math.max(width - taken - beside - 3 * GAP, width - best.width - beside - 3 * GAP);
  const columns = best.name === "stacked" || free >= TWO_COLUMNS * textScale() ? 2 : 1;
  document.body.dataset.room = best.name;
  document.body.dataset.columns = String(columns);
  const widest = (columns === 2 ? WIDEST_TWO : WIDEST_SIDE) * textScale();
  root.setProperty("--side", `${Math.round(Math.min(widest, free))}px`);
  root.setProperty("--dash", `${Math.round(best.dash)}px`);
  root.setProperty("--beside", `${Math.round(BESIDE * textScale())}px`);
  root.setProperty("--stage", `${Math.round(Math.min(best.height, best.scale * board.height))}px`);
}
