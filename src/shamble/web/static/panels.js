/** Bar, log, dice, chat, and the dialogs about the table. */

import { buttonsOf, byId, h, s, say } from "./dom.js";
import { openRule } from "./rules.js";

/** @typedef {import("./types.js").Screen} Screen */
/** @typedef {import("./types.js").Line} Line */
/** @typedef {import("./types.js").Dice} Dice */
/** @typedef {import("./types.js").Option} Option */
/** @typedef {import("./types.js").Chronicle} Chronicle */

/** The letters for round and tallies; what does not fit stands with the goals. */
const BAR_ROOM = 46;

/** @param {Screen} screen */
export function showBar(screen) {
  const counted = [say("round", { n: screen.round }), ...screen.table.tallies];
  byId("round").textContent = counted.filter((_, at) => counted.slice(0, at + 1).join().length < BAR_ROOM).join(" · ");
  byId("round").title = counted.join(" · ");
  byId("round").hidden = !screen.round;
  const danger = byId("danger");
  danger.textContent = say("danger", screen.danger);
  danger.dataset.level = String(screen.danger.level);
  byId("turn").textContent = whoseTurn(screen);
  showNeeded(screen);
  for (const button of buttonsOf("undo")) button.disabled = screen.can_undo === "no" || !screen.me.length;
  for (const button of buttonsOf("redo")) button.disabled = !screen.can_redo || !screen.me.length;
  for (const button of buttonsOf("hint")) button.disabled = !screen.decision?.mine;
  const mine = Boolean(screen.decision?.mine);
  document.body.classList.toggle("mine", mine);
  document.title =
    mine && screen.table.seats.length > 1 ? say("title-turn", { title: screen.table.title }) : screen.table.title;
}

/**
 * What is still needed to win, with the count of the next goal.
 * @param {Screen} screen
 */
function showNeeded(screen) {
  const goals = screen.table.goals.filter((goal) => (goal.side ?? "win") === "win");
  const next = goals.find((goal) => !goal.done);
  const done = goals.filter((goal) => goal.done).length;
  const counted = next?.counted ?? "";
  byId("objectives").title = goals.map((goal) => [goal.text, goal.progress].filter(Boolean).join(" ")).join(" ");
  byId("objectives").textContent =
    goals.length === 1 && counted
      ? say("needed-one", { counted })
      : say(counted ? "needed" : "goals", { done, all: goals.length, counted });
}

/** @param {Screen} screen */
function whoseTurn(screen) {
  const phase = screen.phase_name;
  const decision = screen.decision;
  if (!decision) return phase;
  const alone = screen.table.seats.length === 1;
  const who = decision.who >= 0 ? screen.survivors[decision.who].name : alone ? "" : seatNames(screen, decision.seats);
  return who ? `${phase}: ${who}` : phase;
}

/**
 * @param {Screen} screen
 * @param {number[]} seats
 */
export function seatNames(screen, seats) {
  return seats.map((seat) => screen.table.seats.find((one) => one.seat === seat)?.name ?? String(seat + 1)).join(", ");
}

// ------------------------------------------------------------------ what happened

const log = byId("log");
const lineList = byId("lines");
/** @type {string[]} */
let told = [];
let atLine = -1;

/**
 * New lines are added at the end, so that a screen reader reads only those.
 * @param {Line[]} lines
 * @param {(zones: string[]) => void} tell
 */
export function showLog(lines, tell) {
  const names = lines.map(
    (line, at) =>
      `${line.seq}|${line.text}|${lines.slice(0, at).filter((one) => one.seq === line.seq && one.text === line.text).length}`,
  );
  const kept = told.length ? names.indexOf(told[told.length - 1]) : -1;
  const follows = kept >= 0 && told.slice(-(kept + 1)).join() === names.slice(0, kept + 1).join();
  for (const passed of lineList.querySelectorAll(".passing")) passed.remove();
  if (!follows) lineList.replaceChildren();
  for (const old of log.querySelectorAll(".fresh")) old.classList.remove("fresh");
  for (const line of lines.slice(follows ? kept + 1 : 0)) lineList.append(row(line, tell, follows));
  while (lineList.children.length > lines.length) lineList.firstElementChild?.remove();
  told = names;
  atLine = -1;
  log.scrollTop = log.scrollHeight;
}

/**
 * A line for what is being shown right now; the log itself comes when all has been shown.
 * @param {string} text
 */
export function passing(text) {
  lineList.append(h("li", { class: "line passing fresh", "aria-hidden": "true" }, text));
  log.scrollTop = log.scrollHeight;
}

/**
 * @param {Line} line
 * @param {(zones: string[]) => void} tell
 * @param {boolean} fresh
 */
