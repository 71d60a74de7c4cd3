// Pinch and drag on the board, with a wheel and Ctrl or with the buttons on other devices.

import { around, byId, part } from "../shared/elements.js";

const MOST = 4;
const STEP = 1.5; // by a button

/** @typedef {{ x: number, y: number }} Point */

const area = byId("board-stage");
const board = byId("board");
const tools = part(byId("board-area"), ".zoom");

let scale = 1;
let x = 0;
let y = 0;
let dragged = false;
/** @type {Map<number, Point>} */
const fingers = new Map();

function show() {
  const { width, height } = area.getBoundingClientRect();
  x = Math.min(0, Math.max(x, width * (1 - scale)));
  y = Math.min(0, Math.max(y, height * (1 - scale)));
  board.style.transform = scale === 1 ? "" : `translate(${x}px, ${y}px) scale(${scale})`;
  area.classList.toggle("zoomed", scale > 1);
  tools.hidden = scale === 1;
}

/**
 * Another size about a point of the window that stays where it is.
 * @param {number} to
 * @param {Point} point
 */
function zoom(to, point) {
  const frame = area.getBoundingClientRect();
  const next = Math.min(MOST, Math.max(1, to));
  const left = point.x - frame.x;
  const top = point.y - frame.y;
  x = left - ((left - x) * next) / scale;
  y = top - ((top - y) * next) / scale;
  scale = next;
  show();
}

const spread = (/** @type {Point[]} */ [one, two]) => Math.hypot(one.x - two.x, one.y - two.y);
const centre = (/** @type {Point[]} */ [one, two]) => ({ x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 });

/** Two fingers spread or pinch, one drags what is enlarged. */
function byFingers() {
  area.addEventListener("pointerdown", (event) => {
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    dragged = false;
  });
  area.addEventListener("pointermove", moved);
  for (const end of /** @type {const} */ (["pointerup", "pointercancel", "pointerleave"]))
    area.addEventListener(end, (event) => fingers.delete(event.pointerId));
  area.addEventListener(
    "click",
    (event) => {
      if (dragged) event.stopImmediatePropagation(); // the end of a drag is no choice
      dragged = false;
    },
    true,
  );
}

/** @param {PointerEvent} event */
function moved({ pointerId, clientX, clientY }) {
  const was = fingers.get(pointerId);
  if (!was) return;
  const before = [...fingers.values()].map((finger) => ({ ...finger }));
  const by = { x: clientX - was.x, y: clientY - was.y };
  if (fingers.size === 1 && (scale === 1 || Math.hypot(by.x, by.y) < 4)) return;
  Object.assign(was, { x: clientX, y: clientY });
  dragged = true;
  if (fingers.size === 2) {
    const now = [...fingers.values()];
    zoom((scale * spread(now)) / spread(before), centre(now));
  } else {
    x += by.x;
    y += by.y;
    show();
  }
}

/** @param {WheelEvent} event */
function turned(event) {
  if (!event.ctrlKey) return;
  event.preventDefault();
  zoom(scale * Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY });
}

/** @param {MouseEvent} event */
function pressed(event) {
  const way = around(event, "[data-zoom]")?.dataset.zoom;
  if (!way) return;
  const { x: left, y: top, width, height } = area.getBoundingClientRect();
  const to = way === "in" ? scale * STEP : way === "out" ? scale / STEP : 1;
  zoom(to, { x: left + width / 2, y: top + height / 2 });
}

export function zooming() {
  byFingers();
  area.addEventListener("wheel", turned, { passive: false });
  tools.addEventListener("click", pressed);
  addEventListener("resize", show);
}
