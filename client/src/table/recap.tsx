/** What the others did, told again: a turn at a time, with arrows from where things lay to where they lie, and a sentence. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { changed, signed } from "../gains";
import { hangArt } from "../house";
import { settings, SPEEDS } from "../keep";
import { IconButton, Mark } from "../parts/icons";
import { say, voice } from "../words";
import type { Art, Piece, Scene } from "../wire";
import type { Still } from "../board/still";
import type { Told } from "./history";
import { levelOf } from "./seats";
import type { Session } from "./session";
import { Stills, type Arrow } from "./stills";

const LOOK = 2200; // milliseconds for a turn, and for each thing that moved
const STEP = 900;
const MOST = 6; // arrows: more would hide the board

/** What was told of a turn, as one sentence. */
export function sentence(session: Session, { seat, lines }: Told): string {
  let whose = seat;
  const parts: string[] = [];
  for (const [, , other, key, values] of lines) {
    const said = session.say([key, values]).trim();
    if (!said) continue;
    const changes = other >= 0 && other !== whose;
    if (other >= 0) whose = other;
    parts.push(changes ? `${session.names.value[other]} ${said}` : said);
  }
  return parts.join(", ");
}

/** The game's pictures, once they are there. */
export function useArt(game: string): Art | null {
  const [art, put] = useState<Art | null>(null);
  useEffect(() => void (game && hangArt(game).then(put, () => {})), [game]);
  return art;
}

/** The scenes before and after a turn; what this browser has not seen is asked for. */
function useScenes(session: Session, turn: Told | undefined): [Scene, Scene] | null {
  const [found, put] = useState<{ turn: Told; scenes: [Scene, Scene] } | null>(null);
  useEffect(() => {
    if (!turn || (turn.before && turn.after)) return;
    let live = true;
    void Promise.all([session.sceneAt(turn.from), session.sceneAt(turn.to)]).then(
      (scenes) => live && put({ turn, scenes }),
    );
    return () => void (live = false);
  }, [turn]);
  if (turn?.before && turn.after) return [turn.before, turn.after];
  return found && found.turn === turn ? found.scenes : null;
}

const of = (pieces: Record<string, Piece>, on: string): [string, Piece][] =>
  Object.entries(pieces).filter(([, piece]) => piece.on === on);

/** The table before the turn, with what moved where it lies now; what belongs to whoever was on, as it is now. */
function stillsOf(turn: Told, before: Scene, after: Scene): { stills: Still[]; arrows: Arrow[] } {
  const moved = turn.steps.flatMap(({ from, to }) => from.map((start, at) => ({ start, end: to[at]! })));
  const places = new Set(
    moved.flatMap(({ start, end }) => [before.pieces[start]?.on ?? "", after.pieces[end]?.on ?? ""]),
  );
  const owned = (seat: number | undefined) => seat === turn.seat;
  const any = Object.entries(after.surfaces);
  const used = any.filter(([id, { role, seat }]) => role !== "hand" && (places.has(id) || owned(seat)));
  const chosen = used.some(([, { role }]) => role === "main")
    ? used
    : [...any.filter(([, { role }]) => role === "main").slice(0, 1), ...used];
  const left = new Set(moved.flatMap(({ start, end }) => (start in after.pieces && start !== end ? [] : [start]))); // a bank stays
  const landed = moved.flatMap(({ end }) => (after.pieces[end] ? [end] : []));
  const stills = chosen.map(([id, surface]): Still => {
    if ((surface.seat ?? -1) >= 0) return { id, surface, pieces: of(after.pieces, id), lit: new Set(landed) };
    const stays = of(before.pieces, id).filter(([name]) => !left.has(name));
    const came = landed.flatMap((name): [string, Piece][] =>
      after.pieces[name]!.on === id ? [[name, after.pieces[name]!]] : [],
    );
    const names = new Set(came.map(([name]) => name));
    return { id, surface, pieces: [...stays.filter(([name]) => !names.has(name)), ...came], lit: names };
  });
  const arrows = moved.slice(0, MOST).map(({ start, end }, at): Arrow => {
    const [from, to] = [before.pieces[start], after.pieces[end]];
    return { ...(from ? { from } : {}), ...(to ? { to } : {}), number: at + 1 };
  });
  return { stills, arrows };
}

