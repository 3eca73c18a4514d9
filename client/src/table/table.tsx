/** The screen of a table. The board draws into the places that this page offers; everything around it is here. */
import { effect } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Board } from "../board/board";
import { go, hangArt, speak, titleOf } from "../house";
import { settings, SPEEDS } from "../keep";
import { alike, pill, told } from "../gains";
import { CROWDED } from "../live";
import { asks, choicesOf } from "../scene";
import { IconButton, Lantern } from "../parts/icons";
import { Sheet } from "../parts/sheet";
import { Toast } from "../parts/toast";
import { named, say, upper, voice } from "../words";
import type { Art, Piece, Surface, TableView } from "../wire";
import { ActionBar, Doubt, WhichOne } from "./bar";
import { Gathering } from "./gathering";
import { keepFocus } from "./focus";
import { LogPanel, moment, whoBegins } from "./log";
import { TableSheets, type Page } from "./menu";
import { OverlayMenu } from "./overlay";
import { layout, onTurned, shape, tabsOf, useArrangement, type Kind } from "./room";
import { Wish } from "./wish";
import { SeatCard, Standing } from "./seats";
import { Session } from "./session";
import { announce } from "./announce";
import { Recap } from "./recap";
import { Story, type Room } from "./story";

/** Where surfaces stand: by their role, their player, and on phones by their tab. */
class Places {
  main: HTMLElement | null = null;
  aside: HTMLElement | null = null;
  shelf: HTMLElement | null = null;
  hand: HTMLElement | null = null;
  large: HTMLElement | null = null; // a player's part, enlarged
  seats = new Map<number, HTMLElement>();
  asides: string[] = [];
  tab = ""; // on phones, the tab that is shown
  enlarged = -1;

  of(id: string, { role, seat, tab }: Surface): HTMLElement | null {
    if (this.enlarged >= 0 && seat === this.enlarged) return this.large;
    if (this.tab && tab && tab !== this.tab) return null;
    if (seat !== undefined && seat >= 0) return this.seats.get(seat)?.isConnected ? this.seats.get(seat)! : null;
    if (role === "hand") return this.hand;
    if (role === "shelf" && !(this.tab && tab)) return this.shelf;
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
    tell: (words, own) => session.say(words, own?.say?.[1]),
    choose(choices, node) {
      if (session.replay.value) return;
      const at = node.getBoundingClientRect();
      leave();
      const piece = session.shown.value?.scene.pieces[node.dataset["id"] ?? ""];
      const page = piece && voice.value.pageOf(piece)?.name; // where one is asked anyway, a card can be looked up
      if (choices.length === 1) session.choose(choices[0]!);
      else session.asking.value = { choices, at, page };
    },
    brings(offers, choices) {
      const gain = alike(voice.value, offers, choices);
      if (!gain) return null;
      const whole = told(voice.value, gain, session.names.value).join(", ");
      const [brief, short] = [pill(voice.value, gain, true), pill(voice.value, gain)];
      return { brief, short, whole, void: !!gain.void };
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
    mayExchange: () => session.mayExchange(),
    exchange: (choice) => (leave(), session.exchange(choice)),
    preview(choices, node) {
      session.preview.value = choices && node ? { choices, at: node.getBoundingClientRect() } : null;
    },
  });
}

