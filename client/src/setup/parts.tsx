/** The controls of the set-up page: answers as a switch or as a list, ticks, and what is wrong beside its field. */
import type { ComponentChildren } from "preact";
import { say } from "../words";

export type Answer = { value: string; says: string; about?: string };

const LETTERS = 26; // of an answer; longer ones, or more than three with many letters, stand below each other

export const fits = (answers: Answer[]): boolean =>
  answers.every(({ says, about }) => says.length <= LETTERS && !about) &&
  (answers.length <= 3 || answers.reduce((sum, { says }) => sum + says.length + 2, 0) <= 44);

/** A radio group, by arrows as browsers have it: side by side, or as a list where the answers are long. */
export function Answers({
  name,
  label,
  answers,
  value,
  choose,
  stacked,
  by,
}: {
  name: string;
  label: string;
  answers: Answer[];
  value: string;
  choose: (value: string) => void;
  stacked?: boolean;
  by?: string | undefined; // what describes it, by id
}) {
  return (
    <div
      class={(stacked ?? !fits(answers)) ? "discs" : "seg"}
      role="radiogroup"
      aria-label={label}
      aria-describedby={by}
    >
      {answers.map((one) => (
        <label key={one.value} class={one.value === value ? "chosen" : ""}>
          <input
            type="radio"
            class="over"
            name={name}
            value={one.value}
            checked={one.value === value}
            onChange={() => choose(one.value)}
          />
          <span>
            {one.says}
            {one.about && <small>{one.about}</small>}
          </span>
        </label>
      ))}
    </div>
  );
}

export function OnOff({
  name,
  label,
  on,
  put,
}: {
  name: string;
  label: string;
  on: boolean;
  put: (on: boolean) => void;
}) {
  const answers = [
    { value: "off", says: say("answer-off") },
    { value: "on", says: say("answer-on") },
  ];
  return (
    <Answers
      name={name}
      label={label}
      answers={answers}
      value={on ? "on" : "off"}
      choose={(value) => put(value === "on")}
    />
  );
}

export const Tick = ({ on, round }: { on: boolean; round?: boolean }) => (
  <span class={`tick${on ? " on" : ""}${round ? " round" : ""}`} aria-hidden="true">
    {on && (
      <svg viewBox="0 0 24 24">
        <path d="M5 12l5 5L19 7" />
      </svg>
    )}
  </span>
);

const Warning = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 3l10 18H2zM12 10v5M12 18h.01" />
  </svg>
);

/** What has to be put right, told to everybody at once. */
export const Wrong = ({ id, children }: { id?: string; children: ComponentChildren }) => (
  <p class="wrong" role="alert" id={id} tabIndex={-1}>
    <Warning />
    <span>{children}</span>
  </p>
);
