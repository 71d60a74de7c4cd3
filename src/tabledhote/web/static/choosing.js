// The decision at hand: what can be clicked glows, a click narrows, and the last one sends.

import { things } from "./board.js";
import { foresee, foreseen, forget } from "./foresee.js";
import { bringIntoView, inView, settled, stacked } from "./inview.js";
import { Narrowing, named, names } from "./narrow.js";
import { news } from "./notice.js";
import { byId, start, text } from "./start.js";

const FEW = 8; // so many remaining choices are also offered as buttons

const FEWER = 4; // so many are offered as buttons where they are too small to be hit on the board
const TARGET = 32; // pixels
const KEPT = 150; // pixels: so much room is kept free for buttons once they needed it

const board = byId("board");
const actions = byId("actions");
const hovers = matchMedia("(hover: hover)");

export class Choosing {
  /** `send(choice)` carries a choice out; `prompted(narrowed)` is told when the question changes. */
  constructor({ send, prompted }) {
    this.send = send;
    this.prompted = prompted;
    this.decision = "";
    this.locked = false;
    this.together = [];
    this.narrowing = new Narrowing([]);
    this.height = 0;
    this.intended = null; // what was picked for the decision that follows
    for (const place of [board, actions]) {
      place.addEventListener("pointerover", (event) => this.look(event.target.closest(".can, button")));
      place.addEventListener(
        "focusin",
        (event) => event.target.matches(":focus-visible") && this.look(event.target.closest(".can, button")),
      );
    }
    for (const kind of ["pointerleave", "focusout"])
      for (const place of [board, actions]) place.addEventListener(kind, () => this.look(null));
    board.addEventListener("click", (event) => this.click(event));
    actions.addEventListener("click", (event) => this.press(event.target.closest("button")));
  }

  /** New choices, or the same ones (by `decision`) on a new drawing; `locked` while none can be taken. `together` are
   * several actions in one. With `asked`, a guide's action, only what leads there is offered. */
  offer(choices, together, decision, locked, asked = null) {
    if (decision !== this.decision) {
      this.narrowing = new Narrowing(choices);
      this.decision = decision;
    }
    this.together = together;
    this.locked = locked;
    this.guide = asked;
    this.asked = asked && key({ action: asked });
    this.show();
    if (this.intended && !locked) this.goOn();
  }

  /** Carry on with what was picked beforehand: take it if it is clear, else ask for the rest. */
  goOn() {
    const { action, picks } = this.intended;
    if (this.decision === this.intended.decision) return;
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
    const covered = new Set();
    const picks = [...this.narrowing.picks];
    this.offers = new Map();
    forget();
    const offered = things("[data-ref]").map((thing) => {
      const picked = picks.indexOf(thing.dataset.ref);
      if (picked >= 0) picks.splice(picked, 1); // of several alike one is chosen
      thing.classList.toggle("chosen", picked >= 0);
      return [thing, this.locked || picked >= 0 ? [] : this.narrowing.offered(thing.dataset.ref)];
    });
    const marked = offered.filter(([, found]) => found.length);
    const listed = remaining.length <= FEWER; // the small ones also as buttons
    for (const [thing, found] of marked) if (!listed || large(thing)) for (const choice of found) covered.add(choice);
    const leading = ([thing, found]) => found.some(this.guided) && names(this.guide, thing.dataset.ref);
    const fewest = this.asked ? Math.min(...offered.filter(leading).map(([, found]) => found.length)) : 0;
    for (const [thing, found] of offered) {
      const leads = !this.asked || (found.length === fewest && leading([thing, found]));
      this.mark(thing, leads ? found : []);
    }
    this.list(remaining, covered);
    document.body.classList.toggle("deciding", remaining.length > 0);
    this.prompted(this.narrowing.picks.length > 0);
    requestAnimationFrame(() => settled().then(() => this.reveal()));
    if (!hovers.matches && remaining.length === 2) this.foreseeFirst(remaining[0]);
  }

  /** Where nobody can point at a choice: show what the first of two would do, and once have it in view. */
  foreseeFirst(choice) {
    foresee([choice]);
    const [first] = things(".foreseen");
    if (!first || this.shown === this.decision) return;
    this.shown = this.decision;
    if (stacked() && !inView(first)) bringIntoView(first);
  }

  /** Show what somebody points at would do, and what goes with it. */
  look(at) {
    const found = this.offers?.get(at) ?? this.listed?.filter((choice) => key(choice) === at?.dataset.key);
    if (!found?.length || found[0].actions || this.locked) {
      forget();
      return;
    }
    const ref = at.dataset.ref;
    const picks = ref ? [...this.narrowing.picks, ref] : this.narrowing.picks;
    const next = new Narrowing(found, picks);
    const along = [...this.offers.keys()].filter(
      (thing) => thing !== at && thing.dataset.ref !== ref && next.offered(thing.dataset.ref).length,
    );
    const several = found.length > 1;
    foresee(found, several || found[0].then?.length ? along : [], several);
  }

  /** On small screens the first thing that can be clicked comes into view, once for each question and shape of the board. */
  reveal() {
    const shape = board.querySelector("svg")?.getAttribute("viewBox");
    const question = `${this.decision} ${this.narrowing.picks} ${shape}`;
    const all = [...this.offers.keys()];
    if (question === this.revealed || !all.length) return;
    this.revealed = question;
    if (stacked() && !all.some(inView)) bringIntoView(all[0]);
  }

