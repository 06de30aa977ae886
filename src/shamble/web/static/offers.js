/** The options of a screen: at a Zone, with a card, to a Survivor. */

import { say } from "./dom.js";
import { isProposed } from "./wishes.js";

/** @typedef {import("./types.js").Screen} Screen */
/** @typedef {import("./types.js").Option & {walk?: string}} Option `walk`: the Zone to which the page lets somebody walk */

/**
 * The options that this screen may choose now.
 * @param {Screen | null} screen
 */
export function offered(screen) {
  return screen?.decision?.mine && !isProposed(screen) ? screen.decision.options : [];
}

/**
 * The options of the board: attacks on nobody are none.
 * @param {Screen | null} screen
 */
export const onBoard = (screen) => offered(screen).filter((option) => !option.idle);

/**
 * A walk of several Moves to a Zone, as an option that the page makes up.
 * @param {Screen | null} screen
 * @param {string} zone
 * @returns {Option | null}
 */
export function walkTo(screen, zone) {
  const walk = offered(screen).length ? screen?.decision?.walks?.[zone] : undefined;
  if (!walk) return null;
  const label = say("walk-to", { zone: screen?.names?.[zone] ?? zone, n: walk.cost });
  return { key: "", label, action: "", walk: zone, zone, cost: walk.cost, who: screen?.decision?.who, moves: true };
}

/**
 * The attacks on a Zone.
 * @param {Screen | null} screen
 * @param {string} zone
 */
export const attacksOn = (screen, zone) =>
  onBoard(screen).filter((option) => option.zone === zone && option.hint !== undefined);

/**
 * The options of a Zone; where the acting Survivor stands, also those that need no other place and no piece to click on.
 * @param {Screen | null} screen
 * @param {string} zone
 */
export function offeredIn(screen, zone) {
  const decision = screen?.decision;
  const here = decision && decision.who >= 0 ? screen.survivors[decision.who].zone : null;
  return onBoard(screen).filter(
    (option) =>
      option.zone === zone ||
      (zone === here &&
        decision?.kind === "turn" &&
        option.zone === undefined &&
        option.door === undefined &&
        option.piece === undefined),
  );
}

/**
 * The options of a Survivor with a card.
 * @param {Option[]} options
 * @param {number} who
 * @param {number} card
 */
export function usesOfCard(options, who, card) {
  return options.filter(
    (option) => option.who === who && (option.card === card || Boolean(option.cards?.includes(card))),
  );
}

/**
 * The options to do something to or for a Survivor.
 * @param {Screen | null} screen
 * @param {number} who
 */
export function offeredTo(screen, who) {
  const decision = screen?.decision;
  return offered(screen).filter(
    (option) =>
      option.other === who || (decision?.kind !== "turn" && option.who === who && option.who !== decision?.who),
  );
}

/**
 * All that is in a Zone, in one line.
 * @param {Screen | null} screen
 * @param {string} zone
 */
export function zoneTold(screen, zone) {
  if (screen?.zones?.[zone]) return screen.zones[zone];
  const titles = [...document.querySelectorAll(`[data-piece$="${CSS.escape(`:${zone}`)}"] title`)].map(
    (title) => title.textContent ?? "",
  );
  const people = (screen?.survivors ?? []).filter((one) => one.zone === zone).map((one) => one.name);
  return [zone, ...people, ...titles].join("; ");
}
