/** The connection: it comes back by itself, and after any doubt it takes the whole state again. */

import { screenAfter } from "./changes.js";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const SILENCE = 25000;
/** Why the server closes a page for good: it may look no more, or there is no table any more. */
const GONE = 4403;
const FULL = 4409;

export class Link {
  /**
   * @param {string} code
   * @param {{heard: (message: import("./types.js").Message) => void, lost: (full: boolean) => void, found: (again: boolean) => void}} handlers
   */
  constructor(code, handlers) {
    this.address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/t/${encodeURIComponent(code)}/ws?language=${document.documentElement.lang}`;
    this.handlers = handlers;
    this.wait = FIRST_WAIT;
    this.wasOpen = false;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {import("./types.js").Screen | null} */
    this.screen = null;
    this.at = -1;
    this.open();
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.hurry());
    setInterval(() => this.send({ do: "state", at: this.at }), SILENCE * 4);
  }

  open() {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.addEventListener("open", () => {
      this.wait = FIRST_WAIT;
      this.handlers.found(this.wasOpen);
      this.wasOpen = true;
    });
    socket.addEventListener("message", (event) => socket === this.socket && this.hear(JSON.parse(event.data)));
    socket.addEventListener("close", (event) => {
      if (socket !== this.socket) return;
      if (event.code === GONE) return location.reload(); // the server says there why: removed, or deleted
      this.handlers.lost(event.code === FULL);
      if (event.code === FULL) return;
      this.timer = setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
    });
  }

  /**
   * Hand a message on; of a change the page gets the whole screen that it leads to.
   * @param {import("./types.js").Message} message
   */
  hear(message) {
    if (message.is === "change") {
      if (!this.screen) return; // the whole state is on its way
      if (message.from !== this.at) {
        this.screen = null;
        this.send({ do: "state" });
        return;
      }
      this.screen = screenAfter(this.screen, message);
      this.at = message.to;
    } else if (message.is === "screen") {
      this.screen = message.screen;
      this.at = message.at;
    } else {
      this.handlers.heard(message);
      return;
    }
    // The page writes into what it is handed (who is here); the next change starts from what the server sent.
    const screen = { ...this.screen, table: { ...this.screen.table } };
    this.handlers.heard({ is: "screen", at: this.at, screen, steps: message.steps, now: message.now });
  }

  /** Do not wait for the next attempt. */
  hurry() {
    if (this.socket?.readyState === WebSocket.CLOSED) {
      clearTimeout(this.timer);
      this.open();
    }
  }

  /**
   * Whether the message left.
   * @param {Object<string, any>} message
   */
  send(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }
}
