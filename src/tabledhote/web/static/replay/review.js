// The review of a finished game: asked for until it is there, with how far it is.

import { byId } from "../shared/elements.js";
import { ask } from "../shared/server.js";
import { share, start, text } from "../shared/start.js";
import { drawCurve } from "./curve.js";

const AGAIN = 1000;
/** @type {Review} */
const NONE = { done: 0, total: 0, failed: true, decisions: [], turning: [], place: 0 };

const pause = (/** @type {number} */ milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** Fetch and draw the review; what is returned has it, and marks a moment on its curve. Null if there is none. */
export async function review() {
  const path = `/api/tables/${start.table}/review?language=${start.language}`;
  const progress = byId("curve-progress", HTMLProgressElement);
  /** @type {Review | null} */
  let told = null;
  do {
    if (told) await pause(AGAIN);
    told = /** @type {Review} */ (await ask(path).catch(() => NONE));
    progress.hidden = told.failed;
    progress.max = told.total || 1;
    progress.value = told.done || 0;
    byId("curve-state").textContent = told.failed
      ? text("curve-failed")
      : told.place
        ? text("curve-waiting", { place: told.place })
        : text("curve-working", { done: told.done, total: told.total });
  } while (!told.failed && !told.decisions.length && told.total);
  if (!told.decisions.length) return null;
  progress.hidden = true;
  byId("curve-state").textContent = told.turning.length ? text("curve-about") : "";
  return { decisions: told.decisions, mark: drawCurve(told) };
}

/**
 * What a review says of one decision.
 * @param {Judged} decision
 */
export function judged({ seat, loss, texts: [played, best] }) {
  const values = { seat: start.names[seat], played, best, loss: share(loss) };
  return text(loss < 0.005 ? "review-best" : "review-better", values);
}
