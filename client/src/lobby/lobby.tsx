/** The lobby: play at once, set up a table, or sit down at one that waits. */
import { useEffect, useState } from "preact/hooks";
import { ask, Refused } from "../api";
import { go, house } from "../house";
import { keepTokens, set, settings } from "../keep";
import { Icon, Mark } from "../parts/icons";
import { say } from "../words";
import type { GameInfo, LobbyTable, NewTable } from "../wire";
import { Emblem } from "./emblem";
import { SetUp } from "./setup";

const REFRESH = 5000;

export async function open(game: string, seats: object[], more: object = {}): Promise<void> {
  const made = await ask<NewTable>("/api/tables", { game, seats, ...more });
  keepTokens(made.table, [...made.seats.map((seat) => seat.token), made.owner]);
  go(`/t/${made.table}`);
}

function GameCard({ game, setUp }: { game: GameInfo; setUp: () => void }) {
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const bot = game.bots[0]?.name ?? "";
  const first = game.presets.find((preset) => preset.name.includes("first"))?.name ?? "";
  const play = async () => {
    setBusy(true);
    const computers = Math.min(2, Math.max(...game.seats) - 1);
    const seats = [{ kind: "person", name: settings.value.name || say("guest") }, ...Array.from({ length: computers }, () => ({ kind: "computer", bot }))];
    await open(game.name, seats, { preset: first, listed: false }).catch((error: unknown) => setProblem(error instanceof Refused ? error.message : String(error)));
    setBusy(false);
  };
  return (
    <article class="game card">
      <Emblem game={game.name} />
      <div class="words">
        <h2>{game.title}</h2>
        <p>{game.goal}</p>
        <p class="muted">{say("game-seats", { from: Math.min(...game.seats), to: Math.max(...game.seats) })}</p>
        <div class="row">
          {bot && <button type="button" class="main" disabled={busy} onClick={play}><Icon sign="play" />{say("play-now")}</button>}
          <button type="button" onClick={setUp}>{say("set-up-table")}</button>
        </div>
        {problem && <p class="problem" role="alert">{problem}</p>}
      </div>
    </article>
  );
}

function TableRow({ table }: { table: LobbyTable }) {
  const waits = table.status === "gathering" || table.free > 0;
  return (
    <li>
      <a class="table-row" href={`/t/${table.table}`}>
        <span class="what"><b>{table.title}</b><small>{waits ? say("lobby-free", { count: table.free }) : say("lobby-playing", { turn: table.turn })}</small></span>
        <span class="people">{table.seats.map((seat, n) => <span key={n} class={`person ${seat.kind}`}><Mark seat={n} />{seat.kind === "open" ? say("seat-open") : seat.name}</span>)}</span>
        <span class="go">{waits ? say("button-join") : say("button-watch")}</span>
      </a>
    </li>
  );
}

function Tables() {
  const [tables, setTables] = useState<LobbyTable[] | null>(null);
  useEffect(() => {
    let live = true;
    const look = () => document.visibilityState === "visible" && void ask<{ tables: LobbyTable[] }>("/api/tables").then((found) => live && setTables(found.tables), () => {});
    look();
    const timer = setInterval(look, REFRESH);
    document.addEventListener("visibilitychange", look);
    return () => ((live = false), clearInterval(timer), document.removeEventListener("visibilitychange", look));
  }, []);
  return (
    <section class="open-tables" aria-labelledby="open-tables">
      <h2 id="open-tables">{say("open-tables")}</h2>
      {tables?.length ? <ul>{tables.map((table) => <TableRow key={table.table} table={table} />)}</ul> : <p class="muted">{tables ? say("open-tables-none") : "…"}</p>}
    </section>
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
          <input type="text" maxLength={house.value?.limits.name ?? 40} value={settings.value.name} placeholder={say("guest")} autoComplete="nickname" onInput={(event) => set({ name: event.currentTarget.value })} />
        </label>
      </section>
      <section class="games" aria-label={say("games")}>{games.map((game) => <GameCard key={game.name} game={game} setUp={() => setSetUp(game)} />)}</section>
      <Tables />
      {setUp && <SetUp game={setUp} close={() => setSetUp(null)} />}
    </main>
  );
}
