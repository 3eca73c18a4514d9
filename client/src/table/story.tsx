/** The story of the table: what each of the others did since one's own turn, in a line, and what they are doing now. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { signed } from "../gains";
import { set, settings, type Settings } from "../keep";
import { Icon, Mark } from "../parts/icons";
import { say, voice } from "../words";
import type { Art, LogLine } from "../wire";
import type { Told } from "./history";
import { sentence, useArt } from "./recap";
import { layout, text } from "./room";
import { levelOf } from "./seats";
import type { Session } from "./session";

const FLAT = 1; // pictures of a player where the story is one row
const MOST = 4; // deeds of a turn that are told; of more the first ones, and how many follow
const LETTER = 5.8; // pixels of a letter of the strip
const FRAME = 150; // pixels of a line that are no letters: margins, the mark, the button
const TWO = 1.75; // lines of a place of its own: the second ends early
const BESIDE = 64; // pixels there that are no letters
const PICTURE = 2.7; // letters that would stand where a picture stands, or a gain

/** How much room it has: lines with words, one row without, or nothing. */
export type Room = "full" | "flat" | "none";

/** Letters that fit into a line of the strip beside a name and pictures. */
const fitting = (name: string, pictures: number): number =>
  (innerWidth - FRAME) / (LETTER * text()) - name.length - PICTURE * pictures;

/** A turn in a few words: what a game says briefly, else as the log says it; as many deeds as have room, at least one. */
function brief(session: Session, lines: LogLine[], seat: number, room = Infinity): string {
  const said = lines.flatMap(([, , whose, key, values]) => {
    if (whose >= 0 && whose !== seat) return [];
    const short = `${key}.brief`;
    const text = session.say([voice.value.has(short) ? short : key, values]).trim();
    return text ? [text] : [];
  });
  const deeds = [...new Set(said)];
  const told = (count: number): string => {
    const more = deeds.length - count;
    return [deeds.slice(0, count).join(", "), more ? say("story-more", { count: more }) : ""].filter(Boolean).join(" ");
  };
  let count = deeds.length <= MOST ? deeds.length : MOST - 1;
  while (count > 1 && told(count).length > room) count -= 1;
  return told(count);
}

/** One line per player, in the order of play: all turns of one together. */
function byPlayer(turns: Told[]): { seat: number; turns: Told[] }[] {
  const found = new Map<number, Told[]>();
  for (const turn of turns) found.set(turn.seat, [...(found.get(turn.seat) ?? []), turn]);
  return [...found].map(([seat, all]) => ({ seat, turns: all }));
}

const points = (turns: Told[]): number => turns.reduce((sum, { got }) => sum + (got.total ?? 0), 0);

/** Pictures of what moved. */
function Pictures({ art, names, seat }: { art: Art | null; names: string[]; seat: number }) {
  return (
    <span class="arts" aria-hidden="true">
      {art &&
        names.map((name, at) => {
          const [w, h] = art.sizes[name] ?? [40, 40];
          return (
            <svg key={at} viewBox={`0 0 ${w} ${h}`} data-seat={seat} style={{ "--shape": w / h }}>
              <use href={`#${name}`} />
            </svg>
          );
        })}
    </span>
  );
}

function Gain({ turns }: { turns: Told[] }) {
  const total = points(turns);
  return total ? <span class="gain">{signed(total)}</span> : null;
}

export const tellAgain = (session: Session, turns: Told[], at = 0): void => void (session.recap.value = { turns, at });

/** The turns worth telling now: those of others that are over, while one is on oneself; for who watches, always. */
export function storyNow(session: Session): Told[] {
  const { table } = session.shown.value!;
  if (session.replay.value || table.status !== "playing") return [];
  return session.story.value.filter(({ lines, steps }) => lines.length || steps.length);
}

/** The strip: one button, which tells all of it again. */
export function Story({ session, room }: { session: Session; room: Room }) {
  const { table } = session.shown.value!;
  const art = useArt(table.game);
  const turns = storyNow(session);
  const yours = table.may_choose || table.may_end_turn;
  if (room === "none" || !turns.length || (table.you >= 0 && !yours)) return null;
  const players = byPlayer(turns);
  return (
    <button type="button" class="story" data-room={room} onClick={() => tellAgain(session, turns)}>
      <span class="lines">
        {room === "full" && <span class="since">{say(table.you >= 0 ? "story-since" : "story-latest")}</span>}
        {players.map(({ seat, turns: own }) => {
          const name = session.names.value[seat]!;
          const pictures = own.at(-1)!.arts.slice(0, room === "flat" ? FLAT : 3);
          const deeds = own.flatMap(({ lines }) => lines);
          const free = fitting(name, pictures.length + (points(own) ? 2 : 0));
          return (
            <span key={seat} class="line">
              <Mark seat={seat} />
              {room === "full" && <b>{name}</b>}
              <Pictures art={art} names={pictures} seat={seat} />
              {room === "full" && <span class="words">{brief(session, deeds, seat, free)}</span>}
              <Gain turns={own} />
            </span>
          );
        })}
      </span>
      <span class="again">
        <Icon sign="play" />
        <span class={room === "flat" ? "unseen" : undefined}>{say("story-replay")}</span>
      </span>
    </button>
  );
}

