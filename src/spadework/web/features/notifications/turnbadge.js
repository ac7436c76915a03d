// The number of tables that wait for the user: in the title, the icon and the badge of the installed app.

import { root } from "../../core/browser.js";

const OFTEN = 60_000; // milliseconds
const SOON = 1500; // after an event on this page

const head = /** @type {HTMLTitleElement} */ (document.querySelector("title"));
const icon = /** @type {HTMLLinkElement} */ (document.querySelector("link[rel=icon]"));
const plain = icon.href;
let count = 0;
let asked = Infinity; // until it is known
let soon = 0;
/** @type {Promise<string> | null} */
let drawing = null;

/** Fetch the number. */
async function ask() {
  clearTimeout(soon);
  try {
    const answer = await fetch(`${root}/waiting.json`);
    if (!answer.ok) return;
    const turns = await answer.json();
    // The home page shows to which tables one is asked.
    if (turns.asked > asked && document.querySelector(".home")) location.reload();
    asked = turns.asked;
    await show(turns.count);
  } catch {
    // Offline, the last number stays.
  }
}

/** @param {number} next */
async function show(next) {
  if (next === count) return;
  count = next;
  entitle();
  // Some browsers have no badges, and some refuse them to pages that are not installed.
  if ("setAppBadge" in navigator) navigator.setAppBadge(count).catch(() => undefined);
  drawing ??= fetch(plain).then((answer) => answer.text());
  icon.href = count ? numbered(await drawing, count) : plain;
}

/** Put the number before the title. */
function entitle() {
  const title = document.title.replace(/^\(\d+\) /, "");
  const wanted = count ? `(${count}) ${title}` : title;
  if (document.title !== wanted) document.title = wanted;
}

/**
 * Return the icon with a number on it.
 * @param {string} svg
 * @param {number} number
 */
export function numbered(svg, number) {
  const drawn = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  const [left, top, width, height] = (drawn.getAttribute("viewBox") ?? "0 0 32 32").split(/\s+/).map(Number);
  const scale = `translate(${left + width * 0.62} ${top + height * 0.38}) scale(${width / 32})`;
  const text = number > 9 ? "9+" : String(number);
  const circle = '<circle r="11.5" fill="#a3211b" stroke="#fff" stroke-width="1.5"/>';
  const disc = `<g xmlns="http://www.w3.org/2000/svg" transform="${scale}">${circle}` +
    `<text y="5.5" fill="#fff" font-family="sans-serif" font-weight="bold" font-size="16" text-anchor="middle">${text}</text></g>`;
  drawn.append(new DOMParser().parseFromString(disc, "image/svg+xml").documentElement);
  return `data:image/svg+xml,${encodeURIComponent(drawn.outerHTML)}`;
}

new MutationObserver(() => {
  entitle();
  clearTimeout(soon);
  soon = setTimeout(ask, SOON);
}).observe(head, { childList: true });
document.addEventListener("visibilitychange", ask);
setInterval(ask, OFTEN);
void ask();
