/** What a choice brings, in words: short as on a pill, and whole as in a list. Mirrors draw/pills.py. */
import type { Amount, Gain, Got, Offers } from "./wire";
import type { Voice } from "./words";

const AT_LEAST = 2; // `more`: so much or more; else up to so much

/** A number with a minus as wide as the plus. */
export const plain = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** With a sign that is as wide as the plus. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "±0");

const amount = (voice: Voice, kind: string, [name, n]: Amount): string =>
  `${signed(n)} ${voice.say(`${kind}-${name}`, { count: Math.abs(n) })}`;

/** Points by their sources. */
export const parts = (voice: Voice, lines: Amount[]): string =>
  lines.map((line) => amount(voice, "score", line)).join(", ");

/**
 * What a glance needs: nothing at all, points, and goods that one gets; what it costs is said in whole words.
 * Brief, where others lie close by: without what is sure at once, and goods only where there are no points to tell.
 */
export function pill(voice: Voice, gain: Gain | undefined, brief = false): string {
  if (!gain) return "";
  const { total = 0, more, goods = [], earned = [] } = gain;
  const points = signed(total);
  const first = [
    gain.void ? voice.say("gain-void") : "",
    !brief && gain.now ? signed(gain.now) : "",
    more ? voice.say(more === AT_LEAST ? "gain-more" : "gain-best", { points }) : total ? points : "",
  ].filter(Boolean);
  const got = brief && first.length ? [] : [...goods, ...earned].filter(([, n]) => n > 0);
  return [...first, ...got.map((line) => amount(voice, "good", line))].join(", ");
}

/** What one gets with a picture each, where a brief pill would tell nothing else: `+1` and what. */
export function pictured(gain: Gain | undefined, art: Record<string, string>): [words: string, picture: string][] {
  const { total, more, void: nothing, goods = [], earned = [] } = gain ?? {};
  const got = [...goods, ...earned].filter(([, n]) => n > 0);
  if (nothing || more || total || !got.every(([name]) => name in art)) return [];
  return got.map(([name, n]) => [signed(n), art[name]!]);
}

/** All of it, in short sentences without a full stop. */
export function told(voice: Voice, gain: Gain | undefined, names: string[]): string[] {
  if (!gain) return [];
  const { total = 0, parts: lines = [], more, now, goods = [], earned = [], others = [] } = gain;
  const key = !more ? "gain-points" : more === AT_LEAST ? "gain-said-more" : "gain-said-best";
  const points = voice.say(key, { points: signed(total), count: Math.abs(total) });
  const sources = lines.length ? parts(voice, lines) : "";
  return [
    gain.void ? voice.say("gain-said-void") : "",
    total || more ? points + (sources && ` (${sources})`) : sources,
    now ? voice.say("gain-now", { points: signed(now) }) : "",
    ...[...goods, ...earned].map((line) => amount(voice, "good", line)),
    ...others.map(([seat, name, n]) => voice.say("named", { name: names[seat]!, text: parts(voice, [[name, n]]) })),
    gain.ending ? voice.say("gain-ending") : gain.closing ? voice.say("gain-closing") : "",
    gain.then ? voice.say(`gain-then-${gain.then}`) : "",
  ].filter(Boolean);
}

/** What is lost by it: points by source, goods. */
export const costs = (voice: Voice, { parts: lines = [], goods = [] }: Gain): string =>
  [
    ...lines.filter(([, n]) => n < 0).map((line) => amount(voice, "score", line)),
    ...goods.filter(([, n]) => n < 0).map((line) => amount(voice, "good", line)),
  ].join(", ");

/** What everybody got, for those that got or lost points. */
export const changed = (voice: Voice, got: Got[], names: string[]): string[] =>
  got.flatMap(({ total = 0, parts: lines = [] }, seat) =>
    lines.length ? [voice.say("named", { name: names[seat]!, text: `${signed(total)} (${parts(voice, lines)})` })] : [],
  );

export const gainOf = (offers: Offers, choice: number): Gain | undefined => offers.gains?.[choice];

/** The choice that speaks for a place where several lie: the first, where all bring the same; else none. */
export function alike(voice: Voice, offers: Offers, choices: number[]): Gain | undefined {
  const said = new Set(choices.map((choice) => pill(voice, gainOf(offers, choice), true)));
  return said.size === 1 ? gainOf(offers, choices[0]!) : undefined;
}
