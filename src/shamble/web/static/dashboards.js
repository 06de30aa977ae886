/** The Survivors' dashboards. With more than six, all but the open one are small. */

import { byId, h, isSmall, say } from "./dom.js";
import { named } from "./places.js";
import { hasTwoColumns, isFolded, setPeople } from "./room.js";

/** @typedef {import("./types.js").Survivor} Survivor */
/** @typedef {import("./types.js").Card} Card */
/** @typedef {import("./types.js").Place} Place */
/** @typedef {import("./types.js").Screen} Screen */
/** @typedef {import("./types.js").Option} Option */
/**
 * @typedef {{cardChosen: (who: number, card: Card, at: Element) => void, survivorChosen: (who: number, at: Element) => void,
 *   zonesTold: (zones: string[]) => void, cardShown: (card: Card) => void,
 *   weaponTold: (who: number, card: Card | null) => void}} Handlers
 */

const MANY = 6;
const RINGS = 12;
/** How long a finger rests on something before its text is shown. */
const LONG_PRESS = 400;
const people = byId("people");
let opened = -1;

/**
 * @param {Screen} screen
 * @param {(who: number, card: number) => Option[]} offersOf
 * @param {(who: number) => Option[]} offersTo
 * @param {Handlers} handlers
 */
export function showPeople(screen, offersOf, offersTo, handlers) {
  const focus = focusPath();
  showAgain = () => showPeople(screen, offersOf, offersTo, handlers);
  const acting =
    screen.decision && screen.decision.who >= 0
      ? screen.decision.who
      : (screen.survivors.find((one) => one.active)?.index ?? -1);
  if (acting !== lastActing) opened = -1;
  lastActing = acting;
  const open = opened >= 0 ? opened : acting;
  people.classList.toggle("many", screen.survivors.length > MANY);
  people.classList.toggle("few", screen.survivors.length < 4);
  const teams = [...new Set(screen.survivors.map((one) => one.team ?? 0))].sort();
  people.classList.toggle("teams", teams.length > 1);
  people.style.setProperty("--teams", String(teams.length));
  people.style.setProperty("--count", String(screen.survivors.length));
  const seats = screen.table.seats;
  const drawn = (/** @type {Survivor} */ survivor) =>
    dashboard(survivor, {
      open: survivor.index === open,
      acting: survivor.index === acting,
      seat: seats.length > 1 ? (seats.find((seat) => seat.seat === survivor.seat)?.name ?? "") : "",
      offersOf,
      offers: offersTo(survivor.index),
      team: teams.indexOf(survivor.team ?? 0),
      handlers,
      again: showAgain,
    });
  people.replaceChildren(...screen.survivors.map(drawn));
  setPeople(screen.survivors.length, Math.max(1, teams.length));
  const apart = open >= 0 && isFolded() && (opened >= 0 || hasTwoColumns());
  byId("opened").hidden = !apart;
  byId("opened").replaceChildren(...(apart ? [drawn(screen.survivors[open])] : []));
  restoreFocus(focus);
  if (isSmall()) people.querySelector(".acting")?.scrollIntoView({ block: "nearest" });
}

let lastActing = -1;
/** @type {() => void} */
let showAgain = () => {};

/**
 * Look at a Survivor's dashboard.
 * @param {number} who
 */
export function openDashboard(who) {
  opened = who;
  showAgain();
  document.dispatchEvent(new CustomEvent("looked", { detail: who }));
}

/** Where the focus was, as a way through the dashboards. */
function focusPath() {
  const at = document.activeElement;
  if (!at || !people.contains(at)) return null;
  const board = at.closest("article");
  return {
    who: board?.getAttribute("data-who") ?? "",
    at: board ? [...board.querySelectorAll("button")].indexOf(/** @type {any} */ (at)) : 0,
  };
}

/** @param {{who: string, at: number} | null} path */
function restoreFocus(path) {
  if (!path) return;
  const buttons = people.querySelectorAll(`article[data-who="${path.who}"] button`);
  /** @type {HTMLElement | undefined} */ (buttons[Math.max(0, path.at)] ?? buttons[0])?.focus();
}

/**
 * Looking never chooses: the name opens the dashboard, and whoever can be chosen has a button for it.
 * @param {Survivor} survivor
 * @param {{open: boolean, acting: boolean, seat: string, offersOf: (who: number, card: number) => Option[], offers: Option[], team: number, handlers: Handlers, again: () => void}} how
 */
