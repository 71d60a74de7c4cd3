// The keyboard: letters for tools, arrows to walk, Enter to take.

import { walk } from "./walking.js";

const TYPING = "input, textarea, select";

/** `tools` has what each key does. */
export function keys(tools) {
  document.addEventListener("keydown", (event) => {
    if (
      event.ctrlKey ||
      event.altKey ||
      event.metaKey ||
      event.target.matches(TYPING) ||
      document.querySelector("dialog[open]")
    )
      return;
    const tool = tools[event.key.length === 1 ? event.key.toUpperCase() : event.key];
    const thing = event.target.closest?.("#board .can");
    if (thing && (event.key === "Enter" || event.key === " "))
      thing.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    else if (event.target.closest?.("[role=tab]") && event.key.startsWith("Arrow")) return;
    else if (tool) tool();
    else if (!walk(event)) return;
    event.preventDefault();
  });
}
