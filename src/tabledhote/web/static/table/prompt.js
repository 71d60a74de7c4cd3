// The one line that says who decides, and what.

import { byId } from "../shared/elements.js";
import { say } from "../shared/notice.js";
import { start, text } from "../shared/start.js";
import { away } from "./players.js";

/**
 * @param {string} who
 * @param {string} what
 */
export function tell(who, what, thinking = false) {
  say(byId("who"), who);
  say(byId("what"), what);
  byId("prompt").classList.toggle("thinking", thinking);
}

/**
 * Ask what an update asks; `narrowed` if a part of the answer was given. Beside it stands the rule.
 * @param {Update} update
 * @param {boolean} narrowed
 */
export function askFor(update, narrowed) {
  const { status, seats, deciding } = update.table;
  const [who, what] = question(update);
  tell(who, narrowed ? text("table-narrowed") : what, status === "playing" && seats[deciding]?.kind === "bot");
  ruleOf(status === "waiting" || !update.view ? "" : (start.prompts[update.view.phase] ?? ""));
}

/**
 * Who decides, and what.
 * @param {Update} update
 * @returns {[string, string]}
 */
export function question({ table, names, you, yours, prompt }) {
  const { closed, damaged, status, deciding } = table;
  if (damaged) return [`${text("table-damaged")}.`, text("problem-damaged")];
  if (closed) return ["", closed];
  if (status === "over") return [`${text("game-over")}.`, won(table.result, names)];
  if (status === "waiting") return ["", text("table-waits")];
  const what = prompt ?? "";
  if (deciding === you)
    return [yours.length > 1 ? text("table-decides", { seat: names[you] }) : text("table-yours"), what];
  const seat = table.seats[deciding];
  if (seat.kind === "bot") return [text("table-thinks", { seat: names[deciding] }), ""];
  const absent = away(seat, deciding) && !yours.includes(deciding);
  return [text("table-decides", { seat: names[deciding] }), absent ? `(${text("table-away")}) ${what}` : what];
}

/**
 * The winners by name; a game may end without one.
 * @param {Result | null} result
 * @param {string[]} names
 */
function won(result, names) {
  if (!result?.winners.length) return "";
  return text("table-winners", { names: result.winners.map((seat) => names[seat]).join(", ") });
}

/**
 * The number of a rule as a link to it; none for "".
 * @param {string} number
 */
function ruleOf(number) {
  const link = byId("why", HTMLAnchorElement);
  say(link, number);
  link.hidden = !number;
  link.href = `${start.rules}#${number}`;
}
