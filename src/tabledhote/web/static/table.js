// The table page. It knows no game: what can be done comes from the legal actions, what is seen from the drawing.

import { areas } from "./areas.js";
import { swap, takeOver } from "./board.js";
import { Choosing } from "./choosing.js";
import { explain, hide } from "./explain.js";
import { focusKept } from "./focus.js";
import { guideOn } from "./guide.js";
import { clearHints, showHints } from "./hints.js";
import { bringIntoView, inView, stacked } from "./inview.js";
import { keys } from "./keys.js";
import { listen } from "./live.js";
import { Log } from "./log.js";
import { copy, news, refused } from "./notice.js";
import { forWhomIsHere } from "./passing.js";
import { playBack } from "./playback.js";
import { away, here, showPlayers } from "./players.js";
import { ask, freshId, Refused } from "./server.js";
import { byId, drawing, moving, narrow, start, text, whenTurned } from "./start.js";
import { showSteps } from "./steps.js";
import { tabs } from "./tabs.js";
import { turnSign } from "./turn.js";
import { zooming } from "./zoom.js";

const APART = 260; // milliseconds between actions that are sent together: one sees each
const table = start.update.table.id;
const path = `/api/tables/${table}`;

let current = null; // the last update
let drawn = null; // the drawing of the live position, once it was told
let busy = false; // while an action is on its way
let series = false; // while several are sent one after the other
let showing = null; // stops a turn that is shown again
let past = ""; // what happened in the action that is shown again
let lost = false;

const log = new Log(byId("log"), again);
const choosing = new Choosing({ send, prompted: () => prompt() });

// ---- what is told -------------------------------------------------------------------------------

let queue = Promise.resolve();

/** Updates are shown one after the other, each when the device is in the right hands. */
function told(update, whole) {
  queue = queue.then(() => show(update, whole));
}

async function show(news, all) {
  const { update, whole } = await forWhomIsHere(news, all, path);
  if (current && update.table.version !== current.table.version) busy = series;
  if (current?.table.version !== update.table.version) clearHints();
  if (whole) log.clear();
  log.add(update.lines, update.names);
  if (current && !whole && update.svg && start.steps) await showSteps(update.lines, (sentence) => tell("", sentence));
  current = update;
  const changed = update.svg && update.svg !== drawn;
  const ready = drawn === null && pictured(update); // by the server already
  if (changed) drawn = update.svg;
  if (changed && !ready) {
    showing?.();
    focusKept(() => swap(drawn), refresh);
  } else refresh();
}

/** Whether the page came with the drawing that this update calls for: when, for whom, of what shape. */
function pictured({ table: now, you }) {
  const { number, seat, narrow: high } = start.pictured;
  return number === now.number && seat === you && high === (start.narrows && narrow());
}

function refresh() {
  if (!current) return;
  const { table: now, you, undo } = current;
  const mine = now.status === "playing" && you >= 0 && now.deciding === you;
  const asked = guideOn(current.guide)?.action ?? null;
  choosing.offer(
    mine ? current.choices : [],
    mine ? current.together : [],
    mine ? `${now.version}:${you}` : "",
    busy || showing !== null,
    asked,
  );
  byId("undo").disabled = !undo || busy;
  byId("hint").disabled =
    !mine || busy || showing !== null || asked !== null || byId("hint").classList.contains("thinking");
  byId("hint").hidden = !now.hints;
  byId("again").disabled = log.actions === 0 || drawn === null;
  for (const button of document.querySelectorAll("#players .again"))
    button.disabled = drawn === null || !log.turnOf(Number(button.closest("li").dataset.seat));
  turnSign(mine && current.yours.length === 1);
  showPlayers(current);
  showArea(you);
}

/** The one line that says who decides, and what. */
function prompt() {
  if (!current) return;
  if (showing) {
    tell(text("table-past"), past);
    byId("why").hidden = true;
    return;
  }
  const { table: now, names, you, yours, prompt: asked } = current;
  const seat = now.seats[now.deciding];
  let who = "";
  let what = asked ?? "";
  if (now.closed) what = now.closed;
  else if (now.status === "over") [who, what] = [`${text("game-over")}.`, won(now.result, names)];
  else if (now.status === "waiting") [who, what] = ["", text("table-waits")];
  else if (now.deciding === you)
    who = yours.length > 1 ? text("table-decides", { seat: names[you] }) : text("table-yours");
  else if (seat.kind === "bot") [who, what] = [text("table-thinks", { seat: names[now.deciding] }), ""];
  else who = text("table-decides", { seat: names[now.deciding] });
  if (seat && now.status === "playing" && away(seat, now.deciding) && !yours.includes(now.deciding))
    what = `(${text("table-away")}) ${what}`;
  if (choosing.narrowing.picks.length) what = text("table-narrowed");
  tell(who, what, now.status === "playing" && seat?.kind === "bot");
  const rule = now.status === "waiting" ? "" : (start.prompts[current.view?.phase] ?? "");
  set(byId("why"), rule);
  byId("why").hidden = !rule;
  byId("why").href = `${start.rules}#${rule}`;
  ending(now);
}

