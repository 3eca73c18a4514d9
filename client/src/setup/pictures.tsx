/** Values that are drawings, as pictures: those that are ideal for so many players first. And boards, which have words. */
import { useState } from "preact/hooks";
import { Icon } from "../parts/icons";
import { say, upper, voice } from "../words";
import type { GameOption, OptionValue, Trouble } from "../wire";
import { heights, Model } from "./model";
import { OwnText } from "./own";
import { Answers, Tick, Wrong } from "./parts";
import { idealFor, meant } from "./plan";

type Field = {
  option: GameOption;
  value: string;
  put: (value: string) => void;
  problem: Trouble | null;
  seats: number;
};

export function Pictures({ option, value, put, problem, seats }: Field) {
  const [order, setOrder] = useState("ideal");
  const [own, setOwn] = useState(!meant(option, value, seats));
  const hidden = new Set(option.values.flatMap((one) => one.same[String(seats)] ?? [])); // another value says the same
  const shown = option.values
    .filter((one) => !hidden.has(one.value) || one.value === value)
    .map((one) => ({ one, is: meant(option, one.value, seats)! }));
  const ideal = (one: OptionValue) => one.seats.includes(seats);
  const count = shown.filter(({ is }) => ideal(is)).length;
  if (order === "ideal") shown.sort((a, b) => Number(ideal(b.is)) - Number(ideal(a.is)));
  else shown.sort((a, b) => a.is.says.localeCompare(b.is.says, voice.value.language));
  const sorted = option.values.some((one) => one.seats.length > 0);
  return (
    <div class="field-of">
      {sorted && (
        <div class="order">
          <Answers
            name={`order-${option.name}`}
            label={say("order")}
            answers={[
              { value: "ideal", says: say("ideal-first", { count: seats }) },
              { value: "name", says: say("by-name") },
            ]}
            value={order}
            choose={setOrder}
            stacked={false}
          />
          <span class="muted">{say("ideal-count", { ideal: count, all: shown.length, count: seats })}</span>
        </div>
      )}
      {own && option.free && (
        <OwnText option={option} value={meant(option, value, seats) ? "" : value} put={put} problem={problem} />
      )}
      {problem && !own && <Wrong id={`wrong-${option.name}`}>{problem.say}</Wrong>}
      <div class="pictures" role="radiogroup" aria-label={option.label}>
        {shown.map(({ one, is }) => {
          const on = !own && one.value === value;
          const grid = heights(is.grid);
          return (
            <label key={one.value} class={`${on ? "chosen" : ""}${ideal(is) ? " ideal" : ""}`}>
              <input
                type="radio"
                class="over"
                name={`picture-${option.name}`}
                checked={on}
                onChange={() => (setOwn(false), put(one.value))}
              />
              {grid && <Model grid={grid} />}
              <b>{is.says}</b>
              <small>{idealFor(is, seats)}</small>
              {on && <Tick on />}
            </label>
          );
        })}
        {option.free && (
          <label class={own ? "chosen draw" : "draw"}>
            <input
              type="radio"
              class="over"
              name={`picture-${option.name}`}
              checked={own}
              onChange={() => (setOwn(true), put(""))}
            />
            <Icon sign="pen" />
            <b>{say("own-picture")}</b>
            <small>{say("own-picture.about")}</small>
            {own && <Tick on />}
          </label>
        )}
      </div>
    </div>
  );
}

/** Boards, and whatever else has words and may be given as a text. */
export function Boards({ option, value, put, problem, seats }: Field) {
  const [own, setOwn] = useState(!option.values.some((one) => one.value === value));
  const board = option.kind === "board";
  return (
    <div class="field-of">
      <h3 id={`name-${option.name}`}>{option.label}</h3>
      <div class="card-list" role="radiogroup" aria-labelledby={`name-${option.name}`}>
        {option.values.map((one) => {
          const on = !own && one.value === value;
          const more = [one.effect && voice.value.say(one.effect), idealFor(one, seats)].filter(Boolean);
          return (
            <label key={one.value} class={on ? "bare chosen" : "bare"}>
              <input
                type="radio"
                class="over"
                name={`board-${option.name}`}
                checked={on}
                onChange={() => (setOwn(false), put(one.value))}
              />
              <span class="words">
                <b>{upper(one.says)}</b>
                {more.map((text) => (
                  <span key={text}>{text}</span>
                ))}
              </span>
              <Tick on={on} round />
            </label>
          );
        })}
        {option.free && (
          <label class={own ? "bare chosen draw" : "bare draw"}>
            <input
              type="radio"
              class="over"
              name={`board-${option.name}`}
              checked={own}
              onChange={() => (setOwn(true), put(""))}
            />
            <span class="words">
              <b>{say(board ? "own-board" : "own-text")}</b>
              {board && <span>{say("own-board.about")}</span>}
            </span>
            <Tick on={own} round />
          </label>
        )}
      </div>
      {own && option.free && (
        <OwnText
          option={option}
          value={option.values.some((one) => one.value === value) ? "" : value}
          put={put}
          problem={problem}
        />
      )}
      {problem && !own && <Wrong id={`wrong-${option.name}`}>{problem.say}</Wrong>}
    </div>
  );
}
