// Turns one drawing into another by changing only what differs: the rest is neither built nor laid out again.

const idOf = (/** @type {Node} */ node) => (node instanceof Element ? node.id : "");

/**
 * Whether a node can become another one, by having what differs put right.
 * @param {Node} one
 * @param {Node} other
 */
const akin = (one, other) => one.nodeName === other.nodeName && idOf(one) === idOf(other);

/**
 * Make `live` look like `now`. `was` is what it looked like when it was drawn: marks that were put on it since stay.
 * @param {Node} live
 * @param {Node} was
 * @param {Node} now
 */
export function renew(live, was, now) {
  if (was.isEqualNode(now)) return;
  if (live instanceof Element && was instanceof Element && now instanceof Element) renewElement(live, was, now);
  else live.nodeValue = now.nodeValue; // a text
}

/**
 * @param {Element} live
 * @param {Element} was
 * @param {Element} now
 */
function renewElement(live, was, now) {
  for (const { name } of [...was.attributes]) if (!now.hasAttribute(name)) live.removeAttribute(name);
  for (const { name, value } of now.attributes) if (was.getAttribute(name) !== value) live.setAttribute(name, value);
  const [alive, before, after] = [live, was, now].map((one) => [...one.childNodes]);
  if (before.length === after.length && before.every((child, at) => akin(child, after[at]))) {
    for (const [at, child] of before.entries()) renew(alive[at], child, after[at]);
    return;
  }
  const known = new Map(before.map((child, at) => [idOf(child), at]));
  const children = after.map((child) => {
    const at = idOf(child) ? known.get(idOf(child)) : undefined;
    if (at === undefined || !akin(before[at], child)) return document.importNode(child, true);
    renew(alive[at], before[at], child);
    return alive[at];
  });
  live.replaceChildren(...children);
}
