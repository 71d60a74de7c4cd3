// The pace of bots: the reader's setting, and *skip*, which shows the next decision of a person at once.

import { ask } from "../shared/server.js";
import { start } from "../shared/start.js";

const SLOW = 1500; // milliseconds between two things that bots do

let skipping = false; // until a person decides
let last = 0; // when something that a bot did was shown
let asked = -1; // the last version of the table at which the bots began, and were asked to hurry
let botsMove = false;
let wake = () => {};

const botDecides = (/** @type {Table} */ table) =>
  table.status === "playing" && table.seats[table.deciding]?.kind === "bot";

/** Whether there is something to skip for the reader of an update. */
export const canSkip = (/** @type {Update} */ { table, yours }) => yours.length > 0 && botDecides(table);

/**
 * Wait before an update is shown, for a reader who wants to follow slowly.
 * @param {Update} update
 */
export async function paced({ table, lines }) {
  const byBot = lines.some(({ kind, seat }) => kind === "act" && table.seats[seat ?? -1]?.kind === "bot");
  const left = last + SLOW - Date.now();
  if (byBot && start.pace === "slow" && !skipping && left > 0)
    await new Promise((done) => {
      wake = () => done(true);
      setTimeout(wake, left);
    });
  if (byBot) last = Date.now();
}

/**
 * After each update: quick bots are asked to hurry when they begin; once a person decides, skipping is over.
 * @param {string} path
 * @param {Update} update
 */
export function keepPace(path, update) {
  const begins = canSkip(update) && !botsMove;
  botsMove = botDecides(update.table);
  if (!botsMove) skipping = false;
  if (!begins || start.pace !== "quick" || asked === update.table.version) return;
  asked = update.table.version;
  hurry(path, update, true);
}

/**
 * Let the bots play without pauses, and show what they do at once.
 * @param {string} path
 * @param {Update} update
 */
export function skip(path, update) {
  if (!canSkip(update)) return;
  skipping = true;
  wake();
  hurry(path, update, false);
}

/**
 * @param {string} path
 * @param {Update} update
 * @param {boolean} undo whether they still wait while something may be taken back
 */
function hurry(path, { yours: [seat] }, undo) {
  ask(`${path}/hurry`, { method: "POST", body: { seat, undo } }).catch(() => {}); // then they play as usual
}
