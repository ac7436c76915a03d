// A replay: step links without reloading, a slider, playback and analysis.

import { copyText, fetchJson } from "../core/browser.js";
import { createElement, query, wordsOf } from "../core/dom.js";
import { morph, parsed } from "../core/morph.js";
import { setMinimumHeight, loadSprites } from "../core/picture.js";
import { settings } from "../core/settings.js";
import { Sounds } from "../core/sounds.js";
import { ReplayHints } from "../features/hints/replayhints.js";
import { showTurns } from "../features/playback/log.js";
import { Playback } from "../features/playback/playback.js";
import { Together } from "../features/together/together.js";
import { Autoplay } from "./autoplay.js";

/** @import { Line } from "../core/live.js" */

/**
 * @typedef {{
 *   step: number, previous: number | null, next: number | null, picture: string, log: Line[], eyes: Record<string, number>, code: string,
 * }} Moment
 */

const page = query(document, "#main");
const words = wordsOf(page);
const at = (/** @type {string} */ id) => query(page, `#${id}`);
const last = Number(page.dataset.steps);
/** @type {string[]} */
const names = JSON.parse(words("names"));
const wide = matchMedia("(width >= 75rem)");
const speed = query(page, "#speed", HTMLSelectElement);
const slider = query(page, "#slider", HTMLInputElement);
const links = Object.fromEntries(["first", "previous", "next", "last"].map((id) => [id, query(page, `#${id}`, HTMLAnchorElement)]));
/** @type {Record<string, () => number | null>} */
const steps = { first: () => 0, previous: () => beside.previous, next: () => beside.next, last: () => last };

const python = page.querySelector("#python"); // after the end only
const branch = page.querySelector("#branch"); // likewise

let step = Number(page.dataset.step);
let beside = { previous: neighbour("previous"), next: neighbour("next") };
let asked = 0;
const sounds = new Sounds(settings);
const events = new Playback(createElement("div"), () => speed.value, (sound) => sounds.play(sound));
const autoplay = new Autoplay(at("play"), speed, { play: words("play"), pause: words("pause") }, playOn);
const hint = page.querySelector("#hint"); // after the end only
const replayHints = hint instanceof HTMLElement && new ReplayHints(hint, at("hints"), {
  address: () => words("hint", { step }),
  thinking: words("thinking"),
  failed: words("failed"),
});

const section = page.querySelector("#together"); // after a game between several people only
/** @type {Together | null} */
let together = null;

/** Show the next step, after the last one the first, and wait for its events. */
async function playOn() {
  await go(beside.next ?? 0);
  await new Promise((resolve) => events.take([{ captions: [], show: () => undefined, done: () => resolve(null) }]));
  return { more: beside.next !== null && at("failed").hidden !== false, captioned: query(at("captions"), "ul").childElementCount > 0 };
}

/**
 * Stop playback and go to a step.
 * @param {number} number
 */
function jump(number) {
  autoplay.stop();
  go(number);
}

/**
 * Return the step of a link of the page.
 * @param {string} id
 */
function neighbour(id) {
  const { href } = links[id];
  return href ? Number(new URL(href).searchParams.get("step")) : null;
}

/** @param {number} number */
function addressOf(number) {
  const url = new URL(location.href);
  url.searchParams.set("step", String(number));
  // Steps are counted per viewer, so for others the number alone means another moment. Before the end they may not see this one.
  if (python) url.searchParams.set("seat", words("viewer"));
  return url.href;
}

/** @param {number} number */
async function go(number) {
  const wanted = Math.max(0, Math.min(last, number));
  const question = ++asked;
  const url = new URL(words("json", { step: wanted }), location.origin);
  url.searchParams.set("wide", wide.matches ? "1" : "0");
  /** @type {Moment | null} */
  const answer = await fetchJson(url);
  // A later step may have been requested since.
  if (question !== asked) return;
  at("failed").hidden = answer !== null;
  if (answer === null) at("failed").textContent = words("failed");
  else show(answer, [beside.previous, beside.next].includes(wanted));
}

/** @returns {SVGElement | null} */
function boardPicture() {
  return at("board").querySelector("svg");
}

/**
 * @param {Moment} answer
 * @param {boolean} travel
 */
