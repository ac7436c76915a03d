// The bar at the bottom of a narrow screen: what has the focus is never hidden beneath it, however high it grows.

/**
 * Look after the bar of a page.
 * @param {{ bar: HTMLElement, board: HTMLElement, say: HTMLElement, panels: (HTMLElement | null)[] }} parts
 */
export function manageActionBar({ bar, board, say, panels }) {
  reserveSpaceFor(bar, board);
  markCrowded(say, bar);
  keepHeight(bar, panels);
}

/**
 * Keep clear of `bar` whatever is scrolled into view, and what has the focus, unless it is `board` as a whole.
 * @param {HTMLElement} bar
 * @param {HTMLElement} board
 */
export function reserveSpaceFor(bar, board) {
  new ResizeObserver(() => {
    document.documentElement.style.setProperty("--bar", `${bar.offsetHeight}px`);
    const held = document.activeElement;
    if (held && held !== document.body && held !== board && !bar.contains(held)) held.scrollIntoView({ block: "nearest", inline: "nearest" });
  }).observe(bar);
}

const MOST = 0.25; // of the window, so that the picture has room
const LONG = 0.11; // of the window: a question that is higher says itself what has happened

/**
 * Mark `bar` as crowded as long as the question in `say` is a long one.
 * @param {HTMLElement} say
 * @param {HTMLElement} bar
 */
function markCrowded(say, bar) {
  new ResizeObserver(() => bar.classList.toggle("crowded", say.offsetHeight > innerHeight * LONG)).observe(say);
}

/**
 * Let `bar` never become lower again while the window is as wide, so that nothing jumps; what some `panels` need for a while does not count.
 * @param {HTMLElement} bar
 * @param {(HTMLElement | null)[]} panels
 */
function keepHeight(bar, panels) {
  let [highest, width] = [0, innerWidth];
  new ResizeObserver(() => {
    if (innerWidth !== width) [highest, width] = [0, innerWidth];
    if (panels.every((panel) => panel?.hidden ?? true)) highest = Math.max(highest, Math.min(bar.offsetHeight, Math.floor(innerHeight * MOST)));
    bar.style.setProperty("--bar", `${highest}px`);
  }).observe(bar);
}
