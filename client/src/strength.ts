/** How strong whoever plays on this device is, by the matches against computers that ended here. Kept here, told nobody. */
import { read, write } from "./keep";
import type { BotInfo, GameInfo, TableView } from "./wire";

export const AS_ME = "as-me"; // stands for the level that is nearest; a table is made with the level itself
const KEY = "teahouse:strength";
const SCALE = 400; // points that make one win ten times as likely as a loss
const FIRST = 96; // a first match moves the rating by so much at most, later ones by less,
const LEAST = 24; // and never by less than this
const REMEMBERED = 60; // matches, which are not counted twice

export type Strength = { elo: number; matches: number };
type Kept = { games: Record<string, Strength>; counted: string[] };

const kept = (): Kept => read<Kept>(KEY, { games: {}, counted: [] });

/** What is known of this device in a game; null before its first match against a computer. */
export const strengthAt = (game: string): Strength | null => kept().games[game] ?? null;

/** The level whose rating is nearest to that of this device; the usual one as long as nothing is known of it. */
export function asStrong(game: GameInfo): BotInfo | undefined {
  const measured = game.bots.filter(({ elo }) => elo);
  const usual = measured.find((one) => one.default);
  const elo = strengthAt(game.name)?.elo ?? usual?.elo ?? 0;
  return measured.sort((a, b) => Math.abs(a.elo - elo) - Math.abs(b.elo - elo))[0];
}

/** The rating after a match against players of these ratings; results are 1, 0.5 or 0 against each. */
export function rated(before: Strength, rivals: number[], results: number[]): Strength {
  const expected = rivals.map((elo) => 1 / (1 + 10 ** ((elo - before.elo) / SCALE)));
  const mean = (all: number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;
  const step = Math.max(LEAST, FIRST / (before.matches + 1));
  return { elo: before.elo + step * (mean(results) - mean(expected)), matches: before.matches + 1 };
}

/** Counts a match that is over: one person of this device against computers whose strength was measured. */
export function countMatch(game: GameInfo | undefined, table: TableView): void {
  const [me, more] = table.mine;
  const now = kept();
  if (!game || !table.result || me === undefined || more !== undefined || now.counted.includes(table.table)) return;
  if (table.seats[me]?.bot) return; // a computer has played on for whoever sat here
  const { places } = table.result;
  const rivals = table.seats.flatMap(({ kind, bot }, seat) => {
    const elo = kind === "computer" ? (game.bots.find(({ name }) => name === bot)?.elo ?? 0) : 0;
    return elo ? [{ elo, result: 0.5 + 0.5 * Math.sign(places[seat]! - places[me]!) }] : [];
  });
  if (!rivals.length) return;
  const usual = game.bots.find((one) => one.default)?.elo ?? rivals[0]!.elo;
  const before = now.games[game.name] ?? { elo: usual, matches: 0 };
  const after = rated(
    before,
    rivals.map(({ elo }) => elo),
    rivals.map(({ result }) => result),
  );
  write(KEY, {
    games: { ...now.games, [game.name]: after },
    counted: [...now.counted, table.table].slice(-REMEMBERED),
  });
}
