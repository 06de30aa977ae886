/** Commands by button and by key, and what a person sets for this screen. */

import { awaitAdvice, endAdvice } from "./advice.js";
import { askFor, listenToAgreements } from "./agreements.js";
import { mayNotify } from "./calling.js";
import { enterPeople } from "./dashboards.js";
import { byId, isSmall, say, toast } from "./dom.js";
import { listenToGuide } from "./guide.js";
import { openBriefing, openWholeLog } from "./moments.js";
import { closeMenu, focusFirst, pressKey, walkButtons } from "./options.js";
import * as panels from "./panels.js";
import { closeRule, listenToRule } from "./rules.js";
import { keep, setting, wear } from "./settings.js";
import { closeSheets, listenToSheets, openSheet } from "./sheets.js";
import { openGoals, openStock } from "./stock.js";
import { makeSure, pressAnswer } from "./wishes.js";

/** @typedef {import("./types.js").Screen} Screen */
/**
 * @typedef {{board: import("./board.js").Board, tools: import("./overlays.js").Tools, playback: import("./playback.js").Playback,
 *   edit: import("./edit.js").Edit, send: (message: Object<string, any>) => void, screen: () => Screen | null}} Table
 */

/**
 * The action of each command at a table.
 * @param {Table} table
 * @returns {Object<string, () => void>}
 */
const commandsOf = ({ board, tools, playback, edit, send, screen }) => ({
  undo: () => {
    const now = screen();
    if (!now || now.can_undo === "no") return toast(say("no-undo"));
    if (now.can_undo === "others") return makeSure(now, "undo-of", () => send({ do: "undo" }));
    if (now.can_undo === "consent") return makeSure(now, "undo", () => send({ do: "undo" }));
    return send({ do: "undo" });
  },
  "give-up": () => askFor(screen(), "give-up", send),
  "play-on": () => askFor(screen(), "play-on", send),
  rules: () => send({ do: "rules" }),
  edit: () => edit.begin(),
  redo: () => (screen()?.can_redo ? send({ do: "redo" }) : toast(say("no-redo"))),
  hint: () => {
    if (!screen()?.decision?.mine) return toast(say("no-hint"));
    awaitAdvice();
    return send({ do: "hint" });
  },
  hurry: () => send({ do: "hurry" }),
  whereto: () => tools.use("whereto"),
  measure: () => tools.use("measure"),
  point: () => tools.use("point"),
  arrow: () => tools.use("arrow"),
  ghost: () => tools.plan(screen()),
  wipe: () => send({ do: "wipe" }),
  pointing: () => (screen()?.me.length ? tools.nextPointer(screen()) : undefined),
  sight: () => {
    tools.use("sight");
    withScreen(screen(), (now) => tools.showSight(now));
  },
  goals: () => withScreen(screen(), openGoals),
  briefing: () => withScreen(screen(), (now) => void openBriefing(now)),
  rounds: () => withScreen(screen(), (now) => void openWholeLog(now)),
  stock: () => withScreen(screen(), openStock),
  settings: () => void panels.openDialog("settings"),
  help: () => void panels.openDialog("help"),
  fit: () => board.camera.fit(),
  "zoom-in": () => board.camera.zoom(1.25),
  "zoom-out": () => board.camera.zoom(0.8),
  pause: () => playback.toggle(),
  skip: () => playback.skip(),
  board: () => board.enter(),
  people: () => {
    if (isSmall()) openSheet("people");
    enterPeople();
  },
  log: () => {
    if (isSmall()) openSheet("told");
    panels.showTab("log");
    byId("log").focus();
  },
  chat: () => {
    if (isSmall()) openSheet("told");
    panels.showTab("chat");
  },
  tray: openTray,
  effects: () => {
    byId("set-effects").click();
    toast(say(setting("effects") === "on" ? "effects-on" : "effects-off"));
  },
  farthest: () => byId("farthest").hidden || byId("farthest").click(),
});

