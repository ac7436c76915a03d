// The story of a finished game: what decided it, fetched from its review, and everything else about the end.

import { fetchJson } from "../core/browser.js";
import { query, wordsOf } from "../core/dom.js";
import { offerAnalysis } from "../features/review/analysis.js";
import { showDetails } from "../features/review/details.js";
import { checkDeal } from "../features/verify/dealcheck.js";
import { bindExportButtons } from "./exportpng.js";

const AGAIN = 1500; // milliseconds

/**
 * Bind a story that is on the page. Its review is asked for when it is about to be seen.
 * @param {HTMLElement} story
 */
export function startStory(story) {
  /** @type {NodeListOf<HTMLElement>} */
  const pictures = story.querySelectorAll(".keep");
  for (const place of pictures) bindExportButtons(place);
  offerAnalysis(story);
  void checkDeal(story);
  const review = query(story, "#why");
  const watch = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    watch.disconnect();
    void tell(review);
  });
  watch.observe(review);
}

/**
 * Wait for the review, then show its sentence and its decisive turns.
 * @param {HTMLElement} place
 */
async function tell(place) {
  const words = wordsOf(place);
  const page = await pageAt(words("review"));
  const found = page?.querySelector(".why");
  const status = page?.querySelector("[data-status]")?.getAttribute("data-status");
  if (found) {
    place.replaceChildren(...document.importNode(found, true).childNodes);
    showDetails(place);
  } else if (status) {
    while (!(await fetchJson(status))?.ready) await new Promise((resolve) => setTimeout(resolve, AGAIN));
    await tell(place);
  } else {
    place.querySelector("progress")?.remove();
    query(place, "[role=status]").textContent = page?.querySelector(".alert")?.textContent ?? words("failed");
  }
}

/**
 * Fetch a page; null for no connection.
 * @param {string} url
 */
async function pageAt(url) {
  const answer = await fetch(url, { headers: { accept: "text/html" } }).catch(() => null);
  return answer && new DOMParser().parseFromString(await answer.text(), "text/html");
}
