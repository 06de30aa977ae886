/** Choices that the page makes for a person who asked for it: rooms farthest first, and set reactions. */

import { byId, h, say, toast } from "./dom.js";

/** @typedef {import("./types.js").Screen} Screen */
/** @typedef {import("./types.js").Option} Option */
/** @typedef {import("./types.js").Decision} Decision */
/** @typedef {Object<string, Object<string, Object<string, string>>>} Kept by seat, by Survivor, by reaction */

const ANSWERS = ["ask", "always", "never"];

export class Auto {
  /** @param {(option: Option) => void} take */
  constructor(take) {
    this.take = take;
    this.farthest = false;
    this.answered = -1;
    this.code = "";
    /** @type {Kept} */
    this.kept = {};
  }

  /** Whatever was going on by itself ends here. */
  stop() {
    this.farthest = false;
  }

  /**
   * Look into all rooms, farthest first, until something else is asked.
   * @param {Option[]} rooms
   */
  begin(rooms) {
    const option = farthestOf(rooms);
    this.farthest = Boolean(option);
    if (option) this.take(option);
  }

  /**
   * Answer what was asked for; never what an undo has just brought back, and never over what somebody asks for.
   * @param {Screen} screen
   */
  attend(screen) {
    const decision = screen.decision;
    if (!decision?.mine || !isByDistance(decision.options) || screen.can_redo || screen.wish) this.farthest = false;
    if (!decision?.mine || screen.can_redo || screen.wish || this.answered === screen.seq) return;
    const option = this.farthest ? farthestOf(decision.options) : this.reaction(screen, decision);
    if (!option) return;
    this.answered = screen.seq; // A position may arrive twice, as when somebody comes in.
    if (!this.farthest) toast(say("react-done", { who: screen.survivors[decision.who].name, label: option.label }));
    this.take(option);
  }

  /**
   * The set reaction of a Survivor: the first reaction that is always wanted, or no when none of them ever is.
   * @param {Screen} screen
   * @param {Decision} decision
   */
  reaction(screen, decision) {
    const survivor = screen.survivors[decision.who];
    const asked = decision.reactions;
    if (!survivor || !asked) return undefined;
    const set = (/** @type {{code: string}} */ one) =>
      this.answer(screen.table.code, survivor.seat, survivor.name, one.code);
    const wanted = asked.offered.find((one) => one.yes && set(one) === "always")?.yes;
    const key = wanted ?? (asked.offered.every((one) => set(one) === "never") ? asked.no : "");
    return decision.options.find((option) => option.key === key);
  }

  // ---------------------------------------------------------------- what is set

  /**
   * @param {string} code
   * @param {number} seat
   * @param {string} who
   * @param {string} name
   */
  answer(code, seat, who, name) {
    this.load(code);
    return this.kept[seat]?.[who]?.[name] ?? "ask";
  }

  /** @param {string} code */
  load(code) {
    if (this.code === code) return;
    this.code = code;
    try {
      this.kept = JSON.parse(localStorage.getItem(`shamble.reactions.${code}`) ?? "{}");
    } catch {
      this.kept = {};
    }
  }

  /**
   * @param {number} seat
   * @param {string} who
   * @param {string} name
   * @param {string} answer
   */
  keep(seat, who, name, answer) {
    this.kept[seat] = { ...this.kept[seat], [who]: { ...this.kept[seat]?.[who], [name]: answer } };
    try {
      localStorage.setItem(`shamble.reactions.${this.code}`, JSON.stringify(this.kept));
    } catch {
      // Lasts as long as the page.
    }
  }

  /**
   * The rows of the menu: what may be set, for each of one's own Survivors whom it may come to.
   * @param {Screen} screen
   */
  showSettings(screen) {
    const own = screen.survivors.filter((survivor) => screen.me.includes(survivor.seat) && survivor.status === "alive");
    byId("set-reactions").hidden = !own.length;
    if (byId("reactions").contains(document.activeElement)) return;
    const rows = screen.table.reactions.filter((one) => own.some((survivor) => one.who.includes(survivor.index)));
    byId("reactions").replaceChildren(
      h("tr", {}, h("td"), ...own.map((survivor) => h("th", { scope: "col" }, survivor.name))),
      ...rows.map((one) =>
        h(
          "tr",
          {},
          h("th", { scope: "row" }, one.name),
          ...own.map((survivor) => h("td", {}, one.who.includes(survivor.index) && this.choice(screen, survivor, one))),
        ),
      ),
    );
  }

  /**
   * @param {Screen} screen
   * @param {import("./types.js").Survivor} survivor
   * @param {{code: string, name: string}} reaction
   */
  choice(screen, survivor, { code, name }) {
    const select = /** @type {HTMLSelectElement} */ (
      h(
        "select",
        { "aria-label": `${survivor.name}: ${name}`, "data-reaction": `${survivor.index} ${code}` },
        ...ANSWERS.map((answer) => h("option", { value: answer }, say(`react-${answer}`))),
      )
    );
    select.value = this.answer(screen.table.code, survivor.seat, survivor.name, code);
    select.addEventListener("change", () => this.keep(survivor.seat, survivor.name, code, select.value));
    return select;
  }
}

/**
 * Whether these are rooms to look into one after the other.
 * @param {Option[]} options
 */
export const isByDistance = (options) => options.some((option) => option.distance !== undefined);

/**
 * The room farthest from the one who opened; of equal ones the first in the list.
 * @param {Option[]} options
 * @returns {Option | undefined}
 */
function farthestOf(options) {
  const most = Math.max(...options.map((option) => option.distance ?? 0));
  return options.find((option) => (option.distance ?? 0) === most);
}
