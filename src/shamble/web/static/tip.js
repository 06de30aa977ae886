/** What is in a Zone, beside the pointer. */

import { byId, h } from "./dom.js";

/**
 * The line beside the pointer that says what is in a Zone and what it offers.
 * @param {string} text
 * @param {string[]} offers
 * @param {Element | null} at
 */
export function tip(text, offers, at) {
  const shown = byId("tip");
  if (!text || !at) {
    shown.hidden = true;
    return;
  }
  const [place, ...things] = text.split("; ");
  shown.replaceChildren(
    h("span", { class: "zone-told" }, h("strong", {}, place), things.length ? `: ${things.join(" · ")}` : ""),
    ...offers.map((offer) => h("em", {}, offer)),
  );
  shown.hidden = false;
  const box = at.getBoundingClientRect();
  const room = byId("stage").getBoundingClientRect();
  const left = Math.min(
    Math.max(box.x + box.width / 2 - shown.offsetWidth / 2, room.x + 6),
    room.right - shown.offsetWidth - 6,
  );
  const above = box.y - shown.offsetHeight - 6;
  shown.style.left = `${left}px`;
  shown.style.top = `${above > room.y ? above : Math.min(box.bottom + 6, room.bottom - shown.offsetHeight - 6)}px`;
}
