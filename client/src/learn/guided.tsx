/** A first match with the guide beside it: a few choices are marked, and he says where they lead; less with every time the same is asked. */
import { ask } from "../api";
import { gameOf, go, usualBot } from "../house";
import { keepTokens, read, settings, write } from "../keep";
import { pill } from "../gains";
import type { Session } from "../table/session";
import { say, upper, voice } from "../words";
import type { CourseInfo, NewTable, SeatPlan, Way } from "../wire";
import { Bubble } from "./bubble";
import { nod } from "./point";

const TURNS = 2; // in which he says how a turn goes

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

/** The choices, and what they bring with the best that can follow; where that is nothing yet, the best one in full. */
function waysOf(session: Session, ways: Way[]): string[] {
  const sentences = new Map(session.sentences().map((one) => [one.choice, one]));
  const known = ways.flatMap(({ choice, gain }) => {
    const [sentence, brings] = [sentences.get(choice), pill(voice.value, gain, true)];
    return sentence && brings ? [say("guide-choice", { choice: session.short(sentence), gain: brings })] : [];
  });
  const best = sentences.get(ways[0]?.choice ?? -1);
  return known.length || !best ? known : [session.sentence(best)];
}

/** Line by line. What the game says about a question is about all of its choices, so it is said where all are marked. */
function saying(session: Session): string[] {
  const { table, scene, whole } = session.shown.value!;
  const asked = scene.offers.prompt ? upper(session.say(scene.offers.prompt)) : "";
  const few = scene.offers.few;
  if (!table.may_choose && table.round <= TURNS) return [say(table.may_end_turn ? "guide-end" : "guide-waits")];
  if (!few || !table.may_choose) return [asked];
  const hint = few.asked || !scene.offers.hint ? "" : session.say(scene.offers.hint);
  const marked = { few: few.choices.length, all: session.sentences().length };
  const ways = scene.offers.tries ? [] : waysOf(session, few.ways);
  return [
    `**${asked}**`,
    whole ? say("guide-few", marked) : hint,
    ways.length ? say("guide-ways", { list: ways.join(" · "), count: ways.length }) : "",
  ].filter(Boolean);
}

/** Says of the first decisions where the best choices lead, of later ones less, and stops when told. */
export function Companion({ session, stop }: { session: Session; stop: () => void }) {
  const now = session.shown.value;
  if (!now || now.table.status !== "playing") return null;
  const { offers } = now.scene;
  if (offers.prompt && !voice.value.has(offers.prompt[0])) return null; // the words of the game are on their way
  const ways = now.table.may_choose ? (offers.few?.ways ?? []) : [];
  return (
    <Bubble mood="asks" answer="" text={saying(session).join("\n")} brief={!ways.length && !now.whole}>
      {ways.length > 0 && (
        <button type="button" class="plain" onClick={() => nod(ways.map(({ choice }) => choice))}>
          {say("learn-show")}
        </button>
      )}
      {now.whole && (
        <button type="button" class="plain" onClick={() => session.unveil()}>
          {say("guide-all", { all: session.sentences().length })}
        </button>
      )}
      <button type="button" class="quiet" onClick={() => (setGuided(session.id, false), stop())}>
        {say("guide-stop")}
      </button>
    </Bubble>
  );
}
