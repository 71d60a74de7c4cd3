import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { page } from "../page.js";

page(`<main id="main"></main><div class="desk"></div><section id="board-area"><div id="board-scroll"></div><div id="board"><svg viewBox="0 0 100 100">
    <g id="house-0"><g><g id="seat-0"><path id="own"/></g></g></g>
    <g><g id="house-1" transform="scale(2)" class="pointed"><g id="seat-1"><path id="theirs" class="die" tabindex="-1"/></g>
      <g class="can"><path id="choice"/></g></g></g>
    <path id="elsewhere"/></svg></div>
  <div id="area" hidden><b id="area-name"></b><button id="area-close"></button><div id="area-picture"></div></div></section>
  <ol id="players"><li data-seat="0"><button class="name">Ann</button></li><li data-seat="1"><button class="name">Ben</button></li></ol>`);
globalThis.innerHeight = 1000;
const { areas, closeArea, groupOf, pointedAt, showArea } = await import(
  "../../../src/tabledhote/web/static/table/areas.js"
);

const house = document.getElementById("house-1");
let size = { width: 100, height: 100 };
house.getBoundingClientRect = () => size;
house.getBBox = () => ({ x: 10, y: 20, width: 30, height: 40 });
Object.defineProperty(document.getElementById("board-area"), "clientWidth", { value: 500 });
areas();

const at = (id) => pointedAt({ target: document.getElementById(id) });
const click = (id) => document.getElementById(id).dispatchEvent(new Event("click", { bubbles: true }));
const panel = document.getElementById("area");
const expanded = () =>
  [...document.querySelectorAll("#players button")].map((one) => one.getAttribute("aria-expanded"));

beforeEach(() => {
  size = { width: 100, height: 100 };
  showArea(0);
  closeArea();
});

test("the area of a seat is the outermost group with a name around it", () => {
  assert.equal(groupOf(0).id, "house-0");
  assert.equal(groupOf(1).id, "house-1");
  assert.equal(groupOf(2), null);
});

test("one points at the areas of others, and not where there is a choice", () => {
  assert.deepEqual(["theirs", "own", "choice", "elsewhere"].map(at), [1, null, null, null]);
  showArea(1);
  size = { width: 600, height: 100 };
  assert.equal(at("theirs"), null);
});

test("an area opens only if that makes it larger", () => {
  size = { width: 368, height: 100 };
  assert.equal(at("theirs"), 1);
  size = { width: 369, height: 100 };
  assert.equal(at("theirs"), null, "the board is not wide enough");
  size = { width: 100, height: 361 };
  assert.equal(at("theirs"), null, "the window is not high enough");
});

test("a click opens it, another one closes it", () => {
  click("theirs");
  assert.deepEqual([panel.hidden, document.getElementById("area-name").textContent], [false, "Ben"]);
  assert.deepEqual(expanded(), ["false", "true"]);
  assert.ok(closeArea());
  assert.ok(panel.hidden);
  assert.ok(!closeArea());
});

test("the picture is that area alone, and neither chosen from nor known by name", () => {
  document.querySelector("#players li[data-seat='1'] button").dispatchEvent(new Event("click"));
  const picture = document.querySelector("#area-picture svg");
  assert.equal(picture.getAttribute("viewBox"), "4 14 42 52");
  assert.equal(picture.children.length, 1);
  assert.deepEqual([...picture.querySelectorAll("[id], [tabindex], [transform], .can, .pointed")], []);
  assert.ok(picture.querySelector(".die"));
  assert.ok(house.classList.contains("pointed"), "the original stays as it is");
});
