// The table page. It knows no game: what can be done comes from the legal actions, what is seen from the drawing.

import { swap, takeOver } from "../board/board.js";
import { because, explain, hide } from "../board/explain.js";
import { fitting } from "../board/fit.js";
import { bringIntoView, inView } from "../board/in_view.js";
import { Log } from "../board/log.js";
import { playBack } from "../board/playback.js";
import { zooming } from "../board/zoom.js";
import { around, byId, parts } from "../shared/elements.js";
import { copy, news, refused, say } from "../shared/notice.js";
import { ask, freshId, Refused } from "../shared/server.js";
import { drawing, moving, narrow, start, text, whenTurned } from "../shared/start.js";
import { areas, closeArea, showArea } from "./areas.js";
import { announce, beyond } from "./beyond.js";
import { Choosing } from "./choosing.js";
import { lastClick, note } from "./clicks.js";
import { focusKept } from "./focus.js";
import { grace } from "./grace.js";
import { guideOn } from "./guide.js";
import { clearHints, showHints } from "./hints.js";
import { keys } from "./keys.js";
import { listen, oneByOne } from "./live.js";
import { canSkip, keepPace, paced, skip } from "./pace.js";
import { forWhomIsHere } from "./passing.js";
import { here, showPlayers } from "./players.js";
import { askFor, tell } from "./prompt.js";
import { showSteps } from "./steps.js";
import { tabs } from "./tabs.js";
import { turnSign } from "./turn.js";

const APART = 260; // milliseconds between actions that are sent together: one sees each
const table = start.update.table.id;
const path = `/api/tables/${table}`;

/** @type {Update | null} */
let current = null; // the last update
/** @type {string | null} */
let drawn = null; // the drawing of the live position, once it was told
let busy = false; // while an action is on its way
let actedOn = -1; // the version on which the last one acts: an update of that version is not yet its outcome
let series = false; // while several are sent one after the other
/** @type {(() => void) | null} */
let showing = null; // stops a turn that is shown again
let past = ""; // what happened in the action that is shown again
let lost = false;

const undoButton = byId("undo", HTMLButtonElement);
const hintButton = byId("hint", HTMLButtonElement);
const skipButton = byId("skip", HTMLButtonElement);
const againButton = byId("again", HTMLButtonElement);
const helpSheet = byId("help-sheet", HTMLDialogElement);
const log = new Log(byId("log"), again);
const choosing = new Choosing({
  send,
  prompted: () => {
    prompt();
    announce([...choosing.offers.keys()]);
  },
});

// ---- what arrives --------------------------------------------------------------------------------

const told = oneByOne(show);

/**
 * Show an update, when the device is in the right hands.
 * @param {Update} news
 * @param {boolean} all
 */
async function show(news, all) {
  if (current && !all) await paced(news);
  const renamed = current && !all && news.names.some((name, seat) => name !== current?.names[seat]);
  const told = await forWhomIsHere(news, all, path);
  const { update, whole } = renamed && !told.whole ? await withAllLines(told.update) : told;
  const { svg } = update;
  if (current && update.table.version !== current.table.version)
    busy = series || (busy && update.table.version <= actedOn);
  if (current?.table.version !== update.table.version) clearHints();
  log.readBy(update);
  if (whole) log.clear();
  log.add(update.lines, update.names);
  if (whole) log.offerEarlier(update.chat, update.names, earlierChat);
  if (current && !whole && svg && start.steps) await showSteps(update.lines, (sentence) => tell("", sentence));
  current = update;
  keepPace(path, update);
  const changed = svg && svg !== drawn;
  const ready = drawn === null && pictured(update); // by the server already
  if (changed) drawn = svg;
  if (changed && !ready) {
    showing?.();
    focusKept(() => swap(svg), refresh);
  } else refresh();
}

/**
 * Whether the page came with the drawing that this update calls for: when, for whom, of what shape.
 * @param {Update} update
 */
function pictured({ table: now, you }) {
  const { number, seat, narrow: high } = start.pictured;
  return number === now.number && seat === you && high === (start.narrows && narrow());
}

/**
 * The same with all lines: a seat has another name now, in old lines, too.
 * @param {Update} update
 */
async function withAllLines(update) {
  const asked = ask(`${path}?seat=${update.you}&parts=lines&language=${start.language}`).catch(() => null);
  const { lines, chat } = /** @type {Partial<Update>} */ ((await asked) ?? {});
  if (!lines) return { update, whole: false };
  return {
    update: { ...update, lines: lines.filter(({ number }) => number <= update.table.number), chat },
    whole: true,
  };
}

