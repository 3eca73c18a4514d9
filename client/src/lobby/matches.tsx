/** The matches of this device: those that wait for us first, then those that run, then what is over. */
import { useEffect, useState } from "preact/hooks";
import { ask } from "../api";
import { titleOf } from "../house";
import { allTokens, forgetTable, keptTables, settings } from "../keep";
import { Icon, Mark } from "../parts/icons";
import { say, voice } from "../words";
import type { Lobby as Found, LobbyTable } from "../wire";
import { Emblem } from "./emblem";

const REFRESH = 5000;
const AT_ONCE = 150; // tokens that are asked about together
const FEW = { move: 4, running: 6, finished: 3 }; // rows of each kind in the lobby

export type Kind = "move" | "running" | "finished";
const KINDS: Kind[] = ["move", "running", "finished"];

export const kindOf = (table: LobbyTable): Kind =>
  table.status === "over" || table.status === "abandoned"
    ? "finished"
    : table.status === "playing" && table.yours.includes(table.to_act)
      ? "move"
      : "running";

/** All of them, asked for again every few seconds while somebody looks; null until the first answer. */
export function useMatches(): [LobbyTable[] | null, () => void] {
  const [found, put] = useState<LobbyTable[] | null>(null);
  const [asked, again] = useState(0);
  useEffect(() => {
    let live = true;
    const look = async () => {
      if (document.visibilityState !== "visible") return;
      const tokens = allTokens();
      const parts: LobbyTable[][] = [];
      for (let at = 0; at < tokens.length; at += AT_ONCE)
        parts.push((await ask<Found>("/api/mine", { tokens: tokens.slice(at, at + AT_ONCE) })).tables);
      const all = new Map(parts.flat().map((table) => [table.table, table]));
      const kept = keptTables(); // tokens are valid for a rematch, too: what was removed stays so
      if (live) put([...all.values()].filter(({ table }) => kept.has(table)).sort((a, b) => b.changed - a.changed));
    };
    const quietly = () => void look().catch(() => {});
    quietly();
    const timer = setInterval(quietly, REFRESH);
    document.addEventListener("visibilitychange", quietly);
    return () => ((live = false), clearInterval(timer), document.removeEventListener("visibilitychange", quietly));
  }, [asked]);
  return [found, () => again(asked + 1)];
}

/** Today by the clock, else by the day. */
function when(at: number): string {
  const [date, now] = [new Date(at), new Date()];
  const same = date.toDateString() === now.toDateString();
  const year = date.getFullYear() === now.getFullYear() ? {} : ({ year: "numeric" } as const);
  const form: Intl.DateTimeFormatOptions = same
    ? { hour: "2-digit", minute: "2-digit" }
    : { day: "numeric", month: "short", ...year };
  return new Intl.DateTimeFormat(voice.value.language, form).format(date);
}

const dark = () =>
  settings.value.theme === "dark" ||
  (settings.value.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);

/** The board as it lies; the game's emblem where it may not be shown. */
function Picture({ table }: { table: LobbyTable }) {
  const [failed, fail] = useState(false);
  const [title] = useState(() => dark());
  return (
    <span class="picture" aria-hidden="true">
      {failed || !table.choices ? (
        <Emblem game={table.game} />
      ) : (
        <img
          alt=""
          loading="lazy"
          src={`/api/tables/${table.table}/picture.svg?n=${table.choices}&theme=${title ? "dark" : "light"}`}
          onError={() => fail(true)}
        />
      )}
    </span>
  );
}

function stateOf(table: LobbyTable): string {
  if (table.paused) return say("table-paused");
  if (table.status === "gathering") return say("lobby-free", { count: table.free });
  if (table.status === "abandoned") return say("table-abandoned");
  const turn = table.turn ? say("turn-number", { turn: table.turn }) : "";
  if (table.status === "over") {
    const places = table.yours.flatMap((seat) => table.seats[seat]?.place ?? []);
    const gaveUp = table.seats.find(({ resigned }) => resigned);
    const result = gaveUp
      ? say("told-resigned", { seat: gaveUp.name })
      : places.length && table.seats.length > 1
        ? say("matches-place", { place: Math.min(...places), of: table.seats.length })
        : say("lobby-over");
    return [result, turn].filter(Boolean).join(" · ");
  }
  const whose = table.yours.includes(table.to_act)
    ? say("lobby-your-move")
    : table.to_act >= 0
      ? say("matches-waits", { name: table.seats[table.to_act]?.name ?? "" })
      : say("lobby-playing", { choices: table.choices });
  return [whose, turn].filter(Boolean).join(" · ");
}

