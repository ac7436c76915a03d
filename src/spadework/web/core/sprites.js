// The art of a deck, which pictures place by name: fetched once, kept by the browser, and put into the page.

import { parsed } from "./morph.js";

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
