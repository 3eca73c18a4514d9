/** How strong this device is: rated by its matches, each once, and the level that is nearest. */
import { beforeEach, expect, test, vi } from "vitest";
import type { GameInfo, TableView } from "../src/wire";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});
vi.stubGlobal("document", { documentElement: { dataset: {} } });
const { asStrong, countMatch, rated, strengthAt } = await import("../src/strength");

const bot = (name: string, elo: number, usual = false) => ({ name, elo, default: usual });
const game = {
  name: "g",
  bots: [bot("weak", 900), bot("usual", 1100, true), bot("strong", 1300)],
} as unknown as GameInfo;
const over = (id: string, places: number[], rival = "usual", mine = [0]) =>
  ({
    table: id,
    mine,
    result: { places },
    seats: [
      { kind: "person", bot: "" },
      { kind: "computer", bot: rival },
    ],
  }) as unknown as TableView;

beforeEach(() => kept.clear());

test("nobody is known before the first match, and meets the usual player", () => {
  expect(strengthAt("g")).toBeNull();
  expect(asStrong(game)?.name).toBe("usual");
});

test("wins lead up and losses down, later ones by less", () => {
  const once = rated({ elo: 1100, matches: 0 }, [1100], [1]);
  expect(once).toEqual({ elo: 1148, matches: 1 });
  expect(rated({ elo: 1100, matches: 9 }, [1100], [1]).elo).toBe(1112);
  expect(rated({ elo: 1100, matches: 0 }, [1100, 1100], [1, 0]).elo).toBe(1100);
});

test("whoever wins again and again meets a stronger one, each match counted once", () => {
  for (let n = 0; n < 6; n++) {
    countMatch(game, over(`t${n}`, [1, 2]));
    countMatch(game, over(`t${n}`, [1, 2]));
  }
  expect(strengthAt("g")!.matches).toBe(6);
  expect(asStrong(game)?.name).toBe("strong");
});

test("matches of several people here, of watchers and against nobody measured tell nothing", () => {
  countMatch(game, over("a", [1, 2], "usual", [0, 1]));
  countMatch(game, over("b", [1, 2], "usual", []));
  countMatch(game, over("c", [1, 2], "somebody"));
  expect(strengthAt("g")).toBeNull();
});
