// What makes the pages around the table a little handier. Everything works without it.

/** @param {HTMLFormElement} form */
function countSurvivors(form) {
  const output = form.querySelector("#survivor-count");
  const boxes = form.querySelectorAll('input[type="checkbox"][name^="who-"]');
  const show = () => {
    const chosen = [...boxes].filter((box) => /** @type {HTMLInputElement} */ (box).checked).length;
    if (output) output.textContent = chosen === 0 ? "(the usual six)" : `(${chosen} chosen)`;
  };
  form.addEventListener("change", show);
  show();
}

/** @param {HTMLElement} replay */
function stepThroughReplay(replay) {
  const code = replay.dataset.code ?? "";
  const last = Number(replay.dataset.last);
  const slider = /** @type {HTMLInputElement} */ (replay.querySelector('input[type="range"]'));
  const board = /** @type {HTMLImageElement} */ (replay.querySelector("img"));
  const told = /** @type {HTMLElement} */ (replay.querySelector(".happened"));
  const where = /** @type {HTMLElement} */ (replay.querySelector(".where"));
  const number = /** @type {HTMLOutputElement} */ (replay.querySelector("output"));
  const play = /** @type {HTMLButtonElement} */ (replay.querySelector(".play"));
  const speed = /** @type {HTMLSelectElement} */ (replay.querySelector(".speed"));
  let at = Number(slider.value);
  let wanted = at;
  let timer = 0;

  /** @param {number} to */
  async function show(to) {
    wanted = Math.max(0, Math.min(last, to));
    at = wanted;
    slider.value = String(at);
    number.textContent = `${at} / ${last}`;
    const moment = at;
    const answer = await fetch(`/t/${code}/replay.json?at=${moment}`, { headers: { Accept: "application/json" } });
    if (!answer.ok || wanted !== moment) return;
    const data = await answer.json();
    if (wanted !== moment) return;
    board.src = `/t/${code}/board.svg?at=${moment}`;
    board.alt = data.where;
    where.textContent = data.where;
    told.replaceChildren(
      ...data.lines.map((/** @type {string} */ line) => {
        const item = document.createElement("li");
        item.textContent = line;
        return item;
      }),
    );
    history.replaceState(null, "", `?at=${moment}`);
  }

  function stop() {
    clearInterval(timer);
    timer = 0;
    play.textContent = "Play";
  }

  function start() {
    if (at >= last) void show(0);
    timer = window.setInterval(() => (at >= last ? stop() : void show(at + 1)), Number(speed.value));
    play.textContent = "Pause";
  }

  slider.addEventListener("input", () => void show(Number(slider.value)));
  play.hidden = false;
  speed.hidden = false;
  play.addEventListener("click", () => (timer ? stop() : start()));
  speed.addEventListener("change", () => {
    if (timer) {
      stop();
      start();
    }
  });
  for (const link of replay.querySelectorAll("a[data-step]")) {
    link.addEventListener("click", (event) => {
      event.preventDefault();
      stop();
      const step = /** @type {HTMLElement} */ (link).dataset.step;
      void show(step === "first" ? 0 : step === "last" ? last : at + Number(step));
    });
  }
}

/** @param {HTMLInputElement} field */
function selectAll(field) {
  field.addEventListener("focus", () => field.select());
}

const form = document.querySelector("#new");
if (form instanceof HTMLFormElement) countSurvivors(form);
const replay = document.querySelector("#replay");
if (replay instanceof HTMLElement) stepThroughReplay(replay);
for (const field of document.querySelectorAll("input.link")) {
  if (field instanceof HTMLInputElement) selectAll(field);
}
