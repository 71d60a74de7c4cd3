// A boardgame.io server with its FlatFile storage: node server.js PORT DIRECTORY
const { Server, FlatFile, Origins } = require("boardgame.io/server");
const game = require("./game");

const [port, dir] = process.argv.slice(2);
const server = Server({ games: [game], db: new FlatFile({ dir, logging: false }), origins: [Origins.LOCALHOST] });
server.run({ port: Number(port), callback: () => console.log("ready") });
