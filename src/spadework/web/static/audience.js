// Who looks on, told to all; and what it means, told to who does.

import { kept, keep } from "./kept.js";
import { part } from "./parts.js";
import { listed, wordsOf } from "./words.js";

/**
 * @import { Live } from "./live.js"
 * @import { Company } from "./talk.js"
 */

const NAME = "spadework-onlooker";

/**
 * Show in `#audience` of a page who looks on, and let spectators say who they are.
 * @param {HTMLElement} page
 * @param {Live} live
 */
export function showAudience(page, live) {
  const place = part(page, "#audience");
  const words = wordsOf(place);
  const [watching, watched] = ["#watching", "#watched"].map((id) => part(place, id));
  const form = part(place, "#named", HTMLFormElement);
  const field = part(form, "input", HTMLInputElement);
  const wrong = part(form, ".wrong");
  field.value = kept(NAME);
  let told = false;
  const tell = () => live.send({ type: "name", name: field.value });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    wrong.textContent = "";
    keep(NAME, field.value);
    tell();
  });
  live.listen({
    open: () => (told = false),
    company: (/** @type {Company} */ { seated, spectators: { count, names } }) => {
      watching.hidden = form.hidden = seated;
      watched.hidden = count < (seated ? 1 : 2);
      const many = count === 1 ? words("one") : words("many").replace("7", String(count));
      watched.textContent = names.length ? `${many}: ${listed(names)}` : many;
      place.hidden = seated && count === 0;
      if (!seated && !told && field.value) tell();
      told = true;
    },
    unsaid: (/** @type {{mark: string | null, reason: string}} */ { mark, reason }) => {
      if (mark === null && !form.hidden) wrong.textContent = reason;
    },
  });
}
