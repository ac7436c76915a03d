// Worked examples of a rule book: pictures load shortly before they scroll into view.

import { root } from "../core/browser.js";
import { query } from "../core/dom.js";
import { parsed } from "../core/morph.js";

/** @typedef {{picture: string, log: string[]}} Picture */

const AGAIN = 4000;
const MINIMUM_SCALE = 0.69; // pixels per unit of a picture

/**
 * Show the examples of a rule book.
 * @param {HTMLElement} book
 */
export function showExamples(book) {
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        seen.unobserve(target);
        void new Example(/** @type {HTMLElement} */ (target)).go(0);
      }
    },
    { rootMargin: "600px" },
  );
  for (const figure of book.querySelectorAll("[data-example]")) seen.observe(figure);
}

class Example {
  /** @param {HTMLElement} figure */
  constructor(figure) {
    this.figure = figure;
    this.address = `${root}${figure.dataset.example}`;
    this.last = Number(figure.dataset.pictures) - 1;
    this.step = 0;
    for (const button of this.buttons()) button.addEventListener("click", () => void this.go(this.step + Number(button.dataset.step)));
  }

  buttons() {
    return /** @type {HTMLButtonElement[]} */ ([...this.figure.querySelectorAll("[data-step]")]);
  }

  /** @param {number} wanted */
  async go(wanted) {
    const step = Math.max(0, Math.min(this.last, wanted));
    const answer = await fetch(`${this.address}/${step}.json`).catch(() => null);
    // The game is still compiling.
    if (!answer || answer.status === 204) setTimeout(() => void this.go(step), AGAIN);
    if (!answer?.ok || answer.status === 204) return;
    this.step = step;
    this.show(await answer.json());
  }

  /** @param {Picture} shown */
  show({ picture, log }) {
    const drawn = parsed(picture);
    drawn.setAttribute("aria-hidden", "true");
    // On a small screen the picture scrolls instead of shrinking further.
    const { width } = /** @type {SVGSVGElement} */ (/** @type {unknown} */ (drawn)).viewBox.baseVal;
    drawn.style.setProperty("min-inline-size", `${Math.ceil(width * MINIMUM_SCALE)}px`);
    query(this.figure, "div").replaceChildren(drawn);
    query(this.figure, "figcaption span").textContent = log.length ? ` ${log.join(" ")}` : "";
    for (const button of this.buttons()) {
      const next = this.step + Number(button.dataset.step);
      button.disabled = next < 0 || next > this.last;
    }
    const number = this.figure.querySelector("small");
    if (number) number.textContent = `${this.step + 1}/${this.last + 1}`;
  }
}
