// Searching the rules: what does not have the words is put aside.

const field = document.getElementById("find");
const found = document.getElementById("found");
const parts = [...document.querySelectorAll("#rules > *, #rules li, #rules tr")].filter((part) => !part.querySelector(":scope > ul, :scope > ol"));

function search() {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const part of parts) {
    const has = words.every((word) => part.textContent.toLowerCase().includes(word));
    const heading = /^H\d$/.test(part.tagName);
    part.hidden = words.length > 0 && !has && !heading && part.tagName !== "UL" && part.tagName !== "TABLE";
    if (words.length && has && !heading && !part.querySelector("li, tr")) count += 1;
  }
  found.textContent = !words.length ? "" : count ? found.dataset.found.replace("{number}", count) : found.dataset.none;
}

field.addEventListener("input", search);
