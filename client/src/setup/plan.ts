/** A table as it is being planned: seats, options, time; what is usual, what is asked of the server about it. */
import { useEffect, useState } from "preact/hooks";
import { ask, Refused } from "../api";
import { usualBot } from "../house";
import { settings } from "../keep";
import { AS_ME, asStrong } from "../strength";
import { facts, named, say, voice } from "../words";
import type {
  Advice,
  BotInfo,
  ClockPlan,
  GameInfo,
  GameOption,
  OptionValue,
  SeatPlan,
  TablePlan,
  Trouble,
  Wish,
} from "../wire";
import { chosenCards } from "./ticks";

const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000];
export const CLOCKS: Record<string, ClockPlan | undefined> = {
  // time for the match, and what each turn adds
  none: undefined,
  brisk: { bank: 10 * MINUTE, bonus: 20 * SECOND },
  calm: { bank: 30 * MINUTE, bonus: 60 * SECOND },
  days: { bank: 72 * HOUR, bonus: 12 * HOUR },
};

export type Kind = "person" | "open" | "computer";
export type Place = { kind: Kind; name: string; bot: string };
export type Plan = {
  places: Place[];
  preset: string;
  options: Record<string, string>;
  clock: string;
  previews: boolean;
  hints: boolean;
  listed: boolean;
  starts: number; // who begins; below 0 it is drawn
};
export type Change = (part: Partial<Plan>) => void;

const RECOMMENDED = "recommended";
const presetOf = (game: GameInfo, name: string) => game.presets.find((one) => one.name === name)?.options ?? {};

export function freshPlace(game: GameInfo, seat: number): Place {
  const bot = usualBot(game.bots);
  return { kind: seat ? (bot ? "computer" : "open") : "person", name: seat ? "" : settings.value.name, bot };
}

export function freshPlan(game: GameInfo): Plan {
  const seats = Math.min(3, Math.max(...game.seats));
  const plain = game.presets.find(({ options }) =>
    game.options.every((one) => (options[one.name] ?? one.default) === one.default),
  );
  const preset = game.presets.find(({ name }) => name === RECOMMENDED) ?? plain;
  return {
    places: Array.from({ length: seats }, (_, seat) => freshPlace(game, seat)),
    preset: preset?.name ?? "",
    options: {},
    clock: "none",
    previews: true,
    hints: false,
    listed: true,
    starts: -1,
  };
}

/** What somebody has kept, as far as the game still has it. */
export function fitting(game: GameInfo, kept: Partial<Plan> | null): Plan {
  const fresh = freshPlan(game);
  if (!kept || !Array.isArray(kept.places) || !game.seats.includes(kept.places.length)) return fresh;
  const bots = game.bots.map(({ name }) => name);
  const known = Object.entries(kept.options ?? {}).filter(([name, value]) => {
    const option = game.options.find((one) => one.name === name);
    return option && (option.free || option.values.some((one) => one.value === value));
  });
  return {
    ...fresh,
    ...kept,
    places: kept.places.map((place) => ({
      ...place,
      bot: place.bot === AS_ME || bots.includes(place.bot) ? place.bot : usualBot(game.bots),
    })),
    preset: game.presets.some(({ name }) => name === kept.preset) ? kept.preset! : fresh.preset,
    options: Object.fromEntries(known),
    clock: kept.clock && kept.clock in CLOCKS ? kept.clock : "none",
  };
}

export const valueOf = (game: GameInfo, plan: Plan, option: GameOption): string =>
  plan.options[option.name] ?? presetOf(game, plan.preset)[option.name] ?? option.default;

/** The answer that the house gives to a question of the rules. */
export const usualOf = (game: GameInfo, option: GameOption): string =>
  presetOf(game, RECOMMENDED)[option.name] ?? option.default;

/** Another way to play; what no way says anything about stays as it was chosen. */
export function withPreset(game: GameInfo, plan: Plan, preset: string): Partial<Plan> {
  const told = new Set(game.presets.flatMap((one) => Object.keys(one.options)));
  return { preset, options: Object.fromEntries(Object.entries(plan.options).filter(([name]) => !told.has(name))) };
}

