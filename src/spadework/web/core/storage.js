// Small texts that this browser keeps, where it keeps anything.

/** @param {string} key */
export function kept(key) {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/**
 * Keep a text; an empty one is forgotten.
 * @param {string} key
 * @param {string} text
 */
export function keep(key, text) {
  try {
    if (text) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
  } catch {
    // It holds until the page is left.
  }
}
