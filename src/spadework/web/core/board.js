// The picture of the table: shows it, marks clickable elements and moves the focus.

import { createElement, isStill } from "./dom.js";
import { appearingIds, morph, parsed } from "./morph.js";
import { click, neighbour, pickable, preview } from "./picks.js";
import { setMinimumHeight } from "./picture.js";

/** @import { Move, Selection } from "./picks.js" */

/**
 * @typedef {{moves: Move[], selection: Selection, previewed: Move | null}} Choice
 */

const ACTIVE = ".pickable, .startable, .picked";
/** Pixels by which an element may reach below the bar, as by rounding. */
const SLACK = 4;
const MARGIN = 8;
const OFFERED = ["tabindex", "role", "aria-label", "aria-pressed"];

/** A picture in `place`. Calls `clicked(id)` for clickable elements and `missed(ids)`, innermost first, for other clicks. */
export class Board {
  /**
   * @param {HTMLElement} place
   * @param {(id: string) => void} clicked
   * @param {(ids: string[]) => void} missed
   */
  constructor(place, clicked, missed = () => {}) {
    this.place = place;
    /** @type {SVGElement | null} */
    this.picture = null;
    /** @type {Map<string, Record<string, string | null>>} */
    this.own = new Map();
    /** @type {Choice | null} */
    this.state = null;
    /** @type {string[]} */
    this.pointed = [];
    for (const name of ["pointerover", "focusin"]) place.addEventListener(name, (event) => this.hint(this.activeAt(event.target)));
    for (const name of ["pointerleave", "focusout"]) place.addEventListener(name, () => this.hint(null));
    place.addEventListener("click", (event) => {
      const element = this.activeAt(event.target);
      if (element) clicked(element.id);
      else missed(this.idsAround(event.target));
    });
    place.addEventListener("keydown", (event) => this.key(event, clicked));
    // Smooth scrolling must not carry the page past a newly focused element.
    document.addEventListener("focusin", () => scrollTo({ top: scrollY, behavior: "instant" }));
  }

  /**
   * @param {EventTarget | null} target
   * @returns {SVGElement | null}
   */
  activeAt(target) {
    /** @type {SVGElement | null} */
    const found = target instanceof Element ? target.closest(ACTIVE) : null;
    return this.picture?.contains(found) ? found : null;
  }

  /**
   * Return the ids of an element of the picture and its ancestors, innermost first.
   * @param {EventTarget | null} target
   */
  idsAround(target) {
    const ids = [];
    for (let one = target instanceof Element ? target : null; one && one !== this.picture; one = one.parentElement) {
      if (one.id) ids.push(one.id);
    }
    return this.picture?.contains(/** @type {Node} */ (target)) ? ids : [];
  }

  /**
   * Show a picture with moves and selection. With `travel`, moved elements are animated. If it can't be drawn, show `failed`.
   * Return the milliseconds until all animations are over.
   * @param {string} text
   * @param {Choice} state
   * @param {boolean} travel
   * @param {string} failed
   */
  show(text, state, travel = true, failed = "") {
    try {
      this.draw(parsed(text), state, travel);
    } catch (failure) {
      console.error(failure);
      this.clear();
      this.place.append(createElement("p", failed, { class: "alert" }));
    }
    return lengthOf(this.place);
  }

  /**
   * @param {SVGElement} next
   * @param {Choice} state
   * @param {boolean} travel
   */
  draw(next, state, travel) {
    this.own = new Map([...next.querySelectorAll("[id]")].map((element) => [element.id, attributesOf(element)]));
    const hadFocus = this.place.contains(document.activeElement);
    const alike = this.picture?.getAttribute("viewBox") === next.getAttribute("viewBox");
    const news = this.picture && travel ? appearingIds(this.picture, next) : [];
    this.decorate(next, state);
    if (this.picture) this.picture = morph(this.picture, next, { travel: travel && alike, due: news });
    else this.place.replaceChildren((this.picture = next));
    this.showPointed();
    setMinimumHeight(this.place, this.picture);
    if (hadFocus && !this.place.contains(document.activeElement)) this.place.focus({ preventScroll: true });
  }

