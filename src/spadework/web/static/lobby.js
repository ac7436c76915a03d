// Before the deal: who is missing, links to send, and this browser's share in the chance.

import { copy, listed } from "./words.js";

/** Show who is missing and the links to send. */
export function showLobby(section, { missing, invites = [] }, words) {
  const said = section.querySelector("[role=status]");
  said.textContent = missing.length ? words("missing", { names: listed(missing) }) : words("dealing");
  section.querySelector("ul").replaceChildren(...invites.map((invite) => invitation(section, invite, said, words)));
  section.hidden = false;
}

function invitation(section, { seat, url }, said, words) {
  const item = section.querySelector("template").content.cloneNode(true).firstElementChild;
  const field = item.querySelector("input");
  item.querySelector("span").textContent = words("invite", { number: seat + 1 });
  field.value = new URL(url, location.origin).href;
  item.querySelector("button").addEventListener("click", async () => {
    field.select();
    if (await copy(field.value)) said.textContent = words("copied");
  });
  return item;
}

const contributions = new Map();

/** This browser's share in the chance of the deal for a seat: 64 hexadecimal digits, the same whenever it is asked. */
export function contribution(seat) {
  if (!contributions.has(seat)) {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    contributions.set(seat, [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join(""));
  }
  return contributions.get(seat);
}
