/** Choosing: in the list, on the board, at a card, at a Survivor; and the things that an option is about while somebody looks at it. */

import { endAdvice } from "./advice.js";
import { openDashboard } from "./dashboards.js";
import { endToasts, h, isSmall, say } from "./dom.js";
import { followed } from "./guide.js";
import { attacksOn, offered, offeredIn, offeredTo, usesOfCard, walkTo, zoneTold } from "./offers.js";
import { closeMenu, makeSure, openMenu } from "./options.js";
import { openDialog } from "./panels.js";
import { closeSheets } from "./sheets.js";
import { tip } from "./tip.js";

/** @typedef {import("./types.js").Screen} Screen */
/** @typedef {import("./offers.js").Option} Option */
/** @typedef {import("./types.js").Card} Card */
/**
 * @typedef {{board: import("./board.js").Board, tools: import("./overlays.js").Tools, edit: import("./edit.js").Edit,
 *   auto: import("./auto.js").Auto, playback: import("./playback.js").Playback,
 *   send: (message: Object<string, any>) => boolean, screen: () => Screen | null}} Parts
 */

export class Choosing {
  /** @param {Parts} parts */
  constructor({ board, tools, edit, auto, playback, send, screen }) {
    this.board = board;
    this.tools = tools;
    this.edit = edit;
    this.auto = auto;
    this.playback = playback;
    this.send = send;
    this.shown = screen;
    /** Whether a choice is on its way. */
    this.isSent = false;
    this.handlers = {
      take: (/** @type {Option} */ option) => this.take(option),
      consider: (/** @type {Option | null} */ option) => this.consider(option),
    };
  }

  /** @returns {Screen | null} */
  get screen() {
    return this.shown();
  }

  /** Whatever was sent is answered, or lost. */
  answered() {
    this.isSent = false;
  }

  /**
   * A choice by a person: nothing else goes on by itself then.
   * @param {Option} option
   */
  take(option) {
    this.auto.stop();
    endAdvice();
    endToasts();
    this.choose(option);
  }

  /**
   * During playback the screen shows the past: a click goes on, like one on the board.
   * @param {Option} option
   */
  choose(option) {
    if (!this.screen || this.isSent) return undefined;
    if (this.playback.running) return this.playback.onward();
    tip("", [], null);
    const { seq } = this.screen;
    const wanted = option.walk ? { do: "walk", seq, zone: option.walk } : { do: "choose", seq, key: option.key };
    if (!this.send(wanted)) return undefined;
    this.isSent = true;
    followed(option.action);
    if (isSmall() && !this.screen.dice?.picks) closeSheets();
    document.querySelector(`.option[data-key="${CSS.escape(option.key)}"]`)?.classList.add("sent");
    return undefined;
  }

  // ---------------------------------------------------------------- looking at what could be chosen

  /** @param {Option | null} option */
  consider(option) {
    const way = option?.walk ? (this.screen?.decision?.walks?.[option.walk]?.way ?? []) : [];
    const zones = option
      ? [option.zone, option.via, ...way, ...(option.rooms ?? [])].filter((zone) => zone !== undefined)
      : [];
    this.board.tell(/** @type {string[]} */ (zones), option?.door ?? -1);
    this.shade(option?.who ?? -1, option?.reach);
    this.tools.consider(option);
    for (const slot of document.querySelectorAll("[data-card]")) {
      const number = Number(slot.getAttribute("data-card"));
      slot.classList.toggle("told", Boolean(option && (option.card === number || option.cards?.includes(number))));
    }
  }

  /**
   * Darken what a Survivor cannot reach with a weapon: too far, too near, or out of sight.
   * @param {number} who
   * @param {number[]} [reach] the nearest and the farthest range
   */
  shade(who, reach) {
    const screen = this.screen;
    if (!screen) return;
    const seen = screen.sight[who];
    const [least, most] = reach ?? [];
    this.board.shade(
      seen && least !== undefined
        ? Object.keys(seen).filter((zone) => seen[zone] >= least && seen[zone] <= most)
        : null,
    );
    if (!reach) this.tools.showSight(screen);
  }

  // ---------------------------------------------------------------- where they click

