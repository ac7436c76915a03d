// The panel of conditional premoves: questions that may come, answers in order, prepared answers.

import { createElement, query, wordsOf } from "../../core/dom.js";

/**
 * @import { Live, View } from "../../core/live.js"
 * @import { Answer, Foreseen, Question } from "./premoves.js"
 */

/**
 * @typedef {{text: string, label: string}} Choice
 */

const SHOWN = 24; // moves at once; the filter finds the others
const MOST = 60; // moves per question
const LISTED = 5; // moves per prepared answer

export class PremovePanel {
  /**
   * @param {HTMLDetailsElement} place
   * @param {Live} live
   */
  constructor(place, live) {
    this.live = live;
    this.words = wordsOf(place);
    this.form = query(place, "form", HTMLFormElement);
    this.question = query(this.form, "select", HTMLSelectElement);
    this.filter = query(this.form, "input[type=search]", HTMLInputElement);
    this.status = query(place, "[data-state]");
    this.often = query(place, "[data-often-note]");
    this.offered = query(place, "[data-moves]");
    this.chosenList = query(place, "[data-chosen]");
    this.preparedList = query(place, "[data-prepared]");
    this.hidden = query(place, "[data-hidden]");
    this.all = query(place, "[data-all]", HTMLButtonElement);
    this.nothing = query(place, "[data-nothing]");
    /** @type {View | null} */
    this.view = null;
    /** @type {Foreseen | null} */
    this.known = null;
    /** @type {Choice[]} */
    this.chosen = [];
    this.question.addEventListener("change", () => this.choose([]));
    this.form.addEventListener("change", () => this.show());
    this.filter.addEventListener("input", () => this.show());
    // Enter must not submit an incomplete form.
    this.filter.addEventListener("keydown", (event) => event.key === "Enter" && event.preventDefault());
    this.all.addEventListener("click", () => this.choose([...this.chosen, ...this.matching()]));
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.send();
    });
  }

  /**
   * Ask for the questions that may come; a partial choice stays.
   * @param {View} view
   */
  follow(view) {
    const same = this.view?.seat === view.seat && this.view.version === view.version && this.view.past === view.past;
    this.view = view;
    if (same && this.known) return;
    if (this.known && this.chosen.length && this.known.seat === view.seat) return;
    if (!this.known) this.state(this.words("looking"));
    this.live.send({ type: "foresee", seat: view.seat });
  }

  /** @param {Foreseen} message */
  foreseen(message) {
    const before = this.known ? this.question.value : null;
    this.state(message.reason ?? "");
    if (message.reason !== null && this.known) return;
    this.known = message;
    const options = message.questions.map((question) => createElement("option", question.prompt, { value: question.exactly }));
    this.question.replaceChildren(...options, createElement("option", this.words("next"), { value: "" }));
    const stays = [...this.question.options].find((option) => option.value === before);
    this.question.value = (stays ?? this.question.options[0]).value;
    this.form.hidden = message.reason !== null;
    this.show();
  }

  clear() {
    this.view = this.known = null;
    this.chosen = [];
    this.form.hidden = true;
    this.filter.value = "";
    for (const element of [this.question, this.offered, this.chosenList, this.preparedList]) element.replaceChildren();
    this.state("");
  }

  /** @param {string} text */
  state(text) {
    this.status.textContent = text;
  }

  /** @param {string} name */
  wish(name) {
    return String(new FormData(this.form).get(name));
  }

  /** @returns {Question | undefined} the chosen question; none for the next one, whatever it is */
  get asked() {
    return this.known?.questions.find((question) => question.exactly === this.question.value);
  }

  /** @returns {Choice[]} the possible answers to the question, each text once */
  moves() {
    const { known, asked } = this;
    if (!known) return [];
    const wide = this.wish("breadth") === "kind";
    const questions = known.questions.filter((one) => !asked || one === asked || (wide && one.kind === asked.kind));
    /** @type {Map<string, Choice>} */
    const found = new Map();
    for (const place of questions.flatMap((question) => question.moves)) {
      const move = known.moves[place];
      if (!found.has(move.text)) found.set(move.text, move);
    }
    return [...found.values()];
  }

  matching() {
    const wanted = this.filter.value.trim().toLowerCase();
    return this.moves().filter((move) => !this.isChosen(move) && `${move.label} ${move.text}`.toLowerCase().includes(wanted));
  }

  /** @param {Choice} move */
  isChosen(move) {
    return this.chosen.some((one) => one.text === move.text);
  }

  /** @param {Choice[]} moves */
  choose(moves) {
    this.chosen = moves.slice(0, MOST);
    this.state(moves.length > MOST ? this.words("full", { most: MOST }) : "");
    this.show();
  }

  show() {
    const { asked } = this;
    const matching = this.matching();
    for (const fieldset of this.form.querySelectorAll("fieldset")) fieldset.hidden = !asked;
    // The field shows only the beginning of a long question.
    this.often.textContent = asked ? `${asked.prompt} – ${this.words("often", { often: asked.often })}` : "";
    this.offered.replaceChildren(...matching.slice(0, SHOWN).map((move) => this.entry(move)));
    this.hidden.hidden = matching.length <= SHOWN;
    this.hidden.textContent = this.words("more", { count: matching.length - SHOWN });
    this.all.disabled = !matching.length;
    this.chosenList.replaceChildren(...this.chosen.map((move, place) => this.chosenEntry(move, place)));
    if (!this.chosen.length) this.chosenList.append(createElement("li", this.words("noneChosen"), { class: "quiet" }));
    query(this.form, "[data-prepare]", HTMLButtonElement).disabled = !this.chosen.length;
  }

  /** @param {Choice} move */
  entry(move) {
    const button = createElement("button", move.label, { type: "button", "aria-label": this.words("add", { move: move.label }) });
    button.addEventListener("click", () => this.again(this.offered, () => this.choose([...this.chosen, move])));
    return this.item(button);
  }

  /**
   * @param {Choice} move
   * @param {number} place
   */
  chosenEntry(move, place) {
    const item = this.item(createElement("span", move.label));
    const others = this.chosen.filter((one) => one !== move);
    const up = () => this.choose(others.toSpliced(place - 1, 0, move));
    if (place) item.append(this.small("↑", this.words("up", { move: move.label }), up));
    item.append(this.small("×", this.words("drop", { move: move.label }), () => this.choose(others)));
    return item;
  }

  /**
   * @param {string} sign
   * @param {string} label
   * @param {() => void} does
   */
  small(sign, label, does) {
    const button = createElement("button", sign, { type: "button", class: "plain", "aria-label": label, title: label });
    button.addEventListener("click", () => this.again(this.chosenList, does));
    return button;
  }

  /**
   * Rebuild a list and keep the keyboard focus in it.
   * @param {HTMLElement} list
   * @param {() => void} does
   */
  again(list, does) {
    const place = [...list.querySelectorAll("button")].indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    does();
    const buttons = list.querySelectorAll("button");
    (buttons[Math.min(place, buttons.length - 1)] ?? this.filter).focus({ preventScroll: true });
  }

  /** @param {HTMLElement} content */
  item(content) {
    const item = createElement("li", null);
    item.append(content);
    return item;
  }

  send() {
    const { asked, view } = this;
    if (!view || !this.chosen.length) return;
    const wide = this.wish("breadth") === "kind";
    this.live.send({
      type: "premove",
      seat: view.seat,
      question: !asked ? "" : wide ? asked.kind : asked.exactly,
      prompt: !asked ? "" : wide ? this.words("ofKind", { ask: asked.prompt }) : asked.prompt,
      moves: this.chosen,
      repeats: Boolean(asked) && this.wish("stands") === "each",
      decision: view.moves.length ? view.decision : null,
    });
    this.choose([]);
    this.state(this.words("done"));
  }

  /** @param {Answer[]} answers */
  list(answers) {
    this.nothing.hidden = answers.length > 0;
    this.preparedList.replaceChildren(...answers.map((answer) => this.prepared(answer)));
  }

  /** @param {Answer} answer */
  prepared({ number, prompt, moves, repeats, played }) {
    const item = this.item(createElement("p", prompt || this.words("next")));
    const order = createElement("ol", null);
    order.append(...moves.slice(0, LISTED).map((move) => createElement("li", move)));
    item.append(order);
    const last = played === null ? "" : ` · ${this.words("playedLast", { move: played })}`;
    const state = repeats ? this.words("stands") + last : played === null ? this.words("waits") : this.words("used", { move: played });
    const label = this.words("withdrawWhich", { moves: moves[0] });
    const withdraw = createElement("button", this.words("withdraw"), { type: "button", class: "plain", "aria-label": label });
    withdraw.addEventListener("click", () => this.view && this.live.send({ type: "cancel_premove", seat: this.view.seat, number }));
    if (moves.length > LISTED) item.append(createElement("p", this.words("andMore", { count: moves.length - LISTED })));
    item.append(createElement("p", state, { class: "quiet" }), withdraw);
    return item;
  }
}
