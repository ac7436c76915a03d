// The bar at the bottom of a narrow screen: what has the focus is never hidden beneath it, however high it grows.

/** Keep clear of `dock` whatever is scrolled into view, and the element of `board` that has the focus. */
export function keepClearOf(dock, board) {
  new ResizeObserver(() => {
    document.documentElement.style.setProperty("--dock", `${dock.offsetHeight}px`);
    const held = document.activeElement;
    if (held !== board && board.contains(held)) held.scrollIntoView({ block: "nearest", inline: "nearest" });
  }).observe(dock);
}
