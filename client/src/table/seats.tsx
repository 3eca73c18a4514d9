/** The players at a glance: mark, name, what is worth knowing, points, and their own part of the table. */
import { useEffect, useState } from "preact/hooks";
import { Mark } from "../parts/icons";
import { Sheet } from "../parts/sheet";
import { named, say, upper, voice } from "../words";
import type { TableView } from "../wire";
import type { Session } from "./session";

const two = (number: number) => String(number).padStart(2, "0");

/** 9:05, 1:09:05, or days and hours where nobody counts seconds. */
function time(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60)];
  if (hours >= 48) return say("clock-long", { days: Math.floor(hours / 24), hours: hours % 24 });
  return hours ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

export function Clock({ left, runs }: { left: number; runs: boolean }) {
  const [since] = useState(() => ({ at: Date.now() }));
  const [now, tick] = useState(Date.now());
  since.at = runs ? since.at : now;
  useEffect(() => {
    since.at = Date.now();
    if (!runs) return;
    const timer = setInterval(() => tick(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [left, runs]);
  const seconds = Math.max(0, Math.round((left - (runs ? now - since.at : 0)) / 1000));
  return <span class="clock">{time(seconds)}</span>;
}

/** How well the computer plays that decides at a seat; nothing where a person does. */
export function levelOf(table: TableView, seat: number): string {
  const bot = table.seats[seat]?.bot ?? "";
  return bot && voice.value.has(`bot-${bot}`) ? say(`bot-${bot}`) : bot;
}

type Card = {
  session: Session;
  seat: number;
  mine?: boolean;
  host?: ((seat: number, node: HTMLElement | null) => void) | undefined; // where his part of the table stands, if it does here
  enlarge?: (() => void) | undefined;
  calls?: boolean; // something there can be chosen
  shape?: number | undefined; // width by height
};

export function SeatCard({ session, seat, host, mine, enlarge, calls, shape }: Card) {
  const { table, scene } = session.shown.value!;
  const view = table.seats[seat];
  if (!view) return null;
  const shown = (session.replay.value?.scene ?? scene).seats[seat];
  const acts = !session.replay.value && table.to_act === seat;
  const notes = (shown?.notes ?? []).map((note) => session.say([note[0], note[1]]));
  const kind = table.mine.includes(seat)
    ? table.mine.length > 1
      ? say("kind-here")
      : say("kind-you")
    : view.kind === "computer"
      ? say("kind-level", { level: levelOf(table, seat) })
      : say(`kind-${view.kind}`);
  const special = view.resigned
    ? say("seat-resigned")
    : view.kind === "person" && view.bot
      ? say("seat-taken-over")
      : "";
  const wish = view.wants_to_stop ? say("seat-wants-to-stop") : "";
  const about = [special, wish, ...notes].filter(Boolean).join(" · ");
  const away = view.kind === "person" && !session.here.value.includes(seat) && !table.mine.includes(seat);
  return (
    <article
      class={`seat${acts ? " acts" : ""}${mine ? " me" : ""}`}
      data-seat={seat}
      aria-label={session.names.value[seat]}
      aria-current={acts ? "true" : undefined}
    >
      <div class="who">
        <Mark seat={seat} />
        <div class="name">
          <b>
            {view.kind === "open" ? say("seat-open") : session.names.value[seat]}
            {away && <span class="away"> {say("seat-away")}</span>}
          </b>
          <small>
            {!special && (
              <span class={about ? "kind" : undefined}>
                {kind}
                {about && " · "}
              </span>
            )}
            {about}
          </small>
        </div>
        {view.time_left !== null && <Clock left={view.time_left} runs={acts && !table.paused} />}
        {shown && <Points value={shown.score} ask={session.replay.value ? undefined : () => session.count(seat)} />}
      </div>
      {enlarge && (
        <button
          type="button"
          class="enlarge"
          aria-label={say("enlarge", { name: session.names.value[seat] ?? "" })}
          title={say("enlarge", { name: session.names.value[seat] ?? "" })}
          onClick={enlarge}
        />
      )}
      {calls && !host && <i class="dot" role="img" aria-label={say("tab-calls")} />}
      {host && (
        <div
          class="own room"
          style={shape ? { "--shape": shape } : {}}
          ref={(node) => host(seat, node)}
          onClickCapture={enlarge ? (event) => enlargeUnless(event, enlarge) : undefined}
        />
      )}
    </article>
  );
}

/** A tap on a small board enlarges it, unless it is on something that can be chosen. */
function enlargeUnless(event: Event, enlarge: () => void): void {
  if ((event.target as Element).closest(".choosable, .other, .on-board")) return;
  event.stopPropagation();
  enlarge();
}

/** A number that changes tells so by a small bounce. */
const Points = ({ value, ask }: { value: number; ask: (() => void) | undefined }) =>
  ask ? (
    <button
      type="button"
      class="points"
      key={value}
      title={say("points-why")}
      aria-label={named(say("points", { count: value }), say("points-why"))}
      onClick={ask}
    >
      {value}
    </button>
  ) : (
    <div class="points" key={value} aria-label={say("points", { count: value })}>
      {value}
    </div>
  );

/** Where the points of a player come from, as things stand. */
export function Standing({ session }: { session: Session }) {
  const found = session.points.value;
  if (!found) return null;
  const lines = found.lines.filter(([, points, parts]) => points || parts.length);
  return (
    <Sheet
      title={say("points-standing", { name: session.names.value[found.seat] ?? "" })}
      close={() => (session.points.value = null)}
    >
      {!lines.length && <p class="muted">{say("points", { count: 0 })}</p>}
      <dl class="standing">
        {lines.map(([source, points, parts]) => (
          <div key={source}>
            <dt>
              {upper(say(`score-${source}`))}
              {parts.length > 0 && <small>{parts.map(([part, n]) => `${n} ${say(`part-${part}`)}`).join(", ")}</small>}
            </dt>
            <dd>{points}</dd>
          </div>
        ))}
        <div class="total">
          <dt>{say("result-total")}</dt>
          <dd>{lines.reduce((sum, [, points]) => sum + points, 0)}</dd>
        </div>
      </dl>
    </Sheet>
  );
}
