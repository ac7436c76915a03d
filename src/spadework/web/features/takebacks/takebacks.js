// Takebacks by consent: the request, the answers and the outcome, in a panel of the action bar.

import { createElement, wordsOf } from "../../core/dom.js";

/** @import { TakebackNow, TakebackPreview, Live, View } from "../../core/live.js" */

const READ = 8000; // milliseconds for which an outcome stays

/** @typedef {[string, () => void, boolean?]} Button the key of the text, the action, and whether it is the main one */

export class Takebacks {
  /**
   * @param {HTMLElement} panel
   * @param {Live} live
   */
  constructor(panel, live) {
    this.panel = panel;
    this.live = live;
    this.words = wordsOf(panel);
    this.text = createElement("div", null);
    this.actions = createElement("div", null, { class: "actions" });
    /** @type {number | undefined} */
    this.reading = undefined;
    panel.append(this.text, this.actions);
    this.shown = "";
    this.past = live.past; // the number of takebacks so far
    live.listen({
      // The server sends an open request again, but not that one is over.
      open: () => this.shown.startsWith("offer") || this.close(),
      view: (/** @type {View} */ view) => this.follow(view),
      hand_off: () => this.close(),
    });
  }

  /**
   * Update an unsent request when other moves follow, since more would be undone. An outcome goes with the next move.
   * @param {View} view
   */
  follow({ seat, decision, can_ask_takeback: may, past }) {
    if (this.shown === "ended" && past === this.past) this.close();
    this.past = past;
    if (!this.shown.startsWith("offer")) return;
    if (may && this.shown === `offer ${seat} ${decision}`) this.live.send({ type: "ask_takeback", seat, decision, sure: false });
    else this.close();
  }

  /**
   * Ask for confirmation of a request.
   * @param {TakebackPreview} message
   */
  offer({ seat, decision, changes, asks }) {
    const ask = () => {
      this.close();
      this.live.send({ type: "ask_takeback", seat, decision });
    };
    const what = `offer ${seat} ${decision}`;
    const again = what === this.shown;
    this.show(what, changes, [[asks ? "ask" : "go", ask, true], ["cancel", () => this.close()]]);
    if (!again) this.actions.querySelector("button")?.focus({ preventScroll: true });
  }

  /** @param {TakebackNow} message */
  take({ request, ended }) {
    if (!request) {
      if (ended) this.showOutcome(ended);
      else if (!this.shown.startsWith("offer")) this.close();
      return;
    }
    const { id, changes, may } = request;
    const answer = (/** @type {boolean} */ agrees) => () => this.live.send({ type: "answer_takeback", request: id, agrees });
    /** @type {Button[]} */
    const buttons = [];
    if (may === "answer") buttons.push(["yes", answer(true), true], ["no", answer(false)]);
    if (may === "withdraw") buttons.push(["withdraw", answer(false)]);
    this.show(`${id} ${may}`, changes, buttons);
  }

  /**
   * Show how a request ended, until the next move or until it has been read.
   * @param {string} ended
   */
  showOutcome(ended) {
    this.show("ended", [ended], [["close", () => this.close()]]);
    clearTimeout(this.reading);
    this.reading = setTimeout(() => this.shown === "ended" && this.close(), READ);
  }

  /**
   * @param {string} what identifies the content; the buttons and the focus stay while it is the same
   * @param {string[]} changes
   * @param {Button[]} buttons
   */
  show(what, [first, ...others], buttons) {
    const rest = others.length ? [createElement("p", others.join(" "), { class: "quiet" })] : [];
    this.text.replaceChildren(createElement("p", first), ...rest);
    this.panel.hidden = false;
    if (what === this.shown) return;
    this.shown = what;
    // The panel may lie beyond the edge, when the reader has scrolled down beside the board.
    this.panel.scrollIntoView({ block: "nearest" });
    this.actions.replaceChildren(...buttons.map(([name, action, main]) => {
      const button = createElement("button", this.words(name), { type: "button", class: main ? "main" : "" });
      button.addEventListener("click", action);
      return button;
    }));
  }

  close() {
    this.shown = "";
    this.panel.hidden = true;
  }
}
