/** The table: takes what the server sends, hands it to those who show it, and sends what people choose. */

import { endAdvice, showAdvice } from "./advice.js";
import { openRules, showAgreements } from "./agreements.js";
import { Arranging } from "./arrange.js";
import { Arriving } from "./arriving.js";
import { showDecision, showEnd, showWaiting } from "./asking.js";
import { Auto } from "./auto.js";
import { Board } from "./board.js";
import { callMe } from "./calling.js";
import { Choosing, showCard } from "./choosing.js";
import { listenToKeys } from "./commands.js";
import { showPeople } from "./dashboards.js";
import { buttonsOf, byId, isSmall, say, toast } from "./dom.js";
import { Edit } from "./edit.js";
import { Link } from "./link.js";
import { beginWithBriefing, meetKinds, showLevelUp } from "./moments.js";
import { Moving } from "./moving.js";
import { offered, offeredTo, onBoard, usesOfCard, zoneTold } from "./offers.js";
import { keepScreen, keptScreen, stayWithoutConnection } from "./offline.js";
import { Tools } from "./overlays.js";
import * as panels from "./panels.js";
import { callZones, named } from "./places.js";
import { Plans, seatClass } from "./plans.js";
import { showReading } from "./reading.js";
import { ZoneTip } from "./tip.js";
import { setClock, showWish } from "./wishes.js";

/** @typedef {import("./types.js").Screen} Screen */
/** @typedef {import("./types.js").Option} Option */

const board = new Board({
  zoneChosen: (zone, at) => choosing.zoneChosen(zone, at),
  doorChosen: (door, at) => choosing.doorChosen(door, at),
  pieceChosen: (piece, at) => choosing.pieceChosen(piece, at),
  zonePointed: (zone) => send({ do: "point", zone }),
  zoneEntered: (zone, at) => zoneTip.enter(zone, at),
  zoneKey: (zone, key) => tools.zoneKey(zone, key, shown()),
});
const moving = new Moving(board);
const arriving = new Arriving(board, moving, show);
const { playback } = arriving;
const tools = new Tools(board, send);
const plans = new Plans(board);
const arranging = new Arranging(choose);
const auto = new Auto(choose);
const edit = new Edit(board, send);
const zoneTip = new ZoneTip(board, tools, shown);
const choosing = new Choosing({ board, tools, edit, auto, playback, send, screen: shown });
const code = document.body.dataset.code ?? "";
const link = new Link(code, { heard, lost, found });
let endedAt = -1;

/** The screen that is shown now. */
function shown() {
  return arriving.screen;
}

/** @param {Option} option */
function choose(option) {
  choosing.choose(option);
}

// ------------------------------------------------------------------ messages

/**
 * Whether the message left.
 * @param {Object<string, any>} message
 */
function send(message) {
  const left = link.send(message);
  if (!left) toast(say("offline"), "bad");
  return left;
}

/** @param {import("./types.js").Message} message */
function heard(message) {
  const screen = shown();
  if (message.is === "screen") {
    setClock(message.now);
    choosing.answered();
    keepScreen(code, message.screen);
    return arriving.arrived(message.screen, message.steps);
  }
  if (message.is === "refused") return refused(message);
  if (message.is === "whereto" && screen) return tools.showWays(message, screen);
  if (message.is === "measure") return tools.showMeasure(message);
  if (message.is === "hint") return hinted(message);
  if (message.is === "corrections") return edit.show(message);
  if (message.is === "rules") return openRules(message.options, send);
  if (message.is === "point") return pointed(message);
  if (message.is === "plans") return planned(message.marks);
  if (message.is === "presence" && screen) return present(screen, message.seats);
  return undefined;
}

/** @param {boolean} full */
function lost(full) {
  byId("lost-words").textContent = say(full ? "lost-full" : "lost");
  byId("lost").hidden = false;
  if (!shown()) void showLast();
}

/** Without a connection from the start: the table as it was seen last. */
async function showLast() {
  const screen = await keptScreen(code);
  if (screen && !shown()) arriving.arrived(screen, []);
}

/** @param {boolean} again */
function found(again) {
  byId("lost").hidden = true;
  choosing.answered();
  if (again) toast(say("back"));
}

/** @param {import("./types.js").Refused} message */
function refused(message) {
  choosing.answered();
  endAdvice();
  arranging.plan = null;
  auto.stop();
  edit.refused();
  toast(say("refused", { why: message.why }), "bad");
  link.send({ do: "state" });
}

/**
 * Who is here has changed.
 * @param {Screen} screen
 * @param {import("./types.js").Here[]} seats
 */
