import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { page } from "../page.js";

const texts = {
  "table-choices": "({number} choices)",
  "table-final": "final",
  "table-step-back": "Back",
  "table-ask": "{action}?",
  "table-ask-loss": "{action}? {loss}",
  "guide-not-now": "Not now: {action}",
};
page(
  `<main id="main"><div id="board" tabindex="-1"><svg>
    <g data-ref="pawn:mayor" data-about="The mayor"/><g data-ref="pawn:cook"/>
    <g data-ref="tile:a1 to:a1"/><g data-ref="tile:b3 to:b3" data-about="A square"/>
    <g data-ref="die:2"/><g data-ref="die:2"/><g data-ref="die:5"/></svg></div>
  <section class="desk"><div id="actions"></div></section></main>
  <div id="news"></div><dialog id="ask"><p id="ask-text"></p><button id="ask-yes"></button></dialog>`,
  { texts, confirm: "never" },
);
globalThis.requestAnimationFrame = () => {}; // nothing is scrolled here
const { start } = await import("../../../src/tabledhote/web/static/shared/start.js");
const { Choosing } = await import("../../../src/tabledhote/web/static/table/choosing.js");

const board = document.getElementById("board");
const things = [...board.querySelectorAll("[data-ref]")];
let size = 40; // of a thing, in pixels
for (const thing of things) thing.getBoundingClientRect = () => ({ width: size, height: size });

let sent = [];
let actions = []; // of the last choice
let narrowed = [];
function send(choice) {
  sent.push(choice.text);
  actions = choice.actions ?? [choice.action];
}
const choosing = new Choosing({ send, prompted: (yes) => narrowed.push(yes) });

const choice = (action, more = {}) => ({
  action,
  text: Object.values(action).flat().join(" "),
  undoable: true,
  ...more,
});
const move = (pawn, to, more) => choice({ do: "move", pawn, to }, more);
const MOVES = [move("mayor", "a1"), move("mayor", "b3"), move("cook", "b3")];
let number = 0;
/** Offer choices for a new decision. */
function offer(choices, { together = [], locked = false, asked = null } = {}) {
  number += 1;
  choosing.offer(choices, together, `${number}:0`, locked, asked);
}

const thing = (ref, at = 0) => things.filter((one) => one.dataset.ref.split(" ").includes(ref))[at];
const click = (element) => element.dispatchEvent(new Event("click", { bubbles: true }));
const refs = (selector) => [...board.querySelectorAll(selector)].map((one) => one.dataset.ref.split(" ").at(-1));
const buttons = () => [...document.querySelectorAll("#actions button")].map((one) => one.textContent);
const press = (label) =>
  click([...document.querySelectorAll("#actions button")].find((one) => one.textContent === label));

beforeEach(() => {
  size = 40;
  start.confirm = "never";
  offer([]);
  [sent, narrowed] = [[], []];
});

test("what narrows glows, and the last click sends", () => {
  offer(MOVES);
  assert.deepEqual(refs(".can"), ["pawn:mayor", "pawn:cook", "to:a1", "to:b3"]);
  click(thing("pawn:mayor"));
  assert.deepEqual([refs(".chosen"), refs(".can"), sent], [["pawn:mayor"], ["to:a1", "to:b3"], []]);
  assert.deepEqual(buttons(), ["move mayor a1", "move mayor b3", "Back"]);
  click(thing("to:b3"));
  assert.deepEqual([sent, narrowed], [["move mayor b3"], [false, true]]);
});

test("a thing that stands for one action sends it at once", () => {
  offer(MOVES);
  click(thing("to:a1"));
  assert.deepEqual(sent, ["move mayor a1"]);
});

test("a pick is taken back by a click beside, and by the button", () => {
  offer(MOVES);
  click(thing("pawn:mayor"));
  click(board);
  assert.deepEqual([refs(".chosen"), refs(".can").length], [[], 4]);
  click(thing("pawn:mayor"));
  press("Back");
  assert.deepEqual([refs(".chosen"), refs(".can").length], [[], 4]);
  assert.ok(!choosing.back());
});

test("the same decision on a new drawing keeps its picks, another one does not", () => {
  offer(MOVES);
  click(thing("pawn:mayor"));
  choosing.offer(MOVES, [], choosing.decision, false);
  assert.deepEqual(refs(".chosen"), ["pawn:mayor"]);
  offer(MOVES);
  assert.deepEqual(refs(".chosen"), []);
});

test("nothing can be taken while it is locked", () => {
  offer(MOVES, { locked: true, together: [{ actions: [{ do: "all" }], text: "All", undoable: true }] });
  assert.deepEqual([refs(".can"), buttons()], [[], []]);
  choosing.take(MOVES[0]);
  assert.deepEqual(sent, []);
});

