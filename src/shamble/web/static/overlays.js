/** Where would they go, measuring, pointing and planning: tools that lie over the board. */

import { byId, h, s, say } from "./dom.js";
import { named } from "./places.js";

/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./offers.js").Option} Option */
/** @typedef {import("./types.js").Screen} Screen */
/** @typedef {"" | "whereto" | "measure" | "point" | "arrow" | "ghost" | "sight"} Mode */
/** @typedef {import("./types.js").Way} Way */

export class Tools {
  /**
   * @param {Board} board
   * @param {(message: Object<string, any>) => void} send
   */
  constructor(board, send) {
    this.board = board;
    this.send = send;
    /** @type {Mode} */
    this.mode = "";
    this.ghost = -1;
    /** @type {string | null} */
    this.first = null;
    this.considered = "";
  }

  /** @param {Mode} mode */
  use(mode) {
    this.mode = this.mode === mode ? "" : mode;
    this.first = null;
    this.considered = "";
    this.board.mark([]);
    this.board.shade(null);
    for (const button of document.querySelectorAll("#tools [aria-pressed], #pointing [aria-pressed]"))
      button.setAttribute("aria-pressed", String(button.getAttribute("data-command") === this.mode));
    document.body.dataset.tool = this.mode;
    const pointing = ["point", "arrow", "ghost"].includes(this.mode);
    byId("pointing").hidden = !pointing;
    document.querySelector('#tools [data-command="pointing"]')?.setAttribute("aria-pressed", String(pointing));
    this.board.drawTo = this.mode === "arrow" ? (from, to) => this.arrow(from, to) : null;
    if (this.mode === "whereto") this.ask(null);
    this.note(
      this.mode
        ? say(
            {
              whereto: "whereto",
              measure: "measure-first",
              point: "point-first",
              arrow: "arrow-first",
              ghost: "ghost-first",
              sight: "sight-none",
            }[this.mode],
          )
        : "",
    );
  }

  /** Pointing, drawing arrows, planning a Move, nothing: one after the other. */
  nextPointer(/** @type {Screen | null} */ screen) {
    if (this.mode === "point") this.use("arrow");
    else if (this.mode === "arrow") this.plan(screen);
    else this.use(this.mode === "ghost" ? "" : "point");
  }

  /**
   * Plan a Move: of the one who acts first, then of the others.
   * @param {Screen | null} screen
   */
  plan(screen) {
    const people = (screen?.survivors ?? []).filter((one) => one.zone);
    if (!screen || !people.length) return;
    const acting = people.findIndex((one) => one.index === screen.decision?.who);
    const at = this.mode === "ghost" ? people.findIndex((one) => one.index === this.ghost) + 1 : Math.max(0, acting);
    if (this.mode !== "ghost") this.use("ghost");
    this.survivorChosen(people[at % people.length].index, screen);
  }

  /**
   * Whether a tool took the Survivor for itself.
   * @param {number} who
   * @param {Screen} screen
   */
  survivorChosen(who, screen) {
    if (this.mode !== "ghost") return false;
    this.ghost = who;
    const { name, zone } = screen.survivors[who];
    this.board.tell(zone ? [zone] : []);
    this.note(say("ghost-whereto", { who: name }));
    return true;
  }

  /**
   * Keys for whoever walks over the board with the keyboard. Whether it was one.
   * @param {string} zone
   * @param {string} key
   * @param {Screen | null} screen
   */
  zoneKey(zone, key, screen) {
    if (key === "V") this.send({ do: "point", zone });
    else if (key === "A") {
      if (this.mode !== "arrow") this.use("arrow");
      this.zoneChosen(zone);
    } else if (key === "O") {
      if (this.mode !== "ghost") this.plan(screen);
      this.zoneChosen(zone);
    } else if (key === "Delete") this.send({ do: "wipe" });
    else return false;
    return true;
  }

  /**
   * @param {string} from
   * @param {string} to
   */
  arrow(from, to) {
    this.first = null;
    this.board.tell([]);
    if (from !== to) this.send({ do: "arrow", from, to });
    this.note(say("arrow-first"));
  }

  /** @param {string} text */
  note(text) {
    byId("note").hidden = !text;
    byId("note").textContent = text;
  }

  /**
   * Whether a tool took the Zone for itself.
   * @param {string} zone
   */
  zoneChosen(zone) {
    if (this.mode === "point") {
      this.send({ do: "point", zone });
      this.use("");
      return true;
    }
    if (this.mode === "ghost") {
      this.send({ do: "ghost", who: this.ghost, zone });
      return true;
    }
    if (this.mode !== "measure" && this.mode !== "arrow") return false;
    if (this.first === null) {
      this.first = zone;
      this.board.tell([zone]);
      this.note(say(this.mode === "arrow" ? "arrow-second" : "measure-second", { a: named(zone) }));
    } else if (this.mode === "arrow") this.arrow(this.first, zone);
    else {
      this.send({ do: "measure", from: this.first, to: zone });
      this.first = null;
    }
    return true;
  }

