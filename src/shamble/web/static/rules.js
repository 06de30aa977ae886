/** A rule to read at the table, in a small panel that leaves the game where it is. */

import { byId, h, say } from "./dom.js";

/** @type {Element | null} */
let cameFrom = null;

/**
 * @param {string} id
 * @param {Element | null} [from] where the focus goes back to
 * @param {string} [why] what else made it so
 */
export async function openRule(id, from = null, why = "") {
  const answer = await fetch(`/rules.json?id=${encodeURIComponent(id)}`).catch(() => null);
  const rule = answer?.ok ? await answer.json() : null;
  const panel = byId("rule");
  if (panel.hidden) cameFrom = from ?? document.activeElement;
  byId("rule-title").textContent = rule?.title ?? id;
  byId("rule-why").textContent = why;
  byId("rule-why").hidden = !why;
  byId("rule-text").textContent = rule?.text ?? say("no-rule");
  byId("rule-id").textContent = rule?.id ?? id;
  byId("rule-id").setAttribute("href", `/rules?q=${encodeURIComponent(rule?.id ?? id)}`);
  byId("rule-see").replaceChildren(
    ...(rule?.see ?? []).map((/** @type {string} */ other) =>
      h("button", { type: "button", class: "tool", onclick: () => openRule(other) }, other),
    ),
  );
  panel.hidden = false;
  byId("rule-close").focus({ preventScroll: true });
}

/** Whether the panel was open. */
export function closeRule() {
  const panel = byId("rule");
  if (panel.hidden) return false;
  panel.hidden = true;
  /** @type {HTMLElement | null} */ (cameFrom)?.focus?.({ preventScroll: true });
  cameFrom = null;
  return true;
}

/** Listen to its own button and to a click beside it. */
export function listenToRule() {
  byId("rule-close").addEventListener("click", closeRule);
  document.addEventListener("pointerdown", (event) => {
    if (!(/** @type {Element} */ (event.target).closest("#rule, .rule"))) byId("rule").hidden = true;
  });
}
