import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { page } from "../page.js";

const texts = { "table-turn-title": "Your turn", "table-yours": "It is your turn." };
page('<span id="what">Choose a die</span>', { texts, notify: "on" });
document.title = "Vienna";
document.head.append(Object.assign(document.createElement("link"), { rel: "icon", href: "icon.svg" }));
document.querySelector("link").dataset.turn = "turn.svg";
globalThis.location = { pathname: "/tables/t1" };

let notes = [];
class Notification {
  static permission = "granted";
  constructor(title, { body, tag }) {
    notes.push([title, body, tag]);
  }
  addEventListener() {}
}
globalThis.Notification = Notification;
const { turnSign } = await import("../../../src/tabledhote/web/static/table/turn.js");
const signs = () => [document.title, document.querySelector("link").getAttribute("href")];

beforeEach(() => {
  turnSign(false);
  notes = [];
  document.hidden = true;
});

test("title and icon tell whose turn it is", () => {
  turnSign(true);
  assert.deepEqual(signs(), ["● Your turn · Vienna", "turn.svg"]);
  turnSign(false);
  assert.deepEqual(signs(), ["Vienna", "icon.svg"]);
});

test("who looks elsewhere is notified once when the turn comes", () => {
  turnSign(true);
  turnSign(true);
  assert.deepEqual(notes, [["Vienna", "It is your turn. Choose a die", "/tables/t1"]]);
  turnSign(false);
  turnSign(true);
  assert.equal(notes.length, 2);
});

test("who looks at the table is not, nor who has not allowed it", () => {
  document.hidden = false;
  turnSign(true);
  turnSign(false);
  document.hidden = true;
  Notification.permission = "denied";
  turnSign(true);
  Notification.permission = "granted";
  assert.deepEqual(notes, []);
});

test("a device that does not let a page notify still has the sign", () => {
  globalThis.Notification = class {
    static permission = "granted";
    constructor() {
      throw new TypeError("Illegal constructor");
    }
  };
  turnSign(true);
  globalThis.Notification = Notification;
  assert.equal(document.title, "● Your turn · Vienna");
});
