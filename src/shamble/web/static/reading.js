/** Objective cards and Notes that were just turned over: read to everybody, until somebody goes on. */

import { byId, h, isSmall } from "./dom.js";
import { openSheet } from "./sheets.js";

/** @typedef {import("./types.js").Screen} Screen */

let read = "";

/** @param {Screen} screen */
export function showReading(screen) {
  const cards = screen.reading ?? [];
  const now = JSON.stringify(cards);
  if (now === read) return;
  read = now;
  const box = byId("reading");
  box.hidden = !cards.length;
  box.replaceChildren(
    ...cards.map((card) =>
      h(
        "article",
        { class: "read-card" },
        h("h3", {}, card.title),
        h("p", { class: "story", lang: "en" }, card.story),
        h("p", {}, card.text),
      ),
    ),
  );
  if (cards.length && isSmall()) openSheet("can");
}
