// Updates the parts of a page that have data-follow, while they are shown.
//
// The page is fetched every few seconds, and the parts that have changed are replaced, except one in use. Then the document gets an event
// `replaced`. Screen readers read the text of a part's first element of the class `news`.

import { setText } from "./dom.js";

const PAUSE = 10; // seconds, where data-follow says nothing else

const news = document.querySelector("#followed");
// What scripts make of a part doesn't count as a change.
const known = new Map(parts().map((part) => [part.id, part.outerHTML]));

if (known.size) {
  setInterval(refresh, 1000 * Math.min(...parts().map((part) => Number(part.dataset.follow) || PAUSE)));
  document.addEventListener("visibilitychange", refresh);
}

async function refresh() {
  const shown = parts().filter((part) => !part.closest("[hidden], details:not([open])"));
  if (document.hidden || !shown.length) return;
  const answer = await fetch(location.href).catch(() => null);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const part of shown) {
    const fresh = page.getElementById(part.id);
    if (!fresh || fresh.outerHTML === known.get(part.id) || isUsed(part)) continue;
    known.set(part.id, fresh.outerHTML);
    const next = document.importNode(fresh, true);
    part.replaceWith(next);
    document.dispatchEvent(new Event("replaced"));
    const text = next.querySelector(".news")?.textContent;
    if (text && news instanceof HTMLElement) setText(news, text.replaceAll(/\s+/g, " ").trim());
  }
}

/**
 * Whether something has the focus, has been opened or filled in, or is selected there.
 * @param {HTMLElement} part
 */
function isUsed(part) {
  const selection = getSelection();
  return (
    part.contains(document.activeElement)
    || part.querySelector("details[open]") !== null
    || [...part.querySelectorAll("input")].some((input) => input.value !== input.defaultValue)
    || (selection !== null && !selection.isCollapsed && selection.containsNode(part, true))
  );
}

function parts() {
  return [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-follow]"))];
}
