import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "../page.js";

page('<i id="guest"></i><i id="die"></i><i id="staff"></i>', { extras: ["use_staff"] });
const { rank } = await import("../../../src/tabledhote/web/static/table/rank.js");

const [guest, die, staff] = ["guest", "die", "staff"].map((id) => document.getElementById(id));
const ranked = (...offers) => {
  rank(new Map(offers.map(([thing, ...kinds]) => [thing, kinds.map((kind) => ({ action: { do: kind } }))])));
  return offers.map(([thing]) => [thing.dataset.tone, thing.classList.contains("extra")]);
};

test("each kind of what is asked has a tone, and extras glow less", () => {
  assert.deepEqual(ranked([guest, "take_guest"], [die, "take_die"], [staff, "use_staff"]), [
    ["0", false],
    ["1", false],
    ["0", true],
  ]);
});

test("what stands for an extra and more is no extra", () => {
  assert.deepEqual(ranked([die, "take_die", "use_staff"]), [["0", false]]);
});

test("where there are but extras, they are what is asked", () => {
  assert.deepEqual(ranked([staff, "use_staff"]), [["0", false]]);
});
