// The coach: warns of a weak move before it is played, at most once per decision.

import { query } from "../../core/dom.js";

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
    this.said = null;
    query(panel, "[data-coach=play]").addEventListener("click", () => this.said && callbacks.play(this.said.move));
    query(panel, "[data-coach=show]").addEventListener("click", () => {
      const better = this.said?.better;
      this.close();
      if (better !== undefined) callbacks.show(better);
    });
  }

  /** Whether the coach checks the next move. */
  get listens() {
    return this.settings.get("coach") === "yes" && !this.spoken;
  }

  /**
   * Follow another view, or none.
   * @param {Pick<View, "seat" | "decision" | "past"> | null} view
   */
  follow(view) {
    const decision = view ? `${view.seat} ${view.decision} ${view.past}` : "";
    if (decision === this.decision) return;
    this.decision = decision;
    this.spoken = false;
    this.close();
  }

  /** @param {Coached} message */
  take(message) {
    this.spoken = true;
    this.said = message;
    query(this.panel, "p").textContent = message.reason;
    this.panel.hidden = false;
    query(this.panel, "[data-coach=show]").focus({ preventScroll: true });
  }

  close() {
    this.said = null;
    this.panel.hidden = true;
  }
}
