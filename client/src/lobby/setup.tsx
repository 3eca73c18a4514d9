/** Setting up a table: who sits where, which way to play, and the options with their sentences. */
import { useEffect, useState } from "preact/hooks";
import { ask, Refused } from "../api";
import { usualBot } from "../house";
import { settings } from "../keep";
import { Mark } from "../parts/icons";
import { Sheet } from "../parts/sheet";
import { named, say, voice } from "../words";
import type { Advice as Told, ClockPlan, GameInfo, SeatPlan, Wish } from "../wire";
import { OptionField } from "./option";
import { open } from "./lobby";

const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000];
const CLOCKS: Record<string, ClockPlan | undefined> = {
  // time for the match, and what each turn adds
  none: undefined,
  brisk: { bank: 10 * MINUTE, bonus: 20 * SECOND },
  calm: { bank: 30 * MINUTE, bonus: 60 * SECOND },
  days: { bank: 72 * HOUR, bonus: 12 * HOUR },
};

type Place = { kind: "person" | "computer" | "open"; name: string; bot: string };

function SeatPicker({ game, places, change }: { game: GameInfo; places: Place[]; change: (places: Place[]) => void }) {
  const put = (at: number, part: Partial<Place>) =>
    change(places.map((place, n) => (n === at ? { ...place, ...part } : place)));
  return (
    <ol class="places">
      {places.map((place, n) => (
        <li key={n}>
          <Mark seat={n} />
          <select
            aria-label={say("seat-number", { number: n + 1 })}
            value={place.kind}
            onChange={(event) => put(n, { kind: event.currentTarget.value as Place["kind"] })}
          >
            {(["person", "computer", "open"] as const).map((kind) => (
              <option key={kind} value={kind}>
                {say(`place-${kind}`)}
              </option>
            ))}
          </select>
          {place.kind === "person" && (
            <input
              type="text"
              aria-label={say("name-of-seat", { number: n + 1 })}
              placeholder={say("player", { number: n + 1 })}
              value={place.name}
              maxLength={40}
              onInput={(event) => put(n, { name: event.currentTarget.value })}
            />
          )}
          {place.kind === "computer" && (
            <select
              aria-label={say("computer-of-seat", { number: n + 1 })}
              value={place.bot}
              onChange={(event) => put(n, { bot: event.currentTarget.value })}
            >
              {game.bots.map((bot) => (
                <option key={bot.name} value={bot.name}>
                  {bot.says}
                </option>
              ))}
            </select>
          )}
          {place.kind === "open" && <span class="muted">{say("place-open.about")}</span>}
        </li>
      ))}
    </ol>
  );
}

/** What the computer players that are chosen can do: a list that is closed has no room for it. */
function Levels({ game, places }: { game: GameInfo; places: Place[] }) {
  const chosen = new Set(places.flatMap(({ kind, bot }) => (kind === "computer" ? [bot] : [])));
  const told = game.bots.filter(({ name, about }) => about && chosen.has(name));
  return told.length ? (
    <ul class="levels muted">
      {told.map((one) => (
        <li key={one.name}>
          <b>{one.says}</b>
          {named(one.says, one.about).slice(one.says.length)}
        </li>
      ))}
    </ul>
  ) : null;
}

/** Drawn, unless somebody is chosen; some games have it drawn by their rules. */
function WhoBegins({
  game,
  places,
  first,
  choose,
}: {
  game: GameInfo;
  places: Place[];
  first: number;
  choose: (seat: number) => void;
}) {
  if (game.first_is_drawn) return <p class="muted">{say("begins-by-the-rules")}</p>;
  return (
    <label class="field begins">
      <span>{say("who-begins")}</span>
      <select value={first} onChange={(event) => choose(Number(event.currentTarget.value))}>
        <option value={-1}>{say("begins-by-lot")}</option>
        {places.map(({ name, kind }, n) => (
          <option key={n} value={n}>
            {named(say("seat-number", { number: n + 1 }), (kind === "person" && name) || say(`place-${kind}`))}
          </option>
        ))}
      </select>
    </label>
  );
}

const PAUSE = 300; // milliseconds after the last change

/** What is allowed but unusual about the table as it is planned. */
function Advice({ game, seats, preset, options }: Required<Wish>) {
  const [told, tell] = useState<string[]>([]);
  const wish = JSON.stringify({ game, seats, preset, options } satisfies Wish);
  useEffect(() => {
    let live = true;
    const look = () =>
      ask<Told>(`/api/advice?language=${voice.value.language}`, JSON.parse(wish)).then(
        ({ says }) => live && tell(says),
        (problem: unknown) => live && tell(problem instanceof Refused ? [problem.message] : []),
      );
    const timer = setTimeout(() => void look(), PAUSE);
    return () => ((live = false), clearTimeout(timer));
  }, [wish, voice.value.language]);
  return told.length ? (
    <ul class="advice" role="note">
      {told.map((text) => (
        <li key={text}>{say("advice", { text })}</li>
      ))}
    </ul>
  ) : null;
}

