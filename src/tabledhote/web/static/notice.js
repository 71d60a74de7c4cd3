// @ts-check
// Short news, and copying.

import { byId, text } from "./start.js";

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
