/** Cards on their way to new places: what lies where, where it may go, and how the server would write it down. */

/** @typedef {import("./types.js").Screen} Screen */
/** @typedef {import("./types.js").Card} Card */
/** @typedef {import("./types.js").Decision} Decision */
/** @typedef {{id: number, card: Card, place: string, before: string, fixed?: boolean, least?: number}} Laid `fixed`: placed already */

const WOUNDED = -1;

/** @param {string} place */
export const isOthers = (place) => place.startsWith("other");

export class Layout {
  /**
   * @param {Screen} screen
   * @param {Decision} decision
   */
  constructor(screen, decision) {
    this.screen = screen;
    this.laying = decision.arrange;
    /** All places, in the server's order. */
    this.order = decision.places ?? [];
    this.isOffer = decision.kind === "trade-consent";
    this.who = this.laying?.who ?? decision.who;
    this.other = this.laying?.other ?? -1;
    this.found = this.laying?.found ?? (screen.found ?? []).map((card) => card.number ?? 0);
    this.offers = this.laying?.offers ?? [];
    /** @type {Object<string, number[] | undefined>} the cards that a place takes, where it does not take all */
    this.takes = {};
    /** @type {Laid[]} */
    this.cards = [];
    /** @type {Object<string, number>} how many cards fit into each place */
    this.rooms = { discard: 99 };
    this.addCarried(this.who, "");
    this.addCarried(this.other, "other-");
    this.isKnown = this.addFound() && this.cards.length > 0;
    this.restore();
  }

  /**
   * @param {number} index
   * @param {string} prefix
   */
  addCarried(index, prefix) {
    const survivor = this.screen.survivors[index];
    if (!survivor) return;
    for (const { name, slots, takes } of survivor.places) {
      this.rooms[prefix + name] = slots.length;
      this.takes[prefix + name] = takes;
      for (const card of slots) {
        if (card) this.cards.push({ id: card.number ?? WOUNDED, card, place: prefix + name, before: prefix + name });
      }
    }
  }

  /** Whether the page knows all cards that were found. */
  addFound() {
    for (const number of this.found) {
      const card = this.screen.found?.find((one) => one.number === number);
      if (!card) return false;
      const place =
        this.order.find(
          (one) => !isOthers(one) && one !== "discard" && this.isTaken(number, one) && this.hasRoom(one),
        ) ?? "discard";
      this.cards.push({ id: number, card: { ...card, number }, place, before: "discard" });
    }
    return true;
  }

  /** All places that there are here. */
  get places() {
    return this.order.filter((place) =>
      isOthers(place) ? this.other >= 0 : place === "discard" ? this.found.length : true,
    );
  }

  /**
   * Equal cards are told apart by nothing else than their bearer's Wounds.
   * @param {number} number
   */
  likeness(number) {
    const card = this.cards.find((one) => one.id === number)?.card;
    return card && number !== WOUNDED ? `${card.name}|${card.loaded ?? true}|${card.joined ?? ""}` : `${WOUNDED}`;
  }

  /** The cards in the order in which the server asks for them. */
  inOrder() {
    if (!this.laying) return this.cards;
    const { cards, before } = this.laying;
    const left = [...this.cards];
    return cards.flatMap((id, at) => {
      const found = left.findIndex((laid) => laid.id === id && laid.before === before[at]);
      return found < 0 ? [] : left.splice(found, 1);
    });
  }

  /** An answer to an offer begins with the offer; what was placed before stays there, the rest finds room around it. */
  restore() {
    if (!this.laying) return;
    const inOrder = this.inOrder();
    const { placed } = this.laying;
    for (const [at, place] of (this.offers.at(-1) ?? []).entries()) Object.assign(inOrder[at] ?? {}, { place });
    if (this.isOffer) return;
    for (const [at, place] of placed.entries()) Object.assign(inOrder[at] ?? {}, { place, fixed: true });
    const last = inOrder[placed.length - 1];
    for (const laid of inOrder.slice(placed.length)) {
      const sameBearer = last && isOthers(laid.before) === isOthers(last.before);
      if (last && this.likeness(laid.id) === this.likeness(last.id) && (laid.id !== WOUNDED || sameBearer))
        laid.least = this.order.indexOf(last.place);
      const crowd = this.cards.filter((one) => one.place === laid.place).length;
      if (crowd <= (this.rooms[laid.place] ?? 0) && this.allowed(laid, laid.place)) continue;
      laid.place = this.places.find((place) => this.allowed(laid, place) && this.hasRoom(place)) ?? laid.place;
    }
  }