export function SetUp({ game, close }: { game: GameInfo; close: () => void }) {
  const bot = usualBot(game.bots);
  const fresh = (n: number): Place => ({
    kind: n ? (bot ? "computer" : "open") : "person",
    name: n ? "" : settings.value.name,
    bot,
  });
  const [places, setPlaces] = useState<Place[]>(
    Array.from({ length: Math.min(3, Math.max(...game.seats)) }, (_, n) => fresh(n)),
  );
  const usual =
    game.presets.find((one) => game.options.every(({ name, default: value }) => (one.options[name] ?? value) === value))
      ?.name ?? "";
  const recommended = game.presets.find((one) => one.name === "recommended")?.name;
  const [preset, setPreset] = useState(recommended ?? usual);
  const [options, setOptions] = useState<Record<string, string>>({});
  const [listed, setListed] = useState(true);
  const [hints, setHints] = useState(false);
  const [previews, setPreviews] = useState(true);
  const [clock, setClock] = useState("none");
  const [first, setFirst] = useState(-1); // who begins; below 0 it is drawn
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const presetOptions = game.presets.find((one) => one.name === preset)?.options ?? {};
  const create = async (event: Event) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem("");
    const seats = places.map((place, n): SeatPlan =>
      place.kind === "open"
        ? { kind: "open" }
        : place.kind === "computer"
          ? { kind: "computer", bot: place.bot || bot }
          : { kind: "person", name: place.name || say("player", { number: n + 1 }) },
    );
    try {
      await open({
        game: game.name,
        seats,
        preset,
        options,
        listed,
        hints,
        previews,
        clock: CLOCKS[clock],
        ...(first >= 0 && first < seats.length ? { first } : {}),
      });
    } catch (error) {
      setProblem(error instanceof Refused ? error.message : String(error));
    }
    setBusy(false);
  };
  return (
    <Sheet title={game.title} close={close} wide>
      <form class="setup" onSubmit={create}>
        <fieldset>
          <legend>{say("who-plays")}</legend>
          <div class="row counts">
            {game.seats.map((count) => (
              <label key={count}>
                <input
                  type="radio"
                  name="seats"
                  checked={places.length === count}
                  onChange={() => setPlaces(Array.from({ length: count }, (_, n) => places[n] ?? fresh(n)))}
                />
                <span>{say("seat-count", { count })}</span>
              </label>
            ))}
          </div>
          <SeatPicker game={game} places={places} change={setPlaces} />
          <Levels game={game} places={places} />
          <p class="muted">{say("hot-seat-about")}</p>
          {places.length > 1 && (
            <WhoBegins game={game} places={places} first={first < places.length ? first : -1} choose={setFirst} />
          )}
        </fieldset>
        {game.presets.length > 0 && (
          <fieldset class="presets">
            <legend>{say("which-way")}</legend>
            {!usual && !recommended && (
              <label>
                <input type="radio" name="preset" checked={!preset} onChange={() => (setPreset(""), setOptions({}))} />
                <span>{say("preset-usual")}</span>
              </label>
            )}
            {game.presets.map((one) => (
              <label key={one.name}>
                <input
                  type="radio"
                  name="preset"
                  checked={preset === one.name}
                  onChange={() => (setPreset(one.name), setOptions({}))}
                />
                <span>{one.says}</span>
              </label>
            ))}
          </fieldset>
        )}
        <details>
          <summary>{say("all-options")}</summary>
          <p>
            <a href={`/about/${game.name}`} target="_blank">
              {say("about-boards")}
            </a>
          </p>
          <div class="options">
            <label class="field">
              <span>{say("with-clock")}</span>
              <select value={clock} onChange={(event) => setClock(event.currentTarget.value)}>
                {Object.keys(CLOCKS).map((name) => (
                  <option key={name} value={name}>
                    {say(`clock-${name}`)}
                  </option>
                ))}
              </select>
            </label>
            <label class="switch">
              <input
                type="checkbox"
                checked={previews}
                onChange={(event) => setPreviews(event.currentTarget.checked)}
              />
              <span>
                <b>{say("with-previews")}</b>
              </span>
            </label>
            <label class="switch">
              <input type="checkbox" checked={hints} onChange={(event) => setHints(event.currentTarget.checked)} />
              <span>
                <b>{say("with-hints")}</b>
              </span>
            </label>
            <label class="switch">
              <input type="checkbox" checked={listed} onChange={(event) => setListed(event.currentTarget.checked)} />
              <span>
                <b>{say("with-listing")}</b>
              </span>
            </label>
            {game.options.map((option) => (
              <OptionField
                key={`${preset} ${option.name}`}
                option={option}
                value={options[option.name] ?? presetOptions[option.name] ?? option.default}
                put={(value) => setOptions({ ...options, [option.name]: value })}
              />
            ))}
          </div>
        </details>
        <Advice game={game.name} seats={places.length} preset={preset} options={options} />
        {problem && (
          <p class="problem" role="alert">
            {problem}
          </p>
        )}
        <div class="row end">
          <button type="button" class="quiet" onClick={close}>
            {say("button-cancel")}
          </button>
          <button type="submit" class="main">
            {say("open-table")}
          </button>
        </div>
      </form>
    </Sheet>
  );
}
