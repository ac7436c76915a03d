// The list of moves, and the field for typing one.

import { createElement, query, setText } from "./dom.js";
import { matches, typed } from "./picks.js";
import { showSheet } from "./sheet.js";

/**
 * @import { Words } from "./dom.js"
 * @import { Move } from "./picks.js"
 */

/**
 * The list in `#moves` of a page, on narrow pages in a sheet. Calls `chosen(move, fromList)` for a listed or typed move, `played(text)` for
 * a submitted one.
 */
export class MoveList {
  /**
   * @param {HTMLElement} page
   * @param {Words} words
   * @param {MediaQueryList} wide
   * @param {{chosen: (move: Move | null, fromList: boolean) => void, played: (text: string) => void}} callbacks
   */
  constructor(page, words, wide, { chosen, played }) {
    const details = query(page, "#moves", HTMLDetailsElement);
    this.details = details;
    this.words = words;
    this.wide = wide;
    this.button = query(page, "#moves-button");
    this.sheet = query(page, "#moves-sheet", HTMLDialogElement);
    this.headings = [query(details, "summary"), query(this.button, ".word"), query(this.sheet, "h2")];
    this.callbacks = { chosen, played };
    /** @type {Move[]} */
    this.moves = [];
    /** @type {readonly string[]} */
    this.clicked = [];
    this.list = query(details, "ul");
    this.answer = query(details, "#typing-answer");
    this.field = query(details, "input", HTMLInputElement);
    this.field.addEventListener("input", () => this.typing());
    query(details, "form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.submit();
    });
    showSheet(details, this.button, this.sheet, wide, false);
  }

  /**
   * Show the legal moves.
   * @param {Move[]} moves
   */
  show(moves) {
    this.details.hidden = this.button.hidden = moves.length === 0;
    for (const place of this.headings) setText(place, this.words("moves", { count: moves.length }));
    if (!moves.length) this.sheet.close();
    if (JSON.stringify(moves) === JSON.stringify(this.moves)) return;
    this.moves = moves;
    this.list.replaceChildren(...moves.map((move) => this.entry(move)));
    if (this.field.value && !this.answer.textContent) this.field.value = "";
    this.filter();
  }

  /** @param {Move} move */
  entry(move) {
    const button = createElement("button", "", { type: "button", "data-move": move.text, "aria-pressed": "false" });
    button.append(createElement("span", move.label), createElement("span", move.text, { class: "notation" }));
    button.addEventListener("click", () => {
      this.sheet.close();
      this.callbacks.chosen(move, true);
    });
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
    if (this.wide.matches) this.details.open = true;
    else this.button.click();
    this.field.focus();
  }

  /** @returns {NodeListOf<HTMLButtonElement>} */
  buttons() {
    return this.list.querySelectorAll("button[data-move]");
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

  /** Clear the field and close the sheet after a move. */
  clear() {
    this.sheet.close();
    this.field.value = "";
    this.typing();
  }
}
