// Small texts that this browser keeps, where it keeps anything.
// What the server answers to a question for data.

/** @param {string} key */
export function loadItem(key) {
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
export function saveItem(key, text) {
  try {
    if (text) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
  } catch {
    // It holds until the page is left.
  }
}

/**
 * The data, null when there are none or the server can't be reached.
 * @param {string | URL} url
 * @returns {Promise<any>}
 */
export function fetchJson(url) {
  return fetch(url).then((reply) => (reply.ok ? reply.json() : null)).catch(() => null);
}

/**
 * Copy a text, where the browser lets us; returns whether it did.
 * @param {string} text
 */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** @returns {string} what a browser calls something that it sends, so that it is taken once when it is sent again */
export function createId() {
  return crypto.randomUUID?.() ?? String(Math.random());
}
