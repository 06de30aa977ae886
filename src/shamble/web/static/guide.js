/** Hints for a first game: one at a time, each until it was understood, none once they are turned off. */

import { byId } from "./dom.js";
import { keep, setting } from "./settings.js";

/** @typedef {import("./types.js").Decision} Decision */

/** @type {Decision | null} */
let asked = null;

/** @param {Decision | null} decision */
export function showGuide(decision) {
  asked = decision;
  const known = setting("guided").split(" ");
  const hint = setting("guide") === "on" ? decision?.guide?.find((one) => !known.includes(one.code)) : undefined;
  const box = byId("guide");
  box.hidden = !hint;
  box.dataset.code = hint?.code ?? "";
  byId("guide-text").textContent = hint?.text ?? "";
}

/**
 * Whoever has done what a hint is about needs it no longer.
 * @param {string} action
 */
export function followed(action) {
  const codes = (asked?.guide ?? []).filter((one) => one.about.includes(action)).map((one) => one.code);
  const known = setting("guided").split(" ");
  keep("guided", [...known, ...codes.filter((code) => !known.includes(code))].join(" ").trim());
}

/** Listen to its buttons, and to the menu, where hints come back from the start when they are turned on again. */
export function listenToGuide() {
  const wanted = /** @type {HTMLInputElement} */ (byId("set-guide"));
  const turn = (/** @type {boolean} */ on) => {
    keep("guide", on ? "on" : "off");
    if (on) keep("guided", "");
    wanted.checked = on;
    showGuide(asked);
  };
  wanted.checked = setting("guide") === "on";
  wanted.addEventListener("change", () => turn(wanted.checked));
  byId("guide-off").addEventListener("click", () => turn(false));
  byId("guide-next").addEventListener("click", () => {
    keep("guided", `${setting("guided")} ${byId("guide").dataset.code}`.trim());
    showGuide(asked);
  });
}
