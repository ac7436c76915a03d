// A game is being made ready: tells how long it takes, and loads the page anew when it is there.

import { part } from "./parts.js";

const PAUSE = 1000;

const main = part(document, "#main");
const said = part(main, "[role=status]");

/** Ask how far the game is; whoever listens hears a sentence only when it has changed. */
async function ask() {
  const answer = await fetch(main.dataset.status ?? "").catch(() => null);
  if (!answer?.ok) {
    said.textContent = main.dataset.failed ?? "";
  } else {
    const { ready, text } = await answer.json();
    if (said.textContent !== text) said.textContent = text;
    if (ready) {
      location.reload();
      return;
    }
  }
  setTimeout(ask, PAUSE);
}

setTimeout(ask, PAUSE);
