// Turns the shown picture into the next one in place: an element keeps its identity by its id, so that the focus stays
// where it is and things travel from where they were to where they are now.

const TRAVEL = 250;
const STAGGER = 90;
const LONGEST_WAIT = 450;
const BEAT = 450;

/**
 * Make `shown` equal to `next`, two SVG elements. With `travel`, what has moved travels, and what stands in something with
 * data-beat="n" comes n beats later: it travels, or when it is among `due`, as a rule what is `appearing`, it appears. Returns the element now shown.
 */
export function morph(shown, next, { travel = true, due = appearing(shown, next) } = {}) {
  const before = travel ? places(shown) : new Map();
  const known = new Map([...shown.querySelectorAll("[id]")].map((element) => [element.id, element]));
  const focused = shown.contains(document.activeElement) ? document.activeElement : null;
  become(shown, next, known);
  if (focused && focused !== document.activeElement && focused.isConnected) focused.focus({ preventScroll: true });
  if (travel && !matchMedia("(prefers-reduced-motion: reduce)").matches) {
    travelFrom(before, shown);
    appear(due, shown);
  }
  return shown;
}

/** The ids of what has a beat in `next`, another SVG element, and is new there or says something new. */
export function appearing(shown, next) {
  const there = new Map([...shown.querySelectorAll("[id]")].map((element) => [element.id, element]));
  const isNew = ({ id, textContent }) => {
    const old = there.get(id);
    return !old || (old.hasAttribute("data-beat") && old.textContent !== textContent);
  };
  return [...next.querySelectorAll("[data-beat][id]")].filter(isNew).map((element) => element.id);
}

/** The SVG element that a text holds. Throws when the text is no SVG. */
export function parsed(text) {
  const root = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (root.nodeName !== "svg") throw new Error("the picture is no SVG");
  return document.importNode(root, true);
}

function become(old, next, known) {
  if (old.isEqualNode(next)) return;
  takeAttributes(old, next);
  const kept = [...next.childNodes].map((wanted, index) => {
    const partner = partnerOf(wanted, old.childNodes[index], known);
    if (!partner) return wanted.nodeType === Node.ELEMENT_NODE ? grown(wanted, known) : wanted.cloneNode();
    if (partner.nodeType === Node.ELEMENT_NODE) become(partner, wanted, known);
    else if (partner.data !== wanted.data) partner.data = wanted.data;
    return partner;
  });
  const wanted = new Set(kept);
  for (const child of [...old.childNodes]) if (!wanted.has(child)) child.remove();
  kept.forEach((child, index) => {
    if (old.childNodes[index] !== child) old.insertBefore(child, old.childNodes[index] ?? null);
  });
}

// A new element, in which known ones may find their new place.
function grown(wanted, known) {
  const element = wanted.cloneNode(false);
  become(element, wanted, known);
  return element;
}

function partnerOf(wanted, opposite, known) {
  if (wanted.nodeType === Node.ELEMENT_NODE && wanted.id) {
    const found = known.get(wanted.id);
    return found?.nodeName === wanted.nodeName ? found : null;
  }
  const alike = opposite && opposite.nodeType === wanted.nodeType && opposite.nodeName === wanted.nodeName;
  return alike && !opposite.id ? opposite : null;
}

function takeAttributes(old, next) {
  for (const { name } of [...old.attributes]) if (!next.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of [...next.attributes]) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}

// Where the elements with an id have their origin on the screen, and how large a unit of theirs is.
function places(root) {
  const found = new Map();
  for (const element of root.querySelectorAll("[id]")) {
    const matrix = element.getScreenCTM?.();
    if (matrix) found.set(element.id, { x: matrix.e, y: matrix.f, size: Math.hypot(matrix.a, matrix.b) });
  }
  return found;
}

function travelFrom(before, root) {
  const now = places(root);
  const moved = (element) => {
    const [from, to] = [before.get(element.id), now.get(element.id)];
    return from && to && (Math.hypot(from.x - to.x, from.y - to.y) > 1 || Math.abs(from.size / to.size - 1) > 0.01);
  };
  let waited = 0;
  for (const element of root.querySelectorAll("[id]")) {
    // What stands in something that travels is carried along.
    if (!moved(element) || carrier(element, root, moved)) continue;
    const parent = element.parentNode.getScreenCTM().inverse();
    const [from, to] = [before.get(element.id), now.get(element.id)].map((place) => new DOMPoint(place.x, place.y).matrixTransform(parent));
    const scale = before.get(element.id).size / now.get(element.id).size;
    const start = { translate: `${from.x - scale * to.x}px ${from.y - scale * to.y}px`, scale: `${scale}` };
    const beat = element.closest("[data-beat]");
    const delay = beat ? beatOf(beat) : Math.min(waited, LONGEST_WAIT);
    const timing = { duration: TRAVEL, delay, easing: "ease-in-out", fill: "backwards" };
    element.animate([start, { translate: "0px 0px", scale: "1" }], timing);
    if (!beat) waited += STAGGER;
  }
}

function appear(due, root) {
  for (const element of root.querySelectorAll("[data-beat][id]")) {
    if (!due.includes(element.id)) continue;
    element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TRAVEL, delay: beatOf(element), fill: "backwards" });
  }
}

function beatOf(element) {
  return BEAT * (Number(element.dataset.beat) || 0);
}

function carrier(element, root, moved) {
  for (let above = element.parentNode; above && above !== root; above = above.parentNode) {
    if (above.id && moved(above)) return above;
  }
  return null;
}
