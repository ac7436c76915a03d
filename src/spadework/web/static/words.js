// The page's words: data attributes of an element, with {name} where something is to be put in.

/** A function from the name of a data attribute of `element`, and values, to words. */
export function wordsOf(element) {
  return (name, values = {}) => element.dataset[name].replace(/\{(\w+)\}/g, (all, key) => values[key] ?? all);
}

/** Names as the reader's language lists them. */
export function listed(names) {
  return new Intl.ListFormat(document.documentElement.lang, { type: "conjunction" }).format(names);
}

/** A new element with a text and attributes. */
export function made(tag, text = "", attributes = {}) {
  const element = document.createElement(tag);
  element.textContent = text;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** Copy a text, where the browser lets us; returns whether it did. */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
