// Where the board is too long for its space, scrolls to what is asked.

import { byId, part } from "../shared/elements.js";
import { gliding } from "./glide.js";

const table = byId("main");
const desk = part(document, ".desk");

/** Whether the bar lies below the board, not beside it. */
export const stacked = () => document.documentElement.classList.contains("stacked");

/** What scrolls with the board, and the part of the window in which one sees it. */
export function room() {
  const scroller = stacked() ? table : byId("board-scroll");
  const { left, right, top, bottom } = scroller.getBoundingClientRect();
  return { scroller, left, right, top, bottom: stacked() ? desk.getBoundingClientRect().top : bottom };
}

/**
 * Scroll to a thing on the board, between the top and the bar at the bottom.
 * @param {Element} thing
 */
export function bringIntoView(thing) {
  const { top, height } = thing.getBoundingClientRect();
  const { scroller, top: ceiling, bottom } = room();
  scroller.scrollBy({ top: top - ceiling - Math.max(0, (bottom - ceiling - height) / 2) });
}

/**
 * Whether nothing of a thing is hidden above the board's room or below it.
 * @param {Element} thing
 */
export function inView(thing) {
  const { top, bottom } = thing.getBoundingClientRect();
  const seen = room();
  return top >= seen.top && bottom <= seen.bottom;
}

/** Resolves when nothing glides any more: only then are things where they will stay. */
export const settled = () => Promise.allSettled(gliding().map((one) => one.finished));
