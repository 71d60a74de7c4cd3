// Choices outside the view are announced by an arrow at the edge of the board's room; a click on it brings the nearest.

import { bringIntoView, room, settled } from "../board/in_view.js";
import { byId } from "../shared/elements.js";

const SEEN = 12; // pixels of a thing, at least

const above = byId("above");
const below = byId("below");
/** @type {Element[]} */
let all = [];
let waits = false; // for the next frame

/** The choices beyond the upper and the lower edge, the nearest first. */
function hidden() {
  const { top, bottom } = room();
  const boxes = all.map((thing) => ({ thing, box: thing.getBoundingClientRect() }));
  return {
    higher: boxes.filter(({ box }) => box.bottom < top + SEEN).sort((a, b) => b.box.bottom - a.box.bottom),
    lower: boxes.filter(({ box }) => box.top > bottom - SEEN).sort((a, b) => a.box.top - b.box.top),
  };
}

function look() {
  if (waits) return;
  waits = true;
  requestAnimationFrame(() => {
    waits = false;
    const { left, right, top, bottom } = room();
    const { higher, lower } = hidden();
    above.hidden = !higher.length;
    below.hidden = !lower.length;
    for (const arrow of [above, below]) arrow.style.left = `${(left + right) / 2}px`;
    above.style.top = `${top}px`;
    below.style.bottom = `${innerHeight - bottom}px`;
  });
}

/**
 * Watch these choices; others no longer.
 * @param {Element[]} choices
 */
export function announce(choices) {
  all = choices;
  settled().then(look);
}

/** Make the arrows work. */
export function beyond() {
  addEventListener("scroll", look, { capture: true, passive: true });
  addEventListener("resize", look);
  above.addEventListener("click", () => bringIntoView(hidden().higher[0].thing));
  below.addEventListener("click", () => bringIntoView(hidden().lower[0].thing));
}
