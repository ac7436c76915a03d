// The live connection to a table: gapless versions, acknowledged moves, automatic reconnection.

import { FOR_GOOD, retryDelay, socketUrl } from "./socket.js";

/**
 * @import { Explanation } from "../features/help/tips.js"
 * @import { Guidance } from "../features/tutorial/tutorial.js"
 * @import { Result } from "../pages/result.js"
 * @import { Move } from "./picks.js"
 * @import { Changes } from "./picture.js"
 */

// A silent connection is detected within nine seconds: until the next ping, and until its answer is overdue.
const HEARTBEAT = 4000;
const SILENCE = 5000;
const WAKING = 2000; // milliseconds for the first answer after a sleep or a change of the network
const SELDOM = 5; // a hidden page skips all but one heartbeat of this many
const OPENING = 8000;
const [IN_ORDER, GAVE_UP] = [1000, 4000]; // why this end closes a connection
// Answers to a move or to taking it back.
const ANSWERS = ["played", "confirm", "coach", "taken_back", "refused"];

/**
 *
 * The server's messages:
 * @typedef {import("./messages.d.ts").Line} Line
 * @typedef {import("./messages.d.ts").Person} Person
 * @typedef {import("./messages.d.ts").SeatClock} ClockState
 * @typedef {import("./messages.d.ts").SeatNow} SeatPresence
 * @typedef {import("./messages.d.ts").Invitation} Invite
 * @typedef {import("./messages.d.ts").TimedReaction | import("./messages.d.ts").UntimedReaction} Reaction
 * @typedef {import("./messages.d.ts").HintedMove} HintedMove
 * @typedef {import("./messages.d.ts").SeatBeforeDeal} Seated
 * @typedef {import("./messages.d.ts").Seal} Seal
 * @typedef {import("./messages.d.ts").View} View
 * @typedef {import("./messages.d.ts").HandOff} HandOff
 * @typedef {import("./messages.d.ts").Presence} Presence
 * @typedef {import("./messages.d.ts").Rematch} Rematch
 * @typedef {import("./messages.d.ts").Replaced} Replaced
 * @typedef {import("./messages.d.ts").Played} Played
 * @typedef {import("./messages.d.ts").Confirm} Unsure
 * @typedef {import("./messages.d.ts").Coach} Coached
 * @typedef {import("./messages.d.ts").TakenBack} TakenBack
 * @typedef {import("./messages.d.ts").TakebackPreview} TakebackPreview
 * @typedef {import("./messages.d.ts").TakebackNow} TakebackNow
 * @typedef {import("./messages.d.ts").Refused} Refused
 * @typedef {import("./messages.d.ts").Why} Why
 * @typedef {import("./messages.d.ts").About} About
 * @typedef {import("./messages.d.ts").Error} Failure
 * @typedef {import("./messages.d.ts").Hint} Hint
 * @typedef {import("./messages.d.ts").ServerMessage} Message
 *
 * Events of the connection:
 * @typedef {{
 *   open?: () => void, received?: () => void, lost: (seconds: number | null) => void, gone: () => void,
 *   seal?: (message: Seal) => void, rematch?: (message: Rematch) => void, replaced?: (message: Replaced) => void,
 *   presence?: (message: Presence) => void, view: (message: View) => void,
 *   hand_off?: (message: HandOff) => void, played: (message: Played) => void, refused: (message: Refused) => void,
 *   error?: (message: Failure) => void, hint?: (message: Hint) => void, confirm?: (message: Unsure) => void,
 *   taken_back?: (message: TakenBack) => void, why?: (message: Why) => void, coach?: (message: Coached) => void,
 *   about?: (message: About) => void,
 *   takeback_preview?: (message: TakebackPreview) => void, takeback_request?: (message: TakebackNow) => void,
 * }} Listeners
 */

/**
 * A connection to one table. `listeners` receives open(), received(), lost(seconds until the next attempt, null during one), gone()
 * and one event for each type of message.
 */
