// What the server tells the pages. src/tabledhote/server/live/messages.py has the same in Python and explains it.

type Action = { do: string; [field: string]: unknown };
type GameEvent = { event: string; [field: string]: unknown };
type Mark = { thing: string; kind: string; icon: string; text: string; short?: string };
type Result = { scores: number[]; winners: number[] };
type Clock = { left: number[]; seat: number; since: number };
type Guidance = { step: number; steps: number; text: string; marks: string[]; action: Action | null };
/** What a request has done: src/tabledhote/server/api/schemas.py has it. */
type Done = { number: number; version: number; deciding: number; status: Table["status"] };
type Presence = { here: boolean[]; away: number[]; watching: number };
type Problem = { code: string; reason?: string; message?: string };
type Hint = { action: Action; text: string; chance: number; scores: number[] };

/** A legal action. */
type Choice = {
  action: Action;
  actions?: undefined;
  text: string;
  undoable: boolean;
  marks?: Mark[];
  then?: Action[];
  switch?: Switch;
  loses?: string;
};

/** A question that follows an action at once, answered beforehand. */
type Switch = { on: Action; off: Action; label: string; text: string };

/** Several actions in one, sent one after the other: a button, or (`at`) what a click on a thing does. */
type Together = {
  action?: undefined;
  actions: Action[];
  text: string;
  undoable: boolean;
  at?: string;
  quiet?: boolean;
  quick?: boolean; // nothing is to be seen between them
  marks?: undefined;
  then?: undefined;
  switch?: undefined;
  loses?: undefined;
};

type Offer = Choice | Together;

type Seat = {
  kind: "person" | "bot" | "open" | "invited";
  name: string | null;
  level: string | null;
  resigned: boolean;
  stands_in: boolean;
  late: boolean;
};

type Table = {
  id: string;
  status: "waiting" | "playing" | "over";
  seats: Seat[];
  deciding: number;
  number: number;
  version: number;
  result: Result | null;
  clock: Clock | null;
  closed: string | null;
  damaged: boolean;
  hints: boolean;
  rated: boolean;
};

type Line = {
  number: number;
  kind: string;
  seat?: number;
  events?: GameEvent[];
  sentences?: string[];
  short?: string[];
  undone?: boolean;
  undoes?: number;
  text?: string;
  stands_in?: boolean;
};

type Update = {
  table: Table;
  you: number;
  yours: number[];
  left: number[];
  undo: boolean;
  lines: Line[];
  chat?: number;
  names: string[];
  // the position, which a table that can only be read does not have
  view?: { phase: string; scores?: number[] };
  choices?: Choice[];
  together?: Together[];
  reasons?: Record<string, string>;
  prompt?: string | null;
  svg?: string;
  warning?: string;
  guide?: Guidance;
};

type Judged = { seat: number; played: Action; best: Action; loss: number; chances: number[]; texts: string[] };
type Review = { done: number; total: number; failed: boolean; decisions: Judged[]; turning: number[]; place: number };

/** What a page brings along; each page has what its scripts use. */
type Start = {
  update: Update;
  texts: Record<string, string>;
  language: string;
  rules: string;
  icons: Record<string, string>;
  // the table
  hides: boolean;
  steps: Record<string, string>;
  scored: boolean;
  extras: string[];
  narrows: boolean;
  pictured: { number: number; seat: number; narrow: boolean };
  confirm: string;
  pace: string;
  now: number;
  grace: number;
  absence: number;
  standIn: string;
  sound: string;
  notify: string;
  prompts: Record<string, string>;
  // the replay and the result
  table: string;
  names: string[];
  colours: string[];
  winners: number[];
  at: number;
  last: number;
  over: boolean;
};
