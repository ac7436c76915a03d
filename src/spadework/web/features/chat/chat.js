// The chat at a table: lines, phrases, muted speakers.

import { saveItem, loadItem, createId } from "../../core/browser.js";
import { emblem, createElement, query, cloneTemplate, wordsOf } from "../../core/dom.js";
import { listenForKeys } from "../../core/keys.js";
import { showSheet } from "../../core/sheet.js";

/**
 * @import { Words } from "../../core/dom.js"
 * @import { Live } from "../../core/live.js"
 */

/**
 * @typedef {import("../../core/messages.d.ts").ChatLine} ChatLine
 * @typedef {{count: number, names: string[], talk: string, closed: boolean, delay: number}} SpectatorState
 * @typedef {{seated: boolean, host: boolean, reads: boolean, writes: boolean, spectators: SpectatorState}} SpectatorsMessage
 */

const SVG = "http://www.w3.org/2000/svg";
const SHOWN = 4000; // milliseconds for which a reaction stays beside its seat
const ANNOUNCED = 10_000; // milliseconds for which the newest line lies over the table
const NEAR = 40; // pixels from the end that still count as the end

/**
 * Start the chat of a table.
 * @param {HTMLElement} page
 * @param {Live} live
 * @param {MediaQueryList} wide
 */
export function startChat(page, live, wide) {
  new Chat(page, live, wide);
}

