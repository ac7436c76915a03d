// First-use tips: the meaning of a prompt, the first time that its kind appears in this browser.

import { createElement } from "../../core/dom.js";
import { withLinks } from "./rulebook.js";

const KEY = "spadework-met";
// Rule numbers at the end of a text; a narrow bar omits them.
const RULES = / \((?:[A-Z]{2}-\d+(?:, )?)+\)(?=\.?$)/;

/** @typedef {{kind: string, text: string}} Explanation */

/** The tip beside the prompt, and the kinds of prompts seen so far. */
export class Tips {
  /**
   * @param {HTMLElement} place
   * @param {string} game
   * @param {string} rules the address of its rule book
   * @param {() => Storage} storage
   */
  constructor(place, game, rules, storage = () => localStorage) {
    this.place = place;
    this.game = game;
    this.rules = rules;
    this.storage = storage;
    /** @type {string | null} */
    this.asked = null;
    /** @type {Set<string>} */
    this.met = new Set(this.kept());
  }

  /** @param {Explanation | null} meaning of the current prompt, null without one */
  follow(meaning) {
    const name = meaning && `${this.game} ${meaning.kind}`;
    // A new prompt means that the old one was answered.
    if (this.asked && this.asked !== name) this.meet(this.asked);
    this.asked = name;
    const isNew = meaning !== null && name !== null && !this.met.has(name);
    this.place.hidden = !isNew;
    const text = createElement("span", isNew ? meaning.text.replace(RULES, "") : "");
    const rules = createElement("span", "", { class: "rules" });
    if (isNew) rules.append(...withLinks(RULES.exec(meaning.text)?.[0] ?? "", this.rules));
    text.append(rules);
    this.place.replaceChildren(text);
  }

  /** @param {string} name */
  meet(name) {
    if (this.met.has(name)) return;
    this.met.add(name);
    try {
      this.storage().setItem(KEY, JSON.stringify([...new Set([...this.kept(), ...this.met])]));
    } catch {
      // Without storage it is forgotten when the page is closed.
    }
  }

  /** @returns {string[]} */
  kept() {
    try {
      const kept = JSON.parse(this.storage().getItem(KEY) ?? "[]");
      return Array.isArray(kept) ? kept.filter((name) => typeof name === "string") : [];
    } catch {
      return [];
    }
  }
}
