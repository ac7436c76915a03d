// The rule book beside the table: opens at the rules of the current prompt and marks them.

import { createElement, query } from "../../core/dom.js";

const NUMBER = /\b[A-Z]{2}-\d+\b/g;

/**
 * Return the rule numbers in a text.
 * @param {string} text
 * @returns {string[]}
 */
export function numbersIn(text) {
  return text.match(NUMBER) ?? [];
}

/**
 * Return a text with links for its rule numbers.
 * @param {string} text
 * @param {string} url of the rule book
 * @returns {(string | HTMLAnchorElement)[]}
 */
export function withLinks(text, url) {
  /** @type {(string | HTMLAnchorElement)[]} */
  const pieces = [];
  let from = 0;
  for (const found of text.matchAll(NUMBER)) {
    const link = createElement("a", found[0], { href: `${url}#${found[0]}`, target: "_blank", class: "rule" });
    pieces.push(text.slice(from, found.index), link);
    from = found.index + found[0].length;
  }
  return [...pieces, text.slice(from)];
}

/** The rule book in a dialog. */
export class RuleBookDialog {
  /**
   * @param {HTMLDialogElement} dialog
   * @param {string} url
   * @param {() => string} question returns the meaning of the current prompt, empty without one
   */
  constructor(dialog, url, question) {
    this.dialog = dialog;
    this.url = url;
    this.question = question;
    this.place = query(dialog, ".place");
    this.endSearch = () => {};
    query(dialog, ".close").addEventListener("click", () => dialog.close());
  }

  /**
   * Open links to rules within an element in the dialog instead of a new tab.
   * @param {HTMLElement} place
   */
  serve(place) {
    place.addEventListener("click", (event) => {
      const link = event.target instanceof Element && event.target.closest("a");
      if (!link || !link.href.includes(this.url)) return;
      const asked = numbersIn(this.question());
      const own = link.hash.slice(1);
      void this.open(event, own && !asked.includes(own) ? [own] : asked);
    });
  }

  /**
   * On a plain click, open the book at the first of some rules and mark them.
   * @param {MouseEvent} event
   * @param {string[]} numbers
   */
  async open(event, numbers) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (!this.place.firstChild && !(await this.fetch().catch(() => false))) {
      window.open(this.url, "_blank");
      return;
    }
    this.dialog.showModal();
    if (numbers.length) this.endSearch();
    this.mark(numbers);
  }

  /** @returns {Promise<boolean>} whether the book could be loaded */
  async fetch() {
    const [answer, { searchBook }, { showExamples }] = await Promise.all([
      fetch(this.url).catch(() => null),
      import("../../pages/rulesearch.js"),
      import("../../pages/examples.js"),
    ]);
    if (!answer?.ok) return false;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const [search, book] = [".book-search", ".book"].map((name) => document.importNode(query(page, name), true));
    const chapters = page.querySelector(".contents") ?? "";
    this.place.replaceChildren(search, chapters, book);
    showExamples(book);
    this.endSearch = searchBook(search, book);
    return true;
  }

  /** @param {string[]} numbers */
  mark(numbers) {
    for (const old of this.place.querySelectorAll(".now")) old.classList.remove("now");
    for (const old of this.place.querySelectorAll(".now-sign")) old.remove();
    const rules = numbers.flatMap((number) => this.place.querySelector(`#${CSS.escape(number)}`) ?? []);
    for (const rule of rules) {
      rule.closest("p, li")?.classList.add("now");
      rule.after(" ", createElement("small", this.dialog.dataset.now, { class: "now-sign" }));
    }
    rules[0]?.closest("p, li")?.scrollIntoView({ block: "start" });
  }
}
