/** The sheet of a small screen: the question, and its answers as rows. Nothing depends on a place that is out of sight. */
import { useEffect, useRef } from "preact/hooks";
import { alike, gainOf, pill } from "../gains";
import { Icon } from "../parts/icons";
import { Picture } from "../parts/picture";
import { choicesOf, type Sentence } from "../scene";
import { named, say, upper, voice } from "../words";
import type { Piece } from "../wire";
import { AfterTheEnd, isBeginning, Steps, waits } from "./bar";
import { SitDown } from "./gathering";
import { ReplayBar } from "./replay";
import { Legend } from "./legend";
import type { Session } from "./session";
import { text } from "./room";
import { OnTurn, Pace } from "./story";

type Row = {
  key: string;
  kind: string; // main, plain or quiet, and further classes
  words: string;
  small?: string;
  art?: string;
  seat?: number | undefined;
  choice?: number; // what is told of its gain
  kin?: string;
  about?: { id: string; piece: Piece }; // a card that can be read
  press: () => void;
};

const SHORT = 17; // letters of the usual size that fit into half of a phone
const MANY = 8; // choices out of sight that are listed; more are looked for on the board
const FULL = 5; // rows with a small line each

/** What a choice brings, as it is seen. */
function brought(session: Session, choice: number, zero = false): string {
  const { offers } = session.shown.value!.scene;
  return pill(voice.value, gainOf(offers, choice)) || (zero && offers.gains ? say("gain-zero") : "");
}

/** The same on a pill; whoever does not see it hears all of it. */
function Brings({ session, choice, zero }: { session: Session; choice: number; zero?: boolean }) {
  const { offers } = session.shown.value!.scene;
  const gain = gainOf(offers, choice);
  const short = brought(session, choice, zero);
  const whole = session.brings(choice) || (short && say("gain-said-zero"));
  if (!whole) return null;
  const kind = gain?.void ? "void" : (gain?.total ?? 0) < 0 ? "minus" : "";
  return (
    <span class={`gain ${kind}`}>
      {short && <span aria-hidden="true">{short}</span>}
      <span class="unseen">{whole}</span>
    </span>
  );
}

const FLAT = 1.8; // by so much wider than high: words printed on the board, no picture

const isPrint = (session: Session, art: string): boolean => {
  const [w, h] = session.art.value?.sizes[art] ?? [1, 1];
  return w >= FLAT * h;
};

/** What a button means that stands for several targets: they are lit, and it is asked which one. */
export function showAmong(session: Session, ids: string[]): void {
  session.among.value = session.marked.value = ids;
}

