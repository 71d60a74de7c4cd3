import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { page } from "../page.js";

page(`<div id="board" tabindex="-1"><b id="middle" class="can"></b><b id="right" class="can"></b>
  <b id="aside" class="can"></b><b id="below" class="can"></b><b id="still" data-about="x"></b></div>
  <div id="actions"></div>`);
const { walk } = await import("../../../src/tabledhote/web/static/table/walking.js");

const PLACES = { middle: [50, 50], right: [90, 50], aside: [70, 80], below: [50, 90], still: [60, 50] };
let focused = null;
Object.defineProperty(document, "activeElement", { get: () => focused, configurable: true });
for (const [id, [x, y]] of Object.entries(PLACES)) {
  const thing = document.getElementById(id);
  thing.getBoundingClientRect = () => ({ x: x - 2, y: y - 2, width: 4, height: 4 });
  thing.focus = () => {
    focused = thing;
  };
}

const press = (key, shiftKey = false) => walk({ key, shiftKey });

beforeEach(() => {
  focused = document.getElementById("middle");
});

test("an arrow goes to what lies straight ahead before what lies aside", () => {
  assert.ok(press("ArrowRight"));
  assert.equal(focused.id, "right");
});

test("it goes down and back up", () => {
  press("ArrowDown");
  assert.equal(focused.id, "below");
  press("ArrowUp");
  assert.equal(focused.id, "middle");
});

test("where there is nothing the focus stays, and yet the key is ours", () => {
  assert.ok(press("ArrowLeft"));
  assert.equal(focused.id, "middle");
});

test("with Shift it walks what is no choice too, which then can have the focus", () => {
  const still = document.getElementById("still");
  assert.ok(!still.hasAttribute("tabindex"));
  press("ArrowRight", true);
  assert.equal(focused, still);
  assert.equal(still.getAttribute("tabindex"), "-1");
});

test("from elsewhere it begins with the first choice", () => {
  focused = document.body;
  press("ArrowUp");
  assert.equal(focused.id, "middle");
});

test("other keys are not ours", () => {
  assert.ok(!press("Enter"));
  assert.equal(focused.id, "middle");
});
