/** Setting up a table: what it is set to and a picture of it, and one part at a time to change. On a small screen each
 * part is a page of its own. */
import { useEffect, useRef, useState } from "preact/hooks";
import { ask, Refused } from "../api";
import { go, hangArt, speak } from "../house";
import { keepTokens, keepUsual, usualTable } from "../keep";
import { Icon, Mark, type Sign } from "../parts/icons";
import { named, say, voice } from "../words";
import type { Art, GameInfo, GameOption, NewTable, Trouble } from "../wire";
import { Cards } from "./cards";
import { heights, Model } from "./model";
import { Wrong } from "./parts";
import { Boards, Pictures } from "./pictures";
import {
  fitting,
  freshPlan,
  inWords,
  meant,
  nameOf,
  type Plan,
  tablePlan,
  useAdvice,
  usualOf,
  valueOf,
  withPreset,
} from "./plan";
import { Players } from "./players";
import { HouseRules, Question, TimeAndHelp, Ways } from "./rules";

const HOUSE = "house";
const SIGNS: Record<string, Sign> = { picture: "castle", cards: "cards", board: "map", text: "file", switch: "list" };

/** To the field of an option in which something is wrong. */
function showField(option: string): void {
  const field = document.getElementById(`own-${option}`) ?? document.getElementById(`wrong-${option}`);
  field?.scrollIntoView({ block: "center" });
  field?.focus();
}

type Part = { name: string; sign: Sign; title: string; about: string; says: string; options: GameOption[] };

