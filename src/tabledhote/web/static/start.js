// What the page brought along: the first update, the texts, and how the reader likes it.

export const start = JSON.parse(document.getElementById("start").textContent);

/** A text with its values filled in. */
export function text(id, values = {}) {
  return start.texts[id].replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
}

/** Whether things may move: the reader's choice, else that of the device. */
export function moving() {
  if (document.documentElement.dataset.motion === "reduced") return false;
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export const byId = (id) => document.getElementById(id);
