/** Texts and the words of their values in every language, against what Python says (tests/client/mirrors.py). */
import { expect, test } from "vitest";
import { Voice } from "../src/words";
import type { Values } from "../src/wire";
import json from "./cases/words.json";
import source from "./cases/words.ftl?raw";

type Case = { language: string; key: string; values: Values; names: string[]; says: string };
const cases = json as unknown as Case[];

test.each([...new Set(cases.map((one) => one.language))])("what is said in %s is what Python says", (language) => {
  const voice = new Voice(language, [source]);
  const ours = cases.filter((one) => one.language === language);
  const said = ours.map(({ key, values, names }) => [key, voice.tell([key, values], names)]);
  expect(said).toEqual(ours.map(({ key, says }) => [key, says]));
  expect(said.length).toBeGreaterThan(25);
});

test("words about a piece leave out what the piece says itself", () => {
  const voice = new Voice("en", [source]);
  expect(voice.tell(["nested", { count: 3 }], [], { colour: "red", count: 1 })).toBe("3 × vermilion");
});
