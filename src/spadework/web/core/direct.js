// The buttons for moves that no click on the picture can say.

import { made } from "./words.js";

/** @import { Move } from "./picks.js" */

const MOST = 4;

/** A row of buttons in `place`; `chosen(move)` when one is pressed. */
export class Direct {
  /**
   * @param {HTMLElement} place
   * @param {(move: Move) => void} chosen
   */
  constructor(place, chosen) {
    this.place = place;
    this.chosen = chosen;
  }

  /**
   * Show buttons for some moves, unless they are too many; the one that is previewed is pressed.
   * @param {Move[]} moves
   * @param {Move | null} previewed
   */
  show(moves, previewed) {
    const shown = moves.length > MOST ? [] : moves;
    const held = [...this.place.children].map((button) => button.getAttribute("data-move"));
    if (held.join() !== shown.map((move) => move.text).join()) this.place.replaceChildren(...shown.map((move) => this.button(move)));
    for (const button of this.place.children) {
      button.setAttribute("aria-pressed", String(button.getAttribute("data-move") === previewed?.text));
    }
  }

  /** @param {Move} move */
  button(move) {
    const button = made("button", move.label, { type: "button", "data-move": move.text });
    button.addEventListener("click", () => this.chosen(move));
    return button;
  }
}
