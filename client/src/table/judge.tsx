/** The judge: a rule by its number, a card with its rulings and examples; and the ways that lead there. */
import { useEffect, useRef, useState } from "preact/hooks";
import { ask } from "../api";
import { Board } from "../board/board";
import { hangArt } from "../house";
import { Icon } from "../parts/icons";
import { say, upper, voice } from "../words";
import type { ExampleView, PageInfo } from "../wire";
import { Prose } from "../parts/prose";
import type { Session } from "./session";

const NUMBER = /((?<![\w-])[A-Z]{1,3}-\d+(?:\.\d+)?(?![\w-]))/; // as rulebooks count: C-18, PR-4, T-70.3

/** A text in which the numbers of rules are links to them. */
export function Linked({ session, text }: { session: Session; text: string }) {
  return (
    <>
      {text.split(NUMBER).map((part, at) =>
        at % 2 && voice.value.ruleKey(part) ? (
          <button
            key={at}
            type="button"
            class="link rule"
            onClick={(event) => (event.stopPropagation(), session.lookUp(part))}
          >
            {part}
          </button>
        ) : (
          part
        ),
      )}
    </>
  );
}

/** The keys of what this table holds about a page. */
export function rulingsOf(page: PageInfo): string[] {
  const rulings: string[] = [];
  while (voice.value.has(`ruling-${page.name}-${rulings.length + 1}`))
    rulings.push(`ruling-${page.name}-${rulings.length + 1}`);
  return rulings;
}

const pageNamed = (name: string): PageInfo | undefined => voice.value.pages.find((page) => page.name === name);

/** What is looked up: a page by its name, or a rule by its number. */
export function Topic({ session, topic }: { session: Session; topic: string }) {
  const page = pageNamed(topic);
  const top = useRef<HTMLElement>(null);
  useEffect(() => {
    top.current?.focus({ preventScroll: true });
    top.current?.closest("dialog")?.scrollTo(0, 0);
  }, [topic]);
  return (
    <section class="topic" ref={top} tabIndex={-1}>
      <button type="button" class="link back" onClick={() => session.lookUp("")}>
        <Icon sign="back" />
        {say("rules-all")}
      </button>
      {page ? <PageText session={session} page={page} /> : <RuleText session={session} number={topic} />}
    </section>
  );
}

function RuleText({ session, number }: { session: Session; number: string }) {
  const pages = voice.value.pages.filter(({ rules }) => rules.includes(number));
  const key = voice.value.ruleKey(number);
  return (
    <>
      <h3>{say("rule-title", { rule: number })}</h3>
      <Prose text={key ? say(key) : say("rules-none-here")} />
      {pages.length > 0 && <h4>{say("rules-see-also")}</h4>}
      <PageLinks session={session} pages={pages} />
    </>
  );
}

function PageText({ session, page }: { session: Session; page: PageInfo }) {
  const rulings = rulingsOf(page);
  return (
    <>
      <h3>{upper(say(page.title))}</h3>
      <Prose text={say(page.text)} />
      {page.examples.map((_, at) => (
        <ExampleCard key={`${page.name} ${at}`} session={session} page={page} at={at} />
      ))}
      {rulings.length > 0 && (
        <>
          <h4>{say("rules-rulings")}</h4>
          <ul class="rulings">
            {rulings.map((key) => (
              <li key={key}>
                <Linked session={session} text={say(key)} />
              </li>
            ))}
          </ul>
        </>
      )}
      {page.rules.length > 0 && (
        <dl class="cards">
          {page.rules.map((number) => (
            <div key={number}>
              <dt>{say("rule-title", { rule: number })}</dt>
              <dd>{say(voice.value.ruleKey(number) || "rules-none-here")}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

export function PageLinks({ session, pages }: { session: Session; pages: PageInfo[] }) {
  return pages.length ? (
    <ul class="pages">
      {pages.map((page) => (
        <li key={page.name}>
          <button type="button" class="link" onClick={() => session.lookUp(page.name)}>
            {upper(say(page.title))}
          </button>
        </li>
      ))}
    </ul>
  ) : null;
}

/** A small position, drawn as the table is; it can be looked at and asked, not played. */
function ExampleCard({ session, page, at }: { session: Session; page: PageInfo; at: number }) {
  const { game } = session.shown.value!.scene;
  const [view, setView] = useState<ExampleView | null>(null);
  const room = useRef<HTMLDivElement>(null);
  const names = (view?.scene.seats ?? []).map((_, seat) => say("player", { number: seat + 1 }));
  const { language } = voice.value;
  useEffect(() => {
    void ask<ExampleView>(`/api/rules/${game}/${page.name}/${at}?language=${language}&shape=tall`).then(
      setView,
      () => {},
    );
  }, [game, page.name, at, language]);
  useEffect(() => {
    if (!view) return;
    let board: Board | null = null;
    let live = true;
    void hangArt(game).then((art) => {
      if (!live || !room.current) return;
      board = new Board({
        art,
        host: () => room.current,
        crop: (_, { box }) => [0, 0, ...box],
        tell: (words, own) => voice.value.tell(words, names, { ...view.scene.facts, ...own?.say?.[1] }),
        choose: () => {},
        brings: () => null,
        wonder: () => {},
        explain: () => {},
        turn: () => {},
        way: () => 0,
        confirm: () => {},
        final: () => "",
        mayExchange: () => false,
        exchange: () => {},
        preview: () => {},
        read: () => {},
        asksFirst: () => false,
        both: () => {},
        open: () => {},
      });
      void board.show(view.scene, undefined, false);
    });
    return () => ((live = false), board?.remove());
  }, [view, game]);
  const boxes = Object.values(view?.scene.surfaces ?? {}).map(({ box }) => box);
  const wide = Math.max(1, ...boxes.map(([w]) => w));
  const high = boxes.reduce((sum, [, h]) => sum + h, 0);
  const points = (view?.points ?? []).map((change, seat) => [names[seat], change > 0 ? `+${change}` : `${change}`]);
  return (
    <figure class="example">
      <div class="room" ref={room} style={{ aspectRatio: `${wide} / ${Math.max(1, high)}` }} aria-hidden={!view} />
      <figcaption>
        {say(page.examples[at]!, view?.scene.facts)}
        {view && (
          <ul>
            {view.line.map((text, n) => (
              <li key={n}>{upper(text)}</li>
            ))}
            {view.legal.map((text) => (
              <li key={text} class="yes">
                {upper(text)}
              </li>
            ))}
            {view.refused.map(([text, why]) => (
              <li key={text} class="no">
                {say("named", { name: upper(text), text: why })}
              </li>
            ))}
            {points.length > 0 && <li>{points.map((one) => one.join(" ")).join(", ")}</li>}
          </ul>
        )}
      </figcaption>
    </figure>
  );
}
