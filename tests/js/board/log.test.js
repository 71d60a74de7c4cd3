import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "../page.js";

const texts = {
  "table-start": "Start",
  "table-undone": "{seat} takes it back",
  "table-sits": "{seat} sits down",
  "log-earlier": "More",
  "log-who": "{seat}:",
};
page('<div id="board"><b data-ref="tile:b3"></b><b data-ref="pawn:mayor"></b></div><div id="log"></div>', { texts });
const { Log, named } = await import("../../../src/tabledhote/web/static/board/log.js");

const NAMES = ["Ann", "Ben"];
let number = 10;
const act = (seat, ...events) => {
  number += 1;
  return { number, kind: "act", seat, events, sentences: events.map((event) => `${event.event} ${number}`) };
};
const turn = { event: "turn" }; // ends the action after which it begins
const did = { event: "did" };

function log(...lines) {
  const panel = document.createElement("section");
  const element = document.createElement("div");
  panel.append(element);
  const made = new Log(element, () => {});
  made.add(lines, NAMES);
  return made;
}

const said = (made) => [...made.element.querySelectorAll("li")].map((item) => item.textContent);

test("a turn begins a group, and other events are sentences in it", () => {
  const made = log(act(0, did, turn), act(1, did));
  assert.equal(made.groups.length, 2);
  assert.deepEqual(
    made.groups.map((group) => group.list.children.length),
    [1, 1],
  );
});

test("what is taken back is struck out and does not count", () => {
  const first = act(0, did);
  const second = act(0, did);
  const made = log(first, second, { number: 99, kind: "undo", seat: 0, undoes: second.number });
  assert.equal(made.actions, 1);
  assert.deepEqual(
    [...made.element.querySelectorAll(".undone")].map((item) => item.textContent),
    [second.sentences[0]],
  );
  assert.equal(said(made).at(-1), "Ann takes it back");
});

test("the last turn of a seat reaches from the others' last action to its own", () => {
  const made = log(act(0, did), act(1, did), act(1, did), act(0, did));
  assert.deepEqual(made.turnOf(1), [1, 3]);
  assert.deepEqual(made.turnOf(0), [3, 4]);
  assert.equal(log(act(0, did)).turnOf(1), null);
});

test("what the others did last is everything since one's own last action", () => {
  const made = log(act(0, did, turn), act(1, did, turn), act(1, did));
  assert.deepEqual(made.lastTurns([0]), [1, 3]);
});

test("an onlooker sees the last turn", () => {
  const made = log(act(0, did, turn), act(1, did), act(1, did));
  assert.deepEqual(made.lastTurns([]), [1, 3]);
});

test("a moment tells what is past from what is to come", () => {
  const made = log(act(0, did), act(1, did), act(0, did));
  const { last, said: words } = made.reach(2);
  assert.equal(words, said(made)[1]);
  assert.equal(last.textContent, said(made)[1]);
  assert.equal(made.element.querySelectorAll(".to-come").length, 1);
});

test("only people who sit down later are mentioned", () => {
  assert.deepEqual(said(log({ number: 1, kind: "sit", seat: 0 })), []);
  assert.deepEqual(said(log({ number: 3, kind: "sit", seat: 1 })), ["Ben sits down"]);
});

test("an event names things by field and value, or by a word that is somebody's value", () => {
  const refs = (event) => named(event).map((thing) => thing.dataset.ref);
  assert.deepEqual(refs({ event: "move", tile: "b3" }), ["tile:b3"]);
  assert.deepEqual(refs({ event: "move", who: "mayor" }), ["pawn:mayor"]);
  assert.deepEqual(refs({ event: "b3" }), []);
});

test("earlier chat is offered as long as there is any, and goes where it belongs", async () => {
  const say = (number) => ({ number, kind: "say", seat: 1, text: `words ${number}` });
  const made = log(act(0, did, turn), act(1, did), say(100));
  const [first, second] = said(made);
  const pieces = { 100: [say(2), say(made.acts[0].number + 0.5)], 2: [] };
  made.offerEarlier(100, NAMES, async (before) => pieces[before]);
  const pressed = async () => {
    made.panel.querySelector(".earlier").click();
    await new Promise((done) => setTimeout(done));
  };
  await pressed();
  assert.deepEqual(said(made), [
    "Ben: words 2",
    first,
    `Ben: words ${made.acts[0].number + 0.5}`,
    second,
    "Ben: words 100",
  ]);
  const moments = [...made.element.querySelectorAll("li")].map((item) => item.dataset.action);
  assert.deepEqual(moments, ["0", "1", "1", "2", "2"]);
  assert.ok(made.panel.querySelector(".earlier"));
  await pressed();
  assert.equal(made.panel.querySelector(".earlier"), null);
});

test("a turn is one line once it is over, and opens into its steps; chat stays in view", () => {
  const begin = (seat) => ({ event: "turn", seat });
  const short = (seat, piece) => ({ ...act(seat, did), short: [piece] });
  const first = { ...act(0, begin(0)) };
  const taken = short(0, "a wine");
  const made = log(first, short(0, "a die"), taken, { number: 98, kind: "say", seat: 1, text: "hello" });
  const lines = () => [...made.element.querySelectorAll(".turn:not([hidden])")].map((line) => line.textContent);
  assert.deepEqual(lines(), ["Ann: a die, a wine"]);
  made.add([{ number: 99, kind: "undo", seat: 0, undoes: taken.number }], NAMES);
  assert.deepEqual(lines(), ["Ann: a die"]);
  const [group] = made.groups.filter(({ seat }) => seat === 0);
  assert.ok(!group.list.classList.contains("folded"));
  made.add([act(1, begin(1))], ["Zoé", "Ben"]);
  assert.deepEqual(lines(), ["Zoé: a die"], "a seat's present name");
  assert.ok(group.list.classList.contains("folded"));
  group.fold.dispatchEvent(new Event("click", { bubbles: true }));
  assert.ok(!group.list.classList.contains("folded"));
  made.add([act(1, did)], NAMES);
  assert.ok(!group.list.classList.contains("folded"), "what somebody has opened stays open");
});
