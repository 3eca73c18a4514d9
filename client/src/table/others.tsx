/** What the players have in front of them, one after the other: by buttons, arrows or a swipe; with where their points come from. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { plain } from "../gains";
import { IconButton } from "../parts/icons";
import { named, say, upper } from "../words";
import type { PointsMessage } from "../wire";
import { levelOf } from "./seats";
import type { Session } from "./session";
import { useSwipe } from "./swipe";

type Shown = {
  session: Session;
  seat: number;
  seats: number[];
  go: (seat: number) => void;
  children: ComponentChildren;
};

/** Points by their sources, once the table has said so; a moment that is replayed has its own. */
export function Sum({ session, seat }: { session: Session; seat: number }) {
  const [sources, put] = useState<PointsMessage["seats"]>([]);
  const { choices } = session.shown.value!.table;
  useEffect(() => void (session.replay.value || session.sources().then(put)), [choices]);
  const lines = (sources[seat] ?? []).filter(([, points]) => points);
  const total = lines.reduce((sum, [, points]) => sum + points, 0);
  const made = lines
    .map(([source, points], at) => {
      const sign = at ? (points < 0 ? " − " : " + ") : "";
      return `${sign}${at ? Math.abs(points) : plain(points)} ${upper(say(`score-${source}`))}`;
    })
    .join("");
  return lines.length ? <p class="sum">{named(say("points", { count: total }), made)}</p> : null;
}

/** Which of them is looked at. */
export const Dots = ({ seats, seat }: { seats: number[]; seat: number }) => (
  <span class="dots" aria-hidden="true">
    {seats.map((one) => (
      <i key={one} class={one === seat ? "now" : undefined} />
    ))}
  </span>
);

export function Others({ session, seat, seats, go, children }: Shown) {
  const { table } = session.shown.value!;
  const at = seats.indexOf(seat);
  const step = (by: number) => go(seats[(at + by + seats.length) % seats.length]!);
  const swipe = useSwipe(step);
  return (
    <div
      class="others"
      onKeyDown={(event) => {
        if (event.key === "ArrowRight") step(1);
        else if (event.key === "ArrowLeft") step(-1);
      }}
      {...swipe}
    >
      {levelOf(table, seat) && <p class="muted">{say("kind-level", { level: levelOf(table, seat) })}</p>}
      {children}
      <Sum session={session} seat={seat} />
      {seats.length > 1 && (
        <div class="row">
          <IconButton sign="back" label={say("others-before")} press={() => step(-1)} />
          <Dots seats={seats} seat={seat} />
          <IconButton sign="on" label={say("others-next")} press={() => step(1)} />
        </div>
      )}
    </div>
  );
}
