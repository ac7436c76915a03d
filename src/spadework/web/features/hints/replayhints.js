// Hints for the current step of a replay.

import { fetchJson } from "../../core/browser.js";
import { createElement, query } from "../../core/dom.js";

/**
 * @typedef {{label: string, expected: string, played: boolean}} Thought
 * @typedef {{moves: Thought[], reason: string | null, asked?: string, own?: string}} Answer
 */

/** A button that asks and a panel that answers. */
export class ReplayHints {
  /**
   * `address` returns the URL of the hint.
   * @param {HTMLElement} button
   * @param {HTMLElement} panel
   * @param {{address: () => string, thinking: string, failed: string}} how
   */
  constructor(button, panel, { address, thinking, failed }) {
    this.panel = panel;
    this.question = 0;
    button.addEventListener("click", async () => {
      const question = ++this.question;
      this.show({ moves: [], reason: thinking });
      /** @type {Answer | null} */
      const answer = await fetchJson(address());
      if (question === this.question) this.show(answer ?? { moves: [], reason: failed });
    });
  }

  /** Discard the answer of an earlier step. */
  forget() {
    this.question += 1;
    this.panel.hidden = true;
  }

  /** @param {Answer} answer */
  show({ moves, reason, asked, own }) {
    query(this.panel, "p").textContent = reason ?? asked ?? "";
    const items = moves.map(({ label, expected, played }) => {
      const item = createElement("li", "");
      item.append(createElement("span", label), createElement("span", expected, { class: "expected" }));
      if (played) item.append(createElement("strong", own ?? ""));
      return item;
    });
    query(this.panel, "ol").replaceChildren(...items);
    this.panel.hidden = false;
  }
}
