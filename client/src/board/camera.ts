/**
 * The camera of a tilted surface: where a point of its plane is seen, and how a piece lies or stands there.
 *
 * Lying pieces get the camera's affine part at their middle, a parallelogram instead of a trapezium; standing pieces
 * its point and scale only. `draw/camera.py` does the same, and both are held against the same cases.
 */
import type { Art, Eye, Piece, Pieces, Tilt } from "../wire";

export type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number];
export type Point = [x: number, y: number];

const [BESIDE, ABOVE] = [26, 54]; // half the width of a figure, and the height of a tree
const scaleOf = (piece: Piece): number => (piece.size ?? 100) / 100;
const sizeIn = (art: Art, piece: Piece): Point => art.sizes[piece.art] ?? [40, 40];

export class Camera {
  private far: number;
  private near: number;
  private bend: number;
  readonly upright: number;

  constructor(
    readonly tilt: Tilt,
    readonly eye: Eye,
  ) {
    [this.far, this.near] = [eye.far / 1000, eye.near / 1000];
    this.bend = 1 / this.far - 1 / this.near;
    this.upright = eye.upright / 100;
  }

  scale(y: number): number {
    const [, top, , high] = this.tilt.bed;
    return 1 / (1 / this.far - (this.bend * (y - top)) / high);
  }

  at(x: number, y: number): Point {
    const [left, top, wide, high] = this.tilt.bed;
    const s = this.scale(y);
    return [
      this.eye.at[0] + (x - left - wide / 2) * s,
      this.eye.at[1] + (((this.eye.high * (y - top)) / high) * s) / this.near,
    ];
  }

  /** The affine part at a point of the plane. */
  lay(x: number, y: number): Matrix {
    const [left, , wide, high] = this.tilt.bed;
    const s = this.scale(y);
    const across = ((x - left - wide / 2) * s * s * this.bend) / high;
    return [s, 0, across, ((this.eye.high / this.near / this.far) * s * s) / high, ...this.at(x, y)];
  }

  /** From the picture of a piece to the screen; a turn, which is about the middle, comes before it. */
  lying(art: Art, piece: Piece): Matrix {
    const [[w, h], k] = [sizeIn(art, piece), scaleOf(piece)];
    const [a, b, c, d, e, f] = this.lay(piece.at[0] + (w * k) / 2, piece.at[1] + (h * k) / 2);
    const up = (piece.lift ?? 0) * a;
    return [a * k, b, c * k, d * k, e - ((a * w + c * h) * k) / 2, f - (d * h * k) / 2 - up];
  }

  /** Where a piece touches the plane. */
  foot(art: Art, piece: Piece): Point {
    const [x, y] = art.feet[piece.art] ?? [0, 0];
    return [piece.at[0] + x * scaleOf(piece), piece.at[1] + y * scaleOf(piece)];
  }

  standing(art: Art, piece: Piece): Matrix {
    const [x, y] = this.foot(art, piece);
    const k = this.scale(y) * this.upright * scaleOf(piece);
    const [px, py] = this.at(x, y);
    const [fx, fy] = ownFoot(art, piece);
    return [k, 0, 0, k, px - fx * k, py - fy * k - (piece.lift ?? 0) * this.scale(y)];
  }

  matrix(art: Art, piece: Piece): Matrix {
    if (piece.frame) {
      const [a, b, c, d, e, f] = piece.frame;
      return [a / 1000, b / 1000, c / 1000, d / 1000, e, f];
    }
    return piece.stand ? this.standing(art, piece) : this.lying(art, piece);
  }
}

/** The foot in the picture that is drawn: one that is drawn upright has it at its origin. */
const ownFoot = (art: Art, piece: Piece): Point => (piece.art in art.tilted ? [0, 0] : (art.feet[piece.art] ?? [0, 0]));

/** What is drawn of a piece in the tilted view; empty: nothing. */
export function pictureOf(art: Art, piece: Piece): string {
  const shown = art.tilted[piece.art] ?? piece.art;
  const posed = `${shown}-${piece.pose}`;
  return piece.pose && posed in art.sizes ? posed : shown;
}

/** Nobody hides a guest: what stands before one, and is none itself, turns to glass. */
export function glassy(camera: Camera, art: Art, pieces: Pieces): Set<string> {
  const found = new Set<string>();
  const standing = Object.entries(pieces).filter(([, piece]) => piece.stand && !piece.frame);
  const guests = standing.flatMap(([, piece]) => {
    if (!piece.pose) return [];
    const [x, y] = camera.foot(art, piece);
    return [{ at: camera.at(x, y), k: camera.scale(y) * camera.upright, y }];
  });
  for (const [id, piece] of standing) {
    if (piece.pose || piece.text) continue;
    const [fx, fy] = camera.foot(art, piece);
    const [x, y] = camera.at(fx, fy);
    const hides = guests.some(
      (guest) =>
        fy > guest.y + 8 &&
        Math.abs(x - guest.at[0]) < BESIDE * guest.k &&
        y >= guest.at[1] &&
        y - guest.at[1] < ABOVE * guest.k,
    );
    if (hides) found.add(id);
  }
  return found;
}

/** A seat is a colour and a shape: circle, square, triangle, rhomb. */
export const MARKS = [
  "M4.2 0A4.2 4.2 0 1 1-4.2 0A4.2 4.2 0 1 1 4.2 0Z",
  "M5.2 5.2H-5.2V-5.2H5.2Z",
  "M0-6L5.6 4.4H-5.6Z",
  "M0-6.4L6.4 0L0 6.4L-6.4 0Z",
];
const [HALF, HEAD, STEP, FIRST, LAST] = [9, 8, 33, 26, 16]; // a beam's half width, its arrow, the string of its shapes

/** A line of sight on the plane: its outline, and where its shapes lie. */
export function beamOf(piece: Piece, camera: Camera | null): { outline: Point[]; marks: Matrix[] } {
  const [[x, y], [tx, ty]] = [piece.at, piece.to!];
  const long = Math.hypot(tx - x, ty - y);
  const [dx, dy] = [(tx - x) / long, (ty - y) / long];
  const point = (along: number, aside: number): Point => {
    const [px, py] = [x + dx * along - dy * aside, y + dy * along + dx * aside];
    return camera ? camera.at(px, py) : [px, py];
  };
  const neck = long - 14;
  const outline = [point(0, HALF), point(neck, HALF), point(neck, HALF + HEAD), point(long, 0)];
  outline.push(point(neck, -HALF - HEAD), point(neck, -HALF), point(0, -HALF));
  const marks: Matrix[] = [];
  for (let along = FIRST; along < long - LAST; along += STEP) {
    const [px, py] = [x + dx * along, y + dy * along];
    const [a, , , d, e, f]: Matrix = camera ? camera.lay(px, py) : [1, 0, 0, 1, px, py];
    marks.push(camera ? [a, 0, 0, d * 1.15, e, f] : [1, 0, 0, 1, e, f]);
  }
  return { outline, marks };
}
