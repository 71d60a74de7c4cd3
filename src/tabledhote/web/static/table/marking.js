// Things on the board that stand for choices: which they are, and how they look and act.

import { refOf, things } from "../board/things.js";

/** @import { Narrowing } from "../board/narrow.js" */
/** @import { Thing } from "../shared/elements.js" */
/** @typedef {{ thing: Thing, found: Choice[] }} Offered a thing with the choices that it stands for */

const TARGET = 32; // pixels that a finger hits

/**
 * What each thing stands for now. What was picked looks chosen.
 * @param {Narrowing} narrowing
 * @param {boolean} locked
 * @returns {Offered[]}
 */
export function offeredBy(narrowing, locked) {
  const picks = [...narrowing.picks];
  return things("[data-ref]").map((thing) => {
    const picked = picks.indexOf(refOf(thing));
    if (picked >= 0) picks.splice(picked, 1); // of several alike one is chosen
    thing.classList.toggle("chosen", picked >= 0);
    return { thing, found: locked || picked >= 0 ? [] : narrowing.offered(refOf(thing)) };
  });
}

/**
 * The choices that have a place on the board; if `listed` the small ones do not count, and become buttons too.
 * @param {Offered[]} offered
 * @param {boolean} listed
 */
export function coveredBy(offered, listed) {
  const places = offered.filter(({ thing, found }) => found.length && (!listed || large(thing)));
  return new Set(places.flatMap(({ found }) => found));
}

/** @param {Element} thing */
function large(thing) {
  const { width, height } = thing.getBoundingClientRect();
  return width >= TARGET && height >= TARGET;
}

/**
 * Let a thing look and act like a button that does something, or like none.
 * @param {Thing} thing
 * @param {{ does: string, about: string, final: boolean } | null} button
 */
export function mark(thing, button) {
  if (!button && !thing.matches(".can, [tabindex]")) return; // as it was drawn
  thing.classList.toggle("can", button !== null);
  thing.classList.toggle("final", Boolean(button?.final));
  if (!button) {
    unmark(thing);
    return;
  }
  thing.setAttribute("tabindex", "0");
  thing.setAttribute("role", "button");
  thing.dataset.does = button.does;
  thing.setAttribute("aria-label", button.about);
}

/**
 * A thing that was a choice explains itself and nothing else.
 * @param {Thing} thing
 */
function unmark(thing) {
  delete thing.dataset.does;
  if (thing === document.activeElement)
    thing.setAttribute("tabindex", "-1"); // or the focus would be lost
  else thing.removeAttribute("tabindex");
  if (thing.dataset.about) {
    thing.setAttribute("role", "group");
    thing.setAttribute("aria-label", thing.dataset.about);
  } else for (const name of ["role", "aria-label"]) thing.removeAttribute(name);
}

/**
 * Show a switch on a thing of the board, turned on or off.
 * @param {Element} sign
 * @param {boolean} offered
 * @param {boolean} on
 */
export function markSwitch(sign, offered, on) {
  sign.classList.toggle("offered", offered);
  sign.classList.toggle("on", offered && on);
}
