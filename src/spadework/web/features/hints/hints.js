// Hints: the captain's moves, on request. A click on one chooses it.

import { createElement, query } from "../../core/dom.js";

/**
 * @import { Words } from "../../core/dom.js"
 * @import { Hint, HintedMove, View } from "../../core/live.js"
 * @import { Move } from "../../core/picks.js"
 */

/** A `button` that asks and a `panel` with the answer. Calls `asked()` for a request, `chosen(move)` for a chosen hint. */
export class Hints {
  /**
   * @param {HTMLElement} button
   * @param {HTMLElement} panel
   * @param {Words} words
   * @param {{asked: () => boolean, chosen: (move: Move | null) => void}} callbacks
   */
  constructor(button, panel, words, { asked, chosen }) {
    this.button = button;
    this.panel = panel;
    this.words = words;
    this.callbacks = { asked, chosen };
    /** @type {Move[]} */
    this.moves = [];
    this.choice = "";
    this.thinking = false;
    button.addEventListener("click", () => this.pressed());
  }

  /**
   * Follow another view, or none; an answer to another decision is discarded.
   * @param {Pick<View, "hints" | "seat" | "decision" | "moves"> | null} view
   */
  follow(view) {
    const asks = view?.hints && view.moves.length > 1;
    const choice = asks ? JSON.stringify([view.seat, view.decision, view.moves.map((move) => move.text)]) : "";
    this.button.hidden = !choice;
    if (choice === this.choice) return;
    const outrun = view && this.thinking;
    this.choice = choice;
    this.moves = view?.moves ?? [];
    this.forget();
    if (outrun) this.say(this.words("hintStale"));
  }

  /** Close the panel and ignore a pending answer. */
  forget() {
    this.thinking = false;
    this.panel.hidden = true;
    this.button.setAttribute("aria-expanded", "false");
    query(this.panel, "ol").replaceChildren();
  }

  /** Stop waiting: the connection broke or the request was invalid. */
  giveUp() {
    if (this.thinking) this.forget();
  }

  // The button opens and closes the panel; during a request it does nothing.
  pressed() {
    if (this.thinking) return;
    if (!this.panel.hidden && this.panel.querySelector("li")) {
      this.forget();
      return;
    }
    this.thinking = this.callbacks.asked();
    if (this.thinking) this.say(this.words("hintThinking"));
  }

  /**
   * Show an answer.
   * @param {Pick<Hint, "moves" | "reason">} answer
   */
  take({ moves, reason }) {
    if (!this.thinking) return;
    this.thinking = false;
    this.say(reason ?? this.words("hintLead"), moves);
  }

  // Above moves the text is for screen readers only.
  /**
   * @param {string} text
   * @param {HintedMove[]} moves
   */
  say(text, moves = []) {
    const line = query(this.panel, "p");
    line.textContent = text;
    line.classList.toggle("aside-only", moves.length > 0);
    query(this.panel, "ol").replaceChildren(...moves.map((move) => this.entry(move)));
    this.panel.hidden = false;
    this.button.setAttribute("aria-expanded", "true");
  }

  /** @param {HintedMove} move */
  entry({ text, label, expected }) {
    const button = createElement("button", "", { type: "button", "data-move": text, "aria-pressed": "false" });
    button.append(createElement("span", label), createElement("span", expected, { class: "expected" }));
    button.addEventListener("click", () => this.callbacks.chosen(this.moves.find((move) => move.text === text) ?? null));
    const item = createElement("li");
    item.append(button);
    return item;
  }

  /**
   * Mark the chosen move, or none.
   * @param {Move | null} previewed
   */
  mark(previewed) {
    for (const button of this.panel.querySelectorAll("[data-move]")) {
      button.setAttribute("aria-pressed", String(button.getAttribute("data-move") === previewed?.text));
    }
  }
}
