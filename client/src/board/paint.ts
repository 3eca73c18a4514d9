/** The picture of one piece, plate, stroke or label as SVG. */
import type { Art, Label, Piece, Plate, Scenery, Stroke } from "../wire";

const NS = "http://www.w3.org/2000/svg";
export const svg = <K extends keyof SVGElementTagNameMap>(name: K, look: Record<string, string | number> = {}) => {
  const made = document.createElementNS(NS, name);
  for (const key in look) made.setAttribute(key, String(look[key]));
  return made;
};

export const sizeOf = (art: Art, piece: Piece): [number, number] => art.sizes[piece.art] ?? [40, 40];

export function placement(art: Art, piece: Piece): string {
  const [w, h] = sizeOf(art, piece);
  const scale = piece.size ? ` scale(${piece.size / 100})` : "";
  const turn = piece.turn ? ` rotate(${piece.turn},${w / 2},${h / 2})` : "";
  return `translate(${piece.at[0]},${piece.at[1]})${scale}${turn}`;
}

/** `<g.piece><g.lift><use/>…</g></g>`: the outer group places, the inner one moves under the pointer and turns over. */
export function makePiece(id: string): SVGGElement {
  const node = svg("g", { class: "piece" });
  node.dataset["id"] = id;
  const lift = svg("g", { class: "lift" });
  lift.append(svg("use"));
  node.append(lift);
  return node;
}

export const liftOf = (node: SVGGElement) => node.firstElementChild as SVGGElement;

export function setPicture(node: SVGGElement, picture: string): void {
  liftOf(node).firstElementChild!.setAttribute("href", `#${picture}`);
}

/** Signs and words written on a piece; `scale`: the pixels of a unit of its surface. */
export function write(node: SVGGElement, art: Art, piece: Piece, name: string, effect: string, scale = 1): void {
  const lift = liftOf(node);
  while (lift.childElementCount > 1) lift.lastElementChild!.remove();
  const [w, h] = sizeOf(art, piece);
  if (piece.text) {
    const size = Math.max(h * 0.76, Math.min(h * 0.92, piece.text.length < 3 ? LEAST / scale : 0));
    const text = svg("text", {
      class: "sign",
      x: w / 2,
      y: h / 2 + size * 0.355,
      "font-size": size,
      "aria-hidden": "true",
    });
    text.textContent = piece.text;
    lift.append(text);
  }
  const box = art.boxes[piece.art];
  if (box && name) lift.append(inBox(box, name, effect, scale));
}

const FAMILY = '"Alegreya Sans", sans-serif';
let ruler: CanvasRenderingContext2D | null = null;

/** How long a text is, set in a size. */
function measure(size: number, weight: string | number = 400, family = FAMILY): (text: string) => number {
  ruler ??= document.createElement("canvas").getContext("2d");
  if (ruler) ruler.font = `${weight} ${size * 10}px ${family}`; // large, for exact widths
  return (text) => (ruler ? ruler.measureText(text).width / 10 : text.length * size * 0.5);
}

