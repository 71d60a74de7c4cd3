// The curve of win chances, drawn from a review: a line for each seat, and the turning points as links into the replay.

import { byId } from "../shared/elements.js";
import { share, start, text } from "../shared/start.js";

const WIDE = 600;
const HIGH = 200;
const LEFT = 58;
const EDGE = 12;
const DASHES = ["", "9 4", "3 4", "12 4 3 4", "6 3 1 3"]; // colour is never alone

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @param {(Node | string)[]} inside
 */
const element = (name, attributes, ...inside) => {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...inside);
  return made;
};

/**
 * The chances of all seats before each decision and at the end.
 * @param {Pick<Review, "decisions">} review
 */
export function chancesOf({ decisions }) {
  const { winners, colours } = start;
  const end = colours.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  return [...decisions.map((decision) => decision.chances), end];
}

/**
 * Draw a review into the figure; the function returned marks a moment.
 * @param {Pick<Review, "decisions" | "turning">} review
 */
export function drawCurve(review) {
  const chances = chancesOf(review);
  const x = (/** @type {number} */ at) => LEFT + ((WIDE - LEFT - EDGE) * at) / Math.max(1, chances.length - 1);
  const y = (/** @type {number} */ chance) => EDGE + (HIGH - 2 * EDGE) * (1 - chance);
  const drawing = element("svg", { viewBox: `0 0 ${WIDE} ${HIGH}`, role: "group", "aria-label": text("curve-title") });
  for (const level of [0, 0.5, 1]) {
    drawing.append(element("path", { d: `M${LEFT} ${y(level)}H${WIDE - EDGE}`, class: "level" }));
    drawing.append(element("text", { x: LEFT - 6, y: y(level), class: "scale" }, share(level)));
  }
  start.colours.forEach((colour, seat) => {
    const d = chances.map((all, at) => `${at ? "L" : "M"}${x(at).toFixed(1)} ${y(all[seat]).toFixed(1)}`).join("");
    drawing.append(...line(d, colour, seat));
  });
  const now = element("path", { class: "now", d: "" });
  drawing.append(now, ...review.turning.map((number) => turningPoint(number, chances, { x, y })));
  byId("curve-drawing").replaceChildren(drawing);
  legend();
  return (/** @type {number} */ at) => now.setAttribute("d", `M${x(at)} ${EDGE / 2}V${HIGH - EDGE / 2}`);
}

/**
 * A line in a seat's colour and dashes; the dark rim lets pale colours be seen on paper.
 * @param {string} d
 * @param {string} colour
 * @param {number} seat
 */
function line(d, colour, seat) {
  const dashes = { "stroke-dasharray": DASHES[seat] };
  return [
    element("path", { d, class: "rim", ...dashes }),
    element("path", { d, class: "line", stroke: `var(--${colour})`, ...dashes }),
  ];
}

/** Beside each name what its line looks like. */
function legend() {
  for (const [seat, name] of document.querySelectorAll("#curve figcaption span").entries()) {
    name.prepend(
      element(
        "svg",
        { class: "sample", viewBox: "0 0 40 10", "aria-hidden": "true" },
        ...line("M0 5H40", start.colours[seat], seat),
      ),
      " ",
    );
  }
}

/**
 * A decision after which chances were quite different: a link to the moment before it.
 * @param {number} number
 * @param {number[][]} chances
 * @param {Record<"x" | "y", (value: number) => number>} scales
 */
function turningPoint(number, chances, { x, y }) {
  const [before, after] = [chances[number - 1], chances[number]];
  const changes = after.map((chance, seat) => chance - before[seat]);
  const seat = changes.indexOf(changes.reduce((most, change) => (Math.abs(change) > Math.abs(most) ? change : most)));
  const told = text("curve-turning", {
    number,
    seat: start.names[seat],
    before: share(before[seat]),
    after: share(after[seat]),
  });
  const link = element("a", {
    href: `/tables/${start.table}/replay?at=${number - 1}`,
    "data-at": number - 1,
    "aria-label": told,
  });
  link.append(element("title", {}, told), element("circle", { cx: x(number - 1), cy: y(before[seat]), r: 8 }));
  return link;
}
