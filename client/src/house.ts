/** The house: its games, the way to a page, and the words and pictures that pages need. */
import { computed, effect, signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { ask } from "./api";
import { keepTokens, settings } from "./keep";
import type { Art, BotInfo, Door, GameInfo, HouseInfo, Texts } from "./wire";
import { Voice, voice } from "./words";

export const house = signal<HouseInfo | null>(null);
export const trouble = signal("");
export const path = signal(location.pathname);
export const tableId = computed(() => /^\/t\/([\w-]+)/.exec(path.value)?.[1] ?? "");
export const gameOf = (name: string): GameInfo | undefined => house.value?.games.find((game) => game.name === name);
/** What the game of a table is called in the language of the page. */
export const titleOf = ({ game, title }: { game: string; title: string }): string => gameOf(game)?.title ?? title;

/** What a link begins with that others are to open. */
export const origin = computed(() => (house.value?.door?.open ? house.value.door.origin : location.origin));

/** Whether such a link would lead others to their own computer instead of this one. */
export const closed = computed(() => house.value?.door?.open === false);

/** Let others in this computer's network in. */
export async function openDoor(): Promise<void> {
  const door = await ask<Door>("/api/door", {});
  house.value = { ...house.value!, door };
}

export function go(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  path.value = location.pathname;
  scrollTo(0, 0);
}
addEventListener("popstate", () => void (path.value = location.pathname));

/** Links inside the house do not load the page anew. */
document.addEventListener("click", (event) => {
  const link = (event.target as Element).closest?.("a");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !plain || link.origin !== location.origin || link.target || /^\/(api|live)\//.test(link.pathname))
    return;
  event.preventDefault();
  go(link.pathname + link.hash);
  takeToken();
});

/** How many seats' links were opened in this page: the table is entered anew with each. */
export const arrivals = signal(0);

/** The secret of the link that led here, until it is known whether it opens something. */
export const brought = signal("");

/** A seat's link carries its secret after `#`: it is kept, and taken out of the address. */
export function takeToken(): void {
  const found = /^#([\w-]{20,64})$/.exec(location.hash);
  if (!found) return;
  if (tableId.value) keepTokens(tableId.value, [(brought.value = found[1]!)]);
  history.replaceState(null, "", location.pathname);
  arrivals.value += 1;
}
addEventListener("hashchange", takeToken);

const spoken = new Map<string, Promise<Voice>>();

let speaking = "";

/** Who says the texts of a game in the language of the page. */
function voiceOf(game: string): Promise<Voice> {
  const key = `${game}/${house.value!.language}`;
  if (!spoken.has(key)) {
    spoken.set(
      key,
      ask<Texts>(`/api/texts/${key}`).then((texts) => new Voice(texts.language, texts.sources, texts.pages)),
    );
    spoken.get(key)!.catch(() => spoken.delete(key));
  }
  return spoken.get(key)!;
}

/** For what is told of a game beside that of the page; null until it has come. */
export function useVoice(game: string): Voice | null {
  const [found, put] = useState<Voice | null>(null);
  const language = house.value?.language;
  useEffect(() => {
    let live = true;
    if (game)
      void voiceOf(game).then(
        (one) => live && put(one),
        () => {},
      );
    return () => void (live = false);
  }, [game, language]);
  return found;
}

/** The page speaks for this game from now on; without a game, for the one before, or the first lends its frame. */
export async function speak(game = ""): Promise<void> {
  const name = (speaking = game || speaking || house.value!.games[0]?.name || "");
  const found = await voiceOf(name);
  if (voice.value !== found) voice.value = found;
  document.documentElement.lang = found.language;
}

const sheets = new Map<string, Promise<Art>>();
let hung = "";

/** A game's pictures, put into the page. */
export async function hangArt(game: string): Promise<Art> {
  if (!sheets.has(game)) {
    sheets.set(game, ask<Art>(`/api/art/${game}`));
    sheets.get(game)!.catch(() => sheets.delete(game));
  }
  const art = await sheets.get(game)!;
  if (hung !== game) {
    hung = game;
    document.getElementById("art")?.remove();
    const holder = document.createElement("div");
    holder.id = "art";
    holder.append(
      document.importNode(new DOMParser().parseFromString(art.markup, "image/svg+xml").documentElement, true),
    );
    document.body.prepend(holder);
    const style = new CSSStyleSheet();
    style.replaceSync(art.css);
    document.adoptedStyleSheets = [style];
  }
  return art;
}

/** Asks for the house, again whenever another language is wished. */
export async function enter(): Promise<void> {
  const wish = settings.value.language || navigator.languages.join(",");
  house.value = await ask<HouseInfo>(`/api/house?language=${encodeURIComponent(wish)}`);
  await speak();
}

export function followLanguage(): void {
  let before = settings.value.language;
  effect(() => {
    const wish = settings.value.language;
    if (wish === before) return;
    before = wish;
    void enter();
  });
}

/** The computer player to offer where nobody has chosen one. */
export function usualBot(bots: BotInfo[]): string {
  return (bots.find((one) => one.default) ?? bots[0])?.name ?? "";
}
