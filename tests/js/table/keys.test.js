import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { page } from "../page.js";

page(`<div id="board"><svg><g id="piece" class="can"><path id="edge"/></g></svg></div><div id="actions"></div>
  <button role="tab" id="tab"></button><input id="field"><dialog id="dialog"></dialog>`);
const { keys } = await import("../../../src/tabledhote/web/static/table/keys.js");

let done = [];
keys({ U: () => done.push("undo"), "?": () => done.push("help"), Escape: () => done.push("back") });
document.getElementById("piece").addEventListener("click", () => done.push("click"));
document.getElementById("piece").focus = () => done.push("focus");

/** Press a key; whether it was ours. */
function press(key, id = "board", more = {}) {
  const event = Object.assign(new Event("keydown", { bubbles: true, cancelable: true }), { key, ...more });
  document.getElementById(id).dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  done = [];
});

test("a key does what its tool does, a letter be it small or not", () => {
  assert.deepEqual([press("u"), press("U"), press("?"), press("Escape"), press("x")], [true, true, true, true, false]);
  assert.deepEqual(done, ["undo", "undo", "help", "back"]);
});

test("keys with Control and the like are the browser's", () => {
  for (const key of ["ctrlKey", "altKey", "metaKey"]) assert.ok(!press("u", "board", { [key]: true }), key);
  assert.deepEqual(done, []);
});

test("who types or is asked something means no tool", () => {
  assert.ok(!press("u", "field"));
  document.getElementById("dialog").setAttribute("open", "");
  assert.ok(!press("u"));
  document.getElementById("dialog").removeAttribute("open");
  assert.deepEqual(done, []);
});

test("Enter and Space take the choice that has the focus", () => {
  assert.ok(press("Enter", "edge"));
  assert.ok(press(" ", "piece"));
  assert.deepEqual(done, ["click", "click"]);
  assert.ok(!press("Enter", "tab"), "a button does that by itself");
});

test("arrows walk, except on tabs, which have their own way", () => {
  assert.ok(!press("ArrowLeft", "tab"));
  assert.deepEqual(done, []);
  assert.ok(press("ArrowLeft"));
  assert.deepEqual(done, ["focus"]);
});
