// The live line to a table: versions without gaps, acknowledged moves, and a line that mends itself.

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15000;
const HEARTBEAT = 25000;
const SILENCE = 10000;
// Why a table closes the line for good: too much was sent, no such table, it cannot be opened.
const FOR_GOOD = [1008, 4404, 4409];

/** A line to one table; `told` gets its events: open(), lost(seconds), gone(), and one for each type of message. */
export class Live {
  constructor(path, { language, wide, told }) {
    this.path = path;
    this.language = language;
    this.wide = wide;
    this.told = told;
    this.version = 0;
    this.seat = null;
    this.unacknowledged = null;
    this.failures = 0;
    this.socket = null;
    this.timers = {};
    this.closedForGood = false;
  }

  /** Open the line, at once, unless it was closed for good. */
  connect() {
    if (this.closedForGood) return;
    clearTimeout(this.timers.retry);
    this.drop();
    const socket = new WebSocket(this.address());
    this.socket = socket;
    socket.addEventListener("open", () => this.opened());
    socket.addEventListener("message", (event) => this.received(event.data));
    socket.addEventListener("close", (event) => socket === this.socket && this.closed(event.code));
  }

  address() {
    const url = new URL(this.path, location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    const asked = { language: this.language, wide: this.wide ? 1 : 0, since: this.version };
    if (this.seat !== null && this.seat >= 0) asked.seat = this.seat;
    url.search = new URLSearchParams(asked);
    return url.href;
  }

  drop() {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  opened() {
    this.failures = 0;
    this.told.open();
    if (this.unacknowledged) this.send(this.unacknowledged);
    clearInterval(this.timers.heartbeat);
    this.timers.heartbeat = setInterval(() => this.ping(), HEARTBEAT);
  }

  /** Somebody is back at the screen: make sure that the line is open. */
  wake() {
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) this.ping();
    else this.connect();
  }

  // A line that went silent without closing (a phone that slept, a changed network) is opened anew.
  ping() {
    this.send({ type: "ping" });
    clearTimeout(this.timers.silence);
    this.timers.silence = setTimeout(() => this.connect(), SILENCE);
  }

  closed(code) {
    clearInterval(this.timers.heartbeat);
    clearTimeout(this.timers.silence);
    if (FOR_GOOD.includes(code)) {
      this.closedForGood = true;
      this.told.gone();
      return;
    }
    const wait = Math.min(FIRST_WAIT * 2 ** this.failures, LONGEST_WAIT) * (0.75 + Math.random() / 2);
    this.failures += 1;
    this.told.lost(Math.ceil(wait / 1000));
    this.timers.retry = setTimeout(() => this.connect(), wait);
  }

  send(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Play a move. It is kept and sent again until the table has said that it holds it, or refused it. */
  move(seat, decision, text) {
    this.unacknowledged = { type: "move", seat, decision, move: text };
    this.send(this.unacknowledged);
  }

  contribute(seat, contribution) {
    this.send({ type: "contribute", seat, contribution });
  }

  look(seat) {
    this.send({ type: "look", seat });
  }

  cover(seat) {
    this.send({ type: "cover", seat });
  }

  /** Ask what the captain would do; returns whether the question could be sent. */
  hint(seat, decision) {
    return this.send({ type: "hint", seat, decision });
  }

  layout(wide) {
    this.wide = wide;
    this.send({ type: "layout", wide });
  }

  received(text) {
    clearTimeout(this.timers.silence);
    const message = JSON.parse(text);
    if (message.type === "view" && !this.follows(message)) {
      this.send({ type: "resync", version: this.version });
      return;
    }
    if (message.type === "view") [this.version, this.seat] = [message.version, message.seat];
    if (message.type === "curtain") [this.version, this.seat] = [0, null];
    // What the table cannot read is not sent again.
    if (message.type === "error") this.unacknowledged = null;
    if (message.type === "played" || message.type === "refused") this.settle(message);
    this.told[message.type]?.(message);
  }

  // A view follows when it is a whole one, or starts where the last one ended.
  follows(view) {
    return view.fresh || view.from === this.version;
  }

  settle({ seat, decision }) {
    const sent = this.unacknowledged;
    if (sent && sent.seat === seat && sent.decision === decision) this.unacknowledged = null;
  }
}
