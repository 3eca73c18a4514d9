/** The screen of a table. The board draws into the places that this page offers; everything around it is here. */
import { effect } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Board } from "../board/board";
import { canTilt, tilts, viewed } from "../board/tilted";
import { ViewSwitch } from "../board/switch";
import { go, hangArt, speak, titleOf } from "../house";
import { settings, SPEEDS } from "../keep";
import { alike, pictured, pill, told } from "../gains";
import { CROWDED } from "../live";
import { asks, choicesOf } from "../scene";
import { IconButton, Lantern } from "../parts/icons";
import { Sheet } from "../parts/sheet";
import { Toast } from "../parts/toast";
import { named, say, upper, voice } from "../words";
import type { Art, Piece, Scene, Surface } from "../wire";
import { AskSheet } from "./ask";
import { ActionBar, Doubt, WhichOne } from "./bar";
import { CardSheet } from "./card";
import { Gathering } from "./gathering";
import { nudge, odds, reasons } from "./hints";
import { keepFocus } from "./focus";
import { LogPanel, moment, whoBegins } from "./log";
import { TableSheets, type Page } from "./menu";
import { Others } from "./others";
import { OverlayMenu } from "./overlay";
import { layout, onTurned, shape, useArrangement } from "./room";
import { Tip } from "./pointing";
import { SmallTable } from "./small";
import { Wish } from "./wish";
import { SeatCard, Standing } from "./seats";
import { Session } from "./session";
import { announce } from "./announce";
import { Closing } from "./closing";
import { Companion, isGuided } from "../learn/guided";
import { Counting, counts } from "./counting";
import { Recap } from "./recap";

/** Where surfaces stand: by their role and their player; on small screens on the stage or in the tray. */
export class Places {
  main: HTMLElement | null = null;
  aside: HTMLElement | null = null;
  shelf: HTMLElement | null = null;
  hand: HTMLElement | null = null;
  large: HTMLElement | null = null; // a player's part, enlarged
  seats = new Map<number, HTMLElement>();
  asides: string[] = [];
  staged: Set<string> | null = null; // on small screens: what stands on the stage
  tray = new Map<string, HTMLElement>(); // there: the rooms of the others, by surface
  enlarged = -1;

  of(id: string, { role, seat }: Surface): HTMLElement | null {
    if (this.staged) {
      if (role === "hand") return this.hand;
      if (this.staged.has(id)) return this.main;
      const room = this.tray.get(id);
      return room?.isConnected ? room : null;
    }
    if (this.enlarged >= 0 && seat === this.enlarged) return this.large;
    if (seat !== undefined && seat >= 0) return this.seats.get(seat)?.isConnected ? this.seats.get(seat)! : null;
    if (role === "hand") return this.hand;
    if (role === "shelf") return this.shelf;
    return this.asides.includes(id) ? this.aside : this.main;
  }

  hang = (seat: number, node: HTMLElement | null): void => {
    if (node) this.seats.set(seat, node); // one that has gone is known by not being in the page any more
  };
}

