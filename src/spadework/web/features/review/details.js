// Details of pictures: each is cropped to the elements that matter in it.

const SHAPE = 1.6; // width by height
const LEAST = 0.55; // of the picture's width
const MARGIN = 0.08;

/**
 * Crop the pictures in `place` to their marked elements. Pictures without any stay whole.
 * @param {ParentNode} place
 */
export function showDetails(place) {
  /** @type {NodeListOf<SVGSVGElement>} */
  const pictures = place.querySelectorAll("[data-detail] > svg");
  for (const picture of pictures) {
    const box = detailOf(picture);
    if (box) picture.setAttribute("viewBox", box.map((side) => side.toFixed(1)).join(" "));
  }
}

/**
 * Return the part of a picture around its marked elements: left, top, width, height.
 * @param {SVGSVGElement} picture
 */
function detailOf(picture) {
  const { x, y, width, height } = picture.viewBox.baseVal;
  const screen = picture.getScreenCTM();
  const boxes = [...picture.querySelectorAll(".marked")].map((element) => element.getBoundingClientRect()).filter((box) => box.width);
  if (!boxes.length || !screen) return null;
  const margin = MARGIN * width;
  // What does not fit into the shape is left out but for the first element.
  const [first] = boxes;
  const all = extent(boxes, screen);
  const { left, top, right, bottom } = (all.bottom - all.top + 2 * margin) * SHAPE > width ? extent([first], screen) : all;
  const across = Math.min(Math.max(right - left + 2 * margin, LEAST * width, (bottom - top + 2 * margin) * SHAPE), width);
  const down = Math.min(across / SHAPE, height);
  return [
    within((left + right - across) / 2, x, x + width - across),
    within((top + bottom - down) / 2, y, y + height - down),
    across,
    down,
  ];
}

/**
 * Return the extent of boxes on the screen, in units of a picture.
 * @param {DOMRect[]} boxes
 * @param {DOMMatrix} screen
 */
function extent(boxes, screen) {
  const corners = boxes.flatMap((box) => [new DOMPoint(box.left, box.top), new DOMPoint(box.right, box.bottom)]);
  const points = corners.map((corner) => corner.matrixTransform(screen.inverse()));
  const [across, down] = [points.map((point) => point.x), points.map((point) => point.y)];
  return { left: Math.min(...across), top: Math.min(...down), right: Math.max(...across), bottom: Math.max(...down) };
}

/**
 * @param {number} value
 * @param {number} least
 * @param {number} most
 */
function within(value, least, most) {
  return Math.min(Math.max(value, least), Math.max(most, least));
}
