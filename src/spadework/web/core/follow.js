// Parts of a page that keep up with the server: those with data-follow, as long as they are shown.

const PAUSE = 10_000; // milliseconds
const CONTROLS = "button, summary, input, select";

/**
 * Fetch the page every few seconds, and replace the parts that have changed, but none that somebody is about to use.
 * @param {(part: HTMLElement) => void} [replaced] is told of each part that has been replaced
 * @param {() => boolean} [isOver] whether nothing changes any more
 */
export function follow(replaced = () => undefined, isOver = () => false) {
  // What scripts make of a part doesn't count as a change.
  const known = new Map(parts().map((part) => [part.id, part.innerHTML]));
  if (!known.size) return;
  const timer = setInterval(refresh, PAUSE);
  document.addEventListener("visibilitychange", refresh);
  end();

  async function refresh() {
    if (document.hidden || parts().every((part) => part.closest("[hidden]"))) return;
    const answer = await fetch(location.href).catch(() => null);
    if (!answer?.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    for (const part of parts()) {
      const fresh = page.getElementById(part.id);
      const active = document.activeElement;
      if (!fresh || fresh.innerHTML === known.get(part.id) || (active?.matches(CONTROLS) && part.contains(active))) continue;
      known.set(part.id, fresh.innerHTML);
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

function parts() {
  return [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-follow]"))];
}
