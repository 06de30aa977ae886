/** Correcting by hand: pick a thing, what about it, and how it should be; several are asked for as one wish. */

import { buttonsOf, byId, h, isSmall, say } from "./dom.js";
import { named } from "./places.js";
import { openSheet } from "./sheets.js";

/** @typedef {import("./types.js").Screen} Screen */
/** @typedef {import("./types.js").Corrections} Corrections */
/** @typedef {import("./types.js").Correction} Correction */
/** @typedef {{zone?: string, who?: number, door?: number}} About */

const FEW = 12;

export class Edit {
  /**
   * @param {import("./board.js").Board} board
   * @param {(message: Object<string, any>) => void} send
   */
  constructor(board, send) {
    this.board = board;
    this.send = send;
    this.open = false;
    this.asking = false;
    this.focused = -1;
    /** @type {Screen | null} */
    this.screen = null;
    /** @type {About} */
    this.about = {};
    this.topic = "";
    /** @type {string[]} */
    this.draft = [];
    /** @type {Corrections | null} */
    this.offered = null;
    this.panel = byId("edit");
    this.subjects = /** @type {HTMLSelectElement} */ (byId("edit-about"));
    this.topics = /** @type {HTMLSelectElement} */ (byId("edit-topic"));
    this.filter = /** @type {HTMLInputElement} */ (byId("edit-filter"));
    this.subjects.addEventListener("change", () => this.turnTo(JSON.parse(this.subjects.value)));
    this.topics.addEventListener("change", () => this.showTopic(this.topics.value));
    this.filter.addEventListener("input", () => this.showOptions());
    byId("edit-close").addEventListener("click", () => this.close());
    byId("edit-switch").addEventListener("click", () => this.switch());
    byId("edit-clear").addEventListener("click", () => this.take([]));
    byId("edit-done").addEventListener("click", () => this.done());
    this.panel.addEventListener("keydown", (event) => this.walk(event));
  }

  /** Open the panel, about whoever acts now. */
  begin() {
    const screen = this.screen;
    if (!screen?.me.length) return;
    this.open = true;
    this.panel.hidden = false;
    document.body.classList.add("editing");
    this.rise();
    const who = screen.decision?.who ?? -1;
    this.turnTo(who >= 0 ? { who } : {});
    this.subjects.focus();
  }

  /** Whether there was a panel to close. */
  close() {
    if (!this.open) return false;
    this.open = false;
    this.draft = [];
    this.panel.hidden = true;
    document.body.classList.remove("editing");
    if (isSmall()) openSheet("");
    this.board.tell([]);
    return true;
  }

  /** @param {Screen} screen */
  renew(screen) {
    this.screen = screen;
    for (const button of buttonsOf("edit")) button.hidden = !screen.me.length;
    byId("editing").hidden = !screen.correcting;
    if (this.open) this.ask();
  }

  /** A draft that is not possible any more starts anew. */
  refused() {
    if (this.asking) this.draft = [];
    this.asking = false;
  }

  ask() {
    this.asking = true;
    this.send({ do: "corrections", about: this.about, draft: this.draft });
  }

  /** @param {About} about */
  turnTo(about) {
    this.about = about;
    this.filter.value = "";
    this.board.tell(about.zone ? [about.zone] : [], about.door ?? -1);
    this.ask();
  }

  /** Ask all to switch it on or off. */
  switch() {
    this.send({ do: "ask", kind: "rules", data: { corrections: this.offered?.on ? "off" : "on" } });
  }

  done() {
    const keys = this.draft;
    this.draft = [];
    this.send({ do: "ask", kind: "correct", data: { keys } });
  }

  /** @param {string[]} keys the corrections to be made */
  take(keys) {
    this.draft = keys;
    this.focused = [...byId("edit-options").children].indexOf(/** @type {Element} */ (document.activeElement));
    this.filter.value = "";
    this.ask();
  }

  /** @param {Corrections} offered what the server offers about the subject */
  show(offered) {
    if (!this.open || !this.screen) return;
    this.asking = false;
    this.offered = offered;
    byId("edit-why").textContent = offered.why;
    byId("edit-why").hidden = !offered.why;
    byId("edit-switch").textContent = say(offered.on ? "edit-off" : "edit-on");
    byId("edit-choice").hidden = Boolean(offered.why);
    this.showThings(this.screen);
    const topic = offered.topics.some((one) => one.topic === this.topic)
      ? this.topic
      : (offered.topics[0]?.topic ?? "");
    this.topics.replaceChildren(...offered.topics.map((one) => h("option", { value: one.topic }, one.title)));
    this.showTopic(topic);
    this.showDraft(this.screen, offered);
    this.focusAgain();
    byId("log").scrollTop = byId("log").scrollHeight;
  }

