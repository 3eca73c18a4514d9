/** The sheets of a table: its menu, the choices as a list, the log, the words and cards of the game, invitations. */
import { ViewSwitch } from "../board/switch";
import { useEffect, useRef, useState } from "preact/hooks";
import { gameOf, house, usualBot } from "../house";
import { set } from "../keep";
import { Sheet } from "../parts/sheet";
import { SettingsSheet } from "../parts/settings";
import { say, upper } from "../words";
import { ChoiceList } from "./bar";
import { InviteInside } from "./gathering";
import { Help } from "./help";
import { WholeLog } from "./log";
import { ScoreTable } from "./result";
import type { Act } from "../wire";
import type { Session } from "./session";

export type Page = "" | "choices" | "log" | "cards" | "invite" | "settings" | "result" | "table";

/** What cannot be taken back is asked once more, in the same place. */
function TableMenu({ session, open }: { session: Session; open: (page: Page) => void }) {
  const { table } = session.shown.value!;
  const playing = table.status === "playing" && table.mine.length > 0;
  const gathering = table.status === "gathering";
  const me = table.mine.find((seat) => table.seats[seat]) ?? -1;
  const wants = me >= 0 && table.seats[me]!.wants_to_stop;
  const bot = usualBot(gameOf(table.game)?.bots ?? []);
  const [asked, ask] = useState<{ key: string; said: Act; sure?: string; name?: string } | null>(null);
  const left = table.seats.filter(({ resigned }, seat) => !resigned && seat !== me);
  const playOn = left.length > 1 && left.some(({ kind }) => kind !== "computer");
  const [naming, name] = useState(false);
  const act = (said: Act) => (open(""), session.act(said));
  const away = table.seats.flatMap(({ kind, bot }, seat) =>
    kind === "person" && !bot && !table.mine.includes(seat) && !session.here.value.includes(seat) ? [seat] : [],
  );
  const nameOf = (seat: number): string => session.names.value[seat] ?? "";
  if (naming) return <Rename session={session} close={() => open("")} back={() => name(false)} />;
  if (asked)
    return (
      <div class="menu">
        <p role="alert">{say(`${asked.key}.${asked.sure ?? "sure"}`, { name: asked.name ?? "" })}</p>
        <button type="button" class="main" onClick={() => act(asked.said)}>
          {say(asked.key, { name: asked.name ?? "" })}
        </button>
        <button type="button" ref={(node) => node?.focus()} onClick={() => ask(null)}>
          {say("button-cancel")}
        </button>
      </div>
    );
  return (
    <div class="menu">
      <button type="button" class="narrow" onClick={() => open("log")}>
        {say("log")}
      </button>
      <button type="button" class="narrow" onClick={() => open("choices")}>
        {say("choices")}
      </button>
      <button type="button" class="narrow" onClick={() => open("cards")}>
        {say("rules")}
      </button>
      <button type="button" class="narrow" onClick={() => open("settings")}>
        {say("settings")}
      </button>
      <Overlays session={session} />
      {table.result && (
        <button type="button" onClick={() => open("result")}>
          {say("result-title")}
        </button>
      )}
      {table.choices > 0 && (
        <button type="button" onClick={() => (open(""), session.step(table.choices))}>
          {say("replay")}
        </button>
      )}
      <button type="button" onClick={() => open("invite")}>
        {say("invite")}
      </button>
      <a class="button" href={`/api/tables/${table.table}/record`} download={`${table.game}-${table.table}.txt`}>
        {say("menu-record")}
      </a>
      <a class="button" href="/">
        {say("to-the-lobby")}
      </a>
      {(gathering || playing) && me >= 0 && (
        <button type="button" onClick={() => name(true)}>
          {say("menu-rename")}
        </button>
      )}
      {gathering && me >= 0 && (
        <button type="button" onClick={() => ask({ key: "menu-leave", said: { do: "leave", seat: me } })}>
          {say("menu-leave")}
        </button>
      )}
      {playing && !table.paused && (
        <button type="button" onClick={() => act({ do: "pause" })}>
          {say("menu-pause")}
        </button>
      )}
      {playing && table.pause_left !== null && me >= 0 && !table.paused_by.includes(me) && (
        <button type="button" onClick={() => act({ do: "pause" })}>
          {say("menu-agree-pause")}
        </button>
      )}
      {table.owner &&
        table.status === "playing" &&
        away.map((seat) => (
          <button
            key={seat}
            type="button"
            onClick={() => ask({ key: "menu-replace", said: { do: "take-over", seat }, name: nameOf(seat) })}
          >
            {say("menu-replace", { name: nameOf(seat) })}
          </button>
        ))}
      {playing && me >= 0 && !table.seats[me]!.bot && (
        <button type="button" onClick={() => ask({ key: "menu-take-over", said: { do: "take-over", seat: me } })}>
          {say("menu-take-over")}
        </button>
      )}
      {playing && me >= 0 && !table.seats[me]!.resigned && (
        <button
          type="button"
          class="quiet"
          onClick={() => ask({ key: "menu-hand-over", said: { do: "leave", seat: me, bot } })}
        >
          {say("menu-hand-over")}
        </button>
      )}
      {playing && me >= 0 && (
        <button
          type="button"
          class="quiet"
          onClick={() => ask({ key: "menu-resign", said: { do: "resign", seat: me }, sure: playOn ? "sure" : "last" })}
        >
          {say("menu-resign")}
        </button>
      )}
      {playing && me >= 0 && !wants && (
        <button
          type="button"
          class="quiet"
          onClick={() => ask({ key: "menu-stop", said: { do: "stop", wants: true, seat: me } })}
        >
          {say("menu-stop")}
        </button>
      )}
      {playing && wants && (
        <button type="button" class="quiet" onClick={() => act({ do: "stop", wants: false, seat: me })}>
          {say("button-play-on")}
        </button>
      )}
      <ViewSwitch scene={session.shown.value!.scene} />
      <a class="button quiet" href="/about">
        {say("about")}
      </a>
      {session.watching.value > 0 && <p class="muted">{say("watching", { count: session.watching.value })}</p>}
    </div>
  );
}

