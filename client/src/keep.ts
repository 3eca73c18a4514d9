/** What this browser remembers: seats at tables, and how its user likes to play. Works without storage, too. */
import { effect, signal } from "@preact/signals";
import type { Scene } from "./wire";

export function read<T>(key: string, fallback: T): T {
  try {
    const found = localStorage.getItem(key);
    return found ? ({ ...fallback, ...JSON.parse(found) } as T) : fallback;
  } catch {
    return fallback;
  }
}

export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    /* a private window: nothing is kept */
  }
}

export type Settings = {
  name: string;
  theme: "auto" | "light" | "dark";
  speed: "slow" | "normal" | "fast" | "instant";
  confirm: "touch" | "always" | "never"; // what cannot be taken back is selected first
  quick: boolean;
  dim: boolean;
  sound: boolean;
  language: string;
};
const LIKES: Settings = {
  name: "",
  theme: "auto",
  speed: "normal",
  confirm: "touch",
  quick: false,
  dim: true,
  sound: false,
  language: "",
};

export const settings = signal<Settings>(read("teahouse:settings", LIKES));
export const set = (change: Partial<Settings>): void => void (settings.value = { ...settings.value, ...change });
effect(() => {
  write("teahouse:settings", settings.value);
  const root = document.documentElement;
  if (settings.value.theme === "auto") delete root.dataset["theme"];
  else root.dataset["theme"] = settings.value.theme;
});

/** What somebody likes to see laid over the boards of a game. */
export const overlayOf = (game: string): string =>
  read<{ overlay: string }>(`teahouse:game:${game}`, { overlay: "" }).overlay;
export const keepOverlay = (game: string, overlay: string): void => write(`teahouse:game:${game}`, { overlay });

/** How somebody usually sets a table of a game up; null if nothing was kept. */
export const usualTable = <T>(game: string): Partial<T> | null =>
  read<{ plan: Partial<T> | null }>(`teahouse:usual:${game}`, { plan: null }).plan;
export const keepUsual = (game: string, plan: unknown): void => write(`teahouse:usual:${game}`, { plan });

/** How long motions take, against the usual. */
export const SPEEDS: Record<Settings["speed"], number> = { slow: 2, normal: 1, fast: 0.5, instant: 0 };

/** Bare tables by name, on which scenes are laid: the newest few are kept. */
const GROUND = "teahouse:ground:";
const GROUNDS = 8;
type Ground = { scene: Scene | null; at: number };
const grounds = new Map<string, Scene>();
try {
  for (const key of Object.keys(localStorage)) {
    const { scene } = key.startsWith(GROUND) ? read<Ground>(key, { scene: null, at: 0 }) : { scene: null };
    if (scene) grounds.set(key.slice(GROUND.length), scene);
  }
} catch {
  /* without storage they last as long as the page */
}

export const groundNames = (): string[] => [...grounds.keys()].slice(-64);
export const groundOf = (name: string): Scene => grounds.get(name)!;

export function keepGround(name: string, scene: Scene): void {
  grounds.set(name, scene);
  write(GROUND + name, { scene, at: Date.now() });
  try {
    const kept = Object.keys(localStorage).filter((key) => key.startsWith(GROUND));
    const age = (key: string) => read<Ground>(key, { scene: null, at: 0 }).at;
    if (kept.length > GROUNDS)
      for (const key of kept.sort((a, b) => age(a) - age(b)).slice(0, -GROUNDS)) localStorage.removeItem(key);
  } catch {
    /* nothing is kept anyway */
  }
}

/** This device, for whoever plays here: one random name, told to nobody but whoever exports it. */
const DEVICE = "teahouse:device";
export function deviceName(): string {
  const known = read<{ id: string }>(DEVICE, { id: "" }).id;
  if (known) return known;
  const id = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  write(DEVICE, { id });
  return id;
}

const OURS = [
  "teahouse:device",
  "teahouse:settings",
  "teahouse:table:",
  "teahouse:game:",
  "teahouse:usual:",
  "teahouse:learn",
  "teahouse:strength",
];

/** All that makes this device somebody: its name, its seats, how it likes to play. As text, to be carried elsewhere. */
export function exportDevice(): string {
  deviceName();
  const all = Object.entries({ ...localStorage }).filter(([key]) => OURS.some((ours) => key.startsWith(ours)));
  return JSON.stringify({ teahouse: 1, kept: Object.fromEntries(all) }, null, 1);
}

/** Takes over what another device has written; false if it is nothing of the kind. */
export function importDevice(text: string): boolean {
  try {
    const { teahouse, kept } = JSON.parse(text) as { teahouse: unknown; kept: Record<string, unknown> };
    const all = Object.entries(kept).filter(([key]) => OURS.some((ours) => key.startsWith(ours)));
    if (teahouse !== 1 || !all.length || all.some(([, value]) => typeof value !== "string")) return false;
    for (const [key, value] of all) localStorage.setItem(key, value as string);
    return true;
  } catch {
    return false;
  }
}

/** Nobody has been here: seats that were held here are not found again without their links. */
export function forgetDevice(): void {
  memory.clear();
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith("teahouse:")) localStorage.removeItem(key);
  } catch {
    /* nothing was kept */
  }
}

/** Takes a match off the list; its seats are given up here, not at the table. */
export function forgetTable(table: string): void {
  memory.delete(table);
  try {
    localStorage.removeItem(`teahouse:table:${table}`);
  } catch {
    /* nothing was kept */
  }
}

type Tokens = { tokens: string[]; title?: string; at?: number };
const memory = new Map<string, string[]>();

export function tokensOf(table: string): string[] {
  return read<Tokens>(`teahouse:table:${table}`, { tokens: memory.get(table) ?? [] }).tokens;
}

/** The tables that this browser remembers. */
export function keptTables(): Set<string> {
  const prefix = "teahouse:table:";
  try {
    const kept = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    return new Set([...memory.keys(), ...kept.map((key) => key.slice(prefix.length))]);
  } catch {
    return new Set(memory.keys());
  }
}

/** The tokens of every table this browser has sat at, the latest first. */
export function allTokens(): string[] {
  const found: Tokens[] = [];
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith("teahouse:table:")) found.push(read<Tokens>(key, { tokens: [] }));
  } catch {
    return [...memory.values()].flat();
  }
  return found.sort((a, b) => (b.at ?? 0) - (a.at ?? 0)).flatMap(({ tokens }) => tokens);
}

export function dropTokens(table: string, wrong: string[]): void {
  const left = tokensOf(table).filter((token) => !wrong.includes(token));
  if (!left.length) return forgetTable(table);
  memory.set(table, left);
  write(`teahouse:table:${table}`, { tokens: left, at: Date.now() });
}

export function keepTokens(table: string, added: string[], title = ""): void {
  const tokens = [...new Set([...tokensOf(table), ...added])].slice(-16);
  memory.set(table, tokens);
  write(`teahouse:table:${table}`, { tokens, title, at: Date.now() });
}
