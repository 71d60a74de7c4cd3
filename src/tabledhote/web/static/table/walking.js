// Walking with the arrow keys: to the nearest thing in that direction.

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const CHOICES = "#board .can, #actions button";
const ALL = "#board [data-about]";

const middle = (/** @type {Element} */ thing) => {
  const box = thing.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/**
 * Move the focus; whether the key was one of ours. With Shift all things are walked, not only the choices.
 * @param {KeyboardEvent} event
 */
export function walk(event) {
  const way = WAYS[event.key];
  if (!way) return false;
  const things = [
    .../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(event.shiftKey ? ALL : CHOICES)),
  ];
  const here = document.activeElement;
  const next = here?.closest("#board, #actions") && here.id !== "board" ? nearest(here, things, way) : things[0];
  if (next) {
    if (!next.hasAttribute("tabindex") && next.tagName !== "BUTTON") next.setAttribute("tabindex", "-1");
    next.focus({ preventScroll: false });
  }
  return true;
}

/**
 * @param {Element} here
 * @param {HTMLElement[]} things
 * @param {[number, number]} way
 */
function nearest(here, things, [dx, dy]) {
  const from = middle(here);
  let best = null;
  let least = Infinity;
  for (const thing of things) {
    if (thing === here) continue;
    const to = middle(thing);
    const ahead = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    const far = ahead + 2 * aside;
    if (ahead > 1 && far < least) [best, least] = [thing, far];
  }
  return best;
}
