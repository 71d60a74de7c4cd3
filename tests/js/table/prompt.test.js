import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { page } from "../page.js";

globalThis.setInterval = () => {}; // players.js has a clock, which nobody stops
const texts = {
  "game-over": "The game is over",
  "table-winners": "{names} won.",
  "table-waits": "Not all are here.",
  "table-yours": "It is your turn.",
  "table-decides": "{seat} decides.",
  "table-thinks": "{seat} thinks.",
  "table-away": "away",
  "table-narrowed": "And now?",
};
page('<p id="prompt"><b id="who"></b><span id="what"></span><a id="why"></a></p>', {
  texts,
  rules: "/rules/vienna",
  prompts: { go: "VI-3.1" },
});
const { here } = await import("../../../src/tabledhote/web/static/table/players.js");
const { askFor, question } = await import("../../../src/tabledhote/web/static/table/prompt.js");

const seat = (kind) => ({ kind });
function update(table = {}, more = {}) {
  const seats = [seat("person"), seat("person"), seat("bot")];
  return {
    table: { status: "playing", seats, deciding: 0, result: null, closed: null, ...table },
    names: ["Ann", "Ben", "Cat"],
    you: 0,
    yours: [0],
    prompt: "Choose a die.",
    view: { phase: "go" },
    ...more,
  };
}
const why = document.getElementById("why");

beforeEach(() => here({ here: [true, true, false], away: [0, 0, 0], watching: 0 }));

test("who decides is told what", () => {
  assert.deepEqual(question(update()), ["It is your turn.", "Choose a die."]);
  assert.deepEqual(question(update({}, { yours: [0, 1] })), ["Ann decides.", "Choose a die."]);
});

test("others are told who, and if they are away; a bot only thinks", () => {
  assert.deepEqual(question(update({ deciding: 1 })), ["Ben decides.", "Choose a die."]);
  assert.deepEqual(question(update({ deciding: 2 })), ["Cat thinks.", ""]);
  here({ here: [true, false, false], away: [0, 9, 9], watching: 0 });
  assert.deepEqual(question(update({ deciding: 1 })), ["Ben decides.", "(away) Choose a die."]);
  assert.deepEqual(question(update({ deciding: 1 }, { yours: [0, 1] })), ["Ben decides.", "Choose a die."]);
});

test("before and after the game nobody decides", () => {
  const end = { status: "over", deciding: -1 };
  assert.deepEqual(question(update({ status: "waiting", deciding: -1 })), ["", "Not all are here."]);
  assert.deepEqual(question(update({ ...end, result: { winners: [0, 2] } })), ["The game is over.", "Ann, Cat won."]);
  assert.deepEqual(question(update({ ...end, result: { winners: [] } })), ["The game is over.", ""]);
  assert.deepEqual(question(update({ deciding: -1, closed: "Other rules." })), ["", "Other rules."]);
});

test("beside the question stands its rule, if there is one", () => {
  askFor(update(), false);
  assert.deepEqual([why.textContent, why.hidden], ["VI-3.1", false]);
  assert.equal(why.getAttribute("href"), "/rules/vienna#VI-3.1");
  for (const other of [
    update({}, { view: { phase: "end" } }),
    update({}, { view: undefined }),
    update({ status: "waiting" }),
  ]) {
    askFor(other, false);
    assert.deepEqual([why.textContent, why.hidden], ["", true]);
  }
});

test("once a part is answered the rest is asked for, and while a bot thinks that is to be seen", () => {
  const prompt = document.getElementById("prompt");
  askFor(update(), true);
  assert.deepEqual([document.getElementById("what").textContent, prompt.className], ["And now?", ""]);
  askFor(update({ deciding: 2 }), false);
  assert.equal(prompt.className, "thinking");
});
