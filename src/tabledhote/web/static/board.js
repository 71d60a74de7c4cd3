// The board on the page: it becomes a new drawing, and what has moved glides from where it was.

import { renew } from "./renew.js";
import { moving } from "./start.js";

const GLIDE = { duration: 480, easing: "cubic-bezier(.3,.7,.2,1)" };
const APPEAR = { duration: 400, easing: "ease-out" };
const FLOAT = { duration: 1600, easing: "ease-out" };
const PULSE = 1400;
const MOVED = 2; // pixels
const PIECES = "svg [id]:not(defs *)";
const HIGHEST = 40; // pixels below the upper edge, where a number that rises is still in view

const container = document.getElementById("board");

export const things = (selector) => [...container.querySelectorAll(selector)];

let drawn = null; // the drawing as it came, without the marks that the page has put on it

/** Take over the drawing that the page brought along. */
export function takeOver() {
  describe(container);
  drawn = container.querySelector("svg")?.cloneNode(true) ?? null;
}

/** Titles become labels and explanations of ours; a browser's own tooltip would stand beside them. */
function describe(root) {
  for (const title of root.querySelectorAll("svg title")) {
    const thing = title.parentElement;
    const about = title.textContent;
    title.remove();
    thing.setAttribute("aria-label", about);
    if (thing.tagName === "svg") continue;
    thing.dataset.about = about;
    thing.setAttribute("role", "group");
  }
}

/** Show another drawing of the board. */
export function swap(markup) {
  const parsed = document.createElement("template");
  parsed.innerHTML = markup;
  describe(parsed.content);
  const next = parsed.content.firstElementChild;
  const before = moving() && !document.hidden ? places() : null;
  settle();
  if (drawn) renew(container.querySelector("svg"), drawn, next);
  else container.replaceChildren(document.importNode(next, true));
  drawn = next;
  if (before?.size) {
    glide(before);
    float(before);
  }
}

/** What glides over the board now; numbers that float up only rise. */
export const gliding = () =>
  container
    .getAnimations({ subtree: true })
    .filter((one) => !(one instanceof CSSAnimation) && !one.effect.target.matches(".gain"));

/** Let nothing glide any more: it was seen where it was, and is to be measured where it is. */
function settle() {
  for (const ghost of things(".ghost")) ghost.remove();
  for (const animation of gliding()) animation.cancel();
}

function places() {
  const found = new Map();
  for (const thing of things(PIECES)) {
    found.set(thing.id, { box: thing.getBoundingClientRect(), about: thing.dataset.about, numbers: numbers(thing) });
  }
  return found;
}

/** Where a thing is on the board, in the board's own pixels, however much it is enlarged. */
export function spot(thing) {
  const frame = container.getBoundingClientRect();
  const scale = frame.width / container.offsetWidth || 1;
  const box = thing.getBoundingClientRect();
  return {
    left: (box.x - frame.x) / scale,
    right: (box.right - frame.x) / scale,
    top: (box.y - frame.y) / scale,
    bottom: (box.bottom - frame.y) / scale,
  };
}

const middle = (box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

function glide(before) {
  const moved = new Set();
  const now = things(PIECES).map((thing) => [thing, thing.getBoundingClientRect()]);
  for (const [thing, box] of now) {
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
    if (far && !moved.has(thing.parentElement.closest("[id]"))) slide(thing, from.x - to.x, from.y - to.y);
    if (far) moved.add(thing);
    else if (was.about !== thing.dataset.about) pulse(thing);
  }
}

/** Where a new thing comes from: of the places that it or its line names the first that was there. Pieces of several
 * kinds in one line have each their own: wine-75-0 in "tray kitchen-0" comes from tray-wine, else from kitchen-0-wine. */
function origin(thing, before) {
  const kind = thing.id.split("-")[0];
  const named = thing.closest("[data-from]")?.dataset.from.split(" ") ?? [];
  const source = named.flatMap((id) => [id, `${id}-${kind}`]).find((id) => before.has(id));
  return source && middle(before.get(source).box);
}

/** Let a thing come from so many pixels away. */
function slide(thing, x, y) {
  const screen = thing.parentElement.getScreenCTM().inverse();
  const zero = new DOMPoint(0, 0).matrixTransform(screen);
  const away = new DOMPoint(x, y).matrixTransform(screen);
  return thing.animate({ translate: [`${away.x - zero.x}px ${away.y - zero.y}px`, "0 0"] }, GLIDE);
}

/** Let a new thing come over everything else on the board. */
function fly(thing, x, y) {
  const svg = thing.ownerSVGElement;
  const { a, b, c, d, e, f } = svg.getScreenCTM().inverse().multiply(thing.getScreenCTM());
  const ghost = thing.cloneNode(true);
  ghost.removeAttribute("id");
  ghost.classList.add("ghost");
  ghost.setAttribute("transform", `matrix(${[a, b, c, d, e, f].join(" ")})`);
  ghost.setAttribute("aria-hidden", "true");
  svg.append(ghost);
  slide(ghost, x, y).onfinish = () => ghost.remove();
  thing.animate({ opacity: [0, 0] }, GLIDE);
}

function pulse(thing) {
  thing.classList.add("changed");
  setTimeout(() => thing.classList.remove("changed"), PULSE);
}

/** The whole numbers that a counter shows. */
function numbers(thing) {
  if (!thing.matches(".counter, [id^=seat-]")) return [];
  return [...thing.querySelectorAll("text")]
    .map((text) => text.textContent.trim())
    .filter((text) => /^-?\d+$/.test(text));
}

/** What a counter has gained or lost rises beside it. */
function float(before) {
  for (const [id, was] of before) {
    const thing = was.numbers.length && document.getElementById(id);
    if (!thing) continue;
    const now = numbers(thing);
    const change = now.length === was.numbers.length ? Number(now[0]) - Number(was.numbers[0]) : 0;
    if (!change) continue;
    const { left, right, top } = spot(thing);
    const sign = document.createElement("span");
    sign.className = `gain ${change > 0 ? "more" : "less"}`;
    sign.setAttribute("aria-hidden", "true");
    sign.textContent = change > 0 ? `+${change}` : `−${-change}`;
    sign.style.left = `${(left + right) / 2}px`;
    sign.style.top = `${Math.max(top, HIGHEST)}px`;
    container.append(sign);
    sign.animate(
      { opacity: [0, 1, 1, 0], translate: ["-50% 40%", "-50% -60%", "-50% -80%", "-50% -140%"] },
      FLOAT,
    ).onfinish = () => sign.remove();
  }
}
