// The seconds of grace after one's last action: bots wait, and the ring on the undo button shows how long.

import { part } from "../shared/elements.js";
import { start } from "../shared/start.js";

let timer = 0;
let shown = -1; // the version of the table for which the ring runs, or ran

/**
 * Let the ring run once for each version of the table at which a bot waits for the reader to take something back.
 * @param {Update} update
 */
export function grace({ table, undo }) {
  const ring = part(document, "#grace", SVGElement);
  const waits = undo && table.status === "playing" && table.seats[table.deciding]?.kind === "bot";
  if (!waits) ring.classList.remove("runs");
  else if (shown !== table.version) {
    ring.style.setProperty("--grace", `${start.grace}s`);
    ring.classList.remove("runs");
    ring.getBoundingClientRect(); // or the second ring would be taken for the first
    ring.classList.add("runs");
    clearTimeout(timer);
    timer = setTimeout(() => ring.classList.remove("runs"), 1000 * start.grace);
  }
  shown = table.version;
}
