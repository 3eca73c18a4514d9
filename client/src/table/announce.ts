/** Tells people who do not see the screen, and the title of the tab, what has happened and what is asked. */
import { effect } from "@preact/signals";
import { chime } from "../parts/sound";
import { named, say } from "../words";
import { entries } from "./log";
import { verdict } from "./result";
import type { Session } from "./session";

export function announce(session: Session): () => void {
  const region = document.getElementById("live")!;
  let told = session.shown.peek()?.log.length ?? 0;
  let before = "";
  const stop = effect(() => {
    const now = session.shown.value;
    if (!now) return;
    const { table, log, scene } = now;
    call(table.result ? verdict(session) : say("title"), table.may_choose || table.may_end_turn);
    if (session.showing.value) return; // one announcement when all has been shown
    const news = log.slice(Math.min(told, log.length)).filter((line) => !table.mine.includes(line[2]) || line[2] < 0);
    told = log.length;
    const asked = scene.offers.prompt && !session.guide ? session.say(scene.offers.prompt) : "";
    const count = Object.keys(scene.offers.targets ?? {}).length;
    const places = asked && count > 1 && table.may_choose ? say("announce-places", { count }) : "";
    const lines = entries(session, news)
      .slice(-6)
      .map(({ seat, said }) => `${seat >= 0 ? session.names.value[seat] + " " : ""}${said.join(", ")}.`);
    const text = [...lines, asked, places].filter(Boolean).join(" ");
    if (text !== before) region.textContent = before = text;
  });
  const turns = effect(() => {
    const way = session.tries.value[session.tryAt.value];
    if (!way || !session.tryAt.value) return;
    const sentence = session.sentences().find(({ choice }) => choice === way[0]);
    region.textContent = before = named(sentence ? session.sentence(sentence) : "", session.brings(way[0]));
  });
  return () => (stop(), turns(), (region.textContent = ""), call("Teahouse", false));
}

/** Whose turn it is can be read off the tab: its title says so, and its lantern is lit. */
function call(title: string, yours: boolean): void {
  document.title = yours ? `● ${say("tab-your-turn", { title })}` : title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = yours ? "/lantern-lit.svg" : "/lantern.svg";
  if (!icon || icon.getAttribute("href") === wanted) return;
  icon.href = wanted;
  if (yours) chime();
}
