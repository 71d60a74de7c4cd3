// Every thing explains itself: on hover, on focus, by a long press; a click on what is no choice keeps it open.

import { around, byId } from "../shared/elements.js";
import { start, text } from "../shared/start.js";

/** @import { Thing } from "../shared/elements.js" */

const SOON = 450;
const LONG = 480;
const NEAR = 12; // pixels
const RULE = /\b[A-Z]{2}-(?:[A-Z]\.?)?\d+(?:\.\d+)*/g;

const box = byId("explain");
let timer = 0;
let pinned = false;
/** @type {{ x: number, y: number } | null} */
let clicked = null; // where: what comes to lie under a pointer that rests there is not asked about

/**
 * @param {Thing} thing
 * @param {boolean} keep
 */
function show(thing, keep) {
  clearTimeout(timer);
  pinned = keep;
  const choice = thing.classList.contains("can") && thing.getAttribute("aria-label");
  const about = thing.dataset.about ?? "";
  const parts = [];
  if (choice && choice !== about) {
    const line = document.createElement("strong");
    line.textContent = choice;
    parts.push(line, document.createElement("br"));
  }
  box.replaceChildren(...parts, ...linked(about), ...(keep && !choice ? notNow(thing) : []));
  box.classList.toggle("pinned", keep);
  box.hidden = false;
  place(thing.getBoundingClientRect());
}

/**
 * For anyone wondering why a thing cannot be chosen: that it cannot now, and where the rules are.
 * @param {Thing} thing
 */
function notNow(thing) {
  if (!thing.dataset.ref || !start.texts["explain-not-now"] || !document.body.classList.contains("deciding")) return [];
  const line = document.createElement("small");
  line.className = "not-now";
  const link = document.createElement("a");
  link.href = start.rules;
  link.target = "_blank";
  link.textContent = text("explain-why");
  line.append(`${text("explain-not-now")} `, link);
  return [line];
}

/**
 * The text with the numbers of rules as links.
 * @param {string} about
 */
function linked(about) {
  const parts = [];
  let last = 0;
  for (const found of about.matchAll(RULE)) {
    const link = document.createElement("a");
    link.href = `${start.rules}#${found[0]}`;
    link.target = "_blank";
    link.textContent = found[0];
    parts.push(about.slice(last, found.index), link);
    last = found.index + found[0].length;
  }
  return [...parts, about.slice(last)];
}

/**
 * Above the thing, else below it, and always inside the window.
 * @param {DOMRect} target
 */
function place(target) {
  const { width, height } = box.getBoundingClientRect();
  const left = Math.max(8, Math.min(target.x + target.width / 2 - width / 2, innerWidth - width - 8));
  const above = target.y - height - 8;
  box.style.left = `${left}px`;
  box.style.top = `${above > 8 ? above : Math.min(target.bottom + 8, innerHeight - height - 8)}px`;
}

/** Close the explanation; whether there was one that somebody had opened. */
export function hide() {
  clearTimeout(timer);
  const was = pinned;
  pinned = false;
  box.hidden = true;
  return was;
}

const about = (/** @type {Event} */ event) => around(event, "[data-about]");

/**
 * Let the things in these places explain themselves.
 * @param {HTMLElement[]} places
 */
export function explain(...places) {
  for (const place of places) {
    onHover(place);
    onFocus(place);
    onClick(place, longPress(place));
  }
  document.addEventListener("pointerdown", ({ target }) => {
    if (pinned && ![...places, box].some((place) => place.contains(/** @type {Node} */ (target)))) hide();
  });
}

/** @param {HTMLElement} place */
function onHover(place) {
  place.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch" || pinned) return;
    clearTimeout(timer);
    const thing = about(event);
    if (clicked && Math.hypot(event.clientX - clicked.x, event.clientY - clicked.y) > NEAR) clicked = null;
    if (thing && !clicked) timer = setTimeout(show, SOON, thing, false);
    else hide();
  });
  place.addEventListener("pointerleave", () => pinned || hide());
}

/** @param {HTMLElement} place */
function onFocus(place) {
  place.addEventListener("focusin", (event) => {
    const thing = about(event);
    if (thing?.matches(":focus-visible")) show(thing, false);
  });
  place.addEventListener("focusout", () => pinned || hide());
}

/**
 * The function returned says, once, whether somebody has pressed long.
 * @param {HTMLElement} place
 */
function longPress(place) {
  let pressed = false;
  place.addEventListener("pointerdown", (event) => {
    const thing = about(event);
    if (event.pointerType !== "touch" || !thing) return;
    pressed = false;
    timer = setTimeout(() => {
      pressed = true;
      show(thing, true);
    }, LONG);
  });
  for (const end of /** @type {const} */ (["pointerup", "pointercancel", "pointermove"])) {
    place.addEventListener(end, (event) => {
      if (event.pointerType === "touch" && !(end === "pointermove" && Math.hypot(event.movementX, event.movementY) < 3))
        clearTimeout(timer);
    });
  }
  place.addEventListener("contextmenu", (event) => event.pointerType === "touch" && event.preventDefault());
  return () => {
    const was = pressed;
    pressed = false;
    return was;
  };
}

/**
 * @param {HTMLElement} place
 * @param {() => boolean} pressed
 */
function onClick(place, pressed) {
  place.addEventListener(
    "click",
    (event) => {
      if (pressed()) {
        event.stopImmediatePropagation(); // the end of a long press is no choice
        return;
      }
      const thing = about(event);
      clicked = { x: event.clientX, y: event.clientY };
      if (thing && !around(event, ".can")) show(thing, true);
      else hide();
    },
    true,
  );
}
