// From many actions to one, click by click. It knows actions and tokens, but neither games nor the screen.
//
// A thing on the board is named by tokens: data-ref="tile:b3 to:b3". It offers the actions of which a field has that
// value, as long as that narrows the choice. What comes right after an action (`then`) can be picked along with it: a die
// before the place to which it drives.

/** @typedef {{ field: string, value: string }} Token */

/**
 * The tokens that name a thing.
 * @param {string} ref
 * @returns {Token[]}
 */
export function tokens(ref) {
  return ref
    .split(/\s+/)
    .filter(Boolean)
    .map((token) => {
      const colon = token.indexOf(":");
      return { field: token.slice(0, colon), value: token.slice(colon + 1) };
    });
}

/**
 * How often an action names a token: a list may do so several times.
 * @param {Action} action
 * @param {Token} token
 */
function times(action, token) {
  const value = action[token.field];
  if (value === undefined || value === null) return 0;
  return [value].flat().filter((item) => String(item) === token.value).length;
}

/**
 * Whether an action names a thing, so many times if there are several alike.
 * @param {Action} action
 * @param {string} ref
 */
export const names = (action, ref, often = 1) => tokens(ref).some((token) => times(action, token) >= often);

/**
 * Whether picks name everything that an action says.
 * @param {Action} action
 * @param {string[]} picks
 */
export function named(action, picks) {
  const known = picks.flatMap(tokens);
  const said = Object.entries(action)
    .filter(([field]) => field !== "do")
    .flatMap(([field, value]) => [value].flat().map((item) => [field, String(item)]));
  return said.every(([field, value]) => known.some((token) => token.field === field && token.value === value));
}

/** The ways in which a choice can be carried out: the action alone, or with each that may follow. */
const ways = (/** @type {Choice} */ choice) =>
  choice.then?.length ? choice.then.map((next) => [choice.action, next]) : [[choice.action]];

/**
 * Whether a way names everything that was picked.
 * @param {Action[]} way
 * @param {string[]} picks
 */
const covers = (way, picks) =>
  picks.every((ref) => way.some((action) => names(action, ref, picks.filter((pick) => pick === ref).length)));

export class Narrowing {
  /**
   * @param {Choice[]} choices
   * @param {string[]} picks
   */
  constructor(choices, picks = []) {
    this.choices = choices;
    this.picks = picks;
  }

  get remaining() {
    return this.after(this.picks);
  }

  /** @param {string[]} picks */
  after(picks) {
    return this.choices.filter((choice) => ways(choice).some((way) => covers(way, picks)));
  }

  /**
   * The choices that a thing stands for now; none if picking it would not narrow anything.
   * @param {string} ref
   */
  offered(ref) {
    const picks = [...this.picks, ref];
    const found = this.after(picks);
    const left = (/** @type {Choice[]} */ choices, /** @type {string[]} */ picked) =>
      choices.flatMap(ways).filter((way) => covers(way, picked)).length;
    const all = left(this.choices, this.picks);
    return left(found, picks) === all && all > 1 ? [] : found;
  }

  /**
   * What was picked for the action that follows a choice.
   * @param {Choice} choice
   */
  ahead(choice) {
    return this.picks.filter((ref) => !names(choice.action, ref));
  }

  /** @param {string} ref */
  pick(ref) {
    this.picks.push(ref);
    return this.remaining;
  }

  back() {
    return this.picks.pop() !== undefined;
  }
}
