/** The replay: slider, steps, speed, keys. The board is the server's drawing; a step brings the pieces that changed. */

const root = /** @type {HTMLElement} */ (document.getElementById("replay"));
const board = /** @type {SVGSVGElement} */ (/** @type {unknown} */ (document.getElementById("board")));
const layer = /** @type {SVGGElement} */ (board.querySelector(".pieces"));
const slider = /** @type {HTMLInputElement} */ (document.getElementById("at"));
const play = /** @type {HTMLButtonElement} */ (root.querySelector(".play"));
const speed = /** @type {HTMLSelectElement} */ (root.querySelector(".speed select"));
const told = /** @type {HTMLElement} */ (root.querySelector(".happened"));
const last = Number(root.dataset.last);
let drawn = Number(slider.value);
let wanted = drawn;
let asking = false;
let timer = 0;

/** @typedef {import("./types.js").Moment} Moment */
/** @typedef {import("./types.js").Person} Person */

/** @param {Object<string, string>} pieces */
function drawPieces(pieces) {
  for (const [name, fragment] of Object.entries(pieces)) {
    if (name === "ground") {
      /** @type {Element} */ (board.querySelector("#static")).outerHTML = fragment;
      continue;
    }
    let piece = layer.querySelector(`[data-piece="${CSS.escape(name)}"]`);
    if (!fragment) {
      piece?.remove();
      continue;
    }
    if (!piece) {
      piece = document.createElementNS("http://www.w3.org/2000/svg", "g");
      piece.setAttribute("data-piece", name);
      layer.append(piece);
    }
    piece.innerHTML = fragment;
  }
}

/** @param {Moment} moment */
function showMoment(moment) {
  drawPieces(moment.pieces);
  const set = (/** @type {string} */ where, /** @type {string} */ text) => {
    const place = root.querySelector(where);
    if (place) place.textContent = text;
  };
  set(".where", moment.where);
  set(".choice-made", moment.choice || moment.where);
  const danger = /** @type {HTMLElement} */ (root.querySelector("#replay-danger"));
  danger.className = `pill level-${moment.danger}`;
  danger.textContent = moment.danger_name;
  told.replaceChildren(
    ...moment.lines.map((line) => {
      const item = document.createElement("li");
      const link = document.createElement("a");
      link.href = `?at=${line.at}`;
      link.textContent = line.text;
      item.append(link);
      item.classList.toggle("now", line.at === moment.at);
      return item;
    }),
  );
  const here = moment.lines.filter((line) => line.at === moment.at);
  set("#replay-said", timer ? "" : [moment.where, moment.choice, ...here.map((line) => line.text)].join(" "));
  lightZones(here.flatMap((line) => line.zones));
  scrollToNow();
  showPeople(moment.people);
}

/** @param {Person[]} people everybody's dashboard at this moment */
function showPeople(people) {
  for (const one of people) {
    const board = root.querySelector(`.replay-one[data-who="${one.index}"]`);
    if (!board) continue;
    board.className = `replay-one ${one.status}`;
    const level = /** @type {HTMLElement} */ (board.querySelector(".pill"));
    level.className = `pill level-${one.level}`;
    level.textContent = `${one.level_name} ${one.xp}`;
    const chips = one.skills.map((skill) => made("span", "chip", skill.name, skill.text));
    board.querySelector("p")?.replaceChildren(one.status === "alive" ? "" : one.status_name, ...chips);
    board.querySelector("ul")?.replaceChildren(
      ...one.cards.map((card) => {
        const item = made("li", card.works ? `${card.kind} works` : card.kind, "");
        item.innerHTML = card.icon;
        item.append(card.name);
        return item;
      }),
    );
  }
}

/**
 * @param {string} tag
 * @param {string} kind
 * @param {string} text
 * @param {string} [title]
 */
function made(tag, kind, text, title = "") {
  const element = document.createElement(tag);
  element.className = kind;
  element.textContent = text;
  element.title = title;
  return element;
}

