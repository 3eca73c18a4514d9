/** The value of an option that takes cards: for each set none, some that are drawn, or these; and back to a value. */
import { say } from "../words";
import type { GameOption, OptionCards } from "../wire";

export type Ticks = { draw: number; names: string[] };

/** How many of a set can be drawn, fewest first. */
export function drawable(option: GameOption, set: OptionCards): number[] {
  const counts = option.values.map((value) => value.draws[set.name] ?? 0).filter(Boolean);
  return [...new Set(set.lot ? [1, ...counts] : counts)].sort((a, b) => a - b);
}

export function ticksOf(option: GameOption, value: string): Ticks[] {
  const menu = option.values.find((one) => one.value === value);
  const words = value.split(/\s+/).filter(Boolean);
  return option.sets.map((set) => {
    if (menu) return { draw: menu.draws[set.name] ?? 0, names: [] };
    const names = words.filter((word) => set.cards.some((card) => card.value === word));
    return { draw: set.lot ? words.filter((word) => word === set.lot).length : 0, names };
  });
}

/** The value that says so: one of the menu where nothing is named, else names, with lots among them. */
export function valueWith(option: GameOption, ticks: Ticks[]): string {
  if (ticks.every(({ names }) => !names.length)) {
    const same = option.values.find((one) =>
      option.sets.every((set, n) => (one.draws[set.name] ?? 0) === ticks[n]!.draw),
    );
    if (same) return same.value;
  }
  return option.sets
    .flatMap((set, n) => {
      const { draw, names } = ticks[n]!;
      return names.length ? names : set.lot ? Array.from({ length: draw }, () => set.lot) : [];
    })
    .join(" ");
}

/** What was chosen of each set, in words. */
export function chosenCards(option: GameOption, value: string): { words: string[] } {
  const ticks = ticksOf(option, value);
  return {
    words: option.sets.map((set, n) => {
      const { draw, names } = ticks[n]!;
      if (names.length)
        return names.map((name) => set.cards.find((card) => card.value === name)?.says ?? name).join(", ");
      const how = draw ? (set.most === 1 ? say("cards-lot") : say("cards-draw", { count: draw })) : say("cards-none");
      return say("named", { name: set.says, text: how });
    }),
  };
}
