// The bar at the bottom of a narrow screen: what has the focus is never hidden beneath it, however high it grows.

/**
 * Look after the bar of a page.
 * @param {{ dock: HTMLElement, board: HTMLElement, say: HTMLElement, panels: (HTMLElement | null)[] }} parts
 */
export function lookAfter({ dock, board, say, panels }) {
  keepClearOf(dock, board);
  makeRoomFor(say, dock);
  keepHigh(dock, panels);
}

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

const MOST = 0.25; // of the window, so that the picture has room
const LONG = 0.11; // of the window: a question that is higher says itself what has happened

/**
 * Mark `dock` as crowded as long as the question in `say` is a long one.
 * @param {HTMLElement} say
 * @param {HTMLElement} dock
 */
function makeRoomFor(say, dock) {
  new ResizeObserver(() => dock.classList.toggle("crowded", say.offsetHeight > innerHeight * LONG)).observe(say);
}

/**
 * Let `dock` never become lower again while the window is as wide, so that nothing jumps; what some `panels` need for a while does not count.
 * @param {HTMLElement} dock
 * @param {(HTMLElement | null)[]} panels
 */
function keepHigh(dock, panels) {
  let [highest, width] = [0, innerWidth];
  new ResizeObserver(() => {
    if (innerWidth !== width) [highest, width] = [0, innerWidth];
    if (panels.every((panel) => panel?.hidden ?? true)) highest = Math.max(highest, Math.min(dock.offsetHeight, Math.floor(innerHeight * MOST)));
    dock.style.setProperty("--bar", `${highest}px`);
  }).observe(dock);
}
