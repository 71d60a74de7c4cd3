// On small screens the board is longer than the screen: what is asked comes into view.

import { byId, part } from "../shared/elements.js";
import { gliding } from "./glide.js";

const table = byId("main");
const desk = part(document, ".desk");

/**
 * Scroll to a thing on the board, between the top and the bar at the bottom.
 * @param {Element} thing
 */
export function bringIntoView(thing) {
  const { top, height } = thing.getBoundingClientRect();
  const ceiling = table.getBoundingClientRect().top;
  const room = desk.getBoundingClientRect().top - ceiling;
  table.scrollBy({ top: top - ceiling - Math.max(0, (room - height) / 2) });
}

/**
 * Whether nothing of a thing is hidden above the table or behind the bar.
 * @param {Element} thing
 */
export function inView(thing) {
  const { top, bottom } = thing.getBoundingClientRect();
  return (
    top >= table.getBoundingClientRect().top && bottom <= (stacked() ? desk.getBoundingClientRect().top : innerHeight)
  );
}

/** Whether the bar lies below the board, not beside it. */
export const stacked = () => desk.getBoundingClientRect().left < table.getBoundingClientRect().width / 3;

/** When nothing glides over the board any more: before, things are not where they will be. */
export const settled = () => Promise.allSettled(gliding().map((one) => one.finished));
