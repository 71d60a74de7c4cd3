// A game for boardgame.io whose state is about as large as a view of Hotel Amsterdam and whose move changes a few of its
// numbers: cheaper than the rules of a real game. Never over.
const PLACES = 25;

function setup() {
  const tiles = [];
  for (let at = 0; at < PLACES; at++) {
    tiles.push({
      place: `p${at}`,
      tile: `tile_number_${at}`,
      day: "market",
      night: "casino",
      side: "day",
      tourists: 0,
    });
  }
  return { tiles, dam: 0, quays: { 0: 0, 6: 0, 12: 0, 18: 0 }, supply: 60, boat: 0, scores: [0, 0, 0, 0], turn: 0 };
}

function step({ G, ctx, events }, at) {
  const tile = G.tiles[at % PLACES];
  tile.tourists += 1;
  tile.side = tile.side === "day" ? "night" : "day";
  G.boat = (G.boat + at) % 24;
  G.scores[Number(ctx.currentPlayer)] += 1;
  G.turn += 1;
  events.endTurn();
}

module.exports = { name: "steps", minPlayers: 4, maxPlayers: 4, setup, moves: { step } };
