// The things on the board: which there are, what names them, and where they are.

import { byId } from "../shared/elements.js";

export const board = byId("board");

/**
 * The things of the drawing that a selector names.
 * @param {string} selector
 */
export const things = (selector) => [
  .../** @type {NodeListOf<SVGGraphicsElement>} */ (board.querySelectorAll(selector)),
];

/** The tokens that name a thing; nothing names one without. */
export const refOf = (/** @type {import("../shared/elements.js").Thing} */ thing) => thing.dataset.ref ?? "";

/**
 * Where a thing is on the board, in the board's own pixels, however much it is enlarged.
 * @param {Element} thing
 */
export function spot(thing) {
  const frame = board.getBoundingClientRect();
  const scale = frame.width / board.offsetWidth || 1;
  const box = thing.getBoundingClientRect();
  return {
    left: (box.x - frame.x) / scale,
    right: (box.right - frame.x) / scale,
    top: (box.y - frame.y) / scale,
    bottom: (box.bottom - frame.y) / scale,
  };
}

/** From the coordinates of a thing to those of the screen. Only what is not drawn at all has none. */
export const toScreen = (/** @type {SVGGraphicsElement} */ thing) => /** @type {DOMMatrix} */ (thing.getScreenCTM());