const KEYS = /** @type {Object<string, string>} */ ({
  z: "undo",
  y: "redo",
  h: "hint",
  n: "whereto",
  m: "measure",
  v: "pointing",
  w: "sight",
  g: "goals",
  k: "stock",
  x: "settings",
  "?": "help",
  f: "fit",
  "+": "zoom-in",
  "=": "zoom-in",
  "-": "zoom-out",
  p: "pause",
  s: "skip",
  b: "board",
  d: "people",
  l: "log",
  c: "chat",
  t: "tray",
  0: "farthest",
  q: "effects",
});

/**
 * @param {Screen | null} screen
 * @param {(screen: Screen) => void} show
 */
function withScreen(screen, show) {
  if (screen) show(screen);
}

function openTray() {
  const tray = /** @type {HTMLDetailsElement} */ (byId("tray"));
  if (tray.hidden) return toast(say("anytime-none"));
  if (isSmall()) openSheet("can");
  tray.open = true;
  /** @type {HTMLElement | null} */ (tray.querySelector("button"))?.focus();
  return undefined;
}

/**
 * Listen to everything that is no piece of the board.
 * @param {Table} table
 */
export function listenToKeys(table) {
  const { board, tools, playback, edit, send } = table;
  const commands = commandsOf(table);
  document.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    const command = target.closest("[data-command]")?.getAttribute("data-command");
    if (command) {
      target.closest("dialog")?.close();
      commands[command]?.();
    } else if (!target.closest("#menu, #stage, .slot, .who, .choose, .option.risky")) closeMenu();
  });

  document.addEventListener("keydown", (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, select, textarea")) return;
    if (event.key === "Escape" && !document.querySelector("dialog[open]")) {
      if (!closeRule() && !closeMenu() && !endAdvice() && !edit.close()) tools.use("");
      closeSheets();
      return;
    }
    if (document.querySelector("dialog[open]")) return;
    if (walkButtons(event) || panels.walkLog(event, (zones) => board.tell(zones))) return;
    if (playback.running && (event.key === " " || event.key === "Enter")) {
      event.preventDefault();
      playback.onward();
      return;
    }
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (KEYS[key]) commands[KEYS[key]]();
    else if (pressAnswer(key)) return event.preventDefault();
    else if (key.startsWith("Arrow") && event.shiftKey) board.camera.nudge(key);
    else if (key === "ArrowDown" && target === document.body) focusFirst();
    else if (!playback.running && !edit.open && !byId("menu").contains(target) && pressKey(key))
      return event.preventDefault();
    else return;
    event.preventDefault();
  });
  byId("say").addEventListener("submit", (event) => {
    event.preventDefault();
    const words = /** @type {HTMLInputElement} */ (byId("words"));
    if (words.value.trim()) send({ do: "chat", text: words.value.trim() });
    words.value = "";
  });
  listenToTabs();
  listenToSettings();
  listenToGuide();
  listenToAgreements(send);
  listenToSheets();
  listenToRule();
}

function listenToTabs() {
  for (const which of /** @type {const} */ (["log", "chat"]))
    byId(`tab-${which}`).addEventListener("click", () => panels.showTab(which));
  document.querySelector(".tabs")?.addEventListener("keydown", (event) => {
    if (!["ArrowLeft", "ArrowRight"].includes(/** @type {KeyboardEvent} */ (event).key)) return;
    panels.showTab(byId("chat").hidden ? "chat" : "log");
  });
}

function listenToSettings() {
  const theme = /** @type {HTMLSelectElement} */ (byId("set-theme"));
  theme.value = setting("theme");
  theme.addEventListener("change", () => wear(theme.value));
  const text = /** @type {HTMLSelectElement} */ (byId("set-text"));
  text.value = setting("text");
  text.addEventListener("change", () => {
    keep("text", text.value);
    dispatchEvent(new Event("resize"));
  });
  for (const name of /** @type {const} */ (["sound", "effects", "notice", "names", "briefing"])) {
    const box = /** @type {HTMLInputElement} */ (byId(`set-${name}`));
    box.checked = setting(name) === "on";
    document.body.dataset[name] = setting(name);
    box.addEventListener("change", async () => {
      if (name === "notice" && box.checked && !(await mayNotify())) {
        box.checked = false;
        toast(say("notice-refused"), "bad");
      }
      keep(name, box.checked ? "on" : "off");
      document.body.dataset[name] = setting(name);
    });
  }
}
