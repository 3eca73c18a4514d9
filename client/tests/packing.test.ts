/** Packing, against what Python makes of the same boxes (tests/client/mirrors.py). */
import { expect, test } from "vitest";
import { pack, type Place, type Size } from "../src/board/packing";
import cases from "./cases/packing.json";

test.each(cases.map((one) => [one.boxes.length, one] as const))("%i boxes stand where Python puts them", (_, one) => {
  const places: Place[] = pack(one.boxes as Size[], one.w, one.h, one.gap);
  expect(places.length).toBe(one.places.length);
  places.flat().forEach((number, at) => expect(number).toBeCloseTo(one.places.flat()[at]!, 4));
});

test("boxes keep their order and do not overlap", () => {
  const boxes: Size[] = [[30, 20], [10, 40], [25, 25]]; // prettier-ignore
  const placed = pack(boxes, 200, 100).map(([x, y, scale], n) => [
    x,
    y,
    x + boxes[n]![0] * scale,
    y + boxes[n]![1] * scale,
  ]);
  for (const [n, [left, top, right, bottom]] of placed.entries()) {
    for (const [x, y, end, foot] of placed.slice(n + 1)) {
      expect(right! <= x! || end! <= left! || bottom! <= y! || foot! <= top!).toBe(true);
    }
  }
});
