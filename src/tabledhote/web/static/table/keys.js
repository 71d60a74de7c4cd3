// The keyboard: letters for tools, arrows to walk, Enter to take.

import { around } from "../shared/elements.js";
import { walk } from "./walking.js";

const TYPING = "input, textarea, select";

/**
 * `tools` has what each key does.
 * @param {Record<string, () => void>} tools
 */
export function keys(tools) {
  document.addEventListener("keydown", (event) => {
    if (
      event.ctrlKey ||
      event.altKey ||
      event.metaKey ||
      (event.target instanceof Element && event.target.matches(TYPING)) ||
      document.querySelector("dialog[open]")
    )
      return;
    const tool = tools[event.key.length === 1 ? event.key.toUpperCase() : event.key];
    const thing = around(event, "#board .can");
    if (thing && (event.key === "Enter" || event.key === " "))
      thing.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    else if (around(event, "[role=tab]") && event.key.startsWith("Arrow")) return;
    else if (tool) tool();
    else if (!walk(event)) return;
    event.preventDefault();
  });
}
