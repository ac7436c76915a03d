// The curtain that covers the table while the screen goes to somebody else.

import { createElement, query } from "../../core/dom.js";

/**
 * @import { Words } from "../../core/dom.js"
 * @import { Person } from "../../core/live.js"
 */

const MOMENT = 400; // milliseconds in which nobody notices a change

/** A curtain for those who share a `screen`; `look(seat)` when one of them says that they look, `covered()` whether the table is to stay covered. */
export class HotSeat {
  /**
   * @param {HTMLDialogElement} dialog
   * @param {Words} words
   * @param {Person[]} screen
   * @param {{look: (seat: number) => void, covered: () => boolean}} told
   */
  constructor(dialog, words, screen, { look, covered }) {
    this.dialog = dialog;
    this.words = words;
    this.screen = screen;
    this.told = { look };
    /** @type {number | null} */
    this.wanted = null; // the seat whose view is to be shown next
    dialog.addEventListener("cancel", (event) => event.preventDefault());
    dialog.addEventListener("close", () => covered() && dialog.showModal());
  }

  get isDrawn() {
    return this.dialog.open;
  }

  /**
   * Cover the table for somebody, and the others who could look instead.
   * @param {Person} next
   */
  draw({ seat, name }) {
    const { dialog, words } = this;
    this.wanted = null;
    query(dialog, "#hand-off-name").textContent = words("person", { name });
    const button = query(dialog, "#look");
    button.textContent = words("show", { name });
    const changed = dialog.open && dialog.dataset.seat !== String(seat);
    const drawn = performance.now();
    dialog.dataset.seat = String(seat);
    // Whoever was about to lift the curtain for somebody else must not lift it for this one.
    button.onclick = () => (changed && performance.now() - drawn < MOMENT ? null : this.look(seat));
    query(dialog, "#others").replaceChildren(...this.others(seat).map((other) => handle(words("show", other), () => this.look(other.seat))));
    if (!dialog.open) dialog.showModal();
  }

  /** @param {number} seat */
  look(seat) {
    this.wanted = seat;
    this.told.look(seat);
  }

  /** Show the table again. */
  lift() {
    this.wanted = null;
    if (this.dialog.open) this.dialog.close();
  }

  /**
   * Buttons in `place` that hand the screen over to the others who share it with a seat; with null none.
   * @param {HTMLElement} place
   * @param {number | null} seat
   * @param {(other: Person) => void} handOver
   */
  offer(place, seat, handOver) {
    const others = seat === null ? [] : this.others(seat);
    place.replaceChildren(...others.map((other) => handle(this.words("hand", other), () => handOver(other))));
  }

  /** @param {number} seat */
  others(seat) {
    return this.screen.filter((other) => other.seat !== seat);
  }
}

/**
 * @param {string} text
 * @param {() => void} done
 */
function handle(text, done) {
  const button = createElement("button", text, { type: "button" });
  button.addEventListener("click", done);
  return button;
}
