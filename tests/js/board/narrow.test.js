import assert from "node:assert/strict";
import { test } from "node:test";
import { Narrowing, named, names, tokens } from "../../../src/tabledhote/web/static/board/narrow.js";

const move = (pawn, to) => ({ action: { do: "move", pawn, to }, text: `${pawn} to ${to}` });
const texts = (choices) => choices.map((choice) => choice.text);

test("a reference is several tokens, and a value may have a colon", () => {
  assert.deepEqual(tokens("  tile:b3 to:a:1\n"), [
    { field: "tile", value: "b3" },
    { field: "to", value: "a:1" },
  ]);
  assert.deepEqual(tokens(""), []);
});

test("an action names a thing by field and value, and numbers count as text", () => {
  assert.ok(names({ do: "take", die: 3 }, "die:3"));
  assert.ok(!names({ do: "take", die: 3 }, "die:4"));
  assert.ok(!names({ do: "take", die: 3 }, "room:3"));
  assert.ok(!names({ do: "take", die: null }, "die:null"));
  assert.ok(names({ do: "take", die: 0 }, "die:0"));
});

test("a list names a thing as often as it has it", () => {
  const action = { do: "pay", coins: ["gold", "gold", "tin"] };
  assert.ok(names(action, "coins:gold", 2));
  assert.ok(!names(action, "coins:gold", 3));
  assert.ok(!names(action, "coins:tin", 2));
});

test("picks name an action when they say everything that it says", () => {
  const action = { do: "move", pawn: "mayor", to: "b3" };
  assert.ok(!named(action, ["pawn:mayor"]));
  assert.ok(named(action, ["pawn:mayor", "tile:b3 to:b3"]));
  assert.ok(named({ do: "pass" }, []));
});

test("each pick narrows, and going back widens again", () => {
  const narrowing = new Narrowing([move("mayor", "a1"), move("mayor", "b3"), move("cook", "b3")]);
  assert.deepEqual(texts(narrowing.pick("pawn:mayor")), ["mayor to a1", "mayor to b3"]);
  assert.deepEqual(texts(narrowing.pick("to:b3")), ["mayor to b3"]);
  assert.ok(narrowing.back());
  assert.equal(narrowing.remaining.length, 2);
  assert.ok(narrowing.back());
  assert.ok(!narrowing.back());
  assert.equal(narrowing.remaining.length, 3);
});

test("a thing that would not narrow the choice offers nothing", () => {
  const narrowing = new Narrowing([move("mayor", "a1"), move("mayor", "b3")]);
  assert.deepEqual(narrowing.offered("pawn:mayor"), []);
  assert.deepEqual(texts(narrowing.offered("to:b3")), ["mayor to b3"]);
  assert.deepEqual(narrowing.offered("to:c9"), []);
});

test("the only choice is offered, although there is nothing to narrow", () => {
  assert.deepEqual(texts(new Narrowing([move("mayor", "a1")]).offered("pawn:mayor")), ["mayor to a1"]);
});

test("of two things alike each can be picked once", () => {
  const pay = (...coins) => ({ action: { do: "pay", coins }, text: coins.join("+") });
  const narrowing = new Narrowing([pay("gold", "gold"), pay("gold", "tin")]);
  assert.deepEqual(texts(narrowing.after(["coins:gold", "coins:gold"])), ["gold+gold"]);
  assert.deepEqual(narrowing.after(["coins:gold", "coins:gold", "coins:gold"]), []);
});

test("what follows an action can be picked along with it, but within one way only", () => {
  const take = (die, ...to) => ({
    action: { do: "take", die },
    text: `take ${die}`,
    // biome-ignore lint/suspicious/noThenProperty: the server calls it so
    then: to.map((place) => ({ do: "drive", to: place })),
  });
  const narrowing = new Narrowing([take(2, "a1", "b3"), take(5, "b3")]);
  assert.deepEqual(texts(narrowing.pick("to:a1")), ["take 2"]);
  assert.deepEqual(narrowing.ahead(narrowing.choices[0]), ["to:a1"]);
  assert.deepEqual(narrowing.after(["to:a1", "to:b3"]), []);
  assert.deepEqual(narrowing.ahead({ action: { do: "take", to: "a1" } }), []);
});
