/** Conveniences for the pages around the table. Everything works without it. */

import { setting, wear } from "./settings.js";

const SEARCH_AFTER = 250;
const SENT_AGAIN_AFTER = 2000;

/**
 * Put a text where it can be pasted elsewhere. Pages of a home network are no secure context: there the old way is the only one.
 * @param {string} text
 */
async function copyText(text) {
  if (navigator.clipboard && window.isSecureContext) return navigator.clipboard.writeText(text);
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "hidden";
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}

/** Show the buttons that copy: a link that stands in them, or the address of this page. */
function offerCopies() {
  for (const button of document.querySelectorAll("button.copy")) {
    if (!(button instanceof HTMLButtonElement) || button.dataset.ready) continue;
    button.dataset.ready = "yes";
    button.hidden = false;
    const words = button.textContent ?? "";
    button.addEventListener("click", async () => {
      await copyText(button.dataset.copy === "here" ? location.href : (button.dataset.copy ?? ""));
      button.textContent = button.dataset.done ?? "";
      setTimeout(() => (button.textContent = words), 1600);
    });
  }
  for (const field of document.querySelectorAll("input.link")) {
    if (field instanceof HTMLInputElement) field.addEventListener("focus", () => field.select());
  }
}

/** Boards are pictures with their colours written in: ask for those that go with the page. */
function matchPictures() {
  for (const picture of document.querySelectorAll('img[src*="/mission/"], img[src*="/board.svg"]')) {
    if (!(picture instanceof HTMLImageElement)) continue;
    const address = new URL(picture.src);
    if (setting("theme") === "light") address.searchParams.set("light", "1");
    else address.searchParams.delete("light");
    if (picture.src !== address.href) picture.src = address.href;
  }
}

/** A second click on the way to the next page would ask for the same once more, and lose the answer to the first. */
function sendOnce() {
  /** @type {{ form: EventTarget | null, at: number }} */
  let last = { form: null, at: 0 };
  document.addEventListener("submit", (event) => {
    if (!(event.target instanceof HTMLFormElement) || event.target.method !== "post" || event.defaultPrevented) return;
    if (event.target === last.form && event.timeStamp - last.at < SENT_AGAIN_AFTER) event.preventDefault();
    else last = { form: event.target, at: event.timeStamp };
  });
}

/** @param {HTMLButtonElement} button */
function offerThemes(button) {
  const show = () =>
    (button.textContent = (setting("theme") === "light" ? button.dataset.dark : button.dataset.light) ?? "");
  button.hidden = false;
  show();
  button.addEventListener("click", () => {
    wear(setting("theme") === "light" ? "dark" : "light");
    matchPictures();
    show();
  });
}

/**
 * Take a part of a page anew from the server.
 * @param {Element} part
 * @param {string} address
 */
async function renew(part, address) {
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const fresh = page.getElementById(part.id);
  if (fresh && fresh.innerHTML !== part.getAttribute("data-shown")) {
    part.setAttribute("data-shown", fresh.innerHTML);
    part.innerHTML = fresh.innerHTML;
    offerCopies();
  }
}

/** @param {HTMLElement} part who is here changes while the page of seats is looked at */
function keepFresh(part) {
  part.setAttribute("data-shown", part.innerHTML);
  setInterval(() => {
    const busy = part.contains(document.activeElement) || part.querySelector("details[open]");
    if (!document.hidden && !busy) void renew(part, location.href);
  }, Number(part.dataset.liveEvery) * 1000);
}

/**
 * Rules are found while somebody types.
 * @param {HTMLFormElement} form
 * @param {Element} found
 */
function searchWhileTyping(form, found) {
  let timer = 0;
  form.addEventListener("input", () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      const asked = new URLSearchParams(/** @type {any} */ (new FormData(form)));
      const address = `/rules?${asked}`;
      history.replaceState(null, "", address);
      void renew(found, address);
    }, SEARCH_AFTER);
  });
}

sendOnce();
offerCopies();
matchPictures();
const theme = document.getElementById("theme");
if (theme instanceof HTMLButtonElement) offerThemes(theme);
for (const part of document.querySelectorAll("[data-live-every]")) keepFresh(/** @type {HTMLElement} */ (part));
const search = document.getElementById("search");
const found = document.getElementById("found");
if (search instanceof HTMLFormElement && found) searchWhileTyping(search, found);