export function SetUpPage({ game, part }: { game: GameInfo; part: string }) {
  const [plan, setPlan] = useState<Plan>(() => fitting(game, usualTable<Plan>(game.name)));
  const [art, setArt] = useState<Art | null>(null);
  const [late, setLate] = useState<Trouble | null>(null); // what was refused when the table was to be opened
  const [failed, setFailed] = useState("");
  const [busy, setBusy] = useState(false);
  const [kept, setKept] = useState(false);
  const wanted = useRef(""); // the option whose field is to be shown after the turn of a page
  const heading = useRef<HTMLHeadingElement>(null);
  const { advice, problems, current } = useAdvice(game, plan);
  const refused = problems.length ? problems : late ? [late] : [];
  const seats = plan.places.length;

  const change = (more: Partial<Plan>) => {
    setLate(null);
    setFailed("");
    setKept(false);
    setPlan((before) => ({ ...before, ...more }));
  };
  const put = (name: string, value: string) => change({ options: { ...plan.options, [name]: value } });

  useEffect(() => {
    void speak(game.name).catch(() => {});
    void hangArt(game.name).then(setArt, () => {});
  }, [game.name]);
  useEffect(() => {
    if (!wanted.current && part && matchMedia("(max-width: 1099px)").matches) heading.current?.focus();
    else if (wanted.current) showField(wanted.current);
    wanted.current = "";
  }, [part]);

  const matters = (option: GameOption) => !advice || !option.needs.length || advice.matter.includes(option.name);
  const partOf = (name: string): Part => {
    const group = game.groups.find((one) => one.name === name);
    const options = game.options.filter((option) => option.group === name && matters(option));
    return {
      name,
      sign: name === HOUSE ? "house" : SIGNS[options[0]?.kind ?? "switch"]!,
      title: group?.says ?? say(`group-${name}`),
      about: group?.about ?? "",
      says:
        name === HOUSE
          ? say("rules-differ-short", {
              count: options.filter((one) => valueOf(game, plan, one) !== usualOf(game, one)).length,
            })
          : options
              .filter((one) => one.kind !== "switch" || valueOf(game, plan, one) !== one.default)
              .map((one) => inWords(one, valueOf(game, plan, one), seats))
              .join(" · "),
      options,
    };
  };
  const own = (name: string, sign: Sign, says: string): Part => ({
    name,
    sign,
    title: say(`group-${name}`),
    about: say(`group-${name}.about`),
    says,
    options: [],
  });
  const begins =
    seats > 1 && !game.first_is_drawn
      ? plan.starts >= 0 && plan.starts < seats
        ? say("summary-begins", { name: nameOf(game, plan.places[plan.starts]!, plan.starts) })
        : say("summary-lot")
      : "";
  const people = plan.places.map((place, n) => nameOf(game, place, n)).join(", ");
  const groups = game.groups.map(({ name }) => name).filter((name) => name !== HOUSE);
  const parts: Part[] = [
    own("players", "people", people),
    ...(game.presets.length
      ? [own("way", "way", game.presets.find(({ name }) => name === plan.preset)?.says ?? say("preset-usual"))]
      : []),
    ...groups.map(partOf),
    own("time", "clock", `${say(`clock-${plan.clock}`)} · ${say(plan.hints ? "time-hints" : "time-no-hints")}`),
    ...(game.options.some(({ group }) => group === HOUSE) ? [partOf(HOUSE)] : []),
  ];
  const shown = parts.find(({ name }) => name === part) ?? parts[0]!;
  const partOfOption = (name: string | undefined) =>
    parts.find((one) => one.name === game.options.find((option) => option.name === name)?.group);
  const wrong = refused.flatMap((trouble) => {
    const place = partOfOption(trouble.option);
    return place ? [{ trouble, place }] : [];
  });
  const nowhere = refused.find(({ option }) => !partOfOption(option)); // beside no field
  const problemOf = (option: GameOption): Trouble | null => refused.find((one) => one.option === option.name) ?? null;
  const home = `/new/${game.name}`;

  const putRight = () => {
    const first = wrong.find(({ place }) => place.name === part) ?? wrong[0];
    if (!first) return;
    if (part === first.place.name) return showField(first.trouble.option!);
    wanted.current = first.trouble.option!;
    go(`${home}/${first.place.name}`);
  };
  const open = async () => {
    if (busy) return;
    if (wrong.length) return putRight();
    setBusy(true);
    try {
      const made = await ask<NewTable>("/api/tables", tablePlan(game, plan));
      keepTokens(made.table, [...made.seats.map((seat) => seat.token), made.owner]);
      go(`/t/${made.table}`);
    } catch (error) {
      if (error instanceof Refused && error.trouble.option) setLate(error.trouble);
      else setFailed(error instanceof Refused ? error.message : String(error));
    }
    setBusy(false);
  };

  const picture = game.options.find(({ kind }) => kind === "picture");
  const drawn = picture && valueOf(game, plan, picture);
  const grid = picture && heights(meant(picture, drawn!, seats)?.grid ?? drawn!);
  const line = advice ? [...advice.summary.map((words) => voice.value.tell(words, [])), begins].join(" ") : " ";
  const field = (option: GameOption) => {
    const about = {
      option,
      value: valueOf(game, plan, option),
      put: (value: string) => put(option.name, value),
      problem: problemOf(option),
    };
    if (option.kind === "picture") return <Pictures key={option.name} {...about} seats={seats} />;
    if (option.kind === "cards") return <Cards key={`${option.name} ${plan.preset}`} {...about} art={art} />;
    if (option.kind === "switch") return <Question key={option.name} {...about} />;
    return <Boards key={option.name} {...about} seats={seats} />;
  };

  return (
    <main class="set-up" data-part={part}>
      <header class="top">
        <a class="button quiet square back" href={part ? home : "/"} aria-label={say("button-back")}>
          <Icon sign="back" />
        </a>
        <h1>
          <span class="of-game">{game.title}</span>
          {part && (
            <span class="of-part" aria-hidden="true">
              {shown.title}
            </span>
          )}
        </h1>
        <a class="button quiet cancel" href="/">
          {say("button-cancel")}
        </a>
      </header>
      <nav class="parts-list" aria-label={say("set-up-parts")}>
        {parts.map((one) => (
          <a
            key={one.name}
            href={`${home}/${one.name}`}
            class={wrong.some(({ place }) => place === one) ? "bad" : ""}
            aria-current={one === shown ? "true" : undefined}
          >
            <span class="ic">
              <Icon sign={one.sign} />
            </span>
            <span class="words">
              <b>{one.title}</b>
              <small>{wrong.find(({ place }) => place === one)?.trouble.say ?? one.says}</small>
            </span>
            <Icon sign="on" />
          </a>
        ))}
      </nav>
      <section class="detail" aria-labelledby="part-title">
        <h2 id="part-title" ref={heading} tabIndex={-1}>
          {shown.title}
        </h2>
        {shown.about && <p class="lead">{shown.about}</p>}
        {shown.name === "players" && <Players game={game} plan={plan} change={change} />}
        {shown.name === "way" && (
          <Ways game={game} plan={plan} choose={(preset) => change(withPreset(game, plan, preset))} />
        )}
        {shown.name === "time" && <TimeAndHelp plan={plan} change={change} />}
        {shown.name === HOUSE && (
          <HouseRules
            game={game}
            plan={plan}
            options={shown.options}
            put={put}
            reset={() =>
              change({
                options: {
                  ...plan.options,
                  ...Object.fromEntries(shown.options.map((one) => [one.name, usualOf(game, one)])),
                },
              })
            }
            problemOf={problemOf}
          />
        )}
        {shown.name !== HOUSE && shown.options.map(field)}
        {shown.options.some(({ kind }) => kind === "board" || kind === "picture") && (
          <p class="muted">
            <a href={`/about/${game.name}`} target="_blank">
              {say("about-boards")}
            </a>
          </p>
        )}
      </section>
      <aside class="view" aria-label={say("set-up-picture")}>
        {grid && (
          <div class="stage-card">
            <Model grid={grid} />
          </div>
        )}
        <div class="foot-of">
          <div class="sum card">
            <p class="line" aria-live="polite">
              {line}
            </p>
            <ul>
              {plan.places.map((place, n) => (
                <li key={n}>
                  <Mark seat={n} />
                  {nameOf(game, place, n)}
                  {place.kind === "computer" && <small>{say("sits-computer")}</small>}
                </li>
              ))}
            </ul>
          </div>
          {wrong.length > 0 && (
            <div id="to-put-right">
              {wrong.map(({ trouble, place }) => (
                <Wrong key={trouble.option}>{named(place.title, trouble.say)}</Wrong>
              ))}
            </div>
          )}
          {(failed || nowhere) && <Wrong>{failed || nowhere!.say}</Wrong>}
          <button
            type="button"
            class="main open"
            aria-describedby={wrong.length ? "to-put-right" : undefined}
            aria-busy={busy}
            onClick={open}
          >
            {wrong.length ? say("put-right", { count: wrong.length }) : say("open-table")}
          </button>
        </div>
        {current &&
          advice?.says.map((text) => (
            <p key={text} class="note" role="note">
              {say("advice", { text })}
            </p>
          ))}
        <div class="also">
          <button type="button" onClick={() => (keepUsual(game.name, plan), setKept(true))}>
            {kept ? say("keep-usual-done") : say("keep-usual")}
          </button>
          <button type="button" class="quiet" onClick={() => change(freshPlan(game))}>
            {say("start-over")}
          </button>
        </div>
      </aside>
      <footer class="done">
        {wrong.some(({ place }) => place === shown) ? (
          <button type="button" class="main" onClick={putRight}>
            {say("put-right", { count: wrong.filter(({ place }) => place === shown).length })}
          </button>
        ) : (
          <a class="button main" href={home}>
            {say("set-up-done")}
          </a>
        )}
      </footer>
    </main>
  );
}
