// How the game ended: places, totals and where the points came from.

import { emblem } from "./emblem.js";
import { part, stencil } from "./parts.js";
import { listed, made } from "./words.js";

/**
 * @import { Words } from "./words.js"
 * @typedef {{seat: number, name: string, place: number, score: number, parts: {name: string, points: number}[]}} Row
 */

/**
 * Show a result, the best place first.
 * @param {HTMLElement} section
 * @param {{rows: Row[]}} result
 * @param {Words} words
 */
export function showResult(section, { rows }, words) {
  const winners = rows.filter((row) => row.place === rows[0].place).map((row) => row.name);
  part(section, "h2").textContent =
    winners.length > 1 ? words("shared", { names: listed(winners) }) : words("won", { name: winners[0] });
  const tie = part(section, "#tie");
  tie.hidden = !rows.some((row) => rows.some((other) => other.score === row.score && other.place !== row.place));
  tie.textContent = words("tie");
  part(section, "ol").replaceChildren(...rows.map((row) => rank(section, row, words)));
  section.hidden = false;
}

/**
 * @param {HTMLElement} section
 * @param {Row} row
 * @param {Words} words
 */
function rank(section, row, words) {
  const item = stencil(section);
  part(item, "h3").replaceChildren(emblem(row.seat), row.name);
  part(item, "p").textContent = `${words("place", row)} · ${words("points", { points: row.score })}`;
  part(item, "tbody").append(...row.parts.map(({ name, points }) => line(name, points)));
  part(item, "tfoot").append(line(words("total"), row.score));
  return item;
}

/**
 * @param {string} name
 * @param {number} points
 */
function line(name, points) {
  const row = document.createElement("tr");
  row.append(made("th", name, { scope: "row" }), made("td", String(points)));
  return row;
}
