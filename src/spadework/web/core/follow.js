// Parts of a page that keep up with the server: those with data-follow, as long as they are shown.

const PAUSE = 10_000; // milliseconds
/**
 * Fetch the page every few seconds, and replace the parts that have changed, but none that somebody is using.
 * @param {(part: HTMLElement) => void} [replaced] is told of each part that has been replaced
 * @param {() => boolean} [isOver] whether nothing changes any more
 */
export function follow(replaced = () => undefined, isOver = () => false) {
  // What scripts make of a part doesn't count as a change.
  const known = new Map(parts().map((part) => [part.id, part.outerHTML]));
  if (!known.size) return;
  const timer = setInterval(refresh, PAUSE);
  document.addEventListener("visibilitychange", refresh);
  end();

  async function refresh() {
    if (document.hidden || parts().every((part) => part.closest("[hidden], details:not([open])"))) return;
    const answer = await fetch(location.href).catch(() => null);
    if (!answer?.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    for (const part of parts()) {
      const fresh = page.getElementById(part.id);
      if (!fresh || fresh.outerHTML === known.get(part.id) || isUsed(part)) continue;
      known.set(part.id, fresh.outerHTML);
      const next = /** @type {HTMLElement} */ (document.importNode(fresh, true));
      part.replaceWith(next);
      replaced(next);
    }
    end();
  }

  function end() {
    if (!isOver()) return;
    clearInterval(timer);
    document.removeEventListener("visibilitychange", refresh);
  }
}

/**
 * Whether something has the focus, has been opened or filled in, or is selected there.
 * @param {HTMLElement} part
 */
function isUsed(part) {
  const selection = getSelection();
  const inputs = [...part.querySelectorAll("input")];
  return (
    part.contains(document.activeElement)
    || part.querySelector("details[open]") !== null
    || inputs.some((input) => input.value !== input.defaultValue)
    || (selection !== null && !selection.isCollapsed && selection.containsNode(part, true))
  );
}

function parts() {
  return [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-follow]"))];
}
