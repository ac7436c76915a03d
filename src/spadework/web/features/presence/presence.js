// Who sits at the table, whose move it is, and who is there just now: one line outside the picture.

import { emblem } from "../../core/emblem.js";
import { Leaving } from "../substitutes/substitutes.js";
import { part } from "../../core/parts.js";
import { leftOf, timeLeft } from "../clocks/clocks.js";
import { made, wordsOf } from "../../core/words.js";

/**
 * @import { Live, Presence, SeatNow, View } from "../../core/live.js"
 * @import { Words } from "../../core/words.js"
 */

const SIGNS = { here: "●", away: "○", lost: "✕", computer: "◆", open: "…" };
const MINUTE = 60_000;
/** @type {[Intl.NumberFormatOptions["unit"], number][]} */
const UNITS = [["day", 24 * 60 * MINUTE], ["hour", 60 * MINUTE], ["minute", MINUTE]];

export class People {
  /**
   * @param {HTMLElement} page
   * @param {Words} words
   * @param {Live} live
   */
  constructor(page, words, live) {
    this.company = part(page, "#company");
    this.place = part(page, "#people");
    this.leaving = new Leaving(part(page, "#decide"), part(page, "#leave", HTMLDialogElement), part(page, "#leave-button"), live);
    this.words = words;
    /** @type {(SeatNow & {at: number})[]} */
    this.seats = [];
    /** @type {View | null} */
    this.view = null;
    /** @type {Presence | null} */
    this.message = null;
    this.dealt = false;
    this.clockWords = wordsOf(this.company);
    setInterval(() => this.show(), MINUTE / 2);
    setInterval(() => this.tick(), 1000);
    // Where nights or weekends do not count, the table has to know when they are here.
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    if ("byZone" in this.company.dataset) live.listen({ open: () => live.send({ type: "zone", zone: timeZone }) });
  }

  /** @param {Presence} message */
  take(message) {
    this.message = message;
    this.seats = message.seats.map((seat) => ({ ...seat, at: performance.now() }));
    this.show();
  }

  /**
   * What the reader sees; null while the screen is handed over.
   * @param {View | null} view
   */
  follow(view) {
    this.view = view;
    this.dealt ||= view !== null;
    this.show();
  }

  show() {
    // Before the deal others tell who sits here.
    if (!this.dealt || !this.message) return;
    this.leaving.take(this.message);
    const items = this.seats.map((seat) => this.item(seat));
    // Nothing is put in place of its like, so that what is read stays where it is.
    if (items.map((item) => item.outerHTML).join() !== [...this.place.children].map((item) => item.outerHTML).join()) this.place.replaceChildren(...items);
    this.company.hidden = !items.length;
  }

  /** @param {SeatNow & {at: number}} seat */
  item(seat) {
    const item = made("li", null, { "data-state": seat.state });
    const moves = this.moves(seat);
    item.append(emblem(seat.seat), made("strong", seat.name || this.words("seatOpen")));
    if (moves) {
      item.classList.add("to-move");
      item.append(made("span", this.words("toMove"), { class: "turn" }));
    }
    const state = made("span", null, { class: "state" });
    state.append(made("span", SIGNS[seat.level === null ? seat.state : "computer"], { "aria-hidden": "true" }), ` ${this.stateOf(seat)}`);
    if (seat.state !== "open") item.append(state);
    if (seat.clock && (seat.state !== "computer")) item.append(made("span", this.clockOf(seat), { class: seat.clock.out ? "clock out" : "clock", role: "timer" }));
    return item;
  }

  /**
   * Whether a seat is to move, as far as the reader may know.
   * @param {SeatNow} seat
   */
  moves(seat) {
    if (!this.view || this.view.over) return false;
    return this.view.waiting.includes(seat.name) || (seat.seat === this.view.seat && this.view.moves.length > 0 && !this.view.reaction);
  }

  /** Let the clocks go on. */
  tick() {
    this.place.querySelectorAll("li").forEach((item, number) => {
      const place = item.querySelector(".clock");
      const text = place && this.clockOf(this.seats[number]);
      if (place && place.textContent !== text) place.textContent = text;
    });
  }

  /** @param {SeatNow & {at: number}} seat */
  clockOf({ clock, at }) {
    if (!clock) return "";
    if (clock.out) return this.clockWords("out");
    const left = this.clockWords("left", { time: timeLeft(leftOf(clock, performance.now() - at)) });
    return clock.pause ? `${left} (${this.clockWords(clock.pause)})` : left;
  }

  /** @param {SeatNow & {at: number}} seat */
  stateOf(seat) {
    const played = seat.level !== null && seat.state !== "computer";
    if (seat.seat === this.view?.seat && !played) return this.words("you");
    if (played) return this.words("standIn", { level: seat.plays ?? "", name: seat.name });
    if (seat.level !== null) return seat.plays ?? "";
    const state = this.words(seat.state === "lost" ? "connectionLost" : seat.state);
    if (seat.state === "here" || seat.for === null) return state;
    const since = elapsed(seat.for + performance.now() - seat.at);
    return since ? this.words("since", { state, time: since }) : state;
  }
}

/**
 * A length of time in its largest unit, empty when it is less than a minute.
 * @param {number} milliseconds
 */
export function elapsed(milliseconds) {
  const found = UNITS.find(([, length]) => milliseconds >= length);
  if (!found) return "";
  const [unit, length] = found;
  return new Intl.NumberFormat(document.documentElement.lang, { style: "unit", unit, unitDisplay: "short" }).format(Math.floor(milliseconds / length));
}
