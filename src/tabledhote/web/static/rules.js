// Searching the rules: what does not have the words is put aside. Accents and capitals make no difference.

const field = document.getElementById("find");
const found = document.getElementById("found");
const rules = document.getElementById("rules");
const apart = document.getElementById("for-programmers");

// What is found or not: items, rows, and paragraphs outside of lists.
const leaves = [...rules.querySelectorAll("li, tbody tr, p, pre")].filter((part) => !part.parentElement.closest("li"));
const around = [...rules.querySelectorAll("section, table, ul, ol, h3, figure")];

const folded = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

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
  if (words.length) apart.open = leaves.some((part) => !part.hidden && apart.contains(part));
  mark(words);
  found.textContent = !words.length ? "" : count ? found.dataset.found.replace("{number}", count) : found.dataset.none;
}

/** Show the words where they stand, if the browser can without touching the page. */
function mark(words) {
  if (!CSS.highlights) return;
  const ranges = [];
  for (const part of words.length ? leaves.filter((leaf) => !leaf.hidden) : []) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = folded(walker.currentNode.data);
      if (text.length !== walker.currentNode.data.length) continue;
      for (const word of words) {
        for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
          const range = new Range();
          range.setStart(walker.currentNode, at);
          range.setEnd(walker.currentNode, at + word.length);
          ranges.push(range);
        }
      }
    }
  }
  CSS.highlights.set("found", new Highlight(...ranges));
}

/** A link to a rule shows it, also one that is folded away or was not found. */
function show() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target || !rules.contains(target)) return;
  if (target.hidden || target.closest("[hidden]")) {
    field.value = "";
    search();
  }
  if (apart.contains(target)) apart.open = true;
  target.scrollIntoView();
}

document.getElementById("search").hidden = false;
field.addEventListener("input", search);
addEventListener("hashchange", show);
show();
