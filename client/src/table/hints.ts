/** A hint in words: first a nudge, then the chance of winning, what the choice brings, and the plan behind it. Mirrors cli/_hints.py. */
import { told } from "../gains";
import type { Advised } from "../wire";
import { voice, type Voice } from "../words";
import type { Session } from "./session";

/** The chance of winning, with its margin where that is known. */
export function odds(say: Voice, { chance, margin = 0, sure }: Advised): string {
  if (sure) return say.say(chance ? "hint-won" : "hint-lost");
  const percent = Math.round(100 * chance);
  return margin
    ? say.say("hint-odds-about", { chance: percent, margin: Math.ceil(100 * margin) })
    : say.say("hint-odds", { chance: percent });
}

/** What the choice brings together with those that are to follow, and which these are. */
export function reasons(session: Session, { gain, plan = [] }: Advised): string[] {
  const brings = told(voice.value, gain, session.names.value);
  return [
    brings.length ? voice.value.say("hint-brings", { list: brings.join(", ") }) : "",
    plan.length ? voice.value.say("hint-plan", { list: plan.map((words) => session.say(words)).join("; ") }) : "",
  ].filter(Boolean);
}

const CLEAR = 0.03; // of a chance: by less nobody stands out

/** Something to look for, before the answer: whether one choice stands out, and what it brings. */
export function nudge(say: Voice, advice: Advised[], names: string[]): string[] {
  const [first, second] = advice;
  const clear = !!second && first!.chance - second.chance > Math.max(CLEAR, first!.margin ?? 0);
  const brings = told(say, first!.gain, names);
  return [
    say.say(!second ? "hint-nudge-only" : clear ? "hint-nudge-clear" : "hint-nudge-even"),
    brings.length ? say.say("hint-nudge-brings", { list: brings.join(", ") }) : "",
    say.say("hint-nudge-again"),
  ].filter(Boolean);
}
