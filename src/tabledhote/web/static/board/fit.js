// How the board lies on the page, so that everything on it can be read: whole beside the column; else as wide as the
// room beside it, and scrolling; else as wide as the window, with the decision in a bar below. Where even that is too
// small for the wide drawing, the page wants the narrow one.

import { byId } from "../shared/elements.js";
import { narrow, SMALL, start, turn } from "../shared/start.js";

export const LEAST = 9; // pixels: the smallest text

const COLUMN = 272; // pixels: so much remains of the column

const page = document.documentElement;
const table = byId("main");
const scroll = byId("board-scroll");
const board = byId("board");
const small = matchMedia(SMALL);
const low = matchMedia("(max-height: 34rem)"); // as desk.css has it
/** @type {{ wide?: number, narrow?: number }} */
const needs = {}; // pixels: how wide each drawing must be; it never shrinks, or the page would turn to and fro

let fitted = ""; // what was laid out last

/** @param {DOMMatrix | null} matrix */
const scaleOf = (matrix) => (matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 0);

/** The drawing that is shown, and its shape. */
function shown() {
  const svg = /** @type {SVGSVGElement | null} */ (board.querySelector("svg.board"));
  return { svg, shape: /** @type {"wide" | "narrow"} */ (svg?.dataset.shape ?? "wide") };
}

/**
 * The size of the smallest text of a drawing, in its own units.
 * @param {SVGSVGElement} svg
 */
function smallest(svg) {
  const unit = scaleOf(svg.getScreenCTM());
  const sizes = [...svg.querySelectorAll("text")]
    .filter((one) => !one.closest(".hint-badge"))
    .map((one) => (parseFloat(getComputedStyle(one).fontSize) * scaleOf(one.getScreenCTM())) / unit);
  return Math.min(...sizes.filter((size) => size > 0));
}

/** Look how wide the drawing has to be, and lay it out like that. */
export function fit() {
  const { svg, shape } = shown();
  if (!svg?.viewBox) return;
  const need = Math.max(needs[shape] ?? 0, (svg.viewBox.baseVal.width * LEAST) / smallest(svg));
  const drawn = `${shape} ${svg.getAttribute("viewBox")} ${need}`;
  if (drawn === fitted) return;
  needs[shape] = need;
  fitted = drawn;
  arrange();
}

/**
 * The room beside the column for a board that may scroll and needs some width: the column gives a little of its own.
 * @param {number} need
 */
function beside(need) {
  page.classList.remove("stacked");
  page.classList.add("scrolling");
  table.style.removeProperty("--column");
  const { paddingLeft, paddingTop } = getComputedStyle(board);
  const width = () => scroll.clientWidth - 2 * parseFloat(paddingLeft);
  const column = innerWidth - scroll.offsetWidth - Math.max(0, Math.ceil(need - width()));
  if (column >= COLUMN) table.style.setProperty("--column", `${column}px`);
  return { width: width(), height: scroll.clientHeight - 2 * parseFloat(paddingTop) };
}

/** The layout for the window as it is, and the shape of the drawing that suits it. */
function arrange() {
  const { svg, shape } = shown();
  if (!svg) return;
  const wide = needs.wide ?? (small.matches ? Infinity : 0); // one that nobody has seen is tried where there is room
  const room = small.matches ? null : beside(wide);
  const high = wide > (room && low.matches ? room.width : innerWidth); // a bar below would leave a low one no height
  const stacked = !room || (high && start.narrows ? (needs.narrow ?? 0) : wide) > room.width;
  const need = Math.ceil(needs[shape] ?? 0);
  page.classList.toggle("stacked", stacked);
  page.classList.toggle("scrolling", !stacked && !whole(svg, room, need));
  board.style.minWidth = stacked && need > page.clientWidth ? `${need}px` : ""; // nothing smaller, even on a watch
  turn(high ? "narrow" : "wide");
}

/**
 * Whether a drawing can be read when all of it is in view.
 * @param {SVGSVGElement} svg
 * @param {{ width: number, height: number }} room
 * @param {number} need
 */
function whole(svg, { width, height }, need) {
  const box = svg.viewBox.baseVal;
  return box.width * Math.min(width / box.width, height / box.height) >= need;
}

/** Follow the window. */
export function fitting() {
  addEventListener("resize", arrange);
  if (narrow()) page.classList.add("stacked");
}
