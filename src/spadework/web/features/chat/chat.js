// The talk at the table: lines, phrases, what is said here, whom one does not want to hear, and who looks on.

import { emblem } from "../../core/emblem.js";
import { kept, keep } from "../../core/storage.js";
import { listenForKeys } from "../../core/keys.js";
import { Muted } from "./mute.js";
import { newMark, part, stencil } from "../../core/parts.js";
import { showSheet } from "../../core/sheet.js";
import { wordsOf } from "../../core/words.js";

/**
 * @import { Live } from "../../core/live.js"
 *
 * @typedef {{number: number, seat: number | null, name: string, by: string, mine: boolean, text: string, at: string}} Said
 * @typedef {{seated: boolean, host: boolean, reads: boolean, writes: boolean, spectators: {count: number, names: string[], talk: string, closed: boolean, delay: number}}} Company
 */

const NEAR = 40; // pixels from the end within which one reads along

/**
 * Show what is said at a table, where there is somebody to talk to.
 * @param {HTMLElement} page
 * @param {Live} live
 * @param {MediaQueryList} wide
 */
export function startTalk(page, live, wide) {
  new Talk(page, live, wide);
}

/** What is said at a table, in `#talk` of a page, or in its sheet where the page is not `wide`. */
export class Talk {
  /**
   * @param {HTMLElement} page
   * @param {Live} live
   * @param {MediaQueryList} wide
   */
  constructor(page, live, wide) {
    this.page = page;
    this.live = live;
    this.place = part(page, "#talk", HTMLDetailsElement);
    this.words = wordsOf(this.place);
    this.held = part(this.place, ":scope > div");
    this.lines = part(page, "#said");
    this.form = part(page, "#saying", HTMLFormElement);
    this.field = part(this.form, "input", HTMLInputElement);
    /** @type {number[]} */
    this.own = JSON.parse(this.words("own"));
    this.last = 0;
    this.unread = 0;
    /** @type {{type: "say", mark: string, seat: number | null, text?: string, phrase?: string} | null} */
    this.unsaid = null;
    this.muted = new Muted(part(page, "#muted"), this.words, () => this.hideMuted());
    const button = part(page, "#talk-button");
    showSheet(this.place, button, part(page, "#talk-sheet", HTMLDialogElement), wide);
    button.addEventListener("click", () => {
      this.end();
      this.read();
    });
    this.place.addEventListener("toggle", () => this.read());
    this.lines.addEventListener("scroll", () => this.read());
    document.addEventListener("visibilitychange", () => this.read());
    this.form.addEventListener("submit", (event) => this.submitted(event));
    for (const phrase of this.form.querySelectorAll("[data-phrase]")) {
      phrase.addEventListener("click", () => this.say({ phrase: phrase instanceof HTMLElement ? phrase.dataset.phrase : "" }));
    }
    /** @type {HTMLDetailsElement | null} */
    const ledger = this.held.querySelector("#promises");
    /** @type {Promise<import("../offers/offers.js").Ledger> | undefined} */
    this.ledger = undefined;
    /** @type {import("../offers/offers.js").Told[]} */
    const untold = [];
    const show = async (/** @type {HTMLElement} */ place) => {
      this.ledger ??= import("../offers/offers.js").then(({ Ledger }) => new Ledger(place, live, { muted: this.muted, seat: () => this.seat() }));
      const shown = await this.ledger;
      for (const one of untold.splice(0)) shown.take(one);
    };
    ledger?.addEventListener("toggle", () => ledger.open && show(ledger));
    const open = () => (wide.matches ? this.open() : button.click());
    this.newest = part(page, "#newest");
    this.newest.addEventListener("click", open);
    listenForKeys({ t: open }, () => true);
    live.listen({
      open: () => this.unsaid && live.send(this.unsaid),
      company: (/** @type {Company} */ message) => this.company(message),
      said: (/** @type {{lines: Said[]}} */ message) => this.said(message.lines),
      heard: (/** @type {{mark: string}} */ message) => this.heard(message.mark),
      unsaid: (/** @type {{mark: string | null, reason: string}} */ message) => this.refused(message),
      ledger: (/** @type {import("../offers/offers.js").Told} */ message) => {
        if (!ledger) return;
        ledger.hidden = false;
        untold.push(message);
        // It is fetched when somebody opens it, or is asked something in it.
        if (this.ledger || ledger.open || message.promises.some(({ may }) => may.some(({ does }) => does === "accepted"))) void show(ledger);
      },
      reported: () => this.state(this.words("reported")),
    });
  }

  open() {
    this.place.open = true;
    this.end();
    this.read();
    if (!this.form.hidden) this.field.focus();
    else this.lines.focus();
  }

