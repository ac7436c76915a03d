// The story of a table: the log, what happens as it happens, and what came of the last turn.

import { Events } from "./playback.js";
import { Log } from "./log.js";
import { part } from "./parts.js";

/**
 * @import { Happening } from "./playback.js"
 * @import { Line, View } from "./live.js"
 */

/**
 * Tells the story in the elements `#lines`, `#captions`, `#outcome` and `#retell` of `page`.
 */
export class Story {
  /**
   * `earlier` finds the picture of an earlier version, `draw` shows it.
   * @param {HTMLElement} page
   * @param {{pace: () => string, earlier: (seat: number, version: number) => Promise<string | null>, draw: (picture: string) => void, heard: (sound: string | undefined) => void}} how
   */
  constructor(page, { pace, earlier, draw, heard }) {
    this.log = new Log(part(page, "#lines"));
    this.events = new Events(part(page, "#captions"), pace, heard);
    this.news = part(page, "#news");
    this.outcome = part(page, "#outcome");
    this.retell = part(page, "#retell", HTMLButtonElement);
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
   * @returns {Happening}
   */
  happening(lines, version, picture) {
    const captions = lines.filter((line) => line.version === version);
    return { captions, show: () => this.draw(picture) };
  }
}
