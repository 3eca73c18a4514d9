/** The end: who won and why, everybody's total, and the points by source, each with its reasons. */
import { useEffect, useState } from "preact/hooks";
import { plain } from "../gains";
import { Icon, Mark } from "../parts/icons";
import { say, upper, voice } from "../words";
import type { PointsMessage } from "../wire";
import { levelOf } from "./seats";
import type { Session } from "./session";

type Sources = PointsMessage["seats"];

/** The points of every seat by source: those that tell players apart most come first. */
export function rowsOf(session: Session): { key: string; points: number[] }[] {
  const { lines } = session.shown.value!.table.result!;
  const keys = [...new Set(lines.flatMap((all) => all.map(([key]) => key)))];
  const of = (seat: number, key: string) =>
    lines[seat]!.reduce((sum, [name, points]) => sum + (name === key ? points : 0), 0);
  return keys.map((key) => ({ key, points: lines.map((_, seat) => of(seat, key)) }));
}

const spread = ({ points }: { points: number[] }): number => Math.max(...points) - Math.min(...points);

/** What the points of everybody are made of, once the table has said so. */
function useSources(session: Session): Sources {
  const [found, put] = useState<Sources>([]);
  useEffect(() => void session.sources().then(put), []);
  return found;
}

export function partsOf(sources: Sources, seat: number, key: string): string {
  const parts = sources[seat]?.find(([name]) => name === key)?.[2] ?? [];
  return parts
    .filter(([, n]) => n)
    .map(([part, n]) => `${plain(n)} ${say(`part-${part}`)}`)
    .join(" + ");
}

export function ScoreTable({ session, count }: { session: Session; count: () => void }) {
  const { table } = session.shown.value!;
  const sources = useSources(session);
  const [opened, open] = useState("");
  const result = table.result;
  if (!result) return null;
  const names = session.names.value;
  const order = names.map((_, seat) => seat).sort((a, b) => result.places[a]! - result.places[b]! || a - b);
  const all = rowsOf(session);
  const rows = all.filter(({ points }) => points.some(Boolean)).sort((a, b) => spread(b) - spread(a));
  const nothing = all.filter(({ points }) => !points.some(Boolean));
  return (
    <div class="score-sheet">
      <p class="verdict">{verdict(session)}</p>
      {reasons(session).map((text) => (
        <p key={text} class="reason">
          {text}
        </p>
      ))}
      <div class="scroll">
        <table class="scores">
          <thead>
            <tr>
              <td />
              {order.map((seat) => (
                <th key={seat} scope="col" class={result.places[seat] === 1 ? "first" : undefined}>
                  <Mark seat={seat} />
                  <span>{names[seat]}</span>
                  {levelOf(table, seat) && <small>{levelOf(table, seat)}</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tfoot>
            <tr class="total">
              <th scope="row">{say("result-total")}</th>
              {order.map((seat) => (
                <td key={seat} class={result.places[seat] === 1 ? "first" : undefined}>
                  <b>{plain(result.scores[seat]!)}</b>
                </td>
              ))}
            </tr>
            {names.length > 1 && (
              <tr>
                <th scope="row">{say("result-place")}</th>
                {order.map((seat) => (
                  <td key={seat}>
                    {result.places[seat]}
                    {result.places[seat] === 1 && <span class="won"> ★</span>}
                  </td>
                ))}
              </tr>
            )}
          </tfoot>
          <tbody>
            {rows.map((row) => {
              const best = Math.max(...row.points);
              const shown = opened === row.key;
              return (
                <>
                  <tr key={row.key}>
                    <th scope="row">
                      <button
                        type="button"
                        class="why"
                        aria-expanded={shown}
                        onClick={() => open(shown ? "" : row.key)}
                      >
                        <Icon sign="on" />
                        {upper(say(`score-${row.key}`))}
                      </button>
                    </th>
                    {order.map((seat) => (
                      <td
                        key={seat}
                        class={row.points[seat] === best ? "best" : row.points[seat] ? undefined : "nothing"}
                      >
                        {plain(row.points[seat]!)}
                      </td>
                    ))}
                  </tr>
                  {shown && (
                    <tr key={`${row.key} why`} class="reasons">
                      <th colSpan={order.length + 1}>
                        {voice.value.has(`score-${row.key}.why`) && <p>{say(`score-${row.key}.why`)}</p>}
                        {order.map((seat) => (
                          <p key={seat}>
                            <Mark seat={seat} /> {names[seat]}: {partsOf(sources, seat, row.key) || ""}
                            {partsOf(sources, seat, row.key) && " = "}
                            {plain(row.points[seat]!)}
                          </p>
                        ))}
                      </th>
                    </tr>
                  )}
                </>
              );
            })}
          </tbody>
        </table>
      </div>
      {nothing.length > 0 && (
        <p class="muted">
          {say("counting.nothing", {
            count: nothing.length,
            list: nothing.map(({ key }) => upper(say(`score-${key}`))).join(", "),
          })}
        </p>
      )}
      <button type="button" class="link" onClick={count}>
        <Icon sign="play" />
        {say("counting.again")}
      </button>
    </div>
  );
}

const listed = (session: Session, seats: number[]): string =>
  new Intl.ListFormat(voice.value.language).format(seats.map((seat) => session.names.value[seat]!));

export function verdict(session: Session): string {
  const { table } = session.shown.value!;
  const result = table.result!;
  if (result.scores.length === 1)
    return say("result-alone", { points: result.scores[0]!, ending: say(`ending-${table.ending}`) });
  const winners = result.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const names = listed(session, winners);
  const gaveUp = table.seats.flatMap(({ resigned }, seat) => (resigned ? [seat] : []));
  if (table.ending === "resigned")
    return say("result-resigned", { name: names, others: listed(session, gaveUp), count: gaveUp.length });
  const points = result.scores[winners[0] ?? 0] ?? 0;
  if (winners.length === 1 && result.ties.some(({ seat }) => seat === winners[0]))
    return say("result-tied", { name: names, points });
  return winners.length > 1 ? say("result-shared", { names, points }) : say("result-winner", { name: names, points });
}

/** Why it ended so: what decided between equals, who gave up, and how the game says that it ended. */
function reasons(session: Session): string[] {
  const { table } = session.shown.value!;
  const names = session.names.value;
  const ties = table.result!.ties.map(({ seat, other, by, more, less }) =>
    say("result-tie", { name: names[seat]!, other: names[other]!, what: say(`tie-break-${by}`), more, less }),
  );
  const gaveUp = table.seats.flatMap(({ resigned }, seat) => (resigned ? [seat] : []));
  const left = table.ending === "resigned" ? [] : gaveUp.map((seat) => session.say(["told-resigned", { seat }]));
  const ending = `ending-${table.ending}`;
  const ended =
    names.length > 1 && table.ending !== "resigned" && voice.value.has(ending)
      ? [say("result-ending", { ending: say(ending) })]
      : [];
  return [...ties, ...left, ...ended];
}
