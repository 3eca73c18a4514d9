/** A first match with the guide beside it: what a choice is for, from what the engine says it brings; less with every turn. */
import { ask } from "../api";
import { gameOf, go, usualBot } from "../house";
import { keepTokens, read, settings, write } from "../keep";
import { gainOf, pill } from "../gains";
import type { Session } from "../table/session";
import { say, upper, voice } from "../words";
import type { CourseInfo, NewTable, SeatPlan } from "../wire";
import { Bubble } from "./bubble";
import { nod } from "./point";

const FEW = 3; // choices that the guide names
const TURNS = 4; // own turns in which he speaks by himself

type Kept = { guided: boolean };
const keyOf = (table: string) => `teahouse:learn:${table}`;
export const isGuided = (table: string): boolean => read<Kept>(keyOf(table), { guided: false }).guided;
const setGuided = (table: string, guided: boolean): void => write(keyOf(table), { guided });

/** A table against one newcomer, with the guide; alone, where a game is played alone after its course. */
export async function openGuided(name: string, preset: string, alone = false): Promise<void> {
  const game = gameOf(name)!;
  const weakest = game.bots[0]?.name ?? usualBot(game.bots);
  const seats: SeatPlan[] = [
    { kind: "person", name: settings.value.name || say("guest") },
    ...(alone ? [] : [{ kind: "computer", bot: weakest } as SeatPlan]),
  ];
  const first = game.first_is_drawn || alone ? {} : { first: 0 };
  const made = await ask<NewTable>("/api/tables", { game: name, seats, preset, listed: false, hints: true, ...first });
  keepTokens(made.table, [...made.seats.map((seat) => seat.token), made.owner]);
  setGuided(made.table, true);
  go(`/t/${made.table}`);
}

export const playAfter = (course: CourseInfo): Promise<void> =>
  openGuided(course.game, course.after, course.seats === 1);

/** The few choices worth a word: those that bring most. */
function worth(session: Session): number[] {
  const now = session.shown.value!;
  const gains = now.scene.offers.gains ?? {};
  const value = (choice: string) => {
    const { total = 0, goods = [], earned = [], void: nothing } = gains[choice as unknown as number] ?? {};
    return nothing ? -1 : 10 * total + [...goods, ...earned].reduce((sum, [, n]) => sum + n, 0);
  };
  return Object.keys(gains)
    .filter((choice) => value(choice) > 0)
    .sort((a, b) => value(b) - value(a))
    .slice(0, FEW)
    .map(Number);
}

/** Speaks of every decision in the first turn, of the best thing in the second, and later only when asked. */
export function Companion({ session, stop }: { session: Session; stop: () => void }) {
  const now = session.shown.value;
  if (!now || now.table.status !== "playing") return null;
  const { table, scene } = now;
  const turn = Math.max(1, table.round);
  const yours = table.may_choose;
  const speaks = turn <= TURNS;
  const best = yours ? worth(session).slice(0, turn === 1 ? FEW : turn === 2 ? 2 : 1) : [];
  const sentences = new Map(session.sentences().map((one) => [one.choice, session.short(one)]));
  const told = best.map((choice) => {
    const gain = gainOf(scene.offers, choice);
    return say("guide-choice", {
      choice: sentences.get(choice) ?? "",
      gain: pill(voice.value, gain, false) || session.brings(choice),
    });
  });
  const asked = scene.offers.prompt ? upper(session.say(scene.offers.prompt)) : "";
  const hint = scene.offers.hint && turn <= 2 ? session.say(scene.offers.hint) : "";
  const text = !speaks
    ? asked
    : !yours
      ? table.may_end_turn
        ? say("guide-end")
        : say("guide-waits")
      : told.length
        ? `**${asked}** ${hint} ${say("guide-brings", { list: told.join(" · ") })}`
        : `**${asked}** ${hint}`;
  return (
    <Bubble mood="asks" answer="" text={text}>
      {best.length > 0 && (
        <button type="button" class="plain" onClick={() => nod(best)}>
          {say("learn-show")}
        </button>
      )}
      <button type="button" class="quiet" onClick={() => (setGuided(session.id, false), stop())}>
        {say("guide-stop")}
      </button>
    </Bubble>
  );
}