/** The same where there is room for whole sentences; each line tells its player's turns again. */
export function StoryLines({ session, turns }: { session: Session; turns: Told[] }) {
  const { table } = session.shown.value!;
  const [wide, measure] = useState(Infinity);
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const watch = new ResizeObserver(() => list.current && measure(list.current.offsetWidth));
    if (list.current) watch.observe(list.current);
    return () => watch.disconnect();
  }, []);
  const players = byPlayer(turns);
  const column = layout.value.kind === "tall" ? wide / players.length : wide;
  const art = useArt(table.game);
  return (
    <ol class="story-lines" ref={list}>
      {players.map(({ seat, turns: own }) => {
        const pictures = own.at(-1)!.arts.length;
        const free = TWO * ((column - BESIDE - pictures * 24) / (LETTER * text())) - session.names.value[seat]!.length;
        const marks = own.flatMap(({ lines }) => lines.flatMap((line) => String(line[4]["marks"] ?? "").split(" ")));
        const light = () => void (session.marked.value = marks.filter(Boolean));
        const leave = () => void (session.marked.value = []);
        return (
          <li key={seat}>
            <button
              type="button"
              title={own.map((turn) => sentence(session, turn)).join("; ")}
              onClick={() => (leave(), tellAgain(session, own))}
              {...{ onPointerEnter: light, onPointerLeave: leave, onFocus: light, onBlur: leave }}
            >
              <Mark seat={seat} />
              <span class="words">
                <b>{session.names.value[seat]} </b>
                {brief(
                  session,
                  own.flatMap(({ lines }) => lines),
                  seat,
                  free - (points(own) ? PICTURE * 2 : 0),
                )}{" "}
                <Gain turns={own} />
              </span>
              <Pictures art={art} names={own.at(-1)!.arts} seat={seat} />
              <Icon sign="play" />
            </button>
          </li>
        );
      })}
    </ol>
  );
}

const PACES: Settings["speed"][] = ["slow", "normal", "fast"];
const SIGNS: Record<Settings["speed"], string> = { slow: "½×", normal: "1×", fast: "2×", instant: "∞" };

/** While others play: who is on, what he has done so far, and who follows. */
export function OnTurn({ session }: { session: Session }) {
  const { table, log } = session.shown.value!;
  const art = useArt(table.game);
  const seat = table.turn_of >= 0 ? table.turn_of : table.to_act;
  const last = log.at(-1)?.[1] ?? 0;
  const lines = log.filter((line) => line[1] === last && line[0] > table.news_from);
  const whose = Number(lines.find((line) => "turn-of" in line[4])?.[4]["turn-of"] ?? seat);
  const now: Told = { seat: whose, turn: last, from: 0, to: 0, lines, arts: [], got: {}, steps: [] };
  const told = lines.length ? sentence(session, now) : "";
  const arts = session.story.value.findLast(({ turn }) => turn === last)?.arts ?? [];
  const count = table.seats.length;
  const order = table.seats.map((_, n) => (seat + n) % count).filter((one) => !table.seats[one]!.resigned);
  const until = table.you >= 0 ? order.slice(0, order.indexOf(table.you) + 1) : order;
  return (
    <div class="on-turn">
      <p class="prompt" tabIndex={-1}>
        <Mark seat={seat} /> {session.say([table.to_act === seat ? "story-on" : "table-waits", { seat: table.to_act }])}
        {levelOf(table, seat) && <small class="level">{levelOf(table, seat)}</small>}
      </p>
      {told ? (
        <p class="caption-now">
          <span>
            <b>{session.names.value[whose]}</b> {told}
          </span>
          <Pictures art={art} names={arts} seat={whose} />
        </p>
      ) : (
        until.length > 1 && (
          <p class="hint">
            {say("story-order", {
              names: until.map((one) => (one === table.you ? say("you") : session.names.value[one]!)).join(" · "),
            })}
          </p>
        )
      )}
    </div>
  );
}

/** How fast it is shown, and at once up to the own turn. */
export function Pace({ session, alone }: { session: Session; alone?: boolean }) {
  const { speed } = settings.value;
  if (speed === "instant" && !alone) return null;
  const next = PACES[(PACES.indexOf(speed) + 1) % PACES.length]!;
  return (
    <span class="pace">
      <button
        type="button"
        class="square"
        title={say("story-speed", { speed: say(`speed-${speed}`) })}
        onClick={() => set({ speed: next })}
      >
        {SIGNS[speed]}
        <span class="unseen">{say("story-speed", { speed: say(`speed-${speed}`) })}</span>
      </button>
      {!alone && (
        <button
          type="button"
          class="square"
          aria-label={say("story-skip")}
          title={say("story-skip")}
          disabled={!session.showing.value}
          onClick={() => session.rush()}
        >
          <Icon sign="last" />
        </button>
      )}
    </span>
  );
}
