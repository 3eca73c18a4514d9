/** The keyboard walk: the arrow keys find the choice that lies there, and a finger the one it means. */
import { expect, test } from "vitest";
import { aim, isArrow, nearest, neighbour } from "../src/board/walk";

type Node = SVGGElement & { name: string };

/** All that walking asks of an element is where it lies. */
const at = (name: string, x: number, y: number, size = 10): Node =>
  ({
    name,
    getBoundingClientRect: () => ({ x: x - size / 2, y: y - size / 2, width: size, height: size }),
  }) as unknown as Node;

const grid = ["a", "b", "c", "d", "e", "f", "g", "h", "i"].map((name, n) =>
  at(name, 100 * (n % 3), 100 * Math.floor(n / 3)),
);
const [a, , c, , e] = grid as [Node, Node, Node, Node, Node];

test.each([
  ["ArrowRight", "f"],
  ["ArrowLeft", "d"],
  ["ArrowUp", "b"],
  ["ArrowDown", "h"],
])("%s goes from the middle to its neighbour", (key, name) => {
  expect(neighbour(e, grid, key)).toMatchObject({ name });
});

test("at the edge there is nowhere to go", () => {
  expect(neighbour(a, grid, "ArrowLeft")).toBeNull();
  expect(neighbour(a, grid, "ArrowUp")).toBeNull();
  expect(neighbour(c, grid, "ArrowRight")).toBeNull();
});

test("straight on is nearer than aside, and a long step ahead is a step", () => {
  const here = at("here", 0, 0);
  const [aside, ahead] = [at("aside", 40, 60), at("ahead", 150, 0)];
  expect(neighbour(here, [aside, ahead], "ArrowRight")).toBe(ahead);
  expect(neighbour(here, [aside], "ArrowRight")).toBe(aside);
});

test("every choice of a row is reached, there and back", () => {
  const row = [at("1", 0, 0), at("2", 30, 5), at("3", 64, -4), at("4", 90, 3)];
  const walk = (from: Node, key: string): string[] => {
    const next = neighbour(from, row, key) as Node | null;
    return [from.name, ...(next ? walk(next, key) : [])];
  };
  expect(walk(row[0]!, "ArrowRight")).toEqual(["1", "2", "3", "4"]);
  expect(walk(row[3]!, "ArrowLeft")).toEqual(["4", "3", "2", "1"]);
});

test("only arrows walk", () => {
  expect(["ArrowUp", "ArrowDown", "Enter", "a"].map(isArrow)).toEqual([true, true, false, false]);
});

test("the nearest to a point, and none among none", () => {
  expect(nearest([190, 10], grid)).toBe(c);
  expect(nearest([0, 0], [])).toBeNull();
});

test("a finger means the nearest small choice within reach, for sure only if no other is nearly as near", () => {
  const [one, two, large] = [at("one", 0, 0, 20), at("two", 30, 0, 20), at("large", 200, 0, 60)];
  const all = [one, two, large];
  expect(aim(2, 0, all, one)).toEqual({ node: one, sure: true });
  expect(aim(14, 0, all, null)).toEqual({ node: one, sure: false }); // 14 and 16 pixels away
  expect(aim(-30, 0, all, null)).toEqual({ node: one, sure: true });
  expect(aim(-40, 0, all, null)).toBeNull(); // 30 pixels beside it
  expect(aim(200, 20, all, large)).toEqual({ node: large, sure: true });
});

test("something else that was hit is meant if it is nearer than any choice", () => {
  const [choice, other] = [at("choice", 0, 0, 30), at("other", 30, 0, 30)];
  expect(aim(28, 0, [choice], other)).toBeNull();
  expect(aim(10, 0, [choice], other)).toEqual({ node: choice, sure: true });
});
