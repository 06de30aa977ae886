/** The form of a new game: what is chosen is counted and shown while it is chosen. Everything works without it. */

import { filledAt } from "./dom.js";
import { listenToHouseRules } from "./house.js";
import { keep, setting } from "./settings.js";

const form = /** @type {HTMLFormElement} */ (document.getElementById("new"));
const rows = /** @type {HTMLElement[]} */ ([...form.querySelectorAll(".seat-row")]);
const allCards = () => /** @type {HTMLElement[]} */ ([...form.querySelectorAll(".survivor")]);
let cards = allCards();
/** Rows that were asked for, although nobody sits there yet. */
const opened = new Set(rows.slice(0, 1));
let teamIsMine = false;

/** @param {string} where @returns {any} a part of the form that is always there */
const the = (where) => form.querySelector(where);

/** @param {HTMLElement} card */
const boxOf = (card) => /** @type {HTMLInputElement} */ (card.querySelector("input[type=checkbox]"));
/** @param {HTMLElement} card */
const nameOf = (card) => boxOf(card).name.slice("who-".length);
/** @param {HTMLElement} row */
const kindOf = (row) => /** @type {HTMLSelectElement} */ (row.querySelector("select")).value;
const mission = () => /** @type {HTMLInputElement} */ (the("input[name=mission]:checked"));

/** @param {string[]} names */
function choose(names) {
  for (const card of cards) boxOf(card).checked = names.includes(nameOf(card));
}

function showTeam() {
  const chosen = cards.filter((card) => boxOf(card).checked);
  const { low, high, few, survivors = "" } = mission().dataset;
  const output = the("#survivor-count");
  output.textContent = filledAt(form, "chosen", { n: chosen.length, survivors });
  output.classList.toggle("bad", chosen.length < Number(low) || chosen.length > Number(high));
  the("#few-survivors").hidden = chosen.length < Number(low) || chosen.length >= Number(few);
  the("#sum-faces").replaceChildren(
    ...chosen.map((card) => /** @type {Node} */ (card.querySelector(".portrait svg")?.cloneNode(true))),
  );
}

function showMission() {
  const { title, facts, guided } = mission().dataset;
  the("#sum-title").textContent = title ?? "";
  the("#sum-facts").textContent = facts ?? "";
  the("#sum-guide").hidden = guided === undefined;
  const picture = mission().parentElement?.querySelector("img");
  if (picture) the("#sum-map").src = picture.src;
}

function showSeats() {
  const taken = rows.filter((row) => kindOf(row)).length;
  the("#sum-seats").textContent = filledAt(the("#sum-seats"), "seats", { n: taken });
  form.classList.toggle("alone", taken < 2);
  for (const row of rows) {
    row.hidden = !kindOf(row) && !opened.has(row);
    for (const name of ["input", ".team select"]) /** @type {any} */ (row.querySelector(name)).disabled = !kindOf(row);
  }
  the("#add-seat").hidden = rows.every((row) => !row.hidden);
  callByName();
}

/** Whoever has a name is called by it everywhere on the form, the others by what they are: a bot, a bot (no. 2). */
function callByName() {
  const all = the("#seat-rows");
  /** @type {Map<string, number>} */
  const met = new Map();
  const called = rows.map((row) => {
    const kind = /** @type {HTMLSelectElement} */ (row.querySelector("select"));
    const name = row.querySelector("input")?.value.trim() || (kind.selectedOptions[0]?.text ?? "");
    const number = (met.get(name) ?? 0) + (kind.value ? 1 : 0);
    met.set(name, number);
    return number > 1 ? filledAt(all, "again", { name, number }) : name;
  });
  rows.forEach((row, at) => {
    const name = called[at] ?? "";
    row.setAttribute("aria-label", name);
    row.querySelector('[data-move="-1"]')?.setAttribute("aria-label", filledAt(all, "up", { name }));
    row.querySelector('[data-move="1"]')?.setAttribute("aria-label", filledAt(all, "down", { name }));
  });
  for (const select of form.querySelectorAll(".plays select")) {
    for (const option of /** @type {HTMLSelectElement} */ (select).options) {
      const row = rows[Number(option.value) - 1];
      if (!row) continue;
      option.hidden = !kindOf(row);
      option.text = called[Number(option.value) - 1] ?? "";
    }
  }
}

