// The decision at hand: what can be clicked glows, a click narrows, and the last one sends.

import { bringIntoView, inView, settled } from "../board/in_view.js";
import { Narrowing, named, names } from "../board/narrow.js";
import { refOf, things } from "../board/things.js";
import { around, byId, parts } from "../shared/elements.js";
import { news } from "../shared/notice.js";
import { text } from "../shared/start.js";
import { doubt, sure } from "./asking.js";
import { actions, fill } from "./buttons.js";
import { backButton, button, keyOf, said, switchButton } from "./choices.js";
import { foresee, forget } from "./foresee.js";
import { coveredBy, mark, markSwitch, offeredBy } from "./marking.js";
import { rank } from "./rank.js";

/** @import { Thing } from "../shared/elements.js" */
/** @import { Offered } from "./marking.js" */

const FEW = 8; // so many remaining choices are also offered as buttons
const FEWER = 4; // so many are offered as buttons where they are too small to be hit on the board

const board = byId("board");
const hovers = matchMedia("(hover: hover)");

export class Choosing {
  decision = "";
  locked = false;
  narrowing = new Narrowing([]);
  /** @type {Together[]} */
  together = [];
  /** @type {Map<Thing, Choice[]>} */
  offers = new Map(); // what things on the board stand for
  /** @type {Offer[]} */
  listed = []; // what buttons stand for
  switched = false; // whether the switch that goes with some choices is on
  /** @type {Action | null} */
  guide = null; // what a guide asks for
  /** @type {{ action: string, picks: string[], decision: string } | null} */
  intended = null; // what was picked for the decision that follows
  /** @type {string | undefined} */
  shown; // the decision of which something foreseen was brought into view
  /** @type {string | undefined} */
  revealed; // the question of which something was brought into view

  /**
   * `send(choice)` carries a choice out; `prompted(narrowed)` is called when the question changes.
   * @param {{ send: (choice: Offer) => void, prompted: (narrowed: boolean) => void }} calls
   */
  constructor({ send, prompted }) {
    this.send = send;
    this.prompted = prompted;
    for (const place of [board, actions]) {
      place.addEventListener("pointerover", (event) => this.look(around(event, ".can, button")));
      place.addEventListener("focusin", (event) => {
        if (event.target instanceof Element && event.target.matches(":focus-visible"))
          this.look(around(event, ".can, button"));
      });
    }
    for (const kind of ["pointerleave", "focusout"])
      for (const place of [board, actions]) place.addEventListener(kind, () => this.look(null));
    board.addEventListener("click", (event) => this.click(event));
    actions.addEventListener("click", (event) => this.press(around(event, "button")));
  }

  /**
   * New choices, or the same ones (by `decision`) on a new drawing; `locked` while none can be taken. `together` are
   * several actions in one. With `asked`, a guide's action, only what leads there is offered.
   * @param {Choice[]} choices
   * @param {Together[]} together
   * @param {string} decision
   * @param {boolean} locked
   * @param {Action | null} asked
   */
  offer(choices, together, decision, locked, asked = null) {
    if (decision !== this.decision) {
      this.narrowing = new Narrowing(choices);
      this.decision = decision;
      if (!choices.length) this.switched = false; // the others' turn
    }
    this.together = together;
    this.locked = locked;
    this.guide = asked;
    this.show();
    if (!locked) this.goOn();
  }

  /** Carry on with what was picked beforehand: take it if it is clear, else ask for the rest. */
  goOn() {
    if (!this.intended || this.decision === this.intended.decision) return;
    const { action, picks } = this.intended;
    this.intended = null;
    if (!this.narrowing.choices.some((choice) => choice.action.do === action)) return;
    const ahead = new Narrowing(this.narrowing.choices, picks);
    const exact = ahead.remaining.filter((choice) =>
      Object.values(choice.action).some((value) => Array.isArray(value) && value.length === picks.length),
    );
    const clear = ahead.remaining.length === 1 ? ahead.remaining : exact;
    if (clear.length === 1) this.take(clear[0]);
    else if (ahead.remaining.length) {
      this.narrowing = ahead;
      this.show();
    }
  }

