/** What choices bring, in words: against what Python says of the same gains (tests/client/mirrors.py). */
import { expect, test } from "vitest";
import { alike, changed, costs, pill, told } from "../src/gains";
import type { Gain } from "../src/wire";
import { Voice } from "../src/words";
import json from "./cases/gains.json";
import source from "./cases/words.ftl?raw";

type Case = {
  gain: Gain;
  names: string[];
  pill: string;
  brief: string;
  told: string[];
  costs: string;
  changed: string[];
};
const cases = json as unknown as Case[]; // what is read from a file has no types of its own
const voice = new Voice("en", ["named = { $name }: { $text }", source]);

test.each(cases.map((one, at) => [at, one] as const))("a gain in words, %i", (_, { gain, names, ...said }) => {
  expect({
    pill: pill(voice, gain),
    brief: pill(voice, gain, true),
    told: told(voice, gain, names),
    costs: costs(voice, gain),
    changed: changed(voice, [gain, {}], names),
  }).toEqual(said);
});

test("several choices at one place show what they have in common, or nothing", () => {
  const offers = { gains: { 1: { total: 2 }, 2: { total: 2 }, 3: { total: 3 } } };
  expect(alike(voice, offers, [1, 2])).toEqual({ total: 2 });
  expect(alike(voice, offers, [1, 3])).toBeUndefined();
  expect(alike(voice, offers, [4])).toBeUndefined();
});
