// The form for a new table: shows the seats that play and their fields.

import { query } from "../core/dom.js";

const form = query(document, "#new", HTMLFormElement);

const joining = query(form, "#joining");
// After the browser's Back, the form's values come back later than this script runs, and those of disabled fields not at all.
let restored = false;

function showWhatMatters() {
  let open = false;
  const seats = Number(new FormData(form).get("seats"));
  /** @type {NodeListOf<HTMLFieldSetElement>} */
  const rows = form.querySelectorAll("[data-row]");
  for (const row of rows) {
    row.hidden = Number(row.dataset.row) >= seats;
    row.disabled = restored && row.hidden;
    const [who, level] = row.querySelectorAll("select");
    const kind = who?.value ?? "";
    open ||= kind === "link" && !row.hidden;
    const portrait = portraitIn(who) || portraitIn(level);
    if (portrait) query(row, ".portrait use", SVGUseElement).setAttribute("href", `#${portrait}`);
    /** @type {NodeListOf<HTMLElement>} */
    const fields = row.querySelectorAll("[data-for]");
    for (const field of fields) field.hidden = !field.dataset.for?.split(" ").includes(kind);
  }
  showFirst(seats);
  showTime(open);
  joining.hidden = !open;
}

/**
 * Return the id of the chosen portrait; computer players have one for each level.
 * @param {HTMLSelectElement} [select]
 */
function portraitIn(select) {
  return select?.selectedOptions[0]?.dataset.portrait;
}

/**
 * Offer only seats that play as the first player.
 * @param {number} seats
 */
function showFirst(seats) {
  /** @type {NodeListOf<HTMLElement>} */
  const choices = form.querySelectorAll("[data-seat]");
  for (const choice of choices) {
    const field = query(choice, "input", HTMLInputElement);
    choice.hidden = Number(choice.dataset.seat) > seats;
    field.disabled = restored && choice.hidden;
    if (choice.hidden && field.checked) query(form, `[name="${field.name}"]`, HTMLInputElement).checked = true;
  }
}

/**
 * Show clocks only if players join from other devices.
 * @param {boolean} apart
 */
function showTime(apart) {
  query(form, "#time").hidden = !apart;
  const kind = new FormData(form).get("time");
  /** @type {NodeListOf<HTMLElement>} */
  const terms = form.querySelectorAll("[data-time]");
  for (const place of terms) place.hidden = place.dataset.time !== kind;
}

form.addEventListener("change", showWhatMatters);
window.addEventListener("pageshow", () => {
  restored = true;
  showWhatMatters();
});
showWhatMatters();
