/** The lobby: play at once, set up a table, or sit down at one that waits. */
import { useEffect, useState } from "preact/hooks";
import { ask, Refused } from "../api";
import { go, house, titleOf, usualBot } from "../house";
import { allTokens, keepTokens, set, settings } from "../keep";
import { Icon, Mark } from "../parts/icons";
import { say } from "../words";
import type { GameInfo, Lobby as Found, LobbyTable, NewTable, SeatPlan, TablePlan } from "../wire";
import { Emblem } from "./emblem";
import { SetUp } from "./setup";

const REFRESH = 5000;

export async function open(plan: TablePlan): Promise<void> {
  const made = await ask<NewTable>("/api/tables", plan);
  keepTokens(made.table, [...made.seats.map((seat) => seat.token), made.owner]);
  go(`/t/${made.table}`);
}

function GameCard({ game, setUp }: { game: GameInfo; setUp: () => void }) {
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const bot = usualBot(game.bots);
  const first =
    (
      game.presets.find((preset) => preset.name.includes("first")) ??
      game.presets.find((preset) => preset.name === "recommended")
    )?.name ?? "";
  const play = async () => {
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
      <div class="row">
        {bot && (
          <button type="button" class="main" disabled={busy} onClick={play}>
            <Icon sign="play" />
            {say("play-now")}
          </button>
        )}
        <button type="button" onClick={setUp}>
          {say("set-up-table")}
        </button>
      </div>
    </article>
  );
}

function TableRow({ table, mine }: { table: LobbyTable; mine?: boolean }) {
  const waits = table.status === "gathering" || table.free > 0;
  const state = table.paused
    ? say("table-paused")
    : waits
      ? say("lobby-free", { count: table.free })
      : table.status === "playing" && mine && table.yours.includes(table.to_act)
        ? say("lobby-your-move")
        : say(`lobby-${table.status}`, { choices: table.choices });
  return (
    <li>
      <a class="table-row" href={`/t/${table.table}`}>
        <span class="what">
          <b>{titleOf(table)}</b>
          <small>{state}</small>
        </span>
        <span class="people">
          {table.seats.map((seat, n) => (
            <span key={n} class={`person ${seat.kind}`}>
              <Mark seat={n} />
              {seat.kind === "open" ? say("seat-open") : seat.name}
            </span>
          ))}
        </span>
        <span class="go">{mine ? say("button-return") : waits ? say("button-join") : say("button-watch")}</span>
      </a>
    </li>
  );
}

function Tables() {
  const [tables, setTables] = useState<LobbyTable[] | null>(null);
  const [mine, setMine] = useState<LobbyTable[]>([]);
  useEffect(() => {
    let live = true;
    const look = async () => {
      if (document.visibilityState !== "visible") return;
      const tokens = allTokens().slice(0, 60);
      const own = tokens.length
        ? (await ask<Found>("/api/mine", { tokens })).tables.filter(
            (table) => !["over", "abandoned"].includes(table.status),
          )
        : [];
      const open = (await ask<Found>("/api/tables")).tables.filter(
        (table) => !own.some((one) => one.table === table.table),
      );
      if (live) (setMine(own.slice(0, 6)), setTables(open));
    };
    const quietly = () => void look().catch(() => {});
    quietly();
    const timer = setInterval(quietly, REFRESH);
    document.addEventListener("visibilitychange", quietly);
    return () => ((live = false), clearInterval(timer), document.removeEventListener("visibilitychange", quietly));
  }, []);
  return (
    <>
      {mine.length > 0 && (
        <section class="open-tables" aria-labelledby="own-tables">
          <h2 id="own-tables">{say("own-tables")}</h2>
          <ul>
            {mine.map((table) => (
              <TableRow key={table.table} table={table} mine />
            ))}
          </ul>
        </section>
      )}
      <section class="open-tables" aria-labelledby="open-tables">
        <h2 id="open-tables">{say("open-tables")}</h2>
        {tables?.length ? (
          <ul>
            {tables.map((table) => (
              <TableRow key={table.table} table={table} />
            ))}
          </ul>
        ) : (
          <p class="muted">{tables ? say("open-tables-none") : "…"}</p>
        )}
      </section>
    </>
  );
}

export function Lobby() {
  const [setUp, setSetUp] = useState<GameInfo | null>(null);
  const games = house.value?.games ?? [];
  return (
    <main class="page lobby">
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
      <section class="games" aria-label={say("games")}>
        {games.map((game) => (
          <GameCard key={game.name} game={game} setUp={() => setSetUp(game)} />
        ))}
      </section>
      <Tables />
      {setUp && <SetUp game={setUp} close={() => setSetUp(null)} />}
    </main>
  );
}
