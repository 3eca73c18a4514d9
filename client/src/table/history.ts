/** The last round as it was shown here: kept, so that nobody has to be asked what the others did. */
import { follow, type Moves } from "../scene";
import type { Got, LogLine, RecapTurn, Scene } from "../wire";
import type { Shown } from "./session";
import { arts, Ways } from "./ways";

type Frame = { shown: Shown; moves: Moves; got: Got[] };
/** A turn with the scenes before and after it, where this browser has seen them. */
export type Told = RecapTurn & { before?: Scene; after?: Scene };

export class History {
  private frames: Frame[] = [];
  private known = new Map<string, Told>(); // turns that are over do not change

  /** What came by a patch. Taken back is what follows the position that came back. */
  add(shown: Shown, moves: Moves, got: Got[]): void {
    while (this.frames.length && this.frames.at(-1)!.shown.table.choices > shown.table.choices) this.frames.pop();
    const last = this.frames.at(-1);
    if (last?.shown.table.choices === shown.table.choices) last.shown = shown;
    else this.frames.push({ shown, moves: last ? moves : follow(shown.scene, shown.scene), got });
    this.trim(shown);
  }

  /** Everything anew, after a break: what lies between is not known here. False if nothing is missing. */
  begin(shown: Shown): boolean {
    const last = this.frames.at(-1)?.shown;
    const same = last?.scene.viewer === shown.scene.viewer && last.scene.shape === shown.scene.shape;
    if (last && same && last.table.choices === shown.table.choices) {
      this.frames.at(-1)!.shown = shown;
      return false;
    }
    this.frames = [{ shown, moves: { was: {}, into: {} }, got: [] }];
    this.known.clear();
    return true;
  }

  /** One round back is enough, and whatever is news to the viewer. */
  private trim({ table }: Shown): void {
    const turn = table.turn - table.seats.length - 1;
    const needed = (frame: Frame) => frame.shown.table.turn >= turn || frame.shown.table.choices >= table.news_from;
    const first = this.frames.findIndex(needed);
    if (first > 1) this.frames.splice(0, first - 1);
  }

  /** The turns that were seen here from beginning to end, up to what is shown; the last one may still go on. */
  turns({ log, number }: Shown): Told[] {
    const owners = new Map(
      log.flatMap(([, turn, , , values]) => ("turn-of" in values ? [[turn, Number(values["turn-of"])]] : [])),
    );
    const seen = this.frames.filter(({ shown }) => shown.number <= number);
    const made: Told[] = [];
    for (let first = 1; first < seen.length;) {
      const { turn, turn_of } = seen[first - 1]!.shown.table;
      let last = first;
      while (last + 1 < seen.length && seen[last]!.shown.table.turn === turn) last += 1;
      if (turn > 0) made.push(this.told(seen.slice(first - 1, last + 1), turn, owners.get(turn) ?? turn_of, log));
      first = last + 1;
    }
    return made;
  }

  private told(frames: Frame[], turn: number, seat: number, log: LogLine[]): Told {
    const [before, after] = [frames[0]!.shown, frames.at(-1)!.shown];
    const [from, to] = [before.table.choices, after.table.choices];
    const key = `${turn} ${from} ${to}`;
    const found = this.known.get(key);
    if (found) return found;
    const lines = log.filter(([n]) => n > from && n <= to);
    const marks = lines.flatMap((line) => String(line[4]["marks"] ?? "").split(" ")).filter(Boolean);
    const ways = new Ways(before.scene);
    for (const { shown, moves } of frames.slice(1)) ways.goOn(shown.scene, moves, shown.table.choices);
    const steps = ways.steps(marks);
    const made: Told = {
      ...{ seat, turn, from, to, lines, steps, arts: arts(before.scene, after.scene, steps, seat) },
      ...{ got: added(frames.slice(1).map(({ got }) => got[seat] ?? {})), before: before.scene, after: after.scene },
    };
    if (this.known.size > 40) this.known.clear();
    this.known.set(key, made);
    return made;
  }
}

/** What several choices brought together; what cancels out is not told. */
export function added(all: Got[]): Got {
  const sum = (lists: [string, number][][]): [string, number][] => {
    const found = new Map<string, number>();
    for (const [name, n] of lists.flat()) found.set(name, (found.get(name) ?? 0) + n);
    return [...found].filter(([, n]) => n);
  };
  const parts = sum(all.map(({ parts }) => parts ?? []));
  const goods = sum(all.map(({ goods }) => goods ?? []));
  const total = parts.reduce((points, [, n]) => points + n, 0);
  return { ...(parts.length ? { total, parts } : {}), ...(goods.length ? { goods } : {}) };
}
