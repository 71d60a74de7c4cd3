// The area of one player, large: opened from the list of players, beside the decision and never over it.
//
// On a board it is the outermost group with an id around the one called seat-N.

import { byId } from "./start.js";

const panel = byId("area");
const picture = byId("area-picture");
const rows = [...document.querySelectorAll("#players li[data-seat]")];
const MARGIN = 6;
let open = null; // the seat whose area is shown

/** The group that a board draws for a seat. */
function groupOf(seat) {
  let group = byId("board").querySelector(`#seat-${seat}`);
  for (let outer = group?.parentElement; outer?.tagName === "g"; outer = outer.parentElement) if (outer.id) group = outer;
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
  byId("area-name").textContent = rows.find((row) => Number(row.dataset.seat) === open).querySelector(".name").textContent;
  picture.replaceChildren(copy);
}

const point = (row, on) => groupOf(row.dataset.seat)?.classList.toggle("pointed", on);

/** Makes the list of players open areas; the functions returned draw the open one anew, and close it. */
export function areas() {
  for (const row of rows) {
    row.querySelector("button").addEventListener("click", () => {
      const seat = Number(row.dataset.seat);
      open = open === seat ? null : seat;
      show();
    });
    for (const [kind, on] of [["pointerenter", true], ["pointerleave", false]]) row.addEventListener(kind, () => point(row, on));
  }
  const closeArea = () => {
    const was = open !== null;
    open = null;
    show();
    return was;
  };
  byId("area-close").addEventListener("click", closeArea);
  return { showArea: () => open !== null && show(), closeArea };
}
