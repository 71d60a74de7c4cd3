import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "../page.js";

page(
  `<figure id="curve"><figcaption><span>Ann</span><span>Ben</span></figcaption><div id="curve-drawing"></div></figure>`,
  {
    table: "t1",
    names: ["Ann", "Ben"],
    colours: ["red", "blue"],
    winners: [1],
    texts: { "curve-title": "Chances", "curve-turning": "{number}: {seat} from {before} to {after}" },
  },
);
const { chancesOf, drawCurve } = await import("../../../src/tabledhote/web/static/replay/curve.js");
const decisions = [{ chances: [0.5, 0.5] }, { chances: [0.75, 0.25] }];

test("the last chances are the result", () => {
  assert.deepEqual(chancesOf({ decisions }), [
    [0.5, 0.5],
    [0.75, 0.25],
    [0, 1],
  ]);
});

test("a seat has a line through all moments, and a turning point leads to the moment before it", () => {
  const mark = drawCurve({ decisions, turning: [2] });
  const lines = [...document.querySelectorAll("#curve-drawing .line")];
  assert.deepEqual(
    lines.map((line) => line.getAttribute("d")),
    ["M58.0 100.0L323.0 56.0L588.0 188.0", "M58.0 100.0L323.0 144.0L588.0 12.0"],
  );
  const link = document.querySelector("#curve-drawing a");
  assert.equal(link.getAttribute("href"), "/tables/t1/replay?at=1");
  assert.equal(link.getAttribute("aria-label"), "2: Ann from 75% to 0%");
  mark(1);
  assert.equal(document.querySelector("#curve-drawing .now").getAttribute("d"), "M323 6V194");
});

test("each name has a sample of its line", () => {
  const samples = [...document.querySelectorAll("#curve figcaption .sample .line")];
  assert.deepEqual(
    samples.map((line) => line.getAttribute("stroke")),
    ["var(--red)", "var(--blue)"],
  );
});
