// Event playback: shows events one after another, with captions, and stops when the viewer continues.

import { createElement, query } from "../../core/dom.js";
import { Log } from "./log.js";

/** @import { Line, View } from "../../core/live.js" */

/**
 * `show` draws the picture of the event, with `travel` animated, and returns the milliseconds that its animations take; `done`
 * is called when they are over and the last caption is there.
 * @typedef {{text: string, sound?: string}} Caption
 * @typedef {{captions: Caption[], show: (travel: boolean) => number | void, done?: () => void}} PlaybackEvent
 */

const AT_ONCE = 2;
const LINE = 650; // milliseconds per caption, plus LETTER for each letter
const LETTER = 16;
const LINGERS = 2500;
const LONGEST = 5000; // milliseconds of waiting events; earlier ones are skipped, and a longer event plays faster
const FIRST_SENTENCE = /(?<=[.!?])\s+(?=\p{Lu})/u;
const SKIPS = [" ", "Enter", "Escape"]; // keys
/** @type {Record<string, number>} */
const PACES = { slow: 1.8, normal: 1, fast: 0.5, off: 0 };

/**
 * Plays events in `place`. `pace()` is "slow", "normal", "fast" or "off"; calls `playSound(sound)` for sounds, and `changed()` when
 * playback begins or ends.
 */
export class Playback {
  /**
   * @param {HTMLElement} place
   * @param {() => string} pace
   * @param {(sound: string | undefined) => void} playSound
   * @param {() => void} changed
   */
  constructor(place, pace, playSound, changed = () => undefined) {
    this.playSound = playSound;
    this.changed = changed;
    this.place = place;
    this.pace = pace;
    /** @type {PlaybackEvent[]} */
    this.queue = [];
    /** @type {PlaybackEvent | null} */
    this.now = null;
    this.longest = LONGEST;
    this.settled = 0; // when the animations of the current event are over
    /** @type {number | undefined} */
    this.timer = undefined;
  }

  /** Whether an event is playing. */
  get playing() {
    return this.now !== null;
  }

  /**
   * Play events after all earlier ones. Those that wait too long are skipped.
   * @param {PlaybackEvent[]} happenings
   * @param {number} longest milliseconds
   */
  take(happenings, longest = LONGEST) {
    this.queue.push(...happenings);
    this.longest = longest;
    if (PACES[this.pace()] === 0 || document.hidden) {
      this.skip();
      return;
    }
    let late = 0;
    while (late < this.queue.length - 1 && this.length(this.queue.slice(late)) > longest) late += 1;
    if (late) this.drop(late, false);
    if (!this.now) this.next();
    this.changed();
  }

  /**
   * Return how long the captions of events take, in milliseconds.
   * @param {PlaybackEvent[]} events
   */
  length(events) {
    return events.flatMap(({ captions }) => captions).reduce((sum, { text }) => sum + this.pause(text), 0);
  }

  /** @param {string} text */
  pause(text) {
    return (LINE + LETTER * text.length) * (PACES[this.pace()] ?? 1);
  }

  /**
   * End the current event and the first `count` waiting ones immediately.
   * @param {number} count
   * @param {boolean} travel whether the last picture is animated
   */
  drop(count, travel) {
    clearTimeout(this.timer);
    const unshown = this.queue.splice(0, count);
    const { now } = this;
    this.now = null;
    now?.done?.();
    unshown.forEach((one, index) => {
      one.show(travel && index === unshown.length - 1);
      one.done?.();
    });
  }

  /** Show the final picture immediately and end the captions. */
  skip() {
    const captions = [...(this.now ? [this.now] : []), ...this.queue].flatMap((one) => one.captions);
    this.drop(this.queue.length, true);
    if (PACES[this.pace()] === 0 && captions.length) {
      this.place.replaceChildren(createElement("p", captions.map(({ text }) => text).join(" "), { class: "aside-only" }));
      this.playSound(captions.findLast(({ sound }) => sound)?.sound);
    } else this.place.replaceChildren();
    this.changed();
  }

  /** Discard all pending events. */
  clear() {
    clearTimeout(this.timer);
    [this.now, this.queue] = [null, []];
    this.place.replaceChildren();
    this.changed();
  }

  next() {
    clearTimeout(this.timer);
    const happening = this.queue.shift() ?? null;
    this.now = happening;
    if (!happening) {
      this.timer = setTimeout(() => this.place.replaceChildren(), LINGERS);
      this.changed();
      return;
    }
    this.settled = Date.now() + (happening.show(true) ?? 0);
    happening.captions = [...happening.captions];
    this.say(happening);
  }

  /** @param {PlaybackEvent} happening */
  say(happening) {
    const caption = happening.captions.shift();
    let pause = 0;
    if (caption) {
      const left = this.length([{ captions: [caption], show: () => undefined }, happening, ...this.queue]);
      this.place.append(createElement("p", caption.text));
      this.playSound(caption.sound);
      while (this.place.children.length > AT_ONCE) this.place.firstElementChild?.remove();
      pause = this.pause(caption.text) * Math.min(1, this.longest / left);
    }
    if (happening.captions.length) this.timer = setTimeout(() => this.say(happening), pause);
    else this.close(happening, pause);
  }