  show() {
    const remaining = this.locked ? [] : this.narrowing.remaining;
    this.offers = new Map();
    forget();
    const offered = offeredBy(this.narrowing, this.locked);
    const covered = coveredBy(offered, remaining.length <= FEWER);
    for (const { thing, found } of this.led(offered)) this.stand(thing, found);
    rank(this.offers);
    for (const sign of board.querySelectorAll("[data-switch]")) markSwitch(sign, this.switches(sign), this.switched);
    this.list(remaining, covered);
    document.body.classList.toggle("deciding", remaining.length > 0);
    this.prompted(this.narrowing.picks.length > 0);
    requestAnimationFrame(() => settled().then(() => this.reveal()));
    if (!hovers.matches && remaining.length === 2) this.foreseeFirst(remaining[0]);
  }

  /**
   * With a guide only those things stand for something that lead where it asks to go, and for the fewest choices.
   * @param {Offered[]} offered
   * @returns {Offered[]}
   */
  led(offered) {
    const { guide } = this;
    if (!guide) return offered;
    const leads = (/** @type {Offered} */ { thing, found }) => found.some(this.guided) && names(guide, refOf(thing));
    const fewest = Math.min(...offered.filter(leads).map(({ found }) => found.length));
    return offered.map((one) => (one.found.length === fewest && leads(one) ? one : { thing: one.thing, found: [] }));
  }

  /**
   * Where nobody can point at a choice: show what the first of two would do, and once have it in view.
   * @param {Choice} choice
   */
  foreseeFirst(choice) {
    foresee([choice]);
    const [first] = things(".foreseen");
    if (!first || this.shown === this.decision) return;
    this.shown = this.decision;
    if (!inView(first)) bringIntoView(first);
  }

  /**
   * Show what somebody points at would do, and what goes with it.
   * @param {Thing | null} at
   */
  look(at) {
    const found = at && !this.locked ? this.standsFor(at) : [];
    if (!found.length) {
      forget();
      return;
    }
    const ref = at?.dataset.ref;
    const picks = ref ? [...this.narrowing.picks, ref] : this.narrowing.picks;
    const next = new Narrowing(found, picks);
    const along = [...this.offers.keys()].filter(
      (thing) => thing !== at && refOf(thing) !== ref && next.offered(refOf(thing)).length,
    );
    const several = found.length > 1;
    foresee(found, several || found[0].then?.length ? along : [], several, at);
  }

  /**
   * The single actions that a thing or button stands for.
   * @param {Thing} at
   */
  standsFor(at) {
    const listed = this.listed.filter((choice) => !choice.actions);
    return this.offers.get(at) ?? listed.filter((choice) => keyOf(choice) === at.dataset.key);
  }

  /** The first thing that can be clicked comes into view, once for each question and shape of the board. */
  reveal() {
    const shape = board.querySelector("svg")?.getAttribute("viewBox");
    const question = `${this.decision} ${this.narrowing.picks} ${shape}`;
    const all = [...this.offers.keys()];
    if (question === this.revealed || !all.length) return;
    this.revealed = question;
    if (!all.some(inView)) bringIntoView(all[0]);
  }

  /** The switch that some of the remaining choices have; a guide asks step by step. */
  get switch() {
    if (this.locked || this.guide) return undefined;
    return this.narrowing.remaining.find((choice) => choice.switch)?.switch;
  }

  /** Turn the switch; whether there is one. */
  turnSwitch() {
    if (!this.switch) return false;
    this.switched = !this.switched;
    this.show();
    return true;
  }

  /**
   * Whether the thing that bears a switch stands for a choice that has it.
   * @param {Element} sign
   */
  switches(sign) {
    const thing = /** @type {Thing | null} */ (sign.closest("[data-ref]"));
    return !this.guide && thing !== null && Boolean(this.offers.get(thing)?.some((choice) => choice.switch));
  }

  /**
   * The actions that a click on a thing does in one, before anything else was picked.
   * @param {Thing} thing
   */
  series(thing) {
    if (this.narrowing.picks.length || this.locked || this.guide) return undefined;
    const named = refOf(thing).split(" ");
    return this.together.find(({ at }) => at && named.includes(at));
  }

  /**
   * Let a thing stand for choices.
   * @param {Thing} thing
   * @param {Choice[]} found
   */
  stand(thing, found) {
    const series = this.series(thing);
    if (!found.length && !series) {
      mark(thing, null);
      return;
    }
    this.offers.set(thing, found);
    const number = text("table-choices", { number: found.length });
    const single = series || found.length === 1;
    const does = single ? said(series ?? this.meant(found[0]), found[0]?.loses) : number;
    const about = single ? does : `${thing.dataset.about ?? ""} ${number}`;
    mark(thing, { does, about, final: [...found, series].every((choice) => !choice?.undoable) });
  }

