// Hints: what the captain would do. Asked for by whoever is to move; a click on one chooses the move, as in the list of all moves.

import { createElement, query } from "../../core/dom.js";

/**
 * @import { Words } from "../../core/dom.js"
 * @import { Hint, HintedMove, View } from "../../core/live.js"
 * @import { Move } from "../../core/picks.js"
 */

/** A `button` that asks, and a `panel` that shows the answer; `asked()` when somebody asks, `chosen(move)` when a hint is taken. */
export class Hints {
  /**
   * @param {HTMLElement} button
   * @param {HTMLElement} panel
   * @param {Words} words
   * @param {{asked: () => boolean, chosen: (move: Move | null) => void}} told
   */
  constructor(button, panel, words, { asked, chosen }) {
    this.button = button;
    this.panel = panel;
    this.words = words;
    this.told = { asked, chosen };
    /** @type {Move[]} */
    this.moves = [];
    this.choice = "";
    this.thinking = false;
    button.addEventListener("click", () => this.pressed());
  }

  /**
   * Go on with another view, or with none: what was told of another choice is of no use.
   * @param {Pick<View, "hints" | "seat" | "decision" | "moves"> | null} view
   */
  follow(view) {
    const choice = view?.hints && view.moves.length > 1 ? JSON.stringify([view.seat, view.decision, view.moves.map((move) => move.text)]) : "";
    this.button.hidden = !choice;
    if (choice === this.choice) return;
    const outrun = view && this.thinking;
    this.choice = choice;
    this.moves = view?.moves ?? [];
    this.forget();
    if (outrun) this.say(this.words("hintStale"));
  }

  /** Put away what is shown, and wait for no answer any more. */
  forget() {
    this.thinking = false;
    this.panel.hidden = true;
    this.button.setAttribute("aria-expanded", "false");
    query(this.panel, "ol").replaceChildren();
  }

  /** No answer will come: the line broke, or the question was not understood. */
  giveUp() {
    if (this.thinking) this.forget();
  }

  // The button shows and hides; while the captain thinks it does nothing.
  pressed() {
    if (this.thinking) return;
    if (!this.panel.hidden && this.panel.querySelector("li")) {
      this.forget();
      return;
    }
    this.thinking = this.told.asked();
    if (this.thinking) this.say(this.words("hintThinking"));
  }

  /**
   * Take an answer.
   * @param {Pick<Hint, "moves" | "reason">} answer
   */
  take({ moves, reason }) {
    if (!this.thinking) return;
    this.thinking = false;
    this.say(reason ?? this.words("hintTold"), moves);
  }

  // Above moves the words are for screen readers; who sees has read the button.
  /**
   * @param {string} text
   * @param {HintedMove[]} moves
   */
  say(text, moves = []) {
    const said = query(this.panel, "p");
    said.textContent = text;
    said.classList.toggle("aside-only", moves.length > 0);
    query(this.panel, "ol").replaceChildren(...moves.map((move) => this.entry(move)));
    this.panel.hidden = false;
    this.button.setAttribute("aria-expanded", "true");
  }

  /** @param {HintedMove} move */
  entry({ text, label, expected }) {
    const button = createElement("button", "", { type: "button", "data-move": text, "aria-pressed": "false" });
    button.append(createElement("span", label), createElement("span", expected, { class: "expected" }));
    button.addEventListener("click", () => this.told.chosen(this.moves.find((move) => move.text === text) ?? null));
    const item = createElement("li");
    item.append(button);
    return item;
  }

  /**
   * Show which move is chosen, or none.
   * @param {Move | null} previewed
   */
  mark(previewed) {
    for (const button of this.panel.querySelectorAll("[data-move]")) {
      button.setAttribute("aria-pressed", String(button.getAttribute("data-move") === previewed?.text));
    }
  }
}
