// The list of moves, and the field for typing one.

import { createElement, query } from "./dom.js";
import { matches, typed } from "./picks.js";

/**
 * @import { Words } from "./dom.js"
 * @import { Move } from "./picks.js"
 */

/** The list in `details`. Calls `chosen(move, fromList)` for a listed or typed move, `played(text)` for a submitted one. */
export class MoveList {
  /**
   * @param {HTMLDetailsElement} details
   * @param {Words} words
   * @param {{chosen: (move: Move | null, fromList: boolean) => void, played: (text: string) => void}} callbacks
   */
  constructor(details, words, { chosen, played }) {
    this.details = details;
    this.words = words;
    this.callbacks = { chosen, played };
    /** @type {Move[]} */
    this.moves = [];
    /** @type {readonly string[]} */
    this.clicked = [];
    this.answer = query(details, "#typing-answer");
    this.field = query(details, "input", HTMLInputElement);
    this.field.addEventListener("input", () => this.typing());
    query(details, "form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.submit();
    });
  }

  /**
   * Show the legal moves.
   * @param {Move[]} moves
   */
  show(moves) {
    this.details.hidden = moves.length === 0;
    query(this.details, "summary").textContent = this.words("moves", { count: moves.length });
    if (JSON.stringify(moves) === JSON.stringify(this.moves)) return;
    this.moves = moves;
    query(this.details, "ul").replaceChildren(...moves.map((move) => this.entry(move)));
    if (this.field.value && !this.answer.textContent) this.field.value = "";
    this.filter();
  }

  /** @param {Move} move */
  entry(move) {
    const button = createElement("button", "", { type: "button", "data-move": move.text, "aria-pressed": "false" });
    button.append(createElement("span", move.label), createElement("span", move.text, { class: "notation" }));
    button.addEventListener("click", () => this.callbacks.chosen(move, true));
    const item = createElement("li");
    item.append(button);
    return item;
  }

  /**
   * Mark the chosen move, or none, and hide moves that don't match the clicked ids.
   * @param {Move | null} previewed
   * @param {readonly string[]} clicked
   */
  mark(previewed, clicked) {
    this.clicked = clicked;
    this.filter();
    for (const button of this.buttons()) {
      button.setAttribute("aria-pressed", String(button.dataset.move === previewed?.text));
    }
  }

  typing() {
    this.answer.textContent = "";
    this.field.removeAttribute("aria-invalid");
    this.filter();
    this.callbacks.chosen(typed(this.moves, this.field.value), false);
  }

  // The list shows the moves that match the typed text and the clicks.
  filter() {
    const typing = this.answer.textContent ? "" : this.field.value.trim().toLowerCase();
    this.buttons().forEach((button, index) => {
      const goes = (button.textContent ?? "").toLowerCase().includes(typing) && matches(this.moves[index], this.clicked);
      if (button.parentElement) button.parentElement.hidden = !goes;
    });
  }

  /** Open the list and focus the field. */
  open() {
    if (this.details.hidden) return;
    this.details.open = true;
    this.field.focus();
  }

  /** @returns {NodeListOf<HTMLButtonElement>} */
  buttons() {
    return this.details.querySelectorAll("button[data-move]");
  }

  submit() {
    const text = this.field.value.trim();
    if (text) this.callbacks.played(typed(this.moves, text)?.text ?? text);
  }

  /**
   * Show why the typed move was not played.
   * @param {string} reason
   */
  refuse(reason) {
    this.answer.textContent = reason;
    this.field.setAttribute("aria-invalid", "true");
    this.filter();
    this.field.focus();
  }

  /** Clear the field after a move. */
  clear() {
    this.field.value = "";
    this.typing();
  }
}