const earlierChat = async (/** @type {number} */ before) =>
  /** @type {Line[]} */ (await ask(`${path}/chat?before=${before}`));

function refresh() {
  if (!current) return;
  because(current);
  const { table: now, you, undo } = current;
  const mine = now.status === "playing" && you >= 0 && now.deciding === you;
  const asked = guideOn(current.guide)?.action ?? null;
  const { choices = [], together = [] } = mine ? current : {};
  choosing.offer(choices, together, mine ? `${now.version}:${you}` : "", busy || showing !== null, asked);
  undoButton.disabled = !undo || busy;
  grace(current);
  hintButton.disabled =
    !mine || busy || showing !== null || asked !== null || hintButton.classList.contains("thinking");
  hintButton.hidden = !now.hints;
  skipButton.disabled = !canSkip(current);
  againButton.disabled = log.actions === 0 || drawn === null;
  for (const button of parts(document, "#players .again", HTMLButtonElement))
    button.disabled = drawn === null || !log.turnOf(seatOf(button));
  turnSign(mine && current.yours.length === 1);
  showPlayers(current);
  showArea(you);
}

/**
 * The seat in whose row of the list something stands.
 * @param {Element} inside
 */
const seatOf = (inside) => Number(inside.closest("li")?.dataset.seat);

function prompt() {
  if (!current) return;
  if (showing) {
    tell(text("table-past"), past);
    byId("why").hidden = true;
    return;
  }
  askFor(current, choosing.narrowing.picks.length > 0);
  say(byId("warning"), current.warning ?? "");
  ending(current.table);
}

/**
 * The way to the result, once there is one.
 * @param {Table} now
 */
function ending(now) {
  if (now.status !== "over" || document.getElementById("to-result")) return;
  const link = document.createElement("a");
  link.id = "to-result";
  link.className = "button first";
  link.href = `/tables/${table}/result`;
  link.textContent = text("table-result");
  byId("actions").replaceChildren(link);
}

// ---- what is done -------------------------------------------------------------------------------

/**
 * The answer to a request; nothing if it was refused.
 * @param {string} way
 * @param {object} body
 */
async function post(way, body, method = "POST") {
  busy = true;
  const asked = ask(`${path}/${way}`, { method, body, waiting: () => connection(false) }); // before anything is drawn
  refresh();
  try {
    const done = /** @type {Done} */ (await asked);
    if (series || !current || current.table.version < done.version) return done; // the update is on its way
    busy = false;
    refresh();
    return done;
  } catch (error) {
    busy = false;
    failed(error);
  }
  refresh();
  return null;
}

/**
 * Say why a request came to nothing.
 * @param {unknown} error
 */
function failed(error) {
  if (error instanceof Refused) refused(error);
  else connection(false);
}

/**
 * Carry a choice out; one of several actions by sending them one after the other, until one is refused or the next is
 * no longer this seat's to decide.
 * @param {Offer} choice
 */
async function send(choice) {
  hide();
  if (!current) return;
  const { you: seat } = current;
  const { actions, quick = false } = choice.actions ? choice : { actions: [choice.action] };
  /** @type {number[]} */
  const click = [];
  await oneAfterTheOther(seat, actions.length, quick ? 0 : APART, async (at, version) => {
    actedOn = version;
    const done = await post("actions", { seat, action: actions[at], version, id: freshId() });
    if (done) note(click, done.version);
    return done;
  });
}

/** Take back what the last click did. */
function undo() {
  if (undoButton.disabled || !current) return;
  const { you: seat } = current;
  const times = lastClick(log.acts.map(({ number }) => number));
  oneAfterTheOther(seat, times, 0, (_, version) => post("undo", { seat, version, id: freshId() }));
}

/**
 * Requests that change the position one after the other, each for the version that the one before it left, until one is
 * refused or another seat decides. Nothing can be chosen before the page knows what the last of them has done.
 * @param {number} seat
 * @param {number} times
 * @param {number} pause milliseconds between two
 * @param {(at: number, version: number) => Promise<Done | null>} request
 */
async function oneAfterTheOther(seat, times, pause, request) {
  let version = current?.table.version ?? 0;
  series = true;
  for (let at = 0; at < times; at += 1) {
    const done = await request(at, version);
    if (!done) break;
    version = done.version;
    if (done.deciding !== seat) break;
    if (at < times - 1 && pause && moving()) await new Promise((seen) => setTimeout(seen, pause));
  }
  series = false;
  busy = (current?.table.version ?? 0) < version;
  refresh();
}

