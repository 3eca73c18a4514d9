/** What this browser remembers: seats at tables, and how its user likes to play. Works without storage, too. */
import { effect, signal } from "@preact/signals";
import type { Scene } from "./wire";

function read<T>(key: string, fallback: T): T {
  try {
    const found = localStorage.getItem(key);
    return found ? ({ ...fallback, ...JSON.parse(found) } as T) : fallback;
  } catch {
    return fallback;
  }
}

function write(key: string, value: unknown): void {
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
  quick: boolean;
  dim: boolean;
  sound: boolean;
  language: string;
};
const LIKES: Settings = {
  name: "",
  theme: "auto",
  speed: "normal",
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

type Tokens = { tokens: string[]; title?: string; at?: number };
const memory = new Map<string, string[]>();

export function tokensOf(table: string): string[] {
  return read<Tokens>(`teahouse:table:${table}`, { tokens: memory.get(table) ?? [] }).tokens;
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

export function keepTokens(table: string, added: string[], title = ""): void {
  const tokens = [...new Set([...tokensOf(table), ...added])].slice(-16);
  memory.set(table, tokens);
  write(`teahouse:table:${table}`, { tokens, title, at: Date.now() });
}
