/** Laying cards out: all at once on the screen, then told to the server one by one, as the engine asks. */

import { byId, h, say, toast } from "./dom.js";
import { cardFace } from "./dashboards.js";

/** @typedef {import("./types.js").Screen} Screen */
/** @typedef {import("./types.js").Card} Card */
/** @typedef {import("./types.js").Option} Option */
/** @typedef {import("./types.js").Decision} Decision */
/** @typedef {{id: number, card: Card, place: string, before: string, fixed?: boolean, least?: number}} Laid `fixed`: placed already */

const PLACES = ["hand", "reserve", "other-hand", "other-reserve", "discard"];
const WOUNDED = -1;

/** @param {Option} option */
export const placeOf = (option) => option.to ?? / to=(\S+)/.exec(option.key)?.[1] ?? "";

export class Arranging {
  /** @param {(option: Option) => void} take */
  constructor(take) {
    this.take = take;
    this.dialog = /** @type {HTMLDialogElement} */ (byId("dialog-arrange"));
    /** @type {Map<string, string[]> | null} */
    this.plan = null;
    this.refusedSeq = -1;
    this.listing = false;
    this.who = -1;
    this.other = -1;
    /** @type {Record<string, number>} */
    this.rooms = {};
    /** @type {Laid[]} */
    this.cards = [];
    /** @type {number[]} */
    this.found = [];
    /** @type {Screen | null} */
    this.screen = null;
    this.dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      this.giveUp();
    });
  }

  /**
   * Take part in this screen: go on with a plan, or open the dialog. Whether the list may stay quiet.
   * @param {Screen} screen
   */
  attend(screen) {
    const decision = screen.decision;
    const ours = decision?.mine && ["arrange", "find"].includes(decision.kind);
    if (!decision || !ours) {
      this.plan = null;
      this.listing = false;
      this.close();
      return false;
    }
    if (this.plan) return this.goOn(decision);
    if ((this.listing && decision.kind === "arrange") || this.refusedSeq === screen.seq || !this.lay(screen, decision)) {
      this.close();
      return false;
    }
    this.screen = screen;
    this.show();
    return true;
  }

  close() {
    if (this.dialog.open) this.dialog.close();
  }

  /** The list of buttons instead. */
  giveUp() {
    this.refusedSeq = this.screen?.seq ?? -1;
    this.listing = true;
    this.close();
  }

  /** @param {Decision} decision */
  goOn(decision) {
    if (decision.kind === "find") {
      const rearrange = decision.options.find((option) => option.action === "rearrange");
      if (rearrange) this.take(rearrange);
      else this.plan = null;
      return Boolean(rearrange);
    }
    const places = decision.options.filter((option) => option.action === "place");
    const number = places[0]?.card ?? WOUNDED;
    const wanted = this.plan?.get(this.likeness(number)) ?? [];
    const option = wanted.map((place) => places.find((one) => placeOf(one) === place)).find(Boolean);
    if (!option) {
      this.plan = null;
      this.listing = true;
      toast(say("arrange-lost"), "bad");
      return false;
    }
    wanted.splice(wanted.indexOf(placeOf(option)), 1);
    this.take(option);
    return true;
  }

  /**
   * Equal cards are told apart by nothing else than their bearer's Wounds.
   * @param {number} number
   */
  likeness(number) {
    const card = this.cards.find((one) => one.id === number)?.card;
    return card && number !== WOUNDED ? `${card.name}|${card.loaded ?? true}|${card.joined ?? ""}` : `${WOUNDED}`;
  }

  /**
   * The cards in question; false when the page does not know them all.
   * @param {Screen} screen
   * @param {Decision} decision
   */
  lay(screen, decision) {
    const laying = decision.arrange;
    this.who = laying?.who ?? decision.who;
    this.other = laying?.other ?? -1;
    /** @type {Laid[]} */
    this.cards = [];
    /** @type {Record<string, number>} */
    this.rooms = { discard: 99 };
    for (const [index, prefix] of /** @type {[number, string][]} */ ([[this.who, ""], [this.other, "other-"]])) {
      const survivor = screen.survivors[index];
      if (!survivor) continue;
      for (const [place, slots] of /** @type {[string, (Card | null)[]][]} */ ([["hand", survivor.hands], ["reserve", survivor.reserve]])) {
        this.rooms[prefix + place] = slots.length;
        for (const card of slots) {
          if (card) this.cards.push({ id: card.number ?? WOUNDED, card, place: prefix + place, before: prefix + place });
        }
      }
    }
    const found = laying?.found ?? (screen.found ?? []).map((card) => card.number ?? 0);
    for (const number of found) {
      const card = screen.found?.find((one) => one.number === number);
      if (!card) return false;
      const place = ["hand", "reserve"].find((one) => this.hasRoom(one)) ?? "discard";
      this.cards.push({ id: number, card: { ...card, number }, place, before: "discard" });
    }
    this.found = found;
    if (laying) this.restore(laying);
    if (decision.kind === "find" && !decision.options.some((option) => option.action === "rearrange") && !this.found.length) return false;
    return this.cards.length > 0;
  }

  /**
   * What was placed before stays there, in the order in which the cards are asked for; the rest finds room around it.
   * @param {import("./types.js").Laying} laying
   */
  restore({ cards, before, placed }) {
    const left = [...this.cards];
    const inOrder = cards.map((id, at) => {
      const found = left.findIndex((laid) => laid.id === id && laid.before === before[at]);
      return found < 0 ? undefined : left.splice(found, 1)[0];
    });
    for (const [at, place] of placed.entries()) Object.assign(inOrder[at] ?? {}, { place, fixed: true });
    const last = inOrder[placed.length - 1];
    for (const laid of inOrder.slice(placed.length)) {
      if (!laid) continue;
      const sameBearer = laid.before.startsWith("other") === last?.before.startsWith("other");
      if (last && this.likeness(laid.id) === this.likeness(last.id) && (laid.id !== WOUNDED || sameBearer)) laid.least = PLACES.indexOf(last.place);
      const crowd = this.cards.filter((one) => one.place === laid.place).length;
      if (crowd <= this.room(laid.place) && this.allowed(laid, laid.place)) continue;
      const offered = PLACES.filter((place) => (place.startsWith("other") ? this.other >= 0 : place === "discard" ? this.found.length : true));
      laid.place = offered.find((place) => this.allowed(laid, place) && this.hasRoom(place)) ?? laid.place;
    }
  }

  // ---------------------------------------------------------------- the dialog

  show() {
    const { survivors } = /** @type {Screen} */ (this.screen);
    const who = survivors[this.who].name;
    const other = this.other >= 0 ? survivors[this.other].name : "";
    const card = this.found.length ? this.cards.find((one) => one.id === this.found[0])?.card.name : "";
    byId("arrange-title").textContent = card ? say("arrange-find", { who, card }) : other ? say("arrange-trade", { who, other }) : say("arrange", { who });
    const places = PLACES.filter((place) => (place.startsWith("other") ? other : place === "discard" ? this.found.length : true));
    const content = /** @type {HTMLElement} */ (this.dialog.querySelector(".content"));
    const focused = Number(/** @type {HTMLElement | null} */ (document.activeElement)?.dataset.at ?? -1);
    content.replaceChildren(
      h("p", { class: "soft" }, say("arrange-how")),
      h("div", { class: "piles" }, ...places.map((place) => this.pile(place, place.startsWith("other") ? other : who))),
      h("p", { class: "buttons" },
        h("button", { type: "button", class: "main", onclick: () => this.finish() }, say("arrange-done")),
        h("button", { type: "button", onclick: () => this.reset() }, say("arrange-reset")),
        h("button", { type: "button", onclick: () => this.giveUp() }, say("arrange-list"))),
    );
    if (!this.dialog.open) this.dialog.showModal();
    const first = content.querySelector(focused >= 0 ? `[data-at="${focused}"]` : this.found.length ? ".main" : ".laid");
    /** @type {HTMLElement | null} */ (first)?.focus();
  }

  /**
   * @param {string} place
   * @param {string} name
   */
  pile(place, name) {
    const cards = this.cards.map((laid, at) => ({ laid, at })).filter(({ laid }) => laid.place === place);
    const kind = place.replace("other-", "");
    const free = kind === "discard" ? 1 : Math.max(0, this.room(place) - cards.length);
    return h(
      "div",
      {
        class: `pile ${kind}`, "data-place": place,
        ondragover: (/** @type {DragEvent} */ event) => event.preventDefault(),
        ondrop: (/** @type {DragEvent} */ event) => {
          event.preventDefault();
          this.move(Number(event.dataTransfer?.getData("text/plain")), place, /** @type {Element} */ (event.target).closest("[data-at]"));
        },
      },
      h("h3", {}, say(`place-${kind}`, { who: name })),
      h("div", { class: "row" }, ...cards.map(({ laid, at }) => this.laid(laid, at)), ...Array.from({ length: free }, () => h("span", { class: "slot empty" }))),
    );
  }

  /**
   * @param {Laid} laid
   * @param {number} at
   */
  laid(laid, at) {
    return h(
      "button",
      {
        type: "button", class: "laid slot", draggable: String(!laid.fixed), disabled: laid.fixed ?? false, "data-at": at, "aria-label": say("arrange-moved", { card: laid.card.name, place: laid.place }),
        ondragstart: (/** @type {DragEvent} */ event) => event.dataTransfer?.setData("text/plain", String(at)),
        onkeydown: (/** @type {KeyboardEvent} */ event) => this.key(event, at),
        onclick: () => this.next(at, 1),
      },
      cardFace(laid.card),
    );
  }

  /**
   * @param {KeyboardEvent} event
   * @param {number} at
   */
  key(event, at) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    this.next(at, step);
  }

  /**
   * To the next place that has room; where none has, change with the card that was there first.
   * @param {number} at
   * @param {number} step
   */
  next(at, step) {
    const places = [.../** @type {NodeListOf<HTMLElement>} */ (this.dialog.querySelectorAll(".pile"))].map((pile) => pile.dataset.place ?? "").filter((place) => this.allowed(this.cards[at], place));
    const from = places.indexOf(this.cards[at].place);
    for (let far = 1; far < places.length; far++) {
      const place = places[(from + step * far + places.length * far) % places.length];
      if (this.hasRoom(place)) return this.move(at, place, null);
    }
    const place = places[(from + step + places.length) % places.length];
    const swap = this.cards.findIndex((laid) => laid.place === place && this.allowed(laid, this.cards[at].place));
    if (swap < 0) return toast(say("arrange-full"));
    this.cards[swap].place = this.cards[at].place;
    this.cards[at].place = place;
    this.show();
  }

  /** @param {string} place */
  room(place) {
    return this.rooms[place] ?? 0;
  }

  /** @param {string} place */
  hasRoom(place) {
    return this.cards.filter((laid) => laid.place === place).length < this.room(place);
  }

  /**
   * Wounds stay with their bearer, and what was placed before stays where it is.
   * @param {Laid} laid
   * @param {string} place
   */
  allowed(laid, place) {
    if (laid.fixed || PLACES.indexOf(place) < (laid.least ?? 0)) return false;
    return laid.id !== WOUNDED || (place !== "discard" && place.startsWith("other") === laid.before.startsWith("other"));
  }

  /**
   * @param {number} at
   * @param {string} place
   * @param {Element | null} onto another card, that changes places
   */
  move(at, place, onto) {
    const laid = this.cards[at];
    if (!laid || laid.place === place || !this.allowed(laid, place)) return;
    if (!this.hasRoom(place)) {
      const swap = this.cards[Number(/** @type {HTMLElement | null} */ (onto)?.dataset.at ?? this.cards.findIndex((one) => one.place === place))];
      if (!swap || !this.allowed(swap, laid.place)) return toast(say("arrange-full"));
      swap.place = laid.place;
    }
    laid.place = place;
    this.show();
  }

  reset() {
    for (const laid of this.cards) if (!laid.fixed) laid.place = laid.before;
    if (this.screen?.decision?.arrange) this.restore(this.screen.decision.arrange);
    this.show();
  }

  finish() {
    const { decision } = /** @type {Screen} */ (this.screen);
    this.close();
    if (!decision) return;
    const moved = this.cards.filter((laid) => laid.place !== laid.before);
    const find = decision.kind === "find";
    const plain = !moved.length
      ? decision.options.find((option) => option.action === (find ? "throw-away" : "keep"))
      : find && moved.length === 1 && moved[0].id === this.found[0]
        ? decision.options.find((option) => option.action === "take" && placeOf(option) === moved[0].place)
        : undefined;
    if (plain) return this.take(plain);
    this.plan = new Map();
    for (const laid of this.cards.filter((one) => !one.fixed)) {
      const name = this.likeness(laid.id);
      this.plan.set(name, [...(this.plan.get(name) ?? []), laid.place]);
    }
    for (const places of this.plan.values()) places.sort((a, b) => PLACES.indexOf(a) - PLACES.indexOf(b));
    const keep = decision.options.find((option) => option.action === "keep");
    if (keep && this.same()) {
      this.plan = null;
      return this.take(keep);
    }
    this.goOn(decision);
  }

  /** Whether equal cards have only changed places with each other. */
  same() {
    /** @type {Map<string, string[]>} */
    const before = new Map();
    for (const laid of this.cards) {
      const name = this.likeness(laid.id);
      before.set(name, [...(before.get(name) ?? []), laid.before]);
    }
    return [...before].every(([name, places]) => {
      places.sort((a, b) => PLACES.indexOf(a) - PLACES.indexOf(b));
      return places.join() === this.plan?.get(name)?.join();
    });
  }
}
