// What the bar asks, and what it says of a choice that is half made.
// The buttons for moves that no click on the picture can say.

import { listNames, createElement } from "./dom.js";
import { pickable } from "./picks.js";

/**
 * @import { Choice } from "./board.js"
 * @import { Words } from "./dom.js"
 * @import { View } from "./live.js"
 * @import { Move } from "./picks.js"
 */

const ENOUGH = 60; // labels tell what they have in common

/**
 * What is asked of whoever looks.
 * @param {View | null} view
 * @param {Words} words
 */
export function promptFor(view, words) {
  if (!view) return "";
  if (view.over) return words("over");
  if (view.ask) return view.ask;
  if (view.reaction) return words("reacting");
  return view.waiting.length ? words("waiting", { names: listNames(view.waiting) }) : words("nothing");
}

/**
 * What is chosen so far and what is still to choose; empty when nothing is. `final`: the move that is shown would stay.
 * @param {Choice} choice
 * @param {boolean} final
 * @param {Words} words
 */
export function choicePrompt({ moves, selection, previewed }, final, words) {
  if (final) return words("final");
  if (previewed) return words("ready");
  if (!selection.clicked.length) return "";
  const next = pickable(moves, selection.clicked);
  const left = moves.filter((move) => [...next.keys()].some((id) => move.picks.flat().includes(id)) && selection.clicked.every((id) => move.picks.flat().includes(id)));
  return words("partial", { chosen: common(left.map((move) => move.label)), count: next.size });
}

/**
 * The words that some texts have in common, in order, with "…" where they differ.
 * @param {string[]} texts
 */
export function common(texts) {
  const [first, ...others] = texts.slice(0, ENOUGH).map((text) => text.split(" "));
  if (!first) return "";
  const shared = others.reduce(shortened, first);
  const said = [];
  let place = 0;
  for (const word of first) {
    if (word === shared[place]) {
      said.push(word);
      place += 1;
    } else if (said.at(-1) !== "…") said.push("…");
  }
  if (others.length && said.at(-1) !== "…") said.push("…");
  return said.join(" ");
}

/**
 * The longest list of words that two lists hold in the same order.
 * @param {string[]} one
 * @param {string[]} other
 */
function shortened(one, other) {
  /** @type {string[][]} */
  let best = Array.from({ length: other.length + 1 }, () => []);
  for (const word of one) {
    const next = [best[0]];
    other.forEach((same, place) => {
      const longer = word === same ? [...best[place], word] : null;
      const [above, left] = [best[place + 1], next[place]];
      next.push(longer ?? (above.length >= left.length ? above : left));
    });
    best = next;
  }
  return best[other.length];
}

const MOST = 4;

/** A row of buttons in `place`; `chosen(move)` when one is pressed. */
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
    const button = createElement("button", move.label, { type: "button", "data-move": move.text });
    button.addEventListener("click", () => this.chosen(move));
    return button;
  }
}
