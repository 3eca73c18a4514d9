/** Shapes of the plane as a camera sees them, as path data. */
import type { Camera, Point } from "./camera";

const round = (n: number): number => Math.round(n * 10) / 10;
export const polygon = (points: Point[]): string => `M${points.map((point) => point.map(round).join(" ")).join("L")}Z`;

/** A rectangle of the plane. */
export const quad = (camera: Camera, x: number, y: number, w: number, h: number): string =>
  polygon([camera.at(x, y), camera.at(x + w, y), camera.at(x + w, y + h), camera.at(x, y + h)]);

const ARGUMENTS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, Z: 0 };

/** Path data on the plane, point by point; none if it begins beside the bed. */
export function projected(camera: Camera, d: string, inside: (x: number, y: number) => boolean): string {
  let made = "";
  let [x, y] = [0, 0];
  for (const [, letter, rest] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const upper = letter!.toUpperCase();
    const relative = letter !== upper;
    const numbers = (rest!.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const count = ARGUMENTS[upper] ?? 0;
    if (!count) {
      made += upper;
      continue;
    }
    for (let at = 0; at < numbers.length; at += count) {
      const points: Point[] = [];
      if (upper === "H") points.push([numbers[at]! + (relative ? x : 0), y]);
      else if (upper === "V") points.push([x, numbers[at]! + (relative ? y : 0)]);
      else
        for (let n = at; n < at + count; n += 2)
          points.push([numbers[n]! + (relative ? x : 0), numbers[n + 1]! + (relative ? y : 0)]);
      [x, y] = points.at(-1)!;
      if (!made && !inside(x, y)) return "";
      made +=
        (upper === "H" || upper === "V" ? "L" : at && upper === "M" ? "L" : upper) +
        points
          .map((point) =>
            camera
              .at(...point)
              .map(round)
              .join(" "),
          )
          .join(" ");
    }
  }
  return made;
}
