/** The table: takes what the server sends, shows it, and sends what people choose. */

import { openRules, showAgreements } from "./agreements.js";
import { Arranging } from "./arrange.js";
import { Auto } from "./auto.js";
import { lendButtons } from "./away.js";
import { Board } from "./board.js";
import { callMe } from "./calling.js";
import { listenToKeys } from "./commands.js";
import { showPeople } from "./dashboards.js";
import { buttonsOf, byId, endToasts, h, isSmall, say, toast } from "./dom.js";
import { Edit } from "./edit.js";
import { followed, showGuide } from "./guide.js";
import { Link } from "./link.js";
import { Moving } from "./moving.js";
import { offered, offeredIn, offeredTo, usesOfCard, zoneTold } from "./offers.js";
import { closeMenu, openMenu, showOptions, showTray, suggest } from "./options.js";
import { Tools } from "./overlays.js";
import * as panels from "./panels.js";
import { Plans, seatClass } from "./plans.js";
import { Playback } from "./playback.js";
import { closeSheets } from "./sheets.js";
import { tip } from "./tip.js";
import { isProposed, keysTaken, setClock, showWish } from "./wishes.js";

/** @typedef {import("./types.js").Screen} Screen */
/** @typedef {import("./types.js").Option} Option */
/** @typedef {import("./types.js").Step} Step */
/** @typedef {import("./types.js").Card} Card */

/** @type {Screen | null} */
let screen = null;
/** @type {Screen | null} */
let newest = null;
/** @type {Step[]} */
let waiting = [];
let sent = "";
let endedAt = -1;

const TIP_WAIT = 220;
const HURTS = ["attacked", "wounded", "friendly-fire"];

const board = new Board({
  zoneChosen,
  doorChosen,
  pieceChosen,
  zonePointed: (zone) => send({ do: "point", zone }),
  zoneEntered,
  zoneKey: (zone, key) => tools.zoneKey(zone, key, screen),
});
const moving = new Moving(board);
const playback = new Playback(showStep);
const tools = new Tools(board, send);
const plans = new Plans(board);
const arranging = new Arranging(choose);
const auto = new Auto(choose);
const edit = new Edit(board, send);
const ears = { take, consider };
const link = new Link(document.body.dataset.code ?? "", { heard, lost, found });

// ------------------------------------------------------------------ messages

/** @param {Object<string, any>} message */
function send(message) {
  if (!link.send(message)) toast(say("offline"), "bad");
}

/** @param {any} message */
function heard(message) {
  if (message.is === "screen") {
    setClock(message.now);
    return arrived(message.screen, message.steps ?? []);
  }
  if (message.is === "refused") {
    sent = "";
    arranging.plan = null;
    auto.stop();
    edit.refused();
    toast(say("refused", { why: message.why }), "bad");
    if (!message.screen) link.send({ do: "state" });
    return undefined;
  }
  if (message.is === "whereto" && screen) return tools.showWays(message, screen);
  if (message.is === "measure") return tools.showMeasure(message);
  if (message.is === "hint") return hinted(message);
  if (message.is === "corrections") return edit.show(message);
  if (message.is === "rules") return openRules(message.options, send);
  if (message.is === "point") return pointed(message);
  if (message.is === "plans") return planned(message.marks);
  if (message.is === "presence" && message.seats && screen) {
    const seats = screen.table.seats;
    screen.table.seats = seats.map((seat) => ({
      ...seat,
      ...message.seats.find((/** @type {{seat: number}} */ one) => one.seat === seat.seat),
    }));
    panels.showSeats(screen);
    showWish(screen, send);
    return showWaiting(screen);
  }
  return undefined;
}

/** @param {boolean} full */
function lost(full) {
  byId("lost-words").textContent = say(full ? "lost-full" : "lost");
  byId("lost").hidden = false;
}

/** @param {boolean} again */
function found(again) {
  byId("lost").hidden = true;
  sent = "";
  if (again) toast(say("back"));
}

/**
 * Steps are played first; a screen that arrives meanwhile waits, and only the newest one counts.
 * @param {Screen} next
 * @param {Step[]} steps
 */
