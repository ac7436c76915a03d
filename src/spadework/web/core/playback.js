// What happens plays one after another, each picture with its captions, and never holds up who wants to go on.

import { made } from "./words.js";

/**
 * `show` draws the table as it is then, `travel`: with what has moved on its way; `done` follows when all has been said.
 * @typedef {{text: string, sound?: string}} Caption
 * @typedef {{captions: Caption[], show: (travel: boolean) => void, done?: () => void}} Happening
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
export class Events {
  /**
   * @param {HTMLElement} place
   * @param {() => string} pace
   * @param {(sound: string | undefined) => void} heard
   */
  constructor(place, pace, heard) {
    this.heard = heard;
    this.place = place;
    this.pace = pace;
    /** @type {Happening[]} */
    this.queue = [];
    /** @type {Happening | null} */
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
   * @param {Happening[]} happenings
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
      this.place.replaceChildren(made("p", captions.map(({ text }) => text).join(" "), { class: "aside-only" }));
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

  /** @param {Happening} happening */
  say(happening) {
    const caption = happening.captions.shift();
    if (caption === undefined) {
      happening.done?.();
      this.next();
      return;
    }
    this.place.append(made("p", caption.text));
    this.heard(caption.sound);
    while (this.place.children.length > AT_ONCE) this.place.firstElementChild?.remove();
    const waiting = [happening, ...this.queue].reduce((sum, one) => sum + one.captions.length, 0);
    const haste = waiting > MANY ? 2 : 1;
    const pause = ((LINE + LETTER * caption.text.length) * (PACES[this.pace()] ?? 1)) / haste;
    this.timer = setTimeout(() => this.say(happening), pause);
  }
}
