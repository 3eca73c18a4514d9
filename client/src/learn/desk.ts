/** A lesson as a table: the same session, but what is said goes to the lesson's door, with all choices so far. */
import { signal } from "@preact/signals";
import { ask, Refused } from "../api";
import { settings } from "../keep";
import type { Channel, Connection } from "../live";
import { Session } from "../table/session";
import { shape } from "../table/room";
import { say, voice } from "../words";
import type { LessonView, LessonWhy, Said } from "../wire";
import { finish, leaveAt, lessonKey, lineOf } from "./progress";

const RETRY = 2000; // milliseconds

export type Where = { game: string; course: string; lesson: string };

class Door implements Channel {
  readonly state = signal<Connection>("connecting");
  readonly code = signal(0);
  private ids = 0;
  constructor(private desk: Desk) {}

  send(said: Said): number {
    const id = ++this.ids;
    void this.desk.answer(said, id);
    return id;
  }

  stop(): void {}
}

export class Desk extends Session {
  readonly view = signal<LessonView | null>(null);
  readonly heard = signal<{ text: string; mood: string } | null>(null); // what was said to the last try
  readonly misses = signal(0); // wrong ones since the step began
  readonly pointed = signal(0); // how often it was asked to be shown
  private numbers = 0;
  private turns_ = 0;
  private shows = "";

  constructor(
    readonly where: Where,
    readonly free = false,
  ) {
    super("", shape, (session) => new Door(session as unknown as Desk));
    void this.moment(free ? [] : lineOf(this.key));
  }

  get key(): string {
    return lessonKey(this.where.game, this.where.course, this.where.lesson);
  }

  private get door(): string {
    const { game, course, lesson } = this.where;
    return `/api/lessons/${game}/${course}/${lesson}`;
  }

  /** What a message of the table means here; the rest has no meaning in a lesson. */
  async answer(said: Said, id: number): Promise<void> {
    const view = this.view.peek();
    if (said.do === "choose" && view) {
      await this.moment(view.line, said.choice);
      if (said.then != null && this.view.peek()?.mood !== "wrong") await this.moment(this.view.peek()!.line, said.then);
    } else if (said.do === "undo") await this.back();
    else if (said.do === "why") await this.why(said.piece);
    else if (said.do === "look" && view) {
      if (said.overlay != null) this.shows = said.overlay;
      await this.moment(view.line);
    } else if (said.do === "points") this.hear({ is: "points", seats: [], re: id });
  }

  /** Takes the last own choice back. */
  async back(): Promise<void> {
    const view = this.view.peek();
    if (view && view.back >= 0) await this.moment(view.line.slice(0, view.back));
  }

  restart(): Promise<void> {
    return this.moment([]);
  }

  private async why(piece: string): Promise<void> {
    const view = this.view.peek();
    const found = await this.fetched<LessonWhy>(`${this.door}/why`, { piece, line: view?.line ?? [], free: this.free });
    if (!found) return;
    const own = this.shown.peek()?.scene.pieces[piece];
    const reason = found.words.length ? this.say(found.words as [string], own?.say?.[1]) : "";
    const text =
      found.say || (reason && found.rule.includes("-") ? say("with-rule", { text: reason, rule: found.rule }) : reason);
    this.marked.value = text ? [piece] : []; // the one that is spoken of, until something else is tried
    if (text) this.heard.value = { text, mood: "wrong" };
    else if (own?.say) this.note(this.say(own.say), null, "info");
    if (text) this.misses.value += 1;
  }

  private async moment(line: number[], choice?: number): Promise<void> {
    const turn = ++this.turns_;
    this.busy.value = true;
    const body = {
      line,
      free: this.free,
      shape: shape(),
      overlay: this.shows,
      ...(choice === undefined ? {} : { choice }),
    };
    const found = await this.fetched<LessonView>(`${this.door}?language=${voice.value.language}`, body);
    if (turn !== this.turns_) return;
    this.busy.value = false;
    if (!found) return this.retry(line);
    const before = this.view.peek();
    if (found.step !== before?.step || choice === undefined) this.misses.value = this.pointed.value = 0;
    if (found.mood === "wrong" || found.mood === "missed") this.misses.value += 1;
    this.view.value = found;
    this.heard.value = found.answer ? { text: found.answer, mood: found.mood } : null;
    if (!this.free) {
      if (found.done) finish(this.key);
      else if (found.mood !== "missed") leaveAt(this.key, found.line);
    }
    const { table } = found;
    table.seats.forEach((seat, n) => (seat.name = n === table.you ? settings.value.name || say("guest") : found.guide));
    this.live.state.value = "open";
    this.numbers += 1;
    this.put({ number: this.numbers, revision: this.numbers, table, scene: found.scene, log: found.log });
  }

  /** A lesson that has not begun yet is asked for again: a server may be starting, or a train be in a tunnel. */
  private retry(line: number[]): void {
    if (this.view.peek() || this.live.state.peek() === "closed") return;
    const turn = this.turns_;
    setTimeout(() => turn === this.turns_ && void this.moment(line), RETRY);
  }

  override stop(): void {
    this.turns_ += 1; // nobody waits for an answer any more
    super.stop();
  }

  /** The answer of the server; nothing where there is none, which is told. */
  private async fetched<T>(path: string, body: unknown): Promise<T | null> {
    try {
      return await ask<T>(path, body);
    } catch (error) {
      this.busy.value = false;
      if (error instanceof Refused && error.trouble.code === "no-such-page") {
        this.live.code.value = 4404;
        this.live.state.value = "closed";
      } else this.note(error instanceof Refused ? error.message : say("table-offline"), null, "error");
      return null;
    }
  }
}
