// Explanations of elements of the picture: by long press, right click or the key E.

import { query } from "../../core/dom.js";
import { namedElements } from "../../core/picture.js";
import { withLinks } from "./rulebook.js";

/**
 * @import { Board } from "../../core/board.js"
 * @import { Words } from "../../core/dom.js"
 * @import { About } from "../../core/live.js"
 */

const LONG = 500; // milliseconds of a long press
const STILL = 10; // pixels that a finger may move during it

/** Asks for explanations and shows them. */
export class Explain {
  /**
   * @param {HTMLElement} page
   * @param {Board} board
   * @param {Words} words
   * @param {(ids: string[]) => void} ask
   */
  constructor(page, board, words, ask) {
    this.panel = query(page, "#explanation");
    this.button = query(page, "#explain-button");
    this.board = board;
    this.words = words;
    this.ask = ask;
    /** @type {number | undefined} */
    this.timer = undefined;
    this.swallow = false;
    this.from = [0, 0]; // where the press began
    const { place } = board;
    place.addEventListener("contextmenu", (event) => this.over(event));
    place.addEventListener("pointerdown", (event) => this.down(event));
    for (const name of ["pointerup", "pointercancel", "pointerleave"]) place.addEventListener(name, () => clearTimeout(this.timer));
    place.addEventListener("pointermove", ({ clientX, clientY }) => {
      if (Math.hypot(clientX - this.from[0], clientY - this.from[1]) > STILL) clearTimeout(this.timer);
    });
    place.addEventListener("click", (event) => this.click(event), true);
    place.addEventListener("keydown", (event) => this.key(event), true);
    query(this.panel, "button").addEventListener("click", () => this.close());
    this.button.addEventListener("click", () => this.expect(!this.expecting));
    document.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || this.panel.hidden || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      this.close();
    }, true);
  }

  get expecting() {
    return this.button.getAttribute("aria-pressed") === "true";
  }

  /**
   * Set whether clicks explain elements instead of choosing them.
   * @param {boolean} wanted
   */
  expect(wanted) {
    this.button.setAttribute("aria-pressed", String(wanted));
    this.board.place.classList.toggle("explaining", wanted);
    this.makeFocusable(wanted);
    query(this.panel, "p").textContent = wanted ? this.panel.dataset.point ?? "" : "";
    this.panel.hidden = !wanted;
  }

  /**
   * Let the keyboard reach all that has a name, or only what can be chosen again.
   * @param {boolean} wanted
   */
  makeFocusable(wanted) {
    const { place } = this.board;
    for (const one of place.querySelectorAll("[data-explained]")) {
      one.removeAttribute("data-explained");
      // Meanwhile it may have become a move, which the board made focusable.
      if (!one.hasAttribute("aria-pressed")) one.removeAttribute("tabindex");
    }
    if (!wanted) return;
    for (const one of namedElements(place)) {
      if (one.hasAttribute("tabindex")) continue;
      one.setAttribute("data-explained", "");
      one.setAttribute("tabindex", "0");
    }
  }

  /** Explain the focused element; without one, start or stop to explain what is clicked. */
  focused() {
    if (!this.askAbout(document.activeElement)) this.expect(!this.expecting);
  }

  /**
   * Ask about an element of the picture; the answer will appear in the other half of the window.
   * @param {EventTarget | null} target
   * @returns {boolean} whether it is one
   */
  askAbout(target) {
    const ids = this.board.idsAround(target);
    if (!ids.length || !(target instanceof Element)) return false;
    const { top, bottom } = target.getBoundingClientRect();
    this.panel.classList.toggle("high", top + bottom > innerHeight);
    this.ask(ids);
    return true;
  }

  /** @param {About} message */
  take({ text }) {
    query(this.panel, "p").replaceChildren(...withLinks(text ?? this.words("unexplained"), this.words("rules")));
    this.panel.hidden = false;
  }

  close() {
    this.panel.hidden = true;
    this.expect(false);
  }

  /** @param {Event} event */
  over(event) {
    if (!this.askAbout(event.target)) return;
    event.preventDefault();
    clearTimeout(this.timer);
  }

  /** @param {PointerEvent} event */
  down(event) {
    clearTimeout(this.timer);
    this.swallow = false;
    if (event.pointerType === "mouse") return;
    const { clientX, clientY, target } = event;
    this.from = [clientX, clientY];
    this.timer = setTimeout(() => {
      this.swallow = true;
      this.askAbout(target);
    }, LONG);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (!this.expecting || (event.key !== "Enter" && event.key !== " ") || !this.askAbout(event.target)) return;
    event.stopPropagation();
    event.preventDefault();
  }

  // A long press or an explaining click chooses nothing.
  /** @param {MouseEvent} event */
  click(event) {
    if (!this.swallow && !this.expecting) return;
    if (this.expecting) this.askAbout(event.target);
    this.swallow = false;
    event.stopPropagation();
    event.preventDefault();
  }
}