  /** @param {Company} company */
  company({ reads, writes }) {
    this.form.hidden = !writes;
    this.lines.hidden = !reads;
    if (!reads) {
      this.lines.replaceChildren();
      [this.last, this.unread] = [0, 0];
    }
    this.state(reads ? (writes ? "" : this.words("onlyRead")) : this.words("hidden"));
    this.emptiness(reads);
  }

  // What comes

  /** @param {Said[]} lines */
  said(lines) {
    const fresh = lines.filter(({ number }) => number > this.last);
    const along = this.reading();
    for (const line of fresh) this.lines.append(this.line(line));
    this.last = Math.max(this.last, ...fresh.map(({ number }) => number));
    this.hideMuted();
    this.emptiness(true);
    if (along) this.end();
    const unheard = fresh.filter((line) => !line.mine && !this.muted.has(line.by) && !this.isOld(line));
    this.unread += unheard.length;
    const last = unheard.at(-1);
    if (last) part(this.newest, "span").textContent = this.words("newest", { name: last.name, text: last.text });
    this.read();
  }

  // What was said before this browser looked last is not new.
  /** @param {Said} line */
  isOld({ number }) {
    return number <= Number(kept(this.seen()));
  }

  seen() {
    return `spadework-heard-${this.words("table")}`;
  }

  /** @param {Said} said */
  line({ number, seat, name, by, mine, text, at }) {
    const line = stencil(this.held);
    const who = part(line, ".who");
    who.append(seat === null ? `${name} (${this.words("looksOn")})` : name);
    if (seat !== null) who.prepend(emblem(seat));
    part(line, ".what").textContent = text;
    const time = part(line, "time", HTMLTimeElement);
    time.dateTime = at;
    time.textContent = told(new Date(at));
    line.dataset.by = by;
    const menu = part(line, "details");
    if (mine) {
      menu.remove();
      return line;
    }
    const mute = part(menu, "[data-mute]");
    mute.textContent = this.words("mute", { name });
    mute.addEventListener("click", () => this.muted.add(by, name));
    part(menu, "[data-report]").addEventListener("click", () => {
      menu.removeAttribute("open");
      this.live.send({ type: "report", number });
    });
    return line;
  }

  hideMuted() {
    for (const line of this.lines.children) {
      if (line instanceof HTMLElement) line.hidden = this.muted.has(line.dataset.by ?? "");
    }
    void this.ledger?.then((ledger) => ledger.hideMuted());
  }

  /** @param {boolean} reads */
  emptiness(reads) {
    part(this.held, "[data-empty]").hidden = !reads || this.lines.childElementCount > 0;
  }

  /** Whether one sees what comes last. */
  reading() {
    return this.lines.checkVisibility() && !document.hidden && this.lines.scrollHeight - this.lines.scrollTop - this.lines.clientHeight < NEAR;
  }

  read() {
    if (this.reading()) {
      this.unread = 0;
      keep(this.seen(), String(this.last));
    }
    this.newest.hidden = this.unread === 0;
    for (const count of this.page.querySelectorAll("[data-unread]")) {
      if (!(count instanceof HTMLElement)) continue;
      count.textContent = this.unread ? this.words("new", { count: this.unread }) : "";
      count.hidden = this.unread === 0;
    }
  }

  end() {
    this.lines.scrollTop = this.lines.scrollHeight;
  }

  // What is said here

  /** @param {Event} event */
  submitted(event) {
    event.preventDefault();
    if (this.field.value.trim()) this.say({ text: this.field.value });
  }

  /** @param {{text?: string, phrase?: string}} what */
  say(what) {
    if (this.unsaid) return;
    this.unsaid = { type: "say", mark: newMark(), seat: this.seat(), ...what };
    this.state(this.live.send(this.unsaid) ? "" : this.words("unsent"));
  }

  // Where several share a screen, whoever looks speaks.
  seat() {
    const looks = this.live.seat;
    return looks !== null && this.own.includes(looks) ? looks : this.own.at(0) ?? null;
  }

  /** @param {string} mark */
  heard(mark) {
    if (this.unsaid?.mark !== mark) return;
    if (this.unsaid.text === this.field.value) this.field.value = "";
    this.unsaid = null;
    this.state("");
    this.end();
  }

  /** @param {{mark: string | null, reason: string}} refusal */
  refused({ mark, reason }) {
    if (this.unsaid?.mark === mark) this.unsaid = null;
    this.state(reason);
  }

  /** @param {string} text */
  state(text) {
    part(this.held, "#talk-state").textContent = text;
  }
}

/** @param {Date} time */
function told(time) {
  const today = time.toDateString() === new Date().toDateString();
  /** @type {Intl.DateTimeFormatOptions} */
  const day = today ? {} : { day: "numeric", month: "short" };
  return new Intl.DateTimeFormat(document.documentElement.lang, { hour: "2-digit", minute: "2-digit", ...day }).format(time);
}
