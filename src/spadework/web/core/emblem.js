// A seat's emblem beside its name; its art is among the sprites of every game.

const SVG = "http://www.w3.org/2000/svg";

/** @param {number} seat */
export function emblem(seat) {
  const picture = document.createElementNS(SVG, "svg");
  const disc = document.createElementNS(SVG, "use");
  for (const [name, value] of Object.entries({ class: "emblem", viewBox: "-12.6 -12.6 25.2 25.2", "aria-hidden": "true" })) {
    picture.setAttribute(name, value);
  }
  disc.setAttribute("href", `#sprite-emblem-${seat}`);
  picture.append(disc);
  return picture;
}
