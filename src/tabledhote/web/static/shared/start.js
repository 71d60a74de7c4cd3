// What the page brought along: the first update, the texts, and how the reader likes it.

/** @type {Start} */
export const start = JSON.parse(document.getElementById("start")?.textContent ?? "");

/**
 * A text with its values filled in.
 * @param {string} id
 * @param {Record<string, string | number>} values
 */
export function text(id, values = {}) {
  return start.texts[id].replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ""));
}

const percent = new Intl.NumberFormat(start.language, { style: "percent" });

/** A chance as people write it. */
export const share = (/** @type {number} */ chance) => percent.format(chance);

/** Whether things may move: the reader's choice, else that of the device. */
export function moving() {
  if (document.documentElement.dataset.motion === "reduced") return false;
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

const screen = matchMedia("(max-width: 52rem)"); // as table.css has it

/** Whether the screen wants the drawing that is higher than wide; noted for the next page. */
export function narrow() {
  document.cookie = `screen=${screen.matches ? "narrow" : "wide"}; path=/; max-age=31536000; samesite=lax`;
  return screen.matches;
}

export const drawing = () => (narrow() ? "svg,narrow" : "svg");
export const whenTurned = (/** @type {() => void} */ call) => screen.addEventListener("change", call);
