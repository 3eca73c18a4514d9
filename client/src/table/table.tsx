/** The screen of a table. The board draws into the places that this page offers; everything around it is here. */
import { effect } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Board } from "../board/board";
import { go, hangArt, speak } from "../house";
import { settings, SPEEDS } from "../keep";
import { choicesOf } from "../scene";
import { IconButton, Lantern } from "../parts/icons";
import { Toast } from "../parts/toast";
import { say, upper, voice } from "../words";
import type { Art, Surface } from "../wire";
import { ActionBar, WhichOne } from "./bar";
import { Gathering } from "./gathering";
import { keepFocus } from "./focus";
import { LogPanel } from "./log";
import { TableSheets, type Page } from "./menu";
import { ReplayBar } from "./replay";
import { SeatCard } from "./seats";
import { Session } from "./session";
import { announce } from "./announce";

const PHONE = "(max-width: 699px)";
const TALL = matchMedia("(max-aspect-ratio: 1/1)");
const shape = () => (TALL.matches ? "tall" : "wide");

type Places = { main: HTMLElement | null; shelf: HTMLElement | null; hand: HTMLElement | null; seats: Map<number, HTMLElement> };

/** The board and the session belong together for as long as the page shows this table. */
function makeBoard(session: Session, art: Art, places: Places, opened: { art: Art }): Board {
  const board: Board = new Board({
    get art() { return opened.art ?? art; },
    host(_, surface: Surface) {
      if (surface.seat !== undefined && surface.seat >= 0) return places.seats.get(surface.seat) ?? null;
      if (surface.role === "hand") return places.hand;
      if (surface.role === "shelf") return places.shelf;
      return places.main;
    },
    tell: (words, own) => session.say(words, own?.say?.[1]),
    choose(choices, node) {
      if (session.replay.value) return;
      if (choices.length === 1) session.choose(choices[0]!);
      else session.asking.value = { choices, at: node.getBoundingClientRect() };
    },
    refuse(rule, why, piece, node) {
      const text = session.say(why, piece.say?.[1]);
      session.note(rule.includes("-") ? say("with-rule", { text, rule }) : text, node.getBoundingClientRect(), "why");
    },
    explain(piece, node) {
      const text = [upper(session.say(piece.say!)), piece.tells ? say(piece.tells) : ""].filter(Boolean).join(": ");
      session.note(text, node.getBoundingClientRect(), "info");
    },
  });
  return board;
}