/** The board and the session belong together for as long as the page shows this table. */
function makeBoard(session: Session, art: Art, places: Places, leave: () => void): Board {
  const explain = (piece: Piece, node: SVGGElement) => {
    if (!piece.say) return;
    const text = named(upper(session.say(piece.say)), piece.tells ? say(piece.tells) : "");
    session.note(text, node.getBoundingClientRect(), "info", voice.value.pageOf(piece)?.name);
  };
  return new Board({
    art,
    host: (id, surface) => places.of(id, surface),
    crop: (_, { box, focus }) => (focus && layout.peek().kind !== "wide" ? focus : [0, 0, ...box]),
    tell: (words, own) => session.say(words, own?.say?.[1]),
    choose(choices, node) {
      if (session.replay.value) return;
      const at = node.getBoundingClientRect();
      leave();
      if (choices.length === 1) session.choose(choices[0]!);
      else session.asking.value = { choices, at };
    },
    brings(offers, choices) {
      const gain = alike(voice.value, offers, choices);
      if (!gain) return null;
      const whole = told(voice.value, gain, session.names.value).join(", ");
      const [brief, short] = [pill(voice.value, gain, true), pill(voice.value, gain)];
      return { brief, short, whole, void: !!gain.void, signs: pictured(gain, art.goods) };
    },
    wonder(id, piece, node) {
      session.wonder(id, (rule, why) => {
        if (!why) return explain(piece, node);
        const text = session.say(why, piece.say?.[1]);
        const whole = rule.includes("-") ? say("with-rule", { text, rule }) : text;
        session.note(whole, node.getBoundingClientRect(), "why", voice.value.pageOf(piece)?.name);
      });
    },
    explain,
    turn(step) {
      if (session.tries.value.length > 1) session.turn(step);
      else if (session.tries.value.length) session.note(say("try-only"), null, "info");
    },
    way: () => session.tryAt.peek(),
    confirm: () => (leave(), session.confirm()),
    final: (choices) => (session.shown.peek() ? (choices.map((one) => session.finality(one)).find(Boolean) ?? "") : ""),
    mayExchange: () => session.mayExchange(),
    exchange: (choice) => (leave(), session.exchange(choice)),
    preview(choices, node) {
      const [at, id] = [node?.getBoundingClientRect(), node?.dataset["id"] ?? ""];
      session.preview.value = choices && at ? { choices, at, id } : null;
    },
    read: (id, piece) => (leave(), void (session.card.value = { id, piece })),
    asksFirst: (finger) => settings.value.confirm === "always" || (finger && settings.value.confirm === "touch"),
    both: (choice, then) => (leave(), session.choose(choice, false, then)),
    open: (group) => void (session.group.value = group),
  });
}

/** The board for as long as the page shows this table, and what listens to it. */
function useBoard(session: Session, art: Art | null, places: Places, leave: () => void) {
  const board = useRef<Board | null>(null);
  useEffect(() => {
    if (!art) return;
    const made = makeBoard(session, art, places, leave);
    board.current = made;
    const seen = (scene: Scene) => viewed(scene, tilts(), layout.peek().kind !== "wide");
    session.show = (scene, moves, animate) => made.show(seen(scene), moves, animate);
    session.retell = (scene) => made.retell(seen(scene).offers);
    session.skip = () => made.flights.skip();
    session.letGo = () => made.release();
    const stops = [
      keepFocus(session, made),
      announce(session),
      effect(() => {
        made.flights.speed = SPEEDS[settings.value.speed];
        made.dim = settings.value.dim;
      }),
      effect(() => made.turnTo(session.tryAt.value)),
      effect(() => {
        tilts(); // the view is another one
        const now = session.replay.peek()?.scene ?? session.shown.peek()?.scene;
        if (now && canTilt(now) && !session.showing.peek()) void made.show(seen(now), undefined, false);
      }),
      effect(() => made.mark(session.marked.value)),
    ];
    const shown = session.replay.value?.scene ?? session.shown.value?.scene;
    if (shown) void made.show(seen(shown), undefined, false).then(() => session.onTurn());
    return () => {
      for (const stop of stops) stop();
      made.remove();
      board.current = null;
      session.show = async () => {};
    };
  }, [art, session]);
  useEffect(() => board.current?.settle());
  useEffect(() => void board.current?.reword(), [voice.value, session.names.value.join("\n"), settings.value.dim]);
  return board;
}

const TOLD = 2; // pieces of advice: more would cover the board

