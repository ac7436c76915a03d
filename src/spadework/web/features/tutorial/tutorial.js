// The tutorial: one lesson at a time, with elements of the picture that it points at.

import { query } from "../../core/dom.js";

/** @import { Words } from "../../core/dom.js" */

/**
 * @typedef {{text: string, point: string[]}} Lesson
 * @typedef {{lessons: Lesson[], number: number, of: number, move: string | null, over: boolean}} Guidance
 * @typedef {{read: (lessons: number) => void, point: (ids: string[]) => void, show: (move: string) => void}} Told
 */

/** The panel of the lessons. */
export class Tutorial {
  /**
   * @param {HTMLElement} panel
   * @param {Words} words
   * @param {Told} told
   */
  constructor(panel, words, told) {
    this.panel = panel;
    this.words = words;
    this.told = told;
    /** @type {Guidance | null} */
    this.guidance = null;
    this.said = 0;
    this.heard = 0; // lessons read so far
    this.text = query(panel, "#lesson");
    this.place = query(panel, "small");
    this.on = query(panel, "#lesson-next", HTMLButtonElement);
    this.back = query(panel, "#lesson-previous", HTMLButtonElement);
    this.example = query(panel, "#lesson-show", HTMLButtonElement);
    this.on.addEventListener("click", () => this.goOn());
    this.back.addEventListener("click", () => this.go(this.said - 1));
    this.example.addEventListener("click", () => this.guidance?.move && this.told.show(this.guidance.move));
  }

  /** @param {Guidance | null} guidance the current lessons, null after the tutorial */
  follow(guidance) {
    const same = guidance?.number === this.guidance?.number;
    this.guidance = guidance;
    this.panel.hidden = guidance === null;
    if (guidance === null) this.told.point([]);
    else this.go(same ? this.said : 0);
  }

  goOn() {
    const { guidance } = this;
    if (!guidance) return;
    if (this.said < guidance.lessons.length - 1) this.go(this.said + 1);
    else if (guidance.over) this.follow(null);
    else this.readAll();
  }

  /** @param {number} wanted */
  go(wanted) {
    const { guidance } = this;
    if (!guidance) return;
    const { lessons, number, of, move, over } = guidance;
    const last = lessons.length - 1;
    this.said = Math.max(0, Math.min(wanted, last));
    const lesson = lessons[this.said];
    if (lesson && this.text.textContent !== lesson.text) this.text.textContent = lesson.text;
    // While others move, the last lesson stays.
    if (lesson) this.place.textContent = this.words("lesson", { number: number + this.said + 1, of });
    const asked = move !== null && this.said >= last;
    this.on.hidden = asked || !lessons.length || (this.said >= last && !over && this.heard >= number + lessons.length);
    this.on.textContent = this.words(over && this.said >= last ? "playOn" : "lessonNext");
    this.back.disabled = this.said === 0;
    this.example.hidden = !asked;
    this.told.point(lesson?.point ?? []);
    // The others wait until the lesson has been read.
    if (asked || over || !lessons.length) this.readAll();
  }

  readAll() {
    if (!this.guidance) return;
    const { number, lessons, over } = this.guidance;
    this.heard = Math.max(this.heard, number + lessons.length);
    if (this.said >= lessons.length - 1) this.on.hidden = !over;
    this.told.read(this.heard);
  }
}
