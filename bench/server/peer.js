// boardgame.io's own server with its storage in memory, on loopback: node peer.js MODULES PORT. Ends with its input.
'use strict';
const path = require('path');
const [modules, port] = [process.argv[2], Number(process.argv[3])];
const { Server } = require(path.join(modules, 'boardgame.io/dist/cjs/server.js'));
const { game } = require('./castle.js');

const server = Server({ games: [game], origins: [`http://127.0.0.1:${port}`] });
server.run({ port: { host: '127.0.0.1', port }, callback: () => process.stdout.write('ready\n') });
process.stdin.resume().on('end', () => process.exit(0));
