/** A hint's chance in words: with its margin where that was measured, and as certain only where it is proven. */
import { expect, test } from "vitest";
import { odds } from "../src/table/hints";
import { Voice } from "../src/words";

const voice = new Voice("en", [
  "hint-odds = { $chance } %\nhint-odds-about = { $chance } % (± { $margin })\nhint-won = wins\nhint-lost = loses\n",
]);
const said = (chance: number, margin?: number, sure?: boolean) => odds(voice, { choice: 1, chance, margin, sure });

test("a chance has its margin, rounded up", () => {
  expect(said(0.614)).toBe("61 %");
  expect(said(0.614, 0.041)).toBe("61 % (± 5)");
  expect(said(0.99)).toBe("99 %"); // the server tells no more as long as nothing is proven
});

test("only what is proven is certain", () => {
  expect(said(1, 0, true)).toBe("wins");
  expect(said(0, 0, true)).toBe("loses");
});
