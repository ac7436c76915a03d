// The roster: players, the next to move and their presence.

import { emblem, createElement, query, wordsOf } from "../../core/dom.js";
import { leftOf, timeLeft } from "../clocks/clocks.js";
import { Substitutes } from "../substitutes/substitutes.js";

/**
 * @import { Words } from "../../core/dom.js"
 * @import { Live, Presence, SeatPresence, View } from "../../core/live.js"
 */

const SIGNS = { here: "●", away: "○", lost: "✕", computer: "◆", open: "…" };
const NOTICED = 10_000; // milliseconds
const MINUTE = 60_000;
/** @type {[Intl.NumberFormatOptions["unit"], number][]} */
const UNITS = [["day", 24 * 60 * MINUTE], ["hour", 60 * MINUTE], ["minute", MINUTE]];

export class Roster {
  /**
   * @param {HTMLElement} page
   * @param {Words} words
   * @param {Live} live
   */
  constructor(page, words, live) {
    this.roster = query(page, "#roster");
    this.place = query(page, "#people");
    this.home = query(page, "#home-link");
    this.leave = query(page, "#leave-button");
    const dialog = query(page, "#leave", HTMLDialogElement);
    this.substitutes = new Substitutes(query(page, "#substitution"), dialog, this.leave, live);
    this.words = words;
    this.clockWords = wordsOf(this.roster);
    /** @type {Pick<SeatPresence, "seat" | "name" | "level" | "player">[]} */
    const known = JSON.parse(this.clockWords("seats"));
    // Without a message, at one screen, everyone is here.
    const here = { for: null, left: false, absent: false, votes: 0, needed: 0, clock: null, at: 0 };
    /** @type {(SeatPresence & {at: number})[]} */
    this.seats = known.map((seat) => ({ ...here, ...seat, state: seat.level === null ? "here" : "computer" }));
    /** @type {View | null} */
    this.view = null;
    /** @type {Presence | null} */
    this.message = null;
    this.dealt = false;
    setInterval(() => this.show(), MINUTE / 2);
    setInterval(() => this.tick(), 1000);
    // Clocks that pause at night or on weekends need the time zone.
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    if ("byZone" in this.roster.dataset) live.listen({ open: () => live.send({ type: "zone", zone: timeZone }) });
  }

  /** @param {Presence} message */
  take(message) {
    for (const seat of this.message ? message.seats : []) {
      if (isPlayed(seat) && !isPlayed(this.seats[seat.seat]) && !this.isYou(seat)) {
        this.notify(this.words("playsFor", { level: seat.player ?? "", name: seat.name }));
      }
    }
    this.message = message;
    if (message.seats.length) this.seats = message.seats.map((seat) => ({ ...seat, at: performance.now() }));
    this.show();
  }

  /**
   * Follow the view; null during a hand-off.
   * @param {View | null} view
   */
  follow(view) {
    this.view = view;
    this.dealt ||= view !== null;
    this.show();
  }

  show() {
    // Before the deal the waiting room shows the players.
    if (!this.dealt) return;
    if (this.view?.over) this.substitutes.finish();
    else if (this.message) this.substitutes.take(this.message);
    const items = this.seats.map((seat) => this.item(seat));
    // Unchanged items stay, so that screen readers keep their place.
    const html = (/** @type {Iterable<Element>} */ elements) => [...elements].map((element) => element.outerHTML).join();
    if (html(items) !== html(this.place.children)) this.place.replaceChildren(...items);
    this.roster.hidden = !items.length;
    const over = this.view?.over ?? false;
    this.home.hidden = !over;
    if (over) this.leave.hidden = true;
  }

  /** @param {SeatPresence & {at: number}} seat */
  item(seat) {
    const item = createElement("li", null, { "data-state": seat.state });
    const moves = this.moves(seat);
    const you = this.isYou(seat);
    item.append(emblem(seat.seat), createElement("strong", you ? this.words("you") : seat.name || this.words("seatOpen")));
    item.classList.toggle("to-move", moves);
    if (moves) item.append(createElement("span", this.words("toMove"), { class: "turn" }));
    const state = createElement("span", null, { class: "state" });
    const sign = SIGNS[seat.level === null ? seat.state : "computer"];
    state.append(createElement("span", sign, { "aria-hidden": "true" }), ` ${this.stateOf(seat)}`);
    // Computer players address no one by name.
    const called = this.seats.some((other) => other !== seat && other.level === null);
    const known = you ? called : seat.level !== null || this.message?.seats.length;
    if (seat.state !== "open" && known) item.append(state);
    if (seat.clock && seat.state !== "computer") {
      item.append(createElement("span", this.clockOf(seat), { class: seat.clock.out ? "clock out" : "clock", role: "timer" }));
    }
    return item;
  }

  /**
   * Whether a seat is the viewer's, without a substitute.
   * @param {SeatPresence} seat
   */
  isYou({ seat, level, state }) {
    return seat === this.view?.seat && (level === null || state === "computer");
  }

  /**
   * Whether a seat moves next, as far as the viewer may know.
   * @param {SeatPresence} seat
   */
  moves(seat) {
    if (!this.view || this.view.over) return false;
    return this.view.waiting.includes(seat.name) || (seat.seat === this.view.seat && this.view.moves.length > 0 && !this.view.reaction);
  }

  /**
   * Show a message over the table for a while.
   * @param {string} text
   */
  notify(text) {
    const notice = createElement("p", text, { class: "notice", role: "status" });
    document.body.append(notice);
    setTimeout(() => notice.remove(), NOTICED);
  }

  /** Update the clocks. */
  tick() {
    this.place.querySelectorAll("li").forEach((item, number) => {
      const place = item.querySelector(".clock");
      const text = place && this.clockOf(this.seats[number]);
      if (place && place.textContent !== text) place.textContent = text;
    });
  }

  /** @param {SeatPresence & {at: number}} seat */
  clockOf({ clock, at }) {
    if (!clock) return "";
    if (clock.out) return this.clockWords("out");
    const left = this.clockWords("left", { time: timeLeft(leftOf(clock, performance.now() - at)) });
    return clock.pause ? `${left} (${this.clockWords(clock.pause)})` : left;
  }

  /** @param {SeatPresence & {at: number}} seat */
  stateOf(seat) {
    if (this.isYou(seat)) return seat.name;
    if (isPlayed(seat)) return this.words("standsIn", { level: seat.player ?? "" });
    if (seat.level !== null) return seat.player ?? "";
    const state = this.words(seat.state === "lost" ? "connectionLost" : seat.state);
    if (seat.state === "here" || seat.for === null) return state;
    const since = elapsed(seat.for + performance.now() - seat.at);
    return since ? this.words("since", { state, time: since }) : state;
  }
}

/**
 * Whether a computer player plays for a person.
 * @param {Pick<SeatPresence, "level" | "state">} seat
 */
function isPlayed({ level, state }) {
  return level !== null && state !== "computer";
}

/**
 * Format a duration in its largest unit; empty under a minute.
 * @param {number} milliseconds
 */
export function elapsed(milliseconds) {
  const found = UNITS.find(([, length]) => milliseconds >= length);
  if (!found) return "";
  const [unit, length] = found;
  const format = new Intl.NumberFormat(document.documentElement.lang, { style: "unit", unit, unitDisplay: "short" });
  return format.format(Math.floor(milliseconds / length));
}