function tell(who, what, thinking = false) {
  set(byId("who"), who);
  set(byId("what"), what);
  byId("prompt").classList.toggle("thinking", thinking);
}

/** The winners by name; a game may end without one. */
function won(result, names) {
  if (!result?.winners.length) return "";
  return text("table-winners", { names: result.winners.map((seat) => names[seat]).join(", ") });
}

const set = (element, value) => {
  if (element.textContent !== value) element.textContent = value;
};

function ending(now) {
  if (now.status !== "over" || byId("to-result")) return;
  const link = document.createElement("a");
  link.id = "to-result";
  link.className = "button first";
  link.href = `/tables/${table}/result`;
  link.textContent = text("table-result");
  byId("actions").replaceChildren(link);
}

// ---- what is done -------------------------------------------------------------------------------

/** The answer to a request; nothing if it was refused. */
async function post(way, body, method = "POST") {
  busy = true;
  const asked = ask(`${path}/${way}`, { method, body, waiting: () => connection(false) }); // before anything is drawn
  refresh();
  try {
    const done = await asked;
    if (series || current.table.version < done.version) return done; // the update is on its way
    busy = false;
    refresh();
    return done;
  } catch (error) {
    busy = false;
    if (error instanceof Refused) refused(error);
    else connection(false);
  }
  refresh();
  return null;
}

/** Carry a choice out; one of several actions by sending them one after the other, as long as none is refused. */
async function send(choice) {
  hide();
  const { you: seat } = current;
  let { version } = current.table;
  const actions = choice.actions ?? [choice.action];
  for (const [at, action] of actions.entries()) {
    series = at < actions.length - 1;
    const done = await post("actions", { seat, action, version, id: freshId() });
    if (!done) break;
    version = done.version;
    if (series && moving()) await new Promise((seen) => setTimeout(seen, APART));
  }
  series = false;
}

function undo() {
  if (byId("undo").disabled) return;
  post("undo", { seat: current.you, version: current.table.version, id: freshId() });
}

async function hint() {
  const button = byId("hint");
  if (button.disabled) return;
  if (clearHints()) return; // pressed once more: away with them
  const { you: seat, table: now } = current;
  button.disabled = true;
  button.classList.add("thinking");
  const found = await ask(`${path}/hint?seat=${seat}&language=${start.language}`).catch(() => []);
  button.classList.remove("thinking");
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

/** Show actions again that were done before, then the live position. */
async function again(from, to) {
  showing?.();
  if (to <= from) return;
  let stopped = false;
  showing = () => {
    stopped = true;
    showing = null;
    log.reach(Infinity);
  };
  past = "";
  refresh();
  const shown = (number) => {
    const done = number > from ? log.reach(number) : { said: "", things: [] };
    past = done.said;
    prompt();
    if (stacked() && done.things.length && !done.things.some(inView)) bringIntoView(done.things[0]);
  };
  await playBack({ path, from, to, language: start.language, shown, stopped: () => stopped });
  if (!stopped) live();
}

/** Back from what was shown again to the position as it is. */
function live() {
  showing?.();
  swap(drawn);
  refresh();
}

// ---- connection ---------------------------------------------------------------------------------

function connection(connected) {
  if (connected && lost) news(text("table-back"));
  lost = !connected;
  set(byId("connection"), lost ? text("table-lost") : "");
  document.body.classList.toggle("lost", lost);
}

// ---- beginning ----------------------------------------------------------------------------------

byId("undo").addEventListener("click", undo);
byId("hint").addEventListener("click", hint);
byId("again").addEventListener("click", () => (showing ? live() : again(...log.lastTurns(current.yours))));
byId("board").addEventListener("click", () => showing && live());
byId("players").addEventListener("click", (event) => {
  const pressed = event.target.closest(".again");
  const turn = pressed && log.turnOf(Number(pressed.closest("li").dataset.seat));
  if (turn) again(...turn);
});
byId("guide-skip")?.addEventListener("click", () => current.guide?.action && post("skip-guide", {}));
byId("help").addEventListener("click", () => byId("help-sheet").showModal());
byId("chat")?.addEventListener("submit", (event) => {
  event.preventDefault();
  const said = byId("say").value.trim();
  byId("say").value = "";
  if (said) ask(`${path}/chat`, { method: "POST", body: { seat: current.you, text: said } }).catch(refused);
});
document.addEventListener("click", (event) => {
  const pressed = event.target.closest("[data-copy], [data-bot], [data-return]");
  if (pressed?.dataset.copy) copy(pressed.dataset.copy).then(() => news(text("table-copied")));
  if (pressed?.dataset.bot) post(`seats/${pressed.dataset.at}/bot`, { level: pressed.dataset.bot }, "PUT");
  if (pressed?.dataset.return)
    post(`seats/${pressed.dataset.return}`, { name: current.names[pressed.dataset.return] }, "PUT");
});

takeOver();
explain(byId("board"), byId("area"));
zooming();
const { showArea, closeArea } = areas();
const showTab = tabs();
keys({
  U: undo,
  H: hint,
  R: () => byId("again").click(),
  L: () => showTab("log-panel"),
  "?": () => byId("help-sheet").showModal(),
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
