// Search in a rule book: only matches and their headings are shown. A rule is shown as a whole.

import { query, wordsOf } from "../core/dom.js";

const LISTS = ":scope > :is(ul, ol)";
const HEADING = /^H[1-6]$/;

/**
 * Let a search field filter a book. Returns a function that ends the search, which may hide what is opened.
 * @param {HTMLElement} search
 * @param {HTMLElement} book
 */
export function searchBook(search, book) {
  const field = query(search, "input", HTMLInputElement);
  const status = query(search, "[role=status]");
  const words = wordsOf(status);
  const show = () => {
    const wanted = searched(field.value.trim());
    const found = filter(book, wanted);
    status.textContent = wanted ? words(found === 0 ? "none" : found === 1 ? "one" : "many", { count: found }) : "";
    mark(book, wanted);
  };
  const end = () => {
    if (!field.value) return;
    field.value = "";
    show();
  };
  field.addEventListener("input", show);
  search.parentElement?.addEventListener("click", ({ target }) => target instanceof Element && target.closest("a[href^='#']") && end());
  return end;
}

/**
 * Return a text as it is compared: in lower case, with the apostrophes of a keyboard.
 * @param {string | null} text
 */
function searched(text) {
  return (text ?? "").toLowerCase().replaceAll(/[‘’]/g, "'");
}

/**
 * Show the matches of a text and their headings. Returns the number of matches.
 * @param {HTMLElement} book
 * @param {string} wanted as `searched` returns it; empty shows everything
 */
function filter(book, wanted) {
  /** @type {HTMLElement[]} */
  let above = [];
  let found = 0;
  for (const list of /** @type {NodeListOf<HTMLElement>} */ (book.querySelectorAll(LISTS))) list.hidden = true;
  for (const blocks of passages(book)) {
    const [first] = blocks;
    const here = blocks.some((block) => searched(block.textContent).includes(wanted));
    for (const block of blocks) block.hidden = !here;
    if (HEADING.test(first.tagName)) {
      above = [...above.filter((heading) => heading.tagName < first.tagName), first];
    }
    if (!here) continue;
    found += 1;
    for (const outer of [...above, first.closest("ul, ol")]) if (outer instanceof HTMLElement) outer.hidden = false;
  }
  return found;
}

/**
 * Return the unit of a search result: a rule with everything up to the next rule or heading, an item of another list, or a block.
 * @param {HTMLElement} book
 */
function passages(book) {
  /** @type {HTMLElement[][]} */
  const all = [];
  let rule = false;
  for (const block of /** @type {HTMLCollectionOf<HTMLElement>} */ (book.children)) {
    const begins = block.querySelector(":scope > strong[id]") !== null;
    rule = begins || (rule && !HEADING.test(block.tagName));
    if (rule && !begins) all.at(-1)?.push(block);
    else if (block.matches("ul, ol")) {
      for (const item of /** @type {HTMLCollectionOf<HTMLElement>} */ (block.children)) all.push([item]);
    } else all.push([block]);
  }
  return all;
}

/**
 * Highlight a text, in browsers that support it.
 * @param {HTMLElement} book
 * @param {string} wanted
 */
function mark(book, wanted) {
  if (!("highlights" in CSS)) return;
  const found = new Highlight();
  const texts = document.createTreeWalker(book, NodeFilter.SHOW_TEXT);
  while (wanted && texts.nextNode()) {
    const text = searched(texts.currentNode.nodeValue);
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      const range = new Range();
      range.setStart(texts.currentNode, at);
      range.setEnd(texts.currentNode, at + wanted.length);
      found.add(range);
    }
  }
  CSS.highlights.set("found", found);
}
