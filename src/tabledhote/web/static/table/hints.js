// Hints: the best moves with what they lead to, as a list beside the decision and as numbers on the board.

import { toScreen } from "../board/things.js";
import { byId } from "../shared/elements.js";
import { share, text } from "../shared/start.js";

/** @import { Thing } from "../shared/elements.js" */

const SIZE = 11; // pixels
const SVG = "http://www.w3.org/2000/svg";

const list = byId("hints");

/**
 * Show hints for a seat; `target(action)` is what stands for an action, `take(action)` carries it out.
 * @param {Hint[]} found
 * @param {number} seat
 * @param {{ target: (action: Action) => Thing | undefined, take: (action: Action) => void }} calls
 */
export function showHints(found, seat, { target, take }) {
  clearHints();
  list.replaceChildren(...found.map((hint, index) => row(hint, index, Math.round(hint.scores[seat]), take)));
  list.hidden = false;
  /** @type {Map<Thing, number>} */
  const taken = new Map(); // one thing may stand for several hints
  found.forEach(({ action }, index) => {
    const thing = target(action);
    if (!thing) return;
    badge(thing, index, taken.get(thing) ?? 0);
    taken.set(thing, (taken.get(thing) ?? 0) + 1);
  });
}

/** Take hints away; whether there were any. */
export function clearHints() {
  const were = !list.hidden;
  list.hidden = true;
  for (const old of document.querySelectorAll(".hint-badge")) old.remove();
  for (const old of document.querySelectorAll(".hinted")) old.classList.remove("hinted");
  return were;
}

/**
 * @param {Hint} hint
 * @param {number} index
 * @param {number} score
 * @param {(action: Action) => void} take
 */
function row({ action, text: said, chance }, index, score, take) {
  const item = document.createElement("li");
  const button = document.createElement("button");
  button.type = "button";
  const value = document.createElement("small");
  value.textContent = text("hint-value", { chance: share(chance), score });
  const name = document.createElement("span");
  name.textContent = said;
  const number = document.createElement("b");
  number.textContent = String(index + 1);
  name.append(value);
  button.append(number, name);
  button.addEventListener("click", () => take(action));
  item.append(button);
  return item;
}

/**
 * The number of a hint on a button, or on a thing of the board and above all others.
 * @param {Thing} thing
 * @param {number} index
 * @param {number} taken
 */
function badge(thing, index, taken) {
  thing.classList.add("hinted");
  const number = String(index + 1);
  if (thing instanceof SVGGraphicsElement) {
    boardBadge(thing, number, taken);
    return;
  }
  const sign = document.createElement("b");
  sign.className = "hint-badge";
  sign.textContent = number;
  thing.prepend(sign);
}

/**
 * @param {SVGGraphicsElement} thing
 * @param {string} number
 * @param {number} taken how many the thing has already
 */
function boardBadge(thing, number, taken) {
  const board = /** @type {SVGSVGElement} */ (thing.ownerSVGElement);
  const toBoard = toScreen(board).inverse().multiply(toScreen(thing));
  const { x, y } = new DOMPoint(thing.getBBox().x, thing.getBBox().y).matrixTransform(toBoard);
  const unit = SIZE / toScreen(board).a;
  const sign = document.createElementNS(SVG, "g");
  sign.setAttribute("class", "hint-badge");
  sign.setAttribute("transform", `translate(${x + unit * (0.6 + 2.1 * taken)} ${y + unit * 0.6}) scale(${unit})`);
  const disc = document.createElementNS(SVG, "circle");
  disc.setAttribute("r", "1");
  const figure = document.createElementNS(SVG, "text");
  figure.textContent = number;
  sign.append(disc, figure);
  board.append(sign);
}
