// Absence and substitutes: votes on a computer player for an absent one, the return, an early end.

import { createElement, query, wordsOf } from "../../core/dom.js";

/** @import { Live, Presence, Replaced, SeatPresence } from "../../core/live.js" */

export class Substitutes {
  /**
   * @param {HTMLElement} place of the votes
   * @param {HTMLDialogElement} dialog
   * @param {HTMLElement} opener the button that opens the dialog
   * @param {Live} live
   */
  constructor(place, dialog, opener, live) {
    this.place = place;
    this.opener = opener;
    this.live = live;
    this.words = wordsOf(place);
    this.levels = query(dialog, "select", HTMLSelectElement);
    this.shown = "";
    /** @type {string[]} */
    this.notes = [];
    /** @type {Set<number>} */
    this.waited = new Set();
    this.over = false;
    this.playsOn = false; // whether the viewer has put away the wish to end the game
    opener.addEventListener("click", () => dialog.showModal());
    const does = {
      "[data-hand-over]": () => live.send({ type: "leave", level: this.levels.value }),
      "[data-others]": () => live.send({ type: "leave", level: null }),
      "[data-end]": () => live.send({ type: "end", wanted: true }),
      "[data-close]": () => undefined,
    };
    /** @type {HTMLElement | null} */
    this.holidays = dialog.querySelector("[data-holidays]");
    if (this.holidays) Object.assign(does, { "[data-holiday]": () => this.goOnHoliday() });
    for (const [selector, action] of Object.entries(does)) {
      query(dialog, selector).addEventListener("click", () => {
        action();
        dialog.close();
      });
    }
  }

  goOnHoliday() {
    const days = this.holidays && query(this.holidays, "input", HTMLInputElement);
    if (days?.reportValidity()) this.live.send({ type: "holiday", days: Math.floor(days.valueAsNumber) });
  }

  /** Handle the end of the game: no one comes back, leaves or votes after it. */
  finish() {
    if (this.over) return;
    this.over = true;
    this.put([]);
  }

  /** @param {number | null} left whole days of holiday */
  offerHolidays(left) {
    if (!this.holidays || left === null) return;
    /** @type {NodeListOf<HTMLElement>} */
    const texts = this.holidays.querySelectorAll("[data-days]");
    for (const text of texts) text.hidden = Number(text.dataset.days) !== left;
    query(this.holidays, "input", HTMLInputElement).max = String(left);
    query(this.holidays, ".actions").hidden = !left;
  }

  /** @param {Presence} message */
  take(message) {
    const { own, seats, ended } = message;
    if (this.over) return;
    this.opener.hidden = ended || !own.votes;
    for (const { seat, absent } of seats) if (!absent) this.waited.delete(seat);
    this.latest = message;
    this.offerHolidays(own.holidays);
    // The panel stays, with the choices in it, until its content changes.
    const states = seats.map(({ absent, left, level, votes, needed, clock }) => [absent, left, level, votes, needed, clock?.out]);
    const shown = JSON.stringify([own, ended, message.ending, states]);
    if (shown !== this.shown) this.show(message);
    this.shown = shown;
  }

  /** @param {Presence} message */
  show({ own, seats, ended, ending }) {
    /** @type {HTMLElement[]} */
    const lines = [];
    const mine = own.seats.map((seat) => seats[seat]);
    const played = mine.find((seat) => seat.level !== null);
    if (ended) lines.push(this.line(this.words("ended")));
    else {
      /** @type {[string, () => void, boolean]} */
      const takeBack = ["takeBack", () => this.live.send({ type: "come_back" }), true];
      /** @type {(message: {type: string, days?: number}) => [string, () => void, boolean]} */
      const back = (answer) => ["back", () => this.live.send(answer), true];
      if (played) lines.push(this.line(this.words("playsForYou", { level: played.player ?? "" }), takeBack));
      else if (mine.some((seat) => seat.left)) lines.push(this.line(this.words("gone"), back({ type: "come_back" })));
      if (own.on_holiday) lines.push(this.line(this.words("onHoliday"), back({ type: "holiday", days: 0 })));
      if (own.votes) {
        const asked = seats.filter(({ seat, absent }) => absent && !own.seats.includes(seat) && !this.waited.has(seat));
        for (const seat of asked) lines.push(this.question(seat, own.substitutes[seat.seat]));
        this.playsOn &&= ending.votes > 0;
        if (ending.votes && !this.playsOn) lines.push(this.early(own.ending, ending));
      }
    }
    this.put(lines);
  }

  /**
   * Show which of the owner's players have a substitute.
   * @param {Replaced} message
   */
  replaced({ lines }) {
    this.notes = lines;
    if (this.latest) this.show(this.latest);
    else this.put([]);
  }

  /** @param {HTMLElement[]} lines */
  put(lines) {
    const every = [...this.notes.map((text) => this.line(text)), ...lines];
    this.place.replaceChildren(...every);
    this.place.hidden = !every.length;
    // What others wait for lies over the bar of a narrow page. Beside the board, the reader may have scrolled it out of sight.
    const asked = this.place.classList.contains("asks");
    const asks = this.place.classList.toggle("asks", lines.some((line) => line.querySelector("button:not([data-does=withdraw])")));
    if (asks && !asked) this.place.scrollIntoView({ block: "nearest" });
  }

  /**
   * Return the vote on an absent player.
   * @param {SeatPresence} seat
   * @param {string | null} wish the viewer's vote: a level, or null to wait
   */
  question(seat, wish) {
    const levels = /** @type {HTMLSelectElement} */ (this.levels.cloneNode(true));
    levels.setAttribute("aria-label", this.words("level"));
    levels.value = wish ?? this.levels.value;
    const line = this.line(
      this.words(seat.left ? "askLeft" : seat.clock?.out ? "askOut" : "ask", { name: seat.name }) + this.counted(seat),
      ["choose", () => this.live.send({ type: "substitute", seat: seat.seat, level: levels.value }), true],
      ["wait", () => this.wait(seat.seat), false],
    );
    query(line, ".actions").prepend(levels);
    return line;
  }

  /** @param {number} seat */
  wait(seat) {
    this.waited.add(seat);
    this.live.send({ type: "substitute", seat, level: null });
    if (this.latest) this.show(this.latest);
  }

  /**
   * @param {boolean} agreed whether the viewer has agreed
   * @param {{votes: number, needed: number}} counts
   */
  early(agreed, counts) {
    const wish = (/** @type {boolean} */ wanted) => () => this.live.send({ type: "end", wanted });
    const text = this.words("endAsked") + this.counted(counts);
    if (agreed) return this.line(text, ["withdraw", wish(false), false]);
    const playOn = () => {
      this.playsOn = true;
      if (this.latest) this.show(this.latest);
    };
    return this.line(text, ["agree", wish(true), false], ["playOn", playOn, false]);
  }

  /** @param {{votes: number, needed: number}} counts */
  counted({ votes, needed }) {
    return votes ? ` (${this.words("votes", { votes, needed })})` : "";
  }

  /**
   * @param {string} text
   * @param {[string, () => void, boolean][]} buttons the key of the text, the action, and whether it is the main one
   */
  line(text, ...buttons) {
    const line = createElement("div", null);
    line.append(createElement("p", text));
    if (buttons.length) {
      const actions = createElement("p", null, { class: "actions" });
      for (const [name, action, main] of buttons) {
        const button = createElement("button", this.words(name), { "type": "button", "class": main ? "main" : "", "data-does": name });
        button.addEventListener("click", action);
        actions.append(button);
      }
      line.append(actions);
    }
    return line;
  }
}
