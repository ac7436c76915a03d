// Selection of a legal move by clicks on elements of the picture. Pure functions; none touches the page.
//
// A move is {text, label, picks, marks}: `picks` holds the clickable ids for each click in order, `marks` the ids that
// show the move's effect. A selection is {clicked, turn, chosen}: the ids clicked so far, how often the last one was
// clicked again, and the text of a move chosen in another way.

/**
 * @typedef {{text: string, label: string, picks: string[][], marks: string[]}} Move
 * @typedef {{readonly clicked: readonly string[], turn: number, chosen: string | null}} Selection
 * @typedef {{id: string, x: number, y: number}} Box
 */

/** @type {Selection} */
export const NOTHING = Object.freeze({ clicked: Object.freeze([]), turn: 0, chosen: null });

/**
 * Whether a move starts with the clicks or contains them.
 * @param {Move} move
 * @param {readonly string[]} clicked
 */
export function matches(move, clicked) {
  const picks = move.picks;
  if (clicked.length > 0 && picks.length === 0) return false;
  if (new Set(clicked).size !== clicked.length) return false;
  return clicked.every((id, place) => picks[Math.min(place, picks.length - 1)].includes(id));
}

/**
 * Whether the clicks complete a move that they match.
 * @param {Move} move
 * @param {readonly string[]} clicked
 */
export function isComplete(move, clicked) {
  return clicked.length > 0 && clicked.length >= move.picks.length;
}

/**
 * Return the moves that the clicks complete, in order.
 * @param {Move[]} moves
 * @param {readonly string[]} clicked
 */
export function completed(moves, clicked) {
  return moves.filter((move) => matches(move, clicked) && isComplete(move, clicked));
}

/**
 * Return the selection after a click on an element.
 * @param {Move[]} moves
 * @param {Selection} selection
 * @param {string} id
 * @returns {Selection}
 */
export function click(moves, selection, id) {
  const { clicked, turn } = selection;
  if (clicked.at(-1) === id && completed(moves, clicked).length > 1) return { clicked, turn: turn + 1, chosen: null };
  const anyMatches = (/** @type {string[]} */ ids) => moves.some((move) => matches(move, ids));
  for (const ids of [[...clicked, id], [id]]) {
    if (anyMatches(ids)) return { clicked: ids, turn: 0, chosen: null };
  }
  return selection;
}

/**
 * Return the selection of the next move that shares the clicks.
 * @param {Move[]} moves
 * @param {Selection} selection
 * @returns {Selection}
 */
export function cycle(moves, selection) {
  if (completed(moves, selection.clicked).length < 2) return selection;
  return { ...selection, turn: selection.turn + 1, chosen: null };
}

/**
 * Return the selection of a whole move, from the list or the keyboard.
 * @param {Move} move
 * @returns {Selection}
 */
export function choose(move) {
  return { clicked: [], turn: 0, chosen: move.text };
}

/**
 * Return the selection without its last click or its chosen move.
 * @param {Selection} selection
 * @returns {Selection}
 */
export function takeBack(selection) {
  return { clicked: selection.clicked.slice(0, -1), turn: 0, chosen: null };
}

/**
 * Return the move that would be played now, or null.
 * @param {Move[]} moves
 * @param {Selection} selection
 */
export function preview(moves, selection) {
  if (selection.chosen !== null) return moves.find((move) => move.text === selection.chosen) ?? null;
  const found = completed(moves, selection.clicked);
  return found.length ? found[selection.turn % found.length] : null;
}

/**
 * Return the only move that the clicks can mean, whatever is clicked next, or null.
 * @param {Move[]} moves
 * @param {Selection} selection
 */
export function onlyMeaning(moves, { clicked }) {
  const found = clicked.length ? moves.filter((move) => matches(move, clicked)) : [];
  return found.length === 1 && isComplete(found[0], clicked) ? found[0] : null;
}

/**
 * Return how many moves share the clicks and which of them is shown: {shown, of}.
 * @param {Move[]} moves
 * @param {Selection} selection
 */
export function turns(moves, selection) {
  const of = completed(moves, selection.clicked).length;
  return { shown: of ? (selection.turn % of) + 1 : 0, of };
}

/**
 * Return the elements that can be clicked next, each with the first move that it leads to.
 * @param {Move[]} moves
 * @param {readonly string[]} clicked
 * @returns {Map<string, Move>}
 */
export function pickable(moves, clicked) {
  const found = new Map();
  for (const move of moves) {
    if (!matches(move, clicked) || move.picks.length === 0) continue;
    for (const id of move.picks[Math.min(clicked.length, move.picks.length - 1)]) {
      if (!clicked.includes(id) && !found.has(id)) found.set(id, move);
    }
  }
  return found;
}

/**
 * Return the moves without clicks.
 * @param {Move[]} moves
 */
export function unpictured(moves) {
  return moves.filter((move) => move.picks.length === 0);
}

/**
 * Return the move that was typed, ignoring case and spacing, or null.
 * @param {Move[]} moves
 * @param {string} text
 */
export function typed(moves, text) {
  const plain = (/** @type {string} */ words) => words.trim().replace(/\s+/g, " ").toLowerCase();
  return moves.find((move) => move.text === text.trim()) ?? moves.find((move) => plain(move.text) === plain(text)) ?? null;
}

/** @type {Record<string, [number, number]>} */
const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * Return the nearest box in a direction ("ArrowLeft" ...), or null. A box is given by its center.
 * @param {Box[]} boxes
 * @param {Box} from
 * @param {string} direction
 */
export function neighbour(boxes, from, direction) {
  const [right, down] = DIRECTIONS[direction];
  /** @type {Box | null} */
  let best = null;
  let least = Infinity;
  for (const box of boxes) {
    const along = (box.x - from.x) * right + (box.y - from.y) * down;
    const aside = Math.abs((box.x - from.x) * down) + Math.abs((box.y - from.y) * right);
    // A box straight in the direction counts as nearer than a diagonal one.
    const distance = along + 3 * aside;
    if (along > 1 && box.id !== from.id && distance < least) [best, least] = [box, distance];
  }
  return best;
}

/**
 * Whether a selection still fits the moves.
 * @param {Selection} held
 * @param {Move[]} moves
 */
export function stillFits(held, moves) {
  if (held.chosen !== null) return moves.some((move) => move.text === held.chosen);
  return held.clicked.every((id) => moves.some((move) => move.picks.some((ids) => ids.includes(id))));
}

/** The moves offered so far, by element: for asking why an element can't be chosen now. */
export class MoveMemory {
  constructor() {
    /** @type {Map<string, string>} */
    this.moves = new Map();
    /** @type {Set<string>} */
    this.kinds = new Set();
  }

  /** @param {Move[]} moves */
  learn(moves) {
    for (const { text, picks } of moves) {
      for (const id of picks.flat()) {
        this.moves.set(id, text);
        this.kinds.add(kind(id));
      }
    }
  }

  /**
   * Return the text of a move that an element belonged to; empty for an element of a known kind, null for any other.
   * @param {string} id
   */
  moveOf(id) {
    return this.moves.get(id) ?? (this.kinds.has(kind(id)) ? "" : null);
  }
}

/** @param {string} id */
function kind(id) {
  return id.split("-")[0];
}
