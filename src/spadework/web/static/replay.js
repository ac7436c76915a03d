// A game step by step: the links of the page, without loading it anew, and a slider.

import { keepClearOf } from "./dock.js";
import { morph, parsed } from "./morph.js";
import { copy, made, wordsOf } from "./words.js";

const page = document.getElementById("main");
const words = wordsOf(page);
const at = (id) => page.querySelector(`#${id}`);
const last = Number(page.dataset.steps);
const wide = matchMedia("(width >= 72rem)");
const slider = at("slider");
const steps = { first: () => 0, previous: () => step - 1, next: () => step + 1, last: () => last };

let step = Number(page.dataset.step);
let asked = 0;

function addressOf(number) {
  const url = new URL(location.href);
  url.searchParams.set("step", number);
  return url.href;
}

async function go(number) {
  const wanted = Math.max(0, Math.min(last, number));
  const question = ++asked;
  const url = new URL(page.dataset.json.replace("{step}", wanted), location.origin);
  url.searchParams.set("wide", wide.matches ? 1 : 0);
  const answer = await fetch(url).then((reply) => (reply.ok ? reply.json() : null)).catch(() => null);
  // A later step may have been asked for meanwhile.
  if (question !== asked) return;
  at("failed").hidden = answer !== null;
  if (answer === null) at("failed").textContent = words("failed");
  else show(answer, Math.abs(wanted - step) === 1);
}

function show(answer, travel) {
  step = answer.step;
  const next = parsed(answer.picture);
  const shown = at("board").querySelector("svg");
  if (shown) morph(shown, next, { travel: travel && shown.getAttribute("viewBox") === next.getAttribute("viewBox") });
  else at("board").replaceChildren(next);
  slider.value = step;
  slider.setAttribute("aria-valuetext", words("place", { step, steps: last }));
  at("place").textContent = words("place", { step, steps: last });
  const lines = (found) => found.map((line) => made("li", line.text));
  at("told").querySelector("ul").replaceChildren(...lines(answer.log.filter((line) => line.version === step)));
  at("log").querySelector("ol").replaceChildren(...lines(answer.log));
  showLastLine();
  history.replaceState(null, "", addressOf(step));
  showLinks();
  showEyes(answer.eyes);
}

function showLastLine() {
  const list = at("log").querySelector("ol");
  list.scrollTop = list.scrollHeight;
}

function showLinks() {
  at("link").href = location.href;
  for (const [id, target] of Object.entries(steps)) {
    const there = target() >= 0 && target() <= last && target() !== step;
    // A link that leads nowhere keeps the focus.
    for (const [name, value] of Object.entries({ role: "link", tabindex: "0", "aria-disabled": "true" })) {
      if (there) at(id).removeAttribute(name);
      else at(id).setAttribute(name, value);
    }
    if (there) at(id).href = addressOf(target());
    else at(id).removeAttribute("href");
  }
}

// Steps are counted by whose eyes see them: the same moment has another number for others.
function showEyes(eyes) {
  for (const link of page.querySelectorAll("[data-eyes]")) {
    const url = new URL(link.href);
    url.searchParams.set("step", eyes[link.dataset.eyes]);
    link.href = url.href;
  }
}

for (const [id, target] of Object.entries(steps)) {
  at(id).addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (at(id).hasAttribute("href")) go(target());
  });
}

keepClearOf(at("dock"), at("board"));
slider.hidden = false;
slider.addEventListener("input", () => go(Number(slider.value)));
wide.addEventListener("change", () => go(step));

at("link").addEventListener("click", async (event) => {
  event.preventDefault();
  if (await copy(location.href)) at("copied").textContent = words("copied");
});

document.addEventListener("keydown", (event) => {
  if (event.target === slider || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = { ArrowLeft: step - 1, ArrowRight: step + 1, Home: 0, End: last }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  go(target);
});

at("log").addEventListener("toggle", showLastLine);
showLastLine();
if (wide.matches) go(step);
