// What happened: the log, and the lines that nobody has acknowledged yet.

import { part } from "./parts.js";
import { made } from "./words.js";

/** @import { Line, View } from "./live.js" */

const AT_ONCE = 3;

/** The log of one pair of eyes at a time. */
export class Said {
  /**
   * @param {HTMLElement} log
   * @param {HTMLElement} news
   * @param {HTMLElement} seenButton
   */
  constructor(log, news, seenButton) {
    this.log = log;
    this.news = news;
    /** @type {Line[]} */
    this.lines = [];
    this.seat = -1;
    /** @type {Map<number, number>} */
    this.seen = new Map();
    seenButton.addEventListener("click", () => this.acknowledge());
    log.closest("details")?.addEventListener("toggle", () => this.showLast());
  }

  /**
   * Take the lines of a view; `fresh`: they are all the lines there are.
   * @param {Pick<View, "seat" | "log" | "fresh">} view
   */
  take({ seat, log, fresh }) {
    const anew = fresh || seat !== this.seat;
    if (anew) this.lines = [];
    this.seat = seat;
    this.lines.push(...log);
    if (!this.seen.has(seat)) this.seen.set(seat, this.lines.at(-1 - AT_ONCE)?.version ?? 0);
    this.show(anew);
  }

  /** What has been told up to now has been seen. */
  acknowledge() {
    this.seen.set(this.seat, this.lines.at(-1)?.version ?? 0);
    this.show();
  }

  /** Forget the lines, not who has seen what. */
  clear() {
    this.lines = [];
    this.show(true);
  }

  // Lines already there stay as they are, for a log grows long; `anew`: they are others.
  show(anew = false) {
    const seen = this.seen.get(this.seat) ?? 0;
    const unseen = (/** @type {Line} */ line) => line.version > seen;
    // Who has gone back to read is left in peace.
    const atEnd = this.log.scrollTop + this.log.clientHeight > this.log.scrollHeight - 8;
    if (anew) this.log.replaceChildren();
    const items = this.log.children;
    this.log.append(...this.lines.slice(items.length).map((line) => made("li", line.text)));
    this.lines.forEach((line, index) => items[index].classList.toggle("new", unseen(line)));
    if (atEnd) this.showLast();
    this.showNews(this.lines.filter(unseen).slice(-AT_ONCE));
  }

  showLast() {
    this.log.scrollTop = this.log.scrollHeight;
  }

  // Lines already there stay untouched, so that they are not read aloud twice.
  /** @param {Line[]} lines */
  showNews(lines) {
    const list = part(this.news, "ul");
    const keys = lines.map((line) => `${this.seat} ${line.version} ${line.text}`);
    for (const item of [...list.children]) if (!keys.includes(keyOf(item))) item.remove();
    const there = [...list.children].map(keyOf);
    lines.forEach((line, index) => {
      if (!there.includes(keys[index])) list.append(made("li", line.text, { "data-key": keys[index] }));
    });
    this.news.hidden = lines.length === 0;
  }
}

/** @param {Element} item */
function keyOf(item) {
  return item.getAttribute("data-key") ?? "";
}
