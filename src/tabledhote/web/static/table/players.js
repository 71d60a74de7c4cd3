// The players: who they are, their points, who decides, who is away, how much time they have.

import { byId, part, parts } from "../shared/elements.js";
import { start, text } from "../shared/start.js";

const rows = parts(document, "#players li[data-seat]");
const ahead = Date.now() / 1000 - start.now; // of this device's clock before the server's
/** @type {Presence | null} */
let presence = null;
let since = 0; // when that was told
/** @type {Update | null} */
let latest = null;

/** @param {Presence} told */
export function here(told) {
  presence = told;
  since = Date.now();
}

/** @param {Update} update */
export function showPlayers(update) {
  latest = update;
  const { table, names, you, yours } = update;
  const scores = table.result?.scores ?? (start.scored ? update.view?.scores : null);
  for (const row of rows) {
    const at = Number(row.dataset.seat);
    const seat = table.seats[at];
    part(row, ".name").textContent = names[at];
    part(row, ".score").textContent = scores ? String(scores[at]) : "";
    part(row, ".state").textContent = stateOf(seat, at, { you, yours });
    row.classList.toggle("deciding", table.status === "playing" && table.deciding === at);
    row.classList.toggle("winner", table.result?.winners.includes(at) ?? false);
    row.classList.toggle("away", away(seat, at));
  }
  byId("watching").textContent = presence?.watching ? text("table-watching", { number: presence.watching }) : "";
  for (const card of parts(document, "[data-vacant]")) {
    card.hidden = !["open", "invited"].includes(table.seats[Number(card.dataset.vacant)].kind);
  }
  passing();
}

/** What changes as time passes: the clocks, and when nobody need wait any longer for somebody who is away. */
function passing() {
  if (!latest) return;
  const { table, names, you, yours, left } = latest;
  const playing = table.status === "playing";
  for (const row of rows) clock(row, table.clock, Number(row.dataset.seat), playing);
  const waited = presence ? (presence.away[table.deciding] ?? 0) + (Date.now() - since) / 1000 : 0;
  const absent = playing && yours.length > 0 && away(table.seats[table.deciding], table.deciding);
  offers([
    ...(playing && yours.length === 1 ? [{ label: text("table-leave"), data: { bot: start.standIn, at: you } }] : []),
    ...(playing ? left : []).map((at) => ({ label: text("table-return"), data: { return: at } })),
    ...(absent && waited > start.absence
      ? [
          {
            label: text("table-replace", { seat: names[table.deciding] }),
            data: { bot: start.standIn, at: table.deciding },
          },
        ]
      : []),
  ]);
}

/**
 * @param {HTMLElement} row
 * @param {Clock | null} told
 * @param {number} at
 * @param {boolean} playing
 */
function clock(row, told, at, playing) {
  const shown = part(row, ".clock");
  shown.hidden = !told;
  if (!told) return;
  const gone = playing && told.seat === at ? Math.max(0, Date.now() / 1000 - ahead - told.since) : 0;
  const seconds = Math.max(0, Math.ceil(told.left[at] - gone));
  shown.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  shown.classList.toggle("short", seconds < 60);
}

/**
 * Buttons below the players, made anew only when they change.
 * @param {{ label: string, data: Record<string, string | number> }[]} wanted
 */
function offers(wanted) {
  const place = byId("seat-changes");
  const key = JSON.stringify(wanted);
  if (place.dataset.key === key) return;
  place.dataset.key = key;
  place.replaceChildren(
    ...wanted.map(({ label, data }) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = label;
      Object.assign(button.dataset, data);
      return button;
    }),
  );
}

setInterval(passing, 1000);

/**
 * Whether somebody plays there and is not here. Nobody decides at a table that can only be read.
 * @param {Seat | undefined} seat
 * @param {number} at
 */
export const away = (seat, at) => seat?.kind === "person" && presence !== null && !presence.here[at];

/**
 * @param {Seat} seat
 * @param {number} at
 * @param {Pick<Update, "you" | "yours">} update
 */
function stateOf(seat, at, { you, yours }) {
  if (seat.kind === "open" || seat.kind === "invited") return text("table-free");
  if (seat.resigned) return text("table-resigned");
  if (seat.stands_in) return text(seat.late ? "table-late" : "table-stands-in");
  if (seat.kind === "bot") return text(`level-${seat.level}`);
  if (yours.length > 1 && at === you) return text("table-you");
  if (yours.includes(at)) return ""; // the name says it
  return away(seat, at) ? text("table-away") : "";
}