  /**
   * End an event when its picture has settled, and go on after the pause of its last caption.
   * @param {PlaybackEvent} happening
   * @param {number} pause
   */
  close(happening, pause) {
    const left = this.settled - Date.now();
    if (left > 0) {
      this.timer = setTimeout(() => this.close(happening, pause - left), left);
      return;
    }
    const { done } = happening;
    happening.done = undefined;
    done?.();
    // The listener may have skipped the rest.
    if (this.now !== happening) return;
    if (pause > 0) this.timer = setTimeout(() => this.next(), pause);
    else this.next();
  }
}

/**
 * Whether two views ask the same question, or neither asks any.
 * @param {View} one
 * @param {View} other
 */
export function isSameChoice(one, other) {
  return one.seat === other.seat && one.decision === other.decision && one.moves.length > 0 === other.moves.length > 0;
}

/**
 * Whether playback, which has reached `view`, has yet to reach the question of the newest view.
 * @param {View | null} view
 * @param {View | null} newest
 */
export function isBehind(view, newest) {
  return newest !== null && view !== newest && !(view?.moves.length && isSameChoice(view, newest));
}

/**
 * Plays the events of a table in the elements `#lines`, `#captions`, `#outcome`, `#retell` and `#skip` of `page`. The log and all
 * else that belongs to a view appear when playback reaches it.
 */
export class TablePlayback {
  /**
   * `earlier` fetches the picture of an earlier version, `draw` shows it and returns the milliseconds of its animations.
   * @param {HTMLElement} page
   * @param {{
   *   pace: () => string, earlier: (seat: number, version: number) => Promise<string | null>,
   *   draw: (picture: string) => number, playSound: (sound: string | undefined) => void,
   * }} how
   */
  constructor(page, { pace, earlier, draw, playSound }) {
    const skip = query(page, "#skip", HTMLButtonElement);
    this.log = new Log(query(page, "#lines"), page.dataset.you ?? "");
    this.events = new Playback(query(page, "#captions"), pace, playSound, () => (skip.hidden = !this.events.playing));
    this.news = query(page, "#news");
    this.outcome = query(page, "#outcome");
    this.retell = query(page, "#retell", HTMLButtonElement);
    this.earlier = earlier;
    this.draw = draw;
    /** @type {View | null} */
    this.view = null;
    this.picture = "";
    this.outcomeText = "";
    this.retell.addEventListener("click", () => this.tellAgain());
    for (const place of page.querySelectorAll("#board, #action-bar, #moves")) {
      place.addEventListener("click", (event) => this.interrupt(event), { capture: true });
    }
    document.addEventListener("keydown", (event) => SKIPS.includes(event.key) && this.interrupt(event), { capture: true });
    document.addEventListener("visibilitychange", () => !document.hidden && this.skip());
  }

  /**
   * Play a view's new events; `show` draws its picture and returns the milliseconds of its animations, `done` is called after them.
   * The log follows when the picture has shown what it says: after what `done` still waits for, the count at the end.
   * @param {View} view
   * @param {{picture: string, show: (travel: boolean) => number, done: () => Promise<void> | void}} how
   */
  take(view, { picture, show, done }) {
    const atOnce = view.fresh || view.over || Boolean(view.reaction?.of);
    if (atOnce) this.events.skip();
    const shown = (/** @type {boolean} */ travel) => {
      [this.view, this.picture] = [view, picture];
      // While points are counted, the last turn is over.
      if (view.over) this.news.hidden = true;
      return show(travel);
    };
    const showLog = () => {
      this.log.take(view);
      this.showOutcome();
    };
    const settled = () => {
      const counted = done();
      if (counted) void counted.then(showLog);
      else showLog();
    };
    this.events.take([{ captions: view.fresh ? [] : view.log, show: shown, done: settled }]);
    if (atOnce) this.events.skip();
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
    const texts = this.log.outcome();
    const text = texts.join(" ");
    this.news.hidden = !text;
    if (this.outcomeText === text) return;
    this.outcomeText = this.outcome.textContent = text;
    // What doesn't fit one line is cut to the newest that does, or to its first sentence.
    const isCut = () => this.outcome.scrollWidth > this.outcome.clientWidth;
    while (isCut() && texts.length > 1) {
      texts.shift();
      this.outcome.textContent = texts.join(" ");
    }
    if (isCut()) this.outcome.textContent = texts[0].split(FIRST_SENTENCE)[0];
  }

  /**
   * Skip the events when the viewer continues.
   * @param {Event} event
   */
  interrupt(event) {
    const wanted = event.target instanceof Node && this.retell.contains(event.target);
    if (!this.events.playing || wanted) return;
    // The page must not scroll, nor a button that the events have hidden be pressed.
    if (event instanceof KeyboardEvent && event.target === document.body) event.preventDefault();
    this.events.skip();
  }

  /** Play the events of the last turn again. */
  async tellAgain() {
    const view = this.view;
    if (!view) return;
    this.events.skip();
    const lines = this.log.latest();
    const versions = [...new Set(lines.map((line) => line.version))].filter((version) => version <= view.version);
    const pictures = await Promise.all([versions[0] - 1, ...versions.slice(0, -1)].map((version) => this.earlier(view.seat, version)));
    if (this.view !== view || this.events.playing) return;
    const start = pictures.shift();
    if (start) this.draw(start);
    this.events.take(versions.map((version, index) => this.happening(lines, version, pictures[index] ?? this.picture)), Infinity);
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
