// A tournament: its page follows what happens at the tables, until it is over.

import { query, setText } from "../../core/dom.js";

const PAUSE = 10_000; // milliseconds

const progress = query(document, "#progress");
const news = query(document, "#news");

/** Fetch the page, and replace what has changed unless somebody is about to use it. */
async function refresh() {
  if (document.hidden || document.activeElement?.closest("#progress :is(button, summary)")) return;
  const answer = await fetch(location.href).catch(() => null);
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("#progress");
  if (!fresh || fresh.innerHTML === progress.innerHTML) return;
  progress.replaceChildren(...document.importNode(fresh, true).childNodes);
  setText(news, query(progress, "p").textContent ?? "");
  if (fresh.hasAttribute("data-over")) clearInterval(timer);
}

const timer = setInterval(refresh, PAUSE);
document.addEventListener("visibilitychange", refresh);
if (progress.hasAttribute("data-over")) clearInterval(timer);
