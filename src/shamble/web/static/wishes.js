/** Wishes, which others have to agree to: a band that says it, with buttons to agree and to object, and a countdown. */

import { lendButtons } from "./away.js";
import { byId, h, say } from "./dom.js";
import { closeDialog, openDialog, seatNames } from "./panels.js";

/** @typedef {import("./types.js").Screen} Screen */
/** @typedef {import("./types.js").Wish} Wish */
/** @typedef {(message: Object<string, any>) => void} Send */

/** The keys of the two answers, while there is something to answer. */
const ANSWERS = /** @type {Object<string, string>} */ ({ a: "consent", o: "object" });
const CLOSED_FOR_A_WISH = ["end", "settings", "help", "goals", "stock", "card", "wish", "rules"];

let shown = -1;
let ahead = 0;
let ticking = 0;

/**
 * The time by which this computer's clock is ahead of the server's.
 * @param {number | undefined} now the server's time in seconds
 */
export function setClock(now) {
  if (now) ahead = Date.now() / 1000 - now;
}

/**
 * The keys that the band takes from the options while it is there.
 * @param {Screen} screen
 */
export const keysTaken = (screen) => (screen.wish && screen.me.length ? Object.keys(ANSWERS) : []);

/**
 * Whether nothing else can be answered until the proposal is decided.
 * @param {Screen} screen
 */
export const isProposed = (screen) => screen.wish?.kind === "proposal";

/**
 * Show the open wish, or that there is none.
 * @param {Screen} screen
 * @param {Send} send
 */
export function showWish(screen, send) {
  const wish = screen.wish;
  byId("wish").hidden = !wish;
  clearInterval(ticking);
  if (!wish) {
    shown = -1;
    byId("wish-text").textContent = "";
    return;
  }
  const asked = wish.missing.some((seat) => screen.me.includes(seat));
  if (shown !== wish.number) {
    byId("wish-text").textContent = wish.text;
    if (asked) CLOSED_FOR_A_WISH.forEach(closeDialog);
  }
  shown = wish.number;
  const waiting = byId("wish-waiting");
  const others = wish.missing.filter((seat) => !screen.me.includes(seat));
  waiting.hidden = !others.length;
  waiting.textContent = say("waiting", { who: seatNames(screen, others) });
  byId("wish-buttons").replaceChildren(...buttons(screen, wish, asked, send));
  countDown(wish);
}

/**
 * @param {Screen} screen
 * @param {Wish} wish
 * @param {boolean} asked
 * @param {Send} send
 */
function buttons(screen, wish, asked, send) {
  const button = (/** @type {string} */ key, /** @type {string} */ text, /** @type {string} */ kind) =>
    h(
      "button",
      {
        type: "button",
        class: kind,
        "data-answer": key,
        "aria-keyshortcuts": key,
        onclick: () => send({ do: ANSWERS[key], wish: wish.number }),
      },
      text,
      " ",
      h("kbd", { "aria-hidden": "true" }, key.toUpperCase()),
    );
  if (!screen.me.length) return [];
  const [mine, bots] = [screen.me.includes(wish.by), wish.kind === "plan"];
  const answers = [
    asked ? button("a", bots ? say("plan-yes") : say("agree"), "main") : null,
    button("o", bots ? say("plan-no") : say(mine ? "wish-withdraw" : "object"), ""),
  ];
  return [...answers.filter((one) => one !== null), ...lendButtons(screen, wish.missing, send)];
}

/**
 * The time that is left, in words and as a bar; the end itself comes from the server.
 * @param {Wish} wish
 */
function countDown(wish) {
  const left = byId("wish-left");
  const bar = /** @type {HTMLProgressElement} */ (byId("wish-time"));
  left.hidden = bar.hidden = wish.until === undefined;
  if (wish.until === undefined) return;
  const until = wish.until;
  const show = () => {
    const seconds = Math.max(0, Math.ceil(until + ahead - Date.now() / 1000));
    left.textContent = say("wish-left", { n: seconds });
    bar.max = Math.max(bar.max, seconds);
    bar.value = seconds;
  };
  bar.max = 1;
  show();
  ticking = window.setInterval(show, 250);
}

/**
 * Whether a key answered the wish.
 * @param {string} key
 */
export function pressAnswer(key) {
  const button = /** @type {HTMLElement | null} */ (
    byId("wish-buttons").querySelector(`[data-answer="${CSS.escape(key)}"]`)
  );
  if (byId("wish").hidden || !button) return false;
  button.click();
  return true;
}

/**
 * Make sure before something is asked for, and say whether others have to agree.
 * @param {Screen} screen
 * @param {string} kind `undo`, `give-up` ...: its words are `sure-title-KIND`, `sure-solo-KIND` or `sure-consent-KIND` and so on
 * @param {() => void} yes
 */
export function makeSure(screen, kind, yes) {
  const others = screen.table.seats.some(
    (seat) => seat.kind === "person" && !seat.lent && !screen.me.includes(seat.seat),
  );
  byId("wish-title").textContent = say(`sure-title-${kind}`);
  const go = () => {
    closeDialog("wish");
    yes();
  };
  openDialog(
    "wish",
    h("p", {}, say(others ? `sure-consent-${kind}` : `sure-solo-${kind}`)),
    h(
      "p",
      { class: "buttons" },
      h(
        "button",
        { type: "button", class: "main", onclick: go },
        say(others ? `sure-ask-${kind}` : `sure-yes-${kind}`),
      ),
      h("button", { type: "button", onclick: () => closeDialog("wish") }, say("wish-no")),
    ),
  );
}
