// Premoves: buttons in the action bar, the last one played, and the panel, loaded when it is opened.

import { query, wordsOf } from "../../core/dom.js";

/**
 * @import { Live, View } from "../../core/live.js"
 * @import { PremovePanel } from "./premovepanel.js"
 */

/**
 * @typedef {{number: number, prompt: string, moves: string[], repeats: boolean, played: string | null, decision: number | null}} Answer
 * @typedef {{seat: number, premoves: Answer[]}} PremovesMessage
 * @typedef {{exactly: string, kind: string, prompt: string, often: number, moves: number[]}} Question
 * @typedef {{seat: number, moves: {text: string, label: string}[], questions: Question[], reason: string | null}} Foreseen
 */

/**
 * Offer premoves at a table.
 * @param {HTMLElement} page
 * @param {Live} live
 * @param {MediaQueryList} wide
 */
export function startPremoves(page, live, wide) {
  new Premoves(page, live, wide);
}

class Premoves {
  /**
   * @param {HTMLElement} page
   * @param {Live} live
   * @param {MediaQueryList} wide
   */
  constructor(page, live, wide) {
    this.live = live;
    this.place = query(page, "#premoves", HTMLDetailsElement);
    this.sheet = query(page, "#premoves-sheet", HTMLDialogElement);
    const after = this.place.nextElementSibling;
    this.words = wordsOf(this.place);
    this.open = query(page, "#premoves-button");
    this.each = query(page, "#each-time");
    this.playedNote = query(page, "#premoves-played");
    /** @type {PremovesMessage | null} */
    this.prepared = null;
    /** @type {View | null} */
    this.view = null;
    /** @type {PremovePanel | null} */
    this.panel = null;
    this.place.addEventListener("toggle", () => this.place.open && this.show());
    this.open.addEventListener("click", () => {
      this.place.open = true;
      if (!wide.matches) {
        this.sheet.append(this.place);
        this.sheet.showModal();
      }
      const summary = query(this.place, "summary");
      summary.focus({ preventScroll: true });
      summary.scrollIntoView({ block: "start" });
    });
    query(this.sheet, "button").addEventListener("click", () => this.sheet.close());
    this.sheet.addEventListener("close", () => after?.before(this.place));
    wide.addEventListener("change", () => this.sheet.close());
    this.each.addEventListener("click", () => this.press(!live.eachTime));
    live.listen({
      view: (/** @type {View} */ view) => this.follow(view),
      premoves: (/** @type {PremovesMessage} */ message) => this.take(message),
      foreseen: (/** @type {Foreseen} */ message) => message.seat === this.view?.seat && this.panel?.foreseen(message),
      premove_refused: (/** @type {{reason: string}} */ { reason }) => this.panel?.state(reason),
      hand_off: () => this.cover(),
    });
  }

  async show() {
    if (!this.panel) {
      const { PremovePanel } = await import("./premovepanel.js");
      this.panel ??= new PremovePanel(this.place, this.live);
    }
    if (!this.view) return;
    this.panel.follow(this.view);
    this.panel.list(this.prepared?.premoves ?? []);
  }

  /** @param {View} view */
  follow(view) {
    const asked = view.moves.length > 0;
    // Another player at this screen must not see what the last one has prepared.
    if (this.view !== null && view.seat !== this.view.seat) this.cover();
    // A premove that was taken back is no news any more.
    if (asked || view.seat !== this.view?.seat || view.epoch !== this.view?.epoch) this.say("");
    if (view.decision !== this.view?.decision || !asked) this.press(false);
    this.view = view;
    this.place.hidden = view.seat < 0 || view.over;
    if (this.place.hidden) this.sheet.close();
    this.open.hidden = this.place.hidden || asked;
    this.each.hidden = this.place.hidden || !asked || !view.reaction;
    if (this.place.open && this.panel) this.panel.follow(view);
  }

  /** @param {PremovesMessage} message */
  take(message) {
    const before = this.prepared;
    this.prepared = message;
    if (before?.seat === message.seat) {
      const known = new Map(before.premoves.map((answer) => [answer.number, answer.decision]));
      const changed = (/** @type {Answer} */ { number, decision }) => known.has(number) && known.get(number) !== decision;
      const played = message.premoves.find((answer) => answer.played !== null && changed(answer));
      if (played) this.say(this.words("playedNow", { move: played.played }));
    }
    this.panel?.list(message.premoves);
  }

  /** Hide everything while the screen is handed over. */
  cover() {
    this.view = this.prepared = null;
    this.place.open = false;
    this.place.hidden = this.open.hidden = this.each.hidden = true;
    this.press(false);
    this.say("");
    this.panel?.clear();
  }

  /** @param {boolean} wanted whether the next move becomes a standing answer */
  press(wanted) {
    this.live.eachTime = wanted;
    this.each.setAttribute("aria-pressed", String(wanted));
  }

  /** @param {string} text */
  say(text) {
    this.playedNote.textContent = text;
    this.playedNote.hidden = !text;
  }
}
