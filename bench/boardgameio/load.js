// Scripted players at many tables of four seats, all of them listening live.
// node load.js tabledhote|boardgameio ADDRESS TABLES SECONDS  ->  one line of JSON
//
// At each table the seat that decides sends an action, waits until the server says that it was accepted, and the next seat
// goes on. Only the updates of the acting seat are looked into; the others are received and counted.
const http = require("node:http");
const crypto = require("node:crypto");

const [kind, address, tables, seconds] = [
  process.argv[2],
  new URL(process.argv[3]),
  +process.argv[4],
  +process.argv[5],
];
const agent = new http.Agent({ keepAlive: true, maxSockets: 256 });
const latencies = [];
let stopped = false;
let received = 0;
let problems = 0;

function ask(method, path, body, token) {
  const data = body === undefined ? "" : JSON.stringify(body);
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(data) };
  if (token) headers.authorization = `Bearer ${token}`;
  return new Promise((resolve, reject) => {
    const request = http.request(new URL(path, address), { method, agent, headers }, (response) => {
      const chunks = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () => {
        const text = Buffer.concat(chunks).toString();
        if (response.statusCode >= 300) reject(new Error(`${response.statusCode} ${text.slice(0, 200)}`));
        else resolve(JSON.parse(text));
      });
    });
    request.on("error", reject);
    request.end(data);
  });
}

// ---- tabledhote: actions by POST, updates by server-sent events ---------------------------------

class Stream {
  constructor(table, seat, token) {
    this.rest = "";
    this.latest = null;
    this.waiting = null;
    const path = `/api/tables/${table}/events?seat=${seat}&parts=view,legal,lines`;
    const headers = { authorization: `Bearer ${token}` };
    this.ready = new Promise((resolve) => {
      this.request = http.request(new URL(path, address), { agent: false, headers }, (response) => {
        response.setEncoding("utf8");
        response.on("data", (chunk) => {
          this.take(chunk);
          resolve();
        });
        response.on("error", () => {});
      });
      this.request.on("error", () => {});
      this.request.end();
    });
  }

  take(chunk) {
    this.rest += chunk;
    for (let end = this.rest.indexOf("\n\n"); end >= 0; end = this.rest.indexOf("\n\n")) {
      const block = this.rest.slice(0, end);
      this.rest = this.rest.slice(end + 2);
      const data = block.indexOf('\ndata: {"table"');
      if (data < 0) continue;
      received += 1;
      this.latest = block.slice(data + 7);
      this.number = Number(block.slice(block.indexOf("id: ") + 4, block.indexOf("\n", block.indexOf("id: "))));
      if (this.waiting && this.number >= this.waiting.number) this.waiting.resolve();
    }
  }

  async seen(number) {
    if (!(this.number >= number))
      await new Promise((resolve) => {
        this.waiting = { number, resolve };
      });
    this.waiting = null;
    return JSON.parse(this.latest);
  }
}

async function tabledhoteTable() {
  const { token } = await ask("POST", "/api/keys");
  const seats = ["A", "B", "C", "D"].map((name) => ({ kind: "me", name }));
  const made = await ask("POST", "/api/tables", { game: "amsterdam", options: { players: 4 }, seats }, token);
  const table = made.table.id;
  const streams = [0, 1, 2, 3].map((seat) => new Stream(table, seat, token));
  await Promise.all(streams.map((stream) => stream.ready));
  let { deciding, number } = made.table;
  return async () => {
    const seen = await streams[deciding].seen(number);
    const action = seen.legal[(number * 7) % seen.legal.length];
    const id = crypto.randomBytes(8).toString("hex");
    const body = { seat: deciding, action, version: seen.table.version, id };
    const begun = process.hrtime.bigint();
    const done = await ask("POST", `/api/tables/${table}/actions`, body, token);
    latencies.push(Number(process.hrtime.bigint() - begun) / 1e6);
    if (done.status === "over") {
      for (const stream of streams) stream.request.destroy();
      return false;
    }
    ({ deciding, number } = done);
    return true;
  };
}

// ---- boardgame.io: everything by socket.io ------------------------------------------------------

async function boardgameioTable() {
  const { io } = require("socket.io-client");
  const { matchID } = await ask("POST", "/games/steps/create", { numPlayers: 4 });
  const seats = [];
  for (const playerID of ["0", "1", "2", "3"]) {
    const joined = await ask("POST", `/games/steps/${matchID}/join`, { playerID, playerName: `N${playerID}` });
    const socket = io(`${address.origin}/steps`, { transports: ["websocket"], forceNew: true });
    const seat = { socket, playerID, credentials: joined.playerCredentials, stateID: -1, waiting: null };
    const take = (state) => {
      received += 1;
      seat.stateID = state._stateID;
      if (seat.waiting && seat.stateID >= seat.waiting.stateID) seat.waiting.resolve();
    };
    socket.on("update", (_match, state) => take(state));
    await new Promise((resolve) => {
      socket.on("sync", (_match, info) => {
        take(info.state);
        resolve();
      });
      socket.on("connect", () => socket.emit("sync", matchID, playerID, seat.credentials, 4));
    });
    seats.push(seat);
  }
  let stateID = 0;
  const reach = (seat, wanted) =>
    seat.stateID >= wanted
      ? undefined
      : new Promise((resolve) => {
          seat.waiting = { stateID: wanted, resolve };
        });
  return async () => {
    const seat = seats[stateID % 4];
    await reach(seat, stateID);
    const payload = { type: "step", args: [stateID * 7], playerID: seat.playerID, credentials: seat.credentials };
    const begun = process.hrtime.bigint();
    seat.socket.emit("update", { type: "MAKE_MOVE", payload }, stateID, matchID, seat.playerID);
    stateID += 1;
    await reach(seat, stateID);
    seat.waiting = null;
    latencies.push(Number(process.hrtime.bigint() - begun) / 1e6);
    return true;
  };
}

// ---- the run ------------------------------------------------------------------------------------

async function run() {
  const open = kind === "tabledhote" ? tabledhoteTable : boardgameioTable;
  const steps = [];
  for (let first = 0; first < tables; first += 20) {
    steps.push(...(await Promise.all(Array.from({ length: Math.min(20, tables - first) }, open))));
  }
  console.log("opened");
  await new Promise((resolve) => process.stdin.once("data", resolve));
  latencies.length = 0;
  received = 0;
  const begun = process.hrtime.bigint();
  const used = process.cpuUsage();
  const work = steps.map(async (step) => {
    let next = step;
    while (!stopped) {
      try {
        if (!(await next())) next = await open();
      } catch (error) {
        if (!stopped) problems += 1;
        if (problems < 4 && !stopped) console.error(String(error));
        break;
      }
    }
  });
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  stopped = true;
  const elapsed = Number(process.hrtime.bigint() - begun) / 1e9;
  const believed = latencies.length;
  const { user, system } = process.cpuUsage(used);
  const client = (user + system) / 1e6 / elapsed;
  await Promise.race([Promise.all(work), new Promise((resolve) => setTimeout(resolve, 2000))]);
  latencies.sort((one, other) => one - other);
  const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))];
  console.log(JSON.stringify({ elapsed, believed, received, problems, client, p50: at(0.5), p99: at(0.99) }));
  process.exit(0);
}

run();
