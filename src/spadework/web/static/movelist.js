// The moves as a list, and the field for typing one.

import { matches, typed } from "./picks.js";
import { made } from "./words.js";

/** The list in `details`; `chosen(move)` when one is taken from the list or typed so far, `played(text)` when it is sent. */
export class MoveList {
  constructor(details, words, { chosen, played }) {
    this.details = details;
    this.words = words;
    this.told = { chosen, played };
    this.moves = [];
    this.clicked = [];
    this.answer = details.querySelector("#typing-answer");
    this.field = details.querySelector("input");
    this.field.addEventListener("input", () => this.typing());
    details.querySelector("form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.submit();
    });
  }

  /** Show the moves there are now. */
  show(moves) {
    this.details.hidden = moves.length === 0;
    this.details.querySelector("summary").textContent = this.words("moves", { count: moves.length });
    if (JSON.stringify(moves) === JSON.stringify(this.moves)) return;
    this.moves = moves;
    this.details.querySelector("ul").replaceChildren(...moves.map((move) => this.entry(move)));
    if (this.field.value && !this.answer.textContent) this.field.value = "";
    this.filter();
  }

  entry(move) {
    const button = made("button", "", { type: "button", "data-move": move.text, "aria-pressed": "false" });
    button.append(made("span", move.label), made("span", move.text, { class: "notation" }));
    button.addEventListener("click", () => this.told.chosen(move, true));
    const item = made("li");
    item.append(button);
    return item;
  }

  /** Show which move is chosen, or none, and hide what does not go with the ids that were clicked. */
  mark(previewed, clicked) {
    this.clicked = clicked;
    this.filter();
    for (const button of this.details.querySelectorAll("[data-move]")) {
      button.setAttribute("aria-pressed", String(button.dataset.move === previewed?.text));
    }
  }

  typing() {
    this.answer.textContent = "";
    this.field.removeAttribute("aria-invalid");
    this.filter();
    this.told.chosen(typed(this.moves, this.field.value), false);
  }

  // While one types or clicks, the list holds what it could become.
  filter() {
    const part = this.answer.textContent ? "" : this.field.value.trim().toLowerCase();
    [...this.details.querySelectorAll("[data-move]")].forEach((button, index) => {
      const goes = button.textContent.toLowerCase().includes(part) && matches(this.moves[index], this.clicked);
      button.parentNode.hidden = !goes;
    });
  }

  submit() {
    const text = this.field.value.trim();
    if (text) this.told.played(typed(this.moves, text)?.text ?? text);
  }

  /** Say why what was typed was not played. */
  refuse(reason) {
    this.answer.textContent = reason;
    this.field.setAttribute("aria-invalid", "true");
    this.filter();
    this.field.focus();
  }

  /** Empty the field: the move was played. */
  clear() {
    this.field.value = "";
    this.typing();
  }
}
