// The count at the end: the parts of the final picture that show it appear one after another.

import { isStill } from "../core/dom.js";

const STEP = 250; // milliseconds between two parts
const APPEARS = 200;

/**
 * Reveal the elements with `data-tally` in their order, those with the same number together; a click or a key shows them all.
 * Resolves when all are shown.
 * @param {Element} picture
 * @param {() => void} playSound is called for each step
 */
export async function tally(picture, playSound) {
  const elements = [...picture.querySelectorAll("[data-tally]")];
  const numbers = [...new Set(elements.map(numberOf))].sort((one, other) => one - other);
  if (!numbers.length || isStill() || document.hidden) return;
  const shown = elements.map((element) => {
    const delay = STEP * (numbers.indexOf(numberOf(element)) + 1);
    return element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: APPEARS, delay, fill: "backwards" });
  });
  const sounds = numbers.map((_, index) => setTimeout(playSound, STEP * (index + 1)));
  const all = new AbortController();
  const skip = () => {
    sounds.forEach(clearTimeout);
    for (const one of shown) one.finish();
  };
  for (const event of ["pointerdown", "keydown", "visibilitychange"]) {
    document.addEventListener(event, skip, { capture: true, signal: all.signal });
  }
  // A new picture may cancel them.
  await Promise.allSettled(shown.map(({ finished }) => finished));
  all.abort();
}

/** @param {Element} element */
function numberOf(element) {
  return Number(element.getAttribute("data-tally"));
}