/**
 * Two seats change places, with all that belongs to them.
 * @param {number} a
 * @param {number} b
 */
function swap(a, b) {
  const [one, other] = [rows[a], rows[b]];
  if (!one || !other) return;
  const fields = (/** @type {HTMLElement} */ row) =>
    /** @type {HTMLInputElement[]} */ ([...row.querySelectorAll("select, input")]);
  fields(one).forEach((field, at) => {
    const partner = /** @type {HTMLInputElement} */ (fields(other)[at]);
    [field.value, partner.value] = [partner.value, field.value];
  });
  for (const select of /** @type {NodeListOf<HTMLSelectElement>} */ (form.querySelectorAll(".plays select"))) {
    if (select.value === String(a + 1)) select.value = String(b + 1);
    else if (select.value === String(b + 1)) select.value = String(a + 1);
  }
}

const ticks = /** @type {HTMLInputElement[]} */ ([...form.querySelectorAll("#collection input")]);
/** @param {HTMLInputElement} tick */
const boxNamed = (tick) => tick.name.slice("box-".length);
const marked = () => ticks.filter((tick) => tick.checked);
/** The boxes that are not marked, as long as any is: what is theirs is not offered. */
const missing = () => new Set(marked().length ? ticks.filter((tick) => !tick.checked).map(boxNamed) : []);

/** The consequences of my collection: Survivors on offer, Missions that lack one of their boxes. It is remembered. */
function showCollection() {
  const own = new Set(ticks.map(boxNamed));
  const elsewhere = setting("collection")
    .split(",")
    .filter((box) => box && !own.has(box));
  keep("collection", [...elsewhere, ...marked().map(boxNamed)].join(","));
  const now = the("#collection-now");
  now.textContent =
    marked()
      .map((tick) => tick.dataset.label)
      .join(", ") || now.dataset.none;
  const lacking = missing();
  for (const one of /** @type {NodeListOf<HTMLInputElement>} */ (form.querySelectorAll("input[name=mission]"))) {
    /** @type {HTMLElement} */ (one.parentElement?.querySelector(".not-owned")).hidden = !(one.dataset.boxes ?? "")
      .split("|")
      .some((box) => lacking.has(box));
  }
  filterCards();
}

/** @param {number} count */
function randomTeam(count) {
  const lacking = missing();
  const names = cards.filter((card) => offered(card, lacking)).map(nameOf);
  for (let at = names.length - 1; at > 0; at--) {
    const other = Math.floor(Math.random() * (at + 1));
    [names[at], names[other]] = [/** @type {string} */ (names[other]), /** @type {string} */ (names[at])];
  }
  choose(names.slice(0, count));
}

/** Whether a chosen house rule lets Survivors of other editions in. */
const converts = () =>
  [...form.querySelectorAll("[data-converts]")].some((box) =>
    /** @type {HTMLInputElement} */ (box).type === "checkbox"
      ? /** @type {HTMLInputElement} */ (box).checked
      : /** @type {HTMLInputElement} */ (box).value !== "",
  );

/** Whether the cards of core boxes alone are offered, as long as nobody has marked a box. */
const core = new Set(cards.filter((card) => !card.hidden).map((card) => card.dataset.box ?? ""));

/** @param {HTMLElement} card @param {Set<string>} lacking */
function offered(card, lacking) {
  const box = card.dataset.box ?? "";
  if (card.dataset.home !== undefined) return converts();
  return marked().length ? !lacking.has(box) : core.has(box);
}

function filterCards() {
  const lacking = missing();
  const wanted = the("#filter").value.toLowerCase().split(/\s+/);
  const box = the("#filter-box").value;
  let any = false;
  for (const card of cards) {
    const { find = "", box: own } = card.dataset;
    const found = wanted.every((/** @type {string} */ word) => find.includes(word)) && (box === "" || box === own);
    const reachable = box !== "" && card.dataset.home === undefined;
    card.hidden = !(found && (boxOf(card).checked || reachable || offered(card, lacking)));
    any ||= !card.hidden;
  }
  the("#filter-none").hidden = any;
  for (const heading of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll(".home"))) {
    heading.hidden = !cards.some((card) => card.dataset.home === heading.dataset.home && !card.hidden);
  }
}

