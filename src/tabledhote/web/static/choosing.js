// The decision at hand: what can be clicked glows, a click narrows, and the last one sends.

import { things } from "./board.js";
import { Narrowing } from "./narrow.js";
import { byId, moving, narrow, start, text } from "./start.js";

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
    this.together = [];
    this.narrowing = new Narrowing([]);
    board.addEventListener("click", (event) => this.click(event));
    actions.addEventListener("click", (event) => this.press(event.target.closest("button")));
  }

  /** New choices, or the same ones (by `decision`) on a new drawing; `locked` while none can be taken. `together` are several actions in one. */
  offer(choices, together, decision, locked) {
    if (decision !== this.decision) {
      this.narrowing = new Narrowing(choices);
      this.decision = decision;
    }
    this.together = together;
    this.locked = locked;
    this.show();
  }

  /** On a page higher than its window: bring the first thing that glows into view, if none is there. */
  reveal() {
    const glowing = [...this.offers.keys()];
    if (!glowing.length || !narrow()) return;
    const low = actions.closest(".desk").getBoundingClientRect().top;
    const high = board.closest("main").getBoundingClientRect().top;
    const seen = (thing) => {
      const box = thing.getBoundingClientRect();
      return box.top >= high && box.bottom <= low;
    };
    if (!glowing.some(seen)) glowing[0].scrollIntoView({ block: "center", behavior: moving() ? "smooth" : "instant" });
  }

  show() {
    const remaining = this.locked ? [] : this.narrowing.remaining;
    const covered = new Set();
    this.offers = new Map();
    for (const thing of things("[data-ref]")) {
      const found = this.narrowing.offered(thing.dataset.ref, remaining);
      found.forEach((choice) => covered.add(choice));
      this.mark(thing, found);
    }
    this.list(remaining, covered);
    document.body.classList.toggle("deciding", remaining.length > 0);
    this.prompted(this.narrowing.picks.length > 0);
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
    const single = remaining.filter((choice) => !covered.has(choice) || (narrowed && remaining.length <= FEW));
    const shown = narrowed || this.locked ? single : [...this.together, ...single];
    const buttons = shown.map((choice) => button(choice));
    this.listed = shown;
    if (narrowed && !this.locked) buttons.push(backButton());
    const had = actions.contains(document.activeElement) && document.activeElement.dataset.key;
    actions.replaceChildren(...buttons);
    if (had) (buttons.find((one) => one.dataset.key === had) ?? buttons[0] ?? board).focus({ preventScroll: true });
  }

  click(event) {
    const thing = event.target.closest(".can");
    if (thing) this.pick(thing);
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

  /** Point at the thing or button that stands for an action, for a hint. */
  point(action) {
    const wanted = JSON.stringify(action);
    const same = (choice) => JSON.stringify(choice.action) === wanted;
    const fewest = [...this.offers].filter(([, found]) => found.some(same)).sort((a, b) => a[1].length - b[1].length)[0];
    const target = fewest?.[0] ?? [...actions.children].find((one) => one.dataset.key === wanted);
    target?.classList.add("hinted");
    target?.focus({ preventScroll: true });
  }
}

const key = (choice) => JSON.stringify(choice.actions ?? choice.action);

function said(choice) {
  return choice.undoable ? choice.text : `${choice.text} (${text("table-final")})`;
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
