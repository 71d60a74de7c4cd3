// Everything explains itself: on hover, on focus, by a long press; a click on something that is no choice keeps it open. The
// explanation has a place of its own beside the board, or in the bar below it, and never lies over what can be chosen.

import { around, byId } from "../shared/elements.js";
import { start, text } from "../shared/start.js";
import { alone, sized } from "./picture.js";

/** @import { Thing } from "../shared/elements.js" */

const SOON = 120;
const LINGER = 400; // one explanation stays until the pointer has reached the next thing
const LONG = 480;
const NEAR = 12; // pixels
const SVG = "http://www.w3.org/2000/svg";
const ICONS = 6; // so many are explained
const MARGIN = 3; // round a picture, in units of the board
const LARGE = { most: 2.4, width: 144, height: 128 }; // pixels, and times its size on the board
const RULE = /\b[A-Z]{2}-(?:[A-Z]\.?)?\d+(?:\.\d+)*/g;

const box = byId("explain");
let timer = 0;
let pinned = false;
/** @type {Pick<Update, "reasons" | "prompt">} */
let asked = {};
/** @type {{ x: number, y: number } | null} */
let clicked = null; // where: what comes to lie under a pointer that rests there is not asked about

/**
 * @param {Thing} thing
 * @param {boolean} keep
 */
function show(thing, keep) {
  clearTimeout(timer);
  pinned = keep;
  const { about = "" } = thing.dataset;
  const choice = /** @type {Thing | null} */ (thing.closest("[data-does]")); // a piece may stand on what can be chosen
  const does = choice?.dataset.does;
  const words = document.createElement("div");
  if (does) {
    const line = document.createElement("strong");
    line.textContent = does;
    words.append(line);
  }
  const told = document.createElement("p");
  told.append(...linked(about));
  words.append(told, ...legend(thing), ...(keep && !does ? notNow(thing) : []));
  box.replaceChildren(...picture(thing), words);
  box.classList.toggle("pinned", keep);
  box.hidden = false;
}

/**
 * The thing enlarged, if there is room to show it larger than it is.
 * @param {Thing} thing
 */
function picture(thing) {
  if (!(thing instanceof SVGGraphicsElement) || !thing.getBBox || !thing.ownerSVGElement) return [];
  const drawn = alone(thing, MARGIN);
  const now = thing.getBoundingClientRect().width / (drawn.width - 2 * MARGIN);
  const scale = Math.min(now * LARGE.most, LARGE.width / drawn.width, LARGE.height / drawn.height);
  return scale > now ? [sized(drawn, scale)] : [];
}

/**
 * The icons of a thing with their meanings.
 * @param {Thing} thing
 */
function legend(thing) {
  const uses = [...thing.querySelectorAll("use")].map((use) => use.getAttribute("href")?.replace("#icon-", "") ?? "");
  const known = [...new Set(uses)].filter((name) => start.icons[name]).slice(0, ICONS);
  if (!known.length) return [];
  const list = document.createElement("ul");
  list.className = "icons";
  list.append(...known.map((name) => entry(name)));
  return [list];
}

/** @param {string} name */
function entry(name) {
  const item = document.createElement("li");
  const drawn = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#icon-${name}`);
  drawn.setAttribute("viewBox", "0 0 24 24");
  drawn.setAttribute("aria-hidden", "true");
  drawn.append(use);
  item.append(drawn, start.icons[name]);
  return item;
}

/**
 * For anyone wondering why a thing cannot be chosen: that it cannot now, what it needs, and where the rules are.
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
  line.append(`${text("explain-not-now")} ${reasonFor(thing.dataset.ref.split(" "))} `, link);
  return [line];
}

/**
 * Why a thing cannot be chosen; without a reason of its own, what is asked instead.
 * @param {string[]} refs
 */
function reasonFor(refs) {
  const { reasons = {}, prompt } = asked;
  for (const ref of refs) if (reasons[ref]) return reasons[ref];
  for (const ref of refs) if (reasons[ref.split(":")[0]]) return reasons[ref.split(":")[0]];
  return prompt ? text("explain-asked", { prompt }) : "";
}

/**
 * What is asked now, and why other things cannot be chosen.
 * @param {Update} update
 */
export function because(update) {
  asked = update;
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

/** Close the explanation; returns whether somebody had opened one. */
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
    else timer = setTimeout(hide, LINGER);
  });
  place.addEventListener("pointerleave", () => {
    if (pinned) return;
    clearTimeout(timer);
    timer = setTimeout(hide, LINGER);
  });
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
