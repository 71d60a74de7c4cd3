// The log: sentences grouped by turn. Pointing at one marks the things that it names.

import { things } from "./board.js";
import { tokens } from "./narrow.js";
import { text } from "./start.js";

const NEAR = 60; // pixels from the end
const HEADS = ["round", "turn"]; // events that begin a group

export class Log {
  /** `chosen(from, to)` is called with the numbers of actions when a group's heading is clicked. */
  constructor(element, chosen) {
    this.element = element;
    this.panel = element.parentElement;
    this.follows = true;
    this.top = 0;
    this.panel.addEventListener("scroll", () => this.scrolled());
    new ResizeObserver(() => this.keepUp()).observe(this.panel);
    this.events = new WeakMap();
    this.groups = []; // {from, element}: how many actions there were before a group began
    this.clear();
    for (const kind of ["pointerover", "focusin"])
      element.addEventListener(kind, (event) => this.point(event.target.closest("li")));
    for (const kind of ["pointerleave", "focusout"]) element.addEventListener(kind, () => this.point(null));
    element.addEventListener("click", (event) => {
      const heading = event.target.closest("button");
      const at = this.groups.findIndex((group) => group.heading === heading);
      if (heading && at >= 0) chosen(this.groups[at].from, this.groups[at + 1]?.from ?? this.actions);
    });
  }

  clear() {
    this.element.replaceChildren();
    this.groups = [];
    this.actions = 0;
    this.acts = []; // {number, seat} of the actions that stand
    this.seat = null;
    this.begin(text("table-start"));
  }

  begin(title) {
    const group = document.createElement("section");
    const heading = document.createElement("button");
    heading.type = "button";
    heading.className = "heading";
    heading.textContent = title;
    const list = document.createElement("ul");
    group.append(heading, list);
    this.element.append(group);
    this.groups.push({ from: this.actions, heading, list });
  }

  add(lines, names) {
    for (const line of lines) this.line(line, names);
    this.keepUp();
  }

  /** Have the last line in view, unless somebody reads further up. */
  keepUp() {
    if (this.follows) this.panel.scrollTop = this.panel.scrollHeight;
    this.top = this.panel.scrollTop;
  }

  /** Somebody has scrolled up, or to the end; a panel that only became lower has not moved up. */
  scrolled() {
    const { scrollHeight, scrollTop, clientHeight } = this.panel;
    if (scrollHeight - scrollTop - clientHeight < NEAR) this.follows = true;
    else if (scrollTop < this.top) this.follows = false;
  }

  line(line, names) {
    const name = names[line.seat] ?? "";
    const later = line.number > names.length; // who sat there from the beginning needs no mention
    if (line.kind === "act" && !line.undone) {
      this.actions += 1;
      this.acts.push({ number: line.number, seat: line.seat });
    }
    (line.sentences ?? []).forEach((sentence, index) => {
      const event = line.events[index];
      if (HEADS.includes(event.event)) this.begin(sentence);
      else this.say(sentence, { line, event });
    });
    if (line.kind === "say") this.say(`${name}: ${line.text}`, { line, kind: "said" });
    if (line.kind === "undo") this.undo(line, name);
    if (line.kind === "rematch") this.say(text("table-rematch-made"), { line, kind: "note" });
    if (later && line.kind === "sit") this.say(text("table-sits", { seat: name }), { line, kind: "note" });
    if (later && line.kind === "bot")
      this.say(text(line.stands_in ? "table-bot-for" : "table-bot-sits", { seat: name }), { line, kind: "note" });
    if (later && ["open", "invited"].includes(line.kind))
      this.say(text("table-leaves", { seat: name }), { line, kind: "note" });
  }

  say(sentence, { line, event = null, kind = "" }) {
    const item = document.createElement("li");
    item.textContent = sentence;
    item.dataset.line = line.number;
    item.dataset.action = this.actions;
    if (kind) item.className = kind;
    if (line.undone) item.classList.add("undone");
    if (event) this.events.set(item, event);
    this.groups.at(-1).list.append(item);
  }

  /** Strike out what was taken back, if it was not struck out when it came. */
  undo(line, name) {
    for (const item of this.element.querySelectorAll(`li[data-line="${line.undoes}"]`)) item.classList.add("undone");
    if (this.acts.at(-1)?.number === line.undoes) {
      this.acts.pop();
      this.actions -= 1;
    }
    this.say(text("table-undone", { seat: name }), { line, kind: "note" });
  }

  /** What the others did last: the numbers of actions before and after it, from the beginning of a turn on. Who only
   * looks on sees the last turn. */
  lastTurns(yours) {
    const last = yours.length ? this.acts.findLastIndex((act) => !yours.includes(act.seat)) : this.actions - 1;
    const to = last < 0 ? this.actions : last + 1;
    const begun = this.groups.findLast((group) => group.from < to)?.from ?? 0;
    const own = this.acts.findLastIndex((act, at) => at < last && yours.includes(act.seat));
    return [yours.length && last >= 0 ? Math.min(own + 1, begun) : begun, to];
  }

  /** The last turn of a seat: the numbers of actions before and after it, or null if it has not acted yet. */
  turnOf(seat) {
    const last = this.acts.findLastIndex((act) => act.seat === seat);
    if (last < 0) return null;
    const before = this.acts.findLastIndex((act, at) => at < last && act.seat !== seat) + 1;
    const begun = this.groups.findLast((group) => group.from <= last).from;
    return [Math.max(before, begun), last + 1];
  }

  /** Tell the lines up to a moment from those still to come. Returns the last of them, and what the last action did:
   * in words, and the things that these name. */
  reach(moment) {
    let last = null;
    const done = [];
    for (const item of this.element.querySelectorAll("li")) {
      const number = Number(item.dataset.action);
      item.classList.toggle("to-come", number > moment);
      item.classList.toggle("now", number === moment);
      if (number <= moment) last = item;
      if (number === moment && !item.classList.contains("undone")) done.push(item);
    }
    const events = done.map((item) => this.events.get(item)).filter(Boolean);
    return { last, said: done.map((item) => item.textContent).join(" "), things: events.flatMap(named) };
  }

  point(item) {
    const event = item && this.events.get(item);
    for (const thing of things(".pointed")) thing.classList.remove("pointed");
    if (event) for (const thing of named(event)) thing.classList.add("pointed");
  }
}

/** The things on the board that an event names: by field and value, or by a word that is somebody's value. */
export function named(event) {
  const fields = Object.entries(event).filter(([field]) => field !== "event");
  const exact = new Set(fields.map(([field, value]) => `${field}:${value}`));
  const strings = new Set(fields.map(([, value]) => value).filter((value) => typeof value === "string"));
  return things("[data-ref]").filter((thing) => {
    const found = tokens(thing.dataset.ref);
    return found.some((token) => exact.has(`${token.field}:${token.value}`) || strings.has(token.value));
  });
}
