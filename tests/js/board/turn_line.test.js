import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "../page.js";

page('<svg><symbol id="icon-die-2"></symbol></svg>');
const { inShort, withIcons } = await import("../../../src/tabledhote/web/static/board/turn_line.js");

const piece = ([event, text]) => ({ event, text, line: 1 });
const short = (...pieces) => inShort(pieces.map(piece));

test("what follows a die goes on with it, the same kind is a list, and points are added up at the end", () => {
  const turn = short(["die", "2 ×3 →"], ["boost", "×4 →"], ["food", "2 wine"], ["food", "2 coffee"], ["points", "+2"]);
  assert.equal(turn, "2 ×3 → ×4 → 2 wine, 2 coffee · +2");
  assert.equal(short(["in", "Dame into room 11"], ["points", "+4"], ["lose", "−1"]), "Dame into room 11 · +3");
  assert.equal(short(["steps", "3 steps¦+2"], ["lose", "−2"]), "3 steps");
  assert.equal(short(["die", "5 →"]), "5");
  assert.equal(short(), "");
});

test("icons are drawn with their word, or told by it where the board has none", () => {
  const [icon, rest] = withIcons("[die-2|die 2] ×4");
  assert.deepEqual([icon.getAttribute("aria-label"), rest], ["die 2", " ×4"]);
  assert.equal(withIcons("3 [coin|krones]").join(""), "3 krones");
});
