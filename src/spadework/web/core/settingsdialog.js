// The dialog in which a viewer sets how the table behaves.

import { part } from "./parts.js";
import { CHOICES } from "./settings.js";

/** @import { Setting, Settings } from "./settings.js" */

/**
 * Let a `dialog`, whose fields are named like the settings, show and change them; `button` opens it.
 * @param {HTMLDialogElement} dialog
 * @param {HTMLElement} button
 * @param {Settings} settings
 */
export function offerSettings(dialog, button, settings) {
  const form = part(dialog, "form", HTMLFormElement);
  const names = /** @type {Setting[]} */ (Object.keys(CHOICES));
  const show = () => {
    for (const name of names) {
      const field = form.elements.namedItem(name);
      if (field instanceof RadioNodeList || field instanceof HTMLInputElement) setField(field, settings.get(name));
    }
  };
  button.addEventListener("click", () => dialog.showModal());
  form.addEventListener("input", (event) => {
    const field = /** @type {HTMLInputElement} */ (event.target);
    const name = names.find((one) => one === field.name);
    if (name) settings.set(name, field.type === "checkbox" ? (field.checked ? "yes" : "no") : field.value);
  });
  settings.subscribe(show);
  show();
}

/**
 * @param {RadioNodeList | HTMLInputElement} field
 * @param {string} choice
 */
function setField(field, choice) {
  if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = choice === "yes";
  else if (field.value !== choice) field.value = choice;
}
