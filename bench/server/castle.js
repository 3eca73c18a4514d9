// A castle of 116 tiles for boardgame.io: fewer rules than Dragon Castle, but the same sorts of decisions, about as many
// of them in a turn, and a state of the size that such a game needs. It is what the peer's server is measured with.
'use strict';

const [FIRST, SECOND, PLACE, OVER] = [0, 1, 2, 3];
const [SHRINE, DISCARD] = [100, 101];
const [ROWS, COLUMNS, ACROSS, DOWN] = [6, 10, 6, 5];
const kindOf = (face) => (face < 21 ? Math.floor(face / 7) : face < 24 ? 3 : face < 27 ? 4 : 5);
const heightAt = (row, column) => (row % 5 === 0 ? 1 : (row === 2 || row === 3) && column % 9 !== 0 ? 3 : 2);

/** A random number from 0 to below `end`, and the next seed. */
function roll(seed, end) {
  const next = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
  return [(next >>> 8) % end, next];
}

function deal(players, seed) {
  const tiles = Array.from({ length: 116 }, (_, n) => n >> 2);
  for (let left = tiles.length; left > 1; left--) {
    let pick;
    [pick, seed] = roll(seed, left);
    [tiles[left - 1], tiles[pick]] = [tiles[pick], tiles[left - 1]];
  }
  const castle = [];
  for (let cell = 0; cell < ROWS * COLUMNS; cell++) {
    castle.push(tiles.splice(0, heightAt(Math.floor(cell / COLUMNS), cell % COLUMNS)));
  }
  const empty = (value) => new Array(ACROSS * DOWN).fill(value);
  const realm = () => ({ height: empty(0), top: empty(-1), shrine: empty(0), points: 0, pool: 0 });
  return { current: 0, phase: FIRST, castle, realms: Array.from({ length: players }, realm), hand: -1, held: 0, left: 3 * players };
}

const highest = (G) => Math.max(...G.castle.map((stack) => stack.length));

function isFree(G, cell) {
  const own = G.castle[cell].length;
  const beside = (step, edge) => (cell % COLUMNS === edge ? 0 : G.castle[cell + step].length);
  return own > 0 && (beside(-1, 0) < own || beside(1, COLUMNS - 1) < own);
}

const isOpen = (realm, space) => realm.top[space] < 0 && !realm.shrine[space] && realm.height[space] < 3;

function legal(G) {
  if (G.phase === PLACE) return G.realms[G.current].top.map((_, space) => space).filter((space) => isOpen(G.realms[G.current], space));
  const free = G.castle.map((_, cell) => cell).filter((cell) => isFree(G, cell));
  if (G.phase === FIRST) {
    const level = highest(G);
    return free.filter((cell) => G.castle[cell].length === level);
  }
  return G.phase === SECOND ? [...free.filter((cell) => G.castle[cell].at(-1) === G.hand), SHRINE, DISCARD] : [];
}

/** The connected tiles of one kind around a space. */
function groupOf(realm, start) {
  const found = new Set([start]);
  for (const space of found) {
    const column = space % ACROSS;
    const beside = [space - ACROSS, space + ACROSS, column > 0 ? space - 1 : -1, column < ACROSS - 1 ? space + 1 : -1];
    for (const next of beside) if (realm.top[next] === realm.top[start] && realm.top[next] >= 0) found.add(next);
  }
  return [...found];
}

/** Carry a choice out in place; true if the turn has passed on. */
function apply(G, choice) {
  const realm = G.realms[G.current];
  if (G.phase === FIRST) {
    G.hand = G.castle[choice].pop();
    G.held = 1;
    G.phase = SECOND;
    return false;
  }
  if (G.phase === SECOND) {
    if (choice === DISCARD) [realm.points, G.held] = [realm.points + 1, 0];
    else if (choice === SHRINE) realm.pool++;
    else G.held += G.castle[choice].splice(-1).length;
  } else {
    G.held--;
    realm.top[choice] = kindOf(G.hand);
    realm.height[choice]++;
    const group = groupOf(realm, choice);
    if (group.length >= 4) {
      realm.points += group.length - 2;
      for (const space of group) realm.top[space] = -1;
      if (realm.pool > 0) [realm.pool, realm.shrine[choice]] = [realm.pool - 1, 1];
    }
  }
  if (G.held > 0 && realm.top.some((_, space) => isOpen(realm, space))) {
    G.phase = PLACE;
    return false;
  }
  G.held = 0;
  G.current = (G.current + 1) % G.realms.length;
  const level = highest(G);
  G.phase = level === 0 || (level === 1 && G.left-- === 0) ? OVER : FIRST;
  return true;
}

const game = {
  name: 'castle',
  setup: ({ ctx, random }) => deal(ctx.numPlayers, random.Die(1 << 30)),
  moves: {
    act: ({ G, events }, choice) => {
      if (!legal(G).includes(choice)) return 'INVALID_MOVE';
      if (apply(G, choice) && G.phase !== OVER) events.endTurn();
      return undefined;
    },
  },
  minPlayers: 2,
  maxPlayers: 4,
  endIf: ({ G }) => (G.phase === OVER ? { scores: G.realms.map((realm) => realm.points) } : undefined),
};

module.exports = { game, legal, roll };