async function hint() {
  if (hintButton.disabled || !current) return;
  if (clearHints()) return; // pressed once more: hide them
  const { you: seat, table: now } = current;
  hintButton.disabled = true;
  hintButton.classList.add("thinking");
  const asked = ask(`${path}/hint?seat=${seat}&language=${start.language}`).catch(() => []);
  const found = /** @type {Hint[]} */ (await asked);
  hintButton.classList.remove("thinking");
  refresh();
  if (current.table.version !== now.version) return; // somebody was faster
  if (!found.length) news(text("table-no-hint"));
  else
    showHints(
      found.map((one) => ({ ...one, text: choosing.choice(one.action)?.text ?? one.text })),
      seat,
      { target: (action) => choosing.target(action), take: (action) => choosing.take(choosing.choice(action)) },
    );
}

/**
 * Show actions again that were done before, then the live position.
 * @param {number} from
 * @param {number} to
 */
async function again(from, to) {
  showing?.();
  if (to <= from || drawn === null) return; // before the live position was told there is no way back to it
  let stopped = false;
  showing = () => {
    stopped = true;
    showing = null;
    log.reach(Infinity);
  };
  past = "";
  refresh();
  const shown = (/** @type {number} */ number) => {
    const done = number > from ? log.reach(number) : { said: "", things: [] };
    past = done.said;
    prompt();
    if (done.things.length && !done.things.some(inView)) bringIntoView(done.things[0]);
  };
  await playBack({ path, from, to, language: start.language, shown, stopped: () => stopped });
  if (!stopped) live();
}

/** Return from a turn shown again to the live position. */
function live() {
  showing?.();
  if (drawn !== null) swap(drawn);
  refresh();
}

// ---- connection ---------------------------------------------------------------------------------

/** @param {boolean} connected */
function connection(connected) {
  if (connected && lost) news(text("table-back"));
  lost = !connected;
  say(byId("connection"), lost ? text("table-lost") : "");
  document.body.classList.toggle("lost", lost);
}

// ---- beginning ----------------------------------------------------------------------------------

undoButton.addEventListener("click", undo);
hintButton.addEventListener("click", hint);
skipButton.addEventListener("click", () => current && skip(path, current));
againButton.addEventListener("click", () => {
  if (showing) live();
  else if (current) again(...log.lastTurns(current.yours));
});
byId("board").addEventListener("click", () => showing && live());
byId("players").addEventListener("click", (event) => {
  const pressed = around(event, ".again");
  const turn = pressed && log.turnOf(seatOf(pressed));
  if (turn) again(...turn);
});
document.getElementById("guide-skip")?.addEventListener("click", () => {
  if (current?.guide?.action) post("skip-guide", {});
});
byId("help").addEventListener("click", () => helpSheet.showModal());
document.getElementById("chat")?.addEventListener("submit", (event) => {
  event.preventDefault();
  const field = byId("say", HTMLInputElement);
  const said = field.value.trim();
  field.value = "";
  if (!said || !current) return;
  ask(`${path}/chat`, { method: "POST", body: { seat: current.you, text: said, id: freshId() } }).catch(failed);
});
/**
 * One bot after the other on all free seats; the rest stay free if one is refused.
 * @param {string} level
 */
async function seatBots(level) {
  for (const [at, { kind }] of (current?.table.seats ?? []).entries())
    if (["open", "invited"].includes(kind) && !(await post(`seats/${at}/bot`, { level }, "PUT"))) return;
}

document.addEventListener("click", (event) => {
  const pressed = around(event, "[data-copy], [data-bot], [data-fill], [data-return]");
  const { copy: link, bot, fill, at, return: back } = pressed?.dataset ?? {};
  if (link) copy(link).then(() => news(text("table-copied")));
  if (bot) post(`seats/${at}/bot`, { level: bot }, "PUT");
  if (fill) seatBots(fill);
  if (back) post(`seats/${back}`, { name: current?.table.seats[Number(back)].name }, "PUT");
});

fitting();
takeOver();
explain(byId("board"), byId("area"));
zooming();
areas();
beyond();
const showTab = tabs();
keys({
  U: undo,
  H: hint,
  "+": () => choosing.turnSwitch(),
  R: () => againButton.click(),
  S: () => skipButton.click(),
  L: () => showTab("log-panel"),
  "?": () => helpSheet.showModal(),
  Escape: () => hide() || closeArea() || choosing.back() || (showing && live()),
});
told(start.update, true);
const connect = listen(() => `${path}/events?parts=view,choices,lines,${drawing()}&language=${start.language}`, {
  told,
  present: (presence) => {
    here(presence);
    if (current) {
      showPlayers(current);
      prompt();
    }
  },
  connected: connection,
});
if (start.narrows) whenTurned(connect);
