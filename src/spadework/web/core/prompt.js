// The prompt of the action bar, and its buttons for moves without clicks.

import { listNames, createElement } from "./dom.js";
import { pickable } from "./picks.js";

/**
 * @import { Choice } from "./board.js"
 * @import { Words } from "./dom.js"
 * @import { View } from "./live.js"
 * @import { Move } from "./picks.js"
 */


/**
 * Return the prompt for the viewer.
 * @param {View | null} view
 * @param {Words} words
 */
export function promptFor(view, words) {
  if (!view) return "";
  if (view.over) return words("over");
  if (view.prompt) return view.prompt;
  if (view.reaction) return words("reacting");
  return view.waiting.length ? words("waiting", { names: listNames(view.waiting) }) : words("nothing");
}

/**
 * Return the prompt for a partial choice, empty without one. `final`: the previewed move can't be taken back.
 * @param {Choice} choice
 * @param {boolean} final
 * @param {Words} words
 */
export function choicePrompt({ moves, selection, previewed }, final, words) {
  if (final) return words("final");
  if (previewed) return words("ready");
  if (!selection.clicked.length) return "";
  return words("partial", { count: pickable(moves, selection.clicked).size });
}

const LONG = 50; // pixels; more than two lines

/**
 * Mark the action bar as crowded while its prompt is long.
 * @param {HTMLElement} ask
 * @param {HTMLElement} bar
 */
export function markCrowded(ask, bar) {
  new ResizeObserver(() => requestAnimationFrame(() => bar.classList.toggle("crowded", ask.offsetHeight > LONG))).observe(ask);
}

const MOST = 4;

/** A row of buttons in `place`. Calls `chosen(move)` for a click. */
export class DirectMoves {
  /**
   * @param {HTMLElement} place
   * @param {(move: Move) => void} chosen
   */
  constructor(place, chosen) {
    this.place = place;
    this.chosen = chosen;
  }

  /**
   * Show buttons for moves, unless there are too many. The previewed move's button is pressed.
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
    const button = createElement("button", move.label, { type: "button", "data-move": move.text });
    button.addEventListener("click", () => this.chosen(move));
    return button;
  }
}
