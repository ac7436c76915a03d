// The result of a game: the verdict in place of the action bar, the story of the game below, and the rematch.

import { isFocusOutside, query } from "../core/dom.js";
import { tally } from "./tally.js";

/**
 * @import { Board } from "../core/board.js"
 * @import { Words } from "../core/dom.js"
 * @import { Rematch } from "../core/live.js"
 */

/**
 * @typedef {{name: string, mine: boolean, place: number, score: number, parts: {name: string, points: number}[]}} ResultRow
 * @typedef {{verdict: string, rows: ResultRow[]}} Result
 */

/** The result in a section of the page, and its story in `story`. */
export class ResultSection {
  /**
   * @param {HTMLElement} section
   * @param {HTMLElement} story
   * @param {Words} words
   * @param {{board: Board, bar: HTMLElement, playSound: (sound: string | undefined) => void}} table
   */
  constructor(section, story, words, { board, bar, playSound }) {
    this.section = section;
    this.story = story;
    this.words = words;
    this.board = board;
    this.bar = bar;
    this.playSound = playSound;
  }

  /**
   * Show a result in place of the action bar; after the count on the board if the game has just ended.
   * @param {Result | null} result
   * @param {boolean} justEnded
   */
  async end(result, justEnded) {
    if (!result || !this.section.hidden) return;
    if (justEnded) await tally(this.board.place, () => this.playSound("coin"));
    this.bar.hidden = true;
    this.show(result);
    if (!justEnded) return;
    this.playSound(endingSound(result));
    this.board.comeIntoView(innerHeight - this.section.offsetHeight);
  }

  /**
   * Show a result, and fetch its story.
   * @param {Result} result
   */
  show(result) {
    query(this.section, "h2").textContent = result.verdict;
    this.section.hidden = false;
    if (!isFocusOutside([this.bar, this.board.place])) query(this.section, "h2").focus({ preventScroll: true });
    // Without a network only the verdict is shown.
    void this.tell().catch(() => null);
  }

  async tell() {
    const [answer, { startStory }] = await Promise.all([fetch(this.words("ending")), import("./story.js")]);
    if (!answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    this.story.replaceChildren(...document.importNode(query(page, "#ending"), true).childNodes);
    this.story.hidden = false;
    startStory(this.story);
  }

  /**
   * Announce a rematch: players join by the button, spectators by a link.
   * @param {Rematch} message
   */
  invite({ name, url }) {
    const place = query(this.section, "#invited");
    const link = query(place, "a", HTMLAnchorElement);
    const button = this.section.querySelector("#rematch");
    query(place, "span").textContent = this.words("again", { name });
    if (button) button.textContent = this.words("join");
    else [link.href, link.hidden] = [url, false];
    place.hidden = false;
  }
}

/**
 * Return the sound of the result: "win" or "lose", none for spectators.
 * @param {Result | null} result
 */
export function endingSound(result) {
  const own = result?.rows.filter((row) => row.mine) ?? [];
  if (!own.length) return undefined;
  return own.some((row) => row.place === 1) ? "win" : "lose";
}
