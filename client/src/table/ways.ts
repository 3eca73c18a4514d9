/** What moved in the course of a turn, from where it lay before to where it lies after. Mirrors draw/recap.py. */
import type { Moves } from "../scene";
import type { Piece, RecapStep, Scene } from "../wire";

const MOST = 3; // pictures in one line

const same = (a: Piece, b: Piece): boolean => a.on === b.on && a.at[0] === b.at[0] && a.at[1] === b.at[1];

export const isMarked = (id: string, marks: string[]): boolean =>
  !!id && marks.some((mark) => id === mark || (mark.endsWith(".") && id.startsWith(mark)));

/** By number, then by ids, letter by letter as Python compares them. */
function inOrder(a: [number, string, string], b: [number, string, string]): number {
  const at = a.findIndex((part, n) => part !== b[n]);
  return at < 0 ? 0 : a[at]! < b[at]! ? -1 : 1;
}

export class Ways {
  last: Scene;
  private began = new Map<string, string>(); // a piece that is not where it was -> the one it was before, or ""
  private moved = new Map<string, number>(); // the same -> the number of the choice that moved it last
  private gone: [number, string, string][] = []; // number, from, the bank that took it or ""

  constructor(readonly before: Scene) {
    this.last = before;
  }

  /** The scene after the choice of this number, and what became what on the way to it. */
  goOn(scene: Scene, { was, into }: Moves, number: number): void {
    const [old, next] = [this.last.pieces, scene.pieces];
    const began = new Map([...this.began].filter(([id]) => id in next && !(id in was)));
    for (const id in next) {
      const source = was[id];
      if (source !== undefined) began.set(id, source in next ? source : (this.began.get(source) ?? source));
      else if (!(id in old)) began.set(id, "");
      else if (old[id] === next[id] || same(old[id]!, next[id]!)) continue;
      else if (!began.has(id)) began.set(id, id);
      this.moved.set(id, number);
    }
    const taken = new Set(Object.values(was).filter((source) => !(source in next)));
    for (const id in old)
      if (!(id in next) && !taken.has(id)) this.gone.push([number, this.began.get(id) ?? id, into[id] ?? ""]);
    this.began = began;
    this.last = scene;
  }

  steps(marks: string[]): RecapStep[] {
    const [old, next] = [this.before.pieces, this.last.pieces];
    const ways = [...this.began].map(([id, start]): [number, string, string] => [this.moved.get(id)!, start, id]);
    ways.push(...this.gone);
    const all = new Set(ways.flatMap(([, start, end]) => [start, end]).filter(Boolean));
    const made = new Map<number, RecapStep>();
    for (const [n, start, end] of ways.sort(inOrder)) {
      const [first, last] = [old[start], next[end]];
      const shown = last ?? first;
      if ((start && !first) || !shown?.say || (first && last && same(first, last))) continue;
      const name = end || start;
      if (all.has(name.slice(0, Math.max(0, name.lastIndexOf("."))))) continue;
      if (!isMarked(start, marks) && !isMarked(end, marks) && !(first && last && first.on !== last.on)) continue;
      if (!made.has(n)) made.set(n, { n, from: [], to: [] });
      made.get(n)!.from.push(start);
      made.get(n)!.to.push(end);
    }
    return [...made.values()];
  }
}

export function arts(before: Scene, after: Scene, steps: RecapStep[], seat: number): string[] {
  const [old, next] = [before.pieces, after.pieces];
  const found: [stays: boolean, art: string][] = [];
  for (const { from, to } of steps)
    from.forEach((start, at) => {
      const end = to[at]!;
      const [first, last] = [old[start], next[end]];
      const shown = first && (!last || (end in old && end !== start)) ? first : last;
      if (shown && (shown.seat ?? seat) === seat) found.push([!!first && !!last && first.on === last.on, shown.art]);
    });
  return [...found.filter(([stays]) => !stays), ...found.filter(([stays]) => stays)]
    .map(([, art]) => art)
    .slice(0, MOST);
}