function row(line, tell, fresh) {
  const rule = line.rule
    ? h(
        "button",
        {
          type: "button",
          class: "rule",
          tabindex: "-1",
          title: say("rule", { id: line.rule }),
          "aria-label": say("rule", { id: line.rule }),
          onclick: (/** @type {Event} */ event) =>
            openRule(
              line.rule ?? "",
              log.contains(document.activeElement) ? log : /** @type {Element} */ (event.currentTarget),
              line.why,
            ),
        },
        "§",
      )
    : null;
  return h(
    "li",
    {
      class: ["line", line.tone, fresh && "fresh"].filter(Boolean).join(" "),
      "data-zones": JSON.stringify(line.zones ?? []),
      onpointerenter: () => tell(line.zones ?? []),
      onpointerleave: () => tell([]),
      onclick: () => tell(line.zones ?? []),
    },
    line.text,
    line.because ? h("span", { class: "because" }, ` ${line.because}`) : null,
    rule ? " " : null,
    rule,
    line.why ? h("small", { class: "why" }, line.why) : null,
  );
}

/**
 * Arrow keys in the log.
 * @param {KeyboardEvent} event
 * @param {(zones: string[]) => void} tell
 */
export function walkLog(event, tell) {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (document.activeElement !== log || (!step && event.key !== "Enter")) return false;
  const rows = [...lineList.children];
  if (event.key === "Enter")
    /** @type {HTMLElement | null | undefined} */ (rows[atLine]?.querySelector(".rule"))?.click();
  if (step) atLine = atLine < 0 ? rows.length - 1 : Math.max(0, Math.min(rows.length - 1, atLine + step));
  for (const [at, one] of rows.entries()) one.classList.toggle("current", at === atLine);
  rows[atLine]?.scrollIntoView({ block: "nearest" });
  tell(JSON.parse(rows[atLine]?.getAttribute("data-zones") ?? "[]"));
  event.preventDefault();
  return true;
}

// ------------------------------------------------------------------ dice

const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/**
 * @param {Dice | null} dice
 * @param {Screen} screen
 * @param {(option: Option) => void} [take] where dice can be picked
 */
export function showDice(dice, screen, take) {
  const panel = byId("dice");
  panel.hidden = !dice || Boolean(dice.picks);
  byId("picks").hidden = !dice?.picks;
  if (dice?.picks) showPicks(dice, screen, take);
  if (!dice || dice.picks) return;
  const hits = dice.hits ?? dice.hit?.filter(Boolean).length ?? null;
  const result = hits === null ? "" : hits === 0 ? say("no-hit") : say("hits", { n: hits });
  const summary = [
    screen.survivors[dice.who]?.name,
    dice.accuracy === null ? "" : say("needs", { n: dice.accuracy }),
    result,
  ]
    .filter(Boolean)
    .join(" · ");
  panel.replaceChildren(faces(dice), h("span", { class: "sum" }, summary));
}

/**
 * The dice in reserve, and those that can be laid there.
 * @param {Dice} dice
 * @param {Screen} screen
 * @param {(option: Option) => void} [take]
 */
function showPicks(dice, screen, take) {
  const all = picked(dice, screen, take);
  const kept = dice.kept ?? 0;
  byId("picks").replaceChildren(
    h("span", { class: "faces kept" }, h("small", {}, say("reserve")), ...all.slice(0, kept)),
    h("span", { class: "faces" }, h("small", {}, say("rolled")), ...all.slice(kept)),
  );
}

/**
 * A button for each die with which something can be done.
 * @param {Dice} dice
 * @param {Screen} screen
 * @param {(option: Option) => void} [take]
 */
function picked(dice, screen, take) {
  return dice.faces.map((face, at) => {
    const option = screen.decision?.options.find((one) => one.key === dice.picks?.[at]);
    if (!option || !take) return h("span", { class: "thrown" }, die(face, null));
    return h(
      "button",
      { class: "pick", type: "button", title: option.label, "aria-label": option.label, onclick: () => take(option) },
      die(face, null),
    );
  });
}

/**
 * The dice in a row: hits first in the order in which they were given out, each with what it did.
 * @param {Dice} dice
 */
export function faces(dice) {
  const hit = (/** @type {number} */ at) => dice.hit?.[at] ?? null;
  const order = dice.faces
    .map((_, at) => at)
    .sort((a, b) => Number(hit(b)) - Number(hit(a)) || worth(dice.faces[b]) - worth(dice.faces[a]) || a - b);
  return h(
    "span",
    { class: "faces" },
    ...order.map((at, place) => {
      const did = hit(at) ? (dice.did?.[place] ?? "") : "";
      return h("span", { class: "thrown" }, die(dice.faces[at], hit(at)), did ? h("small", {}, did) : null);
    }),
  );
}

/** @param {number | string} face */
const worth = (face) => (typeof face === "number" ? face : 0);

/**
 * A face with pips, or with what is written on it.
 * @param {number | string} face
 * @param {boolean | null} hit
 */
