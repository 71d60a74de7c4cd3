// One thing of the board by itself: a copy that is no choice and has no names, for the original has them.

const MARKS = ["can", "chosen", "final", "hinted", "pointed", "extra", "foreseen", "along", "changed"];

/**
 * A board with nothing on it but the copy of a group.
 * @param {SVGGraphicsElement} group
 * @param {number} margin
 */
export function alone(group, margin) {
  const board = /** @type {SVGSVGElement} */ (group.ownerSVGElement?.cloneNode(false));
  const { x, y, width, height } = group.getBBox();
  const box = { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
  board.setAttribute("viewBox", Object.values(box).join(" "));
  for (const name of ["id", "aria-label", "role"]) board.removeAttribute(name);
  const copy = /** @type {SVGElement} */ (group.cloneNode(true));
  copy.removeAttribute("transform");
  board.append(copy);
  for (const thing of [copy, ...copy.querySelectorAll("[id], [class], [role]")]) {
    for (const name of ["id", "tabindex", "role", "aria-label"]) thing.removeAttribute(name);
    thing.classList.remove(...MARKS);
  }
  return { board, ...box };
}

/**
 * Draw it at a size.
 * @param {{ board: SVGSVGElement, width: number, height: number }} picture
 * @param {number} scale
 */
export function sized({ board, width, height }, scale) {
  board.setAttribute("width", String(Math.floor(width * scale)));
  board.setAttribute("height", String(Math.floor(height * scale)));
  return board;
}
