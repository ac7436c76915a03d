// When a game is over: whether the deal was what this browser has seen of it, said in a line.

import { json } from "../../core/fetchjson.js";
import { chance } from "./contribution.js";
import { wordsOf } from "../../core/words.js";

/**
 * Check the deal, if the page has a place for what comes of it.
 * @param {ParentNode} page
 */
export async function checkDeal(page) {
  const place = page.querySelector("#own-check");
  if (!(place instanceof HTMLElement)) return;
  const words = wordsOf(place);
  /** @type {import("./contribution.js").Told | null} */
  const record = await json(words("record"));
  const checked = record && chance.check(words("table"), record);
  if (!checked) return;
  const vain = checked.void ? ` ${words("void", checked)}` : "";
  place.textContent = words(checked.found, checked) + vain;
  place.classList.toggle("alert", checked.found !== "agrees" || Boolean(vain));
  place.hidden = false;
}
