/**
 * Dates of clubs: shown on the reader's own clock, and looked at again when one has come; a club's page follows what others answer.
 */

import { follow } from "../../core/follow.js";

/** Milliseconds after a date's time by which a server has opened its table. */
const OPENED = 15_000;
/** Milliseconds that a timer can wait at most. */
const LONGEST = 2 ** 31 - 1;

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
const { lang } = document.documentElement;
const format = new Intl.DateTimeFormat(lang === "en" ? "en-GB" : lang, {
  weekday: "long", day: "numeric", month: "long", hour: "2-digit", minute: "2-digit",
});

const news = document.querySelector("#news");
follow((part) => {
  showOnOwnClock(part);
  if (news && part.id === "club-tables") news.textContent = (part.textContent ?? "").replaceAll(/\s+/g, " ").trim();
});
showOnOwnClock(document.body);

/** @param {HTMLElement} part */
function showOnOwnClock(part) {
  for (const row of part.querySelectorAll(".date")) {
    const time = row.querySelector("time");
    if (time === null) continue;
    const starts = new Date(time.dateTime);
    time.textContent = format.format(starts);
    row.querySelector(".zone")?.remove();
    const wait = starts.getTime() - Date.now() + OPENED;
    // The club's page follows by itself.
    if (!news && wait > 0 && wait < LONGEST) setTimeout(lookAgain, wait);
  }
}

// Where one is, is the likely time zone of a club's first date.
const zone = document.querySelector("input[name=zone]");
if (zone instanceof HTMLInputElement && zone.value === "UTC" && timeZone) zone.value = timeZone;

let filledIn = false;
document.addEventListener("input", () => { filledIn = true; });

/** Load the page again, unless that would lose what somebody has filled in; it may be the answer to a form. */
function lookAgain() {
  if (!filledIn) location.assign(location.pathname.replace(/\/dates$/, ""));
}
