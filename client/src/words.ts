/** Says the texts of the house and of a game in one language (Fluent), as `teahouse.text` does on the server. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { signal } from "@preact/signals";
import type { PageInfo, Piece, Values, Words } from "./wire";

/** Of the match that the page shows: numbers and readings that any text about the rules may use. */
export const facts = signal<Values>({});

export class Voice {
  private bundle: FluentBundle;

  constructor(
    readonly language: string,
    sources: string[],
    readonly pages: PageInfo[] = [],
  ) {
    this.bundle = new FluentBundle([language, "en"], { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  private pattern(key: string) {
    const [name, attribute] = key.split(".", 2);
    const message = this.bundle.getMessage(name!);
    return attribute ? message?.attributes[attribute] : message?.value;
  }

  has(key: string): boolean {
    return this.pattern(key) != null;
  }

  /** The text of a key with values that are words already. A key without a text is said as the words of the key. */
  say(key: string, values: Values = {}): string {
    const pattern = this.pattern(key);
    if (pattern == null) return [key.replace(/[-.]/g, " "), ...Object.values(values)].join(" ");
    return this.bundle.formatPattern(pattern, { ...facts.value, ...values }, []);
  }

  /** The page of a card or another piece: the one that tells what the piece tells, or bears its name. */
  pageOf({ tells }: Pick<Piece, "tells">): PageInfo | undefined {
    return this.pages.find(({ title, text }) => !!tells && (text === tells || title === tells.split(".", 1)[0]));
  }

  /** The pages of what a line of the log names. */
  pagesIn(values: Values): PageInfo[] {
    const named = new Set(Object.entries(values).map(([kind, value]) => `${kind}-${value}`));
    return this.pages.filter(({ title }) => named.has(title));
  }

  /** The key of a rule in words, if it has some; one of a numbered list may have those of the whole. */
  ruleKey(number: string): string {
    const own = `rule-${number.toLowerCase().replace(".", "-")}`;
    const whole = `rule-${number.toLowerCase().split(".", 1)[0]}`;
    return this.has(own) ? own : this.has(whole) ? whole : "";
  }

  /** A message of the server: its values become words first, seats become names. */
  tell([key, values]: Words, names: string[], more: Values = {}): string {
    return this.say(key, this.worded({ ...more, ...values }, names));
  }

  worded(values: Values, names: string[]): Values {
    const said: Values = {};
    for (const [kind, value] of Object.entries(values)) said[kind] = this.word(kind, value, names);
    return said;
  }

  private word(kind: string, value: number | string, names: string[]): number | string {
    if (kind === "seat" && typeof value === "number") return names[value] || this.say("player", { number: value + 1 });
    if (typeof value !== "string") return value;
    if (kind === "effect") return this.say(value);
    if (kind === "listed")
      return value
        .split(" ")
        .map((key) => (this.has(key) ? this.say(key) : key))
        .join(", ");
    return this.has(`${kind}-${value}`) ? this.say(`${kind}-${value}`) : value;
  }
}

/** The voice of the page. Components read it, so a change of language says everything anew. */
export const voice = signal(new Voice("en", []));
export const say = (key: string, values?: Values): string => voice.value.say(key, values);
/** A name and what is said of it, with the colon of the language; nothing is said of some. */
export const named = (name: string, text: string): string =>
  name && text ? say("named", { name, text }) : name || text;
export const upper = (text: string): string => text.charAt(0).toLocaleUpperCase(voice.value.language) + text.slice(1);
