// Post-game analysis: goes through the decisions and lists the worst mistakes.

import { fetchJson } from "../../core/browser.js";
import { createElement, query, wordsOf } from "../../core/dom.js";

const SHOWN = 3;
const LITTLE = 0.03; // of the probability of winning; smaller mistakes are ignored

/** @typedef {{lost: number, text?: string, turn?: string, step?: number}} Decision */

/**
 * Bind the button of the analysis, if the page has one.
 * @param {ParentNode} page
 */
export function offerAnalysis(page) {
  const section = page.querySelector("#analysis");
  if (!(section instanceof HTMLElement)) return;
  const button = query(section, "button", HTMLButtonElement);
  button.addEventListener("click", () => {
    button.hidden = true;
    void analyse(section);
  });
}

/** @param {HTMLElement} section */
async function analyse(section) {
  const words = wordsOf(section);
  const status = query(section, "[role=status]");
  const answer = await fetchJson(words("decisions"));
  /** @type {number[] | null} */
  const steps = answer?.steps ?? null;
  /** @type {Decision[]} */
  const found = [];
  for (const [index, step] of (steps ?? []).entries()) {
    status.textContent = words("progress", { number: index + 1, of: steps?.length });
    /** @type {Decision | null} */
    const decision = await fetchJson(words("decision", { step }));
    if (!decision) {
      status.textContent = words("failed");
      return;
    }
    if (decision.lost >= LITTLE) found.push(decision);
    show(section, found);
  }
  status.textContent = steps ? words(found.length ? "done" : "none") : words("failed");
}

/**
 * @param {HTMLElement} section
 * @param {Decision[]} found
 */
function show(section, found) {
  const words = wordsOf(section);
  const most = [...found].sort((one, other) => other.lost - one.lost).slice(0, SHOWN);
  const items = most.map(({ text = "", turn = "", step }) => {
    const item = createElement("li");
    const link = createElement("a", words("watch"), { href: words("replay", { step }) });
    const entry = createElement("div");
    entry.append(createElement("p", turn, { class: "quiet" }), createElement("p", text), link);
    item.append(entry);
    return item;
  });
  query(section, "ol").replaceChildren(...items);
}
