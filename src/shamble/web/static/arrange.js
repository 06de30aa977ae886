/** Laying cards out, and answering an offer: all at once on the screen, then told to the server one by one, as the engine asks. */

import { cardFace, smallFace } from "./dashboards.js";
import { byId, h, say, toast } from "./dom.js";
import { listenToDrags } from "./drag.js";
import { isOthers, Layout } from "./layout.js";

/** @typedef {import("./types.js").Screen} Screen */
/** @typedef {import("./types.js").Option} Option */
/** @typedef {import("./types.js").Decision} Decision */
/** @typedef {import("./layout.js").Laid} Laid */

/** @param {Option} option */
export const placeOf = (option) => option.to ?? / to=(\S+)/.exec(option.key)?.[1] ?? "";

export class Arranging {
  /** @param {(option: Option) => void} take */
  constructor(take) {
    this.take = take;
    this.dialog = /** @type {HTMLDialogElement} */ (byId("dialog-arrange"));
    /** @type {Map<string, string[]> | null} */
    this.plan = null;
    this.far = 0;
    this.takenAt = -1;
    this.refusedSeq = -1;
    this.listing = false;
    /** @type {Layout} */
    this.layout = /** @type {any} */ (null);
    /** @type {Screen | null} */
    this.screen = null;
    this.dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      this.giveUp();
    });
    this.dialog.addEventListener("keydown", (event) => {
      const button = /** @type {HTMLElement | null} */ (
        this.dialog.querySelector(`[aria-keyshortcuts="${CSS.escape(event.key.toLowerCase())}"]`)
      );
      if (!button || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      button.click();
    });
    listenToDrags(this.dialog, (at, place, onto) =>
      this.moved(this.layout.move(at, place, onto ? Number(onto.getAttribute("data-at")) : undefined)),
    );
  }

  /**
   * Take part in this screen: go on with a plan, or open the dialog. Whether the list may stay quiet.
   * @param {Screen} screen
   */
  attend(screen) {
    const decision = screen.decision;
    const ours = decision?.mine && decision.places;
    if (!decision || !ours) {
      this.plan = null;
      this.listing = false;
      this.close();
      return false;
    }
    if (this.plan && this.takenAt === screen.seq) return true;
    this.screen = screen;
    if (this.plan && this.isSame(decision)) return this.goOn(decision);
    this.plan = null;
    const layout = new Layout(screen, decision);
    if (
      (this.listing && decision.kind === "arrange") ||
      this.refusedSeq === screen.seq ||
      !this.canShow(layout, decision)
    ) {
      this.close();
      return false;
    }
    if (this.dialog.open && this.layout.screen.seq === screen.seq) return true;
    this.layout = layout;
    this.show();
    return true;
  }

  /**
   * @param {Layout} layout
   * @param {Decision} decision
   */
  canShow(layout, decision) {
    if (
      decision.kind === "find" &&
      !decision.options.some((option) => option.action === "rearrange") &&
      !layout.found.length
    )
      return false;
    return layout.isKnown;
  }

  /**
   * Whether this is still the arrangement that the plan is for, not the next one.
   * @param {Decision} decision
   */
  isSame(decision) {
    return decision.kind !== "trade-consent" && (decision.arrange?.placed.length ?? 0) >= this.far;
  }

  close() {
    if (this.dialog.open) this.dialog.close();
  }

  /** The list of buttons instead. */
  giveUp() {
    this.refusedSeq = this.screen?.seq ?? -1;
    this.listing = !this.layout.isOffer;
    this.close();
  }

  /** @param {Decision} decision */
  goOn(decision) {
    if (decision.kind === "find") {
      const rearrange = decision.options.find((option) => option.action === "rearrange");
      if (rearrange) this.goAt(rearrange);
      else this.plan = null;
      return Boolean(rearrange);
    }
    const places = decision.options.filter((option) => option.action === "place");
    const wanted = this.plan?.get(this.layout.likeness(places[0]?.card ?? -1)) ?? [];
    const option = wanted.map((place) => places.find((one) => placeOf(one) === place)).find(Boolean);
    if (!option) {
      this.plan = null;
      this.listing = true;
      toast(say("arrange-lost"), "bad");
      return false;
    }
    wanted.splice(wanted.indexOf(placeOf(option)), 1);
    this.far = (decision.arrange?.placed.length ?? 0) + 1;
    this.goAt(option);
    return true;
  }

  /** @param {Option} option a part of the plan */
  goAt(option) {
    this.takenAt = this.screen?.seq ?? -1;
    this.take(option);
  }

  // ---------------------------------------------------------------- the dialog

  show() {
    const { layout } = this;
    const { survivors } = layout.screen;
    const who = survivors[layout.who].name;
    const other = layout.other >= 0 ? survivors[layout.other].name : "";
    const card = layout.found.length ? layout.cards.find((one) => one.id === layout.found[0])?.card.name : "";
    byId("arrange-title").textContent = layout.isOffer
      ? say("offer-title", { who, other })
      : card
        ? say("arrange-find", { who, card })
        : other
          ? say("arrange-trade", { who, other })
          : say("arrange", { who });
    const content = /** @type {HTMLElement} */ (this.dialog.querySelector(".content"));
    const focused = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset.at;
    this.dialog.classList.toggle("trade", Boolean(other));
    content.replaceChildren(
      h("p", { class: "soft" }, say(layout.isOffer ? "offer-how" : "arrange-how")),
      this.foundCard(),
      h(
        "div",
        { class: "piles" },
        this.inventory("", who),
        other ? this.inventory("other-", other) : null,
        layout.found.length ? this.pile("discard") : null,
      ),
      h("p", { class: "told", role: "status" }),
      h("p", { class: "buttons" }, ...(layout.isOffer ? this.answers() : this.ways())),
    );
    if (!this.dialog.open) this.dialog.showModal();
    const first = content.querySelector(
      focused ? `[data-at="${focused}"]` : layout.found.length || layout.isOffer ? ".main" : ".laid:not([disabled])",
    );
    /** @type {HTMLElement | null} */ (first)?.focus();
  }

  /** The card that was found, large and with its words. */
  foundCard() {
    const { layout } = this;
    const found = layout.cards.find((one) => one.id === layout.found[0])?.card;
    return found
      ? h(
          "div",
          { class: "found" },
          h("div", { class: "large" }, cardFace(found)),
          h("div", {}, h("strong", {}, found.name), h("p", {}, found.figures ?? ""), h("p", {}, found.text ?? "")),
        )
      : h("span", { hidden: true });
  }

  /**
   * @param {string} prefix
   * @param {string} name
   */
  inventory(prefix, name) {
    const { places } = this.layout.screen.survivors[prefix ? this.layout.other : this.layout.who];
    return h(
      "section",
      { class: "inventory", "aria-label": name },
      ...places.map((place) => this.pile(prefix + place.name)),
    );
  }

  /** The buttons under one's own layout. */
  ways() {
    const { survivors } = this.layout.screen;
    const asks = this.layout.other >= 0 && survivors[this.layout.other].seat !== survivors[this.layout.who].seat;
    const keep = this.optionOf("keep");
    return [
      h(
        "button",
        { type: "button", class: "main", onclick: () => this.finish() },
        say(asks ? "offer-make" : "arrange-done"),
      ),
      this.optionOf("throw-away")
        ? h(
            "button",
            { type: "button", class: "risky", "data-answer": "throw-away", onclick: () => this.answer("throw-away") },
            this.optionOf("throw-away")?.label ?? "",
          )
        : null,
      keep
        ? h("button", { type: "button", "data-answer": "keep", onclick: () => this.answer("keep") }, keep.label)
        : null,
      h("button", { type: "button", onclick: () => this.reset() }, say("arrange-reset")),
      h("button", { type: "button", onclick: () => this.giveUp() }, say("arrange-list")),
    ];
  }

  /** The buttons under somebody else's offer. */
  answers() {
    const asOffered = this.layout.isAsOffered;
    const button = (
      /** @type {string} */ action,
      /** @type {string} */ key,
      /** @type {boolean} */ main,
      /** @type {() => void} */ onclick,
    ) =>
      this.optionOf(action)
        ? h(
            "button",
            { type: "button", class: main ? "main" : "", "data-answer": action, "aria-keyshortcuts": key, onclick },
            say(`offer-${action}`),
            " ",
            h("kbd", { "aria-hidden": "true" }, key.toUpperCase()),
          )
        : null;
    return [
      asOffered ? button("agree", "a", true, () => this.answer("agree")) : null,
      button("change", "c", !asOffered, () => this.finish()),
      button("refuse", "r", false, () => this.answer("refuse")),
      asOffered ? null : h("button", { type: "button", onclick: () => this.reset() }, say("offer-back")),
      h("button", { type: "button", onclick: () => this.giveUp() }, say("offer-later")),
    ];
  }

  /** @param {string} action */
  optionOf(action) {
    return this.screen?.decision?.options.find((option) => option.action === action);
  }

  /** @param {string} action */
  answer(action) {
    const option = this.optionOf(action);
    this.close();
    if (option) this.take(option);
  }

  /** @param {string} place */
  pile(place) {
    const kind = place.replace("other-", "");
    const works = this.placeAt(place)?.works;
    const cards = this.layout.cards.map((laid, at) => ({ laid, at })).filter(({ laid }) => laid.place === place);
    const empty = Array.from({ length: this.layout.roomIn(place) }, () => h("span", { class: "slot empty" }));
    return h(
      "div",
      { class: `pile ${kind}${works ? " works" : ""}`, "data-place": place },
      h("h3", {}, this.titleOf(place)),
      h("div", { class: "row" }, ...cards.map(({ laid, at }) => this.laid(laid, at)), ...empty),
    );
  }

  /**
   * @param {Laid} laid
   * @param {number} at
   */
  laid(laid, at) {
    const place = this.titleOf(laid.place);
    const change = this.changeOf(laid);
    return h(
      "button",
      {
        type: "button",
        class: `laid slot ${change && (this.staysWith(laid) ? "changed kept" : "changed")}`,
        disabled: laid.fixed ?? false,
        "data-at": at,
        "aria-label": [say("arrange-moved", { card: laid.card.name, place }), change].filter(Boolean).join(", "),
        onkeydown: (/** @type {KeyboardEvent} */ event) => this.key(event, at),
        onclick: () => this.moved(this.layout.next(at, 1)),
      },
      smallFace(laid.card),
      change ? h("span", { class: "change", "aria-hidden": "true" }, change) : null,
    );
  }

  /** @param {string} place */
  placeAt(place) {
    const bearer = this.layout.screen.survivors[isOthers(place) ? this.layout.other : this.layout.who];
    return bearer?.places.find((one) => one.name === place.replace("other-", ""));
  }

  /** @param {string} place */
  titleOf(place) {
    return place === "discard"
      ? say("place-discard")
      : say("place-of", { who: this.nameAt(place), place: this.placeAt(place)?.title ?? "" });
  }

  /** @param {string} place */
  nameAt(place) {
    return this.layout.screen.survivors[isOthers(place) ? this.layout.other : this.layout.who]?.name ?? "";
  }

  /**
   * The change that a trade would make to a card, in words.
   * @param {Laid} laid
   */
  changeOf(laid) {
    if (this.layout.other < 0 || laid.place === laid.before) return "";
    return this.staysWith(laid) ? say("offer-moved") : say("offer-from", { who: this.nameAt(laid.before) });
  }

  /**
   * Whether a card keeps its bearer.
   * @param {Laid} laid
   */
  staysWith(laid) {
    return isOthers(laid.place) === isOthers(laid.before);
  }

  /**
   * @param {KeyboardEvent} event
   * @param {number} at
   */
  key(event, at) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    this.moved(this.layout.next(at, step));
  }

  /** @param {boolean} could */
  moved(could) {
    if (could) this.show();
    else this.tell(say("arrange-full"));
  }

  /** @param {string} text */
  tell(text) {
    const told = this.dialog.querySelector(".told");
    if (told) told.textContent = text;
  }

  reset() {
    this.layout.reset();
    this.show();
  }

  finish() {
    const { layout } = this;
    const decision = /** @type {Decision} */ (this.screen?.decision);
    const inVain = this.inVain() || this.unplaced();
    if (inVain) return this.tell(inVain);
    this.close();
    const moved = layout.cards.filter((laid) => laid.place !== laid.before);
    const find = decision.kind === "find";
    if (find && moved.length === 1 && moved[0].id === layout.found[0]) {
      const plain = decision.options.find((option) => option.action === "take" && placeOf(option) === moved[0].place);
      if (plain) return this.take(plain);
    }
    const keep = find ? undefined : this.optionOf("keep");
    if (keep && layout.isAsBefore) return this.take(keep);
    this.far = 0;
    this.plan = layout.plan((laid) => laid.place, true);
    const change = this.optionOf("change");
    if (change) this.goAt(change);
    else this.goOn(decision);
  }

  /** A found card that has no place yet: only whoever says so throws it away. */
  unplaced() {
    const { layout } = this;
    const lost = layout.cards.find((laid) => layout.found.includes(laid.id) && laid.place === "discard");
    return lost && this.screen?.decision?.kind === "find" ? say("find-place", { card: lost.card.name }) : "";
  }

  /** Why this layout cannot be an answer to an offer; "" when it can, or when nothing was offered. */
  inVain() {
    const { layout } = this;
    if (!layout.offers.length) return "";
    if (layout.offerHere >= 0) return say(layout.isAsOffered ? "offer-same" : "offer-again");
    return layout.isAsBefore ? say("offer-nothing") : "";
  }
}
