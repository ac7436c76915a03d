// What a viewer has set for this browser: kept there, and told to whoever wants to know when it changes.
// The dialog in which a viewer sets how the table behaves.

import { query } from "./dom.js";

const KEY = "spadework";

/**
 * What can be set, and the choices of each, the usual one first.
 * confirm: when a chosen move wants a second click. single: whether the only move there is plays itself. coach: whether it speaks
 * before a move that gives much away. pace: of what happened, shown one after
 * the other. sound, volume: what can be heard.
 */
export const CHOICES = Object.freeze({
  confirm: ["matters", "always", "never"],
  single: ["no", "yes"],
  coach: ["no", "yes"],
  pace: ["normal", "slow", "off"],
  sound: ["no", "yes"],
  volume: ["60", "0", "20", "40", "80", "100"],
});

/** @typedef {keyof typeof CHOICES} Setting */

/** The settings, kept in a `storage`, which may be full, forbidden or written by hand. */
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
   * What is chosen.
   * @param {Setting} name
   * @returns {string}
   */
  get(name) {
    return this.chosen[name] ?? CHOICES[name][0];
  }

  /**
   * Choose something, keep it, and tell everybody. What is no choice is left alone.
   * @param {Setting} name
   * @param {string} choice
   */
  set(name, choice) {
    if (!CHOICES[name].includes(choice) || choice === this.get(name)) return;
    this.chosen[name] = choice;
    try {
      this.storage().setItem(KEY, JSON.stringify(this.chosen));
    } catch {
      // It holds until the page is left.
    }
    this.tell(name);
  }

  /**
   * Be told of every change, until the function that is returned is called.
   * @param {(name: Setting, choice: string) => void} listener
   */
  subscribe(listener) {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Read what another tab has kept. */
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
      // Then everything is as usual.
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
 * Let a `dialog`, whose fields are named like the settings, show and change them; `button` opens it.
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
 * @param {RadioNodeList | HTMLInputElement} field
 * @param {string} choice
 */
function setField(field, choice) {
  if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = choice === "yes";
  else if (field.value !== choice) field.value = choice;
}
