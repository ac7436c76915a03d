// What the server answers to a question for data.

/**
 * The data, null when there are none or the server can't be reached.
 * @param {string | URL} url
 * @returns {Promise<any>}
 */
export function json(url) {
  return fetch(url).then((reply) => (reply.ok ? reply.json() : null)).catch(() => null);
}
