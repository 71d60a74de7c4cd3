// What happened in steps is shown step by step: a marker goes from thing to thing, and says what each step brought.

import { named, told } from "../board/log.js";
import { spot } from "../board/things.js";
import { byId } from "../shared/elements.js";
import { moving, start } from "../shared/start.js";

const STEP = 1100;
const LONGEST = 9000; // all steps together: many of them go faster
const board = byId("board");

/** @typedef {{ event: GameEvent, sentence: string, said: string[], ends: string }} Step until the event that `ends` it */

/**
 * The steps among the lines of an update: where each was, and what it brought, in sentences.
 * @param {Line[]} lines
 */
export function steps(lines) {
  /** @type {Step[]} */
  const found = [];
  for (const line of lines.filter((one) => one.kind === "act" && !one.undone)) {
    /** @type {Step | null} */
    let open = null;
    for (const [event, sentence] of told(line)) {
      const ends = start.steps[event.event];
      if (ends) {
        open = { event, sentence, said: [], ends };
        found.push(open);
      } else if (open && event.event === open.ends) open = null;
      else open?.said.push(sentence);
    }
  }
  return found;
}

/**
 * Go through them on the drawing as it is; `hear` hears the sentence of each. A click or a key jumps to the end. Where
 * motion is reduced there is no marker that moves: the log says it all.
 * @param {Line[]} lines
 * @param {(sentence: string) => void} hear
 */
export async function showSteps(lines, hear) {
  const all = moving() && !document.hidden ? steps(lines) : [];
  if (!all.length) return;
  const marker = document.createElement("span");
  marker.className = "step-marker";
  marker.setAttribute("aria-hidden", "true"); // the log says it
  const said = document.createElement("span");
  marker.append(said);
  let skip = () => {};
  const skipped = new Promise((done) => (skip = () => done(true)));
  for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, skip, { once: true });
  for (const step of all) {
    const thing = named(step.event)[0];
    if (!thing) continue;
    put(marker, said, thing, step);
    hear(step.sentence);
    const pause = new Promise((done) => setTimeout(done, Math.min(STEP, LONGEST / all.length), false));
    if (await Promise.race([pause, skipped])) break;
  }
  for (const kind of ["pointerdown", "keydown"]) document.removeEventListener(kind, skip);
  marker.remove();
}

/**
 * Put the marker on a thing, with what the step brought.
 * @param {HTMLElement} marker
 * @param {HTMLElement} said
 * @param {Element} thing
 * @param {Step} step
 */
function put(marker, said, thing, step) {
  const { left, right, top, bottom } = spot(thing);
  said.textContent = step.said.join(" ");
  said.hidden = !step.said.length;
  Object.assign(marker.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${right - left}px`,
    height: `${bottom - top}px`,
  });
  marker.classList.toggle("to-left", (left + right) / 2 > board.offsetWidth / 2);
  if (!marker.isConnected) board.append(marker);
}
