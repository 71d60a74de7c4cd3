// Which actions a click has done: undo takes them all back. Stored for this tab, so that a reload forgets nothing.

const KEPT = `clicks:${location.pathname}`;

/** @type {number[][]} the numbers of the entries of each click that did several things */
const clicks = JSON.parse(sessionStorage.getItem(KEPT) ?? "[]");

/**
 * Note that an entry is one more step of a click; the first step begins with an empty list.
 * @param {number[]} click
 * @param {number} entry
 */
export function note(click, entry) {
  click.push(entry);
  if (click.length === 2) clicks.push(click);
  if (click.length > 1) sessionStorage.setItem(KEPT, JSON.stringify(clicks));
}

/**
 * How many of the last actions belong to the last click.
 * @param {number[]} acts the entries of all actions that stand
 */
export function lastClick(acts) {
  const click = clicks.find((one) => one.includes(acts[acts.length - 1])) ?? [];
  const before = acts.findLastIndex((entry) => !click.includes(entry));
  return Math.max(1, acts.length - 1 - before);
}