function dashboard(survivor, { open, acting, seat, offersOf, offers, team, handlers, again }) {
  const gone = survivor.status !== "alive";
  const name = h(
    "button",
    {
      type: "button",
      class: "who",
      "aria-expanded": String(open),
      onclick: () => {
        opened = opened === survivor.index ? -1 : survivor.index;
        again();
      },
    },
    h("span", { class: "face", html: survivor.portrait, "aria-hidden": "true" }),
    h("span", { class: "name" }, survivor.name),
  );
  const choose = offers.length
    ? h(
        "button",
        {
          type: "button",
          class: "choose",
          title: offers.length === 1 ? offers[0].label : "",
          "aria-label": offers.length === 1 ? offers[0].label : say("choose-who", { who: survivor.name }),
          onclick: (/** @type {Event} */ event) =>
            handlers.survivorChosen(survivor.index, /** @type {Element} */ (event.currentTarget)),
        },
        "▸",
      )
    : null;
  const slots = (/** @type {Place} */ place) =>
    h(
      "div",
      { class: `slots ${place.name}${place.works ? " works" : ""}`, role: "group", "aria-label": place.title },
      ...place.slots.map((card) => slot(survivor, card, place, offersOf, handlers)),
    );
  return h(
    "article",
    {
      class: ["dashboard", open && "open", acting && "acting", gone && "gone", offers.length && "offered"]
        .filter(Boolean)
        .join(" "),
      "data-who": survivor.index,
      "data-level": survivor.level,
      "data-ring": survivor.index % RINGS,
      "data-team": team,
      "aria-label": told(survivor),
      onpointerenter: () => handlers.zonesTold(survivor.zone ? [survivor.zone] : []),
      onpointerleave: () => handlers.zonesTold([]),
    },
    h(
      "header",
      {},
      name,
      choose,
      seat ? h("span", { class: "seat" }, seat) : null,
      h(
        "span",
        { class: `level level-${survivor.level}`, title: survivor.level_name, "aria-hidden": "true" },
        h("b", {}, survivor.level_name[0].toUpperCase()),
        String(survivor.xp),
      ),
      gone ? h("span", { class: "state" }, survivor.status_name ?? survivor.status) : pips(survivor),
    ),
    bar(survivor),
    skills(survivor),
    h("div", { class: "body" }, ...survivor.places.map(slots)),
  );
}

/** @param {Survivor} survivor */
function told(survivor) {
  const actions = survivor.actions === null ? say("acted") : say("actions-left", { n: survivor.actions });
  return [
    survivor.name,
    survivor.status === "alive" ? actions : survivor.status_name,
    survivor.zone && say("in-zone", { zone: named(survivor.zone) }),
    survivor.level_name,
    say("xp", { xp: survivor.xp }),
    survivor.wounds && say("wounds", { n: survivor.wounds }),
  ]
    .filter(Boolean)
    .join(", ");
}

/** @param {Survivor} survivor */
function pips(survivor) {
  const marks = [];
  for (let at = 0; at < (survivor.actions ?? 0); at++) marks.push(h("i", { class: "pip" }));
  const free = survivor.free.map((kind) =>
    h("i", { class: "pip free", title: say("free", { what: kind }) }, kind[0].toUpperCase()),
  );
  const title = survivor.actions === null ? say("acted") : say("actions-left", { n: survivor.actions });
  const drops = Array.from({ length: survivor.health ?? survivor.wounds }, (_, at) =>
    h("i", {
      class: survivor.health === undefined ? "drop" : at < survivor.wounds ? "drop on-bar" : "drop on-bar left",
    }),
  );
  return h(
    "span",
    { class: "pips", title },
    ...drops,
    survivor.actions === null ? h("small", {}, say("acted")) : null,
    ...marks,
    ...free,
  );
}

/** @param {Survivor} survivor */
function bar(survivor) {
  const title =
    survivor.next_level === null
      ? say("xp", { xp: survivor.xp })
      : say("xp-next", { xp: survivor.xp, next: survivor.next_level });
  return h("div", { class: "bar", html: survivor.bar, title });
}

/**
 * @param {Survivor} survivor
 * @param {Card | null} card
 * @param {Place} place
 * @param {(who: number, card: number) => Option[]} offersOf
 * @param {Handlers} handlers
 */
function slot(survivor, card, place, offersOf, handlers) {
  if (!card) return h("span", { class: "slot empty", title: `${place.title}: ${say("empty")}` });
  if (card.number === undefined)
    return h("span", {
      class: "slot wounded",
      title: card.name,
      role: "img",
      "aria-label": card.name,
      html: card.svg ?? "",
    });
  const offers = offersOf(survivor.index, card.number);
  const look = (/** @type {Event | null} */ event) => {
    preview(event ? /** @type {Element} */ (event.currentTarget) : null, event ? cardTold(card, state) : []);
    handlers.weaponTold(survivor.index, event ? card : null);
  };
  const state = [
    card.loaded === false && say(card.turned ? "turned" : "unloaded"),
    card.joined && say("joined", { part: card.joined }),
  ]
    .filter(Boolean)
    .join(", ");
  return h(
    "button",
    {
      type: "button",
      class: ["slot", offers.length && "offered", card.loaded === false && "unloaded"].filter(Boolean).join(" "),
      "data-card": card.number,
      onclick: (/** @type {Event} */ event) =>
        handlers.cardChosen(survivor.index, card, /** @type {Element} */ (event.currentTarget)),
      oncontextmenu: (/** @type {Event} */ event) => {
        event.preventDefault();
        handlers.cardShown(card);
      },
      ...looking(look),
    },
    smallFace(card),
    h("span", { class: "unseen" }, [card.name, card.figures, card.text].filter(Boolean).join(", ")),
    state ? h("span", { class: "unseen" }, `, ${state}`) : null,
  );
}

