// The connection status beside the board, and the move that waits to be sent.

import { query } from "./dom.js";

/** @import { Words } from "./dom.js" */

const READ = 10_000; // milliseconds for which an error stays

export class ConnectionStatus {
  /**
   * @param {HTMLElement} strip
   * @param {Words} words
   * @param {{again: () => void, waiting: () => string}} does `waiting` returns the label of the unsent move, empty without one
   */
  constructor(strip, words, { again, waiting }) {
    this.strip = strip;
    this.words = words;
    this.waiting = waiting;
    this.text = query(strip, "[data-status]");
    this.unsent = query(strip, "[data-unsent]");
    this.retry = query(strip, "button");
    this.isLost = false;
    /** @type {number | undefined} */
    this.reading = undefined;
    this.retry.addEventListener("click", again);
  }

  /** The connection is open. */
  found() {
    clearTimeout(this.reading);
    this.isLost = false;
    this.strip.hidden = true;
  }

  /**
   * The connection is lost.
   * @param {number | null} seconds until the next attempt; null during one
   */
  lost(seconds) {
    this.isLost = true;
    this.say(seconds === null ? this.words("stalled") : this.words("lost", { seconds }), true);
  }

  /**
   * A request failed. If the connection is closed for it, the reason stays.
   * @param {string} reason
   */
  failed(reason) {
    this.say(reason, false);
    this.reading = setTimeout(() => this.found(), READ);
  }

  /** The connection is closed for good. An earlier reason stays. */
  gone() {
    this.say(this.strip.hidden ? this.words("gone") : this.text.textContent ?? "", false);
  }

  /** Update the unsent move. */
  refresh() {
    const waiting = this.isLost ? this.waiting() : "";
    this.unsent.hidden = !waiting;
    if (waiting) this.unsent.textContent = this.words("unsent", { move: waiting });
  }

  /**
   * @param {string} text
   * @param {boolean} retry whether to offer another attempt
   */
  say(text, retry) {
    clearTimeout(this.reading);
    this.text.textContent = text;
    this.retry.hidden = !retry;
    this.strip.hidden = false;
    this.refresh();
  }
}
