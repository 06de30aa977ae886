/** The board: pieces, and Zones that can be pointed at. */

import { Camera } from "./camera.js";
import { byId, calm, s } from "./dom.js";
import { DRIVING, drive, sections } from "./train.js";

const DRAG = 5;
const LONG_PRESS = 550;
const LEAST_LETTERS = 11;
const CLICKABLE = '#pieces > .offered, #pieces > [data-piece^="survivor:"]';
export const MOVING = { duration: 300, easing: "ease-in-out" };

/** @type {SVGSVGElement} */
const svg = /** @type {any} */ (document.getElementById("board"));
const stage = byId("stage");
const layer = /** @type {SVGGElement} */ (svg.querySelector("#pieces"));
const overlay = /** @type {SVGGElement} */ (svg.querySelector("#overlay"));
const layerOfCosts = /** @type {SVGGElement} */ (svg.querySelector("#costs"));

export class Board {
  /**
   * @param {{zoneChosen: (zone: string, at: Element | {x: number, y: number}) => void,
   *   doorChosen: (door: number, at: {x: number, y: number}) => void,
   *   pieceChosen: (piece: string, at: {x: number, y: number}) => void, zonePointed: (zone: string) => void,
   *   zoneEntered: (zone: string | null, at?: Element | null) => void, zoneKey: (zone: string, key: string) => boolean}} handlers
   */
  constructor(handlers) {
    this.handlers = handlers;
    /** @type {Map<string, SVGGraphicsElement>} */
    this.zones = new Map();
    this.findZones();
    /** @type {Map<string, string>} */
    this.shown = new Map();
    for (const piece of layer.children) {
      this.shown.set(piece.getAttribute("data-piece") ?? "", piece.innerHTML);
    }
    /** How fast pieces go: with the Train as long as it drives. */
    this.pace = MOVING;
    this.reading = 0;
    /** @type {((from: string, to: string) => void) | null} dragging draws instead of moving the board */
    this.drawTo = null;
    this.camera = new Camera(svg, stage);
    this.listen();
    document.addEventListener("looking", () => this.readable());
    this.readable();
  }

  /** Letters that would be too small to read are left out until somebody looks closer; tooltips have them all the same. */
  readable() {
    cancelAnimationFrame(this.reading);
    this.reading = requestAnimationFrame(() => {
      for (const text of svg.querySelectorAll("#pieces text, #static text")) {
        const at = /** @type {SVGGraphicsElement} */ (text.parentNode).getScreenCTM();
        const size = Number(text.getAttribute("font-size")) * Math.hypot(at?.a ?? 1, at?.b ?? 0);
        text.classList.toggle("tiny", size < LEAST_LETTERS);
      }
    });
  }

  findZones() {
    this.zones.clear();
    for (const path of svg.querySelectorAll(".zone")) {
      this.zones.set(path.getAttribute("data-zone") ?? "", /** @type {SVGGraphicsElement} */ (path));
      path.setAttribute("tabindex", "-1");
    }
    this.zones.values().next().value?.setAttribute("tabindex", "0");
  }

  // ---------------------------------------------------------------- pieces

  /**
   * Put changed pieces down; with `all`, take away what is not among them.
   * @param {Object<string, string | null>} pieces
   * @param {{all?: boolean, moving?: boolean}} [how]
   */
  update(pieces, { all = false, moving = true } = {}) {
    this.pace = MOVING;
    if (all) {
      for (const name of [...this.shown.keys()]) if (!(name in pieces)) this.put(name, "", moving);
    }
    for (const [name, drawn] of Object.entries(pieces)) {
      if ((this.shown.get(name) ?? "") !== (drawn ?? "")) this.put(name, drawn ?? "", moving);
    }
    this.readable();
  }

