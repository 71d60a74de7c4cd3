// The drawing of the board: taken over from the page, and replaced by the next one as the game goes on.

import { part } from "../shared/elements.js";
import { moving } from "../shared/start.js";
import { fit } from "./fit.js";
import { float, glide, places, settle } from "./glide.js";
import { renew } from "./renew.js";
import { board } from "./things.js";

/** @type {Node | null} */
let drawn = null; // the drawing as it came, without the page's own marks

/** Take over the drawing that the page brought along. */
export function takeOver() {
  describe(board);
  drawn = board.querySelector("svg")?.cloneNode(true) ?? null;
  fit();
}

/**
 * Titles become labels and explanations of ours; a browser's own tooltip would stand beside them.
 * @param {ParentNode} root
 */
function describe(root) {
  for (const title of root.querySelectorAll("svg title")) {
    const thing = /** @type {SVGElement} */ (title.parentNode);
    const about = title.textContent;
    title.remove();
    thing.setAttribute("aria-label", about);
    if (thing.tagName === "svg") continue;
    thing.dataset.about = about;
    thing.setAttribute("role", "group");
  }
}

/**
 * Show another drawing of the board.
 * @param {string} markup
 */
export function swap(markup) {
  const parsed = document.createElement("template");
  parsed.innerHTML = markup;
  describe(parsed.content);
  const next = part(parsed.content, "svg", SVGElement);
  const before = moving() && !document.hidden ? places() : null;
  settle();
  if (drawn) renew(part(board, "svg", SVGElement), drawn, next);
  else board.replaceChildren(document.importNode(next, true));
  drawn = next;
  fit();
  if (before?.size) {
    glide(before);
    float(before);
  }
}
