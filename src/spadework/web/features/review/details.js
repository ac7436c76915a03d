// Details of pictures: each is cropped to a strip of its whole width, around the elements that matter in it.

const SHAPE = 1.6; // width by height
const MIDDLE = 0.62; // of a picture's height: where the common board is

/**
 * Crop the pictures in `place`, all at the same scale.
 * @param {ParentNode} place
 */
export function showDetails(place) {
  /** @type {NodeListOf<SVGSVGElement>} */
  const pictures = place.querySelectorAll("[data-detail] > svg");
  for (const picture of pictures) {
    const { x, y, width, height } = picture.viewBox.baseVal;
    const down = Math.min(width / SHAPE, height);
    const top = within(middleOf(picture, down) - down / 2, y, y + height - down);
    picture.setAttribute("viewBox", [x, top, width, down].map((side) => side.toFixed(1)).join(" "));
  }
}

/**
 * Return the height of the middle of a picture's marked elements but buttons, or of the first if all don't fit into a strip.
 * Without any, return that of the common board.
 * @param {SVGSVGElement} picture
 * @param {number} strip height
 */
function middleOf(picture, strip) {
  const { y, height } = picture.viewBox.baseVal;
  const screen = picture.getScreenCTM();
  const marked = [...picture.querySelectorAll(".marked")].filter((element) => !element.querySelector(":scope > .button"));
  const boxes = marked.map((element) => element.getBoundingClientRect()).filter((box) => box.width);
  if (!boxes.length || !screen) return y + MIDDLE * height;
  const all = extent(boxes, screen);
  const { top, bottom } = all.bottom - all.top > strip ? extent(boxes.slice(0, 1), screen) : all;
  return (top + bottom) / 2;
}

/**
 * Return the extent of boxes on the screen from top to bottom, in units of a picture.
 * @param {DOMRect[]} boxes
 * @param {DOMMatrix} screen
 */
function extent(boxes, screen) {
  const inverse = screen.inverse();
  const heights = boxes.flatMap((box) => [box.top, box.bottom].map((height) => new DOMPoint(0, height).matrixTransform(inverse).y));
  return { top: Math.min(...heights), bottom: Math.max(...heights) };
}

/**
 * @param {number} value
 * @param {number} least
 * @param {number} most
 */
function within(value, least, most) {
  return Math.min(Math.max(value, least), Math.max(most, least));
}
