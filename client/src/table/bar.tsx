/** The action bar: what the game waits for, in one fixed place, and what can be done besides touching the board. */
import { useEffect } from "preact/hooks";
import { Icon, Mark } from "../parts/icons";
import { gainOf, pill } from "../gains";
import { Sheet } from "../parts/sheet";
import { gameOf } from "../house";
import { choicesOf } from "../scene";
import { countMatch } from "../strength";
import { say, upper, voice } from "../words";
import type { Session } from "./session";
import { UndoButton } from "./ask";
import { SitDown } from "./gathering";
import { Legend } from "./legend";
import { ReplayBar } from "./replay";
import { OnTurn, Pace } from "./story";

/** Others are playing, and nothing is asked here. */
export const waits = (session: Session): boolean => {
  const { table } = session.shown.value!;
  const asked = table.may_choose || table.may_end_turn;
  return table.status === "playing" && !table.paused && table.seats.length > 1 && table.to_act >= 0 && !asked;
};

/** The parts of a turn; in brief only the present one is named. */
export function Steps({ steps, brief }: { steps: [string, string][]; brief?: boolean }) {
  if (!steps.length) return null;
  return (
    <ol class={brief ? "steps brief" : "steps"} aria-label={say("steps-of-a-turn")}>
      {steps.map(([key, state]) => (
        <li key={key} class={state} aria-current={state === "now" ? "step" : undefined}>
          {say(key)}
        </li>
      ))}
    </ol>
  );
}

/** Who has to decide: said by the mark and the name, so that people at one device know whose turn it is. */
function Prompt({ session }: { session: Session }) {
  const { table, scene } = session.shown.value!;
  const offers = scene.offers;
  if (waits(session))
    return (
      <>
        <OnTurn session={session} />
        <Legend session={session} />
      </>
    );
  const several = table.mine.length > 1 && table.to_act >= 0;
  return (
    <>
      <p class="prompt" tabIndex={-1}>
        {several && table.mine.includes(table.to_act) && (
          <span class="whose">
            <Mark seat={table.to_act} /> {session.names.value[table.to_act]}
          </span>
        )}
        {offers.prompt ? upper(session.say(offers.prompt)) : say(`table-${table.status}`)}
      </p>
      {session.preview.value ? (
        <p class="hint">
          {session.preview.value.choices.map((choice) => session.finality(choice)).find(Boolean) || say("tap-again")}
        </p>
      ) : (
        !scene.legend && offers.hint && <p class="hint">{session.say(offers.hint)}</p>
      )}
      <Legend session={session} />
    </>
  );
}

/** What a choice brings, short; whoever does not see it hears all of it, unless it is said beside it. */
function Gain({ session, choice, zero, said }: { session: Session; choice: number; zero?: boolean; said?: boolean }) {
  const { offers } = session.shown.value!.scene;
  const gain = gainOf(offers, choice);
  const short = pill(voice.value, gain) || (zero && offers.gains ? say("gain-zero") : "");
  const whole = session.brings(choice) || (short && say("gain-said-zero"));
  if (!whole || (said && !short)) return null;
  return (
    <span class={gain?.void ? "gain void" : "gain"} title={whole}>
      {short && <span aria-hidden="true">{short}</span>}
      {!said && <span class="unseen">{whole}</span>}
    </span>
  );
}

/** A choice that does nothing is asked about, with what it costs. */
export function Doubt({ session }: { session: Session }) {
  const doubt = session.doubt.value;
  if (!doubt) return null;
  const close = () => void (session.doubt.value = null);
  return (
    <Sheet title={doubt.last ? say("closing") : upper(say("gain-said-void"))} close={close}>
      <p>{doubt.text}</p>
      <p class="row">
        <button type="button" class="main" onClick={close}>
          {say("button-cancel")}
        </button>
        <button type="button" data-sure={doubt.choice} onClick={() => session.choose(doubt.choice, true)}>
          {doubt.last ? say("closing.do") : say("void-do")}
        </button>
      </p>
    </Sheet>
  );
}

