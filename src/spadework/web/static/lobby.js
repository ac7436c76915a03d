// Before the deal: who is missing, links to send, and this browser's share in the chance.

import { part, stencil } from "./parts.js";
import { copy, listed } from "./words.js";

/**
 * @import { Invite, Seal } from "./live.js"
 * @import { Words } from "./words.js"
 */

/**
 * Show who is missing and the links to send.
 * @param {HTMLElement} section
 * @param {Seal} seal
 * @param {Words} words
 */
export function showLobby(section, { missing, invites }, words) {
  const said = part(section, "[role=status]");
  said.textContent = missing.length ? words("missing", { names: listed(missing) }) : words("dealing");
  part(section, "ul").replaceChildren(...invites.map((invite) => invitation(section, invite, said, words)));
  section.hidden = false;
}

/**
 * @param {HTMLElement} section
 * @param {Invite} invite
 * @param {HTMLElement} said
 * @param {Words} words
 */
function invitation(section, { seat, url }, said, words) {
  const item = stencil(section);
  const field = part(item, "input", HTMLInputElement);
  part(item, "span").textContent = words("invite", { number: seat + 1 });
  field.value = new URL(url, location.origin).href;
  part(item, "button").addEventListener("click", async () => {
    field.select();
    if (await copy(field.value)) said.textContent = words("copied");
  });
  // Phones know how to send something to a friend.
  const send = part(item, "[data-send]");
  send.hidden = !("share" in navigator);
  send.addEventListener("click", () => {
    // Who thinks better of it has sent nothing, and need not be told so.
    navigator.share({ title: document.title, url: field.value }).catch(() => undefined);
  });
  return item;
}

/** @type {Map<number, string>} */
const contributions = new Map();

/**
 * This browser's share in the chance of the deal for a seat: 64 hexadecimal digits, the same whenever it is asked.
 * @param {number} seat
 */
export function contribution(seat) {
  const known = contributions.get(seat);
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const drawn = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  contributions.set(seat, drawn);
  return drawn;
}
