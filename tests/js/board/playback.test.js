import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "../page.js";

page(`<main id="main"><div id="board-scroll"><div id="board"></div></div></main>`);
const { drawings } = await import("../../../src/tabledhote/web/static/board/playback.js");

let refuses = false;
let asked = [];
globalThis.fetch = async (path) => {
  asked.push(path);
  if (refuses) return { ok: false, status: 500, json: async () => ({ code: "internal" }) };
  return { ok: true, json: async () => ({ svg: `<svg>${asked.length}</svg>` }) };
};

test("a drawing is fetched once", async () => {
  const drawing = drawings("/api/tables/t1", "fr");
  const both = await Promise.all([drawing(3), drawing(3)]);
  assert.deepEqual([...both, await drawing(3)], ["<svg>1</svg>", "<svg>1</svg>", "<svg>1</svg>"]);
  assert.deepEqual(asked, ["/api/tables/t1/positions/3?parts=svg&language=fr"]);
});

test("one that did not come is asked for again", async () => {
  const drawing = drawings("/api/tables/t1", "fr");
  refuses = true;
  await assert.rejects(drawing(4));
  refuses = false;
  asked = [];
  assert.equal(await drawing(4), "<svg>1</svg>");
});
