// The viewer's settings in this browser, and their dialog.

import { query } from "./dom.js";

const KEY = "spadework";

/**
 * The settings and their choices; the first is the default.
 * confirm: when a chosen move needs a second click. single: whether an only move plays itself. coach: whether it warns of
 * weak moves. offered: whether the coach has been offered. pace: speed of event playback.
 * sound, volume: sound cues, from the first click on; browsers allow none before.
 */
export const CHOICES = Object.freeze({
  confirm: ["matters", "always", "never"],
  single: ["no", "yes"],
  coach: ["no", "yes"],
  pace: ["normal", "slow", "off"],
  offered: ["no", "yes"],
  sound: ["yes", "no"],
  volume: ["40", "0", "20", "60", "80", "100"],
});

/** @typedef {keyof typeof CHOICES} Setting */

/** Settings in a `storage` that may be full, forbidden or edited by hand. */
export class Settings {
  /** @param {() => Storage} storage */
  constructor(storage) {
    this.storage = storage;
    /** @type {Partial<Record<Setting, string>>} */
    this.chosen = {};
    /** @type {Set<(name: Setting, choice: string) => void>} */
    this.listeners = new Set();
    this.read();
  }

  /**
   * Return the current choice.
   * @param {Setting} name
   * @returns {string}
   */
  get(name) {
    return this.chosen[name] ?? CHOICES[name][0];
  }

  /**
   * Change a setting, store it and notify listeners. Unknown choices are ignored.
   * @param {Setting} name
   * @param {string} choice
   */
  set(name, choice) {
    if (!CHOICES[name].includes(choice) || choice === this.get(name)) return;
    this.chosen[name] = choice;
    try {
      this.storage().setItem(KEY, JSON.stringify(this.chosen));
    } catch {
      // Without storage the choice lasts until the page is closed.
    }
    this.tell(name);
  }

  /**
   * Listen for changes. Returns a function that stops it.
   * @param {(name: Setting, choice: string) => void} listener
   */
  subscribe(listener) {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Read the changes of another tab. */
  refresh() {
    const names = /** @type {Setting[]} */ (Object.keys(CHOICES));
    const before = names.map((name) => this.get(name));
    this.read();
    names.forEach((name, index) => this.get(name) !== before[index] && this.tell(name));
  }

  read() {
    this.chosen = {};
    try {
      const kept = JSON.parse(this.storage().getItem(KEY) ?? "{}");
      for (const name of /** @type {Setting[]} */ (Object.keys(CHOICES))) {
        if (CHOICES[name].includes(kept?.[name])) this.chosen[name] = kept[name];
      }
    } catch {
      // The defaults stay.
    }
  }

  /** @param {Setting} name */
  tell(name) {
    for (const listener of this.listeners) listener(name, this.get(name));
  }
}

/** The settings of this browser. */
export const settings = new Settings(() => localStorage);

addEventListener("storage", (event) => event.key === KEY && settings.refresh());

/**
 * Bind a dialog, whose fields are named like the settings, and the button that opens it.
 * @param {HTMLDialogElement} dialog
 * @param {HTMLElement} button
 */
export function bindSettingsDialog(dialog, button) {
  const form = query(dialog, "form", HTMLFormElement);
  const names = /** @type {Setting[]} */ (Object.keys(CHOICES));
  const show = () => {
    for (const name of names) {
      const field = form.elements.namedItem(name);
      if (field instanceof RadioNodeList || field instanceof HTMLInputElement) setField(field, settings.get(name));
    }
  };
  button.addEventListener("click", () => dialog.showModal());
  form.addEventListener("input", (event) => {
    const field = /** @type {HTMLInputElement} */ (event.target);
    const name = names.find((one) => one === field.name);
    if (name) settings.set(name, field.type === "checkbox" ? (field.checked ? "yes" : "no") : field.value);
  });
  settings.subscribe(show);
  show();
}

/**
 * Bind the button that switches sounds on and off.
 * @param {HTMLElement} button
 */
export function bindSoundButton(button) {
  const show = () => button.setAttribute("aria-checked", String(settings.get("sound") === "yes"));
  button.addEventListener("click", () => settings.set("sound", settings.get("sound") === "yes" ? "no" : "yes"));
  settings.subscribe(show);
  show();
}

/**
 * @param {RadioNodeList | HTMLInputElement} field
 * @param {string} choice
 */
function setField(field, choice) {
  if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = choice === "yes";
  else if (field.value !== choice) field.value = choice;
}
