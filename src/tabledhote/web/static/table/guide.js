// The guide of a first game: one step at a time, and what it speaks of is marked on the board.

import { tokens } from "../board/narrow.js";
import { refOf, things } from "../board/things.js";
import { around, byId } from "../shared/elements.js";
import { text } from "../shared/start.js";

const box = document.getElementById("guide"); // only a first game has it
let closed = false;
/** @type {Guidance | null} */
let last = null; // the step shown last

box?.addEventListener("click", (event) => {
  if (!around(event, "#guide-skip")) return;
  closed = true;
  box.hidden = true;
});

/**
 * Show a step; while others act (`step` undefined) the last one stays in view. Returns the step that counts now.
 * @param {Guidance | undefined} step
 */
export function guideOn(step) {
  if (!box || closed) return undefined;
  if (!step && last && !last.action) box.hidden = true; // the last word has been read
  box.classList.toggle("past", !step);
  last = step ?? last;
  if (step) {
    const { step: number, steps, action } = step;
    byId("guide-step").textContent = action ? text("guide-step", { step: number, steps }) : "";
    byId("guide-text").textContent = step.text;
    byId("guide-skip").textContent = text(action ? "guide-skip" : "guide-close");
    box.hidden = false;
  }
  mark(step?.marks ?? []);
  return step;
}

/** @param {string[]} refs */
function mark(refs) {
  for (const thing of things("[data-ref]")) {
    thing.classList.toggle(
      "shown-by-guide",
      tokens(refOf(thing)).some(({ field, value }) => refs.includes(`${field}:${value}`)),
    );
  }
}