  /**
   * Point at elements of the picture and scroll them into view above `bottom`.
   * @param {string[]} ids
   * @param {number} bottom
   */
  point(ids, bottom) {
    this.pointed = ids;
    this.showPointed();
    const boxes = this.boxes(".pointed");
    if (!boxes.length) return;
    const [above, below] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom)) - bottom];
    // The lower end of the picture, where the player's own things lie, stays in sight if there is room for both.
    let top = this.place.getBoundingClientRect().bottom - bottom;
    if (below > top) top = below + MARGIN;
    if (above < top) top = above - MARGIN;
    scrollOn(top);
  }

  showPointed() {
    for (const element of this.picture?.querySelectorAll("[id]") ?? []) {
      element.classList.toggle("pointed", this.pointed.includes(element.id));
      if (!element.classList.length) element.removeAttribute("class");
    }
  }

  /** Remove the picture. */
  clear() {
    this.place.replaceChildren();
    this.picture = null;
  }

  /**
   * Show a selection in the current picture.
   * @param {Choice} state
   */
  mark(state) {
    if (this.picture) this.decorate(this.picture, state);
  }

  /**
   * Scroll until a clickable element is visible above `bottom`. With `rest`, also scroll the lower end of the picture, where the
   * player's own things lie, to `bottom`. The focused element stays visible.
   * @param {number} bottom
   * @param {boolean} rest
   */
  comeIntoView(bottom, rest = true) {
    let top = rest ? this.place.getBoundingClientRect().bottom - bottom : 0;
    const boxes = this.boxes(".pickable").sort((one, other) => one.top - other.top);
    if (boxes.length && !boxes.some((box) => box.top >= top - SLACK && box.bottom <= top + bottom + SLACK)) {
      // No farther than needed.
      const [first] = boxes;
      const up = first.top - MARGIN;
      top = first.bottom > top + bottom ? Math.min(up, first.bottom + MARGIN - bottom) : up;
    }
    const held = this.place.querySelector(":focus-visible")?.getBoundingClientRect();
    if (held) top = Math.min(Math.max(top, held.bottom - bottom), held.top);
    scrollOn(top);
  }

  /** @param {string} selector */
  boxes(selector) {
    return [...this.place.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
  }

  /**
   * Preview a click on an element, or on the focused one for null, while nothing is chosen.
   * @param {SVGElement | null} element
   */
  hint(element) {
    if (!this.picture || !this.state) return;
    const { moves, selection, previewed } = this.state;
    // Without an element under the pointer, the focused one counts.
    const meant = element ?? this.activeAt(document.activeElement);
    const move = meant && !previewed ? preview(moves, click(moves, selection, meant.id)) : null;
    for (const one of this.picture.querySelectorAll("[id]")) {
      one.classList.toggle("hinted", move?.marks.includes(one.id) ?? false);
    }
  }

  /**
   * @param {SVGElement} picture
   * @param {Choice} choice
   */
  decorate(picture, { moves, selection, previewed }) {
    this.state = { moves, selection, previewed };
    const { clicked } = selection;
    const next = pickable(moves, clicked);
    // An element that starts a new selection is always clickable, but only the next ones are highlighted.
    /** @type {Map<string, Move | null>} */
    const active = new Map([...pickable(moves, []), ...next]);
    for (const id of clicked) active.set(id, previewed);
    picture.setAttribute("role", active.size ? "group" : "img");
    for (const element of picture.querySelectorAll("[id]")) {
      const { id, classList } = element;
      const picked = clicked.includes(id);
      classList.toggle("pickable", next.has(id));
      classList.toggle("startable", active.has(id) && !next.has(id) && !picked);
      classList.toggle("picked", picked);
      classList.toggle("marked", previewed?.marks.includes(id) ?? false);
      classList.remove("hinted");
      if (active.has(id)) this.offer(element, active.get(id) ?? null, picked);
      else if (element.hasAttribute("aria-pressed")) this.withdraw(element);
      if (!classList.length) element.removeAttribute("class");
    }
  }

  /**
   * @param {Element} element
   * @param {Move | null} move
   * @param {boolean} pressed
   */
  offer(element, move, pressed) {
    const label = this.own.get(element.id)?.["aria-label"] ?? element.querySelector(":scope > title")?.textContent;
    element.setAttribute("tabindex", "0");
    element.setAttribute("role", "button");
    element.setAttribute("aria-pressed", String(pressed));
    element.setAttribute("aria-label", label || move?.label || element.id);
  }

  /** @param {Element} element */
  withdraw(element) {
    for (const name of OFFERED) {
      const own = this.own.get(element.id)?.[name] ?? null;
      if (own === null) element.removeAttribute(name);
      else element.setAttribute(name, own);
    }
  }

  /**
   * @param {KeyboardEvent} event
   * @param {(id: string) => void} clicked
   */
  key(event, clicked) {
    const element = this.activeAt(event.target);
    if (event.key.startsWith("Arrow") && (element || event.target === this.place)) {
      const found = this.beside(element, event.key);
      if (found) {
        event.preventDefault();
        found.focus();
      }
    } else if (element && (event.key === " " || (event.key === "Enter" && !element.classList.contains("picked")))) {
      event.preventDefault();
      event.stopPropagation();
      clicked(element.id);
    }
  }

  /**
   * @param {SVGElement | null} element
   * @param {string} direction
   */
  beside(element, direction) {
    const all = /** @type {SVGElement[]} */ ([...this.picture?.querySelectorAll(ACTIVE) ?? []]);
    if (!element) return all[0];
    const boxes = all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { id: one.id, x: x + width / 2, y: y + height / 2 };
    });
    const found = neighbour(boxes, boxes[all.indexOf(element)], direction);
    return found && all.find((one) => one.id === found.id);
  }
}

/** @param {number} top */
function scrollOn(top) {
  if (top) scrollBy({ top, behavior: isStill() ? "instant" : "smooth" });
}

/** @param {Element} element */
function attributesOf(element) {
  return Object.fromEntries(OFFERED.map((name) => [name, element.getAttribute(name)]));
}

/**
 * Return the milliseconds until all finite animations within an element are over.
 * @param {Element} place
 */
function lengthOf(place) {
  const left = (/** @type {Animation} */ { effect, currentTime }) => Number(effect?.getComputedTiming().endTime) - Number(currentTime);
  return Math.max(0, ...place.getAnimations({ subtree: true }).map(left).filter(Number.isFinite));
}
