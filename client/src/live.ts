/** The live channel of one table: reconnects for ever, at once when the page wakes up. */
import { signal } from "@preact/signals";
import type { Said, Told } from "./wire";

const WAITS = [0, 500, 1000, 2000, 4000, 5000];
const FINAL = new Set([4403, 4404]); // not open to spectators, no such table: trying again is no use
const WAKE = 3000;
export const CROWDED = 4429; // too much at once from here
const CALM = 5000; // milliseconds until the next try then, and longer each time
const CALMEST = 30_000;

export type Connection = "connecting" | "open" | "lost" | "closed";

/** What a session says, and where: to a table, or to a lesson. */
export type Channel = Pick<Live, "state" | "code" | "send" | "stop">;

export class Live {
  readonly state = signal<Connection>("connecting");
  readonly code = signal(0);
  private socket: WebSocket | null = null;
  private failures = 0;
  private timer = 0;
  private probe = 0;
  private ids = 0;
  private stopped = false;

  constructor(
    private table: string,
    private hello: () => Said,
    private hear: (told: Told) => void,
  ) {
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  /** Gives the id under which the answer comes; 0 if there is no connection. */
  send(said: Said): number {
    if (this.socket?.readyState !== WebSocket.OPEN) return 0;
    const id = ++this.ids;
    this.socket.send(JSON.stringify({ ...said, id }));
    return id;
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    clearTimeout(this.probe);
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket?.close();
  }

  private connect(): void {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/live/${encodeURIComponent(this.table)}`);
    this.socket = socket;
    socket.onopen = () => {
      if (socket === this.socket) this.send(this.hello());
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.socket) return;
      this.failures = 0;
      clearTimeout(this.probe);
      const told = JSON.parse(event.data) as Told;
      if (told.is === "scene") this.state.value = "open";
      this.hear(told);
    };
    socket.onclose = (event) => {
      if (socket !== this.socket || this.stopped) return;
      this.code.value = event.code;
      if (FINAL.has(event.code)) {
        this.state.value = "closed";
        return;
      }
      this.state.value = "lost";
      const wait =
        event.code === CROWDED
          ? Math.min(CALMEST, CALM * (this.failures + 1))
          : WAITS[Math.min(this.failures, WAITS.length - 1)]!;
      this.failures += 1;
      this.timer = setTimeout(() => this.connect(), wait);
    };
  }

  /** Waking up: a socket that looks open may be dead, so it is asked; one that is lost is opened at once. */
  private wake = (): void => {
    if (document.visibilityState !== "visible" || this.state.value === "closed") return;
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.send({ do: "ping" });
      clearTimeout(this.probe);
      this.probe = setTimeout(() => this.again(), WAKE);
    } else if (this.socket?.readyState !== WebSocket.CONNECTING) {
      this.again();
    }
  };

  private again(): void {
    const old = this.socket;
    this.state.value = "lost";
    this.failures = 0;
    this.connect();
    old?.close();
  }
}
