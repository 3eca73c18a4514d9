/** Sentences with answers: house rules, single questions of a group, the ways to play, time and help. */
import { say } from "../words";
import type { GameInfo, GameOption, Trouble } from "../wire";
import { Answers, OnOff, Wrong } from "./parts";
import { Boards } from "./pictures";
import { type Change, CLOCKS, type Plan, usualOf, valueOf } from "./plan";

type Field = {
  option: GameOption;
  value: string;
  put: (value: string) => void;
  problem: Trouble | null;
  usual?: string;
};

export function Question({ option, value, put, problem, usual }: Field) {
  const yours = usual !== undefined && value !== usual;
  if (option.free) return <Boards option={option} value={value} put={put} problem={problem} seats={0} />;
  return (
    <div class="question">
      <p id={`asks-${option.name}`}>
        {option.says}
        {yours && <mark>{say("rules-yours")}</mark>}
      </p>
      <Answers
        name={`option-${option.name}`}
        label={option.says}
        answers={option.values.map((one) => ({ value: one.value, says: one.says }))}
        value={value}
        choose={put}
        by={problem ? `wrong-${option.name}` : undefined}
      />
      {problem && <Wrong id={`wrong-${option.name}`}>{problem.say}</Wrong>}
    </div>
  );
}

type Rules = {
  game: GameInfo;
  plan: Plan;
  options: GameOption[];
  put: (name: string, value: string) => void;
  reset: () => void;
  problemOf: (option: GameOption) => Trouble | null;
};

/** Only those that matter at this table. */
export function HouseRules({ game, plan, options, put, reset, problemOf }: Rules) {
  const differ = options.filter((option) => valueOf(game, plan, option) !== usualOf(game, option)).length;
  return (
    <>
      <div class="order">
        <span class="muted">{say("rules-differ", { count: differ, of: options.length })}</span>
        {differ > 0 && (
          <button type="button" onClick={reset}>
            {say("rules-usual")}
          </button>
        )}
      </div>
      {options.map((option) => (
        <Question
          key={option.name}
          option={option}
          value={valueOf(game, plan, option)}
          put={(value) => put(option.name, value)}
          problem={problemOf(option)}
          usual={usualOf(game, option)}
        />
      ))}
    </>
  );
}

export function Ways({ game, plan, choose }: { game: GameInfo; plan: Plan; choose: (preset: string) => void }) {
  const none = game.presets.some(({ name }) => name === plan.preset) ? [] : [{ value: "", says: say("preset-usual") }];
  return (
    <Answers
      name="preset"
      label={say("group-way")}
      answers={[...none, ...game.presets.map(({ name, says }) => ({ value: name, says }))]}
      value={plan.preset}
      choose={choose}
      stacked
    />
  );
}

export function TimeAndHelp({ plan, change }: { plan: Plan; change: Change }) {
  const about = (key: string) => <small id={`about-${key}`}>{say(`${key}-about`)}</small>;
  return (
    <>
      <div class="question">
        <p>
          <b>{say("with-clock")}</b>
          {about("with-clock")}
        </p>
        <Answers
          name="clock"
          label={say("with-clock")}
          answers={Object.keys(CLOCKS).map((name) => ({ value: name, says: say(`clock-${name}`) }))}
          value={plan.clock}
          choose={(clock) => change({ clock })}
          by="about-with-clock"
        />
      </div>
      {(["previews", "hints", "listed"] as const).map((name) => {
        const key = name === "listed" ? "with-listing" : `with-${name}`;
        return (
          <div class="question" key={name}>
            <p>
              <b>{say(key)}</b>
              {about(key)}
            </p>
            <OnOff name={name} label={say(key)} on={plan[name]} put={(on) => change({ [name]: on })} />
          </div>
        );
      })}
    </>
  );
}
