// Whom one does not want to hear at a table; kept in this browser, and told to nobody.

import { kept, keep } from "../../core/storage.js";
import { made } from "../../core/words.js";

/** @import { Words } from "../../core/words.js" */

/** Those who are muted, listed in `place`; `changed()` is called when that changes. */
export class Muted {
  /**
   * @param {HTMLElement} place
   * @param {Words} words
   * @param {() => void} changed
   */
  constructor(place, words, changed) {
    this.place = place;
    this.words = words;
    this.changed = changed;
    this.key = `spadework-muted-${words("table")}`;
    /** @type {Record<string, string>} */
    this.names = JSON.parse(kept(this.key) || "{}");
    this.show();
  }

  /** @param {string} by */
  has(by) {
    return by in this.names;
  }

  /**
   * @param {string} by
   * @param {string} name
   */
  add(by, name) {
    this.names[by] = name;
    this.keep();
  }

  keep() {
    keep(this.key, Object.keys(this.names).length ? JSON.stringify(this.names) : "");
    this.show();
    this.changed();
  }

  show() {
    this.place.replaceChildren(
      ...Object.entries(this.names).map(([by, name]) => {
        const item = made("li", this.words("muted", { name }));
        const again = made("button", this.words("unmute"), { type: "button", class: "plain" });
        again.addEventListener("click", () => {
          delete this.names[by];
          this.keep();
        });
        item.append(" ", again);
        return item;
      }),
    );
    this.place.hidden = !this.place.childElementCount;
  }
}