async function arrived(next, steps) {
  sent = "";
  for (const step of steps) if (step.code === "table" && step.text) toast(step.text);
  if (screen && next.following && next.following !== screen.following) return location.assign(`/t/${next.following}`);
  const jumped = !screen || next.seq < (newest ?? screen).seq;
  newest = next;
  if (jumped) {
    waiting = [];
    if (playback.running) return playback.skip();
    return settle();
  }
  waiting.push(...steps);
  if (playback.running) return undefined;
  while (waiting.length) {
    const playing = waiting;
    waiting = [];
    document.body.classList.add("playing");
    const played = playback.play(playing);
    if (!byId("playback").hidden) showPlaying();
    await played;
  }
  document.body.classList.remove("playing");
  return settle();
}

/** What was asked is past, and whose turn it is will be seen when all has been shown. */
function showPlaying() {
  byId("question").textContent = byId("strip").textContent = byId("turn").textContent = say("playing");
  byId("guide").hidden = true;
}

/** @param {Step} step */
function showStep(step) {
  const [origin, zone] = step.zones ?? [];
  moving.halt();
  if (step.walking && origin && zone) moving.walk(step.walking, origin, zone, step.pieces ?? {});
  else if (step.pieces) board.update(step.pieces);
  if (HURTS.includes(step.code)) moving.shake(step.data?.other ?? step.data?.who ?? -1);
  board.tell(step.zones ?? []);
  const at = step.zones?.at(-1);
  if (at) board.reveal(at);
  byId("caption").classList.toggle("low", Boolean(at && board.isHigh(at)));
  if (step.dice && screen) panels.showDice(step.dice, screen);
  if (step.text) panels.passing(step.text);
}

/** Show the newest screen as it is. */
function settle() {
  if (!newest) return;
  const first = screen === null;
  screen = newest;
  document.body.dataset.seq = String(screen.seq);
  board.tell([]);
  moving.halt();
  board.update(screen.pieces, { whole: true, moving: !first });
  panels.showBar(screen);
  showWish(screen, send);
  panels.showChat(screen);
  panels.showSeats(screen);
  showAgreements(screen);
  edit.renew(screen);
  board.propose(screen.wish?.zones ?? []);
  showDecision(screen);
  panels.showDice(screen.dice, screen);
  panels.showLog(screen.log, (zones) => board.tell(zones));
  showPeople(
    screen,
    (who, card) => usesOfCard(offered(screen), who, card),
    (who) => offeredTo(screen, who),
    { cardChosen, survivorChosen, zonesTold: (zones) => board.tell(zones), cardShown, weaponTold },
  );
  const places = offered(screen);
  board.offer(
    new Set(places.flatMap((option) => option.zone ?? [])),
    new Set(places.flatMap((option) => option.door ?? [])),
    new Set(places.flatMap((option) => option.piece ?? [])),
    (zone) => zoneTold(screen, zone),
  );
  board.shade(null);
  tools.showSight(screen);
  auto.showSettings(screen);
  if (!byId("tip").hidden && pointedAt) tellZone();
  tools.renew();
  plans.draw();
  for (const button of buttonsOf("pointing")) button.disabled = !screen.me.length;
  callMe(screen);
  if (first) lookAt(screen);
  auto.attend(screen);
  if (screen.outcome && endedAt !== screen.seq) {
    endedAt = screen.seq;
    showEnd(screen);
  }
}

/** @param {Screen} now */
async function showEnd(now) {
  const answer = await fetch(`/t/${now.table.code}/chronicle`).catch(() => null);
  panels.openEnd(now, answer?.ok ? await answer.json() : null);
}

/** @param {Screen} now */
function showDecision(now) {
  const decision = now.decision;
  closeMenu();
  byId("question").textContent = decision ? decision.question : now.ending;
  byId("strip").textContent = byId("question").textContent;
  showWaiting(now);
  const quiet = arranging.attend(now);
  showOptions(
    quiet && arranging.plan ? [] : isProposed(now) && decision?.mine ? decision.options : offered(screen),
    ears,
    keysTaken(now),
    now.wish?.key,
  );
  byId("ended").hidden = !now.outcome;
  byId("farthest").hidden = decision?.kind !== "reveal" || offered(screen).length < 2;
  showGuide(decision);
  showTray(now.anytime ?? [], ears);
  const act = document.querySelector('[data-sheet="can"] .count');
  if (act) act.textContent = offered(screen).length ? String(offered(screen).length) : "";
}

