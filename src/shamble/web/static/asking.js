/** The open question: its options, whom the table waits for, and how the game ended. */

import { isByDistance } from "./auto.js";
import { lendButtons } from "./away.js";
import { byId, h, say } from "./dom.js";
import { showGuide } from "./guide.js";
import { offered } from "./offers.js";
import { closeMenu, showOptions, showTray } from "./options.js";
import { openEnd, seatNames } from "./panels.js";
import { isProposed, keysTaken } from "./wishes.js";

/** @typedef {import("./types.js").Screen} Screen */

/**
 * @param {Screen} screen
 * @param {import("./arrange.js").Arranging} arranging
 * @param {import("./options.js").Handlers} handlers
 * @param {(message: Object<string, any>) => void} send
 */
export function showDecision(screen, arranging, handlers, send) {
  const decision = screen.decision;
  const mine = offered(screen);
  closeMenu();
  byId("question").textContent = decision ? decision.question : screen.ending;
  byId("strip").textContent = byId("question").textContent;
  showWaiting(screen, send);
  showGuide(decision);
  const quiet = arranging.attend(screen);
  const listed = isProposed(screen) && decision?.mine ? decision.options : mine;
  showOptions(
    quiet && arranging.plan ? [] : listed,
    handlers,
    keysTaken(screen),
    screen.wish?.key,
    mine.length ? decision?.missing : [],
  );
  byId("ended").hidden = !screen.outcome;
  byId("farthest").hidden = !isByDistance(mine) || mine.length < 2;
  showTray(screen.anytime ?? [], handlers);
  const act = document.querySelector('[data-sheet="can"] .count');
  if (act) act.textContent = mine.length ? String(mine.length) : "";
}

/**
 * Whom the table waits for, and what can be done if they are away.
 * @param {Screen} screen
 * @param {(message: Object<string, any>) => void} send
 */
export function showWaiting(screen, send) {
  const asked = byId("asked");
  const others = screen.decision && !screen.decision.mine ? screen.decision.seats : [];
  const away = others.length ? say("waiting", { who: seatNames(screen, others) }) : "";
  asked.replaceChildren(
    [away, screen.me.length ? "" : say("watching")].filter(Boolean).join(" "),
    " ",
    ...lendButtons(screen, others, send),
    ...hurryButton(screen, others),
  );
  asked.hidden = !asked.textContent?.trim();
}

/**
 * A button for those who need not see a bot think.
 * @param {Screen} screen
 * @param {number[]} seats
 */
function hurryButton(screen, seats) {
  const bots = screen.table.seats.filter((seat) => seats.includes(seat.seat) && (seat.kind === "bot" || seat.bot));
  const paced = (screen.table.options?.pace ?? "normal") !== "at-once";
  return screen.me.length && bots.length && paced && !screen.wish
    ? [h("button", { type: "button", class: "tool", "data-command": "hurry" }, say("hurry"))]
    : [];
}

/** @param {Screen} screen */
export async function showEnd(screen) {
  const answer = await fetch(`/t/${screen.table.code}/chronicle`).catch(() => null);
  openEnd(screen, answer?.ok ? await answer.json() : null);
}
