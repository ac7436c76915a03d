// What has been offered at this table so far: for asking why something can't be chosen now.

/** @import { Move } from "./picks.js" */

/** Remembers, for each element of the picture that could be clicked, a move that it belonged to. */
export class Offered {
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
