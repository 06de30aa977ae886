/** The contents of a Zone, beside the pointer. */

import { byId, h } from "./dom.js";
import { kindCard } from "./moments.js";
import { offeredIn, walkTo, zoneTold } from "./offers.js";
import { textScale } from "./room.js";

const WAIT = 220;

/**
 * The line beside the pointer that says what is in a Zone and what it offers; it never lies over what it is about.
 * @param {string} text
 * @param {string[]} offers
 * @param {Element | null} at
 * @param {...HTMLElement} more
 */
export function tip(text, offers, at, ...more) {
  const shown = byId("tip");
  if (!text || !at) {
    shown.hidden = true;
    return;
  }
  const [place, ...contents] = text.split("; ");
  shown.replaceChildren(
    h("span", { class: "zone-told" }, h("strong", {}, place), contents.length ? `: ${contents.join(" · ")}` : ""),
    ...offers.map((offer) => h("em", {}, offer)),
    ...more,
  );
  shown.hidden = false;
  putBeside(shown, at.getBoundingClientRect(), byId("stage").getBoundingClientRect());
}

/**
 * Above, below, or beside: wherever there is room within the board.
 * @param {HTMLElement} shown
 * @param {DOMRect} box
 * @param {DOMRect} room
 */
function putBeside(shown, box, room) {
  const { offsetWidth: wide, offsetHeight: high } = shown;
  const across = Math.min(Math.max(box.x + box.width / 2 - wide / 2, room.x + 6), room.right - wide - 6);
  const along = Math.min(Math.max(box.y, room.y + 6), room.bottom - high - 6);
  const places = [
    [across, box.y - high - 6],
    [across, box.bottom + 6],
    [box.right + 6, along],
    [box.x - wide - 6, along],
  ];
  const fits = (/** @type {number[]} */ [x, y]) =>
    x >= room.x && y >= room.y && x + wide <= room.right && y + high <= room.bottom;
  const [x, y] = places.find(fits) ?? [across, along];
  const larger = textScale();
  shown.style.left = `${x / larger}px`;
  shown.style.top = `${y / larger}px`;
}

/** The line about the Zone under the pointer or the focus, after a moment. */
export class ZoneTip {
  /**
   * @param {import("./board.js").Board} board
   * @param {import("./overlays.js").Tools} tools
   * @param {() => import("./types.js").Screen | null} screen
   */
  constructor(board, tools, screen) {
    this.board = board;
    this.tools = tools;
    this.screen = screen;
    /** @type {string | null} */
    this.zone = null;
    this.timer = 0;
    this.kind = -1;
  }

  /**
   * @param {string | null} zone
   * @param {Element | null} [at] what exactly is pointed at
   */
  enter(zone, at = null) {
    const kind = Number(at?.closest("[data-kind]")?.getAttribute("data-kind") ?? -1);
    if (zone === this.zone && kind === this.kind && !byId("tip").hidden) return;
    this.zone = zone;
    this.kind = kind;
    clearTimeout(this.timer);
    if (zone) this.timer = window.setTimeout(() => this.tell(), WAIT);
    else tip("", [], null);
  }

  /** The screen has changed. */
  renew() {
    if (!byId("tip").hidden && this.zone) this.tell();
  }

  tell() {
    const { zone, tools } = this;
    const walk = zone ? walkTo(this.screen(), zone) : null;
    const offers = zone ? [...offeredIn(this.screen(), zone), ...(walk ? [walk] : [])] : [];
    const told = offers
      .slice(0, 3)
      .map((option) => [option.label, option.hint, option.warn].filter(Boolean).join(" · "));
    const kind = this.screen()?.table.kinds?.[this.kind];
    const cards = kind && zone && !tools.mode ? [kindCard(kind)] : [];
    const at = this.board.zones.get(zone ?? "") ?? null;
    tip(zone ? zoneTold(this.screen(), zone) : "", tools.mode ? [] : told, at, ...cards);
    if (tools.mode === "whereto") tools.consider(offers[0] ?? null);
  }
}
