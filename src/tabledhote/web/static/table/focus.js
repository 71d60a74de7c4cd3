// The keyboard's place is kept when the drawing is replaced.

import { byId } from "../shared/elements.js";

/** @import { Thing } from "../shared/elements.js" */

const board = byId("board");

/**
 * Replace the drawing, mark it, and put the focus back where it was, or else on the first choice.
 * @param {() => void} replace
 * @param {() => void} mark
 */
export function focusKept(replace, mark) {
  const here = /** @type {Thing | null} */ (document.activeElement);
  const inside = here !== null && board.contains(here) && here !== board;
  const byKeyboard = inside && here.matches(":focus-visible");
  const id = here?.id;
  const ref = here?.dataset.ref;
  replace();
  mark();
  if (!inside) return;
  const same =
    (id ? document.getElementById(id) : null) ?? (ref ? found(`#board [data-ref="${CSS.escape(ref)}"]`) : null);
  if (same?.classList.contains("can")) same.focus({ preventScroll: true });
  else if (byKeyboard) (found("#board .can") ?? found("#actions button") ?? board).focus({ preventScroll: true });
  else board.focus({ preventScroll: true });
}

/**
 * @param {string} selector
 * @returns {Thing | null}
 */
const found = (selector) => document.querySelector(selector);