  mark(thing, found) {
    const can = found.length > 0;
    if (!can && !thing.matches(".can, [tabindex]")) return; // as it was drawn
    thing.classList.toggle("can", can);
    thing.classList.toggle("final", can && found.every((choice) => !choice.undoable));
    if (!can) {
      if (thing === document.activeElement)
        thing.setAttribute("tabindex", "-1"); // or the focus would be lost
      else thing.removeAttribute("tabindex");
      if (thing.dataset.about) {
        thing.setAttribute("role", "group");
        thing.setAttribute("aria-label", thing.dataset.about);
      } else for (const name of ["role", "aria-label"]) thing.removeAttribute(name);
      return;
    }
    this.offers.set(thing, found);
    thing.setAttribute("tabindex", "0");
    thing.setAttribute("role", "button");
    thing.setAttribute(
      "aria-label",
      found.length === 1
        ? said(found[0])
        : `${thing.dataset.about ?? ""} ${text("table-choices", { number: found.length })}`,
    );
  }

  /** Buttons for what has no place on the board, and for the last few of a narrowed choice. */
  list(remaining, covered) {
    const narrowed = this.narrowing.picks.length > 0;
    const single = remaining
      .filter(this.guided)
      .filter((choice) => !covered.has(choice) || (narrowed && remaining.length <= FEW));
    const shown = narrowed || this.locked || this.asked ? single : [...this.together, ...single];
    const buttons = shown.map((choice) => button(choice));
    this.listed = shown;
    if (narrowed && !this.locked) buttons.push(backButton());
    if (!buttons.length && !actions.firstElementChild) return;
    const had = actions.contains(document.activeElement) && document.activeElement.dataset.key;
    actions.replaceChildren(...buttons);
    this.height = Math.max(this.height, Math.min(actions.offsetHeight, KEPT));
    actions.style.minHeight = `${this.height}px`; // what stands below must not jump
    if (had) (buttons.find((one) => one.dataset.key === had) ?? buttons[0] ?? board).focus({ preventScroll: true });
  }

  /** Whether a choice may be taken: any, or the one that a guide asks for. */
  guided = (choice) => !this.asked || key(choice) === this.asked;

  click(event) {
    const thing = event.target.closest(".can");
    if (thing) this.pick(thing);
    else if (this.asked && !this.locked) this.elsewhere();
    else if (this.narrowing.picks.length) this.back();
  }

  press(pressed) {
    if (!pressed) return;
    if (pressed.dataset.key === "back") this.back();
    else this.take(this.listed.find((choice) => key(choice) === pressed.dataset.key));
  }

  pick(thing) {
    const found = this.offers.get(thing);
    if (!found || this.locked) return;
    if (found.length === 1 && names(found[0].action, thing.dataset.ref)) {
      this.take(found[0]);
      return;
    }
    this.narrowing.pick(thing.dataset.ref);
    if (this.asked && named(this.guide, this.narrowing.picks)) {
      this.take(this.narrowing.choices.find(this.guided));
      return;
    }
    this.show();
    actions.querySelector("button")?.focus({ preventScroll: true });
  }

  /** Say kindly what is asked, to who clicked something else. */
  elsewhere() {
    const wanted = this.narrowing.choices.find(this.guided);
    if (wanted) news(text("guide-not-now", { action: wanted.text }));
  }

  back() {
    if (!this.narrowing.back()) return false;
    this.show();
    return true;
  }

  async take(choice) {
    if (!choice || this.locked) return;
    if (!choice.undoable && start.confirm === "final" && !(await sure(choice))) return;
    const picks = this.narrowing.ahead(choice);
    this.intended =
      choice.then?.length && picks.length ? { action: choice.then[0].do, picks, decision: this.decision } : null;
    this.send(choice);
  }

  /** The choice with this action, if it is offered. */
  choice(action) {
    return this.narrowing.choices.find((choice) => key(choice) === key({ action }));
  }

  /** The thing or button that stands for an action: the one that stands for the fewest. */
  target(action) {
    const wanted = key({ action });
    const leading = [...this.offers].filter(([, found]) => found.some((choice) => key(choice) === wanted));
    const fewest = leading.sort((a, b) => a[1].length - b[1].length)[0];
    return fewest?.[0] ?? [...actions.children].find((one) => one.dataset.key === wanted);
  }
}

const large = (thing) => {
  const { width, height } = thing.getBoundingClientRect();
  return width >= TARGET && height >= TARGET;
};

const key = (choice) => JSON.stringify(choice.actions ?? choice.action);

function said(choice) {
  const does = foreseen(choice);
  const whole = does ? `${choice.text}. ${does}` : choice.text;
  return choice.undoable ? whole : `${whole} (${text("table-final")})`;
}

function button(choice) {
  const made = document.createElement("button");
  made.type = "button";
  made.dataset.key = key(choice);
  made.textContent = choice.text;
  if (choice.actions) made.className = "first";
  if (!choice.undoable) {
    const sign = document.createElement("span");
    sign.className = "final-sign";
    sign.title = text("table-final");
    sign.setAttribute("role", "img");
    sign.setAttribute("aria-label", text("table-final"));
    made.append(" ", sign);
  }
  const does = foreseen(choice);
  if (does) {
    const told = document.createElement("small");
    told.textContent = does;
    made.append(told);
    made.classList.add("told");
  }
  return made;
}

function backButton() {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "quiet";
  made.dataset.key = "back";
  made.textContent = text("table-step-back");
  return made;
}

/** Ask once before what cannot be taken back. */
function sure(choice) {
  const dialog = byId("ask");
  byId("ask-text").textContent = text("table-ask", { action: choice.text });
  dialog.returnValue = "no";
  dialog.showModal();
  byId("ask-yes").focus();
  return new Promise((answer) =>
    dialog.addEventListener("close", () => answer(dialog.returnValue === "yes"), { once: true }),
  );
}
