// What moves on the board when its drawing changes: pieces glide from where they were, and gains rise beside counters.

import { board, spot, things, toScreen } from "./things.js";

const GLIDE = { duration: 480, easing: "cubic-bezier(.3,.7,.2,1)" };
const APPEAR = { duration: 400, easing: "ease-out" };
const FLOAT = { duration: 1600, easing: "ease-out" };
const PULSE = 1400;
const MOVED = 2; // pixels
const PIECES = "svg [id]:not(defs *)";
const HIGHEST = 40; // pixels below the upper edge, where a number that rises is still in view

/** @typedef {{ box: DOMRect, about: string | undefined, numbers: string[] }} Place where a thing was, and its look */
/** @typedef {Map<string, Place>} Places by the ids of things */

/** What glides over the board now; numbers that float up only rise. */
export const gliding = () =>
  board
    .getAnimations({ subtree: true })
    .filter((one) => !(one instanceof CSSAnimation) && !rises(/** @type {KeyframeEffect} */ (one.effect)));

const rises = (/** @type {KeyframeEffect} */ { target }) => target?.matches(".gain");

/** Stop all gliding, so that things can be measured where they are. */
export function settle() {
  for (const ghost of things(".ghost")) ghost.remove();
  for (const animation of gliding()) animation.cancel();
}

export function places() {
  /** @type {Places} */
  const found = new Map();
  for (const thing of things(PIECES)) {
    found.set(thing.id, { box: thing.getBoundingClientRect(), about: thing.dataset.about, numbers: numbers(thing) });
  }
  return found;
}

const middle = (/** @type {DOMRect} */ box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/**
 * Let everything come from where it was.
 * @param {Places} before
 */
export function glide(before) {
  /** @type {Set<Element | null | undefined>} */
  const moved = new Set();
  const now = things(PIECES).map((thing) => ({ thing, box: thing.getBoundingClientRect() }));
  for (const { thing, box } of now) {
    const was = before.get(thing.id);
    const to = middle(box);
    if (!was) {
      const source = origin(thing, before);
      if (source) fly(thing, source.x - to.x, source.y - to.y);
      else thing.animate({ opacity: [0, 1] }, APPEAR);
      continue;
    }
    const from = middle(was.box);
    const far = Math.hypot(from.x - to.x, from.y - to.y) > MOVED;
    if (far && !moved.has(thing.parentElement?.closest("[id]"))) slide(thing, from.x - to.x, from.y - to.y);
    if (far) moved.add(thing);
    else if (was.about !== thing.dataset.about) pulse(thing);
  }
}

/**
 * Where a new thing comes from: of the places that it or its line names the first that was there. Pieces of several
 * kinds in one line have each their own: wine-75-0 in "tray kitchen-0" comes from tray-wine, else from kitchen-0-wine.
 * @param {SVGElement} thing
 * @param {Places} before
 */
function origin(thing, before) {
  const kind = thing.id.split("-")[0];
  const named = thing.closest("[data-from]")?.getAttribute("data-from")?.split(" ") ?? [];
  const sources = named.flatMap((id) => [id, `${id}-${kind}`]).map((id) => before.get(id));
  const source = sources.find(Boolean);
  return source && middle(source.box);
}

/**
 * Let a thing come from so many pixels away.
 * @param {SVGGraphicsElement} thing
 * @param {number} x
 * @param {number} y
 */
function slide(thing, x, y) {
  const around = /** @type {SVGGraphicsElement} */ (thing.parentNode);
  const screen = toScreen(around).inverse();
  const zero = new DOMPoint(0, 0).matrixTransform(screen);
  const away = new DOMPoint(x, y).matrixTransform(screen);
  return thing.animate({ translate: [`${away.x - zero.x}px ${away.y - zero.y}px`, "0 0"] }, GLIDE);
}

/**
 * Let a new thing come over everything else on the board.
 * @param {SVGGraphicsElement} thing
 * @param {number} x
 * @param {number} y
 */
function fly(thing, x, y) {
  const svg = /** @type {SVGSVGElement} */ (thing.ownerSVGElement);
  const { a, b, c, d, e, f } = toScreen(svg).inverse().multiply(toScreen(thing));
  const ghost = /** @type {SVGGraphicsElement} */ (thing.cloneNode(true));
  ghost.removeAttribute("id");
  ghost.classList.add("ghost");
  ghost.setAttribute("transform", `matrix(${[a, b, c, d, e, f].join(" ")})`);
  ghost.setAttribute("aria-hidden", "true");
  svg.append(ghost);
  slide(ghost, x, y).onfinish = () => ghost.remove();
  thing.animate({ opacity: [0, 0] }, GLIDE);
}

/** @param {Element} thing */
function pulse(thing) {
  thing.classList.add("changed");
  setTimeout(() => thing.classList.remove("changed"), PULSE);
}

/**
 * The whole numbers that a counter shows.
 * @param {Element} thing
 */
function numbers(thing) {
  if (!thing.matches(".counter, [id^=seat-]")) return [];
  return [...thing.querySelectorAll("text")]
    .map((text) => text.textContent.trim())
    .filter((text) => /^-?\d+$/.test(text));
}

/**
 * What counters have gained or lost rises beside them.
 * @param {Places} before
 */
export function float(before) {
  for (const [id, was] of before) {
    const thing = was.numbers.length && document.getElementById(id);
    if (!thing) continue;
    const now = numbers(thing);
    const change = now.length === was.numbers.length ? Number(now[0]) - Number(was.numbers[0]) : 0;
    if (change) rise(thing, change);
  }
}

/**
 * @param {Element} thing
 * @param {number} change
 */
function rise(thing, change) {
  const { left, right, top } = spot(thing);
  const sign = document.createElement("span");
  sign.className = `gain ${change > 0 ? "more" : "less"}`;
  sign.setAttribute("aria-hidden", "true");
  sign.textContent = change > 0 ? `+${change}` : `−${-change}`;
  sign.style.left = `${(left + right) / 2}px`;
  sign.style.top = `${Math.max(top, HIGHEST)}px`;
  board.append(sign);
  sign.animate(
    { opacity: [0, 1, 1, 0], translate: ["-50% 40%", "-50% -60%", "-50% -80%", "-50% -140%"] },
    FLOAT,
  ).onfinish = () => sign.remove();
}
