// The rule book beside the table.

import { showExamples } from "./examples.js";
import { part } from "./parts.js";

/**
 * On a plain click, show the rule book in `dialog` instead of a tab of its own.
 * @param {MouseEvent} event
 * @param {HTMLDialogElement} dialog
 * @param {string} url
 */
export async function openRules(event, dialog, url) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const place = part(dialog, "div");
  if (!place.firstChild) {
    const answer = await fetch(url).catch(() => null);
    if (!answer?.ok) {
      window.open(url, "_blank");
      return;
    }
    const book = new DOMParser().parseFromString(await answer.text(), "text/html");
    place.replaceChildren(document.importNode(part(book, ".book"), true));
    showExamples(place);
  }
  dialog.showModal();
}