/** @param {string[]} names the Zones that the lines of this moment are about */
function lightZones(names) {
  for (const zone of board.querySelectorAll(".zone"))
    zone.classList.toggle("told", names.includes(/** @type {SVGElement} */ (zone).dataset.zone ?? ""));
}

function scrollToNow() {
  const now = told.querySelector(".now");
  if (now instanceof HTMLElement) told.scrollTop = now.offsetTop - told.clientHeight / 3;
  else told.scrollTop = told.scrollHeight;
}

/** Fetch what is wanted, one at a time; whatever was wanted meanwhile comes next. */
async function catchUp() {
  if (asking) return;
  asking = true;
  while (drawn !== wanted) {
    const at = wanted;
    const answer = await fetch(`/t/${root.dataset.code}/replay.json?at=${at}&from=${drawn}`).catch(() => null);
    if (!answer?.ok) {
      stop();
      break;
    }
    showMoment(await answer.json());
    drawn = at;
    history.replaceState(null, "", `?at=${at}`);
  }
  asking = false;
}

/** @param {number} to */
function go(to) {
  wanted = Math.max(0, Math.min(last, to));
  slider.value = String(wanted);
  /** @type {HTMLOutputElement} */ (root.querySelector("output")).textContent = `${wanted} / ${last}`;
  for (const mark of root.querySelectorAll(".replay-marks a")) {
    const next = mark.nextElementSibling;
    const from = Number(/** @type {HTMLElement} */ (mark).dataset.at);
    const to_ = next instanceof HTMLElement ? Number(next.dataset.at) : Infinity;
    if (from <= wanted && wanted < to_) {
      mark.setAttribute("aria-current", "true");
      mark.scrollIntoView({ block: "nearest", inline: "nearest" });
    } else mark.removeAttribute("aria-current");
  }
  void catchUp();
}

function stop() {
  clearInterval(timer);
  timer = 0;
  play.textContent = root.dataset.play ?? "";
}

function start() {
  if (wanted >= last) go(0);
  timer = window.setInterval(() => (wanted >= last ? stop() : asking || go(wanted + 1)), Number(speed.value));
  play.textContent = root.dataset.pause ?? "";
}

const turn = () => (timer ? stop() : start());

/** @param {string} step */
function step(step) {
  stop();
  go(step === "first" ? 0 : step === "last" ? last : wanted + Number(step));
}

/** @type {Object<string, string>} */
const KEYS = { ArrowLeft: "-1", ArrowRight: "1", Home: "first", End: "last" };

document.addEventListener("keydown", (event) => {
  const on = /** @type {HTMLElement} */ (event.target);
  if (event.ctrlKey || event.metaKey || event.altKey || on.matches("select, textarea")) return;
  if (event.key === " " && !on.matches("button, a")) turn();
  else if (event.key in KEYS) step(KEYS[event.key] ?? "");
  else return;
  event.preventDefault();
});

slider.addEventListener("input", () => {
  stop();
  go(Number(slider.value));
});
root.addEventListener("click", (event) => {
  const link = /** @type {HTMLElement} */ (event.target).closest("a");
  if (!link || event.ctrlKey || event.metaKey) return;
  const at = new URL(link.href).searchParams.get("at");
  if (link.dataset.step === undefined && at === null) return;
  event.preventDefault();
  if (link.dataset.step !== undefined) step(link.dataset.step);
  else {
    stop();
    go(Number(at));
  }
});
play.hidden = false;
/** @type {HTMLElement} */ (speed.parentElement).hidden = false;
play.addEventListener("click", turn);
speed.addEventListener("change", () => {
  if (timer) {
    stop();
    start();
  }
});
go(drawn);
lightZones([...told.querySelectorAll(".now")].flatMap((line) => (line.getAttribute("data-zones") ?? "").split(" ")));
scrollToNow();
