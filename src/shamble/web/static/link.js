/** The connection: it comes back by itself and then takes the whole state again. */

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const SILENCE = 25000;

export class Link {
  /**
   * @param {string} code
   * @param {{heard: (message: any) => void, lost: () => void, found: (again: boolean) => void}} ears
   */
  constructor(code, ears) {
    this.address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/t/${encodeURIComponent(code)}/ws`;
    this.ears = ears;
    this.wait = FIRST_WAIT;
    this.wasOpen = false;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.open();
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.hurry());
    setInterval(() => this.send({ do: "state" }), SILENCE * 4);
  }

  open() {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.addEventListener("open", () => {
      this.wait = FIRST_WAIT;
      this.ears.found(this.wasOpen);
      this.wasOpen = true;
      this.send({ do: "state" });
    });
    socket.addEventListener("message", (event) => this.ears.heard(JSON.parse(event.data)));
    socket.addEventListener("close", () => {
      if (socket !== this.socket) return;
      this.ears.lost();
      this.timer = setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
    });
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
