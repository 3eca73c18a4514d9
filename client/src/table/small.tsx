/** A small screen: who plays, the story, one surface as large as it fits, the others small, and the question below. */
import { shrinks } from "../board/tilted";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Lantern, Mark } from "../parts/icons";
import { Icon } from "../parts/icons";
import { Picture } from "../parts/picture";
import { named, say, upper, voice } from "../words";
import type { Scene } from "../wire";
import { AskSheet } from "./ask";
import { waits } from "./bar";
import { Closing } from "./closing";
import type { Page } from "./menu";
import { Dots, Sum } from "./others";
import { layout, text } from "./room";
import { Clock } from "./seats";
import type { Session } from "./session";
import { frameOf, isAlone, LINE, livesIn, lotsOf, seenIn, stageOf, STORY, thumbIn } from "./stage";
import type { Frame, Lot } from "./stage";
import { Story, storyNow } from "./story";
import { useSwipe } from "./swipe";
import type { Places } from "./table";

type Peek = { lot: string } | { seat: number } | null;

/** A player in the rail: what matters in a glance. A tap looks at what he has in front of him. */
function Chip({
  session,
  scene,
  seat,
  looked,
  look,
}: {
  session: Session;
  scene: Scene;
  seat: number;
  looked: boolean;
  look: () => void;
}) {
  const { table } = session.shown.value!;
  const view = table.seats[seat]!;
  const shown = scene.seats[seat];
  const acts = !session.replay.value && table.to_act === seat;
  const name = view.kind === "open" ? say("seat-open") : (session.names.value[seat] ?? "");
  const notes = (shown?.notes ?? []).map(([key, values]) => session.say([key, values]));
  const away = view.kind === "person" && !session.here.value.includes(seat) && !table.mine.includes(seat);
  const about = [
    shown ? say("points", { count: shown.score }) : "",
    ...notes,
    view.resigned ? say("seat-resigned") : "",
    view.wants_to_stop ? say("seat-wants-to-stop") : "",
    away ? say("seat-away") : "",
  ].filter(Boolean);
  return (
    <button
      type="button"
      class={`seat chip${acts ? " acts" : ""}${table.mine.includes(seat) ? " me" : ""}${looked ? " looked" : ""}`}
      data-seat={seat}
      aria-pressed={looked}
      onClick={look}
    >
      <span class="unseen">{named(name, about.join(", "))}</span>
      <span class="name" aria-hidden="true">
        <Mark seat={seat} />
        <b>{name}</b>
        {away && <i class="off" />}
      </span>
      <span class="tally" aria-hidden="true">
        <span class="number">{shown?.score ?? ""}</span>
        {view.time_left !== null ? (
          <Clock left={view.time_left} runs={acts && !table.paused} />
        ) : (
          (shown?.notes ?? []).map(
            ([key, , sign]) =>
              sign && (
                <i key={key}>
                  <Picture art={session.art.value} name={sign[0]} size={13} seat={seat} />
                  {sign[1]}
                </i>
              ),
          )
        )}
      </span>
    </button>
  );
}

const LEAST = 40; // units: what a decision without a place on the stage is taken to ask for

/** The smallest thing that can be touched on the stage, in units. */
function smallest(session: Session, { offers, pieces, surfaces }: Scene, ids: string[]): number {
  const sizes = session.art.value?.sizes ?? {};
  const groups = Object.values(offers.groups ?? {}).flatMap(({ on, box }) =>
    ids.includes(on) ? [Math.min(box[2], box[3])] : [],
  );
  if (groups.length) return Math.min(...groups);
  const found = Object.keys(offers.targets ?? {}).flatMap((id) => {
    const piece = pieces[id] ?? offers.spots?.[id];
    const size = piece && ids.includes(piece.on) && sizes[piece.art];
    const shrunk = piece ? shrinks(surfaces[piece.on]) : 1;
    return size ? [(Math.min(...size) * shrunk * (piece.size ?? 100)) / 100] : [];
  });
  return found.length ? Math.min(...found) : LEAST;
}

