import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "../page.js";

page("", { language: "fr", texts: { hello: "{who} says {what} to {who}" } });
const { share, text } = await import("../../../src/tabledhote/web/static/shared/start.js");

test("values are filled in wherever they stand, and missing ones leave nothing", () => {
  assert.equal(text("hello", { who: "Ann", what: 0 }), "Ann says 0 to Ann");
  assert.equal(text("hello", { what: "x" }), " says x to ");
});

test("a chance is written as the language has it", () => {
  assert.equal(share(0.5).replace(/\s/u, " "), "50 %");
});
