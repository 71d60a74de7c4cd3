import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "../page.js";

page();
const { renew } = await import("../../../src/tabledhote/web/static/board/renew.js");

const drawing = (inside) => {
  const made = document.createElement("div");
  made.innerHTML = `<svg>${inside}</svg>`;
  return made.firstElementChild;
};

/** A live copy of the first drawing, made to look like the second. */
function renewed(before, after, mark = () => {}) {
  const live = drawing(before);
  const kept = [...live.querySelectorAll("*")];
  mark(live);
  renew(live, drawing(before), drawing(after));
  return { live, kept };
}

test("texts and attributes are put right in place", () => {
  const before = '<g id="a" x="1" y="2"><text>3</text></g>';
  const { live, kept } = renewed(before, '<g id="a" x="5" z="6"><text>4</text></g>');
  const thing = live.querySelector("#a");
  assert.deepEqual([...thing.getAttributeNames()].sort(), ["id", "x", "z"]);
  assert.deepEqual([thing.getAttribute("x"), thing.getAttribute("z"), live.textContent], ["5", "6", "4"]);
  assert.equal(live.querySelector("#a"), kept[0]);
  assert.equal(live.querySelector("text"), kept[1]);
});

test("marks that the page has put on a thing stay", () => {
  const { live } = renewed('<g id="a" x="1"></g>', '<g id="a" x="2"></g>', (svg) => {
    svg.querySelector("#a").setAttribute("tabindex", "0");
    svg.querySelector("#a").setAttribute("class", "can");
  });
  const thing = live.querySelector("#a");
  assert.deepEqual([thing.getAttribute("tabindex"), thing.getAttribute("class")], ["0", "can"]);
  assert.equal(thing.getAttribute("x"), "2");
});

test("things that change places are the same things still", () => {
  const { live, kept } = renewed('<g id="a"></g><g id="b"></g>', '<g id="b"></g><g id="c"></g><g id="a"></g>');
  assert.deepEqual(
    [...live.children].map((child) => child.id),
    ["b", "c", "a"],
  );
  assert.equal(live.children[2], kept[0]);
  assert.equal(live.children[0], kept[1]);
});

test("what is gone is gone, and what has another name is built anew", () => {
  const { live, kept } = renewed('<g id="a"></g><g id="b"></g>', '<circle id="a"></circle>');
  assert.equal(live.children.length, 1);
  assert.notEqual(live.children[0], kept[0]);
  assert.equal(live.children[0].nodeName.toLowerCase(), "circle");
});

test("a drawing that is the same is not touched", () => {
  const { live } = renewed('<g id="a"></g>', '<g id="a"></g>', (svg) => svg.querySelector("#a").append("mark"));
  assert.equal(live.textContent, "mark");
});
