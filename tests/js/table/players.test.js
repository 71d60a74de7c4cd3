import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { page } from "../page.js";

mock.timers.enable({ apis: ["setInterval", "Date"] }); // the page looks every second at how long somebody is away
const texts = {
  "table-you": "you",
  "table-away": "away",
  "table-free": "free",
  "table-resigned": "resigned",
  "table-late": "out of time",
  "table-stands-in": "stands in",
  "level-easy": "easy",
  "table-leave": "Leave",
  "table-return": "Return",
  "table-replace": "Replace {seat}",
  "table-watching": "{number} watch",
};
const row = (seat) => `<li data-seat="${seat}"><button class="name"></button><span class="state"></span>
  <span class="score"></span><span class="clock"></span></li>`;
page(`<ol id="players">${row(0)}${row(1)}</ol><p id="watching"></p><p id="seat-changes"></p>`, {
  texts,
  scored: true,
  now: 0,
  absence: 180,
  standIn: "easy",
});
const { away, here, showPlayers } = await import("../../../src/tabledhote/web/static/table/players.js");

const seat = (kind, more = {}) => ({ kind, level: null, resigned: false, stands_in: false, late: false, ...more });
const [person, bot] = [seat("person"), seat("bot", { level: "easy" })];
const shown = (selector) => [...document.querySelectorAll(`#players ${selector}`)].map((one) => one.textContent);
const offers = () => [...document.querySelectorAll("#seat-changes button")].map((one) => one.textContent);

function update(table = {}, more = {}) {
  return {
    table: { status: "playing", seats: [person, person], deciding: 1, result: null, clock: null, ...table },
    names: ["Ann", "Ben"],
    you: 0,
    yours: [0],
    left: [],
    view: { phase: "go", scores: [3, 0] },
    ...more,
  };
}

beforeEach(() => here({ here: [true, true], away: [0, 0], watching: 0 }));

test("each player has a name, points and a state", () => {
  showPlayers(update({ seats: [person, bot] }));
  assert.deepEqual(
    [shown(".name"), shown(".score"), shown(".state")],
    [
      ["Ann", "Ben"],
      ["3", "0"],
      ["", "easy"],
    ],
  );
  const states = [
    seat("open"),
    seat("invited"),
    seat("bot", { resigned: true, stands_in: true }),
    seat("bot", { stands_in: true }),
    seat("bot", { stands_in: true, late: true }),
  ].map((one) => {
    showPlayers(update({ seats: [person, one] }));
    return shown(".state")[1];
  });
  assert.deepEqual(states, ["free", "free", "resigned", "stands in", "out of time"]);
});

test("the result has the last word on points", () => {
  showPlayers(update({ status: "over", deciding: -1, result: { scores: [7, 8], winners: [1] } }));
  assert.deepEqual(shown(".score"), ["7", "8"]);
  assert.deepEqual(shown(".winner .name"), ["Ben"]);
});

test("only people can be away, and only once it is known who is here", () => {
  here({ here: [true, false], away: [0, 10], watching: 2 });
  assert.deepEqual([away(person, 0), away(person, 1), away(bot, 1)], [false, true, false]);
  showPlayers(update());
  assert.deepEqual([shown(".state"), document.getElementById("watching").textContent], [["", "away"], "2 watch"]);
});

test("who is away while they decide can be replaced after a while", () => {
  here({ here: [true, false], away: [0, 178], watching: 0 });
  showPlayers(update());
  assert.deepEqual(offers(), ["Leave"]);
  mock.timers.tick(3000);
  assert.deepEqual(offers(), ["Leave", "Replace Ben"]);
});

test("a clock runs for who decides", () => {
  const since = Date.now() / 1000;
  const clock = { left: [61, 90], seat: 1, since };
  showPlayers(update({ clock }));
  assert.deepEqual(shown(".clock"), ["1:01", "1:30"]);
  mock.timers.tick(31_000);
  assert.deepEqual(shown(".clock"), ["1:01", "0:59"]);
  assert.deepEqual(shown(".short"), ["0:59"]);
});

test("a table that can only be read has players too, and nobody who decides", () => {
  here({ here: [true, false], away: [0, 999], watching: 0 });
  showPlayers(update({ deciding: -1, closed: "Other rules." }, { view: undefined }));
  assert.deepEqual(
    [shown(".name"), shown(".score"), shown(".state")],
    [
      ["Ann", "Ben"],
      ["", ""],
      ["", "away"],
    ],
  );
});
