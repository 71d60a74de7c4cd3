import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { page } from "../page.js";

page(`<button role="tab" id="one" aria-controls="players"></button><button role="tab" id="two" aria-controls="log"></button>
  <section id="players"></section><section id="log" tabindex="0"></section>`);
const { tabs } = await import("../../../src/tabledhote/web/static/table/tabs.js");

let focused = "";
for (const thing of document.querySelectorAll("[id]")) thing.focus = () => (focused = thing.id);
const open = tabs();
const shown = () => [...document.querySelectorAll(".shown")].map((panel) => panel.id);
const selected = () =>
  [...document.querySelectorAll("[role=tab]")].map((tab) => [
    tab.getAttribute("aria-selected"),
    tab.getAttribute("tabindex"),
  ]);

function press(id, key) {
  const event = new Event("keydown");
  event.key = key;
  document.getElementById(id).dispatchEvent(event);
}

beforeEach(() => {
  document.getElementById("one").dispatchEvent(new Event("click"));
  focused = "";
});

test("one panel is shown, and its tab alone is reached by Tab", () => {
  assert.deepEqual(shown(), ["players"]);
  assert.deepEqual(selected(), [
    ["true", "0"],
    ["false", "-1"],
  ]);
});

test("a click shows another one", () => {
  document.getElementById("two").dispatchEvent(new Event("click"));
  assert.deepEqual(shown(), ["log"]);
  assert.deepEqual(selected(), [
    ["false", "-1"],
    ["true", "0"],
  ]);
  assert.equal(focused, "");
});

test("arrows go round and take the focus along, other keys do not", () => {
  press("one", "ArrowRight");
  assert.deepEqual([shown(), focused], [["log"], "two"]);
  press("two", "ArrowRight");
  assert.deepEqual([shown(), focused], [["players"], "one"]);
  press("one", "ArrowDown");
  assert.deepEqual([shown(), focused], [["players"], "one"]);
});

test("a panel can be opened from elsewhere, and has the focus then", () => {
  open("log");
  assert.deepEqual([shown(), focused], [["log"], "log"]);
});
