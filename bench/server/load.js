// The players: node load.js MODULES KIND PORT MATCHES SECONDS. In every match of two, whoever may move does so at once.
// KIND: boardgame.io; teahouse (a browser's channel: pictures as patches); teahouse-program (lists of choices instead).
// A move is done when both players have the new state; its latency is the mover's own wait. Prints one JSON line.
'use strict';
const path = require('path');
const { legal, roll } = require('./castle.js');
const [modules, kind] = process.argv.slice(2, 4);
const [port, matches, seconds] = process.argv.slice(4).map(Number);
const WebSocket = require(path.join(modules, 'ws'));
const { io } = require(path.join(modules, 'socket.io-client'));
const base = `http://127.0.0.1:${port}`;
const PEER = kind === 'boardgame.io';
const SHAPE = kind === 'teahouse' ? 'wide' : 'none';
const WARM_UP = 1.5;

let [seed, moves, bytes, finished] = [7, 0, 0, 0];
let [playing, counting] = [true, false];
const waits = { mover: [], other: [] };
const now = () => Number(process.hrtime.bigint()) / 1e6;
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const pick = (list) => {
  let at;
  [at, seed] = roll(seed, list.length);
  return list[at];
};

async function post(address, body) {
  const answer = await fetch(base + address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** A player of the peer: gets the whole state with every move and knows the rules itself. */
class PeerSeat {
  constructor(match, seat) {
    Object.assign(this, { match, seat, token: '' });
    this.socket = io(`${base}/castle`, { transports: ['websocket'], forceNew: true, reconnection: false });
    const heard = (state) => {
      this.state = state;
      const over = state.ctx.gameover !== undefined;
      match.heard(seat, state._stateID, over ? -1 : state.G.current, over);
    };
    this.socket.on('sync', (_, info) => heard(info.state));
    this.socket.on('update', (_, state) => heard(state));
    this.socket.on('connect_error', (problem) => { throw problem; });
    this.ready = new Promise((done) => this.socket.on('connect', done));
    void this.ready.then(() => this.socket.io.engine.transport.ws.on('message', (data) => void (bytes += data.length)));
  }
  join() { this.socket.emit('sync', this.match.id, String(this.seat), this.token, 2); }
  move() {
    const playerID = String(this.seat);
    const payload = { type: 'act', args: [pick(legal(this.state.G))], playerID, credentials: this.token };
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, this.state._stateID, this.match.id, playerID);
  }
  close() { this.socket.close(); }
}

/** A player of Teahouse: keeps what a browser keeps of the offers, and chooses among them; knows no rules. */
class HouseSeat {
  constructor(match, seat) { Object.assign(this, { match, seat, token: '', table: {}, offers: {}, legal: [] }); }
  join() {
    this.socket?.removeAllListeners().close();
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/live/${this.match.id}`, { perMessageDeflate: true });
    this.socket.on('open', () => {
      this.say({ do: 'hello', tokens: [this.token], shape: SHAPE, language: 'en', viewer: this.seat });
      this.say({ do: 'prefer', quick: true });
    });
    this.socket.on('error', (problem) => { throw problem; });
    this.socket.on('message', (data) => this.hear(data));
  }
  hear(data) {
    bytes += data.length;
    const told = JSON.parse(data);
    if (told.is === 'error') throw new Error(JSON.stringify(told));
    if (told.is !== 'scene' && told.is !== 'patch') return;
    Object.assign(this.table, told.table);
    this.revision = told.revision;
    this.legal = told.legal ?? [];
    if (told.scene) this.offers = told.scene.offers;
    for (const [field, value] of Object.entries(told.patch?.offers ?? {})) this.offers[field] = value;
    if (!this.table.seats.every((seat) => seat.quick)) return; // turns are to end by themselves
    const over = this.table.status === 'over';
    this.match.heard(this.seat, told.number, over ? -1 : this.table.to_act, over);
  }
  say(message) { this.socket.send(JSON.stringify(message)); }
  move() {
    const choices = SHAPE === 'none' ? this.legal : this.offers.choices.flatMap(([, numbers]) => numbers);
    this.say({ do: 'choose', choice: pick(choices), revision: this.revision });
  }
  close() { this.socket.close(); }
}

class Match {
  constructor() { this.seats = [0, 1].map((seat) => new (PEER ? PeerSeat : HouseSeat)(this, seat)); }
  async open() {
    Object.assign(this, { opened: false, waiting: false, number: [-1, -1] });
    if (PEER) {
      this.id = (await post('/games/castle/create', { numPlayers: 2 })).matchID;
      for (const seat of this.seats) {
        const sat = await post(`/games/castle/${this.id}/join`, { playerID: String(seat.seat), playerName: 'x' });
        seat.token = sat.playerCredentials;
      }
      await Promise.all(this.seats.map((seat) => seat.ready));
    } else {
      const people = ['Ann', 'Bea'].map((name) => ({ kind: 'person', name }));
      const made = await post('/api/tables', { game: 'castle', seats: people, listed: false, first: 0 });
      this.id = made.table;
      made.seats.forEach(({ seat, token }) => void (this.seats[seat].token = token));
    }
    const both = new Promise((done) => void (this.joined = done));
    this.seats.forEach((seat) => seat.join());
    await both;
    this.opened = true;
    this.move();
  }
  heard(seat, number, actor, over) {
    this.number[seat] = number;
    this.actor = actor;
    if (!this.opened) {
      if (this.number[0] >= 0 && this.number[0] === this.number[1]) this.joined();
      return;
    }
    if (!this.waiting || number <= this.sent) return;
    if (counting) waits[seat === this.mover ? 'mover' : 'other'].push(now() - this.at);
    if (this.number[0] !== this.number[1]) return;
    this.waiting = false;
    if (counting) moves++;
    if (over) {
      finished++;
      void this.open();
    } else this.move();
  }
  move() {
    if (!playing || this.waiting || this.actor < 0) return;
    Object.assign(this, { waiting: true, mover: this.actor, sent: this.number[0], at: now() });
    this.seats[this.mover].move();
  }
}

function spread(list) {
  const sorted = Float64Array.from(list).sort();
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? null;
  return { p50: at(0.5), p90: at(0.9), p99: at(0.99), longest: at(1) };
}

setTimeout(() => process.exit(3), (seconds + 120) * 1000).unref();
(async () => {
  const all = Array.from({ length: matches }, () => new Match());
  for (let n = 0; n < matches; n += 10) await Promise.all(all.slice(n, n + 10).map((match) => match.open()));
  await sleep(WARM_UP * 1000);
  process.stdout.write('begin\n');
  [moves, bytes, counting] = [0, 0, true];
  const [began, busy] = [now(), process.cpuUsage()];
  await sleep(seconds * 1000);
  counting = playing = false;
  const took = (now() - began) / 1000;
  const used = process.cpuUsage(busy);
  const own = (used.user + used.system) / 1e6 / took;
  process.stdout.write(`${JSON.stringify({ took, moves, bytes, finished, own, mover: spread(waits.mover), other: spread(waits.other) })}\n`);
  process.exit(0);
})().catch((problem) => {
  process.stderr.write(`${problem.stack}\n`);
  process.exit(2);
});
