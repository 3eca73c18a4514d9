/** Stepping through the whole match. */
import { useEffect, useState } from "preact/hooks";
import { IconButton } from "../parts/icons";
import { settings, SPEEDS } from "../keep";
import { changed } from "../gains";
import { say, voice } from "../words";
import type { Session } from "./session";

const STEP = 900;

export function ReplayBar({ session }: { session: Session }) {
  const replay = session.replay.value;
  const [runs, run] = useState(false);
  const at = replay?.at ?? 0;
  const end = replay ? at >= replay.of : true;
  useEffect(() => {
    if (!runs) return;
    if (end) return run(false);
    const timer = setTimeout(() => session.goTo(at + 1), Math.max(120, STEP * SPEEDS[settings.value.speed]));
    return () => clearTimeout(timer);
  }, [runs, at, end]);
  if (!replay) return null;
  const points = changed(voice.value, replay.got, session.names.value);
  return (
    <div class="replay" role="group" aria-label={say("replay")}>
      <p class="prompt" tabIndex={-1}>
        {say("replay-title", { at, of: replay.of })}
      </p>
      <p class="got" role="status">
        {points.length ? points.join(" · ") : say("points-none")}
      </p>
      <IconButton sign="first" label={say("replay-first")} press={() => session.goTo(0)} />
      <IconButton sign="back" label={say("replay-back")} press={() => session.goTo(at - 1)} />
      <IconButton
        sign={runs ? "pause" : "play"}
        label={runs ? say("replay-pause") : say("replay-play")}
        press={() => run(!runs)}
      />
      <IconButton sign="on" label={say("replay-on")} press={() => session.goTo(at + 1)} />
      <IconButton sign="last" label={say("replay-last")} press={() => session.goTo(replay.of)} />
      <input
        type="range"
        min={0}
        max={replay.of}
        value={at}
        aria-label={say("replay-title", { at, of: replay.of })}
        onInput={(event) => session.goTo(Number(event.currentTarget.value))}
      />
      <output>
        {at} / {replay.of}
      </output>
    </div>
  );
}
