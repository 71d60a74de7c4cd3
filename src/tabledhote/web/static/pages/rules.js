// Searches the rules: hides what does not have the words. Accents and capitals make no difference.

import { byId, parts } from "../shared/elements.js";
import "./print.js";

const field = byId("find", HTMLInputElement);
const found = byId("found");
const rules = byId("rules");

// What is found or not: items, rows, and paragraphs outside of lists.
const leaves = parts(rules, "li, tbody tr, p, pre").filter((part) => !part.parentElement?.closest("li"));
const around = parts(rules, "section, table, ul, ol, h3, figure");

const folded = (/** @type {string} */ text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

function search() {
  const words = folded(field.value).split(/\s+/).filter(Boolean);
  let count = 0;
  for (const part of leaves) {
    const has = words.every((word) => folded(part.textContent).includes(word));
    part.hidden = !has;
    if (words.length && has) count += 1;
  }
  for (const box of around) {
    const empty = box.matches("h3, figure")
      ? !box.closest("li")
      : !leaves.some((part) => !part.hidden && box.contains(part));
    box.hidden = words.length > 0 && empty;
  }
  mark(words);
  const { found: some = "", none = "" } = found.dataset;
  found.textContent = !words.length ? "" : count ? some.replace("{number}", String(count)) : none;
}

/**
 * Show the words where they stand, if the browser can without touching the page.
 * @param {string[]} words
 */
function mark(words) {
  if (!CSS.highlights) return;
  const ranges = [];
  for (const part of words.length ? leaves.filter((leaf) => !leaf.hidden) : []) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) ranges.push(...places(/** @type {Text} */ (walker.currentNode), words));
  }
  CSS.highlights.set("found", new Highlight(...ranges));
}

/**
 * Where words stand in a text; nowhere if it has another length without its accents.
 * @param {Text} node
 * @param {string[]} words
 */
function places(node, words) {
  const text = folded(node.data);
  const ranges = [];
  for (const word of text.length === node.length ? words : []) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      const range = new Range();
      range.setStart(node, at);
      range.setEnd(node, at + word.length);
      ranges.push(range);
    }
  }
  return ranges;
}

/** A link to a rule shows it, also one that was not found. */
function show() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target || !rules.contains(target)) return;
  if (target.hidden || target.closest("[hidden]")) {
    field.value = "";
    search();
  }
  target.scrollIntoView();
}

byId("search").hidden = false;
field.addEventListener("input", search);
addEventListener("hashchange", show);
show();