export function TablePage({ id }: { id: string }) {
  const session = useMemo(() => new Session(id, shape), [id]);
  const places = useRef<Places>({ main: null, shelf: null, hand: null, seats: new Map() }).current;
  const board = useRef<Board | null>(null);
  const [art, setArt] = useState<Art | null>(null);
  const [page, open] = useState<Page>("");
  const [tab, setTab] = useState("");
  const now = session.shown.value;
  const game = now?.table.game ?? "";

  useEffect(() => () => session.stop(), [session]);
  useEffect(() => {
    const turned = () => session.look();
    TALL.addEventListener("change", turned);
    return () => TALL.removeEventListener("change", turned);
  }, [session]);
  useEffect(() => {
    if (game) void Promise.all([hangArt(game), speak(game)]).then(([found]) => setArt(found));
  }, [game]);
  useEffect(() => {
    if (!art) return;
    const made = makeBoard(session, art, places, { art });
    board.current = made;
    session.show = (scene, moves, animate) => made.show(scene, moves, animate);
    session.skip = () => made.flights.skip();
    const focus = keepFocus(session, made);
    const quiet = announce(session);
    const follow = effect(() => {
      made.flights.speed = SPEEDS[settings.value.speed];
      made.dim = settings.value.dim;
    });
    const shown = session.replay.value?.scene ?? session.shown.value?.scene;
    if (shown) void made.show(shown, undefined, false).then(() => session.onTurn());
    return () => {
      focus();
      quiet();
      follow();
      made.remove();
      board.current = null;
      session.show = async () => {};
    };
  }, [art, session]);
  useEffect(() => board.current?.settle());
  useEffect(() => void board.current?.reword(), [voice.value, session.names.value.join("\n"), settings.value.dim]);
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
    for (const seat of now?.table.mine ?? []) if (now!.table.status === "playing" && now!.table.seats[seat]!.quick !== wish) session.live.send({ do: "prefer", quick: wish, seat });
  }, [settings.value.quick, now?.table.mine.join(), now?.table.status]);
  const hint = session.hint.value;
  useEffect(() => {
    if (hint === null || !now) return;
    const found = Object.entries(now.scene.offers.targets ?? {}).find(([, target]) => choicesOf(target).includes(hint));
    const sentence = session.sentences().find((one) => one.choice === hint);
    const node = found ? board.current?.node(found[0]) : document.querySelector(`[data-choice="${hint}"]`);
    node?.classList.add("hinted");
    session.note(say("hint-says", { choice: sentence ? session.sentence(sentence) : hint }), node?.getBoundingClientRect() ?? null, "info");
    return () => node?.classList.remove("hinted");
  }, [hint]);

  const mains = Object.entries((session.replay.value?.scene ?? now?.scene)?.surfaces ?? {}).filter(([, surface]) => surface.role === "main");
  const asked = mains.find(([name]) => Object.keys(now?.scene.offers.targets ?? {}).some((piece) => now!.scene.pieces[piece]?.on === name))?.[0];
  useEffect(() => void (asked && setTab(asked)), [asked]);

  if (!now) return <Waiting session={session} />;
  const { table } = now;
  const scene = session.replay.value?.scene ?? now.scene;
  const surfaces = Object.values(scene.surfaces);
  const mine = surfaces.find((surface) => surface.role === "mine")?.seat ?? -1;
  const has = (role: string) => surfaces.some((surface) => surface.role === role);
  const first = Math.max(0, scene.viewer);
  const others = table.seats.map((_, n) => (first + n) % table.seats.length).filter((seat) => seat !== mine);
  const hang = (seat: number, node: HTMLElement | null) => {
    if (node) places.seats.set(seat, node);
    else if (!places.seats.get(seat)?.isConnected) places.seats.delete(seat);
  };
  const gathering = table.status === "gathering";
  const skip = (event: Event) => {
    if (!session.showing.value || (event.target as Element).closest("button, a, .piece.choosable, dialog")) return;
    session.rush();
  };
  return (
    <div class="table" data-mine={mine >= 0 ? 1 : 0} data-others={others.length} data-shelf={has("shelf") ? 1 : 0} data-hand={has("hand") ? 1 : 0} data-own={has("other") ? 1 : 0}
      data-number={now.number} data-busy={session.busy.value ? 1 : undefined} data-showing={session.showing.value ? 1 : undefined} data-replay={session.replay.value ? 1 : undefined} data-status={table.status} onClick={skip}>
      <header class="head">
        <a class="brand" href="/" title={say("to-the-lobby")}><Lantern /><b>{table.title}</b></a>
        <span class="about-table">{table.status === "playing" && table.turn > 0 ? say("turn-number", { turn: table.turn }) : ""}</span>
        <Badge session={session} />
        <nav aria-label={say("menu")}>
          {table.hints && table.may_choose && !session.replay.value && <IconButton sign="bulb" label={say("hint-ask")} press={() => session.askHint()} />}
          <IconButton sign="list" label={say("choices")} press={() => open("choices")} />
          <IconButton sign="help" label={say("rules")} press={() => open("cards")} />
          <IconButton sign="invite" label={say("invite")} press={() => open("invite")} />
          <IconButton sign="settings" label={say("settings")} press={() => open("settings")} />
          <IconButton sign="menu" label={say("menu")} press={() => open("table")} />
        </nav>
      </header>
      {mains.length > 1 && (
        <div class="tabs" role="group" aria-label={say("parts-of-the-board")}>
          {mains.map(([name, surface]) => <button key={name} type="button" aria-pressed={tab === name} onClick={() => setTab(name)}>{session.say(surface.say)}</button>)}
        </div>
      )}
      <main class="stage" data-tab={tab} ref={(node) => void (places.main = node)}>{gathering && <Gathering session={session} />}</main>
      <div class="shelf-room" ref={(node) => void (places.shelf = node)} />
      <section class="seats" aria-label={say("players")}>{others.map((seat) => <SeatCard key={seat} session={session} seat={seat} host={hang} />)}</section>
      <section class="mine" aria-label={say("own-part")}>{mine >= 0 && <SeatCard key={mine} session={session} seat={mine} host={hang} mine />}</section>
      <LogPanel session={session} open={() => open("log")} />
      {session.replay.value && <ReplayBar session={session} />}
      <ActionBar session={session} host={(node) => (places.hand = node)} />
      <WhichOne session={session} />
      <Toast session={session} />
      <TableSheets session={session} page={page} open={open} />
    </div>
  );
}

function Badge({ session }: { session: Session }) {
  const state = session.live.state.value;
  return state === "open" ? null : <span class="badge" role="status">{say(`connection-${state}`)}</span>;
}

function Waiting({ session }: { session: Session }) {
  const code = session.live.code.value;
  const closed = session.live.state.value === "closed";
  return (
    <main class="page">
      <h1>{closed ? say(code === 4404 ? "no-such-table" : "not-open") : say("connection-connecting")}</h1>
      <p><a class="button main" href="/">{say("to-the-lobby")}</a></p>
    </main>
  );
}

export const isPhone = (): boolean => matchMedia(PHONE).matches;
