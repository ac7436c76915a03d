// The prompt of the action bar, and its buttons for moves without clicks.

import { listNames, createElement } from "./dom.js";
import { pickable } from "./picks.js";

/**
 * @import { Choice } from "./board.js"
 * @import { Words } from "./dom.js"
 * @import { View } from "./live.js"
 * @import { Move } from "./picks.js"
 */

const ENOUGH = 60; // labels that are compared

/**
 * Return the prompt for the viewer.
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
 * Return the prompt for a partial choice, empty without one. `final`: the previewed move can't be taken back.
 * @param {Choice} choice
 * @param {boolean} final
 * @param {Words} words
 */
export function choicePrompt({ moves, selection, previewed }, final, words) {
  if (final) return words("final");
  if (previewed) return words("ready");
  if (!selection.clicked.length) return "";
  const next = pickable(moves, selection.clicked);
  const contains = (/** @type {Move} */ move, /** @type {string} */ id) => move.picks.flat().includes(id);
  const possible = moves.filter((move) => [...next.keys()].some((id) => contains(move, id)));
  const left = possible.filter((move) => selection.clicked.every((id) => contains(move, id)));
  return words("partial", { chosen: common(left.map((move) => move.label)), count: next.size });
}

/**
 * Return the words that texts share, in order, with "…" for the others.
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
 * Return the longest common subsequence of two lists of words.
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
