/** One table in this tab: hears the live channel, shows patches one after the other, and says what its user does. */
import { computed, signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { brought } from "../house";
import {
  dropTokens,
  groundNames,
  groundOf,
  keepGround,
  keepOverlay,
  keepTokens,
  overlayOf,
  settings,
  SPEEDS,
  tokensOf,
} from "../keep";
import { Live, type Channel } from "../live";
import { click } from "../parts/sound";
import { costs, gainOf, told } from "../gains";
import { withFew } from "../learn/few";
import { follow, movesOf, NO_MOVES, patched, sentences, type Moves, type Sentence } from "../scene";
import { facts, upper, voice } from "../words";
import { History, type Told as ToldTurn } from "./history";
import type {
  Advised,
  Act,
  Art,
  Got,
  Hello,
  LogLine,
  Offers,
  PatchMessage,
  Piece,
  PointsMessage,
  Replayed,
  Scene,
  TableView,
  Told,
  Trouble,
  Try,
  Values,
  Words,
} from "../wire";

/** What is on the screen: everything in it belongs to the same moment. */
export type Shown = {
  number: number;
  revision: number;
  table: TableView;
  scene: Scene;
  log: LogLine[];
  whole?: Scene; // with all choices, where a guide has marked a few
};
export type Notice = { text: string; at: DOMRect | null; kind: "why" | "error" | "info"; id: number; page: string };
type Shape = NonNullable<Hello["shape"]>;
type Laid = Pick<Replayed, "scene" | "ground" | "lay">;
type Show = (scene: Scene, moves: Moves, animate: boolean) => Promise<void>;

const TOO_MANY = 60; // changes waiting to be shown: beyond, the newest is shown at once
const BETWEEN = 240; // milliseconds to look at what a computer did before its next step
const READ = 420; // where something is told about it

/** A whole scene: its ground, and what differs. */
function laid({ scene, ground = "", lay }: Laid): Scene {
  if (lay) keepGround(ground, lay);
  return patched(groundOf(ground), scene);
}

/** The way that brings most. */
function best({ tries = [], gains }: Offers): number {
  const worth = ([choice]: Try) => {
    const { total = 0, goods = [], earned = [] } = gains?.[choice] ?? {};
    return 100 * total + [...goods, ...earned].reduce((sum, [, n]) => sum + n, 0);
  };
  return tries.reduce((most, one, at) => (worth(one) > worth(tries[most]!) ? at : most), 0);
}

export class Session {
  readonly shown = signal<Shown | null>(null);
  readonly here = signal<number[]>([]);
  readonly watching = signal(0);
  readonly busy = signal(false); // a choice is on its way
  readonly showing = signal(false); // changes are being shown
  readonly replay = signal<{ at: number; of: number; scene: Scene; got: Got[] } | null>(null);
  readonly hint = signal<Advised[] | null>(null);
  readonly nudging = signal(false); // the hint is not told yet, only what to look for
  readonly notice = signal<Notice | null>(null);
  readonly doubt = signal<{ choice: number; text: string; last?: boolean } | null>(null); // is it really meant?
  readonly points = signal<{ seat: number; lines: PointsMessage["seats"][number] } | null>(null); // where they come from
  readonly asking = signal<{ choices: number[]; at: DOMRect; page?: string } | null>(null);
  readonly topic = signal(""); // what is looked up in the rules: the name of a page, or the number of a rule
  readonly reading = signal(0); // how often somebody wanted to look something up
  readonly marked = signal<string[]>([]); // the pieces that a line of the log is about, while it is pointed at
  readonly tryAt = signal(0); // which of the ways to do something is shown
  readonly preview = signal<{ choices: number[]; at: DOMRect; id: string } | null>(null); // selected, not sent
  readonly group = signal(""); // the place whose choices are listed
  readonly among = signal<string[]>([]); // one of these targets is meant, and it is asked which
  readonly card = signal<{ id: string; piece: Piece } | null>(null); // the card that is being read
  readonly art = signal<Art | null>(null); // the pictures of the game
  readonly recap = signal<{ turns: ToldTurn[]; at: number } | null>(null); // what the others did is being told again
  readonly saw = signal(false); // this page was there while the match was played
  readonly warned = signal(""); // the closing whose banner was put away
  readonly counting = signal(false); // the points are being counted, source by source
  readonly leaving = signal(false); // to the next match, as soon as there is one
  readonly missed = signal<ToldTurn[]>([]); // turns that happened while this browser was away
  readonly names = computed(() =>
    (this.shown.value?.table.seats ?? []).map((seat, n) => seat.name || voice.value.say("player", { number: n + 1 })),
  );
  readonly mayAct = computed(() => !!this.shown.value?.table.may_choose && !this.replay.value);
  readonly tries = computed(() => (this.mayAct.value ? (this.shown.value?.scene.offers.tries ?? []) : []));
  readonly live: Channel;
  guide: ComponentType | null = null; // somebody who speaks where the question stands
  guided = false; // by somebody who marks a few choices, and says where they lead
  home: (() => void) | null = null; // out of what is no table
  show: Show = async () => {};
  retell: (scene: Scene) => void = () => {};
  letGo: () => void = () => {}; // of what is selected
  skip: () => void = () => {};
  onTurn: () => void = () => {};
  private ends = false; // what has been confirmed ends the turn

  /** The turns since the viewer's own last one, of all the others; for who watches, the last one of everybody. */
  readonly story = computed((): ToldTurn[] => {
    const now = this.shown.value;
    if (!now || now.table.seats.length < 2) return [];
    const { you, news_from, seats, turn } = now.table;
    const seen = this.history.turns(now);
    const missed = this.missed.value.filter(
      (one) => !seen.some((other) => other.turn === one.turn && other.from <= one.from),
    );
    const all = [...missed, ...seen].sort((a, b) => a.from - b.from);
    return you >= 0
      ? all.filter((one) => one.seat !== you && one.to > news_from)
      : all.filter((one) => one.turn > turn - seats.length - 1).slice(-seats.length);
  });

  readonly history = new History();
  private unveiled = -1; // the revision of which all choices are wanted
  private asked = 0; // the question for what was missed
  private fetching = new Map<number, (scene: Scene) => void>(); // earlier moments that somebody wants to look at
  private latest: Shown | null = null; // what the server said last; `shown` follows
  private queue: { next: Shown; moves: Moves }[] = [];
  private waiting = new Map<number, string>(); // acts that got no answer yet
  private wondering: { re: number; hear: (rule: string, words?: Words) => void } | null = null; // who asked why not
  private wanted: { re: number; seat: number } | null = null; // whose points were asked about
  private summing: { re: number; done: (seats: PointsMessage["seats"]) => void } | null = null; // who wants all of them
  private hurry: (() => void) | null = null;
  private exchanging: { re: number; choice: number; number: number } | null = null; // what follows an undo
  overlay = ""; // the one that is laid over the board, or on its way

  constructor(
    readonly id: string,
    private shape: () => Shape,
    channel?: (session: Session) => Channel,
  ) {
    this.live = channel
      ? channel(this)
      : new Live(
          id,
          () => this.hello(),
          (told) => this.hear(told),
        );
  }

  stop(): void {
    this.live.stop();
    facts.value = {};
  }

  private hello(): Hello {
    return {
      do: "hello",
      tokens: tokensOf(this.id),
      shape: this.shape(),
      language: voice.value.language,
      overlay: this.overlay,
      guide: this.guided,
      grounds: groundNames(),
    };
  }

  // --- hearing ---

  protected hear(told: Told): void {
    switch (told.is) {
      case "scene":
        if (!told.scene || !told.ground) return;
        this.busy.value = false;
        this.exchanging = null;
        this.whole({
          number: told.number,
          revision: told.revision,
          table: told.table,
          scene: laid({ scene: told.scene, ground: told.ground, lay: told.lay }),
          log: told.log ?? [],
        });
        return;
      case "patch":
        this.change(told);
        return this.answered(told.re, told.number);
      case "presence":
        this.here.value = told.here;
        this.watching.value = told.watching;
        return;
      case "error":
        return this.trouble(told, told.re);
      case "done":
        return this.answered(told.re, told.number);
      case "recap":
        if (told.re === this.asked) this.missed.value = told.turns;
        return;
      case "replay":
        if (this.fetching.has(told.re ?? 0)) {
          this.fetching.get(told.re!)!(laid(told));
          return void this.fetching.delete(told.re!);
        }
        return this.replayed(told.at, told.of, laid(told), told.got ?? []);
      case "hint":
        this.nudging.value = !this.hint.value && told.choices.length > 0;
        this.hint.value = told.choices;
        return;
      case "why":
        if (told.re === this.wondering?.re) this.wondering?.hear(told.rule ?? "", told.words);
        return;
      case "points":
        if (this.summing?.re === told.re) return this.summing?.done(told.seats);
        if (told.re === this.wanted?.re)
          this.points.value = { seat: this.wanted!.seat, lines: told.seats[this.wanted!.seat] ?? [] };
        return;
      case "forecast":
        return;
      case "note":
        return this.note(this.say([told.key, told.values]), null, "info");
      case "pong":
    }
  }

  /** An act of ours has led to the table of this number. */
  private answered(re: number | undefined, number: number): void {
    if (!re || !this.waiting.delete(re)) return;
    if (this.exchanging?.re !== re) return void (this.busy.value = false);
    this.exchanging.number = number;
    this.finishExchange();
  }

  /** What lies on the table now, whole. */
  protected put(next: Shown): void {
    this.busy.value = false;
    this.waiting.clear();
    this.exchanging = null;
    this.whole(next);
  }

  private whole(next: Shown): void {
    const before = this.latest;
    this.latest = next;
    this.queue = [];
    if (this.history.begin(next)) this.catchUp(next);
    this.wishOverlay(before, next);
    this.judgeLink(next.table);
    const moves = before && before.scene.viewer === next.scene.viewer ? follow(before.scene, next.scene) : NO_MOVES;
    void this.push(next, moves);
  }

  private change(told: PatchMessage): void {
    const before = this.latest;
    if (!before) return;
    if (told.from !== before.number) {
      if (told.number > before.number) this.live.send({ do: "sync" });
      return;
    }
    if (told.number === before.number) return this.further(told, before);
    const log = told.log ? [...before.log.filter((line) => line[0] <= told.log!.keep), ...told.log.lines] : before.log;
    const scene = told.patch ? patched(before.scene, told.patch) : before.scene;
    const table = { ...before.table, ...told.table };
    this.tellResigned(before.table, table);
    this.latest = { number: told.number, revision: told.revision, table, scene, log };
    const moves = told.patch ? movesOf(told.patch) : NO_MOVES;
    this.history.add(this.latest, moves, told.got ?? []);
    void this.push(this.latest, moves);
    this.finishExchange();
  }

  /** More about the same position: how far the choices lead. What somebody has begun meanwhile goes on. */
  private further({ patch = {} }: PatchMessage, before: Shown): void {
    const next = { ...before, scene: patched(before.scene, patch) };
    this.latest = next;
    this.history.add(next, NO_MOVES, []);
    const waits = this.queue.find((step) => step.next === before);
    if (waits) waits.next = next;
    else if (this.shown.value === before) {
      this.shown.value = next;
      if (!this.replay.value) this.retell(next.scene);
    }
  }

  /** A seat's link that opens nothing here is told of, and not kept. */
  private judgeLink({ mine, owner }: TableView): void {
    const token = brought.peek();
    brought.value = "";
    if (!token || mine.length || owner) return;
    dropTokens(this.id, [token]);
    this.note(voice.value.say("wrong-seat-link"), null, "error");
  }

  /** What happened while nobody looked is asked for, once. */
  private catchUp({ table }: Shown): void {
    this.missed.value = [];
    const news = table.you < 0 || table.choices > table.news_from;
    if (table.seats.length > 1 && table.turn > 0 && news) this.asked = this.live.send({ do: "recap" });
  }

  /** An earlier moment, only to look at it. */
  sceneAt(at: number): Promise<Scene> {
    return new Promise((done) => {
      const re = this.live.send({ do: "replay", at });
      if (re) this.fetching.set(re, done);
    });
  }

  /** Who gives up is told to all the others. */
  private tellResigned(before: TableView, after: TableView): void {
    after.seats.forEach(({ resigned }, seat) => {
      if (resigned && !before.seats[seat]?.resigned && !after.mine.includes(seat))
        this.note(this.say(["told-resigned", { seat }]), null, "info");
    });
  }

  /** A rematch is a new table for which all tokens are valid, too. */
  private keepRematch({ rematch }: TableView): void {
    if (rematch && !tokensOf(rematch).length) keepTokens(rematch, tokensOf(this.id));
  }

  /** Changes are shown one after the other, each with its motion, so that a computer's turn can be followed. */
  private async push(next: Shown, moves: Moves): Promise<void> {
    this.keepRematch(next.table);
    this.queue.push({ next, moves });
    if (this.showing.value) return;
    this.showing.value = true;
    while (this.queue.length) {
      const rushed = this.queue.length > TOO_MANY || document.hidden;
      const step = rushed ? { next: this.queue.at(-1)!.next, moves: NO_MOVES } : this.queue.shift()!;
      if (rushed) this.queue = [];
      const moved = step.next.scene.pieces !== this.shown.value?.scene.pieces;
      const told = step.next.log.at(-1) !== this.shown.value?.log.at(-1) && !step.next.table.may_choose;
      if (JSON.stringify(step.next.scene.offers.tries) !== JSON.stringify(this.shown.value?.scene.offers.tries))
        this.tryAt.value = best(step.next.scene.offers);
      facts.value = step.next.scene.facts ?? {};
      if (step.next.table.status === "playing") this.saw.value = true;
      this.shown.value = this.few(step.next);
      this.hint.value = this.doubt.value = this.card.value = null;
      this.among.value = this.marked.value = [];
      if (!this.replay.value) await this.show(this.shown.value.scene, step.moves, !rushed);
      if (moved && !rushed) click();
      const pause = (told ? READ : BETWEEN) * SPEEDS[settings.value.speed];
      if (moved && this.queue.length && pause)
        await new Promise<void>((done) => ((this.hurry = done), setTimeout(done, pause)));
    }
    this.showing.value = false;
    const { may_end_turn, may_choose } = this.latest?.table ?? {};
    if (this.ends && may_end_turn && !may_choose) this.endTurn();
    this.ends = false;
    this.onTurn();
  }

  /** What a guide marks of it. */
  private few(next: Shown): Shown {
    const scene = this.unveiled === next.revision ? null : withFew(next.scene);
    return scene ? { ...next, scene, whole: next.scene } : next;
  }

  /** All choices of this moment, also those that a guide has not marked. */
  unveil(): void {
    const now = this.latest;
    if (!now || this.unveiled === now.revision) return;
    this.unveiled = now.revision;
    void this.push(now, NO_MOVES);
  }

  /** Is something newer on its way to the screen? */
  private behind(now: Shown): boolean {
    return this.queue.length > 0 || now.number !== this.latest?.number;
  }

  /** Shows the newest at once. True if there was something to skip. */
  rush(): boolean {
    if (!this.showing.value) return false;
    if (this.queue.length > 1) this.queue = [{ next: this.queue.at(-1)!.next, moves: NO_MOVES }];
    this.skip();
    this.hurry?.();
    return true;
  }

  private trouble(trouble: Trouble, re?: number): void {
    if (re && re === this.wondering?.re) return void (this.wondering = null); // the table has changed: ask again
    if (re) this.waiting.delete(re);
    this.busy.value = false;
    this.exchanging = null;
    if (trouble.code === "stale" || trouble.code === "repeated") return; // the newest scene is on its way
    this.note(trouble.say, null, "error");
  }

  // --- saying ---

  /** An act that changes the table. It is sent once; while it is on its way nothing else is. */
  act(said: Act): void {
    if (this.busy.value) return;
    this.hush();
    const id = this.live.send(said);
    if (!id) return this.note(voice.value.say("table-offline"), null, "error");
    this.waiting.set(id, said.do);
    this.busy.value = true;
  }

  /** What does nothing is asked about first, with all that it costs. */
  choose(choice: number, sure = false, then?: number): void {
    this.asking.value = this.card.value = null;
    this.doubt.value = null;
    const now = this.shown.value;
    const gain = now && gainOf(now.scene.offers, choice);
    if (gain?.void && !sure) {
      const list = costs(voice.value, gain);
      const text = list ? voice.value.say("void-ask", { list }) : voice.value.say("void-ask-free");
      return void (this.doubt.value = { choice, text });
    }
    if (now && gain?.closing && !sure) {
      const list = now.scene.seats.map(({ score }, seat) => `${this.names.value[seat]} ${score}`).join(", ");
      return void (this.doubt.value = { choice, text: voice.value.say("closing.sure", { list }), last: true });
    }
    if (!now || this.behind(now)) return void this.rush();
    this.rush();
    this.act({ do: "choose", choice, revision: now.revision, ...(then === undefined ? {} : { then }) });
  }

  /** The next way to do what the tries are about. */
  turn(step: number): void {
    const count = this.tries.value.length;
    if (count) this.tryAt.value = (this.tryAt.value + step + count) % count;
  }

  /** Where nothing is left after it but to end the turn, that is done, too; not if somebody wants to go on. */
  confirm(goOn = false): void {
    const shown = this.tries.value[this.tryAt.value];
    if (!shown) return;
    const then = goOn ? undefined : this.endingOf(shown[0]);
    this.choose(shown[0], false, then === undefined || then < 0 ? undefined : then);
    this.ends = then !== undefined && then < 0 && this.busy.value;
  }

  /** The choice that ends the turn after this one; -1 where it ends without one. */
  endingOf(choice: number): number | undefined {
    return this.shown.value?.scene.offers.ending?.then[choice];
  }

  mayExchange(): boolean {
    return !!this.shown.value?.table.undo.may && this.mayAct.value;
  }

  /** Takes back one choice and makes another one instead. Nothing else can be done until both have happened. */
  exchange(choice: number): void {
    const now = this.shown.value;
    if (!now || this.behind(now)) return void this.rush();
    if (this.busy.value || !this.mayExchange()) return;
    this.hush();
    this.rush();
    const re = this.live.send({ do: "undo", revision: now.revision });
    if (!re) return this.note(voice.value.say("table-offline"), null, "error");
    this.waiting.set(re, "undo");
    this.busy.value = true;
    this.exchanging = { re, choice, number: 0 };
  }

  /** The undo is done and its patch is here: now the other choice. */
  private finishExchange(): void {
    const { exchanging, latest } = this;
    if (!exchanging?.number || !latest || latest.number < exchanging.number) return;
    this.exchanging = null;
    this.rush();
    const re = this.live.send({ do: "choose", choice: exchanging.choice, revision: latest.revision });
    if (re) this.waiting.set(re, "choose");
    else this.busy.value = false;
  }

  /** Takes the last choice back; where that is impossible, says why: at the button that asked for it. */
  undo(at: DOMRect | null = null): void {
    const now = this.latest;
    if (!now) return;
    const { may, why } = now.table.undo;
    if (may) return (this.rush(), this.act({ do: "undo", revision: now.revision }));
    if (!why) return;
    const seen = now.log
      .filter((line) => line[0] === now.table.undo_from)
      .map(([, , , key, values]) => this.say([key, values]));
    const said = this.say(why);
    this.note(seen.length && why[0].includes("revealed") ? `${said}\n${upper(seen.join(", "))}.` : said, at, "why");
  }

  /** Why a choice cannot be taken back; nothing where it can. */
  finality(choice: number): string {
    const now = this.shown.value;
    const found = now?.scene.offers.final?.find(([, choices]) => choices.includes(choice));
    const piece = found && this.sentences().find((one) => one.choice === choice)?.piece;
    return found ? this.say(found[0], piece?.say?.[1]) : "";
  }

  /** A choice in few words, where its sentence has some. */
  short(sentence: Sentence): string {
    const [key, values] = sentence.words;
    const own = `${key}.short`;
    return voice.value.has(own) ? upper(this.say([own, values], sentence.piece?.say?.[1])) : this.sentence(sentence);
  }

  endTurn(): void {
    const now = this.latest;
    if (now) this.act({ do: "end-turn", revision: now.revision });
  }

  /** First a nudge, and the answer to whoever asks again. It takes a moment, so it is said that it is on its way. */
  askHint(): void {
    this.unveil();
    if (this.hint.value && this.nudging.value) return void (this.nudging.value = false);
    if (this.live.send({ do: "hint" })) this.note(voice.value.say("hint-comes"), null, "info");
    else this.note(voice.value.say("table-offline"), null, "error");
  }

  /** Asks why a piece cannot be chosen. Only the last question is worth an answer; without a table there is none. */
  wonder(piece: string, hear: (rule: string, words?: Words) => void): void {
    const now = this.shown.value;
    if (now?.whole?.offers.targets?.[piece] !== undefined)
      return (this.unveil(), this.note(voice.value.say("guide-too"), null, "info"));
    const re = now && this.live.send({ do: "why", piece, revision: now.revision });
    this.wondering = re ? { re, hear } : null;
    if (!re) hear("");
  }

  /** Asks where the points of a seat come from. */
  count(seat: number): void {
    const re = this.live.send({ do: "points" });
    if (re) this.wanted = { re, seat };
    else this.note(voice.value.say("table-offline"), null, "error");
  }

  /** The points of everybody by source, with what they are made of. */
  sources(): Promise<PointsMessage["seats"]> {
    return new Promise((done) => {
      const re = this.live.send({ do: "points" });
      if (re) this.summing = { re, done };
    });
  }

  /** Somebody sat down here, or the screen was turned, or another language is wanted. */
  look(): void {
    this.live.send({ do: "look", tokens: tokensOf(this.id), shape: this.shape(), language: voice.value.language });
    if (this.replay.value) this.goTo(this.replay.value.at);
  }

  /** Somebody begins to guide, or stops. */
  beGuided(wish: boolean): void {
    this.guided = wish;
    if (this.latest) this.live.send({ do: "look", guide: wish });
  }

  /** Lays something over the board, for this game from now on. */
  lay(overlay: string): void {
    const now = this.latest;
    if (!now) return;
    keepOverlay(now.table.game, overlay);
    this.overlay = overlay;
    this.live.send({ do: "look", overlay });
    if (this.replay.value) this.goTo(this.replay.value.at);
  }

  /** What was liked last time, as soon as the game has said that it offers it; what it does not offer is not asked for. */
  private wishOverlay(before: Shown | null, { table, scene }: Shown): void {
    const wish = before ? this.overlay : overlayOf(table.game);
    const known = (scene.overlays ?? []).some(([name]) => name === wish);
    this.overlay = known ? wish : "";
    if (known && !before && scene.overlay !== wish) this.live.send({ do: "look", overlay: wish });
  }

  /** One press: the next match is made, and we go there. */
  rematch(): void {
    this.leaving.value = true;
    this.act({ do: "rematch" });
  }

  sit(token: string): void {
    keepTokens(this.id, [token]);
    this.look();
  }

  // --- replay ---

  /** The table after so many choices; `since` is the number of those whose points are not told again. */
  goTo(at: number, since?: number): void {
    const of = this.latest?.table.choices ?? 0;
    this.live.send({ do: "replay", at: Math.max(0, Math.min(of, at)), ...(since === undefined ? {} : { since }) });
  }

  /** From the first choice of a player on; dealing is no step of its own. */
  step(at?: number): void {
    const first = this.latest?.log.find(([, turn]) => turn > 0)?.[0] ?? 1;
    this.goTo(at ?? first - 1);
  }

  private replayed(at: number, of: number, scene: Scene, got: Got[]): void {
    const before = this.replay.value?.scene ?? this.shown.value?.scene;
    const near = Math.abs(at - (this.replay.value?.at ?? of)) === 1;
    this.replay.value = { at, of, scene, got };
    this.skip();
    void this.show(scene, near && before ? follow(before, scene) : NO_MOVES, near);
  }

  leaveReplay(): void {
    this.replay.value = null;
    const now = this.latest;
    if (!now) return;
    const seen = (this.shown.value = this.few(now));
    void this.show(seen.scene, NO_MOVES, false).then(() => this.onTurn());
  }

  // --- words ---

  say(words: Words, more?: Values): string {
    return voice.value.tell(words, this.names.value, more);
  }

  sentences(): Sentence[] {
    const now = this.shown.value;
    return now ? sentences(now.whole ?? now.scene) : [];
  }

  /** All that a choice brings, in words. */
  brings(choice: number): string {
    const now = this.shown.value;
    return now ? told(voice.value, gainOf(now.scene.offers, choice), this.names.value).join(", ") : "";
  }

  /** A choice in words. */
  sentence({ words, piece }: Sentence): string {
    return upper(this.say(words, piece?.say?.[1]));
  }

  /** Whoever acts has read what was said about the moment before; what went wrong stays. */
  private hush(): void {
    if (this.notice.value?.kind !== "error") this.notice.value = null;
  }

  /** Opens the rules there; at their beginning without a topic. */
  lookUp(topic: string): void {
    this.notice.value = this.asking.value = null;
    this.topic.value = topic;
    this.reading.value += 1;
  }

  note(text: string, at: DOMRect | null, kind: Notice["kind"], page = ""): void {
    this.notice.value = { text, at, kind, page, id: (this.notice.value?.id ?? 0) + 1 };
  }
}
