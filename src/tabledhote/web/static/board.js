// The board on the page: a new drawing replaces the old one, and what has moved glides from where it was.

import { moving } from "./start.js";

const GLIDE = { duration: 480, easing: "cubic-bezier(.3,.7,.2,1)" };
const APPEAR = { duration: 400, easing: "ease-out" };
const FLOAT = { duration: 1600, easing: "ease-out" };
const PULSE = 1400;
const MOVED = 2; // pixels
const HIGHEST = 40; // pixels below the upper edge, where a number that rises is still in view

const container = document.getElementById("board");

export const things = (selector) => [...container.querySelectorAll(selector)];

/** Titles become labels and explanations of ours; a browser's own tooltip would stand beside them. */
export function describe() {
  for (const title of things("svg title")) {
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
  const parsed = new DOMParser().parseFromString(markup, "image/svg+xml").documentElement;
  const before = moving() && !document.hidden ? places() : null;
  container.replaceChildren(document.adoptNode(parsed));
  describe();
  if (before?.size) {
    glide(before);
    float(before);
  }
}

function places() {
  const found = new Map();
  for (const thing of things("[id]:not(symbol)")) {
    found.set(thing.id, { box: thing.getBoundingClientRect(), about: thing.dataset.about, numbers: numbers(thing) });
  }
  return found;
}

const middle = (box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

function glide(before) {
  const moved = new Set();
  const now = things("[id]:not(symbol)").map((thing) => [thing, thing.getBoundingClientRect()]);
  for (const [thing, box] of now) {
    const was = before.get(thing.id);
    if (!was) {
      thing.animate({ opacity: [0, 1] }, APPEAR);
      continue;
    }
    const from = middle(was.box);
    const to = middle(box);
    const far = Math.hypot(from.x - to.x, from.y - to.y) > MOVED;
    if (far && !moved.has(thing.parentElement.closest("[id]"))) slide(thing, from.x - to.x, from.y - to.y);
    if (far) moved.add(thing);
    else if (was.about !== thing.dataset.about) pulse(thing);
  }
}

/** Let a thing come from so many pixels away. */
function slide(thing, x, y) {
  const screen = thing.parentElement.getScreenCTM().inverse();
  const zero = new DOMPoint(0, 0).matrixTransform(screen);
  const away = new DOMPoint(x, y).matrixTransform(screen);
  thing.animate({ translate: [`${away.x - zero.x}px ${away.y - zero.y}px`, "0 0"] }, GLIDE);
}

function pulse(thing) {
  thing.classList.add("changed");
  setTimeout(() => thing.classList.remove("changed"), PULSE);
}

/** The whole numbers that a counter shows. */
function numbers(thing) {
  if (!thing.matches(".counter, [id^=seat-]")) return [];
  return [...thing.querySelectorAll("text")].map((text) => text.textContent.trim()).filter((text) => /^-?\d+$/.test(text));
}

/** What a counter has gained or lost rises beside it. */
function float(before) {
  const frame = container.getBoundingClientRect();
  for (const [id, was] of before) {
    const thing = was.numbers.length && document.getElementById(id);
    if (!thing) continue;
    const now = numbers(thing);
    const change = now.length === was.numbers.length ? Number(now[0]) - Number(was.numbers[0]) : 0;
    if (!change) continue;
    const box = thing.getBoundingClientRect();
    const sign = document.createElement("span");
    sign.className = `gain ${change > 0 ? "more" : "less"}`;
    sign.setAttribute("aria-hidden", "true");
    sign.textContent = change > 0 ? `+${change}` : `−${-change}`;
    sign.style.left = `${box.x + box.width / 2 - frame.x}px`;
    sign.style.top = `${Math.max(box.y - frame.y, HIGHEST)}px`;
    container.append(sign);
    sign.animate({ opacity: [0, 1, 1, 0], translate: ["-50% 40%", "-50% -60%", "-50% -80%", "-50% -140%"] }, FLOAT).onfinish = () => sign.remove();
  }
}
