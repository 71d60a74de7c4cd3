// Short news, and copying.

import { byId } from "./elements.js";
import { text } from "./start.js";

const LASTS = 4000;

let timer = 0;

/** @param {string} message */
export function news(message) {
  const line = byId("news");
  line.textContent = message;
  line.classList.add("shown");
  clearTimeout(timer);
  timer = setTimeout(() => line.classList.remove("shown"), LASTS);
}

/**
 * Have an element say something. What it says already is not said again, or who listens would hear it twice.
 * @param {HTMLElement} element
 * @param {string} value
 */
export function say(element, value) {
  if (element.textContent !== value) element.textContent = value;
}

/**
 * Why the server said no, in the reader's language.
 * @param {Problem} problem
 */
export function refused({ code, reason }) {
  news(text(reason ? `undo-${reason}` : `problem-${code}`));
}

/**
 * Copy a text, or share it where the device has a way.
 * @param {string} value
 */
export async function copy(value) {
  try {
    await navigator.clipboard.writeText(value);
  } catch {
    const field = document.createElement("textarea");
    field.value = value;
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
}
