/** Advice: what a bot would do here, why, and whether to rely on it; beside the option until something is chosen. */

import { byId, h, isSmall, say } from "./dom.js";
import { suggest } from "./options.js";
import { textScale } from "./room.js";

/** @typedef {import("./types.js").Hint} Hint */

const GAP = 10;

/** Somebody has asked, and the bot takes its time. */
export function awaitAdvice() {
  tell(null, h("p", {}, say("thinking")));
}

/**
 * @param {Hint} advice
 * @param {() => void} take
 */
export function showAdvice(advice, take) {
  suggest(advice.key);
  tell(
    document.querySelector(".option.suggested"),
    h("p", { class: "what" }, say("hint", { label: advice.label })),
    advice.reason ? h("p", {}, advice.reason) : null,
    advice.doubt ? h("p", { class: "soft" }, advice.doubt) : null,
    h(
      "p",
      { class: "buttons" },
      h("button", { type: "button", class: "main", onclick: take }, say("hint-do")),
      h("button", { type: "button", onclick: endAdvice }, say("hint-close")),
    ),
  );
}

/** It is past once somebody has acted; returns whether there was any. */
export function endAdvice() {
  const was = !byId("advice").hidden;
  byId("advice").hidden = true;
  return was;
}

/**
 * @param {Element | null} option
 * @param {...(Node | null)} content
 */
function tell(option, ...content) {
  const box = byId("advice");
  box.replaceChildren(...content.filter((one) => one !== null));
  box.hidden = false;
  const at = isSmall() ? null : option?.getBoundingClientRect();
  const larger = textScale();
  const side = byId("side").getBoundingClientRect();
  const high = box.offsetHeight;
  const top = Math.min(Math.max(at?.y ?? side.y, side.y), innerHeight - high - GAP);
  box.style.right = isSmall() ? "" : `${(innerWidth - side.x + GAP) / larger}px`;
  box.style.top = isSmall() ? "" : `${top / larger}px`;
}
