// The area of one player, large: opened by a click on it or on a name in the list, beside the decision and never over it.
//
// On a board it is the outermost group with an id around the one called seat-N.

import { byId } from "./start.js";

const panel = byId("area");
const picture = byId("area-picture");
const rows = [...document.querySelectorAll("#players li[data-seat]")];
const MARGIN = 6;
const WORTH = 1.25; // an area that would not grow by so much is large already
const HIGHEST = 0.45; // of the window, as table.css has it
let open = null; // the seat whose area is shown
let own = -1; // the seat of who looks

/** The group that a board draws for a seat. */
function groupOf(seat) {
  let group = byId("board").querySelector(`#seat-${seat}`);
  for (let outer = group?.parentElement; outer?.tagName === "g"; outer = outer.parentElement)
    if (outer.id) group = outer;
  return group;
}

function show() {
  const group = open === null ? null : groupOf(open);
  panel.hidden = !group;
  for (const row of rows) row.querySelector("button").setAttribute("aria-expanded", Number(row.dataset.seat) === open);
  if (!group) return;
  const board = group.ownerSVGElement;
  const copy = board.cloneNode(false);
  const { x, y, width, height } = group.getBBox();
  copy.setAttribute("viewBox", [x - MARGIN, y - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN].join(" "));
  const inner = group.cloneNode(true);
  inner.removeAttribute("transform");
  copy.append(inner);
  for (const thing of [inner, ...inner.querySelectorAll("[id], [class]")]) {
    thing.removeAttribute("id");
    thing.removeAttribute("tabindex");
    thing.classList.remove("can", "chosen", "final", "hinted", "pointed");
  }
  byId("area-name").textContent = rows
    .find((row) => Number(row.dataset.seat) === open)
    .querySelector(".name").textContent;
  picture.replaceChildren(copy);
}

/** The seat of another player whose area somebody points at, if opening makes that any larger; else null. */
function pointedAt(event) {
  if (event.target.closest(".can")) return null;
  const seats = rows.map((row) => Number(row.dataset.seat)).filter((seat) => seat !== own);
  const seat = seats.find((one) => groupOf(one)?.contains(event.target));
  if (seat === undefined) return null;
  const { width, height } = groupOf(seat).getBoundingClientRect();
  const growth = Math.min(panel.parentElement.clientWidth / width, (HIGHEST * innerHeight) / height);
  return growth < WORTH ? null : seat;
}

/** Open a player's area, or close it if it is open. */
function toggle(seat) {
  open = open === seat ? null : seat;
  show();
}

const point = (row, on) => groupOf(row.dataset.seat)?.classList.toggle("pointed", on);

/** Makes areas open; the functions returned draw them anew for who looks from a seat, and close the open one. */
export function areas() {
  for (const row of rows) {
    row.querySelector("button").addEventListener("click", () => toggle(Number(row.dataset.seat)));
    for (const [kind, on] of [
      ["pointerenter", true],
      ["pointerleave", false],
    ])
      row.addEventListener(kind, () => point(row, on));
  }
  byId("board-area").addEventListener(
    "click",
    (event) => {
      const seat = pointedAt(event);
      if (seat === null) return;
      event.stopPropagation(); // it opens instead of explaining itself
      toggle(seat);
    },
    true,
  );
  byId("board").addEventListener(
    "pointerover",
    (event) => (byId("board").style.cursor = pointedAt(event) === null ? "" : "zoom-in"),
  );
  const closeArea = () => {
    const was = open !== null;
    open = null;
    show();
    return was;
  };
  byId("area-close").addEventListener("click", closeArea);
  const showArea = (you) => {
    own = you;
    if (open !== null) show();
  };
  return { showArea, closeArea };
}
