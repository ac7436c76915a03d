// Elements of a page: required elements, templates, new elements and texts from data attributes.

/**
 * Return the first element in `place` that matches a selector. Throws without one, or if it is of another class.
 * @template {Element} [Kind=HTMLElement]
 * @param {ParentNode} place
 * @param {string} selector
 * @param {new () => Kind} kind
 * @returns {Kind}
 */
export function query(place, selector, kind = /** @type {any} */ (HTMLElement)) {
  const found = place.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`the page has no ${kind.name} ${selector}`);
  return found;
}

/**
 * Return a copy of the content of a section's template.
 * @param {ParentNode} section
 * @returns {HTMLElement}
 */
export function cloneTemplate(section) {
  const copy = /** @type {DocumentFragment} */ (query(section, "template", HTMLTemplateElement).content.cloneNode(true));
  return query(copy, "*");
}

/**
 * Set a text only if it changes: live regions announce every assignment.
 * @param {HTMLElement} element
 * @param {string} text
 */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** @typedef {(name: string, values?: Record<string, unknown>) => string} Words */

/**
 * Return a function that looks up a data attribute of `element` and fills in `{name}` placeholders.
 * @param {HTMLElement} element
 * @returns {Words}
 */
export function wordsOf(element) {
  return (name, values = {}) => {
    const text = element.dataset[name];
    if (text === undefined) throw new Error(`the page has no words called ${name}`);
    return text.replace(/\{(\w+)\}/g, (all, key) => String(values[key] ?? all));
  };
}

/**
 * Join names in a list, in the language of the page.
 * @param {string[]} names
 */
export function listNames(names) {
  return new Intl.ListFormat(document.documentElement.lang, { type: "conjunction" }).format(names);
}

/**
 * Create an element with a text and attributes.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {string | null} text
 * @param {Record<string, string>} attributes
 */
export function createElement(tag, text = "", attributes = {}) {
  const element = document.createElement(tag);
  element.textContent = text;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

const SVG = "http://www.w3.org/2000/svg";

/** @param {number} seat */
export function emblem(seat) {
  const picture = document.createElementNS(SVG, "svg");
  const disc = document.createElementNS(SVG, "use");
  for (const [name, value] of Object.entries({ class: "emblem", viewBox: "-12.6 -12.6 25.2 25.2", "aria-hidden": "true" })) {
    picture.setAttribute(name, value);
  }
  disc.setAttribute("href", `#sprite-emblem-${seat}`);
  picture.append(disc);
  return picture;
}

/** Whether nothing may move, because the user has asked for that. */
export function isStill() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Whether the focus is on an element outside of some places.
 * @param {Element[]} places
 */
export function isFocusOutside(places) {
  const held = document.activeElement;
  return held !== document.body && !places.some((place) => place.contains(held));
}
