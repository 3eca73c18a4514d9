/** What a small screen shows large, what it shows small, and how much room each gets. Knows no game. */
import { asks } from "../scene";
import type { Scene } from "../wire";

/** Surfaces that come onto the stage together. A live one is used where it stands in the tray; others are tapped. */
export type Lot = { key: string; ids: string[]; size: [number, number]; live: boolean; asked: number };

const STRIP = 3.5; // by so much a strip is longer than high: it is as large in the tray as it would be on the stage

/** In reading order; what other players have in front of them is behind their names. */
export function lotsOf(scene: Scene, mine: number, thumbs = false): Lot[] {
  const lots = new Map<string, Lot>();
  const counts = asks(scene);
  for (const [id, { role, seat = -1, lot, box, focus }] of Object.entries(scene.surfaces)) {
    if (role === "hand" || (seat >= 0 && seat !== mine)) continue;
    const [w, h] = focus ? [focus[2], focus[3]] : box;
    const key = lot || id;
    const live = !thumbs && ((role === "shelf" && !lot) || w >= STRIP * h);
    const found = lots.get(key);
    if (!found) lots.set(key, { key, ids: [id], size: [w, h], live, asked: counts.get(id) ?? 0 });
    else {
      found.asked += counts.get(id) ?? 0;
      found.ids.push(id);
      found.size = [Math.max(found.size[0], w), found.size[1] + h];
      found.live &&= live;
    }
  }
  const all = [...lots.values()];
  const lie = new Set([...Object.values(scene.pieces), ...Object.values(scene.offers.spots ?? {})].map(({ on }) => on));
  const full = all.filter(({ ids }) => ids.some((id) => lie.has(id) || (scene.surfaces[id]!.seat ?? -1) >= 0));
  return full.length ? full : all; // what everybody has emptied is not looked at any more
}

const ENOUGH = 0.5; // of the most choices: then the eye may stay where it is

/** The lot with most of what can be chosen. It stays where it is if that has enough of it, or while nothing is asked. */
export function stageOf(scene: Scene, lots: Lot[], before: string, resting: boolean): string {
  const counts = asks(scene);
  const many = new Map(
    lots
      .filter(({ live }) => !live)
      .map(({ key, ids }) => [key, ids.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0)]),
  );
  const first = many.keys().next().value ?? lots[0]?.key ?? "";
  const most = Math.max(0, ...many.values());
  if (!most) return resting && many.has(before) ? before : first;
  if ((many.get(before) ?? 0) > most * ENOUGH) return before;
  return [...many].find(([, count]) => count === most)?.[0] ?? first;
}

export type Story = "full" | "flat" | "none";
export type Tray = "full" | "low" | "aside" | "none";
export type Frame = { story: Story; tray: Tray };

/** Pixels of the frame, with letters of the usual size. */
const RAIL = 54;
const FLAT = 52; // the story in one line, with its margin
export const STORY = 37; // its head with its margins, and a line of it
export const LINE = 24;
const LARGE = 44; // pixels: what is so large can be touched without care
const GAP = 8;
const LIVE = 0.8; // pixels for a unit: nothing in the tray is larger
const LOW = 88;
const THUMB = { full: 132, label: 30, row: 56, aside: 62 };

/** In a low tray what is asked about most has all the room. */
export function seenIn(lives: Lot[], tray: Tray): Lot[] {
  const most = Math.max(0, ...lives.map(({ asked }) => asked));
  return tray === "low" && most ? lives.filter(({ asked }) => asked === most).slice(0, 1) : lives;
}

/** How large the lives of the tray are: one below the other, or side by side where it is low. */
export function livesIn(lives: Lot[], width: number, tray: Tray): [number, number][] {
  if (tray === "full")
    return lives.map(({ size: [w, h] }) => {
      const scale = Math.min(LIVE, width / w);
      return [w * scale, h * scale];
    });
  const free = width - GAP * (lives.length - 1);
  const wide = lives.reduce((sum, { size: [w, h] }) => sum + w * Math.min(LIVE, LOW / h), 0);
  const shrink = Math.min(1, free / Math.max(1, wide));
  return lives.map(({ size: [w, h] }) => {
    const scale = Math.min(LIVE, LOW / h) * shrink;
    return [w * scale, h * scale];
  });
}