export function Recap({ session }: { session: Session }) {
  const shown = session.recap.value;
  return shown ? <RecapDialog key={shown.turns[0]?.from} session={session} turns={shown.turns} /> : null;
}

function RecapDialog({ session, turns }: { session: Session; turns: Told[] }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches || !SPEEDS[settings.value.speed];
  const [at, go] = useState(session.recap.peek()?.at ?? 0);
  const [runs, run] = useState(!calm);
  const turn = turns[at];
  const { table } = session.shown.value!;
  const art = useArt(table.game);
  const scenes = useScenes(session, turn);
  const drawn = useMemo(() => turn && scenes && stillsOf(turn, ...scenes), [turn, scenes?.[0], scenes?.[1]]);
  const close = () => void (session.recap.value = null);
  const step = (by: number) => go(Math.max(0, Math.min(turns.length - 1, at + by)));
  const long = (LOOK + STEP * (drawn?.arrows.length ?? 0)) * (SPEEDS[settings.value.speed] || 1);
  const yours = table.may_choose || table.may_end_turn;

  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    dialog.current!.showModal();
    dialog.current!.querySelector<HTMLElement>(".main")?.focus();
    return () => before?.focus?.();
  }, []);
  useEffect(() => {
    if (!runs || !drawn) return;
    const timer = setTimeout(() => (at + 1 < turns.length ? go(at + 1) : run(false)), long);
    return () => clearTimeout(timer);
  }, [runs, at, drawn, long]);

  if (!turn) return null;
  const name = session.names.value[turn.seat] ?? "";
  const points = turn.got.total ?? 0;
  const keys = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by) (event.preventDefault(), step(by));
    else if (event.key === " " && !(event.target as Element).closest("button")) (event.preventDefault(), run(!runs));
  };
  return (
    <dialog
      ref={dialog}
      class="recap"
      aria-label={say("recap")}
      onCancel={(event) => (event.preventDefault(), close())}
      onKeyDown={keys}
    >
      <ol class="unseen" aria-label={say("recap")}>
        {turns.map((one) => (
          <li key={one.from}>
            {session.names.value[one.seat]} {sentence(session, one)}.{" "}
            {changed(voice.value, [one.got], [session.names.value[one.seat] ?? ""]).join(" ")}
          </li>
        ))}
      </ol>
      <div
        class="recap-stage"
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          step(event.clientX - box.x < box.width / 2 ? -1 : 1);
        }}
      >
        {art && drawn && <Stills key={at} session={session} art={art} {...drawn} />}
      </div>
      <footer class="recap-foot">
        <div class="segments" aria-hidden="true">
          {turns.map((one, n) => (
            <i
              key={one.from}
              class={n < at ? "was" : n === at ? "now" : undefined}
              style={{ "--long": `${long}ms` }}
              data-runs={runs ? 1 : undefined}
            />
          ))}
        </div>
        <p class="caption" data-seat={turn.seat}>
          <Mark seat={turn.seat} />
          <span>
            <b>{name}</b>
            {levelOf(table, turn.seat) && <small> {levelOf(table, turn.seat)}</small>} {sentence(session, turn)}.
            {points !== 0 && <span class="gain"> {signed(points)}</span>}
          </span>
        </p>
        <div class="row">
          <IconButton sign="back" label={say("recap-back")} press={() => step(-1)} />
          <IconButton
            sign={runs ? "pause" : "play"}
            label={runs ? say("replay-pause") : say("replay-play")}
            press={() => (at + 1 === turns.length && !runs && go(0), run(!runs))}
          />
          <IconButton sign="on" label={say("recap-on")} press={() => step(1)} />
          <button type="button" class={yours ? "main calls" : "main"} onClick={close}>
            {yours ? say("recap-my-turn") : say("recap-leave")}
          </button>
        </div>
      </footer>
    </dialog>
  );
}