/**
 * Whom the table waits for, and what can be done if they are away.
 * @param {Screen} now
 */
function showWaiting(now) {
  const asked = byId("asked");
  const others = now.decision && !now.decision.mine ? now.decision.seats : [];
  const away = others.length ? say("waiting", { who: panels.seatNames(now, others) }) : "";
  asked.replaceChildren(
    [away, now.me.length ? "" : say("watching")].filter(Boolean).join(" "),
    " ",
    ...lendButtons(now, others, send),
  );
  asked.hidden = !asked.textContent?.trim();
}

/** @param {Screen} now */
function lookAt(now) {
  const who =
    now.decision && now.decision.who >= 0 ? now.survivors[now.decision.who] : now.survivors.find((one) => one.zone);
  if (who?.zone) {
    board.stand(who.zone);
    board.reveal(who.zone, isSmall());
  }
}

// ------------------------------------------------------------------ choosing

/**
 * What a person chose: nothing else goes on by itself then.
 * @param {Option} option
 */
function take(option) {
  auto.stop();
  endToasts();
  choose(option);
}

/**
 * What is on the screen while things are played is past: a click on it goes on, like one on the board.
 * @param {Option} option
 */
function choose(option) {
  if (!screen || sent) return undefined;
  if (playback.running) return playback.onward();
  tip("", [], null);
  if (link.send({ do: "choose", seq: screen.seq, key: option.key })) {
    sent = option.key;
    followed(option.action);
    if (isSmall()) closeSheets();
    document.querySelector(`.option[data-key="${CSS.escape(option.key)}"]`)?.classList.add("sent");
  } else toast(say("offline"), "bad");
  return undefined;
}

/** @param {Option | null} option */
function consider(option) {
  const zones = option ? [option.zone, option.via, ...(option.rooms ?? [])].filter((zone) => zone !== undefined) : [];
  board.tell(/** @type {string[]} */ (zones), option?.door ?? -1);
  const fights = option && ["melee", "ranged"].includes(option.action);
  shade(fights ? (option.who ?? -1) : -1, fights ? (option.cards?.[0] ?? -1) : -1, option?.action === "melee");
  tools.consider(option);
  for (const slot of document.querySelectorAll("[data-card]")) {
    const number = Number(slot.getAttribute("data-card"));
    slot.classList.toggle("told", Boolean(option && (option.card === number || option.cards?.includes(number))));
  }
}

/**
 * Darken what a Survivor cannot reach with a weapon: too far, too near, or out of sight.
 * @param {number} who
 * @param {number} number
 * @param {boolean} [close]
 */
function shade(who, number, close = false) {
  if (!screen) return;
  const survivor = screen.survivors[who];
  const card = survivor ? [...survivor.hands, ...survivor.reserve].find((one) => one?.number === number) : null;
  const seen = screen.sight[who];
  const [least, most] = close ? [0, 0] : (card?.reach ?? []);
  board.shade(
    seen && card && least !== undefined
      ? Object.keys(seen).filter((zone) => seen[zone] >= least && seen[zone] <= most)
      : null,
  );
  if (!card) tools.showSight(screen);
}

/**
 * @param {number} who
 * @param {Card | null} card
 */
function weaponTold(who, card) {
  shade(card?.reach ? who : -1, card?.number ?? -1);
}

/**
 * Do the only thing that is offered, or let people choose. What has a warning is never done by one click on the board;
 * a finger, which cannot point without touching, is also shown first what costs more or rolls dice.
 * @param {Option[]} offers
 * @param {Element | {x: number, y: number, touch?: boolean}} at
 */
function doOrAsk(offers, at) {
  const blind = "touch" in at && at.touch && offers.some((option) => option.hint || (option.cost ?? 0) > 1);
  if (offers.length === 1 && !offers[0].warn && !blind) take(offers[0]);
  else if (offers.length) openMenu(offers, at, ears);
}

/**
 * @param {string} zone
 * @param {Element | {x: number, y: number}} at
 */
