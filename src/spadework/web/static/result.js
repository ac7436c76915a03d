// How the game ended: the verdict at once, and all that is to be said of it as soon as it is there.

import { offerPicture } from "./keep.js";
import { part } from "./parts.js";

/** @typedef {{verdict: string, rows: {name: string, place: number, score: number, parts: {name: string, points: number}[]}[]}} Result */

/**
 * Show who has won, and the article of the page at `address`.
 * @param {HTMLElement} section
 * @param {string} verdict
 * @param {string} address
 */
export async function showResult(section, verdict, address) {
  part(section, "h2").textContent = verdict;
  section.hidden = false;
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  part(section, "#ending").replaceWith(document.importNode(part(page, "#ending"), true));
  offerPicture(part(section, ".keep"));
}
