import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { page } from "../page.js";

page();
const { ask, Refused } = await import("../../../src/tabledhote/web/static/shared/server.js");

let answers = [];
let sent = [];
globalThis.fetch = async (path, options) => {
  sent.push({ path, ...options });
  const next = answers.shift();
  if (next instanceof Error) throw next;
  const [status, body] = next;
  return { ok: status < 300, status, json: async () => body };
};
globalThis.setTimeout = (call) => queueMicrotask(call); // nobody waits here

beforeEach(() => {
  sent = [];
});

test("an answer comes as it is, and the request has the token", async () => {
  answers = [[200, { fine: true }]];
  assert.deepEqual(await ask("/x"), { fine: true });
  assert.deepEqual(sent[0].headers, { "X-CSRF-Token": "token" });
});

test("a body is sent as JSON", async () => {
  answers = [[200, {}]];
  await ask("/x", { method: "POST", body: { seat: 1 } });
  assert.equal(sent[0].body, '{"seat":1}');
  assert.equal(sent[0].headers["Content-Type"], "application/json");
});

test("a lost answer and a busy server are asked again with the same body", async () => {
  answers = [new TypeError("lost"), [503, {}], [200, { fine: true }]];
  let waited = 0;
  const body = { id: "same" };
  assert.deepEqual(await ask("/x", { method: "POST", body, waiting: () => (waited += 1) }), { fine: true });
  assert.equal(waited, 2);
  assert.deepEqual(new Set(sent.map((one) => one.body)), new Set(['{"id":"same"}']));
});

test("a refusal is not asked again", async () => {
  answers = [[409, { message: "no", code: "stale", reason: "dice" }]];
  await assert.rejects(ask("/x"), (error) => {
    assert.ok(error instanceof Refused);
    assert.deepEqual([error.message, error.code, error.reason], ["no", "stale", "dice"]);
    return true;
  });
  assert.equal(sent.length, 1);
});

test("after eight losses it gives up", async () => {
  answers = Array.from({ length: 9 }, () => new TypeError("lost"));
  await assert.rejects(ask("/x"), TypeError);
  assert.equal(sent.length, 8);
});