export class Live {
  /**
   * @param {string} path
   * @param {{language: string, wide: boolean, listeners: Listeners}} how
   */
  constructor(path, { language, wide, listeners }) {
    this.path = path;
    this.language = language;
    this.wide = wide;
    this.listeners = listeners;
    this.version = 0;
    this.past = 0;
    this.epoch = 0;
    /** @type {string | undefined} what was answered last */
    this.answered = undefined;
    /** @type {number | null} */
    this.seat = null;
    /**
     * @type {{
     *   type: "move" | "take_back", seat: number, decision: number, move?: string, sure?: boolean, coach?: boolean,
     *   epoch?: number, each_time?: boolean,
     * } | null}
     */
    this.unacknowledged = null;
    this.failures = 0;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {{retry?: number, heartbeat?: number, silence?: number | null, opening?: number}} */
    this.timers = {};
    this.beats = 0;
    this.cameHidden = false;
    this.closedForGood = false;
    /** @type {Record<string, Function>[]} */
    this.others = [];
    this.eachTime = false; // whether the next move becomes a standing answer to questions of its kind
  }

  /**
   * Add listeners: each function of `listeners` receives the messages of its name, `open()` each new connection.
   * @param {Record<string, Function>} listeners
   */
  listen(listeners) {
    this.others.push(listeners);
  }

  /** Connect immediately, unless the connection was closed for good. */
  connect() {
    if (this.closedForGood) return;
    clearTimeout(this.timers.retry);
    this.quiet();
    this.drop();
    const socket = new WebSocket(this.address());
    this.socket = socket;
    this.timers.opening = setTimeout(() => this.giveUp(), OPENING);
    socket.addEventListener("open", () => this.opened());
    socket.addEventListener("message", (event) => this.received(event.data));
    socket.addEventListener("close", (event) => socket === this.socket && this.closed(event.code));
  }

  address() {
    const url = socketUrl(this.path);
    const asked = new URLSearchParams(url.search);
    const now = { language: this.language, wide: this.wide ? "1" : "0", since: String(this.version), past: String(this.past) };
    for (const [name, value] of Object.entries(now)) asked.set(name, value);
    if (this.seat !== null && this.seat >= 0) asked.set("seat", String(this.seat));
    this.cameHidden = document.hidden;
    if (this.cameHidden) asked.set("hidden", "1");
    url.search = String(asked);
    return url.href;
  }

  drop(code = IN_ORDER) {
    const socket = this.socket;
    this.socket = null;
    socket?.close(code);
  }

  opened() {
    clearTimeout(this.timers.opening);
    this.listeners.open?.();
    for (const other of this.others) other.open?.();
    if (this.unacknowledged) this.send(this.unacknowledged);
    if (document.hidden !== this.cameHidden) this.hide(document.hidden);
    this.timers.heartbeat = setInterval(() => this.beat(), HEARTBEAT);
  }

  beat() {
    this.beats += 1;
    if (!document.hidden || this.beats % SELDOM === 0) this.ping();
  }

  /** Stop all timers of the connection. */
  quiet() {
    clearInterval(this.timers.heartbeat);
    clearTimeout(this.timers.opening);
    clearTimeout(this.timers.silence ?? undefined);
    this.timers.silence = null;
  }

  /** Treat a silent or unopened connection as closed. */
  giveUp() {
    this.drop(GAVE_UP);
    this.closed(0);
  }

  /**
   * Report whether the page is hidden.
   * @param {boolean} hidden
   */
  hide(hidden) {
    this.send({ type: "hidden", hidden });
    if (!hidden) this.wake();
  }

  /** Check the connection after a sleep or a change of the network. */
  wake() {
    if (this.socket?.readyState === WebSocket.OPEN) this.ping(WAKING);
    else this.connect();
  }

  // A connection that went silent without closing (a phone that slept, a changed network) is replaced.
  ping(patience = SILENCE) {
    if (this.send({ type: "ping" })) this.timers.silence ??= setTimeout(() => this.silent(), patience);
  }

  silent() {
    this.listeners.lost(null);
    this.drop(GAVE_UP);
    this.connect();
  }

  /** @param {number} code */
  closed(code) {
    this.quiet();
    if (FOR_GOOD.includes(code)) {
      this.closedForGood = true;
      this.listeners.gone();
      return;
    }
    const wait = retryDelay(this.failures);
    this.failures += 1;
    this.listeners.lost(Math.ceil(wait / 1000));
    this.timers.retry = setTimeout(() => this.connect(), wait);
  }

