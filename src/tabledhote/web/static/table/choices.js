// A choice by its key, in words, and as a button.

import { text } from "../shared/start.js";
import { foreseen } from "./foresee.js";

/** What tells a choice from all others. */
export const keyOf = (/** @type {Pick<Offer, "action" | "actions">} */ choice) =>
  JSON.stringify(choice.actions ?? choice.action);

/**
 * What a choice is and does, and what is lost by it, for readers who cannot see it on the board.
 * @param {Offer} choice
 */
export function said(choice, loss = "") {
  const does = [foreseen(choice), loss].filter(Boolean).join(" ");
  const whole = does ? `${choice.text}. ${does}` : choice.text;
  return choice.undoable ? whole : `${whole} (${text("table-final")})`;
}

/** @param {Offer} choice */
export function button(choice) {
  const made = plain(keyOf(choice), choice.text);
  if (choice.actions && !choice.quiet) made.className = "first";
  if (!choice.undoable) made.append(" ", finalSign());
  const does = foreseen(choice);
  if (does) {
    const told = document.createElement("small");
    told.textContent = does;
    made.append(told);
    made.classList.add("told");
  }
  return made;
}

export function backButton() {
  const made = plain("back", text("table-step-back"));
  made.className = "quiet";
  return made;
}

/**
 * A switch that goes with the choices.
 * @param {string} label
 * @param {boolean} on
 */
export function switchButton(label, on) {
  const made = plain("switch", label);
  made.className = "switch";
  made.title = "+";
  made.setAttribute("role", "switch");
  made.setAttribute("aria-checked", String(on));
  return made;
}

/**
 * @param {string} key
 * @param {string} label
 */
function plain(key, label) {
  const made = document.createElement("button");
  made.type = "button";
  made.dataset.key = key;
  made.textContent = label;
  return made;
}

/** The sign of what cannot be taken back. */
function finalSign() {
  const sign = document.createElement("span");
  sign.className = "final-sign";
  sign.title = text("table-final");
  sign.setAttribute("role", "img");
  sign.setAttribute("aria-label", text("table-final"));
  return sign;
}
