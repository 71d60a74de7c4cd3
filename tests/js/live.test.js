import assert from "node:assert/strict";
import { test } from "node:test";
import { oneByOne } from "../../src/tabledhote/web/static/live.js";

const reported = [];
globalThis.reportError = (error) => reported.push(error.message);

test("an update waits for the one before it", async () => {
  const shown = [];
  const waiting = [];
  const told = oneByOne(async (update, whole) => {
    shown.push([update, whole]);
    await new Promise((done) => waiting.push(done));
  });
  told("first", true);
  told("second", false);
  await new Promise(setImmediate);
  assert.deepEqual(shown, [["first", true]]);
  waiting[0]();
  await new Promise(setImmediate);
  assert.deepEqual(shown, [
    ["first", true],
    ["second", false],
  ]);
});

test("one that cannot be shown is reported, and the next one is shown all the same", async () => {
  const shown = [];
  const told = oneByOne(async (update) => {
    if (update === "lost") throw new Error("no answer");
    shown.push(update);
  });
  for (const update of ["first", "lost", "last"]) told(update, false);
  await new Promise(setImmediate);
  assert.deepEqual([shown, reported], [["first", "last"], ["no answer"]]);
});
