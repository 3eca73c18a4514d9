/** Cards that an option takes, with picture and full text: none, drawn, or those that are ticked. */
import { useState } from "preact/hooks";
import { Picture } from "../parts/picture";
import { say, voice } from "../words";
import type { Art, GameOption, OptionCards, OptionValue, Trouble } from "../wire";
import { Answers, Tick, Wrong } from "./parts";
import { drawable, type Ticks, ticksOf, valueWith } from "./ticks";

type Field = {
  option: GameOption;
  value: string;
  put: (value: string) => void;
  problem: Trouble | null;
  art: Art | null;
};

export function Cards({ option, value, put, problem, art }: Field) {
  const ticks = ticksOf(option, value);
  const change = (at: number, part: Ticks) =>
    put(
      valueWith(
        option,
        ticks.map((one, n) => (n === at ? part : one)),
      ),
    );
  return (
    <>
      {option.sets.map((set, n) => (
        <OneSet
          key={set.name}
          option={option}
          set={set}
          ticks={ticks[n]!}
          put={(part) => change(n, part)}
          art={art}
          by={problem ? `wrong-${option.name}` : undefined}
        />
      ))}
      {problem && <Wrong id={`wrong-${option.name}`}>{problem.say}</Wrong>}
    </>
  );
}

type SetField = {
  option: GameOption;
  set: OptionCards;
  ticks: Ticks;
  put: (ticks: Ticks) => void;
  art: Art | null;
  by: string | undefined;
};

function OneSet({ option, set, ticks, put, art, by }: SetField) {
  const [choosing, setChoosing] = useState(ticks.names.length > 0);
  const [before, setBefore] = useState<string[]>(ticks.names);
  const [refused, setRefused] = useState(false);
  const these = ticks.names.length > 0 || (choosing && !ticks.draw);
  const counts = drawable(option, set);
  const one = set.most === 1;
  const how = these ? "these" : String(ticks.draw);
  const answers = [
    { value: "0", says: say("cards-none") },
    ...counts.map((count) => ({
      value: String(count),
      says: one ? say("cards-lot") : say("cards-draw", { count }),
    })),
    { value: "these", says: say(one ? "cards-this" : "cards-these") },
  ];
  const choose = (wish: string) => {
    setRefused(false);
    setChoosing(wish === "these");
    if (wish !== "these") return (ticks.names.length && setBefore(ticks.names), put({ draw: Number(wish), names: [] }));
    put({ draw: 0, names: before });
  };
  const tick = (card: OptionValue, on: boolean) => {
    const others = one ? [] : ticks.names.filter((name) => name !== card.value);
    if (on && others.length >= set.most) return setRefused(true);
    setRefused(false);
    setChoosing(true);
    const names = on ? [...others, card.value] : others;
    setBefore(names);
    put({ draw: 0, names });
  };
  const about = these
    ? say("cards-ticked", { count: ticks.names.length, of: set.cards.length, most: set.most })
    : say(ticks.draw ? "cards-drawn" : "cards-out");
  return (
    <section class="card-set" aria-label={set.says}>
      <div class="kind-head">
        <h3>{set.says}</h3>
        {refused ? <Wrong>{say("cards-most", { most: set.most })}</Wrong> : <span class="muted">{about}</span>}
        <Answers
          name={`how-${option.name}-${set.name}`}
          label={say("cards-how", { set: set.says })}
          answers={answers}
          value={how}
          choose={choose}
          stacked={false}
          by={by}
        />
      </div>
      <div
        class={these ? "card-list" : "card-list left"}
        role={one ? "radiogroup" : "group"}
        aria-label={set.says}
        data-set={set.name}
      >
        {set.cards.map((card) => {
          const on = ticks.names.includes(card.value);
          return (
            <label key={card.value} class={on ? "chosen" : ""}>
              <input
                type={one ? "radio" : "checkbox"}
                class="over"
                name={`card-${option.name}-${set.name}`}
                checked={on}
                onChange={(event) => {
                  const wish = event.currentTarget.checked;
                  tick(card, wish);
                  event.currentTarget.checked = wish && (one || ticks.names.length < set.most);
                }}
              />
              {card.art ? (
                <Picture art={art} name={card.art} size={56} />
              ) : (
                <b class="sign" aria-hidden="true">
                  {card.value.length < 4 ? card.value : ""}
                </b>
              )}
              <span class="words">
                <b>{card.says}</b>
                {card.effect && <span>{voice.value.say(card.effect)}</span>}
              </span>
              <Tick on={on} round={one} />
            </label>
          );
        })}
      </div>
    </section>
  );
}
