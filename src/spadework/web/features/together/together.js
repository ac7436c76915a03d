/**
 * Shared replays: one player leads, the pages of the others follow, all players can point, and they can continue the game from there.
 */

import { createElement, query, setText, wordsOf } from "../../core/dom.js";
import { namedElements } from "../../core/picture.js";
import { Reconnecting } from "../../core/socket.js";

/** @typedef {{ name: string, own: boolean, step: number, pointed: string }} Pointer */

/**
 * @typedef {{
 *   type: "led", may: boolean, others: string[], pointers: Pointer[], name?: string, own?: boolean, step?: number, viewer?: number,
 *   continuation?: { url: string, name: string },
 * }} Led
 */

/** @type {Led} */
const NOTHING = { type: "led", may: false, others: [], pointers: [] };
/** Milliseconds for which a window remembers that it led. */
const LEAD_MEMORY = 60_000;
const LONGEST_TITLE = 60;

export class Together {
  /**
   * @param {HTMLElement} place
   * @param {{ step: () => number, last: number, viewer: number, follow: (step: number) => void, meet: () => void, board: HTMLElement }}
   *   replay what the page shows, how it goes to another step, and what it does when others are there
   */
  constructor(place, replay) {
    this.place = place;
    this.replay = replay;
    this.words = wordsOf(place);
    this.here = query(place, "[data-here]");
    this.status = query(place, "[data-status]");
    this.button = query(place, "[data-choose]");
    this.select = query(place, "select", HTMLSelectElement);
    this.form = query(place, "[data-play-on]");
    this.led = NOTHING;
    this.follows = true;
    this.ended = "";
    this.button.addEventListener("click", () => this.choose());
    this.select.addEventListener("change", () => this.point(this.select.value));
    replay.board.addEventListener("click", ({ target }) => this.point(elementOf(target)));
    this.connection = new Reconnecting(this.words("live"), { message: (led) => this.receive(led), close: () => this.leave() });
  }

  /** Handle a lost connection: hide the panel and the pointers. */
  leave() {
    this.place.hidden = true;
    this.led = NOTHING;
    this.mark();
  }

  /** @param {Led} led */
  receive(led) {
    // Tell a follower who has stopped leading.
    if (led.name !== undefined) this.ended = "";
    else if (this.led.name !== undefined && !this.led.own) this.ended = this.led.name;
    const { name, step, viewer } = this.led;
    this.led = led;
    // After the end of a lead, the page follows the next leader even if it had stopped following the last one.
    if (led.name === undefined) this.follows = true;
    // A leader goes on after a broken connection, and after loading the page as another seat.
    if (led.name === undefined && this.wasLeading() && led.may) this.lead();
    if (led.name !== undefined && !led.own) this.rememberLead(false);
    // This message also comes when somebody points, arrives or leaves.
    const moved = led.name !== name || led.step !== step || led.viewer !== viewer;
    if (!led.own && this.follows && moved) this.go();
    if (led.others.length) this.replay.meet();
    this.show();
  }

  /** Handle that the page shows another step: send it as the leader; stop following unless the leader went there. */
  moved() {
    this.list();
    if (this.led.own) this.lead();
    else if (this.led.name !== undefined && this.led.step !== this.replay.step()) this.follows = false;
    this.show();
  }

  lead() {
    this.rememberLead(true);
    this.connection.send({ type: "lead", step: this.replay.step(), pointed: "" });
  }

  /**
   * Point at an element of the picture, or no longer if it is the same. Does nothing when no one else is there to see it.
   * @param {string} id
   */
  point(id) {
    const { may, others, own, pointers } = this.led;
    if (!may || !(others.length || own)) return;
    const before = pointers.find((one) => one.own && one.step === this.replay.step())?.pointed;
    this.connection.send({ type: "point", step: this.replay.step(), pointed: id === before ? "" : id });
  }

  /** List the picture's elements that have a title, for pointing by keyboard. */
  list() {
    const named = namedElements(this.replay.board);
    const options = named.map(({ id, firstElementChild: title }) => new Option((title?.textContent ?? "").slice(0, LONGEST_TITLE), id));
    this.select.replaceChildren(this.select.options[0], ...options);
  }