/** The width and height of the picture of a thumbnail. */
export function thumbIn({ size: [w, h] }: Lot, tray: Tray, alone: boolean): [number, number] {
  if (!alone) return [44, 44];
  const high = tray === "full" ? THUMB.full : 50;
  const wide = Math.min(170, Math.max(60, (w / h) * high));
  return [wide, Math.min(high, (wide * h) / w)];
}

export const isAlone = (thumbs: Lot[], lives: Lot[]): boolean => thumbs.length === 1 && lives.length > 0;

/** How high a tray is. */
export function trayHeight(thumbs: Lot[], lives: Lot[], width: number, tray: Tray): number {
  if (tray === "none" || tray === "aside" || thumbs.length + lives.length === 0) return 0;
  const alone = isAlone(thumbs, lives);
  const thumb = thumbs.length === 0 ? 0 : alone ? thumbIn(thumbs[0]!, tray, true)[1] + THUMB.label : THUMB.row;
  const beside = alone ? thumbIn(thumbs[0]!, tray, true)[0] + 12 + GAP : 0;
  const highs = livesIn(seenIn(lives, tray), width - beside, tray).map(([, h]) => h);
  const live = tray === "full" ? highs.reduce((sum, h) => sum + h + GAP, -GAP) : Math.max(0, ...highs);
  const high = alone ? Math.max(thumb, live) : thumb + (thumb && lives.length ? GAP : 0) + (lives.length ? live : 0);
  return high + GAP;
}

export type Measures = {
  width: number;
  height: number; // of the window
  text: number; // by how much letters are larger than usual
  sheet: number; // height of the sheet
  story: number; // height of the whole story, with its margin; 0: there is none
  stage: [number, number]; // what the stage shows, in units
  target: number; // the smallest thing to touch there, in units
  thumbs: Lot[];
  lives: Lot[];
};

/** The first way, from the most comfortable on, in which the stage is as wide as the window or large enough to touch. */
export function frameOf({ width, height, text, sheet, story, stage, target, thumbs, lives }: Measures): Frame {
  const stories: Story[] = story ? ["full", "flat", "none"] : ["none"];
  const trays: Tray[] = thumbs.length + lives.length ? ["full", "low", "aside"] : ["none"];
  const ways: Frame[] = [];
  for (const tray of trays) for (const one of stories.slice(0, 2)) ways.push({ story: one, tray });
  ways.sort((a, b) => rank(a) - rank(b));
  if (story) ways.push({ story: "none", tray: trays.at(-1)! });
  const inner = width - 2 * GAP;
  let [best, most] = [ways[0]!, 0];
  for (const way of ways) {
    const high =
      height -
      RAIL * Math.max(1, text) -
      sheet -
      (way.story === "full" ? story : way.story === "flat" ? FLAT * Math.max(1, text) : 0) -
      trayHeight(thumbs, lives, inner, way.tray) -
      GAP;
    const wide = inner - (way.tray === "aside" ? THUMB.aside + GAP : 0);
    const scale = Math.min(wide / stage[0], high / stage[1]);
    if (scale >= 0.98 * (inner / stage[0]) || (target > 0 && scale * target >= LARGE)) return way;
    if (scale > most * 1.04) [best, most] = [way, scale];
  }
  return best;
}

/** The story becomes flat first, then the tray low, then it goes aside. */
const rank = ({ story, tray }: Frame): number =>
  ["full", "low", "aside", "none"].indexOf(tray) * 2 +
  (story === "full" ? 0 : 1) +
  (story === "full" && tray !== "full" ? 9 : 0);
