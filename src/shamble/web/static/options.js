/** The options: a list of buttons with keys, and small menus in place. */

import { byId, h, isSmall, say } from "./dom.js";
import { named } from "./places.js";
import { openRule } from "./rules.js";

/** @typedef {import("./types.js").Option} Option */
/** @typedef {import("./types.js").Missing} Missing */
/** @typedef {{take: (option: Option) => void, consider: (option: Option | null) => void}} Handlers */

const KEYS = [..."123456789aijoqru"];
const SHORT = 18;
const SHORT_PLACE = 60;

/** @type {Map<string, HTMLElement>} */
let byKey = new Map();

/** @type {Parameters<typeof showOptions> | null} what is shown, to be laid out anew in another window */
let shownLast = null;
addEventListener("resize", () => requestAnimationFrame(() => shownLast && showOptions(...shownLast)));

/**
 * The list, grouped by what is done.
 * @param {Option[]} options
 * @param {Handlers} handlers
 * @param {string[]} [taken] keys that mean something else now
 * @param {string} [proposed] the key of an option that waits for consent: all of them can only be looked at
 * @param {Missing[]} [missing] what is not offered, and why
 */
export function showOptions(options, handlers, taken = [], proposed = undefined, missing = []) {
  shownLast = [options, handlers, taken, proposed, missing];
  const list = byId("deeds");
  const before = byId("options").contains(document.activeElement);
  byKey = new Map();
  const pressed = options.flatMap((option) => option.press ?? []);
  const keys = KEYS.filter((key) => !taken.includes(key) && !pressed.includes(key));
  const end = options.find((option) => option.ends);
  const keyFor = (/** @type {Option} */ option) => (option === end ? "e" : (option.press ?? keys.shift() ?? ""));
  const shown = (/** @type {boolean} */ more) =>
    grouped(options.filter((option) => option.ends !== "turn" && Boolean(option.more) === more)).map(
      ([name, members]) => group(name, members, handlers, keyFor),
    );
  list.replaceChildren(...shown(false));
  showMore(shown(true), options.filter((option) => option.more).length, missing);
  byId("ends").replaceChildren(
    ...options.filter((option) => option.ends === "turn").map((option) => button(option, handlers, "e", option.label)),
  );
  if (proposed !== undefined)
    for (const one of byId("options").querySelectorAll(".option")) one.setAttribute("disabled", "");
  list.querySelector(`.option[data-key="${CSS.escape(proposed ?? "")}"]`)?.classList.add("suggested");
  list.scrollTop = 0;
  foldWhatDoesNotFit(list);
  if (before) focusFirst();
}

/**
 * The list never scrolls: first what is new gets a line, then it is laid out closer, then what comes last is folded.
 * @param {HTMLElement} list
 */
function foldWhatDoesNotFit(list) {
  const [panel, folded, met] = [byId("can"), byId("more-deeds"), byId("met")];
  panel.classList.remove("tight", "tighter");
  met.classList.remove("short");
  const tooTall = () => !isSmall() && list.scrollHeight > list.clientHeight + 1;
  met.classList.toggle("short", tooTall());
  for (const closer of ["tight", "tighter"]) if (tooTall()) panel.classList.add(closer);
  let moved = false;
  while (tooTall()) {
    const choices = list.querySelectorAll(".choice, .option:not(.choice .option)");
    const part = list.children.length > 1 ? list.lastElementChild : choices.length > 1 ? [...choices].at(-1) : null;
    if (!part) break;
    byId("more").hidden = false;
    moved = true;
    folded.prepend(part);
  }
  const number = byId("more").querySelector(".count");
  if (number && moved) number.textContent = `(${folded.querySelectorAll(".option").length})`;
}

/**
 * What is seldom wanted stays folded, and what is missing says why when it is asked for.
 * @param {HTMLElement[]} groups
 * @param {number} count
 * @param {Missing[]} missing
 */
