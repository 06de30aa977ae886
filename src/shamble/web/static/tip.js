/** The contents of a Zone, beside the pointer. */

import { byId, h } from "./dom.js";
import { kindCard } from "./moments.js";
import { offeredIn, walkTo, zoneTold } from "./offers.js";

const WAIT = 220;

/**
 * The line beside the pointer that says what is in a Zone and what it offers.
 * @param {string} text
 * @param {string[]} offers
 * @param {Element | null} at
 */
export function tip(text, offers, at) {
  const shown = byId("tip");
  if (!text || !at) {
    shown.hidden = true;
    return;
  }
  const [place, ...contents] = text.split("; ");
  shown.replaceChildren(
    h("span", { class: "zone-told" }, h("strong", {}, place), contents.length ? `: ${contents.join(" · ")}` : ""),
    ...offers.map((offer) => h("em", {}, offer)),
  );
  shown.hidden = false;
  const box = at.getBoundingClientRect();
  const room = byId("stage").getBoundingClientRect();
  const left = Math.min(
    Math.max(box.x + box.width / 2 - shown.offsetWidth / 2, room.x + 6),
    room.right - shown.offsetWidth - 6,
  );
  const above = box.y - shown.offsetHeight - 6;
  shown.style.left = `${left}px`;
  shown.style.top = `${above > room.y ? above : Math.min(box.bottom + 6, room.bottom - shown.offsetHeight - 6)}px`;
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
    tip(zone ? zoneTold(this.screen(), zone) : "", tools.mode ? [] : told, this.board.zones.get(zone ?? "") ?? null);
    const kind = this.screen()?.table.kinds?.[this.kind];
    if (kind && zone) byId("tip").append(kindCard(kind));
    if (tools.mode === "whereto") tools.consider(offers[0] ?? null);
  }
}
