// The lobby: keeps the list of tables up to date.

import { query, wordsOf } from "../../core/dom.js";
import { Reconnecting } from "../../core/socket.js";

const STALE = 30000; // milliseconds; the list shows how long players have waited

const main = query(document, "#main");
const list = query(main, "#tables");
const status = query(main, "[role=status]");
const words = wordsOf(main);
/** @type {string[]} */
const own = JSON.parse(words("own"));

/** Fetch the list and replace the old one if it changed. */
async function refresh() {
  const answer = await fetch(words("list")).catch(() => null);
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").body;
  markOwn(fresh);
  if (fresh.innerHTML === list.innerHTML) return;
  const held = document.activeElement?.closest("[data-table]")?.getAttribute("data-table");
  const before = count();
  list.replaceChildren(...document.importNode(fresh, true).childNodes);
  // A focused row keeps the focus.
  if (held) focus(held);
  if (count() !== before) status.textContent = wordsOf(status)("news", { count: count() });
}

function count() {
  return list.querySelectorAll("[data-table]").length;
}

/** @param {string} id */
function focus(id) {
  const button = list.querySelector(`[data-table="${CSS.escape(id)}"] button`);
  if (button instanceof HTMLElement) button.focus({ preventScroll: true });
}

/**
 * Mark the player's own tables.
 * @param {HTMLElement} place
 */
function markOwn(place) {
  for (const id of own) {
    const text = place.querySelector(`[data-table="${CSS.escape(id)}"] button span`);
    if (text) text.textContent = words("back");
  }
}

markOwn(list);
new Reconnecting(words("live"), { open: refresh, message: refresh });
setInterval(() => document.hidden || refresh(), STALE);
document.addEventListener("visibilitychange", () => document.hidden || refresh());
