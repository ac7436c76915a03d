// The page's words: data attributes of an element, with {name} where something is to be put in.

/** @typedef {(name: string, values?: Record<string, unknown>) => string} Words */

/**
 * A function from the name of a data attribute of `element`, and values, to words.
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
 * Names as the reader's language lists them.
 * @param {string[]} names
 */
export function listed(names) {
  return new Intl.ListFormat(document.documentElement.lang, { type: "conjunction" }).format(names);
}

/**
 * A new element with a text and attributes.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {string | null} text
 * @param {Record<string, string>} attributes
 */
export function made(tag, text = "", attributes = {}) {
  const element = document.createElement(tag);
  element.textContent = text;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/**
 * Copy a text, where the browser lets us; returns whether it did.
 * @param {string} text
 */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