function showMore(groups, count, missing) {
  const more = byId("more");
  more.hidden = !count && !missing.length;
  const number = more.querySelector(".count");
  if (number) number.textContent = count ? `(${count})` : "";
  const reasons = missing.map((one) =>
    h("li", { class: "lack", "data-action": one.action }, one.text, " ", paragraph(one.rule)),
  );
  byId("more-deeds").replaceChildren(...groups, h("ul", { "aria-label": say("missing") }, ...reasons));
}

/**
 * The sign that opens a rule.
 * @param {string} rule
 */
function paragraph(rule) {
  return h(
    "button",
    {
      type: "button",
      class: "rule",
      tabindex: "-1",
      title: say("rule", { id: rule }),
      "aria-label": say("rule", { id: rule }),
      onclick: (/** @type {Event} */ event) => {
        event.stopPropagation();
        openRule(rule, /** @type {Element} */ (event.currentTarget));
      },
    },
    "§",
  );
}

/**
 * By what is done; attacks on nobody come last.
 * @param {Option[]} options
 */
function grouped(options) {
  /** @type {Map<string, Option[]>} */
  const groups = new Map();
  for (const option of options) {
    const name = option.group ?? "";
    groups.set(name, [...(groups.get(name) ?? []), option]);
  }
  return /** @type {[string, Option[]][]} */ (
    [...groups].map(([name, members]) => [
      name,
      [
        ...members.filter((one) => !one.idle),
        ...members.filter((one) => one.idle).sort((a, b) => sameShot(a).localeCompare(sameShot(b))),
      ],
    ])
  );
}

/**
 * A group; what all its labels have in common is said once, so that many Zones fit.
 * @param {string} name
 * @param {Option[]} members
 * @param {Handlers} handlers
 * @param {(option: Option) => string} keyFor
 */
function group(name, members, handlers, keyFor) {
  /** @type {HTMLElement[]} */
  const rows = [];
  /** @type {HTMLElement[]} */
  let plain = [];
  const flush = () => {
    if (plain.length) rows.push(h("div", { class: "rows" }, ...plain));
    plain = [];
  };
  for (const run of runs(members)) {
    const idle = Boolean(run[0].idle);
    const common =
      idle || run.length > (run[0].hint ? 2 : 1)
        ? shared(
            run.map((option) => option.label),
            run[0].hint && !idle ? Infinity : run[0].zone ? SHORT_PLACE : SHORT,
          )
        : null;
    if (!common) {
      plain.push(...run.map((option) => button(option, handlers, keyFor(option), option.label)));
      continue;
    }
    flush();
    const chips = run.map((option) =>
      button(
        option,
        handlers,
        keyFor(option),
        option.label.slice(common.start.length, option.label.length - common.end.length),
        true,
      ),
    );
    rows.push(
      h(
        "div",
        { class: run[0].hint && !idle ? "rows" : "chips" },
        h(
          "span",
          { class: "common", "aria-hidden": "true" },
          [`${common.start}…`, idle ? `(${run[0].hint})` : common.end].join(" "),
        ),
        ...chips,
      ),
    );
  }
  flush();
  const small =
    name &&
    members.length <= 2 &&
    members.every((option) => !option.hint && !option.warn && option.label.length <= 2 * SHORT)
      ? " small"
      : "";
  return h(
    "div",
    { class: name ? `group named${small}` : "group", role: "group", "aria-label": name || null },
    name ? h("h3", {}, name) : null,
    h("div", { class: "deeds" }, ...rows),
  );
}

/**
 * Whether two options may stand in one row.
 * @param {Option} a
 * @param {Option} b
 */
const alike = (a, b) =>
  a.action === b.action &&
  (a.name === b.name || !(a.to ?? a.card)) &&
  !a.warn &&
  !b.warn &&
  a.idle === b.idle &&
  String(a.cards ?? "") === String(b.cards ?? "") &&
  (!a.idle || tail(a) === tail(b));

/**
 * The rest of a label after the name of its Zone.
 * @param {Option} option
 */
