/** The camera, against what Python sees through the same eyes (tests/client/mirrors.py). */
import { expect, test } from "vitest";
import { beamOf, Camera, glassy, pictureOf, type Matrix } from "../src/board/camera";
import { projected } from "../src/board/project";
import type { Art, Piece, Pieces, Tilt } from "../src/wire";
import cases from "./cases/camera.json";

const close = (found: number[], meant: number[]): void =>
  found.forEach((number, at) => expect(number).toBeCloseTo(meant[at]!, 4));

test.each(cases.map((one) => [one.tilt.eye.far, one] as const))("through an eye of %i", (_, one) => {
  const [tilt, art] = [one.tilt as unknown as Tilt, { ...one.sheet, thick: {} } as unknown as Art];
  const camera = new Camera(tilt, tilt.eye);
  const pieces = one.pieces as unknown as Pieces;
  for (const [id, piece] of Object.entries(pieces)) {
    close(camera.matrix(art, piece), (one.matrices as unknown as Record<string, Matrix>)[id]!);
    expect(pictureOf(art, piece)).toBe((one.pictures as Record<string, string>)[id]);
  }
  expect([...glassy(camera, art, pieces)].sort()).toEqual(one.glass);
  const { outline, marks } = beamOf(one.sight as unknown as Piece, camera);
  outline.forEach((point, at) => close(point, one.outline[at]!));
  expect(marks.length).toBe(one.marks.length);
  marks.forEach((mark, at) => close(mark, one.marks[at]!));
  const inside = (x: number, y: number) => x > 94 && y > 94;
  expect(projected(camera, "M20 20h60", inside)).toBe(one.outside);
  const numbers = (d: string) =>
    d
      .split(/[^\d.-]+/)
      .filter(Boolean)
      .map(Number);
  const [found, meant] = ["M120 120h60v-20L300 300Q310 320 330 330z", one.stroke];
  const seen = projected(camera, found!, inside);
  expect(seen.replace(/[\d.-]+/g, "#").replace(/ /g, "")).toBe(meant!.replace(/[\d.-]+/g, "#").replace(/ /g, ""));
  numbers(seen).forEach((number, at) => expect(Math.abs(number - numbers(meant!)[at]!)).toBeLessThan(0.11));
});
