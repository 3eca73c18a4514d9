/** A hint in words: the chance of winning, what the choice brings, and the plan behind it. Mirrors cli/_hints.py. */
import { told } from "../gains";
import type { Advised } from "../wire";
import { voice, type Voice } from "../words";
import type { Session } from "./session";

/** The chance of winning, with its margin where that was measured. */
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
