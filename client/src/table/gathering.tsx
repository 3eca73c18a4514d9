/** Before the match, and whenever a seat is free: sitting down, inviting people, beginning. */
import { useEffect, useState } from "preact/hooks";
import { ask, Refused } from "../api";
import { closed, house, openDoor, origin, usualBot } from "../house";
import { set, settings, tokensOf } from "../keep";
import { Icon } from "../parts/icons";
import { say, voice } from "../words";
import type { SeatLink, Sitting } from "../wire";
import type { Session } from "./session";

export function SitDown({ session }: { session: Session }) {
  const { table } = session.shown.value!;
  const [asking, setAsking] = useState(false);
  const free = table.seats.some((seat) => seat.kind === "open");
  if (!free || table.mine.length || !["gathering", "playing"].includes(table.status)) return null;
  const sit = async (event: Event) => {
    event.preventDefault();
    if (asking) return;
    setAsking(true);
    try {
      const made = await ask<SeatLink>(`/api/tables/${table.table}/seats`, {
        name: settings.value.name || say("guest"),
      } satisfies Sitting);
      session.sit(made.token);
    } catch (problem) {
      session.note(problem instanceof Refused ? problem.message : String(problem), null, "error");
    }
    setAsking(false);
  };
  return (
    <form class="sit" onSubmit={sit}>
      <input
        type="text"
        aria-label={say("your-name")}
        placeholder={say("your-name")}
        maxLength={house.value?.limits.name ?? 40}
        value={settings.value.name}
        autoComplete="nickname"
        onInput={(event) => set({ name: event.currentTarget.value })}
      />
      <button type="submit" class="main">
        {say("button-sit-down")}
      </button>
    </form>
  );
}

/** A link to copy, and the same as a picture for the camera of a phone. */
export function InviteLink({ table, token, label }: { table: string; token?: string; label: string }) {
  const link = `${origin.value}/t/${table}${token ? `#${token}` : ""}`;
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      document.querySelector<HTMLInputElement>(".invite input")?.select();
      return;
    }
    setCopied(true);
    setTimeout(() => setCopied(false), 2500);
  };
  return (
    <div class="invite">
      <label class="field">
        <span>{label}</span>
        <input type="text" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button type="button" class="main" onClick={copy}>
        <Icon sign="invite" />
        {copied ? say("invite-copied") : say("invite-copy")}
      </button>
      {closed.value ? <Door /> : <Code key={origin.value} table={table} token={token ?? ""} />}
    </div>
  );
}

/** A link that leads others to their own computer is worth nothing: whoever sits at this one can open it to its network. */
function Door() {
  const [problem, setProblem] = useState("");
  const network = house.value?.door?.origin;
  const open = () => openDoor().catch((why: unknown) => setProblem(why instanceof Refused ? why.message : String(why)));
  return (
    <div class="door" role="note">
      <p>{problem || say(network ? "door-closed" : "door-none")}</p>
      {network && (
        <button type="button" onClick={open}>
          {say("door-open")}
        </button>
      )}
    </div>
  );
}

function Code({ table, token }: { table: string; token: string }) {
  const [picture, setPicture] = useState<string>("");
  useEffect(() => {
    const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
    void fetch(`/api/tables/${table}/qr.svg`, { headers }).then(
      async (answer) => answer.ok && setPicture(await answer.text()),
      () => {},
    );
  }, [table, token]);
  const hang = (node: HTMLElement | null) => {
    if (!node || !picture) return;
    const made = new DOMParser().parseFromString(picture, "image/svg+xml").documentElement;
    if (made.nodeName === "svg") node.replaceChildren(document.importNode(made, true));
  };
  return picture ? <div class="qr" role="img" aria-label={say("invite-code")} ref={hang} /> : null;
}

/** What stands in the middle of the table until everybody is there. */
export function Gathering({ session }: { session: Session }) {
  const { table } = session.shown.value!;
  const free = table.seats.filter((seat) => seat.kind === "open").length;
  return (
    <div class="gathering card">
      <h2>
        {!free
          ? say("gathering-ready")
          : table.mine.length
            ? say("gathering-title", { count: free })
            : say("gathering-join")}
      </h2>
      <p class="played">{table.summary.map((words) => voice.value.tell(words, [])).join(" ")}</p>
      <SitDown session={session} />
      {free > 0 && table.mine.length > 0 && <InviteLink table={table.table} label={say("invite-link")} />}
      {table.owner && <OwnersPart session={session} free={free} />}
    </div>
  );
}

function OwnersPart({ session, free }: { session: Session; free: number }) {
  const { table } = session.shown.value!;
  const bots = house.value?.games.find((game) => game.name === table.game)?.bots ?? [];
  const [level, setLevel] = useState("");
  const bot = level || usualBot(bots);
  return (
    <div class="row">
      {free > 0 && bots.length > 1 && (
        <select
          aria-label={say("computer-level")}
          value={bot}
          onChange={(event) => setLevel(event.currentTarget.value)}
        >
          {bots.map((one) => (
            <option key={one.name} value={one.name}>
              {one.says}
            </option>
          ))}
        </select>
      )}
      {table.seats.map(
        (seat, n) =>
          seat.kind === "open" &&
          bot && (
            <button key={n} type="button" onClick={() => session.act({ do: "seat-computer", seat: n, bot })}>
              {say("button-seat-computer", { number: n + 1 })}
            </button>
          ),
      )}
      {table.seats.map(
        (seat, n) =>
          seat.kind === "computer" && (
            <button key={n} type="button" onClick={() => session.act({ do: "open-seat", seat: n })}>
              {say("button-open-seat", { name: session.names.value[n] ?? "" })}
            </button>
          ),
      )}
      {!free && (
        <button type="button" class="main" onClick={() => session.act({ do: "start" })}>
          {say("button-start")}
        </button>
      )}
    </div>
  );
}

export function InviteInside({ session }: { session: Session }) {
  const { table } = session.shown.value!;
  const tokens = tokensOf(table.table);
  return (
    <>
      <InviteLink table={table.table} label={say("invite-link")} />
      {table.mine.length > 0 && tokens.length > 0 && (
        <details class="own-link">
          <summary>{say("invite-own")}</summary>
          <p class="muted">{say("invite-own.about")}</p>
          <InviteLink table={table.table} token={tokens[0]!} label={say("invite-own-link")} />
        </details>
      )}
    </>
  );
}
