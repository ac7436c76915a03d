/**
 * Looking back together: one leads the replay, and the others' pages follow.
 */

import { query, setText, wordsOf } from "../../core/dom.js";

/** @typedef {{ type: "led", may: boolean, name?: string, own?: boolean, step?: number, pointed?: string }} Led */

const FIRST_WAIT = 1000; // milliseconds
const LONGEST_WAIT = 30_000;
/** Milliseconds for which a window that led takes the lead again. */
const KEPT = 60_000;
/** Codes with which the server says that there is nothing to come back for. */
const FINAL = [1008, 4404, 4409];

export class Together {
  /**
   * @param {HTMLElement} place
   * @param {{ step: () => number, follow: (step: number) => void, board: HTMLElement }} replay what the page shows, and how it goes to
   *   another step
   */
  constructor(place, replay) {
    this.place = place;
    this.replay = replay;
    this.words = wordsOf(place);
    this.status = query(place, "[role=status]");
    this.button = query(place, "button");
    /** @type {Led} */
    this.led = { type: "led", may: false };
    this.follows = true;
    this.failures = 0;
    this.button.addEventListener("click", () => this.choose());
    replay.board.addEventListener("click", (event) => this.point(event.target));
    this.connect();
  }

  connect() {
    const url = new URL(this.words("live"), location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    this.socket = new WebSocket(url);
    this.socket.addEventListener("message", (event) => this.hear(JSON.parse(event.data)));
    this.socket.addEventListener("close", ({ code }) => {
      this.place.hidden = true;
      this.led = { type: "led", may: false };
      if (FINAL.includes(code)) return;
      setTimeout(() => this.connect(), Math.min(FIRST_WAIT * 2 ** this.failures, LONGEST_WAIT));
      this.failures += 1;
    });
  }

  /** @param {Led} led */
  hear(led) {
    this.failures = 0;
    this.led = led;
    // Whoever looked on alone follows the next one who leads.
    if (led.name === undefined) this.follows = true;
    // Whoever led goes on after a lost line, or on a page that was loaded anew with the eyes of another seat.
    if (led.name === undefined && this.keeps() && led.may) this.lead();
    if (led.name !== undefined && !led.own) this.keep(false);
    if (led.step !== undefined && !led.own && this.follows) this.replay.follow(led.step);
    this.show();
  }

  /** The page shows another step: whoever leads says so, and whoever follows does no longer, unless it was led there. */
  moved() {
    this.mark();
    if (this.led.own) this.lead();
    else if (this.led.name !== undefined && this.led.step !== this.replay.step()) {
      this.follows = false;
      this.show();
    }
  }

  lead(pointed = "") {
    this.keep(true);
    this.say({ type: "lead", step: this.replay.step(), pointed });
  }

  /**
   * Whoever leads points at an element of the picture, or no longer at anything.
   * @param {EventTarget | null} target
   */
  point(target) {
    if (!this.led.own || !(target instanceof Element)) return;
    const id = target.closest("#board svg [id]")?.id ?? "";
    this.lead(id === this.led.pointed ? "" : id);
  }

  /** Mark what the leader points at, if this viewer's picture has it. */
  mark() {
    const { board, step } = this.replay;
    for (const one of board.querySelectorAll(".pointed")) one.classList.remove("pointed");
    const { pointed } = this.led;
    if (pointed && this.led.step === step()) board.querySelector(`#${CSS.escape(pointed)}`)?.classList.add("pointed");
  }

  choose() {
    if (this.led.own) {
      this.keep(false);
      this.say({ type: "stop" });
    } else if (this.led.name === undefined) {
      this.lead();
    } else {
      this.follows = !this.follows;
      if (this.follows && this.led.step !== undefined) this.replay.follow(this.led.step);
      this.show();
    }
  }

  /** @param {{ type: "lead", step: number, pointed: string } | { type: "stop" }} message */
  say(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Whether this window was leading a moment ago. */
  keeps() {
    const [path, time] = JSON.parse(sessionStorage.getItem("leads") ?? "[]");
    return path === location.pathname && Date.now() - time < KEPT;
  }

  /** @param {boolean} leads */
  keep(leads) {
    if (leads) sessionStorage.setItem("leads", JSON.stringify([location.pathname, Date.now()]));
    else sessionStorage.removeItem("leads");
  }

  show() {
    this.mark();
    const { name, own, may } = this.led;
    this.place.hidden = name === undefined && !may;
    const [status, button] = own ? ["leading", "stop"] : name === undefined ? ["", "lead"]
      : this.follows ? ["led", "leave"] : ["apart", "follow"];
    setText(this.status, status && this.words(status, { name: name ?? "" }));
    setText(this.button, this.words(button, { name: name ?? "" }));
  }
}
