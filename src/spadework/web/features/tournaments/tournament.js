// A tournament: its page follows what happens at the tables.

import { query } from "../../core/dom.js";

const PAUSE = 10_000; // milliseconds

const progress = query(document, "#progress");

/** Fetch the page, and replace what has changed unless somebody is about to use it. */
async function refresh() {
  if (document.hidden || progress.contains(document.activeElement)) return;
  const answer = await fetch(location.href).catch(() => null);
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("#progress");
  if (!fresh || fresh.innerHTML === progress.innerHTML) return;
  progress.replaceChildren(...document.importNode(fresh, true).childNodes);
}

setInterval(refresh, PAUSE);
document.addEventListener("visibilitychange", refresh);