/** The choices that are asked for: a selected one to be confirmed, those of one place, or all that stand beside the board. */
function rowsOf(session: Session, out: string[]): Row[] {
  const { table, scene } = session.shown.value!;
  const { offers, pieces } = scene;
  if (session.replay.value)
    return [{ key: "leave", kind: "main", words: say("replay-leave"), press: () => session.leaveReplay() }];
  const sentences = new Map(session.sentences().map((one) => [one.choice, one]));
  const name = (choice: number, short = false): string => {
    const found = sentences.get(choice) as Sentence;
    return found ? (short ? session.short(found) : session.sentence(found)) : String(choice);
  };
  const lies = (id: string): Piece | undefined => pieces[id] ?? offers.spots?.[id];
  const listed = (id: string, printed = false): Row[] => {
    const piece = lies(id);
    return choicesOf(offers.targets![id]!).map((choice) => ({
      key: `${id} ${choice}`,
      kind: "plain",
      words: name(choice, true),
      ...(piece && !(printed && isPrint(session, piece.art)) ? { art: piece.art, seat: piece.seat } : {}),
      ...(piece?.tells ? { about: { id, piece }, small: say(piece.tells) } : {}),
      choice,
      press: () => session.choose(choice),
    }));
  };
  const group = offers.groups?.[session.group.value];
  if (group) return group.targets.flatMap((id) => listed(id, true));
  const among = session.among.value;
  if (among.length)
    return [
      { key: "other", kind: "plain other-one", words: say("button-other"), press: () => showAmong(session, []) },
      ...among.filter((id) => offers.targets?.[id] !== undefined).flatMap((id) => listed(id)),
    ];
  const preview = session.preview.value;
  if (preview)
    return [
      { key: "other", kind: "plain other-one", words: say("button-other"), press: () => session.letGo() },
      ...preview.choices.map((choice) => ({
        key: String(choice),
        kind: preview.choices.length === 1 ? "main" : "plain",
        words: name(choice, true),
        choice,
        press: () => session.choose(choice),
      })),
    ];
  const rows: Row[] = [];
  const way = session.tries.value[session.tryAt.value];
  const ends = way && session.endingOf(way[0]);
  if (way)
    rows.push({
      key: "confirm",
      kind: "main confirm",
      words: ends === undefined ? say("button-confirm") : session.say(offers.ending!.say),
      choice: way[0],
      press: () => session.confirm(),
    });
  if (ends !== undefined && ends >= 0 && offers.ending?.more)
    rows.push({
      key: "go-on",
      kind: "plain go-on",
      words: session.say(offers.ending.more),
      press: () => session.confirm(true),
    });
  if (table.may_end_turn)
    rows.push({
      key: "end",
      kind: "main end",
      words: session.say([`button-end-${table.lets_go || "turn"}`, { seat: table.hand_to }]),
      press: () => session.endTurn(),
    });
  const order = ["main", "plain", "quiet"];
  const buttons = [...(offers.buttons ?? [])].sort((a, b) => order.indexOf(a[1]) - order.indexOf(b[1]));
  const beside = new Set(buttons.map(([choice]) => choice));
  const at = new Map(
    Object.entries(offers.targets ?? {}).flatMap(([id, target]) => choicesOf(target).map((one) => [one, id])),
  );
  for (const [choice, kind, words, look] of buttons) {
    const id = at.get(choice) ?? "";
    const piece = lies(id);
    const art = look?.art ?? (id && !(id in (offers.spots ?? {})) ? piece?.art : "");
    const gain = gainOf(offers, choice);
    rows.push({
      key: String(choice),
      kind,
      words: session.say(words),
      small:
        gain?.closing || gain?.ending
          ? say(gain.ending ? "gain-ending" : "gain-closing")
          : look?.small
            ? session.say(look.small)
            : "",
      ...(art ? { art, seat: look?.art ? undefined : piece?.seat } : {}),
      ...(look?.kin ? { kin: look.kin } : {}),
      ...(piece?.tells ? { about: { id, piece } } : {}),
      ...(look?.of ? { press: () => showAmong(session, look.of!) } : { choice, press: () => session.choose(choice) }),
    });
  }
  const hidden = out.filter((id) => choicesOf(offers.targets![id]!).some((choice) => !beside.has(choice)));
  if (hidden.length <= MANY)
    rows.push(...hidden.flatMap((id) => listed(id)).filter(({ choice }) => !beside.has(choice!)));
  if (table.paused && table.mine.length)
    rows.push({ key: "resume", kind: "main", words: say("button-resume"), press: () => session.act({ do: "resume" }) });
  const away = table.mine.some((seat) => {
    const { bot, kind, resigned } = table.seats[seat]!;
    return bot && kind === "person" && !resigned;
  });
  if (table.status === "playing" && away)
    rows.push({
      key: "back",
      kind: "main",
      words: say("button-come-back"),
      press: () => session.act({ do: "come-back" }),
    });
  return rows;
}

/** The words of what is asked: of a selected choice whether it is meant, and what cannot be taken back. */
function question(session: Session): [prompt: string, hint: string, strong: string] {
  const { table, scene } = session.shown.value!;
  const { offers } = scene;
  const group = offers.groups?.[session.group.value];
  if (group) return [upper(session.say(group.say)), group.targets.length > 1 ? say("which-one") : "", ""];
  if (session.among.value.length) return [say("which-one"), "", ""];
  const preview = session.preview.value;
  const chosen = preview && session.sentences().find(({ choice }) => choice === preview.choices[0]);
  if (preview && chosen && preview.choices.length === 1) {
    const final = session.finality(chosen.choice);
    return [say("ask-sure", { text: session.short(chosen) }), final ? "" : say("tap-again"), final];
  }
  const prompt = offers.prompt ? upper(session.say(offers.prompt)) : say(`table-${table.status}`);
  return [prompt, offers.hint ? session.say(offers.hint) : "", ""];
}

/** What can be taken back is; what cannot says why. It is always there for whoever plays. */
export function UndoButton({ session }: { session: Session }) {
  const { undo } = session.shown.value!.table;
  if (!undo.may && !undo.why) return null;
  return (
    <button
      type="button"
      class={undo.may ? "tool undo" : "tool undo off"}
      aria-label={named(say("button-undo"), undo.why ? session.say(undo.why) : "")}
      title={undo.why ? session.say(undo.why) : say("button-undo")}
      onClick={(event) => session.undo(event.currentTarget.getBoundingClientRect())}
    >
      <Icon sign="undo" />
    </button>
  );
}

/** All ways to do what is being tried, each with what it brings. */
function Ways({ session }: { session: Session }) {
  const tries = session.tries.value;
  const art = session.art.value;
  if (tries.length < 2) return null;
  const sentences = new Map(session.sentences().map((one) => [one.choice, one]));
  return (
    <div class="ways" role="group" aria-label={say("button-turn")}>
      {tries.map(([choice, pieces], at) => {
        const first = Object.values(pieces)[0]!;
        const found = sentences.get(choice);
        return (
          <button
            key={choice}
            type="button"
            class="way"
            aria-pressed={session.tryAt.value === at}
            aria-label={named(found ? session.sentence(found) : String(at + 1), brought(session, choice, true))}
            onClick={() => (session.tryAt.value = at)}
          >
            <Picture art={art} name={first.art} size={30} seat={first.seat} turn={first.turn} />
            <Brings session={session} choice={choice} zero />
          </button>
        );
      })}
    </div>
  );
}

