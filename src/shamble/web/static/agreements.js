/** Agreements of a table besides its choices: giving up, playing on, other rules, how it decides together. */

import { buttonsOf, byId, h, say, toast } from "./dom.js";
import { closeDialog, openDialog } from "./panels.js";
import { makeSure } from "./wishes.js";

/** @typedef {import("./types.js").Screen} Screen */
/** @typedef {(message: Object<string, any>) => void} Send */
/** @typedef {import("./types.js").Rule} Rule */

const pace = /** @type {HTMLSelectElement} */ (byId("set-pace"));
const together = /** @type {HTMLSelectElement} */ (byId("set-together"));

/**
 * Ask for something after making sure.
 * @param {Screen | null} screen
 * @param {"give-up" | "play-on"} kind
 * @param {Send} send
 */
export function askFor(screen, kind, send) {
  if (!screen) return;
  closeDialog("end");
  makeSure(screen, kind, () => send({ do: "ask", kind }));
}

/**
 * The buttons that fit the screen.
 * @param {Screen} screen
 */
export function showAgreements(screen) {
  const seated = screen.me.length > 0;
  for (const [command, possible] of /** @type {[string, boolean][]} */ ([
    ["give-up", !screen.outcome],
    ["play-on", screen.can_play_on],
    ["rules", !screen.outcome],
  ])) {
    for (const button of buttonsOf(command)) button.hidden = !seated || !possible;
  }
  byId("agreements").hidden = !seated;
  byId("set-together-row").hidden = screen.table.seats.length < 2;
  const { together: way = "anyone", seconds = 10 } = screen.table.options ?? {};
  together.value = way === "anyone" ? way : `${way}-${seconds}`;
  byId("set-pace-row").hidden = !screen.table.seats.some((seat) => seat.kind === "bot" || seat.bot);
  pace.value = screen.table.options?.pace ?? "normal";
  const next = /** @type {HTMLAnchorElement} */ (byId("following"));
  next.hidden = !screen.following;
  if (screen.following) next.href = `/t/${screen.following}`;
  if (!screen.outcome) closeDialog("end");
}

/** @param {Send} send */
export function listenToAgreements(send) {
  pace.addEventListener("change", () => send({ do: "pace", pace: pace.value }));
  together.addEventListener("change", () => {
    const [way, seconds] = together.value.split("-");
    closeDialog("settings");
    send({ do: "ask", kind: "together", data: { together: way, seconds: Number(seconds ?? 10) } });
  });
}

/**
 * The rules that can still be changed.
 * @param {Rule[]} options
 * @param {Send} send
 */
export function openRules(options, send) {
  const row = (/** @type {Rule} */ option) =>
    h(
      "label",
      { title: option.usually },
      option.label,
      h(
        "select",
        { "data-rule": option.name },
        ...option.values.map((one) => h("option", { value: one.value, selected: one.chosen }, one.label)),
      ),
    );
  const rows = options.filter((option) => !option.chapter).map(row);
  const chapters = [...new Set(options.map((option) => option.chapter ?? ""))].filter((chapter) => chapter);
  const house = chapters.map((chapter) =>
    h(
      "details",
      {},
      h("summary", {}, chapter),
      h("fieldset", {}, ...options.filter((option) => option.chapter === chapter).map(row)),
    ),
  );
  const change = () => {
    const wanted = [
      .../** @type {NodeListOf<HTMLSelectElement>} */ (document.querySelectorAll("#dialog-rules [data-rule]")),
    ].map((select) => [select.dataset.rule ?? "", select.value]);
    const now = Object.fromEntries(
      options.map((option) => [option.name, option.values.find((one) => one.chosen)?.value]),
    );
    const changes = Object.fromEntries(wanted.filter(([name, value]) => now[name] !== value));
    if (!Object.keys(changes).length) return toast(say("rules-same"));
    closeDialog("rules");
    return send({ do: "ask", kind: "rules", data: changes });
  };
  openDialog(
    "rules",
    h("p", { class: "soft" }, say("rules-how")),
    h("fieldset", {}, ...rows),
    h("h3", {}, say("house-head")),
    ...house,
    h("p", { class: "buttons" }, h("button", { type: "button", class: "main", onclick: change }, say("rules-ask"))),
  );
}