function Row({ table, remove }: { table: LobbyTable; remove?: () => void }) {
  const [sure, ask] = useState(false);
  const kind = kindOf(table);
  const place = Math.min(...table.yours.flatMap((seat) => table.seats[seat]?.place ?? []));
  return (
    <li class={`match ${kind}`}>
      <a class="match-row" href={`/t/${table.table}`}>
        <Picture table={table} />
        {kind === "finished" && Number.isFinite(place) && table.seats.length > 1 && (
          <span class={place === 1 ? "coin won" : "coin"} aria-hidden="true">
            {place}
          </span>
        )}
        <span class="what">
          <b>{titleOf(table)}</b>
          <small>{stateOf(table)}</small>
          <span class="people">
            {table.seats.map((seat, n) => (
              <span key={n} class={`person ${seat.kind}`}>
                <Mark seat={n} />
                {seat.kind === "open" ? say("seat-open") : seat.name}
                {seat.bot && voice.value.has(`bot-${seat.bot}`) && <small>{say(`bot-${seat.bot}`)}</small>}
                {seat.score !== null && table.choices > 0 && <b>{seat.score}</b>}
              </span>
            ))}
          </span>
        </span>
        <time dateTime={new Date(table.changed).toISOString()}>{when(table.changed)}</time>
        {kind === "move" && <span class="button main go">{say("matches-play")}</span>}
      </a>
      {remove && !sure && (
        <button
          type="button"
          class="square remove"
          aria-label={say("matches-remove", { title: titleOf(table) })}
          title={say("matches-remove", { title: titleOf(table) })}
          onClick={() => (kind === "finished" ? remove() : ask(true))}
        >
          <Icon sign="close" />
        </button>
      )}
      {sure && (
        <p class="sure" role="alert">
          {say("matches-remove.sure")}
          <button type="button" class="main" onClick={remove}>
            {say("matches-remove.do")}
          </button>
          <button type="button" onClick={() => ask(false)}>
            {say("button-cancel")}
          </button>
        </p>
      )}
    </li>
  );
}

/** In the lobby: the first few of each kind, and how many there are. */
export function OwnMatches({ matches }: { matches: LobbyTable[] }) {
  if (!matches.length) return null;
  const groups = KINDS.map((kind) => ({ kind, all: matches.filter((table) => kindOf(table) === kind) }));
  return (
    <section class="own-matches" aria-labelledby="own-tables">
      <h2 id="own-tables" class="unseen">
        {say("own-tables")}
      </h2>
      {groups.map(
        ({ kind, all }) =>
          all.length > 0 && (
            <div key={kind} class={`group ${kind}`}>
              <h3>
                {say(`matches-${kind}`)} <small>{all.length}</small>
              </h3>
              <ul>
                {all.slice(0, FEW[kind]).map((table) => (
                  <Row key={table.table} table={table} />
                ))}
              </ul>
            </div>
          ),
      )}
      <a class="button quiet" href="/matches">
        {say("matches-all", { count: matches.length })}
      </a>
    </section>
  );
}

/** The page with all of them. */
export function MatchesPage() {
  const [matches, again] = useMatches();
  const [shown, show] = useState<Kind | "all">("all");
  const count = (kind: Kind) => (matches ?? []).filter((table) => kindOf(table) === kind).length;
  const rows = (matches ?? []).filter((table) => shown === "all" || kindOf(table) === shown);
  const sorted = [...rows].sort((a, b) => KINDS.indexOf(kindOf(a)) - KINDS.indexOf(kindOf(b)) || b.changed - a.changed);
  return (
    <main class="page matches">
      <h1>{say("matches")}</h1>
      <p class="muted">{KINDS.map((kind) => `${say(`matches-${kind}`)}: ${count(kind)}`).join(" · ")}</p>
      <div class="segment" role="group" aria-label={say("matches")}>
        {(["all", ...KINDS] as const).map((kind) => (
          <button key={kind} type="button" aria-pressed={shown === kind} onClick={() => show(kind)}>
            {kind === "all" ? say("matches-every") : say(`matches-${kind}`)}
          </button>
        ))}
      </div>
      {sorted.length > 0 ? (
        <ul>
          {sorted.map((table) => (
            <Row key={table.table} table={table} remove={() => (forgetTable(table.table), again())} />
          ))}
        </ul>
      ) : (
        <p class="muted">{matches ? say("matches-none") : "…"}</p>
      )}
    </main>
  );
}
