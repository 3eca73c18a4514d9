/** The log: what happened since your last turn, and on demand everything. A line leads to its place in the match. */
import { Icon, Mark } from "../parts/icons";
import { say, voice } from "../words";
import type { Line } from "../wire";
import { Prose } from "./help";
import type { Session } from "./session";

type Entry = { n: number; turn: number; seat: number; said: string[]; marks: string[] };

/** Lines of one player in a row are one sentence; a line of nobody goes on with the one before. */
export function entries(session: Session, lines: Line[]): Entry[] {
  const made: Entry[] = [];
  for (const [n, turn, seat, key, values] of lines) {
    const last = made.at(-1);
    const said = session.say([key, values]);
    if (!said.trim()) continue; // something that is seen and need not be told
    const marks = String(values["marks"] ?? "")
      .split(" ")
      .filter(Boolean);
    if (last && last.turn === turn && (seat === last.seat || seat < 0)) {
      last.said.push(said);
      last.marks.push(...marks);
      last.n = n;
    } else made.push({ n, turn, seat, said: [said], marks });
  }
  return made;
}

/** Whoever points at a line sees on the board what it is about; a click leads to its moment. */
function LogLine({ session, entry: { n, seat, said, marks } }: { session: Session; entry: Entry }) {
  const light = () => void (session.marked.value = marks);
  const leave = () => void (session.marked.value = []);
  return (
    <li>
      <button
        type="button"
        title={say("log-show")}
        onClick={() => (leave(), session.goTo(n))}
        onPointerEnter={light}
        onPointerLeave={leave}
        onFocus={light}
        onBlur={leave}
      >
        <Mark seat={seat} />
        <span>
          {seat >= 0 && <b>{session.names.value[seat]} </b>}
          {said.join(", ")}
        </span>
      </button>
    </li>
  );
}

const LATEST = 3; // turns

/** The last turns, whole. */
function latest(lines: Line[]): Line[] {
  const turns = [...new Set(lines.map((line) => line[1]))].slice(-LATEST);
  return lines.filter((line) => line[1] >= (turns[0] ?? 0));
}

export function LogPanel({ session, open }: { session: Session; open: () => void }) {
  const { table, log, scene } = session.shown.value!;
  const until = session.replay.value?.at ?? Infinity;
  const lines = log.filter((line) => line[0] <= until);
  const news = session.replay.value ? [] : lines.filter((line) => line[0] > table.news_from);
  const shown = entries(session, news.length ? news : latest(lines));
  const goal = scene.help?.[0]; // before anything has happened there is time to read what the game is about
  return (
    <section class="log" aria-label={say("log")}>
      <h2>
        <span>{news.length && table.you >= 0 ? say("log-news") : say("log-latest")}</span>
        <button type="button" class="link" onClick={open}>
          <Icon sign="clock" />
          {say("log-all")}
        </button>
      </h2>
      <ol>
        {shown.toReversed().map((entry, at) => (
          <LogLine key={shown.length - at} session={session} entry={entry} />
        ))}
      </ol>
      {!shown.length &&
        (goal && voice.value.has(goal) ? (
          <div class="goal" tabIndex={0}>
            <Prose text={say(goal)} />
          </div>
        ) : (
          <p class="muted">{say("log-empty")}</p>
        ))}
    </section>
  );
}

export function WholeLog({ session }: { session: Session }) {
  const { log } = session.shown.value!;
  const turns = new Map<number, Line[]>();
  for (const line of log) turns.set(line[1], [...(turns.get(line[1]) ?? []), line]);
  return (
    <div class="whole-log">
      {[...turns].reverse().map(([turn, lines]) => (
        <section key={turn}>
          <h3>{turn ? say("log-turn", { turn }) : say("log-start")}</h3>
          <ol>
            {entries(session, lines).map((entry, at) => (
              <LogLine key={at} session={session} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
      {!log.length && <p class="muted">{say("log-empty")}</p>}
    </div>
  );
}
