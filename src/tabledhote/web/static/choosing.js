// The decision at hand: what can be clicked glows, a click narrows, and the last one sends.

import { things } from "./board.js";
import { bringIntoView, inView, stacked } from "./inview.js";
import { Narrowing } from "./narrow.js";
import { news } from "./notice.js";
import { byId, start, text } from "./start.js";

const FEW = 8; // so many remaining choices are also offered as buttons

const board = byId("board");
const actions = byId("actions");

export class Choosing {
  /** `send(choice)` carries a choice out; `prompted(narrowed)` is told when the question changes. */
  constructor({ send, prompted }) {
    this.send = send;
    this.prompted = prompted;
    this.decision = "";
    this.locked = false;
    this.narrowing = new Narrowing([]);
    board.addEventListener("click", (event) => this.click(event));
    actions.addEventListener("click", (event) => this.press(event.target.closest("button")));
  }

  /** New choices, or the same ones (by `decision`) on a new drawing; `locked` while none can be taken. With `asked`, a
   * guide's action, only what leads there is offered. */
  offer(choices, decision, locked, asked = null) {
    if (decision !== this.decision) {
      this.narrowing = new Narrowing(choices);
      this.decision = decision;
    }
    this.locked = locked;
    this.asked = asked && key({ action: asked });
    this.show();
  }

  show() {
    const remaining = this.locked ? [] : this.narrowing.remaining;
    const covered = new Set();
    this.offers = new Map();
    const offered = things("[data-ref]").map((thing) => [thing, this.narrowing.offered(thing.dataset.ref, remaining)]);
    const fewest = Math.min(...offered.filter(([, found]) => found.some(this.guided)).map(([, found]) => found.length));
    for (const [thing, found] of offered) {
      found.forEach((choice) => covered.add(choice));
      const leads = !this.asked || (found.length === fewest && found.some(this.guided));
      this.mark(thing, leads ? found : []);
    }
    this.list(remaining, covered);
    this.reveal();
    document.body.classList.toggle("deciding", remaining.length > 0);
    this.prompted(this.narrowing.picks.length > 0);
  }

  /** On small screens the first thing that can be clicked comes into view, once for each question. */
  reveal() {
    const question = `${this.decision} ${this.narrowing.picks}`;
    const all = [...this.offers.keys()];
    if (question === this.revealed || !all.length) return;
    this.revealed = question;
    if (stacked() && !all.some(inView)) bringIntoView(all[0]);
  }

  mark(thing, found) {
    const can = found.length > 0;
    const picked = this.narrowing.picks.includes(thing.dataset.ref);
    thing.classList.toggle("can", can);
    thing.classList.toggle("chosen", picked);
    thing.classList.toggle("final", can && found.every((choice) => !choice.undoable));
    if (!can) {
      if (thing === document.activeElement) thing.setAttribute("tabindex", "-1"); // or the focus would be lost
      else thing.removeAttribute("tabindex");
      thing.setAttribute("role", "group");
      thing.setAttribute("aria-label", thing.dataset.about ?? "");
      return;
    }
    this.offers.set(thing, found);
    thing.setAttribute("tabindex", "0");
    thing.setAttribute("role", "button");
    thing.setAttribute("aria-label", found.length === 1 ? said(found[0]) : `${thing.dataset.about ?? ""} ${text("table-choices", { number: found.length })}`);
  }

  /** Buttons for what has no place on the board, and for the last few of a narrowed choice. */
  list(remaining, covered) {
    const narrowed = this.narrowing.picks.length > 0;
    const shown = remaining.filter(this.guided).filter((choice) => !covered.has(choice) || (narrowed && remaining.length <= FEW));
    const buttons = shown.map((choice) => button(choice));
    this.listed = shown;
    if (narrowed && !this.locked) buttons.push(backButton());
    const had = actions.contains(document.activeElement) && document.activeElement.dataset.key;
    actions.replaceChildren(...buttons);
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
    if (found.length === 1) {
      this.take(found[0]);
      return;
    }
    this.narrowing.pick(thing.dataset.ref);
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

const key = (choice) => JSON.stringify(choice.action);

function said(choice) {
  return choice.undoable ? choice.text : `${choice.text} (${text("table-final")})`;
}

function button(choice) {
  const made = document.createElement("button");
  made.type = "button";
  made.dataset.key = key(choice);
  made.textContent = choice.text;
  if (!choice.undoable) {
    const sign = document.createElement("span");
    sign.className = "final-sign";
    sign.title = text("table-final");
    sign.setAttribute("role", "img");
    sign.setAttribute("aria-label", text("table-final"));
    made.append(" ", sign);
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
  return new Promise((answer) => dialog.addEventListener("close", () => answer(dialog.returnValue === "yes"), { once: true }));
}