  /**
   * Ask again for a Move that is being considered.
   * @param {Option | null} option
   */
  consider(option) {
    if (this.mode !== "whereto") return;
    const wanted = option?.zone && option.who !== undefined ? option.key || `walk ${option.walk}` : "";
    if (wanted !== this.considered) this.ask(wanted ? option : null);
  }

  /** @param {Option | null} option */
  ask(option) {
    this.considered = option ? option.key || `walk ${option.walk}` : "";
    this.send(option ? { do: "whereto", who: option.who, zone: option.zone, key: option.key } : { do: "whereto" });
  }

  /**
   * The Zones that a Survivor sees, and their Range.
   * @param {Screen} screen
   */
  showSight(screen) {
    if (this.mode !== "sight") return;
    const who =
      screen.survivors[screen.decision?.who ?? -1] ??
      screen.survivors.find((one) => one.active) ??
      screen.survivors.find((one) => one.zone);
    const seen = who ? screen.sight[who.index] : undefined;
    if (!who || !seen) return this.note(say("sight-none"));
    this.board.shade(Object.keys(seen));
    this.board.mark(
      Object.entries(seen).flatMap(([zone, range]) => {
        const at = this.board.middle(zone);
        return at
          ? [
              s(
                "g",
                { class: "reach", transform: `translate(${at.x} ${at.y - 80})` },
                s("circle", { r: 30 }),
                s("text", { y: 13 }, String(range)),
                s("title", {}, say("range-here", { n: range })),
              ),
            ]
          : [];
      }),
    );
    const parted = screen.parted?.[String(who.zone)];
    this.note([say("sight", { who: who.name, zone: named(who.zone) }), parted].filter(Boolean).join(" "));
  }

  /** The board has changed. */
  renew() {
    if (this.mode === "whereto") this.ask(null);
  }

  /**
   * @param {{noise?: Object<string, number>, ways?: Way[], sees?: Object<string, string[]>, drags?: {from: string, to: string, text: string}[], targets?: any, who?: number, zone?: string, tried?: boolean, train?: {told: string[], zones: string[]}}} found
   * @param {Screen} screen
   */
  showWays(found, screen) {
    if (this.mode !== "whereto") return;
    const ways = found.ways ?? [];
    const name = found.who !== undefined && found.who >= 0 ? screen.survivors[found.who]?.name : "";
    this.note(
      !ways.length
        ? say("whereto-nobody")
        : found.zone && name
          ? say(found.tried ? "whereto-tried" : "whereto-move", { who: name, zone: named(found.zone) })
          : say("whereto"),
    );
    const loudest = Math.max(0, ...Object.values(found.noise ?? {}));
    const noises = Object.entries(found.noise ?? {})
      .filter(([, level]) => level > 0)
      .map(([zone, level]) => this.noise(zone, level, level === loudest));
    this.listWays([...ways, ...(found.drags ?? [])]);
    const train = found.train ?? { told: [], zones: [] };
    if (train.told.length) byId("note").append(h("p", { class: "train" }, train.told.join(" ")));
    const sights = Object.entries(found.sees ?? {}).flatMap(([zone, names]) =>
      this.sightLines(zone, names, screen, found),
    );
    this.board.mark([
      ...train.zones.flatMap((zone) => this.inTheWay(zone)),
      ...sights,
      ...ways.flatMap((way) => (way.does === "attack" ? this.bite(way) : this.arrows(way))),
      ...ways.filter((way) => way.early).flatMap((way) => this.lamp(way)),
      ...(found.drags ?? []).flatMap((drag) => this.drag(drag)),
      ...noises.filter((mark) => mark !== null),
    ]);
  }

  /**
   * The same in sentences, for those who cannot see arrows.
   * @param {{text: string}[]} ways
   */
  listWays(ways) {
    if (ways.length) byId("note").append(h("ul", { class: "unseen" }, ...ways.map((way) => h("li", {}, way.text))));
  }

  /**
   * A Zone that the Train strikes next, or takes off the board.
   * @param {string} zone
   */
  inTheWay(zone) {
    const outline = this.board.zones.get(zone)?.getAttribute("d");
    return outline ? [s("path", { class: "in-the-way", d: outline })] : [];
  }