test("a label says what a thing stands for, and is given back", () => {
  offer([MOVES[0], MOVES[1], move("cook", "b3", { undoable: false })]);
  const label = (ref) => thing(ref).getAttribute("aria-label");
  assert.equal(label("pawn:mayor"), "The mayor (2 choices)");
  assert.equal(label("pawn:cook"), "move cook b3 (final)");
  assert.deepEqual(refs(".final"), ["pawn:cook"]);
  offer([]);
  assert.deepEqual(
    [label("pawn:mayor"), label("pawn:cook"), refs(".can, .final, [tabindex]")],
    ["The mayor", null, []],
  );
});

test("what has no place on the board is a button, and what goes together comes first", () => {
  offer([...MOVES, choice({ do: "pass" })], {
    together: [{ actions: [{ do: "move" }, { do: "pass" }], text: "Both", undoable: true }],
  });
  assert.deepEqual(buttons(), ["Both", "pass"]);
  press("Both");
  press("pass");
  assert.deepEqual(sent, ["Both", "pass"]);
  click(thing("pawn:mayor"));
  assert.ok(!buttons().includes("Both"), "no longer once something was picked");
});

const switched = { on: { do: "more" }, off: { do: "no" }, label: "One more", text: "roll with one more" };

test("a switch answers the question that follows along with the choice", () => {
  offer([choice({ do: "roll", die: 5 }, { switch: switched }), choice({ do: "pass" })]);
  click(thing("die:5"));
  assert.deepEqual(actions, [{ do: "roll", die: 5 }, { do: "no" }]);
  offer([choice({ do: "roll", die: 5 }, { switch: switched }), choice({ do: "pass" })]);
  assert.deepEqual(buttons(), ["One more", "pass"]);
  press("One more");
  assert.equal(thing("die:5").getAttribute("aria-label"), "roll with one more");
  click(thing("die:5"));
  assert.deepEqual(actions, [{ do: "roll", die: 5 }, { do: "more" }]);
  offer([]);
  offer([choice({ do: "roll", die: 5 }, { switch: switched })]);
  assert.ok(!choosing.switched, "each turn begins without it");
});

test("with a guide there is no switch: it asks step by step", () => {
  const roll = choice({ do: "roll", die: 5 }, { switch: switched });
  offer([roll], { asked: roll.action });
  click(thing("die:5"));
  assert.deepEqual([buttons(), actions], [[], [{ do: "roll", die: 5 }]]);
});

test("a click on a thing can do several actions, unless something was picked before", () => {
  const whole = {
    actions: [{ do: "move", pawn: "mayor" }, { do: "pass" }],
    text: "Both",
    undoable: true,
    at: "pawn:mayor",
  };
  offer(MOVES, { together: [whole] });
  assert.deepEqual([buttons(), thing("pawn:mayor").getAttribute("aria-label")], [[], "Both"]);
  click(thing("pawn:mayor"));
  assert.deepEqual(actions, whole.actions);
  click(thing("to:b3"));
  click(thing("pawn:mayor"));
  assert.equal(sent.at(-1), "move mayor b3");
  offer([choice({ do: "pass" })], { together: [whole] });
  click(thing("pawn:mayor"));
  assert.deepEqual([sent.at(-1), refs(".can")], ["Both", ["pawn:mayor"]]);
});

test("what is easily lost by a choice is asked about once", async () => {
  let asked = 0;
  document.getElementById("ask").showModal = () => (asked += 1);
  const costly = () => [choice({ do: "roll", die: 5 }, { loses: "No guest then." }), choice({ do: "pass" })];
  offer(costly());
  click(thing("die:5"));
  assert.equal(document.getElementById("ask-text").textContent, "roll 5? No guest then.");
  await answer("no");
  click(thing("die:5"));
  await answer("yes");
  assert.deepEqual([asked, sent], [2, ["roll 5"]]);
  offer(costly());
  click(thing("die:5"));
  assert.deepEqual([asked, sent], [2, ["roll 5", "roll 5"]]);
});

test("the last few are buttons too if they are too small to be hit", () => {
  size = 31;
  offer(MOVES);
  assert.deepEqual(buttons(), ["move mayor a1", "move mayor b3", "move cook b3"]);
  offer([...MOVES, move("cook", "a1"), choice({ do: "pass" })]);
  assert.deepEqual(buttons(), ["pass"], "but five are no few");
});

test("of two things alike each is chosen once", () => {
  const pay = (...die) => choice({ do: "use", die });
  offer([pay(2, 2), pay(2, 5), pay(5, 5)]);
  click(thing("die:2"));
  assert.deepEqual([refs(".chosen"), refs(".can")], [["die:2"], ["die:2", "die:5"]]);
  assert.ok(thing("die:2").classList.contains("chosen"));
  click(thing("die:2", 1));
  assert.deepEqual(sent, ["use 2 2"]);
});

