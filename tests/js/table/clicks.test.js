import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "../page.js";

page();
const { lastClick, note } = await import("../../../src/tabledhote/web/static/table/clicks.js");

test("an action by itself is a click", () => {
  note([], 3);
  assert.equal(lastClick([1, 2, 3]), 1);
  assert.equal(lastClick([]), 1);
});

test("what one click did is taken back together, as far as it still stands", () => {
  const click = [];
  for (const entry of [5, 6, 8]) note(click, entry);
  assert.equal(lastClick([3, 5, 6, 8]), 3);
  assert.equal(lastClick([3, 5, 6]), 2);
  assert.equal(lastClick([3, 5, 6, 8, 9]), 1, "something came after it");
});

test("the tab remembers", () => {
  assert.deepEqual(JSON.parse(sessionStorage.getItem("clicks:/tables/1")), [[5, 6, 8]]);
});
