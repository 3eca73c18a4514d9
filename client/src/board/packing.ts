/** Several boxes in one rectangle, in their order, all in one scale, as large as they fit. Mirrors draw/packing.py. */

export type Size = [w: number, h: number];
export type Place = [x: number, y: number, scale: number];

const MANY = 7; // with more boxes than this there are too many ways to try

/** Where each box stands in a rectangle of w by h, in rows or in columns, the whole in its middle. */
export function pack(boxes: Size[], w: number, h: number, gap = 10): Place[] {
  let best: Place[] = [];
  let most = 0;
  for (const groups of cuts(boxes.length)) {
    for (const turned of [false, true]) {
      const places = turned ? columns(boxes, groups, w, h, gap) : rows(boxes, groups, w, h, gap);
      const scale = places[0]?.[2] ?? 0;
      if (scale > most * 1.0001) [best, most] = [places, scale];
    }
  }
  return best;
}

/** The ways to cut so many boxes into groups, as the sizes of the groups. */
function* cuts(count: number): Generator<number[]> {
  if (count > MANY) {
    for (let size = 1; size <= count; size++)
      yield Array.from({ length: Math.ceil(count / size) }, (_, n) => Math.min(size, count - n * size));
    return;
  }
  for (let cut = 0; cut < 1 << Math.max(0, count - 1); cut++) {
    const sizes = [1];
    for (let place = 0; place < count - 1; place++) {
      if ((cut >> place) & 1) sizes.push(1);
      else sizes[sizes.length - 1]! += 1;
    }
    yield sizes;
  }
}

const sum = (all: number[]): number => all.reduce((a, b) => a + b, 0);

function rows(boxes: Size[], groups: number[], w: number, h: number, gap: number): Place[] {
  let start = 0;
  const lines = groups.map((size) => boxes.slice(start, (start += size)));
  const heights = lines.map((line) => Math.max(...line.map(([, b]) => b)));
  const widths = lines.map((line) => sum(line.map(([a]) => a)));
  const across = Math.min(...lines.map((line, at) => (w - gap * (line.length - 1)) / widths[at]!));
  const scale = Math.min(across, (h - gap * (lines.length - 1)) / sum(heights));
  let y = (h - sum(heights) * scale - gap * (lines.length - 1)) / 2;
  const made: Place[] = [];
  lines.forEach((line, at) => {
    let x = (w - widths[at]! * scale - gap * (line.length - 1)) / 2;
    for (const [a, b] of line) {
      made.push([x, y + ((heights[at]! - b) * scale) / 2, scale]);
      x += a * scale + gap;
    }
    y += heights[at]! * scale + gap;
  });
  return made;
}

const columns = (boxes: Size[], groups: number[], w: number, h: number, gap: number): Place[] =>
  rows(
    boxes.map(([a, b]) => [b, a]),
    groups,
    h,
    w,
    gap,
  ).map(([x, y, scale]) => [y, x, scale]);
