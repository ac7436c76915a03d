// How the game ended: places, totals and where the points came from.

import { listed, made } from "./words.js";

/** Show a result, {rows: [{name, place, score, parts: [{name, points}]}]}, best place first. */
export function showResult(section, { rows }, words) {
  const winners = rows.filter((row) => row.place === rows[0].place).map((row) => row.name);
  section.querySelector("h2").textContent =
    winners.length > 1 ? words("shared", { names: listed(winners) }) : words("won", { name: winners[0] });
  const tie = section.querySelector("#tie");
  tie.hidden = !rows.some((row) => rows.some((other) => other.score === row.score && other.place !== row.place));
  tie.textContent = words("tie");
  section.querySelector("ol").replaceChildren(...rows.map((row) => rank(section, row, words)));
  section.hidden = false;
}

function rank(section, row, words) {
  const item = section.querySelector("template").content.cloneNode(true).firstElementChild;
  item.querySelector("h3").textContent = row.name;
  item.querySelector("p").textContent = `${words("place", row)} · ${words("points", { points: row.score })}`;
  item.querySelector("tbody").append(...row.parts.map((part) => line(part.name, part.points)));
  item.querySelector("tfoot").append(line(words("total"), row.score));
  return item;
}

function line(name, points) {
  const row = document.createElement("tr");
  row.append(made("th", name, { scope: "row" }), made("td", String(points)));
  return row;
}
