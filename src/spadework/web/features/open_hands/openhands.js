// Open hands: shows the game with the eyes of another seat, as long as its dialog is open.

import { query } from "../../core/dom.js";

/** @import { Live } from "../../core/live.js" */

/**
 * @param {HTMLElement} section
 * @param {Live} live
 */
export function openHands(section, live) {
  const dialog = query(section, "dialog", HTMLDialogElement);
  const image = query(dialog, "img", HTMLImageElement);
  const buttons = query(section, ".actions");
  const link = query(dialog, "a", HTMLAnchorElement);
  const replay = link.href;
  let seat = "";
  let changes = 0;
  const show = () => {
    image.src = `${section.dataset.picture}?${new URLSearchParams({ seat, changes: String(changes) })}`;
  };
  for (const button of buttons.querySelectorAll("button")) {
    button.addEventListener("click", () => {
      seat = button.dataset.seat ?? "";
      query(dialog, "h2").textContent = image.alt = button.textContent ?? "";
      link.href = `${replay}?${new URLSearchParams({ seat })}`;
      show();
      dialog.showModal();
    });
  }
  query(dialog, "[data-close]").addEventListener("click", () => dialog.close());
  live.listen({
    view: () => {
      buttons.hidden = false;
      changes += 1;
      if (dialog.open) show();
    },
  });
}
