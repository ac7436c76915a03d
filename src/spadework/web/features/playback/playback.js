// What happens plays one after another, each picture with its captions, and never holds up who wants to go on.
// The story of a table: the log, what happens as it happens, and what came of the last turn.

import { createElement, query } from "../../core/dom.js";
import { Log } from "./log.js";

/** @import { Line, View } from "../../core/live.js" */

/**
 * `show` draws the table as it is then, `travel`: with what has moved on its way; `done` follows when all has been said.
 * @typedef {{text: string, sound?: string}} Caption
 * @typedef {{captions: Caption[], show: (travel: boolean) => void, done?: () => void}} PlaybackEvent
 */

const AT_ONCE = 2;
const LINE = 650; // milliseconds for a caption, and for each letter of it
const LETTER = 16;
const LINGERS = 2500;
const MANY = 8; // captions that wait, from which on they pass twice as fast
/** @type {Record<string, number>} */
const PACES = { slow: 1.8, normal: 1, fast: 0.5, off: 0 };

/**
 * Plays what happens in `place`, where the captions stand; `pace()` is "slow", "normal", "fast" or "off", `heard(sound)` is told what is heard.
 */
export class Playback {
  /**
   * @param {HTMLElement} place
   * @param {() => string} pace
   * @param {(sound: string | undefined) => void} heard
   */
  constructor(place, pace, heard) {
    this.heard = heard;
    this.place = place;
    this.pace = pace;
    /** @type {PlaybackEvent[]} */
    this.queue = [];
    /** @type {PlaybackEvent | null} */
    this.now = null;
    /** @type {number | undefined} */
    this.timer = undefined;
  }

  /** Whether something has still to be shown or said. */
  get playing() {
    return this.now !== null;
  }

  /**
   * Show what happened as soon as all before it has been shown.
   * @param {PlaybackEvent[]} happenings
   */
  take(happenings) {
    this.queue.push(...happenings);
    if (PACES[this.pace()] === 0) this.skip();
    else if (!this.now) this.next();
  }

  /** Show at once how all has come to be, and go on saying how. */
  catchUp() {
    const last = this.queue.at(-1);
    last?.show(true);
    for (const one of this.queue) one.show = () => undefined;
  }

  /** Show at once how all has come to be, and say the rest in one breath. */
  skip() {
    clearTimeout(this.timer);
    const rest = [...(this.now ? [this.now] : []), ...this.queue];
    const unshown = this.queue;
    [this.now, this.queue] = [null, []];
    const captions = rest.flatMap((one) => one.captions);
    unshown.forEach((one, index) => one.show(index === unshown.length - 1));
    if (PACES[this.pace()] === 0 && captions.length) {
      this.place.replaceChildren(createElement("p", captions.map(({ text }) => text).join(" "), { class: "aside-only" }));
      this.heard(captions.findLast(({ sound }) => sound)?.sound);
    } else this.place.replaceChildren();
    for (const one of rest) one.done?.();
  }

  /** Forget all that has not been shown yet. */
  clear() {
    clearTimeout(this.timer);
    [this.now, this.queue] = [null, []];
    this.place.replaceChildren();
  }

  next() {
    const happening = this.queue.shift() ?? null;
    this.now = happening;
    if (!happening) {
      this.timer = setTimeout(() => this.place.replaceChildren(), LINGERS);
      return;
    }
    clearTimeout(this.timer);
    happening.show(true);
    happening.captions = [...happening.captions];
    this.say(happening);
  }

  /** @param {PlaybackEvent} happening */
  say(happening) {
    const caption = happening.captions.shift();
    if (caption === undefined) {
      happening.done?.();
      this.next();
      return;
    }
    this.place.append(createElement("p", caption.text));
    this.heard(caption.sound);
    while (this.place.children.length > AT_ONCE) this.place.firstElementChild?.remove();
    const waiting = [happening, ...this.queue].reduce((sum, one) => sum + one.captions.length, 0);
    const haste = waiting > MANY ? 2 : 1;
    const pause = ((LINE + LETTER * caption.text.length) * (PACES[this.pace()] ?? 1)) / haste;
    this.timer = setTimeout(() => this.say(happening), pause);
  }
}

/**
 * Tells the story in the elements `#lines`, `#captions`, `#outcome` and `#retell` of `page`.
 */
export class TablePlayback {
  /**
   * `earlier` finds the picture of an earlier version, `draw` shows it.
   * @param {HTMLElement} page
   * @param {{pace: () => string, earlier: (seat: number, version: number) => Promise<string | null>, draw: (picture: string) => void, heard: (sound: string | undefined) => void}} how
   */
  constructor(page, { pace, earlier, draw, heard }) {
    this.log = new Log(query(page, "#lines"));
    this.events = new Playback(query(page, "#captions"), pace, heard);
    this.news = query(page, "#news");
    this.outcome = query(page, "#outcome");
    this.retell = query(page, "#retell", HTMLButtonElement);
    this.earlier = earlier;
    this.draw = draw;
    /** @type {View | null} */
    this.view = null;
    this.picture = "";
    this.retell.addEventListener("click", () => this.tellAgain());
    page.addEventListener("click", (event) => this.interrupt(event), { capture: true });
    page.addEventListener("keydown", (event) => ["Enter", " ", "Escape"].includes(event.key) && this.interrupt(event), { capture: true });
  }

  /**
   * Take a view and its whole picture: what is new in it is told, and drawn by `show`; `done` follows when all has been told.
   * @param {View} view
   * @param {{picture: string, show: (travel: boolean) => void, done: () => void}} how
   */
  take(view, { picture, show, done }) {
    [this.view, this.picture] = [view, picture];
    this.log.take(view);
    const captions = view.fresh ? [] : view.log;
    this.events.take([{ captions, show, done }]);
    // Whoever is to move sees what there is to click.
    if (view.moves.length) this.events.catchUp();
    this.showOutcome();
  }

  /** What has been told up to now has been seen. */
  acknowledge() {
    this.log.acknowledge();
  }

  /** Show at once how everything has come to be. */
  skip() {
    this.events.skip();
  }

  /** Forget what was told: others look now. */
  clear() {
    this.view = null;
    this.events.clear();
    this.log.clear();
    this.showOutcome();
  }

  showOutcome() {
    const text = this.log.outcome();
    if (this.outcome.textContent !== text) this.outcome.textContent = text;
    this.news.hidden = !text;
  }

  /**
   * Who goes on has seen enough.
   * @param {Event} event
   */
  interrupt(event) {
    const wanted = event.target instanceof Node && this.retell.contains(event.target);
    if (this.events.playing && !wanted) this.events.skip();
  }

  /** Play what happened in the last turn once more. */
  async tellAgain() {
    const view = this.view;
    if (!view) return;
    this.events.skip();
    const lines = this.log.latest();
    const versions = [...new Set(lines.map((line) => line.version))].filter((version) => version <= view.version);
    const pictures = await Promise.all([versions[0] - 1, ...versions.slice(0, -1)].map((version) => this.earlier(view.seat, version)));
    if (this.view !== view) return;
    const start = pictures.shift();
    if (start) this.draw(start);
    this.events.take(versions.map((version, index) => this.happening(lines, version, pictures[index] ?? this.picture)));
  }

  /**
   * @param {Line[]} lines
   * @param {number} version
   * @param {string} picture
   * @returns {PlaybackEvent}
   */
  happening(lines, version, picture) {
    const captions = lines.filter((line) => line.version === version);
    return { captions, show: () => this.draw(picture) };
  }
}
