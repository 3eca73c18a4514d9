/** The help drawer: first what belongs to the moment, then the cards on the table, then all chapters of the game. */
import type { ComponentChildren } from "preact";
import { Prose } from "../parts/prose";
import { say, upper, voice } from "../words";
import { isBeginning } from "./bar";
import { PageLinks, Topic } from "./judge";
import type { PageInfo } from "../wire";
import type { Session } from "./session";

const title = (key: string): string =>
  voice.value.has(`${key}.title`) ? say(`${key}.title`) : upper(key.replace(/^help-/, "").replaceAll("-", " "));

function Chapter({ name, open, children }: { name: string; open?: boolean; children: ComponentChildren }) {
  return (
    <details class="chapter" open={open}>
      <summary>{name}</summary>
      {children}
    </details>
  );
}

/** The way to a card's page; nothing where there is none. */
export function AboutCard({ session, page }: { session: Session; page: PageInfo | undefined }) {
  return page ? (
    <button
      type="button"
      class="link about-card"
      onClick={(event) => (event.stopPropagation(), session.lookUp(page.name))}
    >
      {say("about-card")}
    </button>
  ) : null;
}

const OPEN = 2; // of the chapters about the moment

export function Help({ session }: { session: Session }) {
  const scene = session.replay.value?.scene ?? session.shown.value!.scene;
  const topic = session.topic.value;
  if (topic)
    return (
      <div class="help">
        <Topic session={session} topic={topic} />
      </div>
    );
  const chapters = scene.help ?? [];
  const current = [...new Set([...(isBeginning(session) ? chapters.slice(0, 1) : []), ...(scene.offers.help ?? [])])];
  const told = new Set<string>();
  const cards = Object.values(scene.pieces).filter(
    ({ say: said, tells }) => said && tells && !told.has(tells) && told.add(tells),
  );
  const welcome = chapters.length
    ? []
    : [1, 2, 3, 4, 5, 6].map((n) => `welcome-${n}`).filter((key) => voice.value.has(key));
  return (
    <div class="help">
      {welcome.length > 0 && (
        <ul class="rules">
          {welcome.map((key) => (
            <li key={key}>{say(key)}</li>
          ))}
        </ul>
      )}
      {current.length > 0 && (
        <section>
          <h3>{say("help-now")}</h3>
          {current.map((key, at) => (
            <Chapter key={key} name={title(key)} open={at < OPEN}>
              <Prose text={say(key)} />
            </Chapter>
          ))}
        </section>
      )}
      {cards.length > 0 && (
        <section>
          <h3>{say("cards-in-play")}</h3>
          <dl class="cards">
            {cards.map((piece) => (
              <div key={piece.tells}>
                <dt>{upper(session.say(piece.say!))}</dt>
                <dd>
                  {say(piece.tells!)} <AboutCard session={session} page={voice.value.pageOf(piece)} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {chapters.length > 0 && (
        <section>
          <h3>{say("help-all")}</h3>
          {chapters.map((key) => (
            <Chapter key={key} name={title(key)}>
              <Prose text={say(key)} />
            </Chapter>
          ))}
        </section>
      )}
      {voice.value.pages.length > 0 && (
        <section>
          <h3>{say("rules-pages")}</h3>
          <PageLinks session={session} pages={voice.value.pages} />
        </section>
      )}
      <section>
        <h3>{say("keys-title")}</h3>
        <p class="muted">{say("keys-about")}</p>
        {scene.offers.tries && <p class="muted">{say("keys-turn")}</p>}
        <p class="muted">{say("keys-story")}</p>
        {scene.overlays && <p class="muted">{say("keys-overlay")}</p>}
      </section>
      <p>
        <a href={`/about/${scene.game}`}>{say("about-boards")}</a>
      </p>
    </div>
  );
}
