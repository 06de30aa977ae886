/** Those who are away: the others can play their seats, and need not wait for their consent then. */

import { h, say } from "./dom.js";

/** @typedef {import("./types.js").Screen} Screen */

/**
 * A button for each of these seats whose owner is away, for somebody else who sits here.
 * @param {Screen} screen
 * @param {number[]} seats
 * @param {(message: Object<string, any>) => void} send
 */
export function lendButtons(screen, seats, send) {
  const away = screen.table.seats.filter(
    (seat) =>
      seats.includes(seat.seat) && seat.kind === "person" && !seat.here && !seat.lent && !screen.me.includes(seat.seat),
  );
  return screen.me.length
    ? away.map((seat) =>
        h(
          "button",
          {
            type: "button",
            class: "tool",
            "data-lend": seat.seat,
            onclick: () => send({ do: "lend", seat: seat.seat }),
          },
          say("lend", { who: seat.name }),
        ),
      )
    : [];
}