function RowButton({ session, row, compact, lines }: { session: Session; row: Row; compact: boolean; lines: boolean }) {
  const { offers } = session.shown.value!.scene;
  const gain = row.choice === undefined ? undefined : alike(voice.value, offers, [row.choice]);
  const button = (
    <button
      type="button"
      class={`${row.kind}${row.art && lines ? " pictured" : ""}${gain?.void ? " idle" : ""}`}
      data-choice={row.choice}
      onClick={row.press}
    >
      {row.art && lines && (
        <span class="pic">
          <Picture art={session.art.value} name={row.art} size={compact ? 34 : 40} seat={row.seat} />
        </span>
      )}
      <span class="words">
        {row.words}
        {lines && row.small && !(compact && row.kind === "quiet") && <small>{row.small}</small>}
      </span>
      {row.choice !== undefined && <Brings session={session} choice={row.choice} />}
    </button>
  );
  const about = lines && row.about;
  if (!about) return button;
  return (
    <div class="with-about">
      {button}
      <button
        type="button"
        class="info"
        aria-label={say("about-this", { name: session.say(about.piece.say!) })}
        onClick={() => (session.card.value = about)}
      >
        <Icon sign="info" />
      </button>
    </div>
  );
}

export function AskSheet({
  session,
  host,
  help,
  out,
  measure,
}: {
  session: Session;
  host: (node: HTMLElement | null) => void;
  help: () => void;
  out: string[]; // targets that are out of sight
  measure?: (height: number) => void;
}) {
  const now = session.shown.value!;
  const { table, scene } = now;
  const root = useRef<HTMLElement>(null);
  void voice.value;
  const yours = (table.may_choose || table.may_end_turn) && !session.replay.value;
  const rows = rowsOf(session, out);
  const [prompt, hint, strong] = question(session);
  const told = (choice?: number) =>
    choice === undefined ? "" : pill(voice.value, alike(voice.value, scene.offers, [choice]));
  const short = rows.every(
    (row) => row.words.length + told(row.choice).length <= SHORT / text() && !row.small && !row.kin,
  );
  const flat = rows.length <= 2 && (rows.length === 1 || short || !!session.preview.value);
  const compact = rows.length > FULL;
  const several = table.mine.length > 1 && table.mine.includes(table.to_act);
  useEffect(() => {
    if (!root.current) return;
    const watch = new ResizeObserver(() => root.current && measure?.(root.current.offsetHeight));
    watch.observe(root.current);
    return () => watch.disconnect();
  });
  let kin = "";
  return (
    <footer
      ref={root}
      class={`bar sheet-bar${yours ? " yours" : ""}`}
      data-last={scene.offers.end?.state === "begun" ? 1 : undefined}
      aria-label={say("what-to-do")}
    >
      {session.guide && !session.replay.value && <session.guide />}
      {session.replay.value ? (
        <ReplayBar session={session} />
      ) : (
        <div class="ask">
          <div class="hand" ref={host} />
          <div class="asked">
            {!waits(session) && <Steps steps={scene.offers.steps ?? []} brief />}
            {waits(session) ? (
              <OnTurn session={session} />
            ) : (
              <p class="prompt" tabIndex={-1} lang={voice.value.language}>
                {several && <span class="whose">{session.names.value[table.to_act]}</span>}
                {prompt}
              </p>
            )}
          </div>
          <div class="tools">
            {isBeginning(session) && table.may_choose && !table.undo.may && (
              <button type="button" class="tool tell" aria-label={say("what-is-it-about")} onClick={help}>
                <Icon sign="help" />
              </button>
            )}
            {table.hints && table.may_choose && (
              <button type="button" class="tool bulb" aria-label={say("hint-ask")} onClick={() => session.askHint()}>
                <Icon sign="bulb" />
              </button>
            )}
            {waits(session) ? <Pace session={session} /> : <UndoButton session={session} />}
          </div>
          <Legend session={session} />
          {!waits(session) && (strong || (hint && (!scene.legend || session.preview.value))) && (
            <p class="hint">
              {hint} {strong && <b>{strong}</b>}
            </p>
          )}
        </div>
      )}
      {!session.preview.value && <Ways session={session} />}
      <div class={`buttons ${flat ? "flat" : "rows"}${compact ? " compact" : ""}`}>
        {rows.map((row) => {
          const heading = row.kin && row.kin !== kin ? row.kin : "";
          kin = row.kin ?? "";
          return [
            heading && !flat && (
              <p class="kin" key={heading}>
                <span>{say(heading)}</span>
                <span>{voice.value.has(`${heading}.price`) ? say(`${heading}.price`) : ""}</span>
              </p>
            ),
            <RowButton key={row.key} session={session} row={row} compact={compact} lines={!flat} />,
          ];
        })}
        {table.status === "over" && !session.replay.value && <AfterTheEnd session={session} />}
        {table.status !== "gathering" && <SitDown session={session} />}
      </div>
    </footer>
  );
}
