/** The lobby: play at once, set up a table, or sit down at one that waits. */
import { useEffect, useState } from "preact/hooks";
import { ask, Refused } from "../api";
import { go, house, path, titleOf, useVoice, usualBot } from "../house";
import { keepTokens, keptTables, set, settings } from "../keep";
import { Newcomer } from "../learn/newcomer";
import { mayBeAsked } from "../learn/progress";
import { Icon, Mark } from "../parts/icons";
import { say } from "../words";
import type { GameInfo, Lobby as Found, LobbyTable, NewTable, SeatPlan, TablePlan } from "../wire";
import { Emblem } from "./emblem";
import { kindOf, OwnMatches, useMatches } from "./matches";

const REFRESH = 5000;

export async function open(plan: TablePlan): Promise<void> {
  const made = await ask<NewTable>("/api/tables", plan);
  keepTokens(made.table, [...made.seats.map((seat) => seat.token), made.owner]);
  go(`/t/${made.table}`);
}

function GameCard({ game }: { game: GameInfo }) {
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const bot = usualBot(game.bots);
  const first =
    (
      game.presets.find((preset) => preset.name.includes("first")) ??
      game.presets.find((preset) => preset.name === "recommended")
    )?.name ?? "";
  const [asks, setAsks] = useState(false);
  const play = async () => {
    setAsks(false);
    setBusy(true);
    const computers = Math.min(2, Math.max(...game.seats) - 1);
    const seats: SeatPlan[] = [
      { kind: "person", name: settings.value.name || say("guest") },
      ...Array.from({ length: computers }, (): SeatPlan => ({ kind: "computer", bot })),
    ];
    await open({ game: game.name, seats, preset: first, listed: false, hints: true }).catch((error: unknown) =>
      setProblem(error instanceof Refused ? error.message : String(error)),
    );
    setBusy(false);
  };
  return (
    <article class="game card">
      <Emblem game={game.name} />
      <div class="words">
        <h2>{game.title}</h2>
        <p>{game.goal}</p>
        <p class="muted">{say("game-seats", { from: Math.min(...game.seats), to: Math.max(...game.seats) })}</p>
        {problem && (
          <p class="problem" role="alert">
            {problem}
          </p>
        )}
      </div>
      {asks && <Newcomer game={game} preset={first} play={() => void play()} close={() => setAsks(false)} />}
      <div class="row">
        {bot && (
          <button
            type="button"
            class="main"
            disabled={busy}
            onClick={() => (mayBeAsked(keptTables().size) ? setAsks(true) : void play())}
          >
            <Icon sign="play" />
            {say("play-now")}
          </button>
        )}
        <button type="button" onClick={() => go(`/new/${game.name}`)}>
          {say("set-up-table")}
        </button>
      </div>
    </article>
  );
}

function TableRow({ table }: { table: LobbyTable }) {
  const waits = table.status === "gathering" || table.free > 0;
  const state = table.paused
    ? say("table-paused")
    : waits
      ? say("lobby-free", { count: table.free })
      : say(`lobby-${table.status}`, { choices: table.choices });
  const game = useVoice(waits ? table.game : "");
  return (
    <li>
      <a class="table-row" href={`/t/${table.table}`}>
        <span class="what">
          <b>{titleOf(table)}</b>
          <small>{state}</small>
          {game && <small class="played">{table.summary.map((words) => game.tell(words, [])).join(" ")}</small>}
        </span>
        <span class="people">
          {table.seats.map((seat, n) => (
            <span key={n} class={`person ${seat.kind}`}>
              <Mark seat={n} />
              {seat.kind === "open" ? say("seat-open") : seat.name}
            </span>
          ))}
        </span>
        <span class="go">{waits ? say("button-join") : say("button-watch")}</span>
      </a>
    </li>
  );
}

/** Tables at which somebody can sit down, without those that are one's own. */
function OpenTables({ own }: { own: LobbyTable[] }) {
  const [tables, setTables] = useState<LobbyTable[] | null>(null);
  useEffect(() => {
    let live = true;
    const look = async () => {
      if (document.visibilityState !== "visible") return;
      const open = (await ask<Found>("/api/tables")).tables;
      if (live) setTables(open);
    };
    const quietly = () => void look().catch(() => {});
    quietly();
    const timer = setInterval(quietly, REFRESH);
    document.addEventListener("visibilitychange", quietly);
    return () => ((live = false), clearInterval(timer), document.removeEventListener("visibilitychange", quietly));
  }, []);
  const others = tables?.filter((table) => !own.some((one) => one.table === table.table));
  return (
    <section class="open-tables" aria-labelledby="open-tables">
      <h2 id="open-tables">{say("open-tables")}</h2>
      {others?.length ? (
        <ul>
          {others.map((table) => (
            <TableRow key={table.table} table={table} />
          ))}
        </ul>
      ) : (
        <p class="muted">{others ? say("open-tables-none") : "…"}</p>
      )}
    </section>
  );
}

export function Lobby() {
  const games = house.value?.games ?? [];
  const matches = useMatches()[0] ?? [];
  const own = path.value === "/play" ? [] : matches; // there is a place for them
  const waiting = own.some((table) => kindOf(table) !== "finished");
  return (
    <main class={waiting ? "page lobby returning" : "page lobby"}>
      <section class="welcome">
        <h1>{say("lobby-title")}</h1>
        <p>{say("lobby-about")}</p>
        <label class="field name">
          <span>{say("your-name")}</span>
          <input
            type="text"
            maxLength={house.value?.limits.name ?? 40}
            value={settings.value.name}
            placeholder={say("guest")}
            autoComplete="nickname"
            onInput={(event) => set({ name: event.currentTarget.value })}
          />
        </label>
      </section>
      {waiting && <OwnMatches matches={own} />}
      <section class="games" aria-label={say("games")}>
        {games.map((game) => (
          <GameCard key={game.name} game={game} />
        ))}
      </section>
      {!waiting && <OwnMatches matches={own} />}
      <OpenTables own={matches} />
    </main>
  );
}
