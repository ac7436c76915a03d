// The bar at the bottom of a narrow screen: what has the focus is never hidden beneath it, however high it grows.

/**
 * Keep clear of `dock` whatever is scrolled into view, and what has the focus, unless it is `board` as a whole.
 * @param {HTMLElement} dock
 * @param {HTMLElement} board
 */
export function keepClearOf(dock, board) {
  new ResizeObserver(() => {
    document.documentElement.style.setProperty("--dock", `${dock.offsetHeight}px`);
    const held = document.activeElement;
    if (held && held !== document.body && held !== board && !dock.contains(held)) held.scrollIntoView({ block: "nearest", inline: "nearest" });
  }).observe(dock);
}
