// Event playback: shows events one after another, with captions, and stops when the viewer continues.

import { createElement, query } from "../../core/dom.js";
import { Log } from "./log.js";

/** @import { Line, View } from "../../core/live.js" */

/**
 * `show` draws the picture of the event, with `travel` animated; `done` is called after the captions.
 * @typedef {{text: string, sound?: string}} Caption
 * @typedef {{captions: Caption[], show: (travel: boolean) => void, done?: () => void}} PlaybackEvent
 */

const AT_ONCE = 2;
const LINE = 650; // milliseconds per caption, plus LETTER for each letter
const LETTER = 16;
const LINGERS = 2500;
const MANY = 8; // waiting captions, from which on playback is twice as fast
/** @type {Record<string, number>} */
const PACES = { slow: 1.8, normal: 1, fast: 0.5, off: 0 };

/**
 * Plays events in `place`. `pace()` is "slow", "normal", "fast" or "off"; calls `heard(sound)` for sounds.
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

  /** Whether an event is playing. */
  get playing() {
    return this.now !== null;
  }

  /**
   * Play events after all earlier ones.
   * @param {PlaybackEvent[]} happenings
   */
  take(happenings) {
    this.queue.push(...happenings);
    if (PACES[this.pace()] === 0) this.skip();
    else if (!this.now) this.next();
  }

  /** Show the final picture immediately; captions continue. */
  catchUp() {
    const last = this.queue.at(-1);
    last?.show(true);
    for (const one of this.queue) one.show = () => undefined;
  }

  /** Show the final picture immediately and end the captions. */
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

  /** Discard all pending events. */
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
 * Plays the events of a table in the elements `#lines`, `#captions`, `#outcome` and `#retell` of `page`.
 */
export class TablePlayback {
  /**
   * `earlier` fetches the picture of an earlier version, `draw` shows it.
   * @param {HTMLElement} page
   * @param {{
   *   pace: () => string, earlier: (seat: number, version: number) => Promise<string | null>,
   *   draw: (picture: string) => void, heard: (sound: string | undefined) => void,
   * }} how
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
   * Play a view's new events; `show` draws its picture, `done` is called after them.
   * @param {View} view
   * @param {{picture: string, show: (travel: boolean) => void, done: () => void}} how
   */
  take(view, { picture, show, done }) {
    [this.view, this.picture] = [view, picture];
    this.log.take(view);
    const captions = view.fresh ? [] : view.log;
    this.events.take([{ captions, show, done }]);
    // A player who moves next must see the clickable elements.
    if (view.moves.length) this.events.catchUp();
    this.showOutcome();
  }

  /** Mark all lines as seen. */
  acknowledge() {
    this.log.acknowledge();
  }

  /** Show the current picture immediately. */
  skip() {
    this.events.skip();
  }

  /** Discard everything: the viewer changes. */
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
   * Skip the events when the viewer continues.
   * @param {Event} event
   */
  interrupt(event) {
    const wanted = event.target instanceof Node && this.retell.contains(event.target);
    if (this.events.playing && !wanted) this.events.skip();
  }

  /** Play the events of the last turn again. */
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