function present(screen, seats) {
  const { table } = screen;
  table.seats = table.seats.map((seat) => ({ ...seat, ...seats.find((one) => one.seat === seat.seat) }));
  panels.showSeats(screen);
  showWish(screen, send);
  showWaiting(screen, send);
}

/** @param {import("./types.js").Hint} message */
function hinted(message) {
  const screen = shown();
  if (message.seq !== screen?.seq) return endAdvice();
  const option = [...offered(screen), ...(screen?.anytime ?? [])].find((one) => one.key === message.key);
  showAdvice(message, () => {
    endAdvice();
    if (option) choosing.take(option);
  });
  return choosing.consider(option ?? null);
}

/** @param {import("./types.js").Point} message */
function pointed(message) {
  board.ping(message.zone, seatClass(message.by));
  toast(say("pointed", { name: message.name, zone: named(message.zone) }));
}

/** @param {import("./types.js").Mark[]} marks */
function planned(marks) {
  const me = arriving.newest?.me ?? [];
  plans.show(marks, me);
  byId("wipe").hidden = !plans.hasOf(me);
}

// ------------------------------------------------------------------ a screen

/**
 * @param {Screen} screen
 * @param {boolean} first
 */
function show(screen, first) {
  if (document.body.dataset.seq !== String(screen.seq)) endAdvice();
  document.body.dataset.seq = String(screen.seq);
  callZones(screen.names ?? {});
  board.tell([]);
  moving.halt();
  board.update(screen.pieces, { all: true, moving: !first });
  panels.showBar(screen);
  showWish(screen, send);
  panels.showChat(screen);
  panels.showSeats(screen);
  showAgreements(screen);
  edit.renew(screen);
  board.propose(screen.wish?.zones ?? []);
  showReading(screen);
  meetKinds(screen);
  showDecision(screen, arranging, choosing.handlers, send);
  panels.showDice(screen.dice, screen, choosing.handlers.take);
  panels.showLog(screen.log, (zones) => board.tell(zones));
  showSurvivors(screen);
  showOffers(screen);
  board.shade(null);
  tools.showSight(screen);
  auto.showSettings(screen);
  zoneTip.renew();
  tools.renew();
  plans.draw();
  for (const button of buttonsOf("pointing")) button.disabled = !screen.me.length;
  callMe(screen);
  if (first) lookAt(screen);
  auto.attend(screen);
  showLevelUp(screen, choosing.handlers.take);
  if (first) beginWithBriefing(screen);
  if (screen.outcome && endedAt !== screen.seq) {
    endedAt = screen.seq;
    showEnd(screen);
  }
}

/** @param {Screen} screen */
function showSurvivors(screen) {
  showPeople(
    screen,
    (who, card) => usesOfCard(offered(screen), who, card),
    (who) => offeredTo(screen, who),
    {
      cardChosen: (who, card, at) => choosing.cardChosen(who, card, at),
      survivorChosen: (who, at) => choosing.survivorChosen(who, at),
      zonesTold: (zones) => board.tell(zones),
      cardShown: showCard,
      weaponTold: (who, card) => choosing.shade(who, card?.reach),
    },
  );
}

/**
 * Where on the board something can be done.
 * @param {Screen} screen
 */
function showOffers(screen) {
  const offers = onBoard(screen);
  const fought = offers.filter((option) => option.hint !== undefined);
  const choosable = screen.survivors.filter((one) => offeredTo(screen, one.index).length);
  board.offer(
    new Set(offers.flatMap((option) => option.zone ?? [])),
    new Set(offers.flatMap((option) => option.door ?? [])),
    new Set([
      ...offers.flatMap((option) => option.piece ?? []),
      ...fought.map((option) => `zombies:${option.zone}`),
      ...choosable.map((one) => `survivor:${one.index}`),
    ]),
    (zone) => zoneTold(screen, zone),
  );
  board.reach(offers.length ? (screen.decision?.walks ?? {}) : {});
}

/** @param {Screen} screen */
function lookAt(screen) {
  const who = screen.decision?.who ?? -1;
  const { zone } = (who >= 0 ? screen.survivors[who] : screen.survivors.find((one) => one.zone)) ?? {};
  if (!zone) return;
  board.stand(zone);
  board.reveal(zone, isSmall());
}

byId("ended").addEventListener("click", () => {
  const screen = shown();
  if (screen) showEnd(screen);
});
byId("farthest").addEventListener("click", () => auto.begin(offered(shown())));
stayWithoutConnection();
listenToKeys({ board, tools, playback, edit, send, screen: shown });