function Buttons({ session, help }: { session: Session; help: () => void }) {
  const { table, scene } = session.shown.value!;
  if (session.replay.value)
    return (
      <button type="button" class="main" onClick={() => session.leaveReplay()}>
        {say("replay-leave")}
      </button>
    );
  const offered = scene.offers.buttons ?? [];
  const order = { main: 0, plain: 1, quiet: 2 } as Record<string, number>;
  const sorted = [...offered].sort((a, b) => (order[a[1]] ?? 1) - (order[b[1]] ?? 1));
  const tries = session.tries.value;
  const way = tries[session.tryAt.value];
  const ends = way && session.endingOf(way[0]);
  const preview = session.preview.value;
  return (
    <>
      {preview && (
        <button
          type="button"
          class="main"
          onClick={() =>
            preview.choices.length === 1 ? session.choose(preview.choices[0]!) : (session.asking.value = preview)
          }
        >
          <Icon sign="tick" />
          {say("button-confirm")}
        </button>
      )}
      {way && (
        <button type="button" class="main confirm" data-choice={way[0]} onClick={() => session.confirm()}>
          <Icon sign="tick" />
          {ends === undefined ? say("button-confirm") : session.say(scene.offers.ending!.say)}
          <Gain session={session} choice={way[0]} zero />
        </button>
      )}
      {ends !== undefined && ends >= 0 && scene.offers.ending?.more && (
        <button type="button" class="plain go-on" onClick={() => session.confirm(true)}>
          {session.say(scene.offers.ending.more)}
        </button>
      )}
      {tries.length > 1 && (
        <button type="button" class="turn" onClick={() => session.turn(1)}>
          <Icon sign="turn" />
          {say("button-turn")}
          <small>
            {session.tryAt.value + 1}/{tries.length}
          </small>
        </button>
      )}
      {table.may_end_turn && (
        <button type="button" class="main" onClick={() => session.endTurn()}>
          {session.say([`button-end-${table.lets_go || "turn"}`, { seat: table.hand_to }])}
        </button>
      )}
      {sorted.map(([choice, kind, words, look]) =>
        look?.of ? (
          <Among key={choice} session={session} kind={kind} words={session.say(words)} ids={look.of} />
        ) : (
          <button key={choice} type="button" class={kind} data-choice={choice} onClick={() => session.choose(choice)}>
            {session.say(words)}
            <Gain session={session} choice={choice} />
          </button>
        ),
      )}
      {isBeginning(session) && !table.undo.may && offered.length < FEW && (
        <button type="button" class="quiet tell" onClick={help}>
          {say("what-is-it-about")}
        </button>
      )}
      {table.paused && table.mine.length > 0 && (
        <button type="button" class="main" onClick={() => session.act({ do: "resume" })}>
          {say("button-resume")}
        </button>
      )}
      {table.status === "playing" &&
        table.mine.some(
          (seat) => table.seats[seat]!.bot && table.seats[seat]!.kind === "person" && !table.seats[seat]!.resigned,
        ) && (
          <button type="button" class="main" onClick={() => session.act({ do: "come-back" })}>
            {say("button-come-back")}
          </button>
        )}
      {table.status === "over" && <AfterTheEnd session={session} />}
    </>
  );
}

/** A button that means one of several targets: they are lit while it is pointed at, and a press asks which. */
function Among({ session, kind, words, ids }: { session: Session; kind: string; words: string; ids: string[] }) {
  const targets = session.shown.value!.scene.offers.targets ?? {};
  const light = () => void (session.marked.value = ids);
  const asking = session.asking.value;
  const leave = () => session.asking.peek() || (session.marked.value = []); // they stay lit while it is asked
  useEffect(() => void leave(), [asking]);
  const ask = (event: Event) => {
    const at = (event.currentTarget as Element).getBoundingClientRect();
    session.asking.value = { choices: ids.flatMap((id) => choicesOf(targets[id] ?? [])), at };
  };
  return (
    <button
      type="button"
      class={kind}
      onClick={ask}
      {...{ onPointerEnter: light, onPointerLeave: leave, onFocus: light, onBlur: leave }}
    >
      {words}
    </button>
  );
}

const FEW = 2; // buttons beside which there is room for one more

/** Before the own first turn has ended: whoever is new here wants to know what the game is about. */
export function isBeginning(session: Session): boolean {
  const { table } = session.shown.value!;
  return table.status === "playing" && table.mine.length > 0 && table.round <= 1;
}

