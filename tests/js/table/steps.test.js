import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "../page.js";

page('<div id="board"><svg><g data-ref="house:red"/><g data-ref="house:blue"/></svg></div>', {
  steps: { evaluate: "return" },
});
const { showSteps, steps } = await import("../../../src/tabledhote/web/static/table/steps.js");

/** A line with a sentence for each event, which is "event house". */
const line = (events, more = {}) => ({
  number: 1,
  kind: "act",
  events,
  sentences: events.map(({ event, house = "" }) => `${event} ${house}`.trim()),
  ...more,
});
const evaluate = (house) => ({ event: "evaluate", house });
const pay = { event: "pay" };
const plain = (found) => found.map(({ sentence, said }) => [sentence, ...said]);

test("a step has what was said until the next step or its end", () => {
  const lines = [line([pay, evaluate("red"), pay, pay, evaluate("blue"), pay, { event: "return" }, { event: "draw" }])];
  assert.deepEqual(plain(steps(lines)), [
    ["evaluate red", "pay", "pay"],
    ["evaluate blue", "pay"],
  ]);
});

test("a step ends with its action", () => {
  assert.deepEqual(plain(steps([line([evaluate("red")]), line([pay])])), [["evaluate red"]]);
});

test("only actions that stand have steps", () => {
  const events = [evaluate("red")];
  assert.deepEqual(
    steps([line(events, { undone: true }), line(events, { kind: "say" }), { number: 1, kind: "act" }]),
    [],
  );
});

test("each step is shown where it was, and what is not on the board is left out", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const heard = [];
  const said = () => document.querySelector(".step-marker span").textContent;
  const shown = showSteps([line([evaluate("red"), pay, evaluate("green"), evaluate("blue")])], (sentence) =>
    heard.push(`${sentence}: ${said()}`),
  );
  assert.deepEqual(heard, ["evaluate red: pay"]);
  context.mock.timers.tick(1100);
  await new Promise(setImmediate);
  assert.deepEqual(heard, ["evaluate red: pay", "evaluate blue: "]);
  context.mock.timers.tick(1100);
  await shown;
  assert.equal(document.querySelector(".step-marker"), null);
});

test("a key jumps to the end", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const heard = [];
  const shown = showSteps([line([evaluate("red"), evaluate("blue")])], (sentence) => heard.push(sentence));
  document.dispatchEvent(new Event("keydown"));
  await shown;
  assert.deepEqual(heard, ["evaluate red"]);
  assert.equal(document.querySelector(".step-marker"), null);
});

test("where motion is reduced nothing is shown", async () => {
  document.documentElement.dataset.motion = "reduced";
  await showSteps([line([evaluate("red")])], () => assert.fail("told"));
  delete document.documentElement.dataset.motion;
});