/** The Survivors of other editions as the server shows them with the house rules that are chosen now. */
async function showStrangers() {
  const asked = new FormData(form);
  asked.set("do", "invite");
  const answer = await fetch("/new", { method: "POST", body: asked });
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const part of [".survivors", "#filter-box"]) {
    const fresh = page.querySelector(part);
    if (fresh) the(part).replaceWith(fresh);
  }
  cards = allCards();
  filterCards();
  showTeam();
}

form.addEventListener("change", (event) => {
  const field = /** @type {HTMLInputElement} */ (event.target);
  if (field.name.startsWith("who-")) teamIsMine = true;
  if (field.name.startsWith("box-")) showCollection();
  if (field.dataset.strangers !== undefined) {
    if (converts()) showStrangers();
    else filterCards();
  }
  if (field.name === "mission" && !teamIsMine) choose((field.dataset.usual ?? "").split(","));
  showMission();
  showTeam();
  showSeats();
});
form.addEventListener("input", (event) => {
  if (/** @type {HTMLElement} */ (event.target).closest(".seat-row")) callByName();
  if (
    /** @type {HTMLElement} */ (event.target).id === "filter" ||
    /** @type {HTMLElement} */ (event.target).id === "filter-box"
  )
    filterCards();
});
the("#filter").addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
  if (event.key === "Enter") event.preventDefault();
});
form.addEventListener("click", (event) => {
  const button = /** @type {HTMLElement} */ (event.target).closest("button");
  if (!button) return;
  if (button.value === "random" && mission().dataset.requires !== undefined) return; // who fits is drawn by the server
  if (button.value === "random" || button.value === "usual") {
    event.preventDefault();
    const { low, high, usual = "" } = mission().dataset;
    const chosen = cards.filter((card) => boxOf(card).checked).length;
    const fits = chosen >= Number(low) && chosen <= Number(high);
    if (button.value === "random") randomTeam(fits ? chosen : usual.split(",").length);
    else choose(usual.split(","));
    teamIsMine = button.value === "random";
    showTeam();
  } else if (button.value === "invite") {
    event.preventDefault();
    button.hidden = true;
    const rule = the("[data-converts]");
    if (rule.type === "checkbox") rule.checked = true;
    else rule.selectedIndex = 1;
    rule.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (button.dataset.move) {
    const at = rows.indexOf(/** @type {HTMLElement} */ (button.closest(".seat-row")));
    const to = at + Number(button.dataset.move);
    swap(at, to);
    showSeats();
    /** @type {HTMLElement | null | undefined} */ (
      rows[to]?.querySelector(`[data-move="${button.dataset.move}"]`)
    )?.focus();
  } else if (button.id === "own-all" || button.id === "own-none") {
    for (const tick of ticks) tick.checked = button.id === "own-all";
    showCollection();
  } else if (button.id === "add-seat") {
    const next = rows.find((row) => row.hidden);
    const kind = next?.querySelector("select");
    if (!next || !kind) return;
    opened.add(next);
    kind.value = "here";
    showSeats();
    kind.focus();
  }
});
form.addEventListener("submit", () => {
  if (the("#sum-guide").hidden) return;
  const on = the("#guide").checked;
  keep("guide", on ? "on" : "off");
  if (on) keep("guided", "");
});

if (!marked().length || form.dataset.switched !== undefined) {
  const kept = setting("collection").split(",");
  for (const tick of ticks) tick.checked ||= kept.includes(boxNamed(tick));
}
listenToHouseRules(form);
the("#guide").checked = setting("guide") === "on";
the(".more-seats").open = true;
teamIsMine = cards.some(
  (card) => boxOf(card).checked !== (mission().dataset.usual ?? "").split(",").includes(nameOf(card)),
);
showMission();
showTeam();
showSeats();
showCollection();