function tail(option) {
  const place = option.zone ? named(option.zone) : "";
  return option.label.slice(option.label.indexOf(place) + place.length);
}

/**
 * Attacks on nobody with the same weapon and the same dangers stand together.
 * @param {Option} option
 */
const sameShot = (option) => [option.action, option.cards ?? "", tail(option)].join("|");

/**
 * Those that may stand in one row, where the first of them stands.
 * @param {Option[]} members
 */
function runs(members) {
  /** @type {Option[][]} */
  const found = [];
  for (const option of members) {
    const row = found.find((one) => alike(one[0], option));
    if (row) row.push(option);
    else found.push([option]);
  }
  return found;
}

/**
 * The beginning and the end that all labels share, if what differs is short.
 * @param {string[]} labels
 * @param {number} most
 */
function shared(labels, most) {
  let start = labels[0];
  let end = labels[0];
  for (const label of labels) {
    while (!label.startsWith(start)) start = start.slice(0, -1);
    while (!label.endsWith(end)) end = end.slice(1);
  }
  start = start.slice(0, start.lastIndexOf(" ") + 1);
  const cut = end.search(/ ?[(:,]/);
  end = cut < 0 ? "" : end.slice(cut);
  const short = labels.every(
    (label) => label.length > start.length + end.length && label.length - start.length - end.length <= most,
  );
  return start.length > 3 && short ? { start, end } : null;
}

/**
 * @param {Option} option
 * @param {Handlers} handlers
 * @param {string} key
 * @param {string} text
 * @param {boolean} [chip]
 */
function button(option, handlers, key, text, chip = false) {
  const start = Math.max(0, option.label.indexOf(text));
  const shown = h(
    "button",
    {
      type: "button",
      class: ["option", chip && "chip", option.idle && "idle", (option.risky || option.deadly) && "risky"]
        .filter(Boolean)
        .join(" "),
      "data-key": option.key,
      "data-rule": option.rule ?? null,
      "aria-keyshortcuts": key || null,
      onclick: (/** @type {Event} */ event) =>
        option.risky ? makeSure(option, handlers, /** @type {Element} */ (event.currentTarget)) : handlers.take(option),
      onpointerenter: () => handlers.consider(option),
      onpointerleave: () => handlers.consider(null),
      onfocus: () => handlers.consider(option),
      onblur: () => handlers.consider(null),
    },
    h(
      "span",
      {},
      unseen(option.label.slice(0, start)),
      h("span", { class: "label" }, text),
      chip && option.zone ? h("span", { class: "called" }, option.zone) : null,
      unseen(option.label.slice(start + text.length)),
      option.idle && chip ? unseen(`, ${option.hint}`) : option.hint ? h("span", { class: "hint" }, option.hint) : null,
      option.warn ? h("span", { class: "warn" }, option.warn) : null,
    ),
    key ? h("kbd", { "aria-hidden": "true" }, key.toUpperCase()) : null,
  );
  if (key) byKey.set(key, shown);
  return option.rule ? h("span", { class: chip ? "choice chip" : "choice" }, shown, paragraph(option.rule)) : shown;
}

/**
 * What may hit friends is asked once more, beside where it was chosen.
 * @param {Option} option
 * @param {Handlers} handlers
 * @param {Element | {x: number, y: number}} at
 */
export function makeSure(option, handlers, at) {
  const sure = { ...option, risky: false };
  openMenu([sure], at, handlers, say("risky"));
  byId("menu").querySelector(".option")?.classList.add("risky");
}

/**
 * The words that a group shows once are read out with each button.
 * @param {string} words
 */
const unseen = (words) => (words ? h("span", { class: "unseen" }, words) : null);

/** The first option, or the list itself. */
export function focusFirst() {
  /** @type {HTMLElement | null} */
  const first = byId("options").querySelector(".option:not([disabled])");
  (first ?? byId("options")).focus();
}

/**
 * Whether a key chose something.
 * @param {string} key
 */
export function pressKey(key) {
  const shown = byKey.get(key.toLowerCase());
  if (!shown || shown.hasAttribute("disabled")) return false;
  const folded = /** @type {HTMLDetailsElement | null} */ (shown.closest("details:not([open])"));
  if (folded) folded.open = true;
  else shown.click();
  return true;
}

/**
 * Arrow keys go through the buttons around the one that has the focus.
 * @param {KeyboardEvent} event
 */
export function walkButtons(event) {
  const list = /** @type {Element} */ (event.target).closest("#options, #anytime, #menu");
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (list && event.key === ".") {
    const rule = /** @type {Element} */ (event.target).getAttribute("data-rule");
    if (rule) openRule(rule, /** @type {Element} */ (event.target));
    return Boolean(rule);
  }
  if (!list || !step) return false;
  const buttons = /** @type {HTMLElement[]} */ ([
    ...list.querySelectorAll("button:not([disabled], .rule), summary"),
  ]).filter((one) => one.offsetParent);
  const at = buttons.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
  event.preventDefault();
  return true;
}

/**
 * Point out a suggested option.
 * @param {string} key
 */
export function suggest(key) {
  for (const one of document.querySelectorAll(".option"))
    one.classList.toggle("suggested", one.getAttribute("data-key") === key);
  const suggested = document.querySelector(".option.suggested");
  const folded = /** @type {HTMLDetailsElement | null | undefined} */ (suggested?.closest("details"));
  if (folded) folded.open = true;
  suggested?.scrollIntoView({ block: "nearest" });
}

/**
 * The options at any time; what is done at a card is offered there.
 * @param {Option[]} anytime
 * @param {Handlers} handlers
 */
export function showTray(anytime, handlers) {
  const options = anytime.filter((option) => !option.at_card);
  const tray = byId("tray");
  tray.hidden = !options.length;
  const count = tray.querySelector(".count");
  if (count) count.textContent = `(${options.length})`;
  byId("anytime").replaceChildren(...options.map((option) => button(option, handlers, "", option.label)));
}

/** @type {Element | null} */
let cameFrom = null;

/**
 * A menu of options beside a point or an element.
 * @param {Option[]} options
 * @param {Element | {x: number, y: number}} at
 * @param {Handlers} handlers
 * @param {string} [head] what to know before
 * @param {...HTMLElement} others what else can be done there
 */
export function openMenu(options, at, handlers, head = "", ...others) {
  const menu = byId("menu");
  cameFrom = document.activeElement;
  const take = (/** @type {Option} */ option) => {
    closeMenu();
    handlers.take(option);
  };
  const items = options.map((option) => button(option, { ...handlers, take }, "", option.label));
  menu.replaceChildren(...(head ? [h("p", { class: "head" }, head)] : []), ...items, ...others);
  if (head) menu.append(h("button", { type: "button", class: "option", onclick: () => closeMenu() }, say("wish-no")));
  for (const item of menu.querySelectorAll(".option")) item.setAttribute("role", "menuitem");
  menu.hidden = false;
  const box = at instanceof Element ? at.getBoundingClientRect() : null;
  const x = box ? box.x + box.width / 2 : /** @type {{x: number}} */ (at).x;
  const y = box ? box.y + box.height / 2 : /** @type {{y: number}} */ (at).y;
  menu.style.left = `${Math.max(6, Math.min(x + 6, innerWidth - menu.offsetWidth - 6))}px`;
  menu.style.top = `${Math.max(6, Math.min(y + 6, innerHeight - menu.offsetHeight - 6))}px`;
  /** @type {HTMLElement | null} */ (menu.querySelector(head ? ".option:last-child" : ".option"))?.focus();
}

/** Whether a menu was open. */
export function closeMenu() {
  const menu = byId("menu");
  if (menu.hidden) return false;
  menu.hidden = true;
  /** @type {HTMLElement | null} */ (cameFrom)?.focus?.();
  cameFrom = null;
  return true;
}
