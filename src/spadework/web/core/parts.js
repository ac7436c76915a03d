// The parts of a page, which its template promises.

/**
 * The first element within `place` that a selector names. Throws when there is none, or it is of another kind.
 * @template {Element} [Kind=HTMLElement]
 * @param {ParentNode} place
 * @param {string} selector
 * @param {new () => Kind} kind
 * @returns {Kind}
 */
export function part(place, selector, kind = /** @type {any} */ (HTMLElement)) {
  const found = place.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`the page has no ${kind.name} ${selector}`);
  return found;
}

/**
 * A copy of what the template of a section holds.
 * @param {ParentNode} section
 * @returns {HTMLElement}
 */
export function stencil(section) {
  const copy = /** @type {DocumentFragment} */ (part(section, "template", HTMLTemplateElement).content.cloneNode(true));
  return part(copy, "*");
}

/**
 * A live region speaks only when its words change.
 * @param {HTMLElement} element
 * @param {string} text
 */
export function say(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** @returns {string} what a browser calls something that it sends, so that it is taken once when it is sent again */
export function newMark() {
  return crypto.randomUUID?.() ?? String(Math.random());
}
