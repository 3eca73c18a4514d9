/** The points are counted: source by source, in each of them player by player, whoever has most last. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { SPEEDS, settings } from "../keep";
import { IconButton, Mark } from "../parts/icons";
import { named, say, upper, voice } from "../words";
import { tilts, viewed } from "../board/tilted";
import type { PointsMessage, Scene, Sight } from "../wire";
import type { Still } from "../board/still";
import { useArt } from "./recap";
import { partsOf, rowsOf } from "./result";
import type { Session } from "./session";
import { Stills } from "./stills";

const LONG = 1150; // milliseconds for one player and one source
const LOOK = 1600; // where there is something to see

type Step = { key: string; seat: number; points: number };

/** Whether the end is shown by counting: who wants no motion reads the sheet. */
export const counts = (): boolean =>
  !!SPEEDS[settings.value.speed] && !matchMedia("(prefers-reduced-motion: reduce)").matches;

export function Counting({ session, done }: { session: Session; done: () => void }) {
  const open = session.counting.value && !!session.shown.value?.table.result;
  return open ? <Count session={session} done={() => ((session.counting.value = false), done())} /> : null;
}

function Count({ session, done }: { session: Session; done: () => void }) {
  const { table, scene: plain } = session.shown.value!;
  const scene = viewed(plain, tilts(), false);
  const dialog = useRef<HTMLDialogElement>(null);
  const names = session.names.value;
  const rows = useMemo(() => rowsOf(session).filter(({ points }) => points.some(Boolean)), [table.table]);
  const steps = useMemo(
    () =>
      rows.flatMap(({ key, points }): Step[] =>
        points
          .map((n, seat) => ({ key, seat, points: n }))
          .filter((one) => one.points)
          .sort((a, b) => a.points - b.points),
      ),
    [rows],
  );
  const [at, go] = useState(0);
  const [runs, run] = useState(counts());
  const [sources, put] = useState<PointsMessage["seats"]>([]);
  const art = useArt(table.game);
  const step = steps[at];
  const row = rows.findIndex(({ key }) => key === step?.key);
  useEffect(() => void session.sources().then(put), []);
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    dialog.current!.showModal();
    dialog.current!.querySelector<HTMLElement>(".main")?.focus();
    return () => before?.focus?.();
  }, []);
  useEffect(() => {
    if (!runs || !step) return;
    const timer = setTimeout(
      () => (at + 1 < steps.length ? go(at + 1) : run(false)),
      (sightOf(plain, step) ? LOOK : LONG) * (SPEEDS[settings.value.speed] || 1),
    );
    return () => clearTimeout(timer);
  }, [runs, at, steps]);
  if (!step) return null;

  const so_far = names.map((_, seat) =>
    rows.slice(0, row + 1).flatMap(({ key, points }, n) => {
      const counted = n < row || steps.findIndex((one) => one.key === key && one.seat === seat) <= at;
      return points[seat] && counted ? [[n, points[seat]!] as const] : [];
    }),
  );
  const totals = so_far.map((all) => all.reduce((sum, [, n]) => sum + n, 0));
  const most = Math.max(1, ...table.result!.scores, ...totals);
  const title = (key: string) => upper(say(`score-${key}`));
  const sentence = ({ key, seat, points }: Step) => {
    const parts = partsOf(sources, seat, key);
    return say("counting.step", { name: names[seat]!, points, source: title(key) }) + (parts ? ` (${parts})` : "");
  };
  const last = at + 1 === steps.length;
  const next = rows[row + 1];
  const sees = sightOf(plain, step);
  const seen_next = next && steps.some((one) => one.key === next.key && sightOf(plain, one));
  const nextSource = () => (next ? go(steps.findIndex(({ key }) => key === next.key)) : done());
  const back = () => go(Math.max(0, at - 1));
  const why = `score-${step.key}.why`;
  return (
    <dialog
      ref={dialog}
      class="counting"
      aria-label={say("counting")}
      onCancel={(event) => (event.preventDefault(), done())}
      onKeyDown={(event) => {
        if (event.key === "ArrowRight") (event.preventDefault(), last ? done() : go(at + 1));
        else if (event.key === "ArrowLeft") (event.preventDefault(), back());
        else if (event.key === " " && !(event.target as Element).closest("button"))
          (event.preventDefault(), run(!runs));
      }}
    >
      <header>
        <h2>{say("counting")}</h2>
        <button type="button" onClick={done}>
          {say("counting.skip")}
        </button>
      </header>
      <ol class="unseen" aria-label={say("counting")}>
        {steps.map((one) => (
          <li key={`${one.key} ${one.seat}`}>{sentence(one)}.</li>
        ))}
      </ol>
      <div class="sources" aria-hidden="true">
        {rows.map(({ key }, n) => (
          <span key={key} class={n < row ? "was" : n === row ? "now" : undefined}>
            {title(key)}
          </span>
        ))}
      </div>
      <div class="recap-stage" onClick={() => (last ? done() : go(at + 1))}>
        {art && (
          <Stills session={session} art={art} stills={sees ? seenBy(scene, sees) : partsOfPlayer(scene, step.seat)} />
        )}
      </div>
      <footer class="recap-foot">
        <p class="caption">
          <Mark seat={step.seat} />
          <span>
            {sentence(step)} <span class="gain">{step.points > 0 ? `+${step.points}` : `−${-step.points}`}</span>
            {voice.value.has(why) && <small class="about">{say(why)}</small>}
          </span>
        </p>
        <ul class="bars">
          {names.map((name, seat) => (
            <li
              key={seat}
              class={seat === step.seat ? "now" : undefined}
              aria-label={named(name, String(totals[seat]))}
            >
              <Mark seat={seat} />
              <b>{name}</b>
              <span class="bar-of">
                {so_far[seat]!.map(([n, points]) =>
                  points > 0 ? (
                    <i key={n} data-tone={n === row ? "now" : n % 2} style={{ width: `${(100 * points) / most}%` }}>
                      {points * 14 >= most ? points : ""}
                    </i>
                  ) : null,
                )}
              </span>
              <output>{totals[seat]}</output>
            </li>
          ))}
        </ul>
        <div class="row">
          <IconButton sign="back" label={say("replay-back")} press={back} />
          <IconButton
            sign={runs ? "pause" : "play"}
            label={runs ? say("replay-pause") : say("replay-play")}
            press={() => (last && !runs && go(0), run(!runs))}
          />
          <button type="button" class="main" onClick={nextSource}>
            {!next
              ? say("counting.done")
              : seen_next
                ? say("sight-next")
                : say("counting.next", { source: title(next.key) })}
          </button>
        </div>
      </footer>
    </dialog>
  );
}