function show(answer, travel) {
  // The same step in another layout interrupts nothing.
  if (answer.step !== step) events.clear();
  ({ step } = answer);
  beside = { previous: answer.previous, next: answer.next };
  const next = parsed(answer.picture);
  const shown = boardPicture();
  if (shown) morph(shown, next, { travel: travel && shown.getAttribute("viewBox") === next.getAttribute("viewBox") });
  else at("board").replaceChildren(next);
  setMinimumHeight(at("board"), boardPicture());
  slider.value = String(step);
  slider.setAttribute("aria-valuetext", words("place", { step, steps: last }));
  const lines = answer.log.filter((line) => line.version === step);
  // A step that nobody sees anything of says at least which turn it belongs to.
  const turn = lines.length ? "" : answer.log.at(-1)?.turn;
  at("place").textContent = words("place", { step, steps: last }) + (turn ? ` · ${turn}` : "");
  if (travel) events.take([{ captions: lines, show: () => undefined }]);
  if (replayHints) replayHints.forget();
  query(at("captions"), "ul").replaceChildren(...lines.map((line) => createElement("li", line.text)));
  showTurns(at("lines"), answer.log, names, names[Number(words("viewer"))] ?? "");
  showLastLine();
  history.replaceState(null, "", addressOf(step));
  showLinks();
  showEyes(answer.eyes);
  together?.moved();
  /** @type {NodeListOf<HTMLInputElement>} */
  const fields = page.querySelectorAll("[name=step]");
  for (const field of fields) field.value = String(step);
  if (branch instanceof HTMLElement) branch.hidden = step === last;
  if (python) query(python, "code").textContent = answer.code;
}

/** Start the table's chat beside the replay, once others look on. */
async function talk() {
  const place = at("talk");
  if (!place.hidden) return;
  place.hidden = at("chat-button").hidden = false;
  const [{ Live }, { startChat }] = await Promise.all([import("../core/live.js"), import("../features/chat/chat.js")]);
  const nothing = () => undefined;
  const listeners = { lost: nothing, gone: nothing, view: nothing, played: nothing, refused: nothing };
  const live = new Live(words("live"), { language: document.documentElement.lang, wide: wide.matches, listeners });
  startChat(page, live, wide);
  live.connect();
}

function showLastLine() {
  const list = at("lines");
  list.scrollTop = list.scrollHeight;
}

// The text above the log takes some of its height.
new ResizeObserver(showLastLine).observe(at("lines"));

function showLinks() {
  query(page, "#link", HTMLAnchorElement).href = location.href;
  for (const [id, link] of Object.entries(links)) {
    const target = steps[id];
    const to = target();
    const there = to !== null && to !== step;
    // A disabled link keeps the focus.
    for (const [name, value] of Object.entries({ role: "link", tabindex: "0", "aria-disabled": "true" })) {
      if (there) link.removeAttribute(name);
      else link.setAttribute(name, value);
    }
    if (there) link.href = addressOf(to);
    else link.removeAttribute("href");
  }
}

// Steps are counted per viewer: the same moment has another number for others.
/** @param {Record<string, number>} eyes */
function showEyes(eyes) {
  /** @type {NodeListOf<HTMLAnchorElement>} */
  const choices = page.querySelectorAll("[data-eyes]");
  for (const link of choices) {
    const url = new URL(link.href);
    url.searchParams.set("step", String(eyes[link.dataset.eyes ?? ""]));
    link.href = url.href;
  }
}

for (const [id, link] of Object.entries(links)) {
  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const to = steps[id]();
    if (to !== null && link.hasAttribute("href")) jump(to);
  });
}

setMinimumHeight(at("board"), boardPicture());
loadSprites(words("sprites")).catch((failure) => console.error(failure));
for (const control of page.querySelectorAll("#slider, #play, #speed, #hint")) control.removeAttribute("hidden");
slider.addEventListener("input", () => jump(Number(slider.value)));
wide.addEventListener("change", () => go(step));

at("link").addEventListener("click", async (event) => {
  event.preventDefault();
  if (await copyText(location.href)) at("copied").textContent = words("copied");
});

if (python) {
  const button = query(python, "button");
  button.hidden = false;
  button.addEventListener("click", async () => {
    if (await copyText(query(python, "code").textContent ?? "")) at("copied").textContent = words("codecopied");
  });
}

document.addEventListener("keydown", (event) => {
  const typing = event.target instanceof Element && event.target.matches("input, select, textarea");
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
  /** @type {Record<string, number | null>} */
  const targets = { ArrowLeft: beside.previous, ArrowRight: beside.next, Home: 0, End: last };
  const target = targets[event.key] ?? null;
  if (target === null) return;
  event.preventDefault();
  jump(target);
});

at("log").addEventListener("toggle", showLastLine);
showLastLine();
// The picture of the page has the art of the game in it, and may have another form.
await go(step);
if (section instanceof HTMLElement) {
  const viewer = Number(words("viewer"));
  together = new Together(section, { step: () => step, last, viewer, follow: jump, meet: () => void talk(), board: at("board") });
}
// On a low screen the board and the viewer's own things come first.
if (!wide.matches) {
  scrollBy({ top: at("board").getBoundingClientRect().bottom - at("action-bar").getBoundingClientRect().top, behavior: "instant" });
}