  /**
   * Buttons for what has no place on the board, and for the last few of a narrowed choice.
   * @param {Choice[]} remaining
   * @param {Set<Choice>} covered what has a place
   */
  list(remaining, covered) {
    const narrowed = this.narrowing.picks.length > 0;
    const single = remaining
      .filter(this.guided)
      .filter((choice) => !covered.has(choice) || (narrowed && remaining.length <= FEW));
    const whole = this.together.filter(({ at }) => !at);
    this.listed = narrowed || this.locked || this.guide ? single : [...whole, ...single];
    const buttons = this.listed.map((choice) => button(choice));
    if (this.switch) buttons.unshift(switchButton(this.switch.label, this.switched));
    if (narrowed && !this.locked) buttons.push(backButton());
    fill(buttons, board);
  }

  /** Whether a choice may be taken: any, or the one that a guide asks for. */
  guided = (/** @type {Choice} */ choice) => !this.guide || keyOf(choice) === keyOf({ action: this.guide });

  /** @param {MouseEvent} event */
  click(event) {
    const thing = around(event, ".can");
    if (around(event, "[data-switch].offered") && this.turnSwitch()) return;
    if (thing) this.pick(thing);
    else if (this.guide && !this.locked) this.elsewhere();
    else if (this.narrowing.picks.length) this.back();
  }

  /** @param {Thing | null} pressed */
  press(pressed) {
    if (!pressed) return;
    if (pressed.dataset.key === "back") this.back();
    else if (pressed.dataset.key === "switch") this.turnSwitch();
    else this.take(this.listed.find((choice) => keyOf(choice) === pressed.dataset.key));
  }

  /** @param {Thing} thing */
  pick(thing) {
    const found = this.offers.get(thing);
    if (!found || this.locked) return;
    const series = this.series(thing);
    if (series) {
      this.take(series);
      return;
    }
    if (found.length === 1 && names(found[0].action, refOf(thing))) {
      this.take(found[0]);
      return;
    }
    this.narrowing.pick(refOf(thing));
    if (this.guide && named(this.guide, this.narrowing.picks)) {
      this.take(this.narrowing.choices.find(this.guided));
      return;
    }
    this.show();
    actions.querySelector("button")?.focus({ preventScroll: true });
  }

  /** Say kindly what is asked when the reader clicks something else. */
  elsewhere() {
    const wanted = this.narrowing.choices.find(this.guided);
    if (wanted) news(text("guide-not-now", { action: wanted.text }));
  }

  /** Take the last pick back; whether there was one. */
  back() {
    if (!this.narrowing.back()) return false;
    this.show();
    return true;
  }

  /**
   * A choice with the question that follows answered by its switch.
   * @param {Choice} choice
   * @returns {Offer}
   */
  meant(choice) {
    if (!choice.switch || this.guide) return choice;
    const { on, off, text: withIt } = choice.switch;
    const answer = this.switched ? on : off;
    const said = this.switched ? withIt : choice.text;
    return { actions: [choice.action, answer], text: said, undoable: choice.undoable, quick: true };
  }

  /** @param {Offer | undefined} choice */
  async take(choice) {
    if (!choice || this.locked) return;
    const { decision } = this;
    const led = this.guide && choice.action; // a guide knows what it gives up
    const question = doubt(led ? { ...choice, loses: "" } : choice);
    if (question && !(await sure(question, choice))) return;
    if (this.decision !== decision) return; // while somebody was asked, another device or a clock has decided
    const picks = choice.actions ? [] : this.narrowing.ahead(choice);
    this.intended =
      choice.then?.length && picks.length ? { action: choice.then[0].do, picks, decision: this.decision } : null;
    this.send(choice.action ? this.meant(choice) : choice);
  }

  /**
   * The choice with this action, if it is offered.
   * @param {Action} action
   */
  choice(action) {
    return this.narrowing.choices.find((choice) => keyOf(choice) === keyOf({ action }));
  }

  /**
   * The thing or button that stands for an action: the one that stands for the fewest.
   * @param {Action} action
   * @returns {Thing | undefined}
   */
  target(action) {
    const wanted = keyOf({ action });
    const leading = [...this.offers].filter(([, found]) => found.some((choice) => keyOf(choice) === wanted));
    const fewest = leading.sort((a, b) => a[1].length - b[1].length)[0];
    return fewest?.[0] ?? parts(actions, "button").find((one) => one.dataset.key === wanted);
  }
}
