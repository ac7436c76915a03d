// Spectators: their names for all, the rules for them, and the host's settings.

import { saveItem, loadItem } from "../../core/browser.js";
import { listNames, query, wordsOf } from "../../core/dom.js";

/**
 * @import { Live } from "../../core/live.js"
 * @import { SpectatorsMessage } from "../chat/chat.js"
 */

const NAME = "spadework-onlooker";

/**
 * Show the spectators in `#spectators` of a page and let them give their names.
 * @param {HTMLElement} page
 * @param {Live} live
 */
export function showSpectators(page, live) {
  const place = query(page, "#spectators");
  const words = wordsOf(place);
  const [watching, watched] = ["#watching", "#watched"].map((id) => query(place, id));
  const form = query(place, "#named", HTMLFormElement);
  const field = query(form, "input", HTMLInputElement);
  const wrong = query(form, ".wrong");
  // Nobody is named before they have said so once.
  let named = loadItem(NAME) !== "";
  if (named) field.value = loadItem(NAME);
  const later = query(place, "#watching-later");
  const hosting = place.querySelector("#hosting") && new Hosting(query(place, "#hosting"), live);
  let sent = false;
  const sendName = () => live.send({ type: "name", name: field.value });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    wrong.textContent = "";
    saveItem(NAME, field.value);
    named = field.value !== "";
    sendName();
  });
  live.listen({
    open: () => (sent = false),
    spectators: (/** @type {SpectatorsMessage} */ { seated, host, spectators }) => {
      const { count, names, delay } = spectators;
      later.hidden = seated || host || !delay;
      later.textContent = wordsOf(later)("text", { minutes: delay });
      hosting?.show(spectators);
      watching.hidden = form.hidden = seated;
      watched.hidden = count < (seated || names.length ? 1 : 2);
      const many = count === 1 ? words("one") : words("many").replace("7", String(count));
      watched.textContent = names.length ? `${many}: ${listNames(names)}` : many;
      place.hidden = seated && count === 0 && !hosting;
      if (!seated && !sent && named) sendName();
      sent = true;
    },
    chat_refused: (/** @type {{mark: string | null, reason: string}} */ { mark, reason }) => {
      if (mark === null && !form.hidden) wrong.textContent = reason;
    },
  });
}

// The host's settings for spectators.
class Hosting {
  /**
   * @param {HTMLElement} place
   * @param {Live} live
   */
  constructor(place, live) {
    this.watch = query(place, "[name=watch]", HTMLSelectElement);
    this.talk = query(place, "[name=talk]", HTMLSelectElement);
    place.addEventListener("change", () => {
      const closed = this.watch.value === "closed";
      live.send({ type: "host", talk: this.talk.value, closed, delay: closed ? 0 : Number(this.watch.value) });
    });
  }

  /** @param {SpectatorsMessage["spectators"]} spectators */
  show({ talk, closed, delay }) {
    if (document.activeElement !== this.talk) this.talk.value = talk;
    if (document.activeElement !== this.watch) this.watch.value = closed ? "closed" : String(delay);
  }
}
