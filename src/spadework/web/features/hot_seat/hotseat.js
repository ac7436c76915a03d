// Hot seat: covers the table while the screen is handed to another player.

import { createElement, query } from "../../core/dom.js";

/**
 * @import { Words } from "../../core/dom.js"
 * @import { Person } from "../../core/live.js"
 */

const MOMENT = 400; // milliseconds before a changed button reacts

/**
 * The hand-off dialog of players at one `screen`. Calls `look(seat)` for the player who continues; `covered()` returns whether
 * the table must stay covered.
 */
export class HotSeat {
  /**
   * @param {HTMLDialogElement} dialog
   * @param {Words} words
   * @param {Person[]} screen
   * @param {{look: (seat: number) => void, covered: () => boolean}} callbacks
   */
  constructor(dialog, words, screen, { look, covered }) {
    this.dialog = dialog;
    this.words = words;
    this.screen = screen;
    this.callbacks = { look };
    /** @type {number | null} */
    this.wanted = null; // the seat that views the table next
    dialog.addEventListener("cancel", (event) => event.preventDefault());
    dialog.addEventListener("close", () => covered() && dialog.showModal());
  }

  get isCovered() {
    return this.dialog.open;
  }

  /**
   * Cover the table for a player; the others at the screen can continue instead. `open`: nobody is named as the next one.
   * @param {Person} next
   */
  cover({ seat, name }, open = false) {
    const { dialog, words } = this;
    this.wanted = null;
    query(dialog, "#hand-off-name").textContent = open ? words("anyone") : words("person", { name });
    const button = query(dialog, "#look");
    button.textContent = words("show", { name });
    const changed = dialog.open && dialog.dataset.seat !== String(seat);
    const drawn = performance.now();
    dialog.dataset.seat = String(seat);
    // A click meant for the previous player's button must not reveal this player's view.
    button.onclick = () => (changed && performance.now() - drawn < MOMENT ? null : this.look(seat));
    const others = this.others(seat).map((other) => handle(words("show", other), () => this.look(other.seat)));
    query(dialog, "#others").replaceChildren(...others);
    if (!dialog.open) dialog.showModal();
  }

  /** @param {number} seat */
  look(seat) {
    this.wanted = seat;
    this.callbacks.look(seat);
  }

  /** Uncover the table. */
  uncover() {
    this.wanted = null;
    if (this.dialog.open) this.dialog.close();
  }

  /**
   * Return the player after a seat at this screen, or null if no one else sits here.
   * @param {number} seat
   */
  after(seat) {
    const others = this.others(seat);
    return others.find((other) => other.seat > seat) ?? others[0] ?? null;
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
