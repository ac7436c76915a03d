// Sheets for the log, the chat and all moves on narrow pages.

import { query } from "./dom.js";

/**
 * Let `button` show the content of `details` in `dialog` on a narrow page. On a `wide` one it stays beside the table.
 * @param {HTMLDetailsElement} details
 * @param {HTMLElement} button
 * @param {HTMLDialogElement} dialog
 * @param {MediaQueryList} wide
 * @param {boolean} open whether the content is open at first on a wide page
 */
export function showSheet(details, button, dialog, wide, open = true) {
  const held = query(details, ":scope > :not(summary)");
  const last = () => (held.scrollTop = held.scrollHeight);
  const place = () => {
    details.open = wide.matches && open;
    if (wide.matches) dialog.close();
  };
  button.addEventListener("click", () => {
    if (wide.matches) return;
    dialog.append(held);
    dialog.showModal();
    last();
  });
  dialog.addEventListener("close", () => details.append(held));
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  query(dialog, "button").addEventListener("click", () => dialog.close());
  wide.addEventListener("change", place);
  place();
}

/**
 * Keep elements in one place on a `wide` page and in another one on a narrow page.
 * @param {MediaQueryList} wide
 * @param {[element: HTMLElement, onWide: HTMLElement, onNarrow: HTMLElement][]} placed
 */
export function placeByWidth(wide, placed) {
  const place = () => placed.forEach(([element, onWide, onNarrow]) => (wide.matches ? onWide : onNarrow).append(element));
  wide.addEventListener("change", place);
  place();
}
