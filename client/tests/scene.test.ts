/** Patches and followed pieces, against what Python makes of the same scenes (tests/client/mirrors.py). */
import { describe, expect, test } from "vitest";
import { asks, choicesOf, follow, movesOf, patched, sentences } from "../src/scene";
import type { Patch, Scene } from "../src/wire";
import json from "./cases/patches.json";

type Case = { old: Scene; patch: Patch; new: Scene };
const cases = json as unknown as Case[]; // what is read from a file has no types of its own

describe.each(cases.map((one, at) => [at, one] as const))("from scene to scene, %i", (_, { old, patch, new: next }) => {
  test("a patch makes the scene that Python makes of it", () => {
    const before = structuredClone(old);
    expect(patched(old, patch)).toEqual(next);
    expect(old).toEqual(before); // what others look at is left as it is
  });

  test("pieces are followed between two scenes as the patch says", () => {
    expect(follow(old, next)).toEqual(movesOf(patch));
  });
});

test("choices of a target", () => {
  expect([choicesOf(3), choicesOf([4, 5])]).toEqual([[3], [4, 5]]);
});

test("a sentence comes with the piece it is about, and a scene says where it asks", () => {
  const scene: Scene = {
    ...cases[0]!.old,
    pieces: { tile: { art: "tile", on: "board", at: [0, 0], say: ["tile"] } },
    offers: {
      targets: { tile: [1, 2], spot: 3 },
      spots: { spot: { art: "spot", on: "own", at: [1, 1] } },
      choices: [
        [["take"], [1, 2]],
        [["place"], [3]],
        [["pass"], [4]],
      ],
    },
  };
  expect(sentences(scene).map(({ choice, words, piece }) => [choice, words[0], piece?.art])).toEqual([
    [1, "take", "tile"],
    [2, "take", "tile"],
    [3, "place", "spot"],
    [4, "pass", undefined],
  ]);
  expect([...asks(scene)]).toEqual([
    ["board", 1],
    ["own", 1],
  ]);
});
