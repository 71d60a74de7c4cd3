import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { page } from "../page.js";

page('<div id="board"><svg><g id="inn"/><g id="mill"/><g id="die"/></svg></div>');
const { alike, foresee, foreseen, forget } = await import("../../../src/tabledhote/web/static/table/foresee.js");

const mark = (thing, kind, icon = "", text = "") => ({ thing, kind, icon, text });
const choice = (...marks) => ({ action: { do: "go" }, text: "Go", undoable: true, marks });
const signs = () => [...document.querySelectorAll(".foreseen-sign")];
const classes = (id) => [...document.getElementById(id).classList].sort();

beforeEach(forget);

test("in words a thing is said once", () => {
  const said = choice(
    mark("inn", "loss", "", "You pay."),
    mark("mill", "loss", "", "You pay."),
    mark("", "harm", "", "Rain."),
  );
  assert.equal(foreseen(said), "You pay. Rain.");
  assert.equal(foreseen({ action: { do: "go" }, text: "Go", undoable: true }), "");
});

test("of several choices that is foreseen which all of them do", () => {
  const [both, one] = [mark("inn", "loss"), mark("mill", "loss")];
  assert.deepEqual(alike([choice(both, one), choice(both)]), [both]);
  assert.deepEqual(alike([choice(both), choice(mark("inn", "relief"))]), []);
  assert.deepEqual(alike([choice(both), { action: { do: "pass" } }]), []);
  assert.deepEqual(alike([]), []);
});

test("the same sign on the same thing is counted, and another one stands beside it", () => {
  foresee([choice(mark("inn", "loss", "coin"), mark("inn", "loss", "coin"), mark("inn", "harm", "fire"))]);
  assert.deepEqual(
    signs().map((sign) => [sign.dataset.times, sign.querySelector("use").getAttribute("href"), sign.style.left]),
    [
      ["×2", "#icon-coin", "0px"],
      [undefined, "#icon-fire", "-26px"],
    ],
  );
  assert.deepEqual(classes("inn"), ["foreseen", "harm", "loss"]);
});

test("what is no thing of the board has no sign, and what has no icon only its colour", () => {
  foresee([choice(mark("", "loss", "coin"), mark("gone", "loss", "coin"), mark("mill", "perhaps"))]);
  assert.deepEqual(signs(), []);
  assert.deepEqual(classes("mill"), ["foreseen", "perhaps"]);
});

test("what goes along stands out, and is forgotten like the rest", () => {
  const board = document.getElementById("board");
  foresee([choice(mark("inn", "loss", "coin"))], [document.getElementById("die")], true);
  assert.deepEqual(classes("die"), ["along"]);
  assert.ok(board.classList.contains("along-shown"));
  forget();
  assert.deepEqual(
    [classes("die"), classes("inn"), signs(), board.classList.contains("along-shown")],
    [[], [], [], false],
  );
  foresee([choice()], [], true);
  assert.ok(!board.classList.contains("along-shown"), "nothing is dimmed where nothing goes along");
});

test("a chip on the thing that one points at says it in a few words", () => {
  const short = (words) => ({ ...mark("inn", "loss"), short: words });
  const chips = () => [...document.querySelectorAll(".chip")].map((chip) => chip.textContent);
  foresee([choice(short("−1 coin"), short("−1 coin"), short("+2 points"))], [], false, document.getElementById("die"));
  assert.deepEqual(chips(), ["−1 coin · +2 points"]);
  foresee([choice(mark("inn", "loss"))], [], false, document.getElementById("die"));
  assert.deepEqual(chips(), []);
});