test("with a guide only what leads there can be taken", () => {
  const asked = MOVES[1].action;
  offer(MOVES, { asked });
  assert.deepEqual(refs(".can"), ["pawn:mayor", "to:b3"]);
  click(thing("pawn:cook"));
  assert.equal(document.getElementById("news").textContent, "Not now: move mayor b3");
  click(thing("pawn:mayor"));
  assert.deepEqual([refs(".can"), buttons()], [["to:b3"], ["move mayor b3", "Back"]]);
  click(thing("to:b3"));
  assert.deepEqual(sent, ["move mayor b3"]);
});

test("with a guide the things lead that stand for the fewest choices", () => {
  offer([...MOVES, move("cook", "a1"), move("mayor", "c1")], { asked: MOVES[1].action });
  assert.deepEqual(refs(".can"), ["to:b3"], "three moves of the mayor, but two to b3");
});

// biome-ignore lint/suspicious/noThenProperty: the server calls it so
const drive = (to, ...then) => choice({ do: "drive", to }, { then: then.map((die) => ({ do: "use", die })) });
const use = (...die) => choice({ do: "use", die });

test("what was picked for the next decision is taken when that comes, if it is clear", () => {
  offer([drive("a1", [2], [5]), drive("b3", [2])]);
  click(thing("die:2"));
  click(thing("to:a1"));
  choosing.offer(choosing.narrowing.choices, [], choosing.decision, false); // drawn anew before the answer is there
  assert.deepEqual(sent, ["drive a1"]);
  offer([use(2), use(5)]);
  assert.deepEqual(sent, ["drive a1", "use 2"]);
});

test("if it is not clear, the rest is asked for", () => {
  offer([drive("a1", [2, 2], [2, 5]), drive("b3", [2, 2], [5, 5])]);
  click(thing("die:2"));
  click(thing("to:a1"));
  offer([use(2, 2), use(2, 5), use(5, 5)]);
  assert.deepEqual([sent, refs(".chosen")], [["drive a1"], ["die:2"]]);
});

test("of several the one is clear that has as many as were picked", () => {
  offer([drive("a1", [2], [2, 5]), drive("b3", [2], [5])]);
  click(thing("die:2"));
  click(thing("to:a1"));
  offer([use(2), use(2, 5)]);
  assert.deepEqual(sent, ["drive a1", "use 2"]);
});

test("it is forgotten if something else is to be decided", () => {
  offer([drive("a1", [2], [5]), drive("b3", [2])]);
  click(thing("die:2"));
  click(thing("to:a1"));
  offer([choice({ do: "lose", die: [2] }), choice({ do: "lose", die: [5] })]);
  offer([use(2), use(5)]);
  assert.deepEqual(sent, ["drive a1"]);
});

test("an action is pointed at where it stands with the fewest others, on the board or on a button", () => {
  const pass = choice({ do: "pass" });
  offer([...MOVES, pass]);
  assert.equal(choosing.target(MOVES[0].action), thing("to:a1"));
  assert.equal(choosing.target(MOVES[2].action), thing("pawn:cook"));
  assert.equal(choosing.target(pass.action).textContent, "pass");
  assert.equal(choosing.target({ do: "win" }), undefined);
  assert.equal(choosing.choice({ do: "pass" }), pass);
});

/** Answer what the page asks before something final. */
async function answer(value) {
  const dialog = document.getElementById("ask");
  dialog.returnValue = value;
  dialog.dispatchEvent(new Event("close"));
  await new Promise(setImmediate);
}

test("who wants to be asked is asked before what is final, and before nothing else", async () => {
  start.confirm = "final";
  let asked = 0;
  document.getElementById("ask").showModal = () => (asked += 1);
  offer([MOVES[0], move("cook", "b3", { undoable: false })]);
  click(thing("pawn:cook"));
  assert.equal(document.getElementById("ask-text").textContent, "move cook b3?");
  await answer("no");
  assert.deepEqual([asked, sent], [1, []]);
  click(thing("pawn:cook"));
  await answer("yes");
  assert.deepEqual([asked, sent], [2, ["move cook b3"]]);
  click(thing("pawn:mayor"));
  start.confirm = "never";
  click(thing("pawn:cook"));
  assert.deepEqual([asked, sent], [2, ["move cook b3", "move mayor a1", "move cook b3"]]);
});

test("what was asked about one decision is not taken in another", async () => {
  start.confirm = "final";
  document.getElementById("ask").showModal = () => {};
  const last = [MOVES[0], move("cook", "b3", { undoable: false })];
  offer(last);
  click(thing("pawn:cook"));
  offer(last);
  await answer("yes");
  assert.deepEqual(sent, []);
});
