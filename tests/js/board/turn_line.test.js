import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { page } from "../page.js";

page('<svg><symbol id="icon-die-2"></symbol></svg>');
const { inShort, withIcons } = await import("../../../src/tabledhote/web/static/board/turn_line.js");

const piece = ([event, text]) => ({ event, text, line: 1 });
const short = (...pieces) => inShort(pieces.map(piece));

test("what follows a die goes on with it, the same kind is a list, and points are added up at the end", () => {
  // The terminal tells the same lines: tests/words/test_turns.py.
  const told = JSON.parse(readFileSync(new URL("../../words/turns.json", import.meta.url), "utf8"));
  assert.ok(told.length > 5);
  for (const { pieces, line } of told) assert.equal(short(...pieces), line);
});

test("icons are drawn with their word, or told by it where the board has none", () => {
  const [icon, rest] = withIcons("[die-2|die 2] ×4");
  assert.deepEqual([icon.getAttribute("aria-label"), rest], ["die 2", " ×4"]);
  assert.equal(withIcons("3 [coin|krones]").join(""), "3 krones");
});
