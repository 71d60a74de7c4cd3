import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "../page.js";

page('<p id="line"><b class="word">a</b><button>b</button></p><svg><g id="piece"><path id="edge"/></g></svg>');
const { around, byId, part, parts } = await import("../../../src/tabledhote/web/static/shared/elements.js");

test("what a page must have is found, or named", () => {
  assert.equal(byId("line").id, "line");
  assert.throws(() => byId("gone"), { message: "#gone is not on the page, and must be a HTMLElement" });
  assert.throws(() => byId("line", HTMLButtonElement), {
    message: "#line is a <p>, and must be a HTMLButtonElement",
  });
});

test("so are the parts of a thing", () => {
  assert.equal(part(byId("line"), ".word").textContent, "a");
  assert.throws(() => part(byId("line"), ".gone"), /^Error: \.gone is not on the page/);
  assert.deepEqual(
    parts(document, "#line *").map((one) => one.textContent),
    ["a", "b"],
  );
  assert.throws(() => parts(document, "#line *", HTMLButtonElement), /is a <b>/);
  assert.deepEqual(parts(document, ".gone"), []);
});

test("what happened on a part happened on the whole, and perhaps on no element at all", () => {
  const target = document.getElementById("edge");
  assert.equal(around({ target }, "g").id, "piece");
  assert.equal(around({ target }, "p"), null);
  assert.equal(around({ target: document }, "p"), null);
});
