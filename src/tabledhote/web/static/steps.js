// What happened in steps is shown step by step: a marker goes from thing to thing, and says what each step brought.

import { spot } from "./board.js";
import { named } from "./log.js";
import { byId, moving, start } from "./start.js";

const STEP = 1100;
const LONGEST = 9000; // all steps together: many of them go faster
const board = byId("board");

/** The steps among the lines of an update: where each was, and what it brought, in sentences. */
function steps(lines) {
  const found = [];
  let open = null;
  for (const line of lines.filter((one) => one.kind === "act" && !one.undone)) {
    (line.events ?? []).forEach((event, index) => {
      if (start.steps[event.event]) {
        open = { event, sentence: line.sentences[index], said: [], ends: start.steps[event.event] };
        found.push(open);
      } else if (open && event.event === open.ends) open = null;
      else open?.said.push(line.sentences[index]);
    });
    open = null;
  }
  return found;
}

/**
 * Go through them on the drawing as it is; `told` hears the sentence of each. A click or a key jumps to the end. Where
 * motion is reduced there is no marker that moves: the log says it all.
 */
export async function showSteps(lines, told) {
  const all = moving() && !document.hidden ? steps(lines) : [];
  if (!all.length) return;
  const marker = document.createElement("span");
  marker.className = "step-marker";
  marker.setAttribute("aria-hidden", "true"); // the log says it
  const said = document.createElement("span");
  marker.append(said);
  let skip = () => {};
  const skipped = new Promise((done) => (skip = done)).then(() => true);
  for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, skip, { once: true });
  for (const step of all) {
    const thing = named(step.event)[0];
    if (!thing) continue;
    put(marker, said, thing, step);
    told(step.sentence);
    const pause = new Promise((done) => setTimeout(done, Math.min(STEP, LONGEST / all.length), false));
    if (await Promise.race([pause, skipped])) break;
  }
  for (const kind of ["pointerdown", "keydown"]) document.removeEventListener(kind, skip);
  marker.remove();
}

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
