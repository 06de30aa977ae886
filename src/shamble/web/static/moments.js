/** Moments that deserve more than a line: a new Skill, a new kind of Zombie, the briefing, the whole log. */

import { byId, h, say } from "./dom.js";
import { closeDialog, openDialog } from "./panels.js";
import { openRule } from "./rules.js";
import { keep, setting } from "./settings.js";

/** @typedef {import("./types.js").Screen} Screen */
/** @typedef {import("./types.js").Option} Option */
/** @typedef {import("./types.js").Kind} Kind */

// ------------------------------------------------------------------ a new Danger Level

let leveledAt = -1;
const LEARNED = 5000;

/**
 * A Survivor learns a Skill: each that can be chosen is a card with its whole name and text.
 * @param {Screen} screen
 * @param {(option: Option) => void} take
 */
export function showLevelUp(screen, take) {
  const decision = screen.decision;
  const learns = decision?.mine && decision.options.length > 0 && decision.options.every((option) => option.skill);
  if (!decision || !learns) return closeDialog("level");
  if (leveledAt === screen.seq) return undefined;
  leveledAt = screen.seq;
  const survivor = screen.survivors[decision.who];
  byId("level-title").textContent = say("level-up", { who: survivor?.name ?? "", level: survivor?.level_name ?? "" });
  const card = (/** @type {Option} */ option) =>
    h(
      "button",
      {
        type: "button",
        class: `skill-card level-${survivor?.level ?? 0}`,
        "data-key": option.key,
        onclick: () => take(option),
      },
      h("strong", {}, option.skill?.name ?? ""),
      h("span", {}, option.skill?.text ?? ""),
    );
  openDialog(
    "level",
    h("span", { class: "face", html: survivor?.portrait ?? "", "aria-hidden": "true" }),
    h("p", {}, decision.question),
    h("div", { class: "skill-cards" }, ...decision.options.map(card)),
  );
  return undefined;
}

/**
 * Skills that came without a choice are shown for a while above the board, one card for each; a click puts one away.
 * @param {import("./types.js").Learned[]} learned
 * @param {Screen} screen
 */
export function showLearned(learned, screen) {
  for (const skill of learned) {
    const survivor = screen.survivors[skill.who];
    const card = h(
      "button",
      { type: "button", class: `skill-card level-${survivor?.level ?? 0}`, onclick: () => card.remove() },
      h("span", { class: "face", html: survivor?.portrait ?? "", "aria-hidden": "true" }),
      h("small", {}, say("level-up", { who: survivor?.name ?? "", level: survivor?.level_name ?? "" })),
      h("strong", {}, skill.name),
      h("span", {}, skill.text),
    );
    byId("learned").append(card);
    setTimeout(() => card.remove(), LEARNED + skill.text.length * 40);
  }
}

// ------------------------------------------------------------------ kinds of Zombies

/**
 * The card of a kind of Zombie: figures, and the rules that set it apart.
 * @param {Kind} kind
 */
export function kindCard(kind) {
  return h(
    "div",
    { class: "kind-card" },
    h("span", { class: "kind-mark", html: kind.mark, "aria-hidden": "true" }),
    h("div", {}, h("strong", {}, kind.name), h("p", {}, kind.figures), ...kind.special.map(special)),
  );
}

/** @param {{rule: string, title: string, text: string}} rule */
const special = (rule) =>
  h(
    "p",
    { class: "special" },
    h("b", {}, rule.title),
    " ",
    rule.text,
    " ",
    h(
      "button",
      {
        type: "button",
        class: "rule",
        title: say("rule", { id: rule.rule }),
        "aria-label": say("rule", { id: rule.rule }),
        onclick: (/** @type {Event} */ event) => openRule(rule.rule, /** @type {Element} */ (event.currentTarget)),
      },
      "§",
    ),
  );

/**
 * Kinds that nobody at this screen has met before introduce themselves in a corner of the board.
 * @param {Screen} screen
 */