/** Says what to look for, and to whoever asks again shows the hint where it lies. */
function useHint(session: Session, board: { current: Board | null }): void {
  const advice = session.hint.value;
  const nudging = session.nudging.value;
  useEffect(() => {
    const scene = session.shown.value?.scene;
    if (!advice?.length || !scene) return;
    if (nudging) return session.note(nudge(voice.value, advice, session.names.value).join("\n"), null, "info");
    const hint = advice[0]!.choice;
    const found = Object.entries(scene.offers.targets ?? {}).find(([, target]) =>
      choicesOf(target).includes(hint),
    )?.[0];
    const way = session.tries.value.findIndex(([choice]) => choice === hint);
    if (way >= 0) session.tryAt.value = way;
    const sentences = session.sentences();
    const told = advice.slice(0, TOLD).flatMap((one, at) => {
      const sentence = sentences.find(({ choice }) => choice === one.choice);
      const choice = sentence ? session.sentence(sentence) : one.choice;
      const first = say("hint-chance", { choice, chance: odds(voice.value, one) });
      return at ? [first] : [first, ...reasons(session, one)];
    });
    const node = found ? board.current?.node(found) : document.querySelector(`[data-choice="${hint}"]`);
    node?.classList.add("hinted");
    const box = node?.getBoundingClientRect();
    session.note([say("hint-says"), ...told].join("\n"), box?.width ? box : null, "info");
    return () => node?.classList.remove("hinted");
  }, [advice, nudging]);
}

