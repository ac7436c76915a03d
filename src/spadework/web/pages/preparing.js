// The page of a game that is compiling: shows progress and reloads when it is ready.

import { query } from "../core/dom.js";

const PAUSE = 500;

const main = query(document, "#main");
const status = query(main, "[role=status]");
const bar = main.querySelector("progress");

/** Fetch the progress; the live region announces only changes. */
async function ask() {
  const answer = await fetch(main.dataset.status ?? "").catch(() => null);
  if (!answer?.ok) {
    status.textContent = main.dataset.failed ?? "";
  } else {
    const { ready, text, progress } = await answer.json();
    if (bar && progress > bar.value) bar.value = progress;
    if (status.textContent !== text) status.textContent = text;
    if (ready) {
      location.reload();
      return;
    }
  }
  setTimeout(ask, PAUSE);
}

setTimeout(ask, PAUSE);
