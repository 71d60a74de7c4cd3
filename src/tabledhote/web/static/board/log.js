// The log: sentences grouped by turn. Pointing at one marks the things that it names.

import { around } from "../shared/elements.js";
import { text } from "../shared/start.js";
import { tokens } from "./narrow.js";
import { refOf, things } from "./things.js";
import { inShort, withIcons } from "./turn_line.js";

/** @import { Piece } from "./turn_line.js" */

const NEAR = 60; // pixels from the end
const HEADS = ["round", "turn"]; // events that begin a group

/**
 * @typedef {{ from: number, heading: HTMLElement, list: HTMLElement, fold: HTMLElement, seat?: number, pieces: Piece[],
 *   told?: boolean, whole?: boolean }}
 *   Group `from` so many actions on; `pieces` tell it in one line, which `fold` opens into its sentences; `told` if it is over,
 *   `whole` for a round or a turn in a round that announces none
 */

export class Log {
  /** @type {WeakMap<Element, GameEvent>} */
  events = new WeakMap(); // by the items that tell them
  /** @type {Group[]} */
  groups = [];
  /** @type {{ number: number, seat: number | undefined }[]} */
  acts = []; // the actions that stand
  actions = 0;
  follows = true;
  /** @type {string[]} */
  names = [];
  you = -1; // the reader's seat, if they have just one
  top = 0;

  /**
   * @param {HTMLElement} element
   * @param {(from: number, to: number) => void} chosen called with numbers of actions when a group's heading is clicked
   */
  constructor(element, chosen) {
    this.element = element;
    this.panel = /** @type {HTMLElement} */ (element.parentElement);
    this.panel.addEventListener("scroll", () => this.scrolled());
    new ResizeObserver(() => this.keepUp()).observe(this.panel);
    this.clear();
    for (const kind of ["pointerover", "focusin"])
      element.addEventListener(kind, (event) => this.point(around(event, "li")));
    for (const kind of ["pointerleave", "focusout"]) element.addEventListener(kind, () => this.point(null));
    element.addEventListener("click", (event) => {
      const heading = around(event, "button");
      const folded = this.groups.find((group) => group.fold === heading);
      if (folded) fold(folded, !folded.list.classList.contains("folded"));
      const at = this.groups.findIndex((group) => group.heading === heading);
      if (heading && at >= 0) chosen(this.groups[at].from, this.groups[at + 1]?.from ?? this.actions);
    });
  }

  /** @param {Pick<Update, "yours" | "left">} update */
  readBy({ yours, left }) {
    const own = [...yours, ...left];
    this.you = own.length === 1 ? own[0] : -1;
  }

  clear() {
    this.element.replaceChildren();
    this.groups = [];
    this.actions = 0;
    this.acts = [];
    this.begin(text("table-start"));
    this.names = [];
  }

  /**
   * @param {string} title
   * @param {number} [seat] whose turn it is
   */
  begin(title, seat) {
    const group = document.createElement("section");
    const heading = document.createElement("button");
    heading.type = "button";
    heading.className = "heading";
    heading.textContent = title;
    const folding = document.createElement("button");
    folding.type = "button";
    folding.className = "turn";
    folding.hidden = true;
    folding.setAttribute("aria-expanded", "true");
    const list = document.createElement("ul");
    group.append(heading, folding, list);
    this.element.append(group);
    this.groups.push({ from: this.actions, heading, list, fold: folding, seat, pieces: [] });
  }

  /**
   * Tell a turn in one line, once there is something to tell.
   * @param {Group} group
   */
  sum(group) {
    const { seat, pieces, fold: line } = group;
    const said = seat === undefined ? "" : inShort(pieces);
    line.hidden = !said;
    group.heading.parentElement?.classList.toggle("summed", !line.hidden);
    if (line.hidden) {
      fold(group, false);
      return;
    }
    const mark = document.querySelector(`#players li[data-seat="${seat}"] .mark`)?.cloneNode(true);
    const name = document.createElement("b");
    name.textContent = `${text("log-who", { seat: this.names[seat ?? -1] ?? "" })} `;
    line.replaceChildren(...(mark ? [mark, " "] : []), name, ...withIcons(said));
  }

  /**
   * @param {Line[]} lines
   * @param {string[]} names
   */
  add(lines, names) {
    this.names = names;
    for (const line of lines) this.line(line, names);
    for (const group of this.groups) this.sum(group);
    for (const group of this.groups.slice(0, -1)) {
      if (!group.told) fold(group, true);
      group.told = true;
    }
    this.keepUp();
  }

