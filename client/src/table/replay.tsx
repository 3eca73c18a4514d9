/** Stepping through the whole match: by choices or by turns, each with what it was about. Dealing is one step. */
import { useEffect, useState } from "preact/hooks";
import { IconButton, Mark } from "../parts/icons";
import { settings, SPEEDS } from "../keep";
import { changed } from "../gains";
import { say, voice } from "../words";
import type { LogLine } from "../wire";
import { sentence } from "./recap";
import type { Session } from "./session";
import { Pace } from "./story";

const STEP = 1300; // milliseconds for a choice; a turn has more to read
const TURN = 2600;

/** How many choices had been made when each turn began; the first is where the players' choices begin. */
export function turnsOf(log: LogLine[], of: number): number[] {
  const starts: number[] = [];
  let last = 0;
  for (const [n, turn] of log) if (turn > last) (starts.push(n - 1), (last = turn));
  return [...new Set([...(starts.length ? starts : [0]), of])];
}

/** What was told at this moment: of the choice, or of all choices since one. */
function Caption({ session, since, at }: { session: Session; since: number; at: number }) {
  const lines = session.shown.value!.log.filter(([n]) => n > since && n <= at);
  const head = lines.find(([, , seat]) => seat >= 0);
  if (!head) return null;
  const seat = Number(lines.find((line) => "turn-of" in line[4])?.[4]["turn-of"] ?? head[2]);
  const told = sentence(session, { seat, lines, turn: 0, from: since, to: at, arts: [], got: {}, steps: [] });
  return told ? (
    <p class="told">
      <Mark seat={seat} />
      <span>
        <b>{session.names.value[seat]}</b> {told}
      </span>
    </p>
  ) : null;
}

export function ReplayBar({ session }: { session: Session }) {
  const replay = session.replay.value;
  const [runs, run] = useState(false);
  const [whole, setWhole] = useState(false); // by turns
  const of = replay?.of ?? 0;
  const at = replay?.at ?? 0;
  const turns = turnsOf(session.shown.value!.log, of);
  const first = turns[0]!;
  const before = (n: number): number => turns.findLast((start) => start < n) ?? first;
  const after = (n: number): number => turns.find((start) => start > n) ?? of;
  const go = (to: number, since?: number) => session.goTo(Math.max(first, to), since);
  const on = () => (whole ? go(after(at), at) : go(at + 1));
  const end = at >= of;
  useEffect(() => {
    if (!runs) return;
    if (end) return run(false);
    const timer = setTimeout(on, Math.max(120, (whole ? TURN : STEP) * SPEEDS[settings.value.speed]));
    return () => clearTimeout(timer);
  }, [runs, at, end, whole]);
  useEffect(() => {
    if (replay) history.replaceState(null, "", `${location.pathname}?at=${at}`); // the address leads to this moment
  }, [at, !!replay]);
  useEffect(() => () => history.replaceState(null, "", location.pathname), []);
  if (!replay) return null;
  const points = changed(voice.value, replay.got, session.names.value);
  const number = turns.findLastIndex((start) => start < at) + 1;
  const copy = () =>
    void navigator.clipboard?.writeText(location.href).then(() => session.note(say("replay-copied"), null, "info"));
  return (
    <div class="replay" role="group" aria-label={say("replay")}>
      <p class="prompt" tabIndex={-1}>
        {say("replay-title", { at, of })}
      </p>
      <div class="got" role="status">
        <Caption session={session} since={whole ? before(at) : at - 1} at={at} />
        <span>{at <= first ? say("replay-dealt") : points.join(" · ")}</span>
      </div>
      <div class="row">
        <IconButton sign="first" label={say("replay-turn-back")} press={() => go(before(at))} />
        <IconButton sign="back" label={say("replay-back")} press={() => go(at - 1)} />
        <IconButton
          sign={runs ? "pause" : "play"}
          label={runs ? say("replay-pause") : say("replay-play")}
          press={() => (end && !runs && go(first), run(!runs))}
        />
        <IconButton sign="on" label={say("replay-on")} press={() => go(at + 1)} />
        <IconButton sign="last" label={say("replay-turn-on")} press={() => go(after(at), at)} />
        <button type="button" class="by" aria-pressed={whole} onClick={() => setWhole(!whole)}>
          {say(whole ? "replay-by-turn" : "replay-by-choice")}
        </button>
        <Pace session={session} alone />
        <IconButton sign="invite" label={say("replay-link")} press={copy} />
      </div>
      <input
        type="range"
        min={first}
        max={of}
        value={at}
        aria-label={say("replay-title", { at, of })}
        onInput={(event) => go(Number(event.currentTarget.value))}
      />
      <output>
        {at} / {of} · {say("replay-turn", { turn: Math.max(0, number), of: turns.length - 1 })}
      </output>
    </div>
  );
}
