/** How much room each part of a table gets, by the boxes of its surfaces and the size of the window. Knows no game. */
import { pack, type Size } from "../board/packing";
import type { Scene } from "../wire";

/** What stands in one place. `pages` are judged one by one (the parts of several players); `head` is a line above them. */
type Room = { pages: Size[][]; weight: number; cap: number; head: number };
type Stack = { score: number; heights: number[] };
export type Arrangement = {
  side: number; // the width of the right column
  aside: number; // so many of the last main surfaces stand there
  others: number;
  mine: number;
  asideHigh: number;
  shelf: number; // heights
  across: boolean; // the other players side by side
  beside: number; // in one column: the share of the width that the shelf has beside the own part; 0: it is above it
  strip: boolean; // in one column: the own part is a strip, with its name on the left
};

const GAP = 12;
const STEPS = 32; // of the height, from which rooms are given
const SIDES = [0.22, 0.25, 0.28, 0.31, 0.34, 0.37, 0.4, 0.43, 0.46]; // widths of the right column that are tried
const LEAST_SIDE = 300;
const READABLE = 0.75; // of the scale beyond which nothing gets better
const SMALL = 2;
const BESIDE = [0.3, 0.36, 0.42, 0.5, 0.58, 0.64, 0.7];
const OWN = { strip: 1.4, board: 1.8 }; // by so much more the own part counts where fingers choose on it: a strip, or a board
const STRIP = { cap: 1.1, head: 26, name: 176 }; // it is never shown as large as a board would be; pixels around it
const ROOMLESS = -1e4;
const LOG = 136; // what the log keeps, with letters of the usual size; its head, and the line of a player
const LOG_HEAD = 44;
const LOG_LINE = 46;
const HEAD = 58; // a player without a surface
export const HEADS = { seat: 62, mine: 62 };

/** The larger the better, but not above `cap`; what gets too small to be read is much worse. */
const worth = (scale: number, cap: number): number =>
  Math.log(Math.min(cap, scale)) + SMALL * Math.min(0, Math.log(scale / (cap * READABLE)));

function fit({ pages, weight, cap, head }: Room, w: number, h: number): number {
  const high = h - head;
  if (w < 20 || high < 20) return ROOMLESS + Math.min(0, high) / 100;
  const score = pages.reduce((sum, boxes) => sum + worth(pack(boxes, w, high)[0]?.[2] ?? 1e-3, cap), 0);
  return (score * weight) / Math.max(1, pages.length);
}

/** Rooms one below the other: their heights. What none of them needs is left over. */
function stack(fits: (((h: number) => number) | null)[], h: number): Stack {
  const used = fits.filter(Boolean).length;
  const free = h - GAP * Math.max(0, used - 1);
  const step = free / STEPS;
  let best: { score: number; steps: number[] }[] = Array.from({ length: STEPS + 1 }, () => ({ score: 0, steps: [] }));
  for (const one of fits) {
    if (!one) {
      best = best.map(({ score, steps }) => ({ score, steps: [...steps, 0] }));
      continue;
    }
    const scores = Array.from({ length: STEPS + 1 }, (_, n) => one(n * step) - n * 1e-2); // of equal ones the smaller
    best = best.map((_, total) => {
      let found = { score: -Infinity, steps: [] as number[] };
      for (let own = 0; own <= total; own++) {
        const score = best[total - own]!.score + scores[own]!;
        if (score > found.score) found = { score, steps: [...best[total - own]!.steps, own] };
      }
      return found;
    });
  }
  const { score, steps } = best[STEPS]!;
  return { score, heights: steps.map((n) => n * step) };
}

/** What is large in its own units is large on the page: mains count three times, the parts of others little. */
const FACTORS = { main: 3, shelf: 2.1, mine: 1.8, others: 0.5 };
const area = (boxes: Size[]): number => boxes.reduce((sum, [a, b]) => sum + a * b, 0);
const weigh = (boxes: Size[], factor: keyof typeof FACTORS): number => Math.sqrt(area(boxes)) * FACTORS[factor];

const room = (pages: Size[][], weight: number, cap: number, head = 0): Room => ({
  pages: pages.filter((page) => page.length),
  weight,
  cap,
  head,
});
const fits = (one: Room, w: number) => (one.pages.length ? (h: number) => fit(one, w, h) : null);

/** The cards of the other players, side by side or one below the other. */
function cards(seats: Size[][], w: number, h: number, head: number): { score: number; across: boolean } {
  const count = seats.length;
  const own = room(seats, weigh(seats.flat(), "others"), 0.8, head);
  const across = fit(own, (w - GAP * (count - 1)) / count - 24, h);
  const below = fit(own, w - 24, (h - GAP * (count - 1)) / count);
  return { score: Math.max(across, below), across: across >= below };
}

