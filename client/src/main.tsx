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
import "./style/learn.css";
import { signal } from "@preact/signals";
import { render } from "preact";
import { arrivals, enter, followLanguage, gameOf, house, path, speak, tableId, takeToken } from "./house";
import { AboutGame, AboutPage } from "./lobby/about";
import { CoursesPage } from "./learn/courses";
import { Places } from "./learn/places";
import { Lobby } from "./lobby/lobby";
import { MatchesPage } from "./lobby/matches";
import { PositionPage } from "./lobby/position";
import { IconButton, Lantern } from "./parts/icons";
import { SettingsSheet } from "./parts/settings";
import { say, voice } from "./words";

const RETRY = 2000;
const sheet = signal(false);

/** A room whose code does not weigh on the first page. Where the house has been renewed meanwhile, the page is, too. */
function later<Room>(load: () => Promise<Room>): () => Room | null {
  const room = signal<Room | null>(null);
  return () => {
    if (!room.value)
      load().then(
        (found) => void (room.value = found),
        () => setTimeout(() => location.reload(), RETRY),
      );
    return room.value;
  };
}

const table = later(() => import("./table/table"));
const setUp = later(() => import("./setup/page"));
const player = later(() => import("./learn/player"));

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
  const [, wished, part = ""] = /^\/new\/([\w-]+)(?:\/([\w-]+))?$/.exec(path.value) ?? [];
  const toSetUp = wished && gameOf(wished);
  const SetUpPage = toSetUp && setUp()?.SetUpPage;
  const begun = /^\/from\/([\w-]+)/.exec(path.value)?.[1];
  void voice.value;
  return (
    <>
      <header class="head">
        <a class="brand" href="/">
          <Lantern />
          <b>Teahouse</b>
        </a>
        <Places />
        <nav aria-label={say("menu")}>
          <a class="button quiet" href="/about" aria-current={about ? "page" : undefined}>
            {say("about")}
          </a>
          <IconButton sign="settings" label={say("settings")} press={() => (sheet.value = true)} />
        </nav>
      </header>
      {toSetUp ? (
        SetUpPage && <SetUpPage key={toSetUp.name} game={toSetUp} part={part} />
      ) : begun ? (
        <PositionPage game={begun} />
      ) : game ? (
        <AboutGame name={game} />
      ) : about ? (
        <AboutPage />
      ) : path.value === "/matches" ? (
        <MatchesPage />
      ) : path.value === "/learn" ? (
        <CoursesPage />
      ) : path.value === "/" || path.value === "/play" ? (
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
  const lesson = /^\/learn\/([\w-]+)\/([\w-]+)\/([\w-]+?)(\/free)?$/.exec(path.value);
  if (id && house.value) {
    const Page = table()?.TablePage;
    return Page ? <Page key={`${id} ${arrivals.value}`} id={id} /> : null;
  }
  if (lesson && house.value) {
    const Page = player()?.LessonPage;
    return Page ? <Page key={path.value} path={lesson} /> : null;
  }
  if (house.value && !/^\/(about|new)\//.test(path.value)) void speak();
  return <Frame />;
}

async function start(): Promise<void> {
  takeToken();
  if (tableId.value) table();
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