/**
 * A card where there is no room to draw it whole: its picture, and words that can be read.
 * @param {Card} card
 */
export function smallFace(card) {
  return h(
    "span",
    { class: `mini ${card.kind ?? "item"}`, "aria-hidden": "true" },
    h("b", {}, card.name),
    h("span", { class: "icon", html: card.icon ?? "" }),
    h("small", {}, card.brief ?? ""),
  );
}

/**
 * A card as the server drew it, or in words.
 * @param {Card} card
 */
export function cardFace(card) {
  return card.svg
    ? h("span", { class: "drawn", html: card.svg, "aria-hidden": "true" })
    : h("span", { class: "written" }, h("b", {}, card.name), card.figures ? h("small", {}, card.figures) : null);
}

/**
 * @param {Card} card
 * @param {string} state
 */
function cardTold(card, state) {
  return [
    h("div", { class: "large" }, cardFace(card)),
    h("p", {}, h("strong", {}, card.name), state ? ` (${state})` : ""),
    card.figures ? h("p", {}, card.figures) : h("span"),
    card.text ? h("p", {}, card.text) : h("span"),
  ];
}

/** @param {Survivor} survivor */
function skills(survivor) {
  const spent = (/** @type {string} */ name) => survivor.used.includes(name);
  const chips = survivor.skills.map((skill) =>
    chip(skill.name, spent(skill.name) ? "skill used" : "skill", [
      h("p", {}, h("strong", {}, skill.name), spent(skill.name) ? ` (${say("used")})` : ""),
      h("p", {}, skill.text),
    ]),
  );
  const marks = [...(survivor.searched ? [say("searched")] : []), ...(survivor.tokens ?? [])].map((mark) =>
    h("span", { class: "mark" }, mark),
  );
  const later = survivor.later.map((level, index) =>
    chip(
      level.skills.map((skill) => skill.name).join(" / "),
      `skill later level-${survivor.level + 1 + index}`,
      level.skills.flatMap((skill) => [
        h("p", {}, h("strong", {}, skill.name), ` (${say("later", { level: level.level_name ?? level.level })})`),
        h("p", {}, skill.text),
      ]),
    ),
  );
  return h("div", { class: "skills" }, ...chips, ...marks, ...later);
}

/**
 * @param {string} name
 * @param {string} kind
 * @param {HTMLElement[]} text
 */
function chip(name, kind, text) {
  return h(
    "button",
    {
      type: "button",
      class: kind,
      ...looking((event) => preview(event ? /** @type {Element} */ (event.currentTarget) : null, event ? text : [])),
      onclick: (/** @type {Event} */ event) => preview(/** @type {Element} */ (event.currentTarget), text),
    },
    name,
  );
}

/**
 * What a pointer, the focus and a finger that rests there do: look, and look away.
 * @param {(event: Event | null) => void} look
 */
function looking(look) {
  let pressed = 0;
  return {
    onpointerenter: (/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && look(event),
    onpointerdown: (/** @type {PointerEvent} */ event) => {
      const at = event.currentTarget;
      if (event.pointerType === "touch")
        pressed = window.setTimeout(() => look(/** @type {any} */ ({ currentTarget: at })), LONG_PRESS);
    },
    onpointerup: () => clearTimeout(pressed),
    onpointerleave: () => {
      clearTimeout(pressed);
      look(null);
    },
    onfocus: look,
    onblur: () => look(null),
  };
}

/**
 * The text of a Skill or card, above it.
 * @param {Element | null} at
 * @param {HTMLElement[]} [content]
 */
function preview(at, content = []) {
  const tip = byId("tip");
  tip.hidden = !at;
  if (!at) return;
  tip.replaceChildren(...content);
  const box = at.getBoundingClientRect();
  tip.style.left = `${Math.max(6, Math.min(box.x + box.width / 2 - tip.offsetWidth / 2, innerWidth - tip.offsetWidth - 6))}px`;
  const above = box.y - tip.offsetHeight - 8;
  tip.style.top = `${above > 0 ? above : box.bottom + 8}px`;
}

document.addEventListener("room", () => showAgain());

/** To the dashboards by keyboard. */
export function enterPeople() {
  /** @type {HTMLElement | null} */ (people.querySelector(".acting .who, .who"))?.focus();
}
