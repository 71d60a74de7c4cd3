// Before a choice is taken: the things that it would change carry a sign, and the things that go with it stand out.

import { spot, things } from "../board/things.js";
import { byId } from "../shared/elements.js";

const MOST = 3; // things that a chip says
const SVG = "http://www.w3.org/2000/svg";
const board = byId("board");

/** What a choice will do, in words. */
export const foreseen = (/** @type {Offer} */ choice) =>
  [...new Set((choice.marks ?? []).map((mark) => mark.text).filter(Boolean))].join(" ");

/**
 * What some choices would all do alike.
 * @param {Choice[]} choices
 */
export function alike([first, ...others]) {
  return (first?.marks ?? []).filter((mark) =>
    others.every((other) => other.marks?.some((one) => one.thing === mark.thing && one.kind === mark.kind)),
  );
}

/**
 * Mark what some choices would do (what all of them do alike), and the things in `along`; `dim` the others. A chip on the
 * thing that stands for them says it in a few words.
 * @param {Choice[]} choices
 * @param {Element[]} along
 * @param {Element | null} at
 */
export function foresee(choices, along = [], dim = false, at = null) {
  forget();
  if (at instanceof SVGElement) chip(at, alike(choices));
  /** @type {Map<string, { made: HTMLElement, times: number }>} */
  const signs = new Map();
  for (const mark of alike(choices)) {
    const thing = mark.thing && document.getElementById(mark.thing);
    if (!thing) continue;
    thing.classList.add("foreseen", mark.kind);
    const same = `${mark.thing} ${mark.icon}`;
    const seen = signs.get(same);
    if (seen) {
      seen.times += 1;
      seen.made.dataset.times = `×${seen.times}`;
    } else if (mark.icon) {
      const beside = [...signs.keys()].filter((key) => key.startsWith(`${mark.thing} `)).length;
      signs.set(same, { made: sign(thing, mark, beside), times: 1 });
    }
  }
  for (const thing of along) thing.classList.add("along");
  board.classList.toggle("along-shown", dim && along.length > 0);
}

/**
 * A few words below a thing; no click goes to them.
 * @param {SVGElement} thing
 * @param {Mark[]} marks
 */
function chip(thing, marks) {
  const said = [...new Set(marks.map((mark) => mark.short).filter(Boolean))];
  if (!said.length) return;
  const made = document.createElement("span");
  made.className = "chip";
  made.setAttribute("aria-hidden", "true"); // the label of the thing says more
  made.textContent = said.slice(0, MOST).join(" · ");
  const { left, right, top, bottom } = spot(thing);
  board.append(made);
  const room = board.offsetHeight - bottom > made.offsetHeight;
  const half = made.offsetWidth / 2;
  made.style.left = `${Math.max(half, Math.min((left + right) / 2, board.offsetWidth - half))}px`;
  made.style.top = `${room ? bottom : top - made.offsetHeight}px`;
}

/**
 * An icon at the upper corner of a thing; a second one stands beside it.
 * @param {Element} thing
 * @param {Mark} mark
 * @param {number} place
 */
function sign(thing, { kind, icon }, place) {
  const made = document.createElement("span");
  const drawn = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  made.className = `foreseen-sign ${kind}`;
  made.setAttribute("aria-hidden", "true");
  use.setAttribute("href", `#icon-${icon}`);
  drawn.setAttribute("viewBox", "0 0 24 24");
  drawn.append(use);
  made.append(drawn);
  const { right, top } = spot(thing);
  made.style.left = `${right - 26 * place}px`;
  made.style.top = `${top}px`;
  board.append(made);
  return made;
}

export function forget() {
  for (const thing of things(".foreseen, .along"))
    thing.classList.remove("foreseen", "loss", "harm", "relief", "perhaps", "along");
  for (const made of board.querySelectorAll(".foreseen-sign, .chip")) made.remove();
  board.classList.remove("along-shown");
}
