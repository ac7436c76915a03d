// Previews of games: fetched after the page, in place of placeholder charts.

import { parsed } from "../core/morph.js";

const AGAIN = 4000;

/** @type {NodeListOf<HTMLElement>} */
const frames = document.querySelectorAll("[data-moment]");
for (const frame of frames) void show(frame);

/** @param {HTMLElement} frame */
async function show(frame) {
  const answer = await fetch(frame.dataset.moment ?? "").catch(() => null);
  // Without a network, or when the page is left, the placeholder stays.
  if (!answer) return;
  if (answer.status === 204) {
    // The game is still compiling.
    setTimeout(() => void show(frame), AGAIN);
  } else if (answer.ok) {
    const picture = parsed(await answer.text());
    picture.setAttribute("aria-hidden", "true");
    frame.replaceChildren(picture);
  }
}
