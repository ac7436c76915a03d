// Narrows the legal moves by the elements of the picture that were clicked. Pure functions; nothing here touches the page.
//
// A move is {text, label, picks, marks}: picks holds, for each click in order, the ids that may be clicked; marks the ids
// that show what the move would do. A selection is {clicked, turn, chosen}: the ids clicked so far, how often the last one
// was clicked again, and the text of a move chosen otherwise than by clicking.
// What has been offered at this table so far: for asking why something can't be chosen now.

/**
 * @typedef {{text: string, label: string, picks: string[][], marks: string[]}} Move
 * @typedef {{readonly clicked: readonly string[], turn: number, chosen: string | null}} Selection
 * @typedef {{id: string, x: number, y: number}} Box
 */

/** @type {Selection} */
export const NOTHING = Object.freeze({ clicked: Object.freeze([]), turn: 0, chosen: null });

/**
 * Whether the clicks are a beginning of the move, or lie within it.
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
 * Whether the clicks say the whole of a move that they match.
 * @param {Move} move
 * @param {readonly string[]} clicked
 */
export function isComplete(move, clicked) {
  return clicked.length > 0 && clicked.length >= move.picks.length;
}

/**
 * The moves that the clicks say completely, in the moves' order.
 * @param {Move[]} moves
 * @param {readonly string[]} clicked
 */
export function completed(moves, clicked) {
  return moves.filter((move) => matches(move, clicked) && isComplete(move, clicked));
}

/**
 * The selection after a click on an element.
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
 * The selection that shows the next of the moves that share the clicks.
 * @param {Move[]} moves
 * @param {Selection} selection
 * @returns {Selection}
 */
export function cycle(moves, selection) {
  if (completed(moves, selection.clicked).length < 2) return selection;
  return { ...selection, turn: selection.turn + 1, chosen: null };
}

/**
 * The selection of a move as a whole, from the list or by typing.
 * @param {Move} move
 * @returns {Selection}
 */
export function choose(move) {
  return { clicked: [], turn: 0, chosen: move.text };
}

/**
 * The selection without its last click, or without the move chosen as a whole.
 * @param {Selection} selection
 * @returns {Selection}
 */
export function takeBack(selection) {
  return { clicked: selection.clicked.slice(0, -1), turn: 0, chosen: null };
}

/**
 * The move that would be played now, or null.
 * @param {Move[]} moves
 * @param {Selection} selection
 */
export function preview(moves, selection) {
  if (selection.chosen !== null) return moves.find((move) => move.text === selection.chosen) ?? null;
  const found = completed(moves, selection.clicked);
  return found.length ? found[selection.turn % found.length] : null;
}

/**
 * The only move that the clicks can mean, whatever is clicked next, or null.
 * @param {Move[]} moves
 * @param {Selection} selection
 */
export function onlyMeaning(moves, { clicked }) {
  const found = clicked.length ? moves.filter((move) => matches(move, clicked)) : [];
  return found.length === 1 && isComplete(found[0], clicked) ? found[0] : null;
}

/**
 * How many moves share the clicks, and which of them is shown: {shown, of}.
 * @param {Move[]} moves
 * @param {Selection} selection
 */
export function turns(moves, selection) {
  const of = completed(moves, selection.clicked).length;
  return { shown: of ? (selection.turn % of) + 1 : 0, of };
}

/**
 * The elements that can be clicked next, each with the move that a click would bring nearest.
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
 * The moves that no click can say.
 * @param {Move[]} moves
 */
export function unpictured(moves) {
  return moves.filter((move) => move.picks.length === 0);
}

/**
 * The move that was typed, however it was spaced and capitalised, or null.
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
 * The box that lies next in a direction ("ArrowLeft" ...), or null. A box is known by its middle.
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
    // What lies straight ahead is nearer than what lies aslant.
    const distance = along + 3 * aside;
    if (along > 1 && box.id !== from.id && distance < least) [best, least] = [box, distance];
  }
  return best;
}

/**
 * Whether a selection goes with some moves.
 * @param {Selection} held
 * @param {Move[]} moves
 */
export function stillFits(held, moves) {
  if (held.chosen !== null) return moves.some((move) => move.text === held.chosen);
  return held.clicked.every((id) => moves.some((move) => move.picks.some((ids) => ids.includes(id))));
}

/** Remembers, for each element of the picture that could be clicked, a move that it belonged to. */
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
   * The text of a move that an element once belonged to, empty when it is only of a kind that could be clicked, null when it is not even that.
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
