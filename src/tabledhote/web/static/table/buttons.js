// The place for buttons below the question.

import { byId } from "../shared/elements.js";

const KEPT = 150; // pixels: so much room is kept free for buttons once they needed it

export const actions = byId("actions");
let height = 0;

/**
 * Show these buttons instead of those that are there. If one of those had the focus, its successor has it, or the first
 * button, or else `otherwise`.
 * @param {HTMLButtonElement[]} buttons
 * @param {HTMLElement} otherwise
 */
export function fill(buttons, otherwise) {
  if (!buttons.length && !actions.firstElementChild) return;
  const here = document.activeElement;
  const had = here instanceof HTMLElement && actions.contains(here) && here.dataset.key;
  actions.replaceChildren(...buttons);
  height = Math.max(height, Math.min(actions.offsetHeight, KEPT));
  actions.style.minHeight = `${height}px`; // what stands below must not jump
  if (had) (buttons.find((one) => one.dataset.key === had) ?? buttons[0] ?? otherwise).focus({ preventScroll: true });
}