/** Lines of words; a no-break space keeps two together. */
function wrap(words: string, size: number, width: number): string[] {
  const lines = [""];
  const long = measure(size);
  for (const word of words.split(/[ \n]+/)) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (lines.at(-1) && long(longer) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

const NAME = 14.4; // the size of a card's name
const LEADING = 1.13; // from line to line
const LEAST = 11; // pixels: smaller letters are none
const CLEAR = 13; // pixels of a name that stands alone
const NAMES = '"Alegreya", serif';

/**
 * The name of a card in bold, what it does below: as large as it fits, but smaller than the name. Where that could not be
 * read the name has all the room, and what the card does is told on request.
 */
function inBox(
  [x, y, w, h]: [number, number, number, number],
  name: string,
  effect: string,
  scale: number,
): SVGGElement {
  const made = svg("g", { class: "words", "aria-hidden": "true" });
  const put = (words: string, low: number, size: number, kind: Record<string, string>) => {
    const text = svg("text", { ...kind, x, y: y + low, "font-size": size.toFixed(1) });
    text.textContent = `${words} `; // the space is not seen; without it words of two lines read as one
    made.append(text);
  };
  const large = Math.min(NAME, (NAME * w) / measure(NAME, 700, NAMES)(name));
  let size = large * 0.92;
  let lines = wrap(effect, size, w);
  while (size > 6 && (lines.length + 0.25) * size * LEADING + large * 1.15 > h) lines = wrap(effect, (size -= 0.3), w);
  if (effect && h >= 2 * large && size * scale >= LEAST) {
    put(name, large, large, { class: "name" });
    lines.forEach((line, at) => put(line, large * 1.15 + (at + 0.9) * size * LEADING, size, {}));
    return made;
  }
  const fits = (size: number, lines: string[]): boolean =>
    lines.length * size * LEADING <= h && lines.every((line) => measure(size, 700, NAMES)(line) <= w);
  for (size = Math.max(large, CLEAR / scale), lines = wrap(name, size, w); size > 6 && !fits(size, lines);)
    lines = wrap(name, (size -= 0.3), w);
  lines.forEach((line, at) => put(line, (at + 0.86) * size * LEADING, size, { class: "name" }));
  return made;
}

/** A background rectangle in a style of the game's sheet. */
export function makePlate([style, x, y, w, h, r]: Plate, art: Art): SVGRectElement {
  return svg("rect", { x, y, width: w, height: h, rx: r, ...art.plates[style] });
}

/** A picture of the background, under the strokes. */
export function makeScenery([art, x, y, size]: Scenery, scale = 1): SVGUseElement {
  return svg("use", { href: `#${art}`, transform: `translate(${x},${y}) scale(${(scale * size) / 100})` });
}

export function makeStroke([style, d]: Stroke, art: Art): SVGPathElement {
  return svg("path", { d, ...art.plates[style] });
}

/** Words in the middle of a place; those that are longer than it are set smaller. */
export function makeLabel([style, x, y]: Label, words: string, art: Art): SVGTextElement {
  const { max, ...look } = {
    "font-family": "var(--text)",
    "font-size": 12,
    fill: "var(--ink)",
    ...art.labels[style],
  } as Record<string, string | number>;
  let size = Number(look["font-size"]);
  const display = String(look["font-family"]).includes("display");
  const long = measure(size, look["font-weight"], display ? '"Alegreya", serif' : FAMILY)(words);
  if (max && long > Number(max)) size *= Number(max) / long;
  const made = svg("text", {
    class: "label",
    ...look,
    x,
    y: y + size * 0.35,
    "font-size": size,
    "text-anchor": "middle",
    "aria-hidden": "true",
  });
  made.textContent = words;
  return made;
}

const PINNED = 0.84; // the size of a pill that hangs on a pin
const SMALL = 44; // what is lower would be hidden by a pill at its foot, so it hangs below it

/** What a choice would bring, as a pill: on the pin of its picture, at its foot, on the upper edge of its words, or above it. */
export function makePill(
  art: Art,
  piece: Piece,
  words: string,
  { above = false, nothing = false, room = Infinity, signs = [] }: Look,
): SVGGElement {
  const [w, h] = sizeOf(art, piece);
  const scale = (piece.size ?? 100) / 100;
  const wide = widthOf(words, signs);
  const box = art.boxes[piece.art];
  let [x, y] = [
    piece.at[0] + (w * scale) / 2,
    above ? Math.max(9, piece.at[1] - 13) : piece.at[1] + h * scale + (h * scale < SMALL ? 6 : -8),
  ];
  if (box && !above) [x, y] = [piece.at[0] + (box[0] + box[2]) * scale + 4 - wide / 2, piece.at[1] + 2];
  if (above) x = Math.max(wide / 2 + 2, Math.min(room - wide / 2 - 2, x));
  const pin = above ? undefined : art.pins[piece.art];
  if (pin) [x, y] = [piece.at[0] + pin[0] * scale - (wide / 2) * PINNED, piece.at[1] + pin[1] * scale];
  return pillAt(x, y, pin ? PINNED : 1, { words, nothing, signs, art });
}

/** A pill in the middle of the foot of a place. */
export const makeFoot = (
  art: Art,
  [x, y, w, h]: [number, number, number, number],
  { brief, signs }: { brief: string; signs: Sign[] },
): SVGGElement => pillAt(x + w / 2 + 3, y + h - 8.5, PINNED, { words: brief, nothing: false, signs, art });

/** A number and the picture of what it counts. */
export type Sign = [words: string, picture: string];
type Look = {
  above?: boolean;
  nothing?: boolean;
  room?: number; // the width of what is shown: the pill above a place stays in it
  signs?: Sign[]; // instead of the words
};
const [LETTER, SIGN] = [6.6, 15]; // a letter of a pill, a picture there

const widthOf = (words: string, signs: Sign[]): number =>
  11 +
  (signs.length ? signs.reduce((sum, [text]) => sum + LETTER * text.length + SIGN + 3, -3) : LETTER * words.length);

/** Several signs side by side, from the left end of a pill. */
function drawSigns(signs: Sign[], wide: number, art: Art): SVGElement[] {
  let x = 5.5 - wide / 2;
  return signs.flatMap(([words, picture]) => {
    const text = svg("text", { x: x + (LETTER * words.length) / 2, y: 4.2, "font-size": 12.5 });
    text.textContent = words;
    x += LETTER * words.length + 1;
    const [w, h] = art.sizes[picture] ?? [SIGN, SIGN];
    const scale = SIGN / Math.max(w, h);
    const place = `translate(${x + (SIGN - w * scale) / 2},${(-h * scale) / 2}) scale(${scale})`;
    x += SIGN + 2;
    return [text, svg("use", { href: `#${picture}`, transform: place })];
  });
}

/** Pills that would lie on one another or leave the surface make room: the later one goes up, all stay inside. */
export function apart(layer: SVGGElement, room: number): void {
  const there: [number, number, number, number][] = []; // left, right, middle, half its height
  for (const pill of layer.querySelectorAll<SVGGElement>(":scope > .pill")) {
    const { e, f, a } = pill.transform.baseVal.consolidate()!.matrix;
    const [half, high] = [(pillWidth(pill) / 2) * a, 9 * a];
    const x = Math.min(room - half - 1, Math.max(half + 1, e));
    let y = f;
    const meets = ([left, right, middle, tall]: [number, number, number, number]) =>
      x - half < right && x + half > left && Math.abs(y - middle) < tall + high;
    for (let tries = 0; tries < 3 && there.some(meets); tries++) y -= 2 * high;
    there.push([x - half, x + half, y, high]);
    if (x !== e || y !== f) pill.setAttribute("transform", `translate(${x},${y}) scale(${a})`);
  }
}

export const pillWidth = (pill: SVGGElement): number => Number(pill.firstElementChild!.getAttribute("width"));

/** A pill, whether it covers more than its own place, and what it tells of in points. */
export type Pill = { node: SVGGElement; covers: boolean; worth: number };
const CROWD = 6; // places whose pills would hide one another

/** Where many small places lie close by, only the best of them are marked. */
export function worthShowing(all: Pill[]): SVGGElement[] {
  const tight = all.filter(({ covers }) => covers);
  const least = tight.length > CROWD ? Math.max(...tight.map(({ worth }) => worth)) : -Infinity;
  return all.filter(({ covers, worth }) => !covers || worth >= least).map(({ node }) => node);
}

type Shown = { words: string; nothing: boolean; signs: Sign[]; art: Art };

function pillAt(x: number, y: number, scale: number, { words, nothing, signs, art }: Shown): SVGGElement {
  const wide = widthOf(words, signs);
  const made = svg("g", {
    class: nothing ? "pill void" : "pill",
    transform: `translate(${x},${y}) scale(${scale})`,
    "aria-hidden": "true", // what it hangs on says it in words
  });
  made.append(svg("rect", { x: -wide / 2, y: -8.5, width: wide, height: 17, rx: 8.5 }));
  if (signs.length) made.append(...drawSigns(signs, wide, art));
  else {
    const text = svg("text", { y: 4.2, "font-size": 12.5 });
    text.textContent = words;
    made.append(text);
  }
  return made;
}
