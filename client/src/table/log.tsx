/** The log: what happened since your last turn, and on demand everything. A line leads to its place in the match. */
import { Icon, Mark } from "../parts/icons";
import { say } from "../words";
import type { Line } from "../wire";
import type { Session } from "./session";

function LogLine({ session, line }: { session: Session; line: Line }) {
  const [n, , seat, key, values] = line;
  const text = session.say([key, values]);
  return (
    <li>
      <button type="button" title={say("log-show")} onClick={() => session.goTo(n)}>
        <Mark seat={seat} />
        <span>{seat >= 0 && <b>{session.names.value[seat]} </b>}{text}</span>
      </button>
    </li>
  );
}

export function LogPanel({ session, open }: { session: Session; open: () => void }) {
  const { table, log } = session.shown.value!;
  const until = session.replay.value?.at ?? Infinity;
  const lines = log.filter((line) => line[0] <= until);
  const news = session.replay.value ? lines.slice(-8) : lines.filter((line) => line[0] > table.news_from);
  const shown = news.length ? news : lines.slice(-6);
  return (
    <section class="log" aria-label={say("log")}>
      <h2>
        <span>{news.length && !session.replay.value && table.you >= 0 ? say("log-news") : say("log-latest")}</span>
        <button type="button" class="link" onClick={open}><Icon sign="clock" />{say("log-all")}</button>
      </h2>
      <ol>{shown.toReversed().map((line, at) => <LogLine key={`${line[0]}.${shown.length - at}`} session={session} line={line} />)}</ol>
      {!shown.length && <p class="muted">{say("log-empty")}</p>}
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
          <ol>{lines.map((line, at) => <LogLine key={`${line[0]}.${at}`} session={session} line={line} />)}</ol>
        </section>
      ))}
      {!log.length && <p class="muted">{say("log-empty")}</p>}
    </div>
  );
}
