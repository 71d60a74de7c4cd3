// From many actions to one, click by click. Knows actions and tokens, neither games nor the screen.
//
// A thing on the board is named by tokens: data-ref="tile:b3 to:b3". It offers the actions of which a field has that
// value, as long as that narrows the choice.

export function tokens(ref) {
  return ref.split(/\s+/).filter(Boolean).map((token) => {
    const colon = token.indexOf(":");
    return { field: token.slice(0, colon), value: token.slice(colon + 1) };
  });
}

export function names(action, token) {
  const value = action[token.field];
  if (value === undefined || value === null) return false;
  return Array.isArray(value) ? value.some((item) => String(item) === token.value) : String(value) === token.value;
}

export class Narrowing {
  constructor(choices) {
    this.choices = choices;
    this.picks = [];
  }

  get remaining() {
    return this.choices.filter((choice) => this.picks.every((ref) => tokens(ref).some((token) => names(choice.action, token))));
  }

  /** The choices that a thing stands for now; none if picking it would not narrow anything. */
  offered(ref, remaining = this.remaining) {
    const named = tokens(ref);
    const found = remaining.filter((choice) => named.some((token) => names(choice.action, token)));
    return found.length === remaining.length && remaining.length > 1 ? [] : found;
  }

  pick(ref) {
    this.picks.push(ref);
    return this.remaining;
  }

  back() {
    return this.picks.pop() !== undefined;
  }
}
