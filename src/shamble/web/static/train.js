/** The Train on the board: its sections are seen driving when the ground is laid anew. */

import { s } from "./dom.js";

export const DRIVING = { duration: 900, easing: "ease-in-out" };

/** @typedef {{element: SVGGraphicsElement, box: DOMRect, ahead: number[]}} Section */

/**
 * The sections of the Train that lie on the board, by their tiles.
 * @param {SVGSVGElement} svg
 * @returns {Map<string, Section>}
 */
export function sections(svg) {
  const found = new Map();
  for (const element of svg.querySelectorAll("#static [data-section]")) {
    const section = /** @type {SVGGraphicsElement} */ (element);
    const ahead = (section.dataset.ahead ?? "1 0").split(" ").map(Number);
    found.set(section.dataset.section ?? "", { element: section, box: section.getBBox(), ahead });
  }
  return found;
}

/**
 * Let every section drive from where it was to where it is; the first one comes in, one that is gone drives off.
 * @param {Map<string, Section>} before
 * @param {Map<string, Section>} now
 * @returns {boolean} whether anything drives
 */
export function drive(before, now) {
  for (const [name, section] of now) {
    const old = before.get(name);
    if (old) slide(section.element, old.box.x - section.box.x, old.box.y - section.box.y);
    else if (before.size) section.element.animate([{ opacity: 0 }, { opacity: 1 }], DRIVING);
    else slide(section.element, ...length(section, -1));
  }
  for (const [name, section] of before) if (!now.has(name)) leave(section);
  return before.size + now.size > 0;
}

/**
 * @param {SVGGraphicsElement} element
 * @param {number} x
 * @param {number} y
 */
function slide(element, x, y) {
  if (x || y) element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], DRIVING);
}

/**
 * A section's own length along its track.
 * @param {Section} section
 * @param {number} by
 * @returns {[number, number]}
 */
function length(section, by) {
  return [section.ahead[0] * section.box.width * by, section.ahead[1] * section.box.height * by];
}

/** @param {Section} section */
function leave(section) {
  const ghost = /** @type {SVGGElement} */ (s("g", { class: "leaving" }));
  ghost.append(section.element.cloneNode(true));
  document.querySelector("#board #static")?.after(ghost);
  const [x, y] = length(section, 1);
  const driven = ghost.animate(
    [{ transform: "none" }, { transform: `translate(${x}px, ${y}px)`, opacity: 0.2 }],
    DRIVING,
  );
  driven.finished.finally(() => ghost.remove());
}