  /**
   * Offer the chat that was left out: what was said before the entry `before`.
   * @param {number | undefined} before
   * @param {string[]} names
   * @param {(before: number) => Promise<Line[]>} load
   */
  offerEarlier(before, names, load) {
    this.panel.querySelector(".earlier")?.remove();
    if (before === undefined) return;
    const button = document.createElement("button");
    button.type = "button";
    button.className = "earlier";
    button.textContent = text("log-earlier");
    button.addEventListener("click", async () => {
      button.disabled = true;
      const lines = await load(before).catch(() => null);
      button.disabled = false;
      if (!lines) return;
      this.insert(lines, names);
      this.offerEarlier(lines[0]?.number, names, load);
    });
    this.element.before(button);
  }

  /**
   * Put lines of chat where they belong among those that stand already.
   * @param {Line[]} lines
   * @param {string[]} names
   */
  insert(lines, names) {
    for (const line of lines) {
      const items = [...this.element.querySelectorAll("li")];
      const before = items.findLast((item) => Number(item.dataset.line) < line.number);
      this.say(`${text("log-who", { seat: names[line.seat ?? -1] ?? "" })} ${line.text}`, { line, kind: "said" });
      const item = /** @type {HTMLElement} */ (this.groups[this.groups.length - 1].list.lastElementChild);
      item.dataset.action = before?.dataset.action ?? "0";
      if (before) before.after(item);
      else this.groups[0].list.prepend(item);
    }
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

  /**
   * @param {Line} line
   * @param {string[]} names
   */
  line(line, names) {
    const name = line.seat === undefined ? "" : (names[line.seat] ?? "");
    if (line.kind === "act" && !line.undone) {
      this.actions += 1;
      this.acts.push({ number: line.number, seat: line.seat });
    }
    if (line.kind === "act" && !line.undone) this.beginTurn(line.seat, name);
    for (const [at, [event, sentence]] of told(line).entries()) {
      const seat = typeof event.seat === "number" ? event.seat : undefined;
      if (HEADS.includes(event.event)) {
        this.begin(sentence, event.event === "turn" ? seat : undefined);
        this.groups[this.groups.length - 1].whole = event.event === "round";
      } else this.say(sentence, { line, event });
      const short = line.undone ? "" : line.short?.[at];
      const group = this.groups[this.groups.length - 1];
      if (short && (seat ?? group.seat) === group.seat)
        group.pieces.push({ event: event.event, text: short, line: line.number });
    }
    if (line.kind === "say") this.say(`${text("log-who", { seat: name })} ${line.text}`, { line, kind: "said" });
    const own = line.seat !== undefined && line.seat === this.you;
    if (line.kind === "undo") this.undo(line, own ? text("table-undone-you") : text("table-undone", { seat: name }));
    if (line.kind === "rematch") this.say(text("table-rematch-made"), { line, kind: "note" });
    if (line.number > names.length) this.seated(line, name, own); // no mention of those who sat there from the beginning
  }

  /**
   * In a round without turns that are announced, a turn is what one player does until another does something.
   * @param {number | undefined} seat
   * @param {string} name
   */
  beginTurn(seat, name) {
    const last = this.groups[this.groups.length - 1];
    if (!last.whole || seat === undefined || last.seat === seat) return;
    this.actions -= 1;
    this.begin(name, seat);
    this.actions += 1;
    this.groups[this.groups.length - 1].whole = true;
  }

  /**
   * @param {Line} line
   * @param {string} name
   * @param {boolean} own whether it is the reader's seat
   */
  seated(line, name, own) {
    const { kind, stands_in: standsIn } = line;
    const message = { sit: "table-sits", bot: standsIn ? "table-bot-for" : "table-bot-sits" }[kind] ?? "table-leaves";
    if (!["sit", "bot", "open", "invited"].includes(kind)) return;
    const mine = own && message !== "table-bot-sits";
    this.say(mine ? text(`${message}-you`) : text(message, { seat: name }), { line, kind: "note" });
  }

  /**
   * @param {string} sentence
   * @param {{ line: Line, event?: GameEvent, kind?: string }} what it tells
   */
  say(sentence, { line, event, kind = "" }) {
    const item = document.createElement("li");
    item.textContent = sentence;
    item.dataset.line = String(line.number);
    item.dataset.action = String(this.actions);
    if (kind) item.className = kind;
    if (line.undone) item.classList.add("undone");
    if (event) this.events.set(item, event);
    this.groups[this.groups.length - 1].list.append(item);
  }

  /**
   * Strike out what was taken back, if it was not struck out when it came.
   * @param {Line} line
   * @param {string} sentence
   */
  undo(line, sentence) {
    for (const item of this.element.querySelectorAll(`li[data-line="${line.undoes}"]`)) item.classList.add("undone");
    for (const group of this.groups) group.pieces = group.pieces.filter((piece) => piece.line !== line.undoes);
    if (this.acts.at(-1)?.number === line.undoes) {
      this.acts.pop();
      this.actions -= 1;
    }
    this.say(sentence, { line, kind: "note" });
  }

  /**
   * What the others did last: the numbers of actions before and after it, from the beginning of a turn on. A spectator
   * looks on sees the last turn.
   * @param {number[]} yours
   * @returns {[number, number]}
   */
  lastTurns(yours) {
    const own = (/** @type {{ seat: number | undefined }} */ { seat }) => seat !== undefined && yours.includes(seat);
    const last = yours.length ? this.acts.findLastIndex((act) => !own(act)) : this.actions - 1;
    const to = last < 0 ? this.actions : last + 1;
    const begun = this.groups.findLast((group) => group.from < to)?.from ?? 0;
    const before = this.acts.findLastIndex((act, at) => at < last && own(act)) + 1;
    return [yours.length && last >= 0 ? Math.min(before, begun) : begun, to];
  }

  /**
   * The last turn of a seat: the numbers of actions before and after it, or null if it has not acted yet.
   * @param {number} seat
   * @returns {[number, number] | null}
   */
  turnOf(seat) {
    const last = this.acts.findLastIndex((act) => act.seat === seat);
    if (last < 0) return null;
    const before = this.acts.findLastIndex((act, at) => at < last && act.seat !== seat) + 1;
    const begun = this.groups.findLast((group) => group.from <= last)?.from ?? 0;
    return [Math.max(before, begun), last + 1];
  }

  /**
   * Tell the lines up to a moment from those still to come. Returns the last of them, and what the last action did:
   * in words, and the things that these name.
   * @param {number} moment
   */
  reach(moment) {
    /** @type {HTMLElement | null} */
    let last = null;
    const done = [];
    for (const item of this.element.querySelectorAll("li")) {
      const number = Number(item.dataset.action);
      item.classList.toggle("to-come", number > moment);
      item.classList.toggle("now", number === moment);
      if (number <= moment) last = item;
      if (number === moment && !item.classList.contains("undone")) done.push(item);
    }
    for (const group of this.groups)
      fold(group, !done.some((item) => group.list.contains(item)) && group !== this.groups[this.groups.length - 1]);
    const events = done.map((item) => this.events.get(item)).filter((event) => event !== undefined);
    return { last, said: done.map((item) => item.textContent).join(" "), things: events.flatMap(named) };
  }

  /** @param {Element | null} item */
  point(item) {
    const event = item && this.events.get(item);
    for (const thing of things(".pointed")) thing.classList.remove("pointed");
    if (event) for (const thing of named(event)) thing.classList.add("pointed");
  }
}

/**
 * The events of a line with their sentences: it has one for each.
 * @param {Line} line
 * @returns {[GameEvent, string][]}
 */
export const told = ({ events = [], sentences = [] }) => sentences.map((sentence, index) => [events[index], sentence]);

/**
 * The things on the board that an event names: by field and value, or by a word that is somebody's value.
 * @param {GameEvent} event
 */
export function named(event) {
  const fields = Object.entries(event).filter(([field]) => field !== "event");
  const exact = new Set(fields.map(([field, value]) => `${field}:${value}`));
  const strings = new Set(fields.map(([, value]) => value).filter((value) => typeof value === "string"));
  return things("[data-ref]").filter((thing) => {
    const found = tokens(refOf(thing));
    return found.some((token) => exact.has(`${token.field}:${token.value}`) || strings.has(token.value));
  });
}

/**
 * Show a turn as one line, or with its sentences, if there is a line to show.
 * @param {Group} group
 * @param {boolean} folded
 */
function fold({ fold: line, list }, folded) {
  const short = folded && !line.hidden;
  list.classList.toggle("folded", short);
  line.setAttribute("aria-expanded", String(!short));
}
