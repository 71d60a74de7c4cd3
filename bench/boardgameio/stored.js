// How many actions a boardgame.io storage directory holds: node stored.js DIRECTORY
const { FlatFile } = require('boardgame.io/server');

async function main() {
  const db = new FlatFile({ dir: process.argv[2], logging: false });
  await db.connect();
  let actions = 0;
  for (const match of await db.listMatches()) {
    const { state } = await db.fetch(match, { state: true });
    actions += state._stateID;
  }
  console.log(actions);
}

main();
