/** How a piece is put onto its surface: flat by its place, tilted by the camera; blocks have sides, beams are drawn by their line. */
import type { Art, Piece } from "../wire";
import { beamOf, MARKS, pictureOf, type Camera, type Matrix } from "./camera";
import { placement, setPicture, sizeOf, svg } from "./paint";
import { polygon } from "./project";

const round = (n: number, to = 1e4): number => Math.round(n * to) / to;
export const written = ([a, b, c, d, e, f]: Matrix): string =>
  `matrix(${round(a)},${round(b)},${round(c)},${round(d)},${round(e, 10)},${round(f, 10)})`;

/** The picture of a piece as it is seen. */
export const shownAs = (art: Art, piece: Piece, camera: Camera | null): string =>
  camera ? pictureOf(art, piece) : piece.art;

/** Where a piece is: its transform, its sides, its line. The picture is another matter. */
export function place(node: SVGGElement, art: Art, piece: Piece, camera: Camera | null, folded: boolean): void {
  node.querySelector(":scope > .block")?.remove();
  node.querySelector(":scope > .beam")?.remove();
  node.classList.toggle("standing", !!camera && !!piece.stand);
  node.classList.toggle("folded", !!camera && folded && !!piece.frame);
  if (piece.to) {
    node.removeAttribute("transform");
    node.append(drawBeam(piece, camera));
    return;
  }
  if (!camera) return node.setAttribute("transform", placement(art, piece));
  const matrix = camera.matrix(art, piece);
  const [w, h] = sizeOf(art, piece);
  const turn = piece.turn && !piece.frame && !piece.stand ? ` rotate(${piece.turn},${w / 2},${h / 2})` : "";
  node.setAttribute("transform", written(matrix) + turn);
  const thick = art.thick[piece.art];
  if (thick && !piece.stand && !piece.frame && !turn) node.append(drawBlock(matrix, w, h, thick, piece.lift ?? 0));
}

const SHEETS = 13; // lines on the side of a block that tell how many lie there

/** The side of a block towards the viewer, in the units of its picture, and its shadow. */
function drawBlock([a, , c, d]: Matrix, w: number, h: number, thick: number, lift: number): SVGGElement {
  const high = (lift + thick) * a * (w > 40 ? 0.64 : 0.9); // a block that is drawn larger is no higher for it
  const [x, y] = [(-c * high) / (a * d), high / d];
  const made = svg("g", { class: "block" });
  const n = (value: number) => round(value, 100);
  if (lift) {
    const [sx, sy] = [8 / a, 5 / d];
    const shade = `M${n(x)} ${n(h + y)}l${n(sx)} ${n(sy)}H${n(w + x + sx)}L${n(w + sx)} ${n(h * 0.1 + sy)}L${n(w)} ${n(h * 0.1)}L${n(w + x)} ${n(h + y)}Z`;
    made.append(svg("path", { class: "block-shade", d: shade }));
  }
  const side = `M1 ${n(h - 1.5)}H${n(w - 1)}L${n(w - 1 + x)} ${n(h + y)}H${n(1 + x)}Z`;
  made.append(svg("path", { class: "block-side", d: side }));
  const lines = lift ? Math.min(SHEETS, Math.round(lift / 1.4)) : 0;
  let d2 = "";
  for (let line = 1; line < lines; line++) {
    const part = line / lines;
    d2 += `M${n(1 + x * part)} ${n(h + y * part)}H${n(w - 1 + x * part)}`;
  }
  if (d2) made.append(svg("path", { class: "block-lines", d: d2 }));
  return made;
}

/** A line of sight with the shapes of its seat. */
export function drawBeam(piece: Piece, camera: Camera | null): SVGGElement {
  const { outline, marks } = beamOf(piece, camera);
  const made = svg("g", { class: "beam" });
  const d = polygon(outline);
  made.append(svg("path", { class: "beam-casing", d }), svg("path", { class: "beam-core", d }));
  const mark = MARKS[(piece.seat ?? 0) % MARKS.length]!;
  for (const matrix of marks) made.append(svg("path", { class: "beam-mark", d: mark, transform: written(matrix) }));
  return made;
}

/** A piece with its picture, put where it is. */
export function putUp(node: SVGGElement, art: Art, piece: Piece, camera: Camera | null, folded = false): void {
  place(node, art, piece, camera, folded);
  setPicture(node, shownAs(art, piece, camera));
  if (piece.seat === undefined) delete node.dataset["seat"];
  else node.dataset["seat"] = String(piece.seat);
}

/** A piece as it would have to lie flat to be seen where it is: for what is written beside it. */
export function asSeen(art: Art, piece: Piece, camera: Camera | null): Piece {
  if (!camera) return piece;
  const [a, , c, d, e, f] = camera.matrix(art, piece);
  const [w, h] = art.sizes[shownAs(art, piece, camera)] ?? sizeOf(art, piece);
  const left = piece.stand && piece.art in art.tilted ? e - (w * a) / 2 : e + (c * h) / 2;
  const low = piece.stand && piece.art in art.tilted ? f : f + d * h;
  return { ...piece, at: [left, low - h * a], size: a * 100 };
}

const order = (art: Art, piece: Piece, camera: Camera | null): number =>
  camera ? (piece.stand ? camera.foot(art, piece)[1] : piece.at[1]) : 0;

/** From low to high; on a tilted surface what lies nearer is painted later. */
export function inOrder<T extends [string, Piece]>(
  all: T[],
  art: Art,
  cameras: (surface: string) => Camera | null,
): T[] {
  return all.sort(
    ([, a], [, b]) =>
      (a.z ?? 0) - (b.z ?? 0) || (a.on === b.on ? order(art, a, cameras(a.on)) - order(art, b, cameras(b.on)) : 0),
  );
}