/** What can be laid over the board, where the head has no room for it. */
function Overlays({ session }: { session: Session }) {
  const { overlays = [], overlay = "" } = session.shown.value!.scene;
  if (!overlays.length) return null;
  return (
    <label class="field narrow">
      <span>{say("overlays")}</span>
      <select value={overlay} onChange={(event) => session.lay(event.currentTarget.value)}>
        {[["", "overlay-none"] as [string, string], ...overlays].map(([name, key]) => (
          <option key={name} value={name}>
            {upper(say(key))}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A name for every seat of this browser. */
function Rename({ session, close, back }: { session: Session; close: () => void; back: () => void }) {
  const { table } = session.shown.value!;
  const [names, put] = useState<Record<number, string>>({});
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.select(), []);
  const nameOf = (seat: number): string => names[seat] ?? table.seats[seat]!.name;
  const save = (event: Event) => {
    event.preventDefault();
    for (const seat of table.mine) {
      if (nameOf(seat) !== table.seats[seat]!.name) session.live.send({ do: "rename", seat, name: nameOf(seat) });
    }
    if (table.mine.length === 1) set({ name: nameOf(table.mine[0]!) });
    close();
  };
  return (
    <form class="menu" onSubmit={save}>
      {table.mine.map((seat, at) => (
        <label key={seat} class="field">
          <span>{table.mine.length > 1 ? say("seat-number", { number: seat + 1 }) : say("your-name")}</span>
          <input
            type="text"
            required
            maxLength={house.value?.limits.name ?? 40}
            autoComplete="nickname"
            value={nameOf(seat)}
            ref={at ? undefined : first}
            onInput={(event) => put({ ...names, [seat]: event.currentTarget.value })}
          />
        </label>
      ))}
      <button type="submit" class="main">
        {say("button-confirm")}
      </button>
      <button type="button" onClick={back}>
        {say("button-cancel")}
      </button>
    </form>
  );
}

export function TableSheets({ session, page, open }: { session: Session; page: Page; open: (page: Page) => void }) {
  const close = () => open("");
  switch (page) {
    case "choices":
      return (
        <Sheet title={say("choices")} close={close}>
          <div onClick={(event) => (event.target as Element).closest("button[data-choice]") && close()}>
            <ChoiceList session={session} />
          </div>
        </Sheet>
      );
    case "log":
      return (
        <Sheet title={say("log")} close={close}>
          <div onClick={(event) => (event.target as Element).closest("li button") && close()}>
            <WholeLog session={session} />
          </div>
        </Sheet>
      );
    case "cards":
      return (
        <Sheet title={say("rules")} close={() => ((session.topic.value = ""), close())} drawer>
          <Help session={session} />
        </Sheet>
      );
    case "invite":
      return (
        <Sheet title={say("invite")} close={close}>
          <InviteInside session={session} />
        </Sheet>
      );
    case "table":
      return (
        <Sheet title={say("menu")} close={close}>
          <TableMenu session={session} open={open} />
        </Sheet>
      );
    case "result":
      return (
        <Sheet title={say("result-title")} close={close} wide>
          <ScoreTable session={session} count={() => (close(), (session.counting.value = true))} />
          <div class="row end">
            <a class="button quiet" href="/">
              {say("to-the-lobby")}
            </a>
            <button type="button" onClick={() => (close(), session.step())}>
              {say("result-step")}
            </button>
            {session.shown.value!.table.rematch ? (
              <a class="button main" href={`/t/${session.shown.value!.table.rematch}`}>
                {say("button-to-rematch")}
              </a>
            ) : (
              session.shown.value!.table.mine.length > 0 && (
                <button type="button" class="main" onClick={() => session.rematch()}>
                  {say("button-rematch")}
                </button>
              )
            )}
          </div>
        </Sheet>
      );
    case "settings":
      return <SettingsSheet close={close} />;
    default:
      return null;
  }
}