/** What the guest sees whose points these are, if that is known. */
const sightOf = ({ sights = {}, pieces }: Scene, { key, seat }: Step): [string, Sight] | undefined =>
  Object.entries(sights).find(([id, { source }]) => source === `score-${key}` && pieces[id]?.seat === seat);

/** The board with that guest having the floor. */
function seenBy({ surfaces, pieces }: Scene, sight: [string, Sight]): Still[] {
  const id = pieces[sight[0]]!.on;
  const here = Object.entries(pieces).filter(([name, piece]) => piece.on === id && !name.startsWith("over."));
  return [{ id, surface: surfaces[id]!, pieces: here, lit: new Set<string>(), sight }];
}

/** What a player has in front of him; the board itself where nobody has anything. */
function partsOfPlayer({ surfaces, pieces }: Scene, seat: number): Still[] {
  const all = Object.entries(surfaces);
  const own = all.filter(([, surface]) => surface.seat === seat);
  const main = all.filter(([, { role }]) => role === "main").slice(0, 1);
  const large = own.some(
    ([, { box }]) => box[0] * box[1] * 6 > (main[0]?.[1].box[0] ?? 0) * (main[0]?.[1].box[1] ?? 0),
  );
  return [...(large ? [] : main), ...own].map(([id, surface]) => ({
    id,
    surface,
    pieces: Object.entries(pieces).filter(([, piece]) => piece.on === id),
    lit: new Set<string>(),
  }));
}
