// How small a picture may get on a wide page.

export const LEAST = 0.69; // pixels for a unit of a wide picture, whose smallest letters are 20.5 units high

/**
 * A picture takes the room that there is, but not less than its smallest letters need: rather the page scrolls.
 * @param {SVGElement | null} picture
 */
export function keepReadable(picture) {
  const { height } = /** @type {SVGSVGElement | null} */ (picture)?.viewBox.baseVal ?? { height: 0 };
  document.documentElement.style.setProperty("--least", `${Math.ceil(height * LEAST)}px`);
}
