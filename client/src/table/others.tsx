/** What the players have in front of them, one after the other: by buttons, arrows or a swipe; with where their points come from. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { IconButton } from "../parts/icons";
import { named, say, upper } from "../words";
import type { PointsMessage } from "../wire";
import { levelOf } from "./seats";
import type { Session } from "./session";

const SWIPE = 48; // pixels

type Shown = {
  session: Session;
  seat: number;
  seats: number[];
  go: (seat: number) => void;
  children: ComponentChildren;
};

export function Others({ session, seat, seats, go, children }: Shown) {
  const [sources, put] = useState<PointsMessage["seats"]>([]);
  const [from, begin] = useState<number | null>(null);
  const { table } = session.shown.value!;
  useEffect(() => void (session.replay.value || session.sources().then(put)), [table.choices]);
  const at = seats.indexOf(seat);
  const step = (by: number) => go(seats[(at + by + seats.length) % seats.length]!);
  const lines = (sources[seat] ?? []).filter(([, points]) => points);
  const total = lines.reduce((sum, [, points]) => sum + points, 0);
  return (
    <div
      class="others"
      onKeyDown={(event) => {
        if (event.key === "ArrowRight") step(1);
        else if (event.key === "ArrowLeft") step(-1);
      }}
      onPointerDown={(event) => event.pointerType === "touch" && begin(event.clientX)}
      onPointerUp={(event) => {
        if (from !== null && Math.abs(event.clientX - from) > SWIPE) step(event.clientX < from ? 1 : -1);
        begin(null);
      }}
    >
      {levelOf(table, seat) && <p class="muted">{say("kind-level", { level: levelOf(table, seat) })}</p>}
      {children}
      {lines.length > 0 && (
        <p class="sum">
          {named(
            say("points", { count: total }),
            lines.map(([source, points]) => `${points} ${upper(say(`score-${source}`))}`).join(" + "),
          )}
        </p>
      )}
      {seats.length > 1 && (
        <div class="row">
          <IconButton sign="back" label={say("others-before")} press={() => step(-1)} />
          <span class="dots" aria-hidden="true">
            {seats.map((one) => (
              <i key={one} class={one === seat ? "now" : undefined} />
            ))}
          </span>
          <IconButton sign="on" label={say("others-next")} press={() => step(1)} />
        </div>
      )}
    </div>
  );
}
