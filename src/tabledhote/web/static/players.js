// The players: who they are, their points, who decides, who is away.

import { byId, start, text } from "./start.js";

const rows = [...document.querySelectorAll("#players li[data-seat]")];
let presence = null;

export function here(told) {
  presence = told;
}

export function showPlayers(update) {
  const { table, names, you, yours } = update;
  const scores = table.result?.scores ?? (start.scored ? update.view?.scores : null);
  for (const row of rows) {
    const at = Number(row.dataset.seat);
    const seat = table.seats[at];
    row.querySelector(".name").textContent = names[at];
    row.querySelector(".score").textContent = Array.isArray(scores) ? scores[at] : "";
    row.querySelector(".state").textContent = stateOf(seat, at, { you, yours });
    row.classList.toggle("deciding", table.status === "playing" && table.deciding === at);
    row.classList.toggle("winner", table.result?.winners.includes(at) ?? false);
    row.classList.toggle("away", away(seat, at));
  }
  byId("watching").textContent = presence?.watching ? text("table-watching", { number: presence.watching }) : "";
  for (const card of document.querySelectorAll("[data-vacant]")) {
    card.hidden = !["open", "invited"].includes(table.seats[Number(card.dataset.vacant)].kind);
  }
}

export const away = (seat, at) => seat.kind === "person" && presence !== null && !presence.here[at];

function stateOf(seat, at, { you, yours }) {
  if (seat.kind === "open" || seat.kind === "invited") return text("table-free");
  if (seat.resigned) return text("table-resigned");
  if (seat.kind === "bot") return text(`level-${seat.level}`);
  if (yours.length > 1 ? at === you : yours.includes(at)) return text("table-you");
  return away(seat, at) ? text("table-away") : "";
}
