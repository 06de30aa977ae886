/** The dialogs about goals and stock. */

import { h, say } from "./dom.js";
import { openDialog } from "./panels.js";

/** @typedef {import("./types.js").Screen} Screen */
/** @typedef {import("./types.js").Piled[]} Pile */
/** @typedef {import("./types.js").Piles} Piles */

const FEW = 0.2;
const MANY = 14;

/** @param {Screen} screen */
export function openGoals(screen) {
  const item = (/** @type {{text: string, done: boolean, side?: string, progress?: string}} */ goal) =>
    h(
      "li",
      { class: [goal.side ?? "", goal.done ? "done" : ""].join(" ") },
      h("span", { class: "box", role: "img", "aria-label": say(goal.done ? "done" : "open") }, goal.done ? "✓" : ""),
      h("span", {}, goal.text, goal.progress ? h("small", {}, goal.progress) : null),
    );
  const objectives = screen.table.objectives.map(item);
  const cards = screen.table.cards.map((card) =>
    h(
      "details",
      { class: card.lasting ? "mission-card lasting" : "mission-card", open: card.lasting },
      h("summary", {}, card.title),
      h("p", { class: "story", lang: "en" }, card.story),
      h("p", {}, card.text),
    ),
  );
  const rules = screen.table.special_rules.map((rule) => h("li", {}, rule));
  openDialog(
    "goals",
    ...(screen.table.story ? [h("p", { class: "story", lang: "en" }, screen.table.story)] : []),
    h("h3", {}, say("goals-head")),
    h("ul", { class: "goals" }, ...screen.table.goals.map(item)),
    ...screen.table.tallies.map((tally) => h("p", { class: "tally" }, tally)),
    ...(objectives.length ? [h("h3", {}, say("objectives-head")), h("ul", { class: "goals" }, ...objectives)] : []),
    ...(cards.length ? [h("h3", {}, say("cards-head")), ...cards] : []),
    h("h3", {}, say("rules-head")),
    rules.length ? h("ul", {}, ...rules) : h("p", {}, say("no-special")),
  );
}

/** @param {Screen} screen */
export async function openStock(screen) {
  const dialog = showStock(screen, null);
  const answer = await fetch(`/t/${screen.table.code}/piles`).catch(() => null);
  const piles = answer?.ok ? await answer.json() : null;
  if (piles && dialog.open) showCards(dialog, screen, piles);
}

/**
 * The cards have come; a pile that was opened meanwhile stays open.
 * @param {HTMLDialogElement} dialog
 * @param {Screen} screen
 * @param {Piles} piles
 */
function showCards(dialog, screen, piles) {
  const opened = [...dialog.querySelectorAll("details")].map((one) => one.open);
  showStock(screen, piles)
    .querySelectorAll("details")
    .forEach((one, at) => {
      one.open = opened[at] ?? false;
    });
}

/**
 * @param {Screen} screen
 * @param {Piles | null} piles the cards that lie open, once they have come
 */
function showStock(screen, piles) {
  const head = () =>
    h("tr", {}, ...["kind", "left", "board"].map((column) => h("th", { scope: "col" }, say(`stock-${column}`))));
  const rows = screen.stock.map((kind) => kindRow(kind, screen.table.kinds?.[kind.index] ?? null));
  const half = rows.length > MANY ? Math.ceil(rows.length / 2) : rows.length;
  const tables = [rows.slice(0, half), rows.slice(half)]
    .filter((part) => part.length)
    .map((part) => h("div", {}, h("table", {}, h("thead", {}, head()), h("tbody", {}, ...part))));
  const decks = Object.entries(screen.decks).map(([deck, left]) =>
    h(
      "li",
      {},
      `${say(`deck-${deck}`)}: `,
      h("b", {}, String(left)),
      screen.tops?.[deck] ? ` (${screen.tops[deck]})` : "",
    ),
  );
  const noise =
    screen.noise_left === undefined
      ? []
      : [h("li", {}, `${say("noise-left")}: `, h("b", {}, String(screen.noise_left)))];
  return openDialog(
    "stock",
    h(
      "div",
      { class: "columns" },
      ...tables,
      h("div", {}, h("p", { class: "soft" }, say("out")), h("h3", {}, say("decks")), h("ul", {}, ...decks, ...noise)),
    ),
    ...Object.entries(screen.discards).map(([deck, cards]) => pile(deck, cards.length, piles?.piles[deck] ?? [])),
    pile("aside", screen.aside.length, piles?.piles.aside ?? []),
  );
}

/**
 * @param {{kind: string, left: number, total: number}} kind
 * @param {import("./types.js").Kind | null} shown its picture, figures and special rules
 */
function kindRow(kind, shown) {
  const look = kind.left === 0 ? "out" : kind.left <= FEW * kind.total ? "few" : "";
  return h(
    "tr",
    { class: look },
    h(
      "th",
      { scope: "row" },
      h("span", { class: "kind-mark", html: shown?.mark ?? "", "aria-hidden": "true" }),
      kind.kind,
      shown ? h("small", { class: "soft" }, shown.figures) : null,
      ...(shown?.special ?? []).map((rule) => h("small", { class: "soft" }, h("b", {}, rule.title), " ", rule.text)),
    ),
    h("td", {}, String(kind.left)),
    h("td", {}, String(kind.total - kind.left)),
  );
}

/**
 * @param {string} name
 * @param {number} number
 * @param {Pile} cards
 */
function pile(name, number, cards) {
  const faces = cards.map((card) =>
    h("li", {}, h("span", { html: card.svg }), card.count > 1 ? h("b", {}, `×${card.count}`) : null),
  );
  return h(
    "details",
    { class: "browse" },
    h("summary", {}, `${say(`pile-${name}`)} (${number})`),
    faces.length ? h("ul", { class: "faces-of-cards" }, ...faces) : h("p", {}, say("nothing")),
  );
}
