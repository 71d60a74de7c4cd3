import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { page } from "../page.js";

page("", { pace: "usual" });
mock.timers.enable({ apis: ["setTimeout", "Date"], now: 1_000_000 });
let sent = [];
globalThis.fetch = async (path, { body }) => {
  sent.push([path, JSON.parse(body)]);
  return { ok: true, json: async () => ({}) };
};
const { start } = await import("../../../src/tabledhote/web/static/shared/start.js");
const { canSkip, keepPace, paced, skip } = await import("../../../src/tabledhote/web/static/table/pace.js");

let version = 0;
/** An update after the act of a seat, with seat 0 the reader's and seat 1 a bot's. */
function update(actor, deciding) {
  version += 1;
  const table = { version, status: "playing", deciding, seats: [{ kind: "person" }, { kind: "bot" }] };
  return { table, yours: [0], lines: [{ kind: "act", seat: actor }] };
}

beforeEach(() => {
  keepPace("/t", update(1, 0));
  sent = [];
  start.pace = "usual";
});

test("there is something to skip while a bot decides, for those who play", () => {
  assert.ok(canSkip(update(0, 1)));
  assert.ok(!canSkip(update(1, 0)));
  assert.ok(!canSkip({ ...update(0, 1), yours: [] }));
});

test("quick bots are asked to hurry once in each turn of theirs, and still leave time to undo", () => {
  start.pace = "quick";
  for (const one of [update(0, 1), update(1, 1), update(1, 0), update(0, 1)]) keepPace("/t", one);
  assert.deepEqual(sent, [
    ["/t/hurry", { seat: 0, undo: true }],
    ["/t/hurry", { seat: 0, undo: true }],
  ]);
});

/** Whether an update is shown at once. */
async function shown(update) {
  let yes = false;
  const waits = paced(update).then(() => (yes = true));
  await new Promise(setImmediate);
  const soon = yes;
  mock.timers.tick(1500);
  await waits;
  return soon;
}

test("slow ones are shown one after the other, unless the reader skips", async () => {
  start.pace = "slow";
  mock.timers.tick(5000);
  assert.deepEqual([await shown(update(1, 1)), await shown(update(1, 1))], [true, true]); // 1.5 seconds were between them
  const first = paced(update(1, 1));
  await first;
  assert.ok(!(await shown(update(1, 1))));
  const bots = update(1, 1);
  keepPace("/t", bots);
  skip("/t", bots);
  assert.deepEqual(sent.at(-1), ["/t/hurry", { seat: 0, undo: false }]);
  await paced(update(1, 1));
  assert.ok(await shown(update(1, 1)));
  assert.ok(await shown(update(0, 1)), "what people do is shown at once");
});
