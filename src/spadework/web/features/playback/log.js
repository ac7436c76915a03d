// The log, grouped by turn.

import { createElement, emblem, query } from "../../core/dom.js";

/** @import { Line, View } from "../../core/live.js" */

const BY_HAND = ["wheel", "touchmove", "pointerdown", "keydown"];

/** The log of one viewer at a time. */
export class Log {
  /**
   * @param {HTMLElement} place
   * @param {string} you how the reader is called
   */
  constructor(place, you) {
    this.place = place;
    this.you = you;
    /** @type {Line[]} */
    this.lines = [];
    this.seat = -1;
    /** @type {string[]} */
    this.names = [];
    /** @type {Map<number, number>} */
    this.seen = new Map();
    this.follows = true;
    let high = 0;
    // A reader who has scrolled back is not disturbed. Scrolling without a hand may come from elements that have moved.
    let byHand = false;
    for (const type of BY_HAND) place.addEventListener(type, () => (byHand = true), { passive: true });
    let top = 0;
    place.addEventListener("scroll", () => {
      if (this.isAtEnd()) [this.follows, byHand] = [true, false];
      else if (byHand && place.scrollTop < top) this.follows = false;
      top = place.scrollTop;
    });
    // When it becomes visible again, it starts at the top; elements above may have taken some of its height.
    new ResizeObserver(() => {
      if (this.follows || !high) this.showLast();
      high = place.clientHeight;
    }).observe(place);
  }

  /**
   * Take the lines of a view; with `fresh` they replace all others.
   * @param {Pick<View, "seat" | "log" | "fresh" | "faded" | "names">} view
   */
  take({ seat, log, fresh, faded, names }) {
    if (fresh || seat !== this.seat) this.lines = [];
    this.seat = seat;
    this.names = names.map((name, other) => (other === seat ? this.you : name));
    this.lines.push(...log);
    if (!this.seen.has(seat)) this.acknowledge();
    this.show(faded ?? null);
  }

  /** Mark all lines as seen. */
  acknowledge() {
    this.seen.set(this.seat, this.lines.at(-1)?.version ?? 0);
    for (const item of this.place.querySelectorAll(".new")) item.classList.remove("new");
  }

  /** Remove the lines; what each seat has seen is kept. */
  clear() {
    this.lines = [];
    this.show(null);
  }

  /** Return the lines since the last turn with an outcome; without one, those of the last turn. */
  latest() {
    const groups = turnsOf(this.lines);
    const last = Math.max(groups.findLastIndex((group) => group.some((line) => line.outcome)), groups.length - 2, 0);
    return groups.slice(last).flat();
  }

  /** Return the sentences with the outcome of the last turn, in order. */
  outcome() {
    const lines = turnsOf(this.lines).slice(-2);
    const last = lines.findLast((group) => group.some((line) => line.outcome))?.filter((line) => line.outcome);
    return (last ?? this.lines.slice(-1)).map((line) => line.text);
  }

  /** @param {[number, number] | null} faded */
  show(faded) {
    const seen = this.seen.get(this.seat) ?? 0;
    const lines = remembered(this.lines, faded);
    showTurns(this.place, lines, this.names, this.you, (line) => line.version > seen);
    if (this.follows) this.showLast();
  }

  isAtEnd() {
    return this.place.scrollTop + this.place.clientHeight > this.place.scrollHeight - 8;
  }

  showLast() {
    this.place.scrollTop = this.place.scrollHeight;
  }
}

/**
 * Return the lines without those that have faded: of a range of past versions, and not to be remembered.
 * @param {Line[]} lines
 * @param {[number, number] | null} faded
 */
function remembered(lines, faded) {
  const [first, last] = faded ?? [1, 0];
  return lines.filter((line) => line.later === undefined || line.version < first || line.version > last);
}

/**
 * Group lines by turn.
 * @param {Line[]} lines
 */
function turnsOf(lines) {
  /** @type {Line[][]} */
  const groups = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last?.[0].turn === line.turn) last.push(line);
    else groups.push([line]);
  }
  return groups;
}

/**
 * Return the seat whose name begins a text, or -1.
 * @param {string} text
 * @param {string[]} names
 */
function actorOf(text, names) {
  const begins = names.map((name) => (name && text.startsWith(name) && !/^[\p{L}\p{N}]/u.test(text.slice(name.length)) ? name.length : 0));
  const longest = Math.max(0, ...begins);
  return longest ? begins.indexOf(longest) : -1;
}

/**
 * Show lines by turn; unchanged turns keep their elements.
 * @param {HTMLElement} place
 * @param {Line[]} lines
 * @param {string[]} names of the seats
 * @param {string} you how the reader is called
 * @param {(line: Line) => boolean} isNew
 */
export function showTurns(place, lines, names, you, isNew = () => false) {
  const there = [...place.children];
  const groups = turnsOf(lines);
  groups.forEach((group, index) => {
    const key = JSON.stringify(group.map((line) => [line.version, line.text, isNew(line)]));
    const old = there[index];
    if (old?.getAttribute("data-key") === key) return;
    const shown = turnOf(group, isNew);
    showActors(shown, names, you);
    shown.setAttribute("data-key", key);
    if (old) old.replaceWith(shown);
    else place.append(shown);
  });
  for (const old of there.slice(groups.length)) old.remove();
}

/**
 * @param {Line[]} group
 * @param {(line: Line) => boolean} isNew
 */
function turnOf(group, isNew) {
  const shown = createElement("section", "", { class: "turn" });
  shown.append(createElement("h2", group[0].turn), createElement("ul", ""));
  for (const line of group) {
    const item = createElement("li", line.text);
    item.classList.toggle("new", isNew(line));
    item.classList.toggle("outcome", line.outcome ?? false);
    query(shown, "ul").append(item);
  }
  return shown;
}

/**
 * Put the emblem of the seat that acts before each line of a turn, and show its name only where it is new; "You" stays.
 * @param {Element} turn
 * @param {string[]} names of the seats
 * @param {string} you
 */
function showActors(turn, names, you) {
  const heading = query(turn, "h2").textContent ?? "";
  let known = names.findIndex((name) => name && heading.endsWith(name));
  for (const item of turn.querySelectorAll("li")) {
    const text = item.textContent ?? "";
    const actor = actorOf(text, names);
    if (actor >= 0) item.replaceChildren(emblem(actor), ...withName(text, names[actor], actor !== known || names[actor] === you));
    known = actor;
  }
}

/**
 * Return a text that begins with a name, which is left to screen readers where it is known; but not if a note on it follows: "Ann (Green)".
 * @param {string} text
 * @param {string} name
 * @param {boolean} isNew
 */
function withName(text, name, isNew) {
  const rest = text.slice(name.length).trimStart();
  return isNew || rest.startsWith("(") ? [text] : [createElement("span", `${name} `, { class: "aside-only" }), rest];
}
