/** What somebody asks the others for: a band that says it, with buttons to agree and to object. */

import { byId, h, say } from "./dom.js";
import { closeDialog, openDialog, seatNames } from "./panels.js";

/** @typedef {import("./types.js").Screen} Screen */
/** @typedef {import("./types.js").Wish} Wish */

/** The keys of the two answers, while there is something to answer. */
export const ANSWERS = /** @type {Object<string, string>} */ ({ a: "consent", o: "object" });

let shown = -1;

/**
 * The keys that the band takes from the options while it is there.
 * @param {Screen} screen
 */
export const keysTaken = (screen) => (screen.wish && screen.me.length ? Object.keys(ANSWERS) : []);

/**
 * Show the open wish, or that there is none.
 * @param {Screen} screen
 * @param {(message: Object<string, any>) => void} send
 */
export function showWish(screen, send) {
  const band = byId("wish");
  const wish = screen.wish;
  band.hidden = !wish;
  if (!wish) {
    shown = -1;
    return band.replaceChildren();
  }
  const waits = wish.missing.length ? h("p", { class: "soft" }, say("waiting", { who: seatNames(screen, wish.missing) })) : null;
  band.replaceChildren(h("p", { class: "text" }, wish.text), ...(waits ? [waits] : []), h("p", { class: "buttons" }, ...buttons(screen, wish, send)));
  if (shown !== wish.number && wish.missing.some((seat) => screen.me.includes(seat))) closeDialog("wish");
  shown = wish.number;
  return undefined;
}

/**
 * @param {Screen} screen
 * @param {Wish} wish
 * @param {(message: Object<string, any>) => void} send
 */
function buttons(screen, wish, send) {
  const button = (/** @type {string} */ key, /** @type {string} */ text, /** @type {string} */ kind) =>
    h("button", { type: "button", class: kind, "data-answer": key, "aria-keyshortcuts": key, onclick: () => send({ do: ANSWERS[key], wish: wish.number }) }, text, " ", h("kbd", { "aria-hidden": "true" }, key.toUpperCase()));
  if (screen.me.includes(wish.by)) return [button("o", say("wish-withdraw"), "")];
  const asked = wish.missing.some((seat) => screen.me.includes(seat));
  return screen.me.length ? [asked ? button("a", say("agree"), "main") : null, button("o", say("object"), "")] : [];
}

/**
 * Whether a key answered the wish.
 * @param {string} key
 */
export function pressAnswer(key) {
  const button = /** @type {HTMLElement | null} */ (byId("wish").querySelector(`[data-answer="${CSS.escape(key)}"]`));
  button?.click();
  return Boolean(button);
}

/**
 * Make sure before something is asked for, and say whether others have to agree.
 * @param {Screen} screen
 * @param {string} kind `undo`, `give-up` ...: its words are `KIND-title`, `KIND-solo`, `KIND-consent`, `KIND-yes`, `KIND-ask`
 * @param {() => void} yes
 */
export function makeSure(screen, kind, yes) {
  const others = screen.table.seats.some((seat) => seat.kind === "person" && !seat.lent && !screen.me.includes(seat.seat));
  byId("wish-title").textContent = say(`${kind}-title`);
  const go = () => (closeDialog("wish"), yes());
  openDialog("wish", h("p", {}, say(`${kind}-${others ? "consent" : "solo"}`)), h("p", { class: "buttons" }, h("button", { type: "button", class: "main", onclick: go }, say(`${kind}-${others ? "ask" : "yes"}`)), h("button", { type: "button", onclick: () => closeDialog("wish") }, say("wish-no"))));
}
