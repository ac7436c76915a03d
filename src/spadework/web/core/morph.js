// Changes the current picture into the next one in place. Elements are matched by id, so that the focus stays and
// elements move from their old place to the new one.

import { isStill } from "./dom.js";

const TRAVEL = 250;
const STAGGER = 90;
const LONGEST_WAIT = 450;
const BEAT = 450;

/** @typedef {{x: number, y: number, size: number}} Place */

/**
 * Make `shown` equal to `next` and return it. With `travel`, moved elements are animated. Elements within `data-beat="n"` wait
 * n beats; those in `due`, by default the `appearingIds`, fade in.
 * @param {SVGElement} shown
 * @param {SVGElement} next
 * @param {{travel?: boolean, due?: string[]}} how
 */
export function morph(shown, next, { travel = true, due = appearingIds(shown, next) } = {}) {
  const before = travel ? places(shown) : new Map();
  const known = new Map([...shown.querySelectorAll("[id]")].map((element) => [element.id, element]));
  const held = /** @type {SVGElement | null} */ (document.activeElement);
  const focused = shown.contains(held) ? held : null;
  become(shown, next, known);
  if (focused && focused !== document.activeElement && focused.isConnected) focused.focus({ preventScroll: true });
  if (travel && !isStill()) {
    travelFrom(before, shown);
    appear(due, shown);
  }
  return shown;
}

/**
 * Return the ids of elements with a beat that are new in `next` or have a new text.
 * @param {SVGElement} shown
 * @param {SVGElement} next
 */
export function appearingIds(shown, next) {
  const there = new Map([...shown.querySelectorAll("[id]")].map((element) => [element.id, element]));
  const isNew = (/** @type {Element} */ { id, textContent }) => {
    const old = there.get(id);
    return !old || (old.hasAttribute("data-beat") && old.textContent !== textContent);
  };
  return [...next.querySelectorAll("[data-beat][id]")].filter(isNew).map((element) => element.id);
}

/**
 * Parse an SVG element. Throws if the text is not SVG.
 * @param {string} text
 */
export function parsed(text) {
  const root = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (!(root instanceof SVGElement) || root.nodeName !== "svg") throw new Error("the picture is no SVG");
  return document.importNode(root, true);
}

/**
 * @param {Element} old
 * @param {Element} next
 * @param {Map<string, Element>} known
 */
function become(old, next, known) {
  if (old.isEqualNode(next)) return;
  takeAttributes(old, next);
  const kept = [...next.childNodes].map((wanted, index) => {
    const partner = partnerOf(wanted, old.childNodes[index], known);
    if (!partner) return wanted instanceof Element ? grown(wanted, known) : wanted.cloneNode();
    if (partner instanceof Element && wanted instanceof Element) become(partner, wanted, known);
    else if (partner.nodeValue !== wanted.nodeValue) partner.nodeValue = wanted.nodeValue;
    return partner;
  });
  const wanted = new Set(kept);
  for (const child of [...old.childNodes]) if (!wanted.has(child)) child.remove();
  kept.forEach((child, index) => {
    if (old.childNodes[index] !== child) old.insertBefore(child, old.childNodes[index] ?? null);
  });
}

/**
 * Create an element that may contain known ones.
 * @param {Element} wanted
 * @param {Map<string, Element>} known
 */
function grown(wanted, known) {
  const element = /** @type {Element} */ (wanted.cloneNode(false));
  become(element, wanted, known);
  return element;
}

/**
 * @param {ChildNode} wanted
 * @param {ChildNode | undefined} opposite
 * @param {Map<string, Element>} known
 * @returns {ChildNode | null}
 */
function partnerOf(wanted, opposite, known) {
  if (wanted instanceof Element && wanted.id) {
    const found = known.get(wanted.id);
    return found?.nodeName === wanted.nodeName ? found : null;
  }
  if (opposite?.nodeType !== wanted.nodeType || opposite.nodeName !== wanted.nodeName) return null;
  return opposite instanceof Element && opposite.id ? null : opposite;
}

/**
 * @param {Element} old
 * @param {Element} next
 */
function takeAttributes(old, next) {
  for (const { name } of [...old.attributes]) if (!next.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of [...next.attributes]) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}

/**
 * Return the origin of each element with an id on the screen, and its scale.
 * @param {SVGElement} root
 */
function places(root) {
  /** @type {Map<string, Place>} */
  const found = new Map();
  for (const element of root.querySelectorAll("[id]")) {
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    if (matrix) found.set(element.id, { x: matrix.e, y: matrix.f, size: Math.hypot(matrix.a, matrix.b) });
  }
  return found;
}

/**
 * @param {Map<string, Place>} before
 * @param {SVGElement} root
 */
function travelFrom(before, root) {
  const now = places(root);
  /**
   * Return an element's old and new place if they differ.
   * @param {Element} element
   */
  const travel = ({ id }) => {
    const [from, to] = [before.get(id), now.get(id)];
    const moved = from && to && (Math.hypot(from.x - to.x, from.y - to.y) > 1 || Math.abs(from.size / to.size - 1) > 0.01);
    return moved ? { from, to } : null;
  };
  let waited = 0;
  for (const element of root.querySelectorAll("[id]")) {
    const way = travel(element);
    // Elements within a moving element move with it.
    if (!way || isCarried(element, root, travel)) continue;
    const parent = /** @type {SVGGraphicsElement} */ (element.parentNode).getScreenCTM()?.inverse();
    const [from, to] = [way.from, way.to].map((place) => new DOMPoint(place.x, place.y).matrixTransform(parent));
    const scale = way.from.size / way.to.size;
    const start = { translate: `${from.x - scale * to.x}px ${from.y - scale * to.y}px`, scale: `${scale}` };
    const beat = element.closest("[data-beat]");
    const delay = beat ? beatOf(beat) : Math.min(waited, LONGEST_WAIT);
    /** @type {KeyframeAnimationOptions} */
    const timing = { duration: TRAVEL, delay, easing: "ease-in-out", fill: "backwards" };
    element.animate([start, { translate: "0px 0px", scale: "1" }], timing);
    if (!beat) waited += STAGGER;
  }
}

/**
 * @param {string[]} due
 * @param {SVGElement} root
 */
function appear(due, root) {
  for (const element of root.querySelectorAll("[data-beat][id]")) {
    if (!due.includes(element.id)) continue;
    element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TRAVEL, delay: beatOf(element), fill: "backwards" });
  }
}

/** @param {Element} element */
function beatOf(element) {
  return BEAT * (Number(element.getAttribute("data-beat")) || 0);
}

/**
 * Whether an ancestor of an element moves.
 * @param {Element} element
 * @param {Element} root
 * @param {(element: Element) => unknown} travel
 */
function isCarried(element, root, travel) {
  for (let above = element.parentElement; above && above !== root; above = above.parentElement) {
    if (above.id && travel(above)) return true;
  }
  return false;
}
