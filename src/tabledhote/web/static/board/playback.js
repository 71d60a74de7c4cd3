// Earlier positions, one after the other.

import { ask } from "../shared/server.js";
import { drawing } from "../shared/start.js";
import { swap } from "./board.js";

const PACE = 900;

const pause = (/** @type {number} */ milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/**
 * The drawing of the position after that many actions.
 * @param {string} path
 * @param {number} number
 * @param {string} language
 */
export async function earlier(path, number, language) {
  const told = await ask(`${path}/positions/${number}?parts=${drawing()}&language=${language}`);
  return /** @type {{ svg: string }} */ (told).svg;
}

/**
 * The same for one game, each drawing fetched once; one that did not come is asked for again.
 * @param {string} path
 * @param {string} language
 */
export function drawings(path, language) {
  /** @type {Map<string, Promise<string>>} */
  const known = new Map();
  return (/** @type {number} */ number) => {
    const key = `${number} ${drawing()}`;
    const found = known.get(key) ?? earlier(path, number, language);
    known.set(key, found);
    found.catch(() => known.delete(key));
    return found;
  };
}

/**
 * `shown(number)` is called with each position as it is shown, until `stopped()`.
 * @param {{ path: string, from: number, to: number, language: string, shown: (number: number) => void,
 *   stopped: () => boolean }} what
 */
export async function playBack({ path, from, to, language, shown, stopped }) {
  for (let number = from; number <= to && !stopped(); number += 1) {
    const drawing = await earlier(path, number, language);
    if (stopped()) return;
    swap(drawing);
    shown(number);
    await pause(PACE);
  }
}
