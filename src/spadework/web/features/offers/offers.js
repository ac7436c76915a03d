// Offers and promises at a table: the deal tracker and the form for a new offer.

import { createId } from "../../core/browser.js";
import { emblem, createElement, query, setText, cloneTemplate, wordsOf } from "../../core/dom.js";

/**
 * @import { Live } from "../../core/live.js"
 * @import { MuteList } from "../chat/chat.js"
 */

/**
 * @typedef {{seat: number, name: string}} Trader
 * @typedef {{
 *   number: number, seat: number, name: string, by: string, mine: boolean, to: string, text: string, turn: string, at: string,
 *   state: "open" | "promised" | "declined" | "withdrawn", history: string[], may: {seat: number, does: string, label: string}[],
 * }} Offer
 * @typedef {{people: Trader[], promises: Offer[]}} OffersMessage
 */

export class Offers {
  /**
   * @param {HTMLElement} place
   * @param {Live} live
   * @param {{muted: MuteList, seat: () => number | null}} talk muted speakers, and the seat that speaks
   */
  constructor(place, live, talk) {
    this.place = place;
    this.live = live;
    this.talk = talk;
    this.words = wordsOf(place);
    this.list = query(place, "ol");
    this.asked = query(document, "#offered");
    this.form = query(place, "form", HTMLFormElement);
    const [to, phrase] = ["to", "phrase"].map((name) => query(this.form, `[name=${name}]`, HTMLSelectElement));
    this.to = to;
    this.phrase = phrase;
    this.text = query(this.form, "input", HTMLInputElement);
    /** @type {Map<number, Offer>} */
    this.promises = new Map();
    /** @type {{type: "offer", mark: string, seat: number, to: number | null, text?: string, phrase?: string} | null} */
    this.unsent = null;
    this.phrase.addEventListener("change", () => this.chosen());
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.offer();
    });
    live.listen({
      open: () => this.unsent && live.send(this.unsent),
      delivered: (/** @type {{mark: string}} */ { mark }) => this.delivered(mark),
      offer_refused: (/** @type {{mark: string | null, reason: string}} */ { mark, reason }) => {
        if (mark === this.unsent?.mark) this.unsent = null;
        this.refuse(reason);
      },
    });
  }

  /** @param {OffersMessage} message */
  take({ people, promises }) {
    const speaks = this.talk.seat();
    this.form.hidden = speaks === null;
    if (this.to.options.length !== people.length) {
      const others = people.filter(({ seat }) => seat !== speaks);
      const options = others.map(({ seat, name }) => createElement("option", name, { value: String(seat) }));
      this.to.replaceChildren(this.to.options[0], ...options);
      // Most offers go to one player.
      if (others.length) this.to.value = String(others[0].seat);
    }
    const known = this.promises.size > 0;
    for (const promise of promises) {
      this.promises.set(promise.number, promise);
      this.show(promise);
    }
    const last = promises.at(-1);
    if (known && last && !this.talk.muted.has(last.by)) {
      setText(query(this.place, "[role=status]"), `${this.words("entry", last)} – ${last.history.join("; ")}`);
    }
    this.hideMuted();
  }

  /** @param {Offer} promise */
  show(promise) {
    const item = this.item(promise);
    const before = this.list.querySelector(`[data-number="${promise.number}"]`);
    if (!before) {
      this.list.append(item);
      this.list.scrollTop = this.list.scrollHeight;
      return;
    }
    const held = before.contains(document.activeElement);
    before.replaceWith(item);
    if (held) query(item, ".what").focus();
  }

  /** @param {Offer} promise */
  item(promise) {
    const { number, seat, name, by, mine, to, text, turn, state, history } = promise;
    const item = cloneTemplate(this.place);
    Object.assign(item.dataset, { number: String(number), by, state });
    const what = query(item, ".what");
    what.id = `promise-${number}`;
    what.tabIndex = -1;
    what.append(emblem(seat), this.words("entry", { name, to, text }));
    query(item, ".quiet").textContent = [turn, ...history].filter(Boolean).join(" · ");
    query(item, ".actions").replaceChildren(...this.answers(promise, what.id));
    const menu = query(item, "details");
    if (mine) menu.remove();
    else {
      const mute = query(menu, "[data-mute]");
      mute.textContent = this.words("mute", { name });
      mute.addEventListener("click", () => this.talk.muted.add(by, name));
      query(menu, "[data-report]").addEventListener("click", () => this.live.send({ type: "report", number }));
    }
    return item;
  }

  hideMuted() {
    for (const item of this.list.children) if (item instanceof HTMLElement) item.hidden = this.talk.muted.has(item.dataset.by ?? "");
    const shown = [...this.promises.values()].filter(({ by }) => !this.talk.muted.has(by));
    query(this.place, "[data-empty]").hidden = shown.length > 0;
    const count = shown.filter(({ may }) => may.some(({ does }) => does === "accepted")).length;
    const badge = query(this.place, ".count");
    badge.textContent = count ? this.words("waiting", { count }) : "";
    badge.hidden = !count;
    this.ask(shown.find(({ may }) => may.some(({ does }) => does === "accepted")));
  }

  /**
   * Show an offer that waits for the viewer's answer.
   * @param {Offer | undefined} offer
   */
  ask(offer) {
    this.asked.hidden = !offer;
    if (!offer || this.asked.dataset.number === String(offer.number)) return;
    this.asked.dataset.number = String(offer.number);
    const what = createElement("p", this.words("entry", offer));
    what.prepend(emblem(offer.seat));
    const actions = createElement("div", null, { class: "actions" });
    actions.append(...this.answers(offer));
    this.asked.replaceChildren(what, actions);
  }

  /**
   * Return the buttons for an offer.
   * @param {Offer} offer
   * @param {string} described the id of its description
   */
  answers({ number, may }, described = "") {
    return may.map(({ seat, does, label }) => {
      const button = createElement("button", label, { type: "button", class: does === "accepted" ? "main" : "" });
      if (described) button.setAttribute("aria-describedby", described);
      button.addEventListener("click", () => this.live.send({ type: "answer_offer", number, seat, does }));
      return button;
    });
  }

  // A new offer

  chosen() {
    const own = this.phrase.value === "";
    const label = this.text.closest("label");
    if (label) label.hidden = !own;
    if (own) this.text.focus();
  }

  offer() {
    const seat = this.talk.seat();
    if (seat === null || this.unsent) return;
    const what = this.phrase.value ? { phrase: this.phrase.value } : { text: this.text.value };
    const to = this.to.value ? Number(this.to.value) : null;
    this.unsent = { type: "offer", mark: createId(), seat, to, ...what };
    this.live.send(this.unsent);
  }

  /** @param {string} mark */
  delivered(mark) {
    if (this.unsent?.mark !== mark) return;
    this.unsent = null;
    this.text.value = "";
    this.refuse("");
  }

  /** @param {string} reason */
  refuse(reason) {
    const place = query(this.place, ".wrong");
    place.textContent = reason;
    place.hidden = !reason;
  }
}