  /**
   * Whom the Zombies of a Zone see, as thin lines.
   * @param {string} zone
   * @param {string[]} names
   * @param {Screen} screen
   * @param {{who?: number, zone?: string}} considered
   */
  sightLines(zone, names, screen, considered) {
    const from = this.board.middle(zone);
    const standing = screen.survivors
      .filter((one) => names.includes(one.name))
      .map((one) => (one.index === considered.who && considered.zone ? considered.zone : (one.zone ?? "")));
    return [...new Set(standing)].flatMap((seen) => {
      const to = seen === zone ? null : this.board.middle(seen);
      return from && to ? [s("path", { class: "sees", d: `M${from.x} ${from.y}L${to.x} ${to.y}` })] : [];
    });
  }

  /**
   * Somebody would be dragged away.
   * @param {{from: string, to: string, text: string}} drag
   */
  drag({ from, to, text }) {
    const [a, b] = [this.board.middle(from), this.board.middle(to)];
    if (!a || !b) return [];
    const line = s("path", { d: `M${a.x} ${a.y}L${b.x} ${b.y}` });
    return [s("g", { class: "drag" }, line, s("circle", { cx: b.x, cy: b.y, r: 20 }), s("title", {}, text))];
  }

  /**
   * They see a light, and act before their Phase too.
   * @param {Way} way
   */
  lamp(way) {
    const at = this.board.middle(way.from);
    return at
      ? [
          s(
            "g",
            { class: "early", transform: `translate(${at.x - 70} ${at.y - 70})` },
            s("circle", { r: 34 }),
            s("text", { y: 13 }, "+1"),
            s("title", {}, way.text),
          ),
        ]
      : [];
  }

  /**
   * They would attack where they are.
   * @param {Way} way
   */
  bite(way) {
    const at = this.board.middle(way.from);
    const spikes = Array.from({ length: 18 }, (_, step) => {
      const [angle, far] = [(step * Math.PI) / 9, step % 2 ? 30 : 46];
      return `${Math.round(Math.cos(angle) * far)} ${Math.round(Math.sin(angle) * far)}`;
    });
    const count = Object.values(way.kinds).reduce((sum, number) => sum + number, 0);
    return at
      ? [
          s(
            "g",
            { class: "bite", transform: `translate(${at.x + 70} ${at.y - 70})` },
            s("path", { d: `M${spikes.join("L")}Z` }),
            s("text", { y: 12 }, String(count)),
            s("title", {}, way.text),
          ),
        ]
      : [];
  }

  /** @param {Way} way */
  arrows(way) {
    const from = this.board.middle(way.from);
    if (!from) return [];
    const count = Object.values(way.kinds).reduce((sum, number) => sum + number, 0);
    return way.to.flatMap((zone) => {
      const to = this.board.middle(zone);
      if (!to || zone === way.from) return [];
      const group = s("g", { class: way.to.length > 1 ? "way split" : "way" });
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      const length = Math.hypot(dx, dy) || 1;
      const [ux, uy] = [dx / length, dy / length];
      const [ax, ay] = [from.x + ux * 50, from.y + uy * 50];
      const [bx, by] = [to.x - ux * 56, to.y - uy * 56];
      const side = 34;
      group.append(
        s("path", { d: `M${ax} ${ay}L${bx} ${by}` }),
        s("path", {
          class: "tip",
          d: `M${to.x - ux * 12} ${to.y - uy * 12}L${bx - uy * side} ${by + ux * side}L${bx + uy * side} ${by - ux * side}Z`,
        }),
        s("circle", { cx: ax, cy: ay, r: 26 }),
        s("text", { x: ax, y: ay + 12 }, String(count)),
        s("title", {}, way.text),
      );
      return [group];
    });
  }

  /**
   * @param {string} zone
   * @param {number} level
   * @param {boolean} loudest
   */
  noise(zone, level, loudest) {
    const at = this.board.middle(zone);
    if (!at) return null;
    return s(
      "g",
      { class: loudest ? "loud loudest" : "loud", transform: `translate(${at.x} ${at.y - 80})` },
      s("circle", { r: 34 }),
      s("text", { y: 14 }, String(level)),
      s("title", {}, say("noise-here", { n: level })),
    );
  }

  /** @param {{sight: boolean, from: string, to: string, text: string}} found */
  showMeasure(found) {
    const [a, b] = [found.from, found.to];
    const [from, to] = [this.board.middle(a), this.board.middle(b)];
    if (from && to)
      this.board.mark([
        s("path", { class: found.sight ? "measure" : "measure blocked", d: `M${from.x} ${from.y}L${to.x} ${to.y}` }),
      ]);
    this.board.tell([a, b]);
    this.note(found.text);
  }
}
