import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { page } from "../page.js";

const texts = { "table-pass": "Pass it to {seat}", "table-pass-ready": "I am {seat}" };
page('<dialog id="pass"><p id="pass-text"></p><button id="pass-ready"></button></dialog>', { texts, hides: true });
const { start } = await import("../../../src/tabledhote/web/static/shared/start.js");
const { forWhomIsHere } = await import("../../../src/tabledhote/web/static/table/passing.js");

const dialog = document.getElementById("pass");
let handed = [];
dialog.showModal = () => {
  handed.push([document.getElementById("pass-text").textContent, document.body.className]);
  queueMicrotask(() => dialog.dispatchEvent(new Event("close")));
};
let asked = [];
globalThis.fetch = async (path) => {
  asked.push(new URL(path, "http://table").searchParams.get("seat"));
  return { ok: true, json: async () => "seen from there" };
};

/** An update as the feed has it: for the seat that decides, if it is one of those on this device. */
const update = (you, deciding, more = {}) => ({
  you,
  yours: [0, 1],
  names: ["Ann", "Ben", "Cat"],
  table: { status: "playing", deciding },
  ...more,
});
const seen = async (told) => (await forWhomIsHere(told, false, "/api/tables/t1")).update;

beforeEach(() => {
  [handed, asked] = [[], []];
});

test("an update is shown as it comes where nothing is hidden, or nobody else is near", async () => {
  const alone = update(0, 0, { yours: [0] });
  const over = update(0, -1, { table: { status: "over", deciding: -1 } });
  assert.deepEqual(await forWhomIsHere(alone, false, ""), { update: alone, whole: false });
  assert.equal(await seen(over), over);
  start.hides = false;
  const open = update(0, 0);
  assert.equal(await seen(open), open);
  start.hides = true;
  assert.deepEqual([handed, asked], [[], []]);
});

test("before anybody holds the device it shows what everybody may see", async () => {
  assert.equal(await seen(update(0, 2)), "seen from there");
  assert.deepEqual([handed, asked], [[], ["-1"]]);
});

test("the table is covered until who decides is there, and then shows what they see, all of it", async () => {
  const shown = await forWhomIsHere(update(1, 1), false, "/api/tables/t1");
  assert.deepEqual(shown, { update: "seen from there", whole: true });
  assert.deepEqual([handed, asked], [[["Pass it to Ben", "covered"]], ["1"]]);
  assert.equal(document.body.className, "");
});

test("who holds it goes on without a question, and others' turns are seen from there", async () => {
  const own = update(1, 1);
  assert.equal(await seen(own), own);
  assert.equal(await seen(update(0, 2)), "seen from there");
  assert.deepEqual([handed, asked], [[], ["1"]]);
});