  /**
   * Do the only thing that is offered, or let people choose. What has a warning is never done by one click on the board;
   * a finger, which cannot point without touching, is also shown first what costs more or rolls dice.
   * @param {Option[]} offers
   * @param {Element | {x: number, y: number, touch?: boolean}} at
   */
  doOrAsk(offers, at) {
    const blind = "touch" in at && at.touch && offers.some((option) => option.hint || (option.cost ?? 0) > 1);
    if (offers.length === 1 && offers[0].risky) makeSure(offers[0], this.handlers, at);
    else if (offers.length === 1 && !offers[0].warn && !blind) this.take(offers[0]);
    else if (offers.length) openMenu(offers, at, this.handlers);
  }

  /**
   * The Moves that a click on a Zone means, before anything else that could be done there.
   * @param {string} zone
   */
  movesTo(zone) {
    const moves = offeredIn(this.screen, zone).filter((option) => option.moves);
    const walk = walkTo(this.screen, zone);
    return moves.length || !walk ? moves : [walk];
  }

  /**
   * A click on a lit Zone moves there; with `all`, everything that could be done there is listed.
   * @param {string} zone
   * @param {Element | {x: number, y: number, all?: boolean}} at
   */
  zoneChosen(zone, at) {
    if (this.playback.running) return this.playback.onward();
    if (closeMenu() || this.tools.zoneChosen(zone) || this.edit.zoneChosen(zone)) return undefined;
    const moves = this.movesTo(zone);
    const lists = "all" in at && at.all;
    const offers = moves.length && !lists ? moves : offeredIn(this.screen, zone);
    if (lists && offers.length) openMenu(offers, at, this.handlers);
    else if (offers.length) this.doOrAsk(offers, at);
    else tip(zoneTold(this.screen, zone), [], this.board.zones.get(zone) ?? null);
    return undefined;
  }

  /**
   * @param {number} door
   * @param {{x: number, y: number}} at
   */
  doorChosen(door, at) {
    if (this.playback.running) return this.playback.onward();
    if (closeMenu() || this.edit.doorChosen(door)) return undefined;
    const offers = offered(this.screen).filter((option) => option.door === door);
    return this.doOrAsk(offers, at);
  }

  /**
   * @param {string} piece
   * @param {{x: number, y: number}} at
   */
  pieceChosen(piece, at) {
    if (this.playback.running) return this.playback.onward();
    if (closeMenu()) return undefined;
    const [kind, name] = piece.split(":");
    if (kind === "survivor") return this.figureChosen(Number(name), at);
    if (kind === "zombies") return openMenu(attacksOn(this.screen, name), at, this.handlers);
    const offers = offered(this.screen).filter((option) => option.piece === piece);
    return this.doOrAsk(offers, at);
  }

  /**
   * A figure is clicked like its dashboard; one with whom nothing can be done does not stand in the way of a Move.
   * @param {number} who
   * @param {{x: number, y: number}} at
   */
  figureChosen(who, at) {
    if (!this.screen || this.edit.survivorChosen(who) || this.tools.survivorChosen(who, this.screen)) return undefined;
    const zone = this.screen.survivors[who]?.zone ?? "";
    const offers = offeredTo(this.screen, who);
    if (this.tools.mode || (!offers.length && this.movesTo(zone).length)) return this.zoneChosen(zone, at);
    openDashboard(who);
    if (this.screen.decision?.kind === "turn" && offers.length) return openMenu(offers, at, this.handlers);
    return this.doOrAsk(offers, at);
  }

  /**
   * @param {number} who
   * @param {Card} card
   * @param {Element} at
   */
  cardChosen(who, card, at) {
    if (this.edit.survivorChosen(who)) return;
    const offers = usesOfCard([...offered(this.screen), ...(this.screen?.anytime ?? [])], who, card.number ?? 0);
    const look = h(
      "button",
      { type: "button", class: "option", onclick: () => closeMenu() && showCard(card) },
      say("card-look"),
    );
    if (offers.length) openMenu(offers, at, this.handlers, "", look);
    else showCard(card);
  }

  /**
   * @param {number} who
   * @param {Element} at
   */
  survivorChosen(who, at) {
    if (this.edit.survivorChosen(who) || (this.screen && this.tools.survivorChosen(who, this.screen))) return;
    this.doOrAsk(offeredTo(this.screen, who), at);
  }
}

/** @param {Card} card */
export function showCard(card) {
  openDialog(
    "card",
    h("div", { class: "large", html: card.svg ?? "" }),
    h("p", {}, h("strong", {}, card.name)),
    h("p", {}, card.figures ?? ""),
    h("p", {}, card.text ?? ""),
  );
}