export function meetKinds(screen) {
  const met = setting("met").split("|");
  const there = screen.stock.filter((one) => one.total > one.left).map((one) => screen.table.kinds?.[one.index]);
  const fresh = there.filter((kind) => kind && !met.includes(kind.name));
  const box = byId("met");
  box.hidden = !fresh.length || setting("guide") === "off";
  if (box.hidden) return;
  const kind = /** @type {Kind} */ (fresh[0]);
  const close = h(
    "button",
    {
      type: "button",
      class: "tool",
      onclick: () => {
        keep("met", [...met, kind.name].filter(Boolean).join("|"));
        meetKinds(screen);
      },
    },
    say("understood"),
  );
  const card = kindCard(kind);
  card.tabIndex = 0;
  box.replaceChildren(h("h3", {}, say("met")), card, close);
}

// ------------------------------------------------------------------ the briefing

/**
 * What every game begins with: goal, how one loses, special rules, the signs of the board.
 * @param {Screen} screen
 */
export async function openBriefing(screen) {
  const { table } = screen;
  const item = (/** @type {{text: string}} */ goal) => h("li", {}, goal.text);
  const lost = table.goals.filter((goal) => goal.side === "lose");
  byId("briefing-title").textContent = table.title;
  const legend = h("ul", { class: "legend" });
  const dialog = openDialog(
    "briefing",
    ...(table.story ? [h("p", { class: "story" }, table.story)] : []),
    h("h3", {}, say("brief-win")),
    h("ul", {}, ...table.goals.filter((goal) => goal.side !== "lose").map(item)),
    ...(lost.length ? [h("h3", {}, say("brief-lose")), h("ul", {}, ...lost.map(item))] : []),
    h("h3", {}, say("rules-head")),
    table.special_rules.length
      ? h("ul", {}, ...table.special_rules.map((rule) => h("li", {}, rule)))
      : h("p", {}, say("no-special")),
    h("h3", {}, say("brief-legend")),
    legend,
  );
  const answer = await fetch(`/t/${table.code}/legend`).catch(() => null);
  const signs = answer?.ok && dialog.open ? await answer.json() : [];
  legend.replaceChildren(
    ...signs.map((/** @type {{svg: string, words: string}} */ sign) =>
      h("li", {}, h("span", { html: sign.svg, "aria-hidden": "true" }), h("p", {}, sign.words)),
    ),
  );
}

/**
 * The briefing opens a game once, before anything has happened, unless it is turned off.
 * @param {Screen} screen
 */
export function beginWithBriefing(screen) {
  const briefed = setting("briefed").split(" ");
  if (setting("briefing") === "off" || screen.round > 1 || screen.outcome || briefed.includes(screen.table.code))
    return;
  keep("briefed", [...briefed, screen.table.code].slice(-40).join(" "));
  void openBriefing(screen);
}

// ------------------------------------------------------------------ the whole log

/**
 * Everything that happened, by round.
 * @param {Screen} screen
 */
export async function openWholeLog(screen) {
  openDialog("rounds", h("p", { class: "soft" }, say("fetching")));
  const answer = await fetch(`/t/${screen.table.code}/rounds`).catch(() => null);
  /** @type {{title: string, lines: {text: string, rule: string, why: string}[]}[]} */
  const rounds = answer?.ok ? await answer.json() : [];
  openDialog(
    "rounds",
    ...rounds.map((round, at) =>
      h(
        "details",
        { open: at === rounds.length - 1 },
        h("summary", {}, round.title),
        h("ol", { class: "round" }, ...round.lines.map(roundLine)),
      ),
    ),
  );
}

/** @param {{text: string, rule: string, why: string}} line */
const roundLine = (line) =>
  h(
    "li",
    {},
    line.text,
    line.why ? h("small", { class: "soft" }, ` ${line.why}`) : null,
    line.rule
      ? h(
          "button",
          {
            type: "button",
            class: "rule",
            "aria-label": say("rule", { id: line.rule }),
            title: say("rule", { id: line.rule }),
            onclick: () => {
              closeDialog("rounds");
              openRule(line.rule, null, line.why);
            },
          },
          "§",
        )
      : null,
  );
