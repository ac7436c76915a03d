// The coach: warns of a weak move before it is played, at most once per decision.

import { query, wordsOf } from "../../core/dom.js";

/**
 * @import { Coached, View } from "../../core/live.js"
 * @import { Settings } from "../../core/settings.js"
 */

/** A `panel` with the coach's warning; `play(text)` plays the move anyway, `show(text)` previews the better one. */
export class Coach {
  /**
   * @param {HTMLElement} panel
   * @param {Settings} settings
   * @param {{play: (text: string) => void, show: (text: string) => void}} callbacks
   */
  constructor(panel, settings, callbacks) {
    this.panel = panel;
    this.settings = settings;
    this.decision = "";
    this.spoken = false;
    /** @type {Coached | null} */
    this.warning = null;
    this.decisions = 0;
    this.answers = /** @type {NodeListOf<HTMLElement>} */ (panel.querySelectorAll("[data-coach]"));
    for (const answer of ["yes", "no"]) query(panel, `[data-coach=${answer}]`).addEventListener("click", () => {
      settings.set("coach", answer);
      this.close();
    });
    query(panel, "[data-coach=play]").addEventListener("click", () => this.warning && callbacks.play(this.warning.move));
    query(panel, "[data-coach=show]").addEventListener("click", () => {
      const better = this.warning?.better;
      this.close();
      if (better !== undefined) callbacks.show(better);
    });
  }

  /** Whether the coach checks the next move. */
  get listens() {
    return this.settings.get("coach") === "yes" && !this.spoken;
  }

  /**
   * Follow another view, or none. At a page's second decision the coach offers itself, once in this browser.
   * @param {Pick<View, "seat" | "decision" | "past" | "moves"> | null} view
   */
  follow(view) {
    const decision = view?.moves.length ? `${view.seat} ${view.decision} ${view.past}` : "";
    if (decision === this.decision) return;
    this.decision = decision;
    this.spoken = false;
    this.close();
    if (decision) this.decisions += 1;
    if (this.decisions === 2 && this.settings.get("offered") === "no") {
      this.settings.set("offered", "yes");
      if (this.settings.get("coach") === "no") this.say(wordsOf(this.panel)("offer"), ["yes", "no"]);
    }
  }

  /**
   * Say something with a choice of answers.
   * @param {string} text
   * @param {string[]} answers
   */
  say(text, answers) {
    query(this.panel, "p").textContent = text;
    for (const answer of this.answers) answer.hidden = !answers.includes(answer.dataset.coach ?? "");
    this.panel.hidden = false;
  }

  /** @param {Coached} message */
  take(message) {
    this.spoken = true;
    this.warning = message;
    this.say(message.reason, ["show", "play"]);
    query(this.panel, "[data-coach=show]").focus({ preventScroll: true });
  }

  /** The player goes on: an offer that is not answered gives the bar free. A warning stays. */
  passOver() {
    if (!this.warning) this.close();
  }

  close() {
    this.warning = null;
    this.panel.hidden = true;
  }
}