/** The chat in `#chat` of a page, on narrow pages in a sheet. */
export class Chat {
  /**
   * @param {HTMLElement} page
   * @param {Live} live
   * @param {MediaQueryList} wide
   */
  constructor(page, live, wide) {
    this.page = page;
    this.live = live;
    this.place = query(page, "#chat", HTMLDetailsElement);
    this.words = wordsOf(this.place);
    this.held = query(this.place, ":scope > div");
    this.lines = query(page, "#chat-lines");
    this.form = query(page, "#chat-form", HTMLFormElement);
    this.field = query(this.form, "input", HTMLInputElement);
    /** @type {number[]} */
    this.own = JSON.parse(this.words("own"));
    this.last = 0;
    this.unread = 0;
    this.announced = false;
    this.fading = 0;
    /** @type {{type: "say", mark: string, seat: number | null, text?: string, phrase?: string} | null} */
    this.unsent = null;
    this.muted = new MuteList(query(page, "#muted"), this.words, () => this.hideMuted());
    const button = query(page, "#chat-button");
    showSheet(this.place, button, query(page, "#chat-sheet", HTMLDialogElement), wide);
    button.addEventListener("click", () => {
      if (wide.matches) this.open();
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
    const offers = this.held.querySelector("#offers");
    /** @type {Promise<import("../offers/offers.js").Offers> | undefined} */
    this.offers = undefined;
    /** @type {import("../offers/offers.js").OffersMessage[]} */
    const pending = [];
    const show = async (/** @type {HTMLElement} */ place) => {
      const options = { muted: this.muted, seat: () => this.seat() };
      this.offers ??= import("../offers/offers.js").then(({ Offers }) => new Offers(place, live, options));
      const shown = await this.offers;
      for (const one of pending.splice(0)) shown.take(one);
    };
    offers?.addEventListener("toggle", () => offers.open && show(offers));
    this.newest = query(page, "#newest");
    this.newest.addEventListener("click", () => button.click());
    listenForKeys({ t: () => button.click() }, () => true);
    live.listen({
      open: () => this.unsent && live.send(this.unsent),
      spectators: (/** @type {SpectatorsMessage} */ message) => this.setAccess(message),
      chat: (/** @type {{lines: ChatLine[]}} */ message) => this.add(message.lines),
      delivered: (/** @type {{mark: string}} */ message) => this.delivered(message.mark),
      chat_refused: (/** @type {{mark: string | null, reason: string}} */ message) => this.refused(message),
      offers: (/** @type {import("../offers/offers.js").OffersMessage} */ message) => {
        if (!offers) return;
        offers.hidden = false;
        pending.push(message);
        // The offers load when they are opened or one awaits an answer.
        const asks = message.promises.some(({ may }) => may.some(({ does }) => does === "accepted"));
        if (this.offers || offers.open || asks) void show(offers);
      },
      blocked: (/** @type {{number: number}} */ { number }) => this.blocked(number),
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

  /** @param {SpectatorsMessage} access */
  setAccess({ reads, writes }) {
    this.form.hidden = !writes;
    this.lines.hidden = !reads;
    if (!reads) {
      this.lines.replaceChildren();
      [this.last, this.unread] = [0, 0];
    }
    this.state(reads ? (writes ? "" : this.words("onlyRead")) : this.words("hidden"));
    this.emptiness(reads);
  }

  // Received lines

  /** @param {ChatLine[]} lines */
  add(lines) {
    const fresh = lines.filter(({ number }) => number > this.last);
    const along = this.reading();
    for (const line of fresh) this.lines.append(this.line(line));
    this.last = Math.max(this.last, ...fresh.map(({ number }) => number));
    this.hideMuted();
    this.emptiness(true);
    if (along) this.end();
    const unheard = fresh.filter((line) => !line.mine && !this.muted.has(line.by) && !this.isOld(line));
    this.unread += unheard.length;
    for (const { emote, seat } of unheard) if (emote && seat !== null) react(this.page, seat, emote);
    const last = unheard.at(-1);
    if (last) this.announce(last);
    this.read();
  }

  /**
   * Show the newest line over the table for a while; the number of unread lines stays beside the chat's button.
   * @param {ChatLine} line
   */
  announce({ name, text, emote }) {
    const place = query(this.newest, "span");
    place.textContent = this.words("newest", { name, text });
    if (emote) place.prepend(sign(emote), " ");
    this.announced = true;
    clearTimeout(this.fading);
    this.fading = setTimeout(() => {
      this.announced = false;
      this.read();
    }, ANNOUNCED);
  }

  // Lines read on an earlier visit are not new.
  /** @param {ChatLine} line */
  isOld({ number }) {
    return number <= Number(loadItem(this.seen()));
  }

  seen() {
    return `spadework-read-${this.words("table")}`;
  }

  /** @param {ChatLine} line */
  line({ number, seat, name, by, mine, emote, text, at }) {
    const line = cloneTemplate(this.held);
    const who = query(line, ".who");
    who.append(seat === null ? `${name} (${this.words("looksOn")})` : name);
    if (seat !== null) who.prepend(emblem(seat));
    query(line, ".what").textContent = text;
    if (emote) query(line, ".what").prepend(sign(emote), " ");
    const time = query(line, "time", HTMLTimeElement);
    time.dateTime = at;
    time.textContent = formatTime(new Date(at));
    line.dataset.by = by;
    line.dataset.number = String(number);
    const menu = query(line, "details");
    if (mine) {
      menu.remove();
      return line;
    }
    const mute = query(menu, "[data-mute]");
    mute.textContent = this.words("mute", { name });
    mute.addEventListener("click", () => this.muted.add(by, name));
    const block = query(menu, "[data-block]");
    block.textContent = this.words("block", { name });
    block.addEventListener("click", () => {
      menu.removeAttribute("open");
      this.live.send({ type: "block", number });
    });
    query(menu, "[data-report]").addEventListener("click", () => {
      menu.removeAttribute("open");
      this.live.send({ type: "report", number });
    });
    return line;
  }

  /**
   * Remove all lines of a line's author, whom the guest has blocked.
   * @param {number} number
   */
  blocked(number) {
    const by = this.lines.querySelector(`[data-number="${number}"]`)?.getAttribute("data-by");
    for (const line of [...this.lines.children]) if (line.getAttribute("data-by") === by) line.remove();
    this.state(this.words("blocked"));
  }

  hideMuted() {
    for (const line of this.lines.children) {
      if (line instanceof HTMLElement) line.hidden = this.muted.has(line.dataset.by ?? "");
    }
    void this.offers?.then((offers) => offers.hideMuted());
  }

  /** @param {boolean} reads */
  emptiness(reads) {
    query(this.held, "[data-empty]").hidden = !reads || this.lines.childElementCount > 0;
  }

  /** Whether the last line is visible. */
  reading() {
    const { scrollHeight, scrollTop, clientHeight } = this.lines;
    return this.lines.checkVisibility() && !document.hidden && scrollHeight - scrollTop - clientHeight < NEAR;
  }

  read() {
    if (this.reading()) {
      this.unread = 0;
      saveItem(this.seen(), String(this.last));
    }
    this.newest.hidden = this.unread === 0 || !this.announced;
    for (const count of this.page.querySelectorAll("[data-unread]")) {
      if (!(count instanceof HTMLElement)) continue;
      count.textContent = this.unread ? this.words("new", { count: this.unread }) : "";
      count.hidden = this.unread === 0;
    }
  }

  end() {
    this.lines.scrollTop = this.lines.scrollHeight;
  }

  // Sent lines

  /** @param {Event} event */
  submitted(event) {
    event.preventDefault();
    if (this.field.value.trim()) this.say({ text: this.field.value });
  }

  /** @param {{text?: string, phrase?: string}} what */
  say(what) {
    if (this.unsent) return;
    this.unsent = { type: "say", mark: createId(), seat: this.seat(), ...what };
    this.state(this.live.send(this.unsent) ? "" : this.words("unsent"));
  }

  // At a shared screen the seat in view speaks.
  seat() {
    const looks = this.live.seat;
    return looks !== null && this.own.includes(looks) ? looks : this.own.at(0) ?? null;
  }

  /** @param {string} mark */
  delivered(mark) {
    if (this.unsent?.mark !== mark) return;
    if (this.unsent.text === this.field.value) this.field.value = "";
    this.unsent = null;
    this.state("");
    this.end();
  }

  /** @param {{mark: string | null, reason: string}} refusal */
  refused({ mark, reason }) {
    if (this.unsent?.mark === mark) this.unsent = null;
    this.state(reason);
  }

  /** @param {string} text */
  state(text) {
    query(this.held, "#chat-state").textContent = text;
  }
}

/**
 * The picture of a reaction.
 * @param {string} emote
 */
function sign(emote) {
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("class", "emote");
  picture.setAttribute("viewBox", "-12 -12 24 24");
  picture.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  const place = { href: `#${emote}`, x: "-12", y: "-12", width: "24", height: "24" };
  for (const [name, value] of Object.entries(place)) use.setAttribute(name, value);
  picture.append(use);
  return picture;
}

/**
 * Show a reaction beside a seat for a moment.
 * @param {HTMLElement} page
 * @param {number} seat
 * @param {string} emote
 */
function react(page, seat, emote) {
  const place = page.querySelectorAll("#people > li")[seat];
  if (!place?.checkVisibility()) return;
  const bubble = createElement("span", null, { class: "reaction", "aria-hidden": "true" });
  bubble.append(sign(emote));
  const { right, top } = place.getBoundingClientRect();
  [bubble.style.insetInlineStart, bubble.style.insetBlockStart] = [`${right}px`, `${top}px`];
  document.body.append(bubble);
  setTimeout(() => bubble.remove(), SHOWN);
}

/** @param {Date} time */
function formatTime(time) {
  const today = time.toDateString() === new Date().toDateString();
  /** @type {Intl.DateTimeFormatOptions} */
  const day = today ? {} : { weekday: "long", day: "numeric", month: "long" };
  const { lang } = document.documentElement;
  // Pages in English are in British English: days before months, and 24 hours.
  return new Intl.DateTimeFormat(lang === "en" ? "en-GB" : lang, { hour: "2-digit", minute: "2-digit", ...day }).format(time);
}

/** Muted speakers, stored in this browser only, listed in `place`. Calls `changed()` for each change. */
export class MuteList {
  /**
   * @param {HTMLElement} place
   * @param {Words} words
   * @param {() => void} changed
   */
  constructor(place, words, changed) {
    this.place = place;
    this.words = words;
    this.changed = changed;
    this.key = `spadework-muted-${words("table")}`;
    /** @type {Record<string, string>} */
    this.names = JSON.parse(loadItem(this.key) || "{}");
    this.show();
  }

  /** @param {string} by */
  has(by) {
    return by in this.names;
  }

  /**
   * @param {string} by
   * @param {string} name
   */
  add(by, name) {
    this.names[by] = name;
    this.save();
  }

  save() {
    saveItem(this.key, Object.keys(this.names).length ? JSON.stringify(this.names) : "");
    this.show();
    this.changed();
  }

  show() {
    this.place.replaceChildren(
      ...Object.entries(this.names).map(([by, name]) => {
        const item = createElement("li", this.words("muted", { name }));
        const again = createElement("button", this.words("unmute"), { type: "button", class: "plain" });
        again.addEventListener("click", () => {
          delete this.names[by];
          this.save();
        });
        item.append(" ", again);
        return item;
      }),
    );
    this.place.hidden = !this.place.childElementCount;
  }
}