function die(face, hit) {
  const pips = typeof face === "number" ? PIPS[face] : undefined;
  const dots = pips?.map((at) => s("circle", { cx: 12 + (at % 3) * 12, cy: 12 + Math.floor(at / 3) * 12, r: 4 })) ?? [
    s("text", { x: 24, y: 28, "text-anchor": "middle", "font-size": 13 }, String(face)),
  ];
  const label = hit === null ? String(face) : say(hit ? "die-hit" : "die-miss", { face });
  return s(
    "svg",
    {
      class: `die ${hit === null ? "" : hit ? "hit" : "miss"}`,
      viewBox: "0 0 48 48",
      role: "img",
      "aria-label": label,
    },
    s("rect", { x: 2, y: 2, width: 44, height: 44, rx: 9 }),
    ...dots,
  );
}

// ------------------------------------------------------------------ chat

let saidBefore = -1;

/** @param {Screen} screen */
export function showChat(screen) {
  const seats = screen.table.seats;
  const name = (/** @type {number | string} */ by) =>
    typeof by === "number" ? (seats.find((seat) => seat.seat === by)?.name ?? "") : by;
  byId("said").replaceChildren(
    ...screen.chat.map((line) => h("li", {}, h("b", {}, `${line.name ?? name(line.by)}: `), line.text)),
  );
  const fresh = saidBefore >= 0 ? screen.chat.length - saidBefore : 0;
  const count = byId("tab-chat").querySelector(".count");
  if (!byId("chat").hidden || saidBefore < 0) saidBefore = screen.chat.length;
  if (count) count.textContent = byId("chat").hidden && fresh > 0 ? `(${fresh})` : "";
  byId("said").scrollTop = byId("said").scrollHeight;
}

/** @param {"log" | "chat"} which */
export function showTab(which) {
  for (const one of ["log", "chat"]) {
    byId(one).hidden = one !== which;
    byId(`tab-${one}`).setAttribute("aria-selected", String(one === which));
    byId(`tab-${one}`).tabIndex = one === which ? 0 : -1;
  }
  if (which === "chat") {
    saidBefore = byId("said").children.length;
    const count = byId("tab-chat").querySelector(".count");
    if (count) count.textContent = "";
    byId("words").focus();
  }
}

// ------------------------------------------------------------------ dialogs

/**
 * @param {string} name
 * @param {...Node} content
 */
export function openDialog(name, ...content) {
  const dialog = /** @type {HTMLDialogElement} */ (byId(`dialog-${name}`));
  if (content.length) dialog.querySelector(".content")?.replaceChildren(...content);
  if (!dialog.open) dialog.showModal();
  return dialog;
}

/** @param {string} name */
export function closeDialog(name) {
  const dialog = /** @type {HTMLDialogElement} */ (byId(`dialog-${name}`));
  if (dialog.open) dialog.close();
}

/** @param {Screen} screen */
export function showSeats(screen) {
  byId("seats").replaceChildren(
    ...screen.table.seats.map((seat) => {
      const survivors = seat.survivors
        .map((one) => (typeof one === "number" ? screen.survivors[one]?.name : one))
        .join(", ");
      const notes = [
        seat.kind === "bot" && say("seat-bot"),
        seat.kind === "open" && say("seat-open"),
        seat.kind === "person" && !seat.here && say("seat-away"),
        seat.lent && say(seat.bot ? "seat-stood-in" : "seat-lent"),
        screen.me.includes(seat.seat) && say("seat-me"),
        screen.first_seat === seat.seat && screen.table.seats.length > 1 && say("first"),
      ]
        .filter(Boolean)
        .join(", ");
      return h(
        "li",
        { class: seat.here ? "here" : "" },
        h("i", { class: "dot" }),
        ` ${say("seat", { name: seat.name, survivors })}`,
        notes ? h("small", {}, ` (${notes})`) : null,
      );
    }),
  );
}

/**
 * @param {Screen} screen
 * @param {Chronicle | null} chronicle
 */
export function openEnd(screen, chronicle) {
  byId("end-title").textContent = say(screen.outcome === "won" ? "win" : "loss");
  const kills = (/** @type {number} */ index) => chronicle?.survivors[index]?.kills;
  const rows = screen.survivors.map((one) =>
    h(
      "li",
      { class: one.status },
      h("span", { class: "face", html: one.portrait }),
      h("b", {}, one.name),
      h("span", {}, one.status === "alive" ? one.level_name : one.status_name),
      h("span", {}, say("xp", { xp: one.xp })),
      kills(one.index) === undefined ? null : h("span", {}, say("kills", { n: kills(one.index) ?? 0 })),
    ),
  );
  const chart =
    chronicle && chronicle.over_time.length > 1
      ? [h("h3", {}, say("danger-time")), h("div", { html: chronicle.chart })]
      : [];
  const dialog = openDialog(
    "end",
    h("p", { class: "large" }, screen.ending),
    ...(screen.epilogue ? [h("p", { class: "story", lang: "en" }, screen.epilogue)] : []),
    h("p", { class: "soft" }, say("end-rounds", { n: screen.round })),
    h("ul", { class: "finals" }, ...rows),
    ...chart,
  );
  dialog.dataset.outcome = screen.outcome;
}
