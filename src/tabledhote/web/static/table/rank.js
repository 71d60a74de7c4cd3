// How things glow: what is asked is bright, extras have a thin outline, and choices of one kind have one tone.

import { start } from "../shared/start.js";

const TONES = 3;

/** @param {Map<import("../shared/elements.js").Thing, Choice[]>} offers */
export function rank(offers) {
  const kinds = new Set([...offers.values()].flat().map((choice) => choice.action.do));
  const main = [...kinds].filter((kind) => !start.extras.includes(kind));
  for (const [thing, found] of offers) {
    const own = main.filter((kind) => found.some((choice) => choice.action.do === kind));
    thing.classList.toggle("extra", found.length > 0 && main.length > 0 && !own.length);
    thing.dataset.tone = String(own.length === 1 ? main.indexOf(own[0]) % TONES : 0);
  }
}
