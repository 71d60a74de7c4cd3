import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { page } from "../page.js";

page('<svg id="grace"></svg>', { grace: 2 });
const ring = document.getElementById("grace");
ring.getBoundingClientRect = () => ({});
const { grace } = await import("../../../src/tabledhote/web/static/table/grace.js");
mock.timers.enable({ apis: ["setTimeout"] });

const table = (version, kind) => ({ version, status: "playing", deciding: 0, seats: [{ kind }] });
const runs = () => ring.classList.contains("runs");

test("the ring runs while a bot waits for something to be taken back, and is gone after that", () => {
  grace({ table: table(4, "bot"), undo: true });
  assert.ok(runs());
  grace({ table: table(4, "bot"), undo: true }); // drawn anew: it does not begin again
  mock.timers.tick(2000);
  assert.ok(!runs());
  grace({ table: table(4, "bot"), undo: true });
  assert.ok(!runs());
  grace({ table: table(5, "bot"), undo: true });
  assert.ok(runs());
  grace({ table: table(6, "bot"), undo: false }); // the bot has moved
  assert.ok(!runs());
});

test("among people nobody waits", () => {
  grace({ table: table(7, "person"), undo: true });
  assert.ok(!runs());
});
