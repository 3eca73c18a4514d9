/** Who sits at the table: how many, where each of them is, how strong computers are, and who begins. */
import type { ComponentChildren } from "preact";
import { Mark } from "../parts/icons";
import { house } from "../house";
import { AS_ME, strengthAt } from "../strength";
import { say } from "../words";
import type { BotInfo, GameInfo } from "../wire";
import { Answers } from "./parts";
import { botOf, type Change, freshPlace, type Kind, nameOf, type Place, type Plan } from "./plan";

const UNSURE = 200; // points of a rating; beyond it nothing is foretold from it
const SCALE = 400; // points that make one win ten times as likely as a loss

/** Of a hundred matches, how many the stronger of two is expected to win; null where nobody can say. */
export function wins(stronger: BotInfo, weaker: BotInfo): number | null {
  if (!stronger.elo || !weaker.elo || stronger.margin > UNSURE || weaker.margin > UNSURE) return null;
  return Math.min(99, Math.round(100 / (1 + 10 ** ((weaker.elo - stronger.elo) / SCALE))));
}

/** Four names, the steps between them, and whoever is as strong as the one who plays here. */
function Levels({
  game,
  place,
  seat,
  put,
}: {
  game: GameInfo;
  place: Place;
  seat: number;
  put: (bot: string) => void;
}) {
  const mine = place.bot === AS_ME;
  const bot = botOf(game, place);
  const at = game.bots.findIndex(({ name }) => name === bot?.name);
  const [weaker, stronger] = [game.bots[at - 1], game.bots[at + 1]];
  const count = bot && weaker ? wins(bot, weaker) : null;
  const named = game.bots.filter(({ step }) => step === 1);
  const known = strengthAt(game.name);
  const choice = (name: string, label: string, chosen: boolean, bars: ComponentChildren) => (
    <label key={name} class={chosen ? "chosen" : ""}>
      <input type="radio" class="over" name={`level-${seat}`} checked={chosen} onChange={() => put(name)} />
      <b>{label}</b>
      {bars}
    </label>
  );
  return (
    <>
      <div class="levels" role="radiogroup" aria-label={say("computer-of-seat", { number: seat + 1 })}>
        {named.map((one, n) =>
          choice(
            one.name,
            one.label,
            !mine && bot?.kind === one.kind,
            <span class="level-bars" aria-hidden="true">
              {named.map((_, bar) => (
                <i key={bar} class={bar <= n ? "full" : ""} />
              ))}
            </span>,
          ),
        )}
        {bot?.elo ? choice(AS_ME, say("level-as-me"), mine, null) : null}
      </div>
      {bot && (
        <p class="plays">
          {say(bot.elo ? "level-plays" : "level-plain", { name: bot.label, elo: String(bot.elo), about: bot.about })}
          {count !== null && ` ${say("level-beats", { count, name: weaker!.label })}`}
          {mine && ` ${known ? say("level-as-me-by", { count: known.matches }) : say("level-as-me-first")}`}
        </p>
      )}
      {!mine && game.bots.length > named.length && (
        <div class="level-steps">
          <button type="button" disabled={!weaker} onClick={() => put(weaker!.name)}>
            {say("level-weaker")}
          </button>
          <button type="button" disabled={!stronger} onClick={() => put(stronger!.name)}>
            {say("level-stronger")}
          </button>
        </div>
      )}
    </>
  );
}

export function Players({ game, plan, change }: { game: GameInfo; plan: Plan; change: Change }) {
  const { places, starts } = plan;
  const put = (at: number, part: Partial<Place>) =>
    change({ places: places.map((place, n) => (n === at ? { ...place, ...part } : place)) });
  const kinds: Kind[] = game.bots.length ? ["person", "open", "computer"] : ["person", "open"];
  const alike = (name: string, seat: number) => {
    const same = places.filter((place, n) => nameOf(game, place, n) === name);
    return same.length > 1 ? `${name} (${seat + 1})` : name;
  };
  return (
    <>
      <div class="kind-head">
        <h3>{say("how-many")}</h3>
        <Answers
          name="seats"
          label={say("how-many")}
          answers={game.seats.map((count) => ({ value: String(count), says: String(count) }))}
          value={String(places.length)}
          choose={(value) =>
            change({
              places: Array.from({ length: Number(value) }, (_, n) => places[n] ?? freshPlace(game, n)),
              starts: starts < Number(value) ? starts : -1,
            })
          }
        />
      </div>
      {places.length === 1 && game.solo && <p class="solo">{game.solo}</p>}
      <ol class="places">
        {places.map((place, n) => (
          <li key={n}>
            <Mark seat={n} />
            <Answers
              name={`kind-${n}`}
              label={say("seat-kind", { number: n + 1 })}
              answers={kinds.map((kind) => ({ value: kind, says: say(`sits-${kind}`) }))}
              value={place.kind}
              choose={(kind) => put(n, { kind: kind as Kind })}
              stacked={false}
            />
            {place.kind === "person" && (
              <input
                type="text"
                aria-label={say("name-of-seat", { number: n + 1 })}
                placeholder={say("player", { number: n + 1 })}
                value={place.name}
                maxLength={house.value?.limits.name ?? 40}
                onInput={(event) => put(n, { name: event.currentTarget.value })}
              />
            )}
            {place.kind === "open" && <span class="muted">{say("sits-open.about")}</span>}
            {place.kind === "computer" && <Levels game={game} place={place} seat={n} put={(bot) => put(n, { bot })} />}
          </li>
        ))}
      </ol>
      {places.filter(({ kind }) => kind === "person").length > 1 && <p class="muted">{say("hot-seat-about")}</p>}
      {places.length > 1 &&
        (game.first_is_drawn ? (
          <p class="muted">{say("begins-by-the-rules")}</p>
        ) : (
          <>
            <div class="kind-head begins">
              <h3>{say("who-begins")}</h3>
              <Answers
                name="starts"
                label={say("who-begins")}
                answers={[
                  { value: "-1", says: say("begins-by-lot") },
                  ...places.map((place, n) => ({ value: String(n), says: alike(nameOf(game, place, n), n) })),
                ]}
                value={String(starts < places.length ? starts : -1)}
                choose={(value) => change({ starts: Number(value) })}
                stacked={false}
              />
            </div>
            <p class="muted">{say("begins-by-lot.about")}</p>
          </>
        ))}
    </>
  );
}
