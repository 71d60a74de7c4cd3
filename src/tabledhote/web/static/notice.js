// Short news, and the sign in title and icon that it is one's turn.

import { byId, text } from "./start.js";

const LASTS = 4000;

const icon = document.querySelector("link[rel=icon]");
const plain = { title: document.title, icon: icon.href };
let timer = null;

export function news(message) {
  const line = byId("news");
  line.textContent = message;
  line.classList.add("shown");
  clearTimeout(timer);
  timer = setTimeout(() => line.classList.remove("shown"), LASTS);
}

/** Why the server said no, in the reader's language. */
export function refused({ code, reason }) {
  news(text(reason ? `undo-${reason}` : `problem-${code}`));
}

export function turnSign(yours) {
  document.title = yours ? `● ${text("table-turn-title")} · ${plain.title}` : plain.title;
  icon.href = yours ? icon.dataset.turn : plain.icon;
}

/** Copy a text, or share it where the device has a way. */
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
