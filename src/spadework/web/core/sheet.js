// The log or chat as a sheet on narrow pages.

import { query } from "./dom.js";

/**
 * Let `button` show the content of `details` in `dialog` on a narrow page. On a `wide` one it stays beside the table.
 * @param {HTMLDetailsElement} details
 * @param {HTMLElement} button
 * @param {HTMLDialogElement} dialog
 * @param {MediaQueryList} wide
 */
export function showSheet(details, button, dialog, wide) {
  const held = query(details, ":scope > :not(summary)");
  const last = () => (held.scrollTop = held.scrollHeight);
  const place = () => {
    details.open = wide.matches;
    button.hidden = wide.matches;
    if (wide.matches) dialog.close();
  };
  button.addEventListener("click", () => {
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
