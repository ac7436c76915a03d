// A picture that comes as the parts which have changed.
// The art of a deck, which pictures place by name: fetched once, kept by the browser, and put into the page.
// How small a picture may get on a wide page.

import { fetchJson } from "./browser.js";
import { parsed } from "./morph.js";

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
  const answer = await fetchJson(url);
  return answer && answer.step === version ? answer.picture : null;
}

/**
 * Put the sprites of an address into the page. What is shown before they are there appears when they come.
 * @param {string} url
 */
export async function loadSprites(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`the art of this game did not come: ${answer.status}`);
  const sheet = parsed(await answer.text());
  sheet.setAttribute("class", "sprites");
  sheet.setAttribute("aria-hidden", "true");
  document.body.prepend(sheet);
}

export const MINIMUM_SCALE = 0.69; // pixels for a unit of a wide picture, whose smallest letters are 20.5 units high

/**
 * A picture takes the room that there is, but not less than its smallest letters need: rather the page scrolls.
 * @param {SVGElement | null} picture
 */
export function setMinimumSize(picture) {
  const { height } = /** @type {SVGSVGElement | null} */ (picture)?.viewBox.baseVal ?? { height: 0 };
  document.documentElement.style.setProperty("--least", `${Math.ceil(height * MINIMUM_SCALE)}px`);
}