export function TablePage({ id, made }: { id: string; made?: Session }) {
  const session = useMemo(() => made ?? new Session(id, shape), [id, made]);
  const places = useRef(new Places()).current;
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [art, setArt] = useState<Art | null>(null);
  const [page, open] = useState<Page>("");
  const [enlarged, enlarge] = useState(-1);
  const [guided, guide] = useState(!made && isGuided(id));
  useMemo(() => {
    if (made) return;
    session.guide = guided ? () => <Companion session={session} stop={() => guide(false)} /> : null;
    session.beGuided(guided);
  }, [session, guided]);
  const board = useBoard(session, art, places, () => enlarge(-1));
  const now = session.shown.value;
  const game = now?.table.game ?? "";
  const laid = session.replay.value?.scene ?? now?.scene;
  const scene = laid && viewed(laid, tilts(), layout.value.kind !== "wide");
  const mine = Object.values(scene?.surfaces ?? {}).find((surface) => surface.role === "mine")?.seat ?? -1;
  const { kind, spacious } = layout.value;
  const room = useArrangement(root, scene, now?.table.seats.length ?? 0, mine);

  useEffect(() => () => session.stop(), [session]);
  useEffect(() => onTurned(() => session.look()), [session]);
  useEffect(() => {
    if (game)
      void Promise.all([hangArt(game), speak(game)]).then(([found]) => (setArt(found), (session.art.value = found)));
  }, [game]);
  useEffect(() => {
    if (now && voice.value.language) session.look();
  }, [voice.value.language]);
  useEffect(() => {
    const at = new URLSearchParams(location.search).get("at"); // a link to a moment of the match
    if (now && at) session.goTo(Number(at) || 0);
  }, [!!now]);
  useEffect(() => {
    if (!now?.table.result || new URLSearchParams(location.search).has("at")) return;
    if (session.saw.value && counts()) session.counting.value = true;
    else open("result");
  }, [!!now?.table.result]);
  useEffect(() => {
    if ((page === "result" || session.leaving.value) && now?.table.rematch) go(`/t/${now.table.rematch}`);
  }, [now?.table.rematch]);
  useEffect(() => {
    const wish = settings.value.quick;
    for (const seat of now?.table.mine ?? [])
      if (now!.table.status === "playing" && now!.table.seats[seat]!.quick !== wish)
        session.live.send({ do: "prefer", quick: wish, seat });
  }, [settings.value.quick, now?.table.mine.join(), now?.table.status]);
  useHint(session, board);
  useEffect(() => void (session.reading.value && open("cards")), [session.reading.value]);
  useEffect(() => {
    const told = now && whoBegins(session);
    const wrong = session.notice.peek()?.kind === "error"; // worth more than who begins
    if (told && !wrong && now.table.round <= 1 && now.table.turn <= 1) session.note(told, null, "info");
  }, [now?.table.begins, voice.value]);

  if (!now || !scene) return <Waiting session={session} />;
  const { table } = now;
  const small = kind === "phone" || kind === "low";
  const surfaces = Object.entries(scene.surfaces);
  const has = (role: string) => surfaces.some(([, surface]) => surface.role === role);
  const first = Math.max(0, scene.viewer);
  const order = table.seats.map((_, n) => (first + n) % table.seats.length);
  const others = order.filter((seat) => seat !== mine);
  const mains = surfaces.flatMap(([name, surface]) => (surface.role === "main" ? [name] : []));
  if (!small) places.staged = null;
  Object.assign(places, { enlarged, asides: kind === "wide" && room?.aside ? mains.slice(-room.aside) : [] });
  const called = new Set([...asks(now.scene).keys()].map((name) => now.scene.surfaces[name]?.seat ?? -1));
  const gathering = table.status === "gathering";
  const skip = (event: Event) => {
    if (!session.showing.value || (event.target as Element).closest("button, a, .piece.choosable, dialog")) return;
    session.rush();
  };
  const sizes = room && {
    "--side": `${room.side}px`,
    "--others": room.others ? `${room.others}px` : "auto",
    "--mine": room.mine ? `${room.mine}px` : "auto",
    "--shelf": `${room.shelf}px`,
    "--aside": `${room.asideHigh}px`,
    "--beside": `${room.beside}fr`,
    "--rest": `${1 - room.beside}fr`,
  };
  return (
    <div
      class="table"
      ref={setRoot}
      style={sizes ?? {}}
      data-kind={kind}
      data-chips={!small && (kind !== "wide" || !spacious) ? 1 : undefined}
      data-across={room?.across ? 1 : undefined}
      data-beside={room?.beside ? 1 : undefined}
      data-strip={room?.strip ? 1 : undefined}
      data-shelf={has("shelf") ? 1 : 0}
      data-hand={has("hand") ? 1 : 0}
      data-own={has("other") ? 1 : 0}
      data-number={now.number}
      data-busy={session.busy.value ? 1 : undefined}
      data-showing={session.showing.value ? 1 : undefined}
      data-replay={session.replay.value ? 1 : undefined}
      data-status={table.status}
      data-guided={session.guide ? 1 : undefined}
      data-lesson={session.home ? 1 : undefined}
      data-closing={table.closing ? 1 : undefined}
      onClick={skip}
    >
      {small ? (
        <SmallTable
          session={session}
          scene={scene}
          places={places}
          order={order}
          mine={mine}
          open={open}
          settle={() => board.current?.settle()}
        >
          <Badge session={session} />
          {gathering && <Gathering session={session} />}
        </SmallTable>
      ) : (
        <>
          <header class="head">
            <a class="brand" href={session.home ? "/learn" : "/"} title={say(session.home ? "learn" : "to-the-lobby")}>
              <Lantern />
              <b>{titleOf(table)}</b>
            </a>
            <span class="about-table">{table.status === "playing" ? moment(session) : ""}</span>
            <Badge session={session} />
            <nav aria-label={say("menu")}>
              {table.hints && table.may_choose && !session.replay.value && (
                <IconButton sign="bulb" label={say("hint-ask")} press={() => session.askHint()} />
              )}
              <OverlayMenu session={session} scene={scene} />
              <IconButton sign="list" label={say("choices")} press={() => open("choices")} />
              <IconButton sign="help" label={say("rules")} press={() => open("cards")} />
              {!session.home && <IconButton sign="invite" label={say("invite")} press={() => open("invite")} />}
              <IconButton sign="settings" label={say("settings")} press={() => open("settings")} />
              {session.home ? (
                <IconButton sign="close" label={say("learn-leave")} press={session.home} />
              ) : (
                <IconButton sign="menu" label={say("menu")} press={() => open("table")} />
              )}
            </nav>
          </header>
          <div class="left">
            <div class="tale">
              <Closing session={session} />
            </div>
            <main class="stage">
              <div class="room" ref={(node) => void (places.main = node)} />
              {kind === "wide" && <ViewSwitch scene={laid!} stage />}
              {gathering && <Gathering session={session} />}
            </main>
            <div class="shelf-room room" ref={(node) => void (places.shelf = node)} />
          </div>
          <div class="right">
            <section class="seats" aria-label={say("players")}>
              {others.map((seat) => (
                <SeatCard
                  key={seat}
                  session={session}
                  seat={seat}
                  host={kind === "tall" || (spacious && kind === "wide") ? places.hang : undefined}
                  calls={called.has(seat)}
                  shape={kind === "tall" ? shapeOf(scene.surfaces, seat) : undefined}
                  enlarge={
                    surfaces.some(([, surface]) => surface.seat === seat && surface.role !== "mine")
                      ? () => enlarge(seat)
                      : undefined
                  }
                />
              ))}
            </section>
            <section class="mine" aria-label={say("own-part")}>
              {mine >= 0 && <SeatCard key={mine} session={session} seat={mine} host={places.hang} mine />}
            </section>
            <div class="aside room" ref={(node) => void (places.aside = node)} />
            <LogPanel session={session} open={() => open("log")} />
          </div>
          {kind === "tall" ? (
            <AskSheet session={session} host={(node) => (places.hand = node)} help={() => open("cards")} out={[]} />
          ) : (
            <ActionBar session={session} host={(node) => (places.hand = node)} help={() => open("cards")} />
          )}
        </>
      )}
      <CardSheet session={session} />
      <WhichOne session={session} />
      <Doubt session={session} />
      <Standing session={session} />
      {enlarged >= 0 && (
        <Sheet title={session.names.value[enlarged] ?? ""} close={() => enlarge(-1)} wide>
          <p class="muted">
            {(scene.seats[enlarged]?.notes ?? []).map((note) => session.say([note[0], note[1]])).join(" · ")}
          </p>
          <Others
            session={session}
            seat={enlarged}
            seats={others.filter((seat) => surfaces.some(([, one]) => one.seat === seat && one.role !== "mine"))}
            go={enlarge}
          >
            <div
              class="large room"
              style={{ "--shape": shapeOf(scene.surfaces, enlarged) }}
              ref={(node) => void ((places.large = node), node && board.current?.settle())}
            />
          </Others>
        </Sheet>
      )}
      <Recap session={session} />
      <Counting session={session} done={() => open("result")} />
      <Wish session={session} />
      <Tip session={session} />
      <Toast session={session} />
      <TableSheets session={session} page={page} open={open} />
    </div>
  );
}

/** Width by height of what a player has in front of him, one below the other. */
function shapeOf(surfaces: Record<string, Surface>, seat: number): number {
  const own = Object.values(surfaces).filter((surface) => surface.seat === seat);
  return (
    1 /
    Math.max(
      0.1,
      own.reduce((sum, { box: [w, h] }) => sum + h / w, 0),
    )
  );
}

function Badge({ session }: { session: Session }) {
  const { state, code } = session.live;
  if (state.value === "open") return null;
  const crowded = state.value === "lost" && code.value === CROWDED;
  return (
    <span class="badge" role="status">
      {say(`connection-${crowded ? "crowded" : state.value}`)}
    </span>
  );
}

function Waiting({ session }: { session: Session }) {
  const code = session.live.code.value;
  const closed = session.live.state.value === "closed";
  const key = code === 4404 ? "no-such-table" : "not-open";
  return (
    <main class="page waiting">
      <Lantern />
      <h1>{closed ? say(key) : say(code === CROWDED ? "connection-crowded" : "connection-connecting")}</h1>
      {closed && <p class="muted">{say(`${key}.about`)}</p>}
      <p>
        <a class="button main" href="/">
          {say("to-the-lobby")}
        </a>
      </p>
    </main>
  );
}
