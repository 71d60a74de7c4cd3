// Several people on one device: where a game hides something, the table is covered while the device changes hands, and
// between two decisions it shows what the last one who held it may see.

import { byId } from "../shared/elements.js";
import { ask } from "../shared/server.js";
import { drawing, start, text } from "../shared/start.js";

const PARTS = "view,choices,lines";

/** @type {number | null} */
let holding = null; // the seat that has said it is there

/**
 * The update for the person who holds the device, once they do; `whole` if it has all lines of the log.
 * @param {Update} update
 * @param {boolean} whole
 * @param {string} path
 */
export async function forWhomIsHere(update, whole, path) {
  const { you, yours, table } = update;
  const shared = start.hides && yours.length > 1 && table.status === "playing";
  if (!shared || you === holding) return { update, whole };
  if (table.deciding === you) await handOver(you, update.names[you]);
  return { update: await seenFrom(holding ?? -1, path), whole: true };
}

/**
 * @param {number} seat
 * @param {string} path
 */
async function seenFrom(seat, path) {
  const told = await ask(`${path}?seat=${seat}&parts=${PARTS},${drawing()}&language=${start.language}`);
  return /** @type {Update} */ (told);
}

/**
 * @param {number} seat
 * @param {string} name
 */
async function handOver(seat, name) {
  const dialog = byId("pass", HTMLDialogElement);
  byId("pass-text").textContent = text("table-pass", { seat: name });
  byId("pass-ready").textContent = text("table-pass-ready", { seat: name });
  document.body.classList.add("covered");
  const refuse = (/** @type {Event} */ event) => event.preventDefault();
  dialog.addEventListener("cancel", refuse);
  dialog.showModal();
  await new Promise((ready) => dialog.addEventListener("close", ready, { once: true }));
  dialog.removeEventListener("cancel", refuse);
  document.body.classList.remove("covered");
  holding = seat;
}
