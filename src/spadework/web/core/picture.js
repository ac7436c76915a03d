// A picture that comes as the parts which have changed.

import { json } from "./fetchjson.js";

/** @typedef {{head: string, order: string[] | null, parts: Record<string, string>}} Changes */

/** The parts of the picture that is shown. */
export class Picture {
  constructor() {
    /** @type {string[]} */
    this.order = [];
    /** @type {Map<string, string>} */
    this.parts = new Map();
  }

  /**
   * Take what has changed; returns the whole picture as SVG.
   * @param {Changes} changes
   */
  take({ head, order, parts }) {
    this.order = order ?? this.order;
    const all = new Map([...this.parts, ...Object.entries(parts)]);
    this.parts = new Map(this.order.map((id) => [id, all.get(id) ?? ""]));
    return [head, ...this.parts.values(), "</svg>"].join("");
  }
}

/**
 * The picture of an earlier version, null where it can't be had.
 * @param {string} address
 * @param {number} version
 * @param {boolean} wide
 */
export async function earlierPicture(address, version, wide) {
  const url = new URL(address, location.origin);
  url.searchParams.set("wide", wide ? "1" : "0");
  /** @type {{step: number, picture: string} | null} */
  const answer = await json(url);
  return answer && answer.step === version ? answer.picture : null;
}
