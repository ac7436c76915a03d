// What happened: the log, and the lines that nobody has acknowledged yet.

import { made } from "./words.js";

const AT_ONCE = 3;

/** The log of one pair of eyes at a time. Lines are {version, text}. */
export class Said {
  constructor(log, news, seenButton) {
    this.log = log;
    this.news = news;
    this.lines = [];
    this.seat = null;
    this.seen = new Map();
    seenButton.addEventListener("click", () => this.acknowledge());
    log.closest("details").addEventListener("toggle", () => this.showLast());
  }

  /** Take the lines of a view; `fresh`: they are all the lines there are. */
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
    const unseen = (line) => line.version > this.seen.get(this.seat);
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
  showNews(lines) {
    const list = this.news.querySelector("ul");
    const keys = lines.map((line) => `${this.seat} ${line.version} ${line.text}`);
    for (const item of [...list.children]) if (!keys.includes(item.dataset.key)) item.remove();
    const there = [...list.children].map((item) => item.dataset.key);
    lines.forEach((line, index) => {
      if (!there.includes(keys[index])) list.append(made("li", line.text, { "data-key": keys[index] }));
    });
    this.news.hidden = lines.length === 0;
  }
}