  /** Mark the elements that participants point at, as far as this viewer's picture has them. */
  mark() {
    const { board, step } = this.replay;
    for (const one of board.querySelectorAll(".pointed")) one.classList.remove("pointed");
    for (const one of document.querySelectorAll(".pointer")) one.remove();
    const points = [];
    for (const { name, own, pointed, step: where } of this.led.pointers) {
      const element = where === step() ? board.querySelector(`#${CSS.escape(pointed)}`) : null;
      if (own) this.select.value = element ? pointed : "";
      if (!element) continue;
      element.classList.add("pointed");
      const { left, top, width, height } = element.getBoundingClientRect();
      const frame = createElement("span", null, { class: "pointer", "aria-hidden": "true" });
      [frame.style.left, frame.style.top] = [`${left + scrollX}px`, `${top + scrollY}px`];
      [frame.style.width, frame.style.height] = [`${width}px`, `${height}px`];
      frame.append(createElement("span", name));
      document.body.append(frame);
      const what = element.querySelector(":scope > title")?.textContent;
      if (!own && what) points.push(this.words("points", { name, what }));
    }
    setText(query(this.place, "[data-pointed]"), points.join(" "));
  }

  choose() {
    if (this.led.own) {
      this.rememberLead(false);
      this.connection.send({ type: "stop" });
    } else if (this.led.name === undefined) {
      this.lead();
    } else {
      this.follows = !this.follows;
      if (this.follows) this.go();
      this.show();
    }
  }

  /** Go to the leader's step, as the leader's viewer. */
  go() {
    const { step, viewer } = this.led;
    if (step === undefined) return;
    if (viewer === this.replay.viewer) this.replay.follow(step);
    else location.replace(`${location.pathname}?${new URLSearchParams({ seat: String(viewer) })}`);
  }

  /** Whether this window was leading a moment ago. */
  wasLeading() {
    const [path, time] = JSON.parse(sessionStorage.getItem("leads") ?? "[]");
    return path === location.pathname && Date.now() - time < LEAD_MEMORY;
  }

  /** @param {boolean} leads */
  rememberLead(leads) {
    if (leads) sessionStorage.setItem("leads", JSON.stringify([location.pathname, Date.now()]));
    else sessionStorage.removeItem("leads");
  }

  show() {
    const { name, own, may, others, continuation } = this.led;
    this.place.hidden = name === undefined && !may && !this.ended && !continuation;
    this.button.hidden = name === undefined && !may;
    const [status, button] = own ? ["leading", "stop"] : name === undefined ? [this.ended && "ended", "lead"]
      : this.follows ? ["led", "leave"] : ["apart", "follow"];
    setText(this.here, others.length ? this.words("others", { names: others.join(", ") }) : "");
    setText(this.status, status && this.words(status, { name: name ?? this.ended }));
    setText(this.button, this.words(button, { name: name ?? "" }));
    this.place.classList.toggle("active", name !== undefined || continuation !== undefined);
    const together = may && (others.length > 0 || own === true);
    query(this.place, "[data-point]").hidden = !together;
    const ends = this.replay.step() === this.replay.last;
    this.form.hidden = ends || !(may && others.length > 0 && (own || name === undefined));
    const offer = query(this.place, "[data-sequel-offer]");
    offer.hidden = !continuation;
    if (continuation) {
      const [form, link] = [query(offer, "form", HTMLFormElement), query(offer, "a", HTMLAnchorElement)];
      // Guests who have not played can watch.
      [form.hidden, link.hidden] = [!may, may];
      setText(query(offer, "p"), this.words(may ? "sequel" : "sequelWatched", { name: continuation.name }));
      form.action = `${continuation.url}/come-along`;
      link.href = continuation.url;
    }
    if (this.select.options.length < 2) this.list();
    this.mark();
  }
}

/**
 * The id of the part of the picture that was clicked; empty for none.
 * @param {EventTarget | null} target
 */
function elementOf(target) {
  return target instanceof Element ? (target.closest("#board svg [id]")?.id ?? "") : "";
}
