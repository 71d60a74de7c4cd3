// Requests to the API. A lost answer is no harm: the same request is sent again with the same id.

const csrf = document.querySelector("meta[name=csrf]")?.getAttribute("content") ?? "";
const PAUSES = [300, 1000, 2000, 4000, 8000, 8000, 8000];

export class Refused extends Error {
  /** @param {Problem} body */
  constructor(body) {
    super(body.message);
    this.code = body.code;
    this.reason = body.reason;
  }
}

const pause = (/** @type {number} */ milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/**
 * The answer as JSON; Refused if the server says no. `waiting` is called when the network is slow to mend.
 * @param {string} path
 * @param {{ method?: string, body?: object, waiting?: () => void }} options
 * @returns {Promise<unknown>} told.d.ts has what it is
 */
export async function ask(path, { method = "GET", body, waiting = () => {} } = {}) {
  for (const next of [...PAUSES, null]) {
    try {
      const answer = await fetch(path, {
        method,
        headers: { "X-CSRF-Token": csrf, ...(body && { "Content-Type": "application/json" }) },
        body: body && JSON.stringify(body),
      });
      const told = await answer.json();
      if (answer.ok) return told;
      if (next === null || told.code === "quota" || ![429, 502, 503].includes(answer.status)) throw new Refused(told);
    } catch (error) {
      if (error instanceof Refused || next === null) throw error;
    }
    waiting();
    await pause(next);
  }
  throw new Error("unreachable");
}

export const freshId = () => crypto.getRandomValues(new Uint32Array(4)).join("-");
