// Open hands: shows the game as another seat sees it while the dialog is open.

import { createElement, emblem, query, wordsOf } from "../../core/dom.js";

/** @import { Live, View } from "../../core/live.js" */

/**
 * @param {HTMLElement} section
 * @param {Live} live
 */
export function openHands(section, live) {
  const words = wordsOf(section);
  const dialog = query(section, "dialog", HTMLDialogElement);
  const image = query(dialog, "img", HTMLImageElement);
  /** @type {number[]} */
  const own = JSON.parse(words("own"));
  let looked = -1;
  let version = 0;
  const show = () => {
    image.src = `${words("picture")}?${new URLSearchParams({ seat: String(looked), version: String(version) })}`;
  };

  /**
   * @param {string} name
   * @param {number} seat
   */
  const button = (name, seat) => {
    const made = createElement("button", null, { type: "button" });
    made.append(emblem(seat), words("look", { name }));
    made.addEventListener("click", () => {
      looked = seat;
      query(dialog, "h2").textContent = image.alt = words("look", { name });
      query(dialog, "a", HTMLAnchorElement).href = `${words("replay")}?${new URLSearchParams({ seat: String(seat) })}`;
      show();
      dialog.showModal();
    });
    return made;
  };

  query(dialog, "[data-close]").addEventListener("click", () => dialog.close());
  live.listen({
    view: (/** @type {View} */ { names }) => {
      // Names are known from the deal on.
      if (section.hidden) {
        const others = names.map((name, seat) => ({ name, seat })).filter(({ seat }) => !own.includes(seat));
        query(section, ".actions").replaceChildren(...others.map(({ name, seat }) => button(name, seat)));
        section.hidden = false;
      }
      version += 1;
      if (dialog.open) show();
    },
  });
}
