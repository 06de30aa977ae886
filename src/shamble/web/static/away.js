/** Those who are away: the others can play their seats, and need not wait for their consent then. */

import { h, say } from "./dom.js";

/** @typedef {import("./types.js").Screen} Screen */

/**
 * Buttons for each of these seats whose owner is away, for somebody else who sits here: to play for them, or let a bot.
 * @param {Screen} screen
 * @param {number[]} seats
 * @param {(message: Object<string, any>) => void} send
 */
export function lendButtons(screen, seats, send) {
  const away = screen.table.seats.filter(
    (seat) => seats.includes(seat.seat) && seat.kind === "person" && !seat.here && !screen.me.includes(seat.seat),
  );
  const button = (/** @type {import("./types.js").Seat} */ seat, /** @type {boolean} */ bot) =>
    h(
      "button",
      {
        type: "button",
        class: "tool",
        [bot ? "data-stand-in" : "data-lend"]: seat.seat,
        onclick: () => send({ do: "lend", seat: seat.seat, bot }),
      },
      bot ? say("stand-in", { who: seat.name }) : say("lend", { who: seat.name }),
    );
  if (!screen.me.length) return [];
  return away.flatMap((seat) => [
    ...(!seat.lent || seat.bot ? [button(seat, false)] : []),
    ...(!seat.bot ? [button(seat, true)] : []),
  ]);
}
