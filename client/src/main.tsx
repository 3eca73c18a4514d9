/** The page: asks for the house, then shows the lobby, a table, or what this is. */
import "./style/fonts.css";
import "./style/palette.css";
import "./style/room.css";
import "./style/lobby.css";
import "./style/set-up.css";
import "./style/table.css";
import "./style/board.css";
import "./style/small.css";
import "./style/story.css";
import "./style/end.css";
import "./style/matches.css";
import { signal } from "@preact/signals";
import { render } from "preact";
import { arrivals, enter, followLanguage, gameOf, house, path, speak, tableId, takeToken } from "./house";
import { AboutGame, AboutPage } from "./lobby/about";
import { Lobby } from "./lobby/lobby";
import { MatchesPage } from "./lobby/matches";
import { PositionPage } from "./lobby/position";
import { SetUpPage, setUpPath } from "./setup/page";
import { IconButton, Lantern } from "./parts/icons";
import { SettingsSheet } from "./parts/settings";
import { TablePage } from "./table/table";
import { say, voice } from "./words";

const sheet = signal(false);

/** Whoever follows a wrong link is told so. */
function NoSuchPage() {
  return (
    <main class="page waiting">
      <Lantern />
      <h1>{say("no-such-page")}</h1>
      <p class="muted">{say("no-such-page.about", { page: decodeURIComponent(path.value).slice(0, 80) })}</p>
      <p>
        <a class="button main" href="/">
          {say("to-the-lobby")}
        </a>
      </p>
    </main>
  );
}

function Frame() {
  if (!house.value) return null;
  const about = path.value.startsWith("/about");
  const game = /^\/about\/([\w-]+)/.exec(path.value)?.[1];
  const [, wished, part = ""] = setUpPath() ?? [];
  const toSetUp = wished && gameOf(wished);
  const begun = /^\/from\/([\w-]+)/.exec(path.value)?.[1];
  void voice.value;
  return (
    <>
      <header class="head">
        <a class="brand" href="/">
          <Lantern />
          <b>Teahouse</b>
        </a>
        <nav aria-label={say("menu")}>
          <a class="button quiet" href="/about" aria-current={about ? "page" : undefined}>
            {say("about")}
          </a>
          <IconButton sign="settings" label={say("settings")} press={() => (sheet.value = true)} />
        </nav>
      </header>
      {toSetUp ? (
        <SetUpPage key={toSetUp.name} game={toSetUp} part={part} />
      ) : begun ? (
        <PositionPage game={begun} />
      ) : game ? (
        <AboutGame name={game} />
      ) : about ? (
        <AboutPage />
      ) : path.value === "/matches" ? (
        <MatchesPage />
      ) : path.value === "/" ? (
        <Lobby />
      ) : (
        <NoSuchPage />
      )}
      <footer class="foot muted">{say("about-independent")}</footer>
      {sheet.value && <SettingsSheet close={() => (sheet.value = false)} />}
    </>
  );
}

function App() {
  const id = tableId.value;
  if (id && house.value) return <TablePage key={`${id} ${arrivals.value}`} id={id} />;
  if (house.value && !/^\/(about|new)\//.test(path.value)) void speak();
  return <Frame />;
}

const RETRY = 2000;

async function start(): Promise<void> {
  takeToken();
  const root = document.getElementById("app")!;
  for (;;) {
    try {
      await enter();
      break;
    } catch {
      root.textContent = "…";
      await new Promise((done) => setTimeout(done, RETRY));
    }
  }
  root.textContent = "";
  followLanguage();
  render(<App />, root);
}

void start();