  /** The list was made anew: whoever goes through it by keyboard stays where they were. */
  focusAgain() {
    const buttons = /** @type {HTMLElement[]} */ ([...byId("edit-options").children]);
    if (this.focused >= 0 && buttons.length) buttons[Math.min(this.focused, buttons.length - 1)].focus();
    this.focused = -1;
  }

  /** @param {Screen} screen */
  showThings(screen) {
    const subject = (/** @type {About} */ about, /** @type {string} */ text) =>
      h(
        "option",
        { value: JSON.stringify(about), selected: JSON.stringify(about) === JSON.stringify(this.about) },
        text,
      );
    const doors = this.about.door === undefined ? [] : [subject(this.about, say("edit-door"))];
    this.subjects.replaceChildren(
      subject({}, say("edit-round")),
      ...doors,
      h(
        "optgroup",
        { label: say("edit-survivors") },
        ...screen.survivors.map((one) => subject({ who: one.index }, one.name)),
      ),
      h(
        "optgroup",
        { label: say("edit-zones") },
        ...[...this.board.zones.keys()].map((zone) => subject({ zone }, `${named(zone)} (${zone})`)),
      ),
    );
  }

  /** @param {string} topic */
  showTopic(topic) {
    this.topic = topic;
    this.topics.value = topic;
    this.showOptions();
  }

  /** The topic that is open. */
  get chosenTopic() {
    return this.offered?.topics.find((one) => one.topic === this.topic);
  }

  get choices() {
    return this.chosenTopic?.options ?? [];
  }

  showOptions() {
    byId("edit-find").hidden = this.choices.length <= FEW;
    const wanted = this.filter.value.toLowerCase();
    const found = this.choices.filter((one) => one.label.toLowerCase().includes(wanted));
    const at = (/** @type {Correction} */ one) => this.board.tell(one.zone ? [one.zone] : [], one.door ?? -1);
    byId("edit-options").replaceChildren(
      ...found.map((one) =>
        h(
          "button",
          {
            type: "button",
            class: "option",
            "data-key": one.key,
            onclick: () => this.take([...this.draft, one.key]),
            onfocus: () => at(one),
            onpointerenter: () => at(one),
          },
          h("span", { class: "label" }, one.label),
        ),
      ),
    );
    byId("edit-none").hidden = found.length > 0;
  }

  /**
   * @param {Screen} screen
   * @param {Corrections} offered
   */
  showDraft(screen, offered) {
    const others = screen.table.seats.some(
      (seat) => seat.kind === "person" && !seat.lent && !screen.me.includes(seat.seat),
    );
    byId("edit-draft").replaceChildren(
      ...offered.draft.map((one, at) =>
        h(
          "li",
          {},
          h("span", {}, one.label),
          h(
            "button",
            {
              type: "button",
              class: "tool",
              "aria-label": say("edit-drop", { what: one.label }),
              onclick: () => this.take(this.draft.filter((_, place) => place !== at)),
            },
            "×",
          ),
        ),
      ),
    );
    byId("edit-drafted").hidden = !offered.draft.length;
    byId("edit-done").textContent = say(others ? "edit-ask" : "edit-do");
  }

  /**
   * Whether the Zone was taken: the place that was asked for, or the next thing to correct.
   * @param {string} zone
   */
  zoneChosen(zone) {
    if (!this.open) return false;
    const there =
      this.chosenTopic?.on_board && this.about.zone !== zone ? this.choices.filter((one) => one.zone === zone) : [];
    if (there.length === 1) this.take([...this.draft, there[0].key]);
    else this.turnTo({ zone });
    return this.rise();
  }

  /** @param {number} door */
  doorChosen(door) {
    if (!this.open) return false;
    this.turnTo({ door });
    return this.rise();
  }

  /** @param {number} who */
  survivorChosen(who) {
    if (!this.open) return false;
    this.turnTo({ who });
    return this.rise();
  }

  /** On a small screen a tap beside the panel has let it down. */
  rise() {
    if (isSmall()) openSheet("edit");
    return true;
  }

  /** @param {KeyboardEvent} event */
  walk(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.key === "Escape") {
      this.close();
      byId("options").focus();
    }
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const buttons = /** @type {HTMLElement[]} */ ([...byId("edit-options").children]);
    const at = buttons.indexOf(target);
    if (step && (at >= 0 || target === this.filter)) {
      buttons[at + step]?.focus();
      event.preventDefault();
    }
    if (!target.closest("select, input")) event.stopPropagation();
  }
}
