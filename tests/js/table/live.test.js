import assert from "node:assert/strict";
import { test } from "node:test";
import { listen, oneByOne } from "../../../src/tabledhote/web/static/table/live.js";

const reported = [];
globalThis.reportError = (error) => reported.push(error.message);

test("an update waits for the one before it", async () => {
  const shown = [];
  const waiting = [];
  const told = oneByOne(async (update, whole) => {
    shown.push([update, whole]);
    await new Promise((done) => waiting.push(done));
  });
  told("first", true);
  told("second", false);
  await new Promise(setImmediate);
  assert.deepEqual(shown, [["first", true]]);
  waiting[0]();
  await new Promise(setImmediate);
  assert.deepEqual(shown, [
    ["first", true],
    ["second", false],
  ]);
});

test("one that cannot be shown is reported, and the next one is shown all the same", async () => {
  const shown = [];
  const told = oneByOne(async (update) => {
    if (update === "lost") throw new Error("no answer");
    shown.push(update);
  });
  for (const update of ["first", "lost", "last"]) told(update, false);
  await new Promise(setImmediate);
  assert.deepEqual([shown, reported], [["first", "last"], ["no answer"]]);
});

/** Stands for the browser's connection: a test says how it goes on. */
class Source extends EventTarget {
  static CLOSED = 2;
  static made = [];

  readyState = 0;

  constructor(path) {
    super();
    this.path = path;
    Source.made.push(this);
  }

  close() {
    this.readyState = Source.CLOSED;
  }

  happens(name) {
    this.dispatchEvent(new Event(name));
  }
}

test("a device without a network listens to a server of its own, and is lost only when that does not answer", () => {
  const window = new EventTarget();
  Object.assign(globalThis, { EventSource: Source, addEventListener: window.addEventListener.bind(window) });
  globalThis.document = new EventTarget();
  Object.defineProperty(globalThis, "navigator", { value: { onLine: false }, configurable: true });
  const connected = [];
  listen(() => "/events", { told() {}, present() {}, connected: (yes) => connected.push(yes) });
  Source.made[0].happens("open");
  assert.deepEqual(connected, [true]);

  window.dispatchEvent(new Event("offline"));
  assert.deepEqual([Source.made[0].readyState, connected], [Source.CLOSED, [true]]);
  Source.made[1].happens("error");
  assert.deepEqual(connected, [true, false]);

  window.dispatchEvent(new Event("online"));
  Source.made[2].happens("open");
  assert.deepEqual([Source.made.length, connected], [3, [true, false, true]]);
});
