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

/** Windows in which nothing stands beside the board; table/stacked.js has them too. */
export const SMALL = "(max-width: 40rem)";

let shape = matchMedia(SMALL).matches ? "narrow" : "wide";
/** @type {(() => void)[]} */
const turned = [];

/** Whether the page wants the drawing that is higher than wide. */
export const narrow = () => shape === "narrow";

/**
 * Want a drawing of another shape; noted for the next page.
 * @param {"wide" | "narrow"} to
 */
export function turn(to) {
  document.cookie = `screen=${to}; path=/; max-age=31536000; samesite=lax`;
  if (to === shape) return;
  shape = to;
  for (const call of turned) call();
}

export const drawing = () => (narrow() ? "svg,narrow" : "svg");
export const whenTurned = (/** @type {() => void} */ call) => turned.push(call);
