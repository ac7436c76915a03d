// The waiting room: players, invitation links, and actions before the deal.

import { copyText } from "../../core/browser.js";
import { createElement, query, cloneTemplate, wordsOf } from "../../core/dom.js";
import "../../core/follow.js";

/**
 * @import { Words } from "../../core/dom.js"
 * @import { Invite, Seal } from "../../core/live.js"
 */

/**
 * Show the players, the links and the possible actions.
 * @param {HTMLElement} section
 * @param {Seal} seal
 * @param {Words} words
 */
export function showWaitingRoom(section, { status, people, invites, may, sizes, set_up: setUp }, words) {
  const rows = query(section, "#seated").children;
  // The page was made for another number of seats.
  if (rows.length !== people.length) {
    location.reload();
    return;
  }
  say(section, status);
  query(section, "#set-up").replaceChildren(...setUp.map((line) => createElement("li", line)));
  showSizes(query(section, "[name=seats]", HTMLSelectElement), sizes);
  people.forEach(({ name, note, open }, number) => {
    query(rows[number], "span").textContent = name;
    query(rows[number], "small").textContent = note && `(${note})`;
    rows[number].classList.toggle("open", open);
    showPortrait(query(rows[number], ".portrait use", SVGUseElement), open);
  });
  showInvitations(section, invites, words);
  /** @type {NodeListOf<HTMLElement>} */
  const forms = section.querySelectorAll("[data-may]");
  for (const form of forms) form.hidden = !may.includes(form.dataset.may ?? "");
  query(section, "#waiting-room-starts").hidden = !people.some((seat) => seat.open);
  section.hidden = false;
}

/**
 * Offer other numbers of seats; the choice stays while they are the same.
 * @param {HTMLSelectElement} select
 * @param {number[]} sizes
 */
function showSizes(select, sizes) {
  const options = sizes.map((size) => new Option(String(size)));
  if (options.map(({ value }) => value).join() !== [...select.options].map(({ value }) => value).join()) select.replaceChildren(...options);
}

/**
 * Show a letter for an open seat, and a person who has sat down since.
 * @param {SVGUseElement} portrait
 * @param {boolean} open
 */
function showPortrait(portrait, open) {
  if (open || portrait.getAttribute("href") === "#who-link") portrait.setAttribute("href", open ? "#who-link" : "#who-here");
}

/**
 * Set a text only if it changes: live regions announce every assignment.
 * @param {HTMLElement} section
 * @param {string} text
 */
function say(section, text) {
  const status = query(section, "[role=status]");
  if (status.textContent !== text) status.textContent = text;
}

/**
 * Show one link for all open seats, and one for each reserved seat.
 * @param {HTMLElement} section
 * @param {Invite[]} invites
 * @param {Words} words
 */
function showInvitations(section, invites, words) {
  const place = query(section, "#inviting");
  const link = query(place, "#invitation");
  const free = invites.find((invite) => !invite.name);
  const reserved = invites.filter((invite) => invite.name);
  link.hidden = !free;
  if (free) offer(section, link, free.url, words);
  query(place, "ul").replaceChildren(
    ...reserved.map((invite) => {
      const item = cloneTemplate(place);
      query(item, "span").textContent = wordsOf(section)("reserved", { name: invite.name });
      offer(section, item, invite.url, words);
      return item;
    }),
  );
  place.hidden = invites.length === 0;
}

/**
 * @param {HTMLElement} section
 * @param {HTMLElement} place
 * @param {string} path
 * @param {Words} words
 */
function offer(section, place, path, words) {
  if (place.dataset.path === path) return;
  place.dataset.path = path;
  const field = query(place, "input", HTMLInputElement);
  const chosen = section.querySelector("[data-origin]");
  show(section, place, field);
  if (chosen instanceof HTMLSelectElement) chosen.addEventListener("change", () => show(section, place, field));
  query(place, "[data-copy]").onclick = async () => {
    field.select();
    if (await copyText(field.value)) say(section, words("copied"));
  };
  // Phones can share a link.
  const send = query(place, "[data-send]");
  send.hidden = !("share" in navigator);
  send.onclick = () => {
    // A cancelled share needs no message.
    navigator.share({ title: document.title, url: field.value }).catch(() => undefined);
  };
}

/**
 * @param {HTMLElement} section
 * @param {HTMLElement} place
 * @param {HTMLInputElement} field
 */
function show(section, place, field) {
  const chosen = section.querySelector("[data-origin]");
  const origin = chosen instanceof HTMLSelectElement ? chosen.value : JSON.parse(wordsOf(section)("origins"))[0];
  const code = place.querySelector("img");
  field.value = `${origin}${place.dataset.path}`;
  if (code) code.src = `${place.dataset.path}/code.svg?${new URLSearchParams({ origin })}`;
}
