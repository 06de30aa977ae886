/** On a small screen the panels are sheets from below, one at a time; the board hears how much of it they cover. */

import { byId, isSmall } from "./dom.js";

/** @param {string} name */
export function openSheet(name) {
  for (const sheet of document.querySelectorAll(".sheet")) sheet.classList.toggle("up", sheet.id === name);
  for (const button of document.querySelectorAll("[data-sheet]"))
    button.setAttribute("aria-expanded", String(button.getAttribute("data-sheet") === name));
  const height = name && isSmall() ? byId(name).offsetHeight : 0;
  document.dispatchEvent(new CustomEvent("covered", { detail: height }));
}

/** All down. */
export const closeSheets = () => openSheet("");

/** Buttons below, a tap on the board, a pull downwards. */
export function listenToSheets() {
  for (const button of document.querySelectorAll("[data-sheet]")) {
    button.addEventListener("click", () =>
      openSheet(button.getAttribute("aria-expanded") === "true" ? "" : (button.getAttribute("data-sheet") ?? "")),
    );
  }
  document.getElementById("board")?.addEventListener("pointerdown", closeSheets);
}
