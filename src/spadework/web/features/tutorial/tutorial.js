// The tutorial: one lesson at a time, with elements of the picture that it points at.

import { root } from "../../core/browser.js";
import { query, setText, wordsOf } from "../../core/dom.js";

/** @import { Words } from "../../core/dom.js" */

/**
 * @typedef {{text: string, point: string[]}} Lesson
 * @typedef {{lessons: Lesson[], number: number, of: number, move: string | null, over: boolean}} Guidance
 * @typedef {{read: (lessons: number) => void, point: (ids: string[]) => void, show: (move: string) => boolean}} Callbacks
 * `show` returns whether the move could be shown, as it can't while others move.
 */

const COOKIE = "spadework_learned";
const YEAR = 31536000; // seconds

/** The panel of the lessons. */
export class Tutorial {
  /**
   * @param {HTMLElement} panel
   * @param {Words} words
   * @param {Callbacks} callbacks
   */
  constructor(panel, words, callbacks) {
    this.panel = panel;
    this.words = words;
    this.callbacks = callbacks;
    /** @type {Guidance | null} */
    this.guidance = null;
    this.current = 0;
    this.lessonsRead = 0; // lessons read so far
    this.finished = false; // whether the last lesson has been read, too
    this.ended = false; // whether the learner plays on
    this.awaited = false; // whether the move is shown as soon as it can be
    this.text = query(panel, "#lesson");
    this.place = query(panel, "small");
    this.progress = query(panel, "progress", HTMLProgressElement);
    this.nextButton = query(panel, "#lesson-next", HTMLButtonElement);
    this.backButton = query(panel, "#lesson-previous", HTMLButtonElement);
    this.exampleButton = query(panel, "#lesson-show", HTMLButtonElement);
    this.learned = query(panel, "#learned");
    this.nextButton.addEventListener("click", () => this.next());
    this.backButton.addEventListener("click", () => this.go(this.current - 1));
    this.exampleButton.addEventListener("click", () => this.showExample());
    addEventListener("resize", () => this.fit());
    void document.fonts.ready.then(() => this.fit());
  }

  /** @param {Guidance | null} guidance the current lessons, null after the tutorial */
  follow(guidance) {
    const same = guidance?.number === this.guidance?.number;
    this.ended ||= guidance === null;
    this.guidance = this.ended ? null : guidance;
    this.panel.hidden = this.ended;
    if (!this.guidance) {
      this.nextButton.hidden = this.exampleButton.hidden = true;
      this.callbacks.point([]);
      return;
    }
    this.go(same ? this.current : 0);
    if (this.awaited) this.showExample(same);
  }

  // While others move, the button says that the move will be shown.
  showExample(wanted = true) {
    const move = this.guidance?.move ?? null;
    this.awaited = wanted && move !== null && !this.callbacks.show(move);
    setText(this.exampleButton, this.words(this.awaited ? "lessonSoon" : "lessonShow"));
  }

  next() {
    const { guidance } = this;
    if (!guidance) return;
    if (this.current < guidance.lessons.length - 1) this.go(this.current + 1);
    else if (guidance.over && !this.finished) this.finish();
    else if (guidance.over) this.follow(null);
    else {
      this.markRead();
      this.fit();
    }
  }

  /** @param {number} wanted */
  go(wanted) {
    const { guidance } = this;
    if (!guidance || this.finished) return;
    const { lessons, number, of, move, over } = guidance;
    const last = lessons.length - 1;
    this.current = Math.max(0, Math.min(wanted, last));
    const lesson = lessons[this.current];
    if (lesson && this.text.textContent !== lesson.text) this.text.textContent = lesson.text;
    // While others move, the last lesson stays.
    if (lesson) {
      const step = number + this.current + 1;
      this.place.textContent = this.words("lesson", { number: step, of });
      this.progress.max = of;
      this.progress.value = step;
      this.text.dataset.step = `${step}/${of}`;
    }
    const asked = move !== null && this.current >= last;
    this.nextButton.hidden = asked || !lessons.length || (this.current >= last && !over && this.lessonsRead >= number + lessons.length);
    this.nextButton.textContent = this.words("lessonNext");
    this.backButton.disabled = this.current === 0;
    this.exampleButton.hidden = !asked;
    // The others wait until the lesson has been read.
    if (asked || over || !lessons.length) this.markRead();
    this.fit();
    this.callbacks.point(lesson?.point ?? []);
  }

  // On narrow pages the panel grows until the whole lesson can be read.
  fit() {
    const { style } = document.documentElement;
    style.removeProperty("--lesson");
    const more = this.text.scrollHeight - this.text.clientHeight;
    if (more > 0) style.setProperty("--lesson", `${more}px`);
  }

  // A player who begins to move skips to the last lesson, which describes the move.
  goToTask() {
    if (this.guidance && this.guidance.move !== null) this.go(this.guidance.lessons.length - 1);
  }

  // The reward takes the place of the lessons.
  finish() {
    this.finished = true;
    this.panel.classList.add("finished");
    this.text.hidden = this.place.hidden = this.progress.hidden = this.backButton.hidden = true;
    this.nextButton.textContent = this.words("playOn");
    this.nextButton.className = "plain";
    this.learned.hidden = false;
    this.fit();
    celebrate(this.learned);
    this.callbacks.point([]);
    query(this.learned, "button").focus({ preventScroll: true });
  }

  markRead() {
    if (!this.guidance) return;
    const { number, lessons, over } = this.guidance;
    this.lessonsRead = Math.max(this.lessonsRead, number + lessons.length);
    if (this.current >= lessons.length - 1) this.nextButton.hidden = !over;
    this.callbacks.read(this.lessonsRead);
  }
}

/**
 * Note that the tutorial of a game is finished, and show how many are. The server reads the cookie for its pages.
 * @param {HTMLElement} place
 */
function celebrate(place) {
  const words = wordsOf(place);
  const known = document.cookie.match(new RegExp(`\\b${COOKIE}=([^;]*)`))?.[1].split(".") ?? [];
  const learned = new Set([...known, words("game")]);
  const safe = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${COOKIE}=${[...learned].join(".")}; path=${root}/; max-age=${YEAR}; samesite=lax${safe}`;
  const medals = /** @type {HTMLElement[]} */ ([...place.querySelectorAll("[data-learned]")]);
  for (const medal of medals) {
    medal.classList.toggle("won", learned.has(medal.dataset.learned ?? ""));
    medal.classList.toggle("new", medal.dataset.learned === words("game"));
  }
  const count = medals.filter((medal) => medal.classList.contains("won")).length;
  setText(query(place, "[role=status]"), words("count", { count, of: medals.length }));
}
