// Private notes on a table: they stay in this browser.

import { loadItem, saveItem } from "../../core/browser.js";
import { query } from "../../core/dom.js";

/** @param {HTMLElement} section */
export function keepNotes(section) {
  const area = query(section, "textarea", HTMLTextAreaElement);
  const key = section.dataset.key ?? "";
  area.value = loadItem(key);
  area.addEventListener("input", () => saveItem(key, area.value));
  section.hidden = false;
}