export function AfterTheEnd({ session }: { session: Session }) {
  const { table } = session.shown.value!;
  useEffect(() => countMatch(gameOf(table.game), table), [table.table]);
  if (table.rematch)
    return (
      <a class="button main" href={`/t/${table.rematch}`}>
        {say("button-to-rematch")}
      </a>
    );
  return table.mine.length ? (
    <button type="button" class="main" onClick={() => session.rematch()}>
      {say("button-rematch")}
    </button>
  ) : null;
}

export function ActionBar({
  session,
  host,
  help,
}: {
  session: Session;
  host: (node: HTMLElement | null) => void;
  help: () => void;
}) {
  const now = session.shown.value!;
  const yours = (now.table.may_choose || now.table.may_end_turn) && !session.replay.value;
  void voice.value;
  return (
    <footer class={yours ? "bar yours" : "bar"} aria-label={say("what-to-do")}>
      {session.guide && !session.replay.value && <session.guide />}
      <div class="hand" ref={host} />
      <div class="ask">
        {session.replay.value ? (
          <ReplayBar session={session} />
        ) : (
          <>
            <Steps steps={now.scene.offers.steps ?? []} />
            <Prompt session={session} />
          </>
        )}
      </div>
      {!session.replay.value && waits(session) && <Pace session={session} />}
      <div class="buttons">
        <Buttons session={session} help={help} />
        {now.table.status !== "gathering" && <SitDown session={session} />}
      </div>
      {!session.replay.value && !waits(session) && <UndoButton session={session} />}
    </footer>
  );
}

/** Several choices lie on one piece: which one is meant? */
export function WhichOne({ session }: { session: Session }) {
  const asking = session.asking.value;
  if (!asking) return null;
  const words = new Map(session.sentences().map((one) => [one.choice, session.sentence(one)]));
  const left = Math.max(8, Math.min(innerWidth - 268, asking.at.x + asking.at.width / 2 - 130));
  const below = asking.at.bottom + 8 + (asking.choices.length + 2) * 48 < innerHeight;
  const place = below ? { top: `${asking.at.bottom + 8}px` } : { bottom: `${innerHeight - asking.at.top + 8}px` };
  return (
    <div
      class="which"
      role="menu"
      aria-label={say("which-one")}
      style={{ left: `${left}px`, ...place }}
      onKeyDown={(event) => event.key === "Escape" && (session.asking.value = null)}
    >
      {asking.choices.map((choice, at) => (
        <button
          key={choice}
          type="button"
          role="menuitem"
          data-choice={choice}
          ref={at ? undefined : (node) => node?.focus()}
          onClick={() => session.choose(choice)}
        >
          {words.get(choice) ?? choice}
          <Gain session={session} choice={choice} />
        </button>
      ))}
      {asking.page && (
        <button type="button" role="menuitem" onClick={() => session.lookUp(asking.page!)}>
          {say("about-card")}
        </button>
      )}
      <button type="button" role="menuitem" class="quiet" onClick={() => (session.asking.value = null)}>
        {say("button-cancel")}
      </button>
    </div>
  );
}

/** Everything that can be chosen now, as plain sentences. */
export function ChoiceList({ session }: { session: Session }) {
  const choices = session.sentences();
  if (!choices.length || session.replay.value) return <p class="muted">{say("choices-none")}</p>;
  const { offers, pieces } = session.shown.value!.scene;
  const others = session.mayExchange() ? Object.entries(offers.instead ?? {}) : [];
  return (
    <>
      <ul class="choices">
        {choices.map((one) => (
          <li key={one.choice}>
            <button type="button" data-choice={one.choice} onClick={() => session.choose(one.choice)}>
              <span>
                {session.sentence(one)}
                {session.brings(one.choice) && <small>{session.brings(one.choice)}</small>}
              </span>
              <Gain session={session} choice={one.choice} said />
            </button>
          </li>
        ))}
      </ul>
      {others.length > 0 && <h3>{say("choices-instead")}</h3>}
      <ul class="choices">
        {others.map(([id, choice]) => {
          const piece = pieces[id] ?? offers.spots?.[id];
          return (
            piece?.say && (
              <li key={id}>
                <button type="button" data-choice={choice} onClick={() => session.exchange(choice)}>
                  {upper(session.say(piece.say))}
                </button>
              </li>
            )
          );
        })}
      </ul>
    </>
  );
}
