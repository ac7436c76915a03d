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
  const corners = boxes.flatMap((box) => [new DOMPoint(box.left, box.top), new DOMPoint(box.right, box.bottom)]);
  const points = corners.map((corner) => corner.matrixTransform(screen.inverse()));
  const [left, right] = [Math.min(...points.map((point) => point.x)), Math.max(...points.map((point) => point.x))];
  const [top, bottom] = [Math.min(...points.map((point) => point.y)), Math.max(...points.map((point) => point.y))];
  const margin = MARGIN * width;
  const across = Math.min(Math.max(right - left + 2 * margin, LEAST * width, (bottom - top + 2 * margin) * SHAPE), width);
  const down = Math.min(Math.max(across / SHAPE, bottom - top + 2 * margin), height);
  return [
    within((left + right - across) / 2, x, x + width - across),
    within((top + bottom - down) / 2, y, y + height - down),
    across,
    down,
  ];
}

/**
 * @param {number} value
 * @param {number} least
 * @param {number} most
 */
function within(value, least, most) {
  return Math.min(Math.max(value, least), Math.max(most, least));
}