/** The board for as long as the page shows this table, and what listens to it. */
function useBoard(session: Session, art: Art | null, places: Places, leave: () => void) {
  const board = useRef<Board | null>(null);
  useEffect(() => {
    if (!art) return;
    const made = makeBoard(session, art, places, leave);
    board.current = made;
    session.show = (scene, moves, animate) => made.show(scene, moves, animate);
    session.skip = () => made.flights.skip();
    const stops = [
      keepFocus(session, made),
      announce(session),
      effect(() => {
        made.flights.speed = SPEEDS[settings.value.speed];
        made.dim = settings.value.dim;
      }),
      effect(() => made.turnTo(session.tryAt.value)),
      effect(() => made.mark(session.marked.value)),
    ];
    const shown = session.replay.value?.scene ?? session.shown.value?.scene;
    if (shown) void made.show(shown, undefined, false).then(() => session.onTurn());
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

/** Shows the hint where it lies, on whichever tab that is. */
function useHint(session: Session, board: { current: Board | null }, open: (tab: string) => void): void {
  const advice = session.hint.value;
  useEffect(() => {
    const scene = session.shown.value?.scene;
    if (!advice?.length || !scene) return;
    const hint = advice[0]![0];
    const found = Object.entries(scene.offers.targets ?? {}).find(([, target]) =>
      choicesOf(target).includes(hint),
    )?.[0];
    const tab = found && scene.surfaces[(scene.pieces[found] ?? scene.offers.spots?.[found])?.on ?? ""]?.tab;
    if (tab) open(tab);
    const way = session.tries.value.findIndex(([choice]) => choice === hint);
    if (way >= 0) session.tryAt.value = way;
    const sentences = session.sentences();
    const told = advice.slice(0, TOLD).map(([choice, chance]) => {
      const sentence = sentences.find((one) => one.choice === choice);
      return say("hint-chance", {
        choice: sentence ? session.sentence(sentence) : choice,
        chance: Math.round(100 * chance),
      });
    });
    const node = found ? board.current?.node(found) : document.querySelector(`[data-choice="${hint}"]`);
    node?.classList.add("hinted");
    const box = node?.getBoundingClientRect();
    session.note([say("hint-says"), ...told].join("\n"), box?.width ? box : null, "info");
    return () => node?.classList.remove("hinted");
  }, [advice]);
}

export function TablePage({ id }: { id: string }) {
  const session = useMemo(() => new Session(id, shape), [id]);
  const places = useRef(new Places()).current;
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [art, setArt] = useState<Art | null>(null);
  const [page, open] = useState<Page>("");
  const [tab, setTab] = useState("");
  const [enlarged, enlarge] = useState(-1);
  const board = useBoard(session, art, places, () => enlarge(-1));
  const now = session.shown.value;
  const game = now?.table.game ?? "";
  const scene = session.replay.value?.scene ?? now?.scene;
  const mine = Object.values(scene?.surfaces ?? {}).find((surface) => surface.role === "mine")?.seat ?? -1;
  const { kind, spacious } = layout.value;
  const room = useArrangement(root, scene, now?.table.seats.length ?? 0, mine);

  useEffect(() => () => session.stop(), [session]);
  useEffect(() => onTurned(() => session.look()), [session]);
  useEffect(() => {
    if (game) void Promise.all([hangArt(game), speak(game)]).then(([found]) => setArt(found));
  }, [game]);
  useEffect(() => {
    if (now && voice.value.language) session.look();
  }, [voice.value.language]);
  useEffect(() => {
    if (now?.table.result) open("result");
  }, [!!now?.table.result]);
  useEffect(() => {
    if (page === "result" && now?.table.rematch) go(`/t/${now.table.rematch}`);
  }, [now?.table.rematch]);
  useEffect(() => {
    const wish = settings.value.quick;
    for (const seat of now?.table.mine ?? [])
      if (now!.table.status === "playing" && now!.table.seats[seat]!.quick !== wish)
        session.live.send({ do: "prefer", quick: wish, seat });
  }, [settings.value.quick, now?.table.mine.join(), now?.table.status]);
  useHint(session, board, setTab);
  useEffect(() => void (session.reading.value && open("cards")), [session.reading.value]);
  useEffect(() => {
    const told = now && whoBegins(session);
    if (told && now.table.round <= 1 && now.table.turn <= 1) session.note(told, null, "info");
  }, [now?.table.begins, voice.value]);

  const asked = now ? asks(now.scene) : [];
  const wanted = now?.scene.surfaces[asked[0] ?? ""]?.tab;
  useEffect(() => void (wanted && setTab(wanted)), [wanted, now?.revision]);

  if (!now || !scene) return <Waiting session={session} />;
  const { table } = now;
  const tabs = tabsOf(scene);
  const shown = tabs.includes(tab) ? tab : (tabs[0] ?? "");
  const surfaces = Object.entries(scene.surfaces);
  const has = (role: string) => surfaces.some(([, surface]) => surface.role === role);
  const onTab = (seat: number) =>
    surfaces.some(([, surface]) => surface.seat === seat && surface.tab && tabs.includes(surface.tab));
  const first = Math.max(0, scene.viewer);
  const order = table.seats.map((_, n) => (first + n) % table.seats.length);
  const others = order.filter((seat) => seat !== mine || onTab(mine));
  const paged = order.filter((seat) =>
    surfaces.some(([, surface]) => surface.seat === seat && surface.tab && surface.tab === shown),
  );
  const boards = surfaces.some(([, { role, tab: own }]) =>
    role === "main" ? !shown || !own || own === shown : role === "shelf" && !!own && own === shown,
  );
  const mains = surfaces.flatMap(([name, surface]) => (surface.role === "main" ? [name] : []));
  Object.assign(places, {
    tab: shown,
    enlarged,
    asides: kind === "wide" && room?.aside ? mains.slice(-room.aside) : [],
  });
  const calls = new Set(asked.flatMap((name) => now.scene.surfaces[name]?.tab ?? []));
  const called = new Set(asked.map((name) => now.scene.surfaces[name]?.seat ?? -1));
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
    "--bar": room.bar ? `${room.bar}px` : undefined,
  };
  return (
    <div
      class="table"
      ref={setRoot}
      style={sizes ?? {}}
      data-kind={kind}
      data-chips={kind !== "wide" || !spacious ? 1 : undefined}
      data-across={room?.across ? 1 : undefined}
      data-beside={room?.beside ? 1 : undefined}
      data-stacked={kind === "phone" || room?.stacked ? 1 : undefined}
      data-shelf={has("shelf") ? 1 : 0}
      data-hand={has("hand") ? 1 : 0}
      data-own={has("other") ? 1 : 0}
      data-tab={shown || undefined}
      data-number={now.number}
      data-busy={session.busy.value ? 1 : undefined}
      data-showing={session.showing.value ? 1 : undefined}
      data-replay={session.replay.value ? 1 : undefined}
      data-status={table.status}
      onClick={skip}
    >
      <header class="head">
        <a class="brand" href="/" title={say("to-the-lobby")}>
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
          <IconButton sign="invite" label={say("invite")} press={() => open("invite")} />
          <IconButton sign="settings" label={say("settings")} press={() => open("settings")} />
          <IconButton sign="menu" label={say("menu")} press={() => open("table")} />
        </nav>
      </header>
      {tabs.length > 1 && (
        <div class="tabs" role="group" aria-label={say("parts-of-the-board")}>
          {tabs.map((name) => (
            <button key={name} type="button" aria-pressed={shown === name} onClick={() => setTab(name)}>
              {say(name)}
              {calls.has(name) && <i class="dot" role="img" aria-label={say("tab-calls")} />}
            </button>
          ))}
        </div>
      )}
      {(kind === "phone" || kind === "low") && <Story session={session} room={storyRoom(now.table, kind)} />}
      <div class="left">
        <main class="stage" data-tab={shown}>
          <div class="room" hidden={!boards} ref={(node) => void (places.main = node)} />
          {paged.length > 0 && (
            <div class="tab-seats">
              {paged.map((seat) => (
                <SeatCard
                  key={seat}
                  session={session}
                  seat={seat}
                  host={places.hang}
                  shape={shapeOf(scene.surfaces, seat, shown)}
                />
              ))}
            </div>
          )}
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
              host={spacious && kind === "wide" ? places.hang : undefined}
              calls={called.has(seat)}
              enlarge={
                surfaces.some(([, surface]) => surface.seat === seat && surface.role !== "mine")
                  ? () => enlarge(seat)
                  : undefined
              }
            />
          ))}
        </section>
        <section class="mine" aria-label={say("own-part")}>
          {mine >= 0 && !onTab(mine) && <SeatCard key={mine} session={session} seat={mine} host={places.hang} mine />}
        </section>
        <div class="aside room" ref={(node) => void (places.aside = node)} />
        <LogPanel session={session} open={() => open("log")} />
      </div>
      <ActionBar session={session} host={(node) => (places.hand = node)} help={() => open("cards")} />
      <WhichOne session={session} />
      <Doubt session={session} />
      <Standing session={session} />
      {enlarged >= 0 && (
        <Sheet title={session.names.value[enlarged] ?? ""} close={() => enlarge(-1)} wide>
          <p class="muted">{(scene.seats[enlarged]?.notes ?? []).map((note) => session.say(note)).join(" · ")}</p>
          <div
            class="large room"
            style={{ "--shape": shapeOf(scene.surfaces, enlarged) }}
            ref={(node) => void ((places.large = node), node && board.current?.settle())}
          />
        </Sheet>
      )}
      <Recap session={session} />
      <Wish session={session} />
      <Toast session={session} />
      <TableSheets session={session} page={page} open={open} />
    </div>
  );
}

const HIGH = 780; // a window in which lines with words have room

/** The story has its lines until one has chosen something oneself; then what is asked needs the room more. */
const storyRoom = (table: TableView, kind: Kind): Room =>
  kind === "low" ? "none" : innerHeight >= HIGH && !table.may_undo ? "full" : "flat";

/** Width by height of what a player has in front of him, one below the other. */
function shapeOf(surfaces: Record<string, Surface>, seat: number, tab = ""): number {
  const own = Object.values(surfaces).filter((surface) => surface.seat === seat && (!tab || surface.tab === tab));
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
