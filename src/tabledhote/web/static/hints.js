// Hints: the best moves with what they lead to, as a list beside the decision and as numbers on the board.

import { byId, share, text } from "./start.js";

const SIZE = 11; // pixels
const SVG = "http://www.w3.org/2000/svg";

const list = byId("hints");

/** Show hints for a seat; `target(action)` is what stands for an action, `take(action)` carries it out. */
export function showHints(found, seat, { target, take }) {
  clearHints();
  list.replaceChildren(...found.map((hint, index) => row(hint, index, Math.round(hint.scores[seat]), take)));
  list.hidden = false;
  found.forEach(({ action }, index) => badge(target(action), index));
}

export function clearHints() {
  list.hidden = true;
  for (const old of document.querySelectorAll(".hint-badge")) old.remove();
  for (const old of document.querySelectorAll(".hinted")) old.classList.remove("hinted");
}

function row({ action, text: said, chance }, index, score, take) {
  const item = document.createElement("li");
  const button = document.createElement("button");
  button.type = "button";
  const value = document.createElement("small");
  value.textContent = text("hint-value", { chance: share(chance), score });
  const name = document.createElement("span");
  name.textContent = said;
  const number = document.createElement("b");
  number.textContent = index + 1;
  name.append(value);
  button.append(number, name);
  button.addEventListener("click", () => take(action));
  item.append(button);
  return item;
}

/** The number of a hint on a thing of the board, or on a button. */
function badge(thing, index) {
  if (!thing) return;
  thing.classList.add("hinted");
  const taken = thing.querySelectorAll(".hint-badge").length; // one thing may stand for several hints
  if (!(thing instanceof SVGGraphicsElement)) {
    const sign = document.createElement("b");
    sign.className = "hint-badge";
    sign.textContent = index + 1;
    thing.prepend(sign);
    return;
  }
  const { x, y } = thing.getBBox();
  const unit = SIZE / thing.getScreenCTM().a;
  const sign = document.createElementNS(SVG, "g");
  sign.setAttribute("class", "hint-badge");
  sign.setAttribute("transform", `translate(${x + unit * (0.6 + 2.1 * taken)} ${y + unit * 0.6}) scale(${unit})`);
  const disc = document.createElementNS(SVG, "circle");
  disc.setAttribute("r", 1);
  const figure = document.createElementNS(SVG, "text");
  figure.textContent = index + 1;
  sign.append(disc, figure);
  thing.append(sign);
}