  /**
   * @param {string} name
   * @param {string} drawn
   * @param {boolean} moving
   */
  put(name, drawn, moving) {
    if (name === "ground") return this.lay(drawn, moving);
    const old = /** @type {SVGGElement | null} */ (layer.querySelector(`[data-piece="${CSS.escape(name)}"]`));
    if (!drawn) {
      this.shown.delete(name);
      old?.remove();
      return;
    }
    this.shown.set(name, drawn);
    const piece = old ?? /** @type {SVGGElement} */ (s("g", { "data-piece": name }));
    const from = old && moving ? centre(old) : null;
    piece.innerHTML = drawn;
    if (!old && name.startsWith("under:")) layer.prepend(piece);
    else if (!old) layer.append(piece);
    if (!moving || calm()) return;
    const to = centre(piece);
    if (from && (name.startsWith("survivor:") || this.pace === DRIVING)) {
      piece.animate(
        [{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, { transform: "none" }],
        this.pace,
      );
    } else if (!old) {
      piece.animate([{ opacity: 0 }, { opacity: 1 }], MOVING);
    } else if (name.startsWith("zombies:")) {
      piece.animate([{ filter: "brightness(1.7)" }, { filter: "none" }], MOVING);
    }
  }

  /**
   * Lay the board anew: a part of it has moved.
   * @param {string} drawn
   * @param {boolean} moving
   */
  lay(drawn, moving) {
    this.shown.set("ground", drawn);
    const before = sections(svg);
    /** @type {Element} */ (svg.querySelector("#static")).outerHTML = drawn;
    this.findZones();
    if (moving && !calm() && drive(before, sections(svg))) this.pace = DRIVING;
  }

  // ---------------------------------------------------------------- Zones and doors

  /**
   * The options of each Zone, and its contents in words for those who cannot see it.
   * @param {Set<string>} zones
   * @param {Set<number>} doors
   * @param {Set<string>} pieces
   * @param {(zone: string) => string} told
   */
  offer(zones, doors, pieces, told) {
    for (const [name, path] of this.zones) {
      path.classList.toggle("offered", zones.has(name));
      path.setAttribute("aria-label", told(name));
    }
    for (const piece of layer.children)
      piece.classList.toggle("offered", pieces.has(piece.getAttribute("data-piece") ?? ""));
    for (const door of layer.querySelectorAll("[data-door]")) {
      door.classList.toggle("offered", doors.has(Number(door.getAttribute("data-door"))));
    }
  }

  /**
   * Zones several steps away, with what it costs to walk there.
   * @param {Object<string, {cost: number}>} walks
   */
  reach(walks) {
    for (const [name, path] of this.zones) path.classList.toggle("walkable", name in walks);
    layerOfCosts.replaceChildren(
      ...Object.entries(walks).flatMap(([zone, { cost }]) => {
        const box = this.zones.get(zone)?.getBBox();
        if (!box) return [];
        const place = `translate(${box.x + box.width - 40} ${box.y + 40})`;
        const mark = s("g", { class: "legible f28" }, s("circle", { r: 26 }), s("text", { y: 10 }, String(cost)));
        return [s("g", { class: "cost", transform: place }, mark)];
      }),
    );
  }

  /**
   * Light up Zones (and a door).
   * @param {string[]} zones
   * @param {number} [door]
   */
  tell(zones, door = -1) {
    for (const [name, path] of this.zones) path.classList.toggle("told", zones.includes(name));
    for (const one of layer.querySelectorAll("[data-door]"))
      one.classList.toggle("told", Number(one.getAttribute("data-door")) === door);
  }

  /**
   * Mark where somebody proposes to do something.
   * @param {string[]} zones
   */
  propose(zones) {
    for (const [name, path] of this.zones) path.classList.toggle("proposed", zones.includes(name));
  }

  /**
   * Darken what is out of sight; null for nothing.
   * @param {string[] | null} seen
   */
  shade(seen) {
    for (const [name, path] of this.zones) path.classList.toggle("unseen", seen !== null && !seen.includes(name));
  }

  /** @param {string} zone */
  middle(zone) {
    const path = this.zones.get(zone);
    return path ? centre(path) : null;
  }

  /**
   * Keep a Zone in the middle of the free part.
   * @param {string} zone
   * @param {boolean} [always]
   */
  reveal(zone, always = false) {
    const at = this.middle(zone);
    if (at) this.camera.reveal(at, always);
  }

  /**
   * Whether a Zone is in the upper half of what is seen.
   * @param {string} zone
   */
  isHigh(zone) {
    const at = this.middle(zone);
    return at !== null && this.camera.isHigh(at);
  }

  /** @param {SVGElement[]} marks */
  mark(marks) {
    overlay.replaceChildren(...marks);
  }

  /**
   * Somebody points here.
   * @param {string} zone
   * @param {string} [by] the class of their colour
   */
  ping(zone, by = "") {
    const at = this.middle(zone);
    if (!at) return;
    const ring = s("circle", { cx: at.x, cy: at.y, r: 60, class: `ping ${by}` });
    overlay.append(ring);
    setTimeout(() => ring.remove(), 3000);
  }

  /** To the board by keyboard: the Zone last visited, or the one with something on offer. */
  enter() {
    const here = svg.querySelector('.zone[tabindex="0"]');
    /** @type {SVGElement | null} */ (here)?.focus();
  }

  /** @param {string} zone */
  stand(zone) {
    for (const [name, path] of this.zones) path.setAttribute("tabindex", name === zone ? "0" : "-1");
  }

  /**
   * The nearest Zone in a direction.
   * @param {string} zone
   * @param {string} key
   */
  step(zone, key) {
    const from = this.middle(zone);
    const ahead = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[key];
    if (!from || !ahead) return;
    let best = "";
    let least = Infinity;
    for (const [name, path] of this.zones) {
      const to = centre(path);
      const along = (to.x - from.x) * ahead[0] + (to.y - from.y) * ahead[1];
      const aside = Math.abs((to.x - from.x) * ahead[1]) + Math.abs((to.y - from.y) * ahead[0]);
      if (name !== zone && along > 20 && along + 2 * aside < least) [best, least] = [name, along + 2 * aside];
    }
    if (!best) return;
    this.stand(best);
    const path = this.zones.get(best);
    path?.focus({ preventScroll: true });
    this.reveal(best);
  }

  // ---------------------------------------------------------------- listening

  listen() {
    svg.addEventListener(
      "wheel",
      (event) => {
        event.preventDefault();
        this.camera.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016)), event);
      },
      { passive: false },
    );
    this.listenToPointers();
    svg.addEventListener("pointerover", (event) =>
      this.handlers.zoneEntered(zoneOf(event.target) ?? zoneBelow(event), /** @type {Element} */ (event.target)),
    );
    svg.addEventListener("pointerleave", () => this.handlers.zoneEntered(null));
    svg.addEventListener("focusin", (event) => {
      const zone = zoneOf(event.target);
      if (zone) this.stand(zone);
      this.handlers.zoneEntered(zone);
    });
    svg.addEventListener("focusout", () => this.handlers.zoneEntered(null));
    svg.addEventListener("contextmenu", (event) => {
      const zone = zoneOf(event.target) ?? zoneBelow(event);
      if (!zone) return;
      event.preventDefault();
      this.handlers.zonePointed(zone);
    });
    svg.addEventListener("keydown", (event) => {
      const zone = zoneOf(event.target);
      if (!zone || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "Enter" || event.key === " ")
        this.handlers.zoneChosen(zone, /** @type {Element} */ (event.target));
      else if (event.key.startsWith("Arrow") && event.shiftKey) this.camera.nudge(event.key);
      else if (event.key.startsWith("Arrow")) this.step(zone, event.key);
      else if (!this.handlers.zoneKey(zone, event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    });
  }

  listenToPointers() {
    /** @type {Map<number, {x: number, y: number}>} */
    const fingers = new Map();
    let travelled = 0;
    let pressed = 0;
    /** @type {string | null} where an arrow begins that is being drawn */
    let origin = null;
    svg.addEventListener("pointerdown", (event) => {
      if (event.button > 0) return;
      if (!fingers.size) travelled = 0;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const zone = zoneOf(event.target) ?? zoneBelow(event);
      origin = this.drawTo && fingers.size === 1 ? zone : null;
      if (event.pointerType === "touch" && zone) {
        pressed = window.setTimeout(() => {
          if (travelled < DRAG && fingers.size === 1) {
            travelled = Infinity;
            this.handlers.zonePointed(zone);
          }
        }, LONG_PRESS);
      }
    });
    addEventListener("pointermove", (event) => {
      const last = fingers.get(event.pointerId);
      if (!last) return;
      const now = { x: event.clientX, y: event.clientY };
      const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
      travelled += Math.hypot(now.x - last.x, now.y - last.y);
      if (others.length) {
        const other = others[0];
        const before = Math.hypot(last.x - other.x, last.y - other.y);
        const after = Math.hypot(now.x - other.x, now.y - other.y);
        if (before > 1) this.camera.zoom(after / before, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      }
      if (origin && !others.length) this.tell([origin, zoneOf(document.elementFromPoint(now.x, now.y)) ?? origin]);
      else if (travelled >= DRAG) {
        svg.classList.add("dragged");
        this.camera.pan((now.x - last.x) / (others.length + 1), (now.y - last.y) / (others.length + 1));
      }
      fingers.set(event.pointerId, now);
    });
    const lift = (/** @type {PointerEvent} */ event) => {
      clearTimeout(pressed);
      const zone =
        origin && event.type === "pointerup" && travelled >= DRAG
          ? zoneOf(document.elementFromPoint(event.clientX, event.clientY))
          : null;
      if (origin && zone && zone !== origin) this.drawTo?.(origin, zone);
      origin = null;
      fingers.delete(event.pointerId);
      if (!fingers.size) svg.classList.remove("dragged");
    };
    addEventListener("pointerup", lift);
    addEventListener("pointercancel", lift);
    svg.addEventListener("click", (event) => {
      if (travelled >= DRAG) return;
      const door = /** @type {Element} */ (event.target).closest("[data-door]");
      const at = {
        x: event.clientX,
        y: event.clientY,
        touch: /** @type {PointerEvent} */ (event).pointerType === "touch",
        all: event.shiftKey,
      };
      if (door) return this.handlers.doorChosen(Number(door.getAttribute("data-door")), at);
      const piece = /** @type {Element} */ (event.target).closest(CLICKABLE)?.getAttribute("data-piece");
      if (piece) return this.handlers.pieceChosen(piece, at);
      const zone = zoneOf(event.target) ?? zoneBelow(event);
      if (zone) this.handlers.zoneChosen(zone, at);
    });
  }
}

/** @param {EventTarget | null} target */
function zoneOf(target) {
  return /** @type {Element | null} */ (target)?.closest?.("[data-zone]")?.getAttribute("data-zone") ?? null;
}

/**
 * The Zone under a piece that is pointed at.
 * @param {MouseEvent} event
 */
function zoneBelow(event) {
  const zone = document.elementsFromPoint(event.clientX, event.clientY).find((one) => one.matches(".zone"));
  return zone?.getAttribute("data-zone") ?? null;
}

/** @param {SVGGraphicsElement} element */
function centre(element) {
  const box = element.getBBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