export type Parts = { mains: Size[]; shelf: Size[]; mine: Size[]; others: Size[][]; count: number };

/** The parts of a scene by role; cropped to what matters of them. */
export function partsOf({ surfaces }: Scene, viewer: number, cropped: boolean): Parts {
  const parts: Parts = { mains: [], shelf: [], mine: [], others: [], count: 0 };
  const others = new Map<number, Size[]>();
  for (const { role, box: whole, focus, seat } of Object.values(surfaces)) {
    const box: Size = cropped && focus ? [focus[2], focus[3]] : whole;
    if (role === "main") parts.mains.push(box);
    else if (role === "shelf") parts.shelf.push(box);
    else if (seat !== undefined && seat >= 0 && role === "mine") parts.mine.push(box);
    else if (seat !== undefined && seat >= 0 && seat !== viewer) others.set(seat, [...(others.get(seat) ?? []), box]);
  }
  parts.others = [...others.values()];
  return parts;
}

/** Two columns: the board and the shelf on the left, players and log on the right. What holds letters grows with them. */
export function wide(parts: Parts, w: number, left: number, right: number, chips: boolean, text: number): Arrangement {
  let best: Arrangement | null = null;
  let most = -Infinity;
  const heads = chips ? [] : parts.others;
  const bare = parts.others.length && !chips ? 0 : (chips ? HEAD * text : parts.count * (HEAD * text + GAP)) + GAP;
  for (const part of SIDES) {
    const side = Math.round(Math.max(LEAST_SIDE, w * part));
    for (let aside = 0; aside < Math.max(1, parts.mains.length); aside++) {
      const kept = parts.mains.slice(0, parts.mains.length - aside);
      const moved = parts.mains.slice(kept.length);
      const share = area(moved) / Math.max(1, area(parts.mains));
      const whole = weigh(parts.mains, "main");
      const board = stack(
        [
          fits(room([kept], whole * (1 - share), 2), w - side - 14),
          fits(room([parts.shelf], weigh(parts.shelf, "shelf"), 1.1), w - side - 14),
        ],
        left,
      );
      const column = stack(
        [
          heads.length ? (h) => cards(heads, side, h, HEADS.seat * text).score : null,
          parts.mine.length
            ? fits(room([parts.mine], weigh(parts.mine, "mine"), 1.35, HEADS.mine * text), side - 26)
            : null,
          fits(room([moved], whole * share, 1.25), side),
        ],
        right - Math.max(LOG, LOG_HEAD + LOG_LINE * parts.count) * text - bare,
      );
      const score = board.score + column.score - side * 1e-3;
      if (score <= most) continue;
      most = score;
      const [others, mine, asideHigh] = column.heights as [number, number, number];
      best = {
        side,
        aside,
        others,
        mine: mine || (parts.mine.length ? HEADS.mine * text : 0),
        asideHigh,
        shelf: board.heights[1]!,
        across: heads.length ? cards(heads, side, others, HEADS.seat * text).across : chips,
        beside: 0,
        strip: false,
      };
    }
  }
  return best!;
}

/** One column: board, shelf, own part. */
export function tall(parts: Parts, w: number, h: number, head: number): Arrangement {
  const board = fits(room([parts.mains], weigh(parts.mains, "main"), 1.6), w);
  const strip = parts.mine.some(([a, b]) => a > 3.5 * b); // as wide as the page, or it is too small to touch
  const [shelf, mine] = [
    room([parts.shelf], weigh(parts.shelf, "shelf"), 1.1),
    room(
      [parts.mine],
      weigh(parts.mine, "mine") * (strip ? OWN.strip : OWN.board),
      strip ? STRIP.cap : 1.35,
      strip ? STRIP.head : head,
    ),
  ];
  const plain = { side: 0, aside: 0, others: 0, asideHigh: 0, across: true, strip };
  const below = stack([board, fits(shelf, w), fits(mine, w - 26 - (strip ? STRIP.name : 0))], h);
  let [best, most]: [Arrangement, number] = [
    { ...plain, shelf: below.heights[1]!, mine: below.heights[2]!, beside: 0 },
    below.score,
  ];
  for (const share of shelf.pages.length && mine.pages.length && w > 600 && !strip ? BESIDE : []) {
    const both = (high: number) => fit(shelf, w * share, high) + fit(mine, w * (1 - share) - GAP - 26, high);
    const { score, heights } = stack([board, both], h);
    if (score > most) [best, most] = [{ ...plain, shelf: heights[1]!, mine: heights[1]!, beside: share }, score];
  }
  return best;
}