  /** @param {{type: string, [name: string]: unknown}} message */
  send(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /**
   * Play a move. It is kept and sent again until the table acknowledges or refuses it. Without `sure`, the table asks for
   * confirmation of a move that can't be taken back.
   * @param {number} seat
   * @param {number} decision
   * @param {string} text
   * @param {{sure?: boolean, coach?: boolean}} how with `coach`, a weak move is not played; `coach` answers instead
   */
  move(seat, decision, text, { sure = true, coach = false } = {}) {
    const terms = { sure, epoch: this.epoch, ...(coach && { coach }), ...(this.eachTime && { each_time: true }) };
    this.unacknowledged = { type: "move", seat, decision, move: text, ...terms };
    this.send(this.unacknowledged);
  }

  /**
   * Take back a seat's last move.
   * @param {number} seat
   * @param {number} decision
   */
  takeBack(seat, decision) {
    this.unacknowledged = { type: "take_back", seat, decision };
    this.send(this.unacknowledged);
  }

  /**
   * @param {number} seat
   * @param {string} seal of the deal
   * @param {string} commitment the hash of the seat's contribution
   */
  commit(seat, seal, commitment) {
    this.send({ type: "commit", seat, seal, commitment });
  }

  /**
   * @param {number} seat
   * @param {string} seal
   * @param {string} contribution
   */
  contribute(seat, seal, contribution) {
    this.send({ type: "contribute", seat, seal, contribution });
  }

  /** @param {number} seat */
  look(seat) {
    this.send({ type: "uncover", seat });
  }

  /** @param {number} seat */
  cover(seat) {
    this.send({ type: "cover", seat });
  }

  /**
   * Ask for a hint. Returns whether the request was sent.
   * @param {number} seat
   * @param {number} decision
   */
  hint(seat, decision) {
    return this.send({ type: "hint", seat, decision });
  }

  /**
   * Report how many lessons of the tutorial have been read.
   * @param {number} lessons
   */
  read(lessons) {
    this.send({ type: "read", lessons });
  }

  /**
   * Ask why a move is not possible now; an empty text means an element that no offered move contains.
   * @param {number} seat
   * @param {string} move
   */
  why(seat, move) {
    this.send({ type: "why", seat, move });
  }

  /**
   * Ask for the explanation of elements of the picture, innermost first.
   * @param {string[]} ids
   */
  about(ids) {
    return this.send({ type: "about", ids: ids.slice(0, 12) });
  }

  /** @param {boolean} wide */
  layout(wide) {
    this.wide = wide;
    this.send({ type: "layout", wide });
  }

  /** @param {string} text */
  received(text) {
    clearTimeout(this.timers.silence ?? undefined);
    this.timers.silence = null;
    /** @type {Message} */
    const message = JSON.parse(text);
    // The server explains a refusal over an open connection; that must not reset the backoff.
    if (message.type !== "error") this.failures = 0;
    this.listeners.received?.();
    if (message.type === "view" && !this.follows(message)) {
      this.send({ type: "resync", version: this.version });
      return;
    }
    if (message.type === "view") {
      [this.version, this.past, this.seat, this.epoch] = [message.version, message.past, message.seat, message.epoch];
    }
    if (message.type === "hand_off") [this.version, this.past, this.seat] = [0, 0, null];
    // A message that the table can't read is not sent again.
    if (message.type === "error") this.unacknowledged = null;
    if ("decision" in message && ANSWERS.includes(message.type)) this.settle(message);
    /** @type {Record<string, Function | undefined>} */
    const listeners = this.listeners;
    listeners[message.type]?.(message);
    for (const other of this.others) other[message.type]?.(message);
  }

  /**
   * A view follows if it is complete or starts at the current version.
   * @param {View} view
   */
  follows(view) {
    return view.fresh || view.from === this.version;
  }

  /** @param {{seat: number, decision: number}} answer */
  settle({ seat, decision }) {
    const sent = this.unacknowledged;
    if (!sent || sent.seat !== seat || sent.decision !== decision) return;
    this.answered = sent.type;
    this.unacknowledged = null;
  }
}