function zoneChosen(zone, at) {
  if (playback.running) return playback.onward();
  if (closeMenu() || tools.zoneChosen(zone) || edit.zoneChosen(zone)) return undefined;
  const offers = offeredIn(screen, zone);
  const path = board.zones.get(zone) ?? null;
  if (offers.length) doOrAsk(offers, at);
  else tip(zoneTold(screen, zone), [], path);
  return undefined;
}

/**
 * @param {number} door
 * @param {{x: number, y: number}} at
 */
function doorChosen(door, at) {
  if (playback.running) return playback.onward();
  if (closeMenu() || edit.doorChosen(door)) return undefined;
  return doOrAsk(
    offered(screen).filter((option) => option.door === door),
    at,
  );
}

/**
 * @param {string} piece
 * @param {{x: number, y: number}} at
 */
function pieceChosen(piece, at) {
  if (playback.running) return playback.onward();
  if (closeMenu()) return undefined;
  return doOrAsk(
    offered(screen).filter((option) => option.piece === piece),
    at,
  );
}

/**
 * @param {number} who
 * @param {Card} card
 * @param {Element} at
 */
function cardChosen(who, card, at) {
  if (edit.survivorChosen(who)) return;
  const number = card.number ?? 0;
  const offers = usesOfCard([...offered(screen), ...(screen?.anytime ?? [])], who, number);
  if (offers.length) openMenu(offers, at, ears);
  else cardShown(card);
}

/** @param {Card} card */
function cardShown(card) {
  panels.openDialog(
    "card",
    h("div", { class: "large", html: card.svg ?? "" }),
    h("p", {}, h("strong", {}, card.name)),
    h("p", {}, card.figures ?? ""),
    h("p", {}, card.text ?? ""),
  );
}

/**
 * @param {number} who
 * @param {Element} at
 */
function survivorChosen(who, at) {
  if (edit.survivorChosen(who) || (screen && tools.survivorChosen(who, screen))) return;
  doOrAsk(offeredTo(screen, who), at);
}

// ------------------------------------------------------------------ Zones

/** @type {string | null} */
let pointedAt = null;
let tipTimer = 0;

/** @param {string | null} zone */
function zoneEntered(zone) {
  if (zone === pointedAt && !byId("tip").hidden) return;
  pointedAt = zone;
  clearTimeout(tipTimer);
  if (zone) tipTimer = window.setTimeout(tellZone, TIP_WAIT);
  else tip("", [], null);
}

/** What is in the Zone under the pointer or the focus. */
function tellZone() {
  const zone = pointedAt;
  const path = zone ? (board.zones.get(zone) ?? null) : null;
  tip(
    zone ? zoneTold(screen, zone) : "",
    zone && !tools.mode
      ? offeredIn(screen, zone)
          .slice(0, 3)
          .map((option) => [option.label, option.hint, option.warn].filter(Boolean).join(" · "))
      : [],
    path,
  );
  if (tools.mode === "whereto")
    tools.consider(zone ? (offeredIn(screen, zone).find((option) => !option.hint) ?? null) : null);
}

// ------------------------------------------------------------------ tools

/** @param {{key?: string, label?: string}} message */
function hinted(message) {
  if (!message.key) return toast(say("no-hint"));
  suggest(message.key);
  const option = offered(screen).find((one) => one.key === message.key);
  consider(option ?? null);
  return toast(say("hint", { label: message.label ?? option?.label ?? "" }));
}

/** @param {{zone: string, by?: number | string, name?: string}} message */
function pointed(message) {
  board.ping(message.zone, seatClass(Number(message.by ?? 0)));
  const name = message.name ?? screen?.table.seats.find((seat) => seat.seat === message.by)?.name ?? "";
  if (name) toast(say("pointed", { name, zone: message.zone }));
}

/** @param {import("./plans.js").Mark[]} marks */
function planned(marks) {
  const me = (newest ?? screen)?.me ?? [];
  plans.show(marks, me);
  byId("wipe").hidden = !plans.hasOf(me);
}

byId("ended").addEventListener("click", () => screen && showEnd(screen));
byId("farthest").addEventListener("click", () => auto.begin(offered(screen)));
listenToKeys({ board, tools, playback, edit, send, screen: () => screen });
