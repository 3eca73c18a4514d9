/** The log: what happened since your last turn, and on demand everything. A line leads to its place in the match. */
import { Icon, Mark } from "../parts/icons";
import { gameOf } from "../house";
import { say, upper, voice } from "../words";
import type { LogLine, PageInfo } from "../wire";
import { Prose } from "../parts/prose";
import type { Session } from "./session";
import { StoryLines, storyNow, tellAgain } from "./story";

type Entry = {
  since: number;
  n: number;
  turn: number;
  seat: number;
  said: string[];
  marks: string[];
  pages: PageInfo[];
};

/** The round and whose turn it is, as people speak of it; alone one counts turns. */
export function moment(session: Session): string {
  const { table } = session.shown.value!;
  if (table.seats.length === 1) return table.turn ? say("turn-number", { turn: table.turn }) : "";
  return inRound(session, table.round, table.turn_of);
}

function inRound(session: Session, round: number, seat: number): string {
  const whose = session.names.value[seat] ?? "";
  return round ? say(whose ? "round-of" : "round-number", { round, name: whose }) : say("round-set-up");
}

/** Who begins, and how that was settled; nothing where the game itself tells it. */
export function whoBegins(session: Session): string {
  const { table } = session.shown.value!;
  if (!table.seating || table.begins < 0 || table.seats.length < 2 || gameOf(table.game)?.first_is_drawn) return "";
  return session.say([`begins-${table.seating}`, { seat: table.begins }]);
}

/** The lines of the match, and between them who gave up when. */
function everything(session: Session): LogLine[] {
  const { table, log } = session.shown.value!;
  const gaveUp = table.seats.flatMap(({ resigned, resigned_at: at }, seat): LogLine[] => {
    const turn = log.findLast((line) => line[0] <= at)?.[1] ?? 0;
    return resigned ? [[at, turn, seat, "log-resigned", {}]] : [];
  });
  return gaveUp.length ? [...log, ...gaveUp].sort((a, b) => a[0] - b[0]) : log;
}

/** Lines of one player in a row are one sentence; a line of nobody goes on with the one before. */
export function entries(session: Session, lines: LogLine[]): Entry[] {
  const made: Entry[] = [];
  for (const [n, turn, seat, key, values] of lines) {
    const last = made.at(-1);
    const said = session.say([key, values]);
    if (!said.trim()) continue; // something that is seen and need not be told
    const pages = voice.value.pagesIn(values);
    const marks = String(values["marks"] ?? "")
      .split(" ")
      .filter(Boolean);
    if (last && last.turn === turn && (seat === last.seat || seat < 0)) {
      last.said.push(said);
      last.marks.push(...marks);
      last.pages.push(...pages.filter((page) => !last.pages.includes(page)));
      last.n = n;
    } else made.push({ since: n - 1, n, turn, seat, said: [said], marks, pages });
  }
  return made;
}

/** Whoever points at a line sees on the board what it is about; a click leads to its moment, which tells its points. */
function LogLine({ session, entry, brief }: { session: Session; entry: Entry; brief?: boolean }) {
  const { since, n, seat, said, marks, pages } = entry;
  const light = () => void (session.marked.value = marks);
  const leave = () => void (session.marked.value = []);
  return (
    <li>
      <button
        type="button"
        title={say("log-show")}
        onClick={() => (leave(), session.goTo(n, since))}
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
      {(brief ? [] : pages).map((page) => (
        <button key={page.name} type="button" class="link about-card" onClick={() => session.lookUp(page.name)}>
          {upper(say(page.title))}
        </button>
      ))}
    </li>
  );
}

const LATEST = 3; // turns

/** The last turns, whole. */
function latest(lines: LogLine[]): LogLine[] {
  const turns = [...new Set(lines.map((line) => line[1]))].slice(-LATEST);
  return lines.filter((line) => line[1] >= (turns[0] ?? 0));
}

export function LogPanel({ session, open }: { session: Session; open: () => void }) {
  const { table, scene } = session.shown.value!;
  const until = session.replay.value?.at ?? Infinity;
  const begun = whoBegins(session);
  const lines = everything(session).filter((line) => line[0] <= until);
  const news = session.replay.value ? [] : lines.filter((line) => line[0] > table.news_from);
  const shown = entries(session, news.length ? news : latest(lines));
  const story = table.you < 0 || table.may_choose || table.may_end_turn ? storyNow(session) : [];
  const goal = scene.help?.[0]; // before anything has happened there is time to read what the game is about
  return (
    <section class="log" aria-label={say("log")}>
      <h2>
        <span>{news.length && table.you >= 0 ? say("log-news") : say("log-latest")}</span>
        {story.length > 0 && (
          <button type="button" class="link tell-again" onClick={() => tellAgain(session, story)}>
            <Icon sign="play" />
            {say("story-replay")}
          </button>
        )}
        <button type="button" class="link" onClick={open}>
          <Icon sign="clock" />
          {say("log-all")}
        </button>
      </h2>
      {story.length > 0 ? (
        <StoryLines session={session} turns={story} />
      ) : (
        <ol tabIndex={0}>
          {shown.toReversed().map((entry, at) => (
            <LogLine key={shown.length - at} session={session} entry={entry} brief />
          ))}
          {begun && !table.news_from && <li class="begun muted">{begun}</li>}
        </ol>
      )}
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

/** The first line of a turn says whose it is and in which round. */
function headed(session: Session, turn: number, lines: LogLine[]): string {
  const values = lines.find(([, , , , { round }]) => round !== undefined)?.[4];
  if (session.shown.value!.table.seats.length === 1 || !values) return say("turn-number", { turn });
  return inRound(session, Number(values["round"]), Number(values["turn-of"]));
}

export function WholeLog({ session }: { session: Session }) {
  const log = everything(session);
  const begun = whoBegins(session);
  const turns = new Map<number, LogLine[]>();
  for (const line of log) turns.set(line[1], [...(turns.get(line[1]) ?? []), line]);
  return (
    <div class="whole-log">
      {[...turns].reverse().map(([turn, lines]) => (
        <section key={turn}>
          <h3>{turn ? headed(session, turn, lines) : say("log-start")}</h3>
          <ol>
            {entries(session, lines).map((entry, at) => (
              <LogLine key={at} session={session} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
      {begun && <p class="muted">{begun}</p>}
      {!log.length && <p class="muted">{say("log-empty")}</p>}
    </div>
  );
}
