// The data of a picture: its changed parts, the sprites of a deck, its minimum height.

import { fetchJson } from "./browser.js";
import { parsed } from "./morph.js";

/** @typedef {{head: string, order: string[] | null, parts: Record<string, string>}} Changes */

/**
 * The elements of a picture that have a name.
 * @param {Element} place that shows the picture
 */
export function namedElements(place) {
  return [...place.querySelectorAll("svg [id]:not(defs *):has(> title)")];
}

/** The parts of the current picture. */
export class Picture {
  constructor() {
    /** @type {string[]} */
    this.order = [];
    /** @type {Map<string, string>} */
    this.parts = new Map();
  }

  /**
   * Apply changes and return the whole picture as SVG.
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
 * Fetch the picture of an earlier version; null if it isn't available.
 * @param {string} address
 * @param {number} version
 * @param {boolean} wide
 */
export async function earlierPicture(address, version, wide) {
  const url = new URL(address, location.origin);
  url.searchParams.set("wide", wide ? "1" : "0");
  /** @type {{step: number, picture: string} | null} */
  const answer = await fetchJson(url);
  return answer && answer.step === version ? answer.picture : null;
}

/**
 * Fetch a deck's sprites into the page. Pictures that use them update when they arrive.
 * @param {string} url
 */
export async function loadSprites(url) {
  const answer = await fetch(url).catch(() => null);
  // Without a network, or when the page is left.
  if (!answer) return;
  if (!answer.ok) throw new Error(`the art of this game did not come: ${answer.status}`);
  const sheet = parsed(await answer.text());
  sheet.setAttribute("class", "sprites");
  sheet.setAttribute("aria-hidden", "true");
  document.body.prepend(sheet);
}

/**
 * Tell a board the height of its picture, which is not drawn smaller than that many pixels; the page scrolls instead.
 * @param {HTMLElement} board
 * @param {SVGElement | null} picture
 */
export function setMinimumHeight(board, picture) {
  const { height } = /** @type {SVGSVGElement | null} */ (picture)?.viewBox.baseVal ?? { height: 0 };
  board.style.setProperty("--tall", String(height));
}
