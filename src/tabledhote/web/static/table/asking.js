// Questions before a choice is sent: whether something final is meant, and whether a loss was seen.

import { byId } from "../shared/elements.js";
import { start, text } from "../shared/start.js";

const KEPT = `warned:${location.pathname}`; // a reader is warned of each kind of loss once at a table

/**
 * What is to be asked before a choice is carried out; "" for nothing. One that cannot be taken back is asked about where
 * the settings say so; what is easily lost by it, once.
 * @param {Offer} choice
 */
export function doubt(choice) {
  const { text: action, loses: loss = "", undoable } = choice;
  if (loss && !warned().includes(loss)) return text("table-ask-loss", { action, loss });
  return !undoable && start.confirm === "final" ? text("table-ask", { action }) : "";
}

/**
 * The answer to a question about a choice.
 * @param {string} question
 * @param {Offer} choice
 */
export async function sure(question, { loses: loss }) {
  const yes = await answered(question);
  if (yes && loss) sessionStorage.setItem(KEPT, JSON.stringify([...warned(), loss]));
  return yes;
}

/** @returns {string[]} */
const warned = () => JSON.parse(sessionStorage.getItem(KEPT) ?? "[]");

/**
 * @param {string} question
 * @returns {Promise<boolean>}
 */
function answered(question) {
  const dialog = byId("ask", HTMLDialogElement);
  byId("ask-text").textContent = question;
  dialog.returnValue = "no";
  dialog.showModal();
  byId("ask-yes").focus();
  return new Promise((answer) =>
    dialog.addEventListener("close", () => answer(dialog.returnValue === "yes"), { once: true }),
  );
}
