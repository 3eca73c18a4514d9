/** What moved in a turn, against what Python finds in the same scenes (tests/client/mirrors.py). */
import { expect, test } from "vitest";
import { follow } from "../src/scene";
import { added } from "../src/table/history";
import { arts, Ways } from "../src/table/ways";
import type { RecapStep, Scene } from "../src/wire";
import json from "./cases/turns.json";

type Case = { scenes: Scene[]; marks: string[]; steps: RecapStep[]; arts: string[] };
const cases = json as unknown as Case[]; // what is read from a file has no types of its own

test.each(cases.map((one, at) => [at, one] as const))("a turn, %i", (_, { scenes, marks, steps, arts: pictures }) => {
  const ways = new Ways(scenes[0]!);
  scenes.slice(1).forEach((scene, at) => ways.goOn(scene, follow(scenes[at]!, scene), at + 1));
  expect(ways.steps(marks)).toEqual(steps);
  expect(arts(ways.before, ways.last, steps, 0)).toEqual(pictures);
});

test("something moves in these turns", () => {
  expect(cases.some(({ steps }) => steps.some(({ from }) => from.length > 1))).toBe(true);
  expect(cases.some(({ arts: pictures }) => pictures.length > 0)).toBe(true);
});

test("what several choices brought is added up, and what cancels out is not told", () => {
  const sets = { total: 5, parts: [["sets", 5]] as [string, number][], goods: [["shrines", 1]] as [string, number][] };
  const back = {
    total: -2,
    parts: [["sets", -2]] as [string, number][],
    goods: [["shrines", -1]] as [string, number][],
  };
  expect(added([sets, {}, back])).toEqual({ total: 3, parts: [["sets", 3]] });
  expect(added([{}, {}])).toEqual({});
});
