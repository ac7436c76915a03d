// What is wrong with the line to the table, said beside the board; and what waits to be sent.

import { query } from "./dom.js";

/** @import { Words } from "./dom.js" */

export class ConnectionStatus {
  /**
   * @param {HTMLElement} strip
   * @param {Words} words
   * @param {{again: () => void, waiting: () => string}} does `waiting` says what could not be sent yet, empty when that is nothing
   */
  constructor(strip, words, { again, waiting }) {
    this.strip = strip;
    this.words = words;
    this.waiting = waiting;
    this.said = query(strip, "[data-said]");
    this.unsent = query(strip, "[data-unsent]");
    this.retry = query(strip, "button");
    this.isLost = false;
    this.retry.addEventListener("click", again);
  }

  /** The line is open, or something has come over it. */
  found() {
    this.isLost = false;
    this.strip.hidden = true;
  }

  /**
   * The line is lost, for so many seconds until the next try; null: it is tried now.
   * @param {number | null} seconds
   */
  lost(seconds) {
    this.isLost = true;
    this.say(seconds === null ? this.words("stalled") : this.words("lost", { seconds }), true);
  }

  /** The line is closed for good; if a reason was given before, it stays. */
  gone() {
    this.say(this.strip.hidden ? this.words("gone") : this.said.textContent ?? "", false);
  }

  /** What waits to be sent may have changed. */
  refresh() {
    const waiting = this.isLost ? this.waiting() : "";
    this.unsent.hidden = !waiting;
    if (waiting) this.unsent.textContent = this.words("unsent", { move: waiting });
  }

  /**
   * @param {string} text
   * @param {boolean} retry whether one can try again
   */
  say(text, retry) {
    this.said.textContent = text;
    this.retry.hidden = !retry;
    this.strip.hidden = false;
    this.refresh();
  }
}
