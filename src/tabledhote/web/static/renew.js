// A drawing becomes another one by what differs: what stays the same is neither built nor laid out again.

/** Whether a node can become another one, by having what differs put right. */
const akin = (one, other) => one.nodeName === other.nodeName && one.id === other.id;

/** Make `live` look like `now`. `was` is what it looked like when it was drawn: marks that were put on it since stay. */
export function renew(live, was, now) {
  if (was.isEqualNode(now)) return;
  if (now.nodeType === Node.TEXT_NODE) {
    live.data = now.data;
    return;
  }
  for (const { name } of [...was.attributes]) if (!now.hasAttribute(name)) live.removeAttribute(name);
  for (const { name, value } of now.attributes) if (was.getAttribute(name) !== value) live.setAttribute(name, value);
  const [alive, before, after] = [live, was, now].map((one) => [...one.childNodes]);
  if (before.length === after.length && before.every((child, at) => akin(child, after[at]))) {
    for (const [at, child] of before.entries()) renew(alive[at], child, after[at]);
    return;
  }
  const known = new Map(before.map((child, at) => [child.id, at]).filter(([id]) => id));
  const children = after.map((child) => {
    const at = child.id ? known.get(child.id) : undefined;
    if (at === undefined || !akin(before[at], child)) return document.importNode(child, true);
    renew(alive[at], before[at], child);
    return alive[at];
  });
  live.replaceChildren(...children);
}
