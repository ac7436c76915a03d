// Check of the deal after a game, from the contributions of this browser.

import { fetchJson } from "../../core/browser.js";
import { wordsOf } from "../../core/dom.js";
import { contributions } from "./contribution.js";

/**
 * Check the deal, if the page shows the result.
 * @param {ParentNode} page
 */
export async function checkDeal(page) {
  const place = page.querySelector("#own-check");
  if (!(place instanceof HTMLElement)) return;
  const words = wordsOf(place);
  /** @type {import("./contribution.js").DealRecord | null} */
  const record = await fetchJson(words("record"));
  const checked = record && contributions.check(words("table"), record);
  if (!checked) return;
  const vain = checked.void ? ` ${words("void", checked)}` : "";
  place.textContent = words(checked.found, checked) + vain;
  place.classList.toggle("alert", checked.found !== "agrees" || Boolean(vain));
  place.hidden = false;
}
