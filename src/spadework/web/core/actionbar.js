// The action bar at the bottom of a narrow screen: its height, and the room it needs.

/**
 * Manage the height of a page's action bar.
 * @param {{ bar: HTMLElement, board: HTMLElement, say: HTMLElement, panels: HTMLElement[] }} parts
 */
export function manageActionBar({ bar, board, say, panels }) {
  reserveSpaceFor(bar, board);
  markCrowded(say, bar);
  keepHeight(bar, panels);
}

/**
 * Keep scrolled and focused elements clear of `bar`, except `board` as a whole.
 * @param {HTMLElement} bar
 * @param {HTMLElement} board
 */
export function reserveSpaceFor(bar, board) {
  new ResizeObserver(() => {
    document.documentElement.style.setProperty("--bar", `${bar.offsetHeight}px`);
    const held = document.activeElement;
    if (held && held !== document.body && held !== board && !bar.contains(held)) {
      held.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
  }).observe(bar);
}

const MOST = 0.25; // of the window height; the rest is for the picture
const LONG = 0.11; // of the window height; a longer prompt hides the last events

/**
 * Mark `bar` as crowded while the prompt in `say` is long.
 * @param {HTMLElement} say
 * @param {HTMLElement} bar
 */
function markCrowded(say, bar) {
  new ResizeObserver(() => bar.classList.toggle("crowded", say.offsetHeight > innerHeight * LONG)).observe(say);
}

/**
 * Keep the greatest height of `bar` while the window keeps its width, so that nothing jumps. Open `panels` don't count.
 * @param {HTMLElement} bar
 * @param {HTMLElement[]} panels
 */
function keepHeight(bar, panels) {
  let [highest, width] = [0, innerWidth];
  new ResizeObserver(() => {
    if (innerWidth !== width) [highest, width] = [0, innerWidth];
    if (panels.every((panel) => panel.hidden)) {
      highest = Math.max(highest, Math.min(bar.offsetHeight, Math.floor(innerHeight * MOST)));
    }
    bar.style.setProperty("--bar", `${highest}px`);
  }).observe(bar);
}
