// Search in a rule book: only matches and their headings are shown.

import { query, wordsOf } from "../core/dom.js";

const BLOCKS = ":scope > *, :scope > :is(ul, ol) > li";
const HEADING = /^H[1-6]$/;

/**
 * Let a search field filter a book.
 * @param {HTMLElement} search
 * @param {HTMLElement} book
 */
export function searchBook(search, book) {
  const field = query(search, "input", HTMLInputElement);
  const status = query(search, "[role=status]");
  const words = wordsOf(status);
  field.addEventListener("input", () => {
    const wanted = field.value.trim().toLowerCase();
    const found = filter(book, wanted);
    status.textContent = wanted ? words(found === 0 ? "none" : found === 1 ? "one" : "many", { count: found }) : "";
    mark(book, wanted);
  });
}

/**
 * Show the matches of a text and their headings. Returns the number of matches.
 * @param {HTMLElement} book
 * @param {string} wanted in lower case; empty shows everything
 */
function filter(book, wanted) {
  /** @type {HTMLElement[]} */
  let above = [];
  let found = 0;
  for (const block of /** @type {NodeListOf<HTMLElement>} */ (book.querySelectorAll(BLOCKS))) {
    const list = block.matches("ul, ol");
    const here = !wanted || (block.textContent ?? "").toLowerCase().includes(wanted);
    block.hidden = !here;
    if (HEADING.test(block.tagName)) {
      above = [...above.filter((heading) => heading.tagName < block.tagName), block];
    }
    if (here && !list) found += 1;
    if (here) for (const heading of above) heading.hidden = false;
  }
  return found;
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
    const text = (texts.currentNode.nodeValue ?? "").toLowerCase();
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      const range = new Range();
      range.setStart(texts.currentNode, at);
      range.setEnd(texts.currentNode, at + wanted.length);
      found.add(range);
    }
  }
  CSS.highlights.set("found", found);
}
