// Keys that do what buttons do, for who plays without a mouse.

/**
 * What the keys do, by their names; a letter counts however it is written, "?" however it is typed.
 * @typedef {Record<string, () => void>} Keys
 */

/**
 * Listen for keys on the whole page, as long as `ready()` and no dialog is open. Who writes keeps the letters, who stands on a button the Enter key.
 * @param {Keys} keys
 * @param {() => boolean} ready
 */
export function listenForKeys(keys, ready) {
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.defaultPrevented || !ready() || document.querySelector("dialog[open]")) return;
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
 * Whether what has the focus wants the key for itself.
 * @param {KeyboardEvent} event
 */
function isTaken(event) {
  const held = /** @type {Element} */ (event.target);
  const writes = held.matches("input, select, textarea");
  if (event.key === "Escape") return false;
  return writes || (event.key === "Enter" && held.matches("a, button, summary"));
}