export function SmallTable({
  session,
  scene,
  places,
  order,
  mine,
  open,
  settle,
  children,
}: {
  session: Session;
  scene: Scene;
  places: Places;
  order: number[];
  mine: number;
  open: (page: Page) => void;
  settle: () => void; // the board goes where its surfaces belong now
  children: ComponentChildren;
}) {
  const now = session.shown.value!;
  const { table } = now;
  const sideways = layout.value.kind === "low";
  const [peek, setPeek] = useState<Peek>(null);
  const [sheet, setSheet] = useState(150);
  const [size, setSize] = useState<[number, number]>([innerWidth, innerHeight]);
  const [held, hold] = useState(false); // a finger is down: nothing moves under it
  const before = useRef("");
  const last = useRef<Frame>({ story: "none", tray: "full" });
  useEffect(() => {
    const changed = () => setSize([innerWidth, innerHeight]);
    addEventListener("resize", changed);
    return () => removeEventListener("resize", changed);
  }, []);
  useEffect(() => setPeek(null), [now.revision]);

  const on = session.replay.value || !waits(session) || table.turn_of < 0 ? mine : table.turn_of;
  const theirs = lotsOf(scene, on, sideways); // while others play, what is small is of who is on
  const lots = lotsOf(scene, mine, sideways).map(
    (lot) => (!lot.live && theirs.find(({ key, live }) => key === lot.key && !live)) || lot,
  );
  const nameOf = (key: string): string => {
    const surface = scene.surfaces[lots.find((lot) => lot.key === key)?.ids[0] ?? ""];
    if (!surface) return "";
    if (on !== mine && surface.seat === on) return session.names.value[on] ?? "";
    const short = `${surface.say[0]}.short`;
    return upper(surface.lot ? say(surface.lot) : voice.value.has(short) ? say(short) : session.say(surface.say));
  };
  const yours = table.may_choose || table.may_end_turn;
  if (!session.preview.value && !session.group.value)
    before.current = stageOf(now.scene, lots, before.current, yours || !!session.replay.value);
  const staged = before.current;
  const seat = peek && "seat" in peek && peek.seat !== mine ? peek.seat : -1;
  const shown = peek && "lot" in peek && lots.some(({ key }) => key === peek.lot) ? peek.lot : seat >= 0 ? "" : staged;
  const ring = [mine, ...order.filter((one) => one !== mine)]; // without a seat of one's own it begins with the boards of all
  const swipe = useSwipe((by) => {
    const next = ring[(Math.max(0, ring.indexOf(seat)) + by + ring.length) % ring.length]!;
    setPeek(next === mine ? null : { seat: next });
  });
  const ids =
    seat >= 0
      ? Object.entries(scene.surfaces).flatMap(([id, surface]) => (surface.seat === seat ? [id] : []))
      : (lots.find(({ key }) => key === shown)?.ids ?? []);
  const rest = lots.filter(({ key, live }) => key !== shown && (seat < 0 || live || key === staged)); // looking at others leads back
  const [thumbs, lives] = [rest.filter(({ live }) => !live), rest.filter(({ live }) => live)];
  const stage = lots.find(({ key }) => key === shown)?.size ?? [300, 300];
  const target = smallest(session, scene, ids);
  const tellers = new Set((table.you < 0 || yours ? storyNow(session) : []).map((turn) => turn.seat)).size;
  const large = text();
  const story = tellers ? (STORY + tellers * LINE) * large : 0;
  const frame = sideways
    ? ({ story: "none", tray: "aside" } as Frame)
    : held
      ? last.current
      : frameOf({ width: size[0], height: size[1], text: large, sheet, story, stage, target, thumbs, lives });
  last.current = frame;
  places.staged = new Set(ids);
  places.tray.clear(); // its rooms say anew what stands in them
  const out = Object.keys(now.scene.offers.targets ?? {}).filter((id) => {
    const on = (now.scene.pieces[id] ?? now.scene.offers.spots?.[id])?.on ?? "";
    return !(lots.find(({ key }) => key === staged)?.ids ?? []).includes(on);
  });
  const inTray = frame.tray === "aside" ? rest : thumbs;
  const alone = isAlone(thumbs, lives) && frame.tray !== "aside";
  const beside = alone ? thumbIn(thumbs[0]!, frame.tray, true)[0] + 20 : 0;
  const livesShown = frame.tray === "none" || frame.tray === "aside" ? [] : seenIn(lives, frame.tray);
  const livesSize = livesIn(livesShown, size[0] - 16 - beside, frame.tray);
  useLayoutEffect(settle);
  const fade = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches)
      fade.current?.animate({ opacity: [0.25, 1] }, { duration: 260, easing: "cubic-bezier(.2,.8,.2,1)" });
  }, [ids.join()]);
  return (
    <>
      <header class="rail">
        <button
          type="button"
          class="home"
          aria-label={say(session.home ? "learn-leave" : "menu")}
          onClick={() => (session.home ? session.home() : open("table"))}
        >
          <Lantern />
        </button>
        <div class="seats" role="group" aria-label={say("players")}>
          {order.map((one) => (
            <Chip
              key={one}
              session={session}
              scene={scene}
              seat={one}
              looked={seat === one}
              look={() => setPeek(one === mine || seat === one ? null : { seat: one })}
            />
          ))}
        </div>
      </header>
      <div class="tale">
        <Closing session={session} />
      </div>
      {frame.story !== "none" && <Story session={session} room={frame.story} />}
      <div
        class="middle"
        data-tray={frame.tray}
        onPointerDown={() => hold(true)}
        onPointerUp={() => hold(false)}
        onPointerCancel={() => hold(false)}
      >
        <main class="stage" ref={fade} {...swipe}>
          <div class="room" ref={(node) => void (places.main = node)} />
          {children}
          {seat >= 0 && (
            <div class="looking">
              <div>
                <b>{session.names.value[seat]}</b>
                <span>
                  {(scene.seats[seat]?.notes ?? []).map(([key, values]) => session.say([key, values])).join(" · ")}
                </span>
                <Sum session={session} seat={seat} />
              </div>
              <Dots seats={ring} seat={seat} />
            </div>
          )}
        </main>
        {inTray.length + livesShown.length > 0 && (
          <div class={`tray${alone ? " alone" : ""}`}>
            {inTray.length > 0 && (
              <div class="thumbs">
                {inTray.map((lot) => (
                  <Thumb
                    key={lot.key}
                    lot={lot}
                    places={places}
                    size={thumbIn(lot, frame.tray, alone)}
                    name={lot.key === staged ? say("back-to", { name: nameOf(lot.key) }) : nameOf(lot.key)}
                    press={() => setPeek(lot.key === staged ? null : { lot: lot.key })}
                  />
                ))}
              </div>
            )}
            {livesShown.length > 0 && (
              <div class="lives">
                {livesShown.map((lot, at) => (
                  <Room key={lot.key} ids={lot.ids} places={places} size={livesSize[at]!} />
                ))}
              </div>
            )}
          </div>
        )}
      </div>
      <AskSheet
        session={session}
        host={(node) => (places.hand = node)}
        help={() => open("cards")}
        out={out}
        measure={(height) => height !== sheet && setSheet(height)}
      />
    </>
  );
}

function Room({ ids, places, size: [width, height] }: { ids: string[]; places: Places; size: [number, number] }) {
  return (
    <div
      class="room"
      style={{ width: `${width}px`, height: `${height}px` }}
      ref={(node) => void (node && ids.forEach((id) => places.tray.set(id, node)))}
    />
  );
}

/** A surface that is small now; a tap makes it large. */
function Thumb({
  lot,
  places,
  size,
  name,
  press,
}: {
  lot: Lot;
  places: Places;
  size: [number, number];
  name: string;
  press: () => void;
}) {
  return (
    <div class="thumb">
      <Room ids={lot.ids} places={places} size={size} />
      <button type="button" class="peek" onClick={press}>
        <Icon sign="swap" />
        <span>{name}</span>
      </button>
    </div>
  );
}
