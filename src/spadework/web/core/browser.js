// Browser services: the site's own path, local storage, requests for data, the clipboard, random ids.

/** The path below which the site lies on its host; empty if it has the host for itself. */
export const root = document.documentElement.dataset.root ?? "";

/** @param {string} key */
export function loadItem(key) {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/**
 * Store a text; an empty one removes the item.
 * @param {string} key
 * @param {string} text
 */
export function saveItem(key, text) {
  try {
    if (text) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
  } catch {
    // Without storage the value lasts until the page is closed.
  }
}

/**
 * Fetch JSON; null for an error or no connection.
 * @param {string | URL} url
 * @returns {Promise<any>}
 */
export function fetchJson(url) {
  return fetch(url).then((reply) => (reply.ok ? reply.json() : null)).catch(() => null);
}

/**
 * Copy a text to the clipboard. Returns whether the browser allowed it.
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

/** @returns {string} a random id by which the server recognizes a message that is sent again */
export function createId() {
  return crypto.randomUUID?.() ?? String(Math.random());
}
