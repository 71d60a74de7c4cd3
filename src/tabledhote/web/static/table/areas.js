// The area of one player, large: opened by a click on it or on a name in the list. It lies in the corner of the board where
// it covers least of what can be chosen, and never over the decision.
//
// On a board it is the outermost group with an id around the one called seat-N.

import { room } from "../board/in_view.js";
import { alone, sized } from "../board/picture.js";
import { around, byId, part, parts } from "../shared/elements.js";

const panel = byId("area");
const rows = parts(document, "#players li[data-seat]");
const MARGIN = 6;
const WORTH = 1.25; // an area that would not grow by so much is large already
const HIGHEST = 0.45; // of the window
const ROUND = 40; // pixels that the panel has round the picture
/** @type {number | null} */
let open = null; // the seat whose area is shown
let own = -1; // the seat of the reader

const seatOf = (/** @type {HTMLElement} */ row) => Number(row.dataset.seat);

/**
 * The group that a board draws for a seat.
 * @param {number} seat
 */
export function groupOf(seat) {
  let group = byId("board").querySelector(`#seat-${seat}`);
  for (let outer = group?.parentElement; outer?.localName === "g"; outer = outer.parentElement)
    if (outer.id) group = outer;
  return /** @type {SVGGraphicsElement | null} */ (group);
}

function show() {
  const group = open === null ? null : groupOf(open);
  panel.hidden = !group;
  for (const row of rows) part(row, "button").setAttribute("aria-expanded", String(seatOf(row) === open));
  if (!group) return;
  const row = rows.find((one) => seatOf(one) === open);
  byId("area-name").textContent = row ? part(row, ".name").textContent : "";
  const picture = alone(group, MARGIN);
  byId("area-picture").replaceChildren(sized(picture, growth(picture)));
  place();
}

/** Put the panel into the corner where it covers least of what can be chosen. */
function place() {
  const { left, right, top, bottom } = room();
  const { width, height } = panel.getBoundingClientRect();
  const corners = [bottom - height - MARGIN, top + MARGIN].flatMap((y) =>
    [left + MARGIN, right - width - MARGIN].map((x) => ({ x, y })),
  );
  const choices = parts(byId("board"), ".can", SVGElement).map((thing) => thing.getBoundingClientRect());
  const covered = (/** @type {{ x: number, y: number }} */ { x, y }) =>
    choices.filter((one) => one.right > x && one.left < x + width && one.bottom > y && one.top < y + height).length;
  const [best] = corners.sort((one, other) => covered(one) - covered(other));
  panel.style.left = `${best.x}px`;
  panel.style.top = `${Math.max(top, best.y)}px`;
}

/**
 * The seat of another player whose area somebody points at, if opening makes that any larger; else null.
 * @param {Event} event
 */
export function pointedAt(event) {
  if (around(event, ".can")) return null;
  const at = /** @type {Node} */ (event.target);
  const seats = rows.map(seatOf).filter((seat) => seat !== own);
  const seat = seats.find((one) => groupOf(one)?.contains(at));
  const group = seat === undefined ? null : groupOf(seat);
  if (seat === undefined || !group) return null;
  return growth(group.getBoundingClientRect()) < WORTH ? null : seat;
}

/**
 * By how much something can grow in the room that a panel may take.
 * @param {{ width: number, height: number }} size
 */
const growth = ({ width, height }) =>
  Math.min((byId("board-area").clientWidth - ROUND) / width, (HIGHEST * innerHeight) / height);

/**
 * Open a player's area, or close it if it is open.
 * @param {number} seat
 */
function toggle(seat) {
  open = open === seat ? null : seat;
  show();
}

/** Close the open area; whether there was one. */
export function closeArea() {
  const was = open !== null;
  open = null;
  show();
  return was;
}

/**
 * Draw the open area anew, as its reader's seat sees it.
 * @param {number} you
 */
export function showArea(you) {
  own = you;
  if (open !== null) show();
}

/** Make areas open. */
export function areas() {
  for (const row of rows) {
    const point = (/** @type {boolean} */ on) => groupOf(seatOf(row))?.classList.toggle("pointed", on);
    part(row, "button").addEventListener("click", () => toggle(seatOf(row)));
    row.addEventListener("pointerenter", () => point(true));
    row.addEventListener("pointerleave", () => point(false));
  }
  byId("board-area").addEventListener("click", opens, true);
  byId("board").addEventListener("pointerover", (event) => {
    byId("board").style.cursor = pointedAt(event) === null ? "" : "zoom-in";
  });
  byId("area-close").addEventListener("click", closeArea);
  new ResizeObserver(() => panel.hidden || place()).observe(part(document, ".desk"));
}

/** @param {MouseEvent} event */
function opens(event) {
  const seat = pointedAt(event);
  if (seat === null) return;
  event.stopPropagation(); // it opens instead of explaining itself
  toggle(seat);
}
