// The replay: a slider over all moments of a game, each with an address of its own.

import { swap, takeOver } from "../board/board.js";
import { explain, hide } from "../board/explain.js";
import { fitting } from "../board/fit.js";
import { stacked } from "../board/in_view.js";
import { Log } from "../board/log.js";
import { names } from "../board/narrow.js";
import { drawings } from "../board/playback.js";
import { refOf, things } from "../board/things.js";
import { zooming } from "../board/zoom.js";
import { around, byId } from "../shared/elements.js";
import { copy, news } from "../shared/notice.js";
import { ask } from "../shared/server.js";
import { start, text, whenTurned } from "../shared/start.js";
import { judged, review } from "./review.js";

const path = `/api/tables/${start.update.table.id}`;
const slider = byId("slider", HTMLInputElement);
const drawing = drawings(path, start.language);
const log = new Log(byId("log"), (from) => go(from));
let wanted = start.at;
/** @type {Awaited<ReturnType<typeof review>>} */
let reviewed = null; // once it is there

/** @param {number} number */
async function go(number) {
  wanted = Math.max(0, Math.min(number, start.last));
  slider.value = String(wanted);
  byId("moment").textContent = text("replay-at", { number: wanted, last: start.last });
  history.replaceState(null, "", `?at=${wanted}`);
  reached();
  const asked = wanted;
  const found = await drawing(asked);
  if (asked !== wanted) return;
  hide();
  swap(found);
  told();
  if (asked < start.last) drawing(asked + 1);
}

/** The last line of the log up to this moment is in view, where that does not take the board out of it. */
function reached() {
  const { last } = log.reach(wanted);
  if (!stacked()) last?.scrollIntoView({ block: "nearest" });
}

/** What the review says of the decision that comes now. */
function told() {
  if (!reviewed) return;
  reviewed.mark(wanted);
  const decision = reviewed.decisions[wanted];
  byId("judged").textContent = decision ? judged(decision) : "";
  mark("pointed", decision?.played);
  mark("hinted", decision?.best);
}

/**
 * Mark the things on the board that an action names.
 * @param {string} sign
 * @param {Action | undefined} action
 */
function mark(sign, action) {
  for (const thing of things("[data-ref]")) {
    thing.classList.toggle(sign, action !== undefined && names(action, refOf(thing)));
  }
}

const turns = () => [...new Set([0, ...log.groups.map((group) => group.from), start.last])].sort((a, b) => a - b);

/** @type {Record<string, () => number>} */
const WAYS = {
  first: () => 0,
  "turn-back": () => turns().findLast((from) => from < wanted) ?? 0,
  back: () => wanted - 1,
  on: () => wanted + 1,
  "turn-on": () => turns().find((from) => from > wanted) ?? start.last,
  last: () => start.last,
};
/** @type {Record<string, string>} */
const KEYS = {
  ArrowLeft: "back",
  ArrowRight: "on",
  ArrowUp: "turn-back",
  ArrowDown: "turn-on",
  Home: "first",
  End: "last",
};

slider.addEventListener("input", () => go(Number(slider.value)));
document.addEventListener("click", (event) => {
  const way = around(event, "[data-go]")?.dataset.go;
  if (way) go(WAYS[way]());
  const moment = around(event, "[data-at]");
  if (moment) {
    event.preventDefault();
    go(Number(moment.dataset.at));
  }
  if (around(event, "[data-here]")) copy(location.href).then(() => news(text("table-copied")));
  const item = around(event, "#log li");
  if (item) go(Number(item.dataset.action));
});
document.addEventListener("keydown", (event) => {
  const way = KEYS[event.key];
  if (!way || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  go(WAYS[way]());
});

fitting();
takeOver();
explain(byId("board"));
zooming();
if (start.narrows) whenTurned(() => go(wanted));
log.readBy(start.update);
log.add(
  start.update.lines.filter((line) => !line.undone && line.kind !== "undo"),
  start.update.names,
);
log.offerEarlier(
  start.update.chat,
  start.update.names,
  async (before) => /** @type {Line[]} */ (await ask(`${path}/chat?before=${before}`)),
);
reached();
if (start.over) {
  review().then((found) => {
    reviewed = found;
    told();
  });
}
