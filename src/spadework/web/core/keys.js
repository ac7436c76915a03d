// Keyboard shortcuts.

/**
 * Actions by key. Letters are matched without case, "?" in any layout.
 * @typedef {Record<string, () => void>} Keys
 */

/**
 * Listen for shortcuts on the whole page while `ready()` and no dialog is open. Text fields keep letters until Escape leaves them, buttons
 * keep Enter.
 * @param {Keys} keys
 * @param {() => boolean} ready
 */
export function listenForKeys(keys, ready) {
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.defaultPrevented || !ready() || document.querySelector("dialog[open]")) return;
    const held = /** @type {HTMLElement} */ (event.target);
    if (event.key === "Escape" && held.matches("input, textarea")) {
      // Out of the field, letters are shortcuts again.
      held.blur();
      return;
    }
    const does = keys[named(event)];
    if (!does || isTaken(event)) return;
    if (event.key !== "Escape") event.preventDefault();
    does();
  });
}

/** @param {KeyboardEvent} event */
function named({ key, ctrlKey, metaKey, shiftKey }) {
  const plain = key.length === 1 ? key.toLowerCase() : key;
  if (ctrlKey || metaKey) return shiftKey ? "" : `Control+${plain}`;
  return plain;
}

/**
 * Whether the focused element needs the key itself.
 * @param {KeyboardEvent} event
 */
function isTaken(event) {
  const held = /** @type {Element} */ (event.target);
  const writes = held.matches("input, select, textarea");
  if (event.key === "Escape") return false;
  return writes || (event.key === "Enter" && held.matches("a, button, summary"));
}
