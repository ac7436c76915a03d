// A new table: shows only the seats that play, and only the fields that matter for who sits there.

import { part } from "./parts.js";

const form = part(document, "#new", HTMLFormElement);

function showWhatMatters() {
  const seats = Number(new FormData(form).get("seats"));
  /** @type {NodeListOf<HTMLFieldSetElement>} */
  const rows = form.querySelectorAll("[data-row]");
  for (const row of rows) {
    row.hidden = Number(row.dataset.row) >= seats;
    row.disabled = row.hidden;
    const kind = part(row, "[data-kind]", HTMLSelectElement).value;
    /** @type {NodeListOf<HTMLElement>} */
    const fields = row.querySelectorAll("[data-for]");
    for (const field of fields) field.hidden = !field.dataset.for?.split(" ").includes(kind);
  }
}

form.addEventListener("change", showWhatMatters);
showWhatMatters();