/** What a value is for so many players. */
export function meant(option: GameOption, value: string, seats: number): OptionValue | undefined {
  const found = option.values.find((one) => one.value === value);
  const other = found?.same[String(seats)];
  return other ? (option.values.find((one) => one.value === other) ?? found) : found;
}

export const list = (items: string[]): string =>
  new Intl.ListFormat(voice.value.language, { style: "long", type: "conjunction" }).format(items);

/** "ideal for 3 and 4", or whom it was made for. */
export function idealFor({ seats: players }: OptionValue, seats: number): string {
  if (!players.length) return "";
  return say(players.includes(seats) ? "ideal-for" : "made-for", { players: list(players.map(String)) });
}

export function nameOf(game: GameInfo, place: Place, seat: number): string {
  if (place.kind === "open") return say("sits-open");
  if (place.kind === "person") return place.name || say("player", { number: seat + 1 });
  return botOf(game, place)?.label ?? say("sits-computer");
}

/** The computer player of a place: the level itself, also where it is to be as strong as whoever plays here. */
export function botOf(game: GameInfo, { bot }: Place): BotInfo | undefined {
  return bot === AS_ME ? asStrong(game) : game.bots.find(({ name }) => name === bot);
}

/** A value in a few words. */
export function inWords(option: GameOption, value: string, seats: number): string {
  const found = meant(option, value, seats);
  if (option.sets.length) return chosenCards(option, value).words.join(" · ");
  if (!found) return value.length < 12 && !value.includes("\n") ? named(option.label, value) : say("own-value");
  return [found.says, idealFor(found, seats)].filter(Boolean).join(" · ");
}

export function tablePlan(game: GameInfo, plan: Plan): TablePlan {
  const seats = plan.places.map((place, n): SeatPlan =>
    place.kind === "open"
      ? { kind: "open" }
      : place.kind === "computer"
        ? { kind: "computer", bot: botOf(game, place)?.name ?? usualBot(game.bots) }
        : { kind: "person", name: place.name || say("player", { number: n + 1 }) },
  );
  const { preset, options, listed, hints, previews, starts } = plan;
  const clock = CLOCKS[plan.clock];
  const first = starts >= 0 && starts < seats.length ? starts : "lot";
  return { game: game.name, seats, preset, options, listed, hints, previews, clock, starts: first };
}

const PAUSE = 300; // milliseconds after the last change

export type Told = { advice: Advice | null; problems: Trouble[]; current: boolean };

/** What the server says of the table as it is planned: advice, the summary, and what has to be put right. */
export function useAdvice(game: GameInfo, plan: Plan): Told {
  const [told, tell] = useState<{ wish: string; advice: Advice | null; problems: Trouble[] }>({
    wish: "",
    advice: null,
    problems: [],
  });
  const asked: Wish = {
    game: game.name,
    seats: plan.places.length,
    preset: plan.preset,
    options: plan.options,
    clock: CLOCKS[plan.clock],
  };
  const wish = `${voice.value.language} ${JSON.stringify(asked)}`;
  useEffect(() => {
    let live = true;
    const look = () =>
      ask<Advice>(`/api/advice?language=${voice.value.language}`, asked).then(
        (advice) => {
          if (!live) return;
          const problems = advice.refused ?? [];
          if (!problems.length) facts.value = advice.facts;
          tell({ wish, advice, problems });
        },
        (problem: unknown) =>
          live && tell({ wish, advice: null, problems: problem instanceof Refused ? [problem.trouble] : [] }),
      );
    const timer = setTimeout(() => void look(), told.wish ? PAUSE : 0);
    return () => ((live = false), clearTimeout(timer));
  }, [wish]);
  useEffect(() => () => void (facts.value = {}), []);
  return { advice: told.advice, problems: told.wish === wish ? told.problems : [], current: told.wish === wish };
}