  reset() {
    for (const laid of this.cards) if (!laid.fixed) laid.place = laid.before;
    this.restore();
  }

  /**
   * The places that the cards of each likeness shall have.
   * @param {(laid: Laid) => string} placeOf
   * @param {boolean} [open] only those that are not placed yet
   */
  plan(placeOf, open = false) {
    /** @type {Map<string, string[]>} */
    const found = new Map();
    for (const laid of this.inOrder()) {
      const name = this.likeness(laid.id);
      if (!open || !laid.fixed) found.set(name, this.inOrderOfPlaces([...(found.get(name) ?? []), placeOf(laid)]));
    }
    return found;
  }

  /** @param {string[]} places */
  inOrderOfPlaces(places) {
    return places.sort((a, b) => this.order.indexOf(a) - this.order.indexOf(b));
  }

  /** @param {(laid: Laid) => string} placeOf */
  written(placeOf) {
    return [...this.plan(placeOf).values()].join();
  }

  /** Whether nothing is different from before, but that equal cards may have changed places. */
  get isAsBefore() {
    return this.written((laid) => laid.place) === this.written((laid) => laid.before);
  }

  /** Which of the offers made so far lies here: -1 for none. */
  get offerHere() {
    return this.offers.map((offer) => offer.join()).lastIndexOf(this.written((laid) => laid.place));
  }

  /** Whether the offer lies here as it was made. */
  get isAsOffered() {
    return this.offerHere === this.offers.length - 1;
  }

  // ---------------------------------------------------------------- moving

  /** @param {string} place */
  hasRoom(place) {
    return this.cards.filter((laid) => laid.place === place).length < (this.rooms[place] ?? 0);
  }

  /** @param {string} place */
  roomIn(place) {
    return place === "discard"
      ? 1
      : Math.max(0, (this.rooms[place] ?? 0) - this.cards.filter((laid) => laid.place === place).length);
  }

  /**
   * Whether a place takes a card at all.
   * @param {number} id
   * @param {string} place
   */
  isTaken(id, place) {
    return id === WOUNDED || (this.takes[place]?.includes(id) ?? true);
  }

  /**
   * Wounds stay with their bearer, and what was placed before stays where it is.
   * @param {Laid} laid
   * @param {string} place
   */
  allowed(laid, place) {
    if (laid.fixed || this.order.indexOf(place) < (laid.least ?? 0) || !this.isTaken(laid.id, place)) return false;
    return laid.id !== WOUNDED || (place !== "discard" && isOthers(place) === isOthers(laid.before));
  }

  /**
   * Put a card to a place; where that is full, it changes places with another one. Whether it could.
   * @param {number} at
   * @param {string} place
   * @param {number} [onto] the card to change with
   */
  move(at, place, onto) {
    const laid = this.cards[at];
    if (!laid || laid.place === place || !this.allowed(laid, place)) return !laid || laid.place === place;
    if (!this.hasRoom(place)) {
      const swap =
        this.cards[onto ?? this.cards.findIndex((one) => one.place === place && this.allowed(one, laid.place))];
      if (!swap || swap.place !== place || !this.allowed(swap, laid.place)) return false;
      swap.place = laid.place;
    }
    laid.place = place;
    return true;
  }

  /**
   * To the next place that has room; where none has, change with a card of the next place.
   * @param {number} at
   * @param {number} step
   */
  next(at, step) {
    const places = this.places.filter((place) => this.allowed(this.cards[at], place));
    const from = places.indexOf(this.cards[at].place);
    for (let far = 1; far < places.length; far++) {
      const place = places[(from + step * far + places.length * far) % places.length];
      if (this.hasRoom(place)) return this.move(at, place);
    }
    return places.length > 1 && this.move(at, places[(from + step + places.length) % places.length]);
  }
}
