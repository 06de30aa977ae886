/** Telling people that it is their turn. */

import { say } from "./dom.js";
import { setting } from "./settings.js";
import { chime } from "./sounds.js";

let wasMine = false;

/**
 * A sound, if it is wanted, when the turn comes round from others.
 * @param {import("./types.js").Screen} now
 */
export function callMe(now) {
  const mine = Boolean(now.decision?.mine);
  const others = now.table.seats.some((seat) => seat.kind !== "open" && !now.me.includes(seat.seat));
  if (mine && !wasMine && others) {
    if (setting("sound") === "on") chime();
    if (setting("notice") === "on" && document.hidden) void notify(document.title);
  }
  wasMine = mine;
}

/** Whether the browser lets the page send notices; it asks the person if it has to. */
export async function mayNotify() {
  return "Notification" in globalThis && (await Notification.requestPermission()) === "granted";
}

/** @param {string} title */
async function notify(title) {
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
  const worker = await navigator.serviceWorker?.getRegistration();
  const about = { body: say("notice"), icon: icon(), tag: location.pathname, data: location.pathname };
  if (worker) await worker.showNotification(title, about);
  else new Notification(title, about);
}

function icon() {
  return document.querySelector("link[rel='apple-touch-icon']")?.getAttribute("href") ?? undefined;
}
