/** Who made this, with what, and what it is not; and of each game, what is its rulebook's and what is our guess. */
import { useEffect, useState } from "preact/hooks";
import { ask } from "../api";
import { house, speak } from "../house";
import { Icon } from "../parts/icons";
import { Prose } from "../parts/prose";
import { facts, say, voice } from "../words";
import type { About, Boards, Source } from "../wire";

function GameLinks() {
  return (
    <ul class="parts">
      {(house.value?.games ?? []).map((game) => (
        <li key={game.name}>
          <a href={`/about/${game.name}`}>{game.title}</a>
        </li>
      ))}
    </ul>
  );
}

const Parts = ({ parts }: { parts: Source[] }) => (
  <ul class="parts">
    {parts.map((part) => (
      <li key={part.name}>
        {part.address ? (
          <a href={part.address} target="_blank" rel="noreferrer">
            {part.name}
          </a>
        ) : (
          part.name
        )}{" "}
        <small>{part.licence}</small>
      </li>
    ))}
  </ul>
);

export function AboutPage() {
  const [about, setAbout] = useState<About | null>(null);
  useEffect(() => void ask<About>("/api/about").then(setAbout, () => {}), []);
  return (
    <main class="page about">
      <h1>{say("about")}</h1>
      <p class="lead">{say("about-independent")}</p>
      <p>{say("about-own-work")}</p>
      <p>{say("about-languages")}</p>
      <h2>{say("about-games")}</h2>
      <GameLinks />
      {about && (
        <>
          <p class="muted">
            {about.name} {about.version} · {about.licence}
          </p>
          <h2>{say("about-parts")}</h2>
          <h3>{say("about-server")}</h3>
          <Parts parts={about.parts} />
          {about.browser.length > 0 && (
            <>
              <h3>{say("about-browser")}</h3>
              <Parts parts={about.browser} />
              <p>
                <a href="/licences.txt" target="_blank">
                  {say("about-licences")}
                </a>
              </p>
            </>
          )}
        </>
      )}
      <p>
        <a class="button" href="/">
          {say("to-the-lobby")}
        </a>
      </p>
    </main>
  );
}

/** The boards of one game. Its text `about-board` says where they come from; further parts of it have headings. */
export function AboutGame({ name }: { name: string }) {
  const [boards, setBoards] = useState<Boards | null>(null);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    void speak(name).catch(() => {});
    void ask<Boards>(`/api/about/${encodeURIComponent(name)}`).then(
      (found) => ((facts.value = found.facts), setBoards(found)),
      () => setMissing(true),
    );
    return () => ((facts.value = {}), void speak().catch(() => {}));
  }, [name, house.value?.language]);
  const game = house.value?.games.find((one) => one.name === name);
  const free = game?.options.some((option) => option.free);
  if (missing)
    return (
      <main class="page about">
        <h1>{say("about-no-game")}</h1>
        <GameLinks />
      </main>
    );
  return (
    <main class="page about">
      <h1>{game?.title ?? boards?.title ?? "…"}</h1>
      {game?.goal && <p class="lead">{game.goal}</p>}
      <h2>{say("about-boards")}</h2>
      <div class="prose">
        {voice.value.has("about-board") && <Prose text={say("about-board")} />}
        {["given", "ours", "load"].map(
          (part) =>
            voice.value.has(`about-board.${part}`) && (
              <section key={part}>
                <h3>{say(`about-${part}`)}</h3>
                <Prose text={say(`about-board.${part}`)} />
              </section>
            ),
        )}
      </div>
      {free && <p>{say("about-loading")}</p>}
      {boards && boards.files.length > 0 && (
        <>
          <h2>{say("about-files")}</h2>
          <ul class="row files">
            {boards.files.map((file) => (
              <li key={file}>
                <a class="button" href={`/api/about/${name}/${file}`} download={`${file}.toml`}>
                  <Icon sign="file" />
                  {file}.toml
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p class="muted">{say("about-independent")}</p>
      <p>
        <a class="button" href="/">
          {say("to-the-lobby")}
        </a>{" "}
        <a class="button quiet" href="/about">
          {say("about")}
        </a>
      </p>
    </main>
  );
}
