/** The end: who won, and the points of everybody by source. */
import { Mark } from "../parts/icons";
import { say, upper, voice } from "../words";
import type { Session } from "./session";

export function ScoreTable({ session }: { session: Session }) {
  const { table } = session.shown.value!;
  const result = table.result;
  if (!result) return null;
  const names = session.names.value;
  const rows = [...new Set(result.lines.flatMap((lines) => lines.map(([key]) => key)))];
  const points = (seat: number, key: string) => result.lines[seat]?.find(([name]) => name === key)?.[1] ?? 0;
  return (
    <div class="scroll">
      <table class="scores">
        <caption>{verdict(session)}</caption>
        <thead>
          <tr>
            <td />
            {names.map((name, seat) => (
              <th key={seat} scope="col">
                <Mark seat={seat} /> {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((key) => (
            <tr key={key}>
              <th scope="row">{upper(say(`score-${key}`))}</th>
              {names.map((_, seat) => (
                <td key={seat} class={points(seat, key) ? undefined : "nothing"}>
                  {points(seat, key)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say("result-total")}</th>
            {result.scores.map((score, seat) => (
              <td key={seat}>
                <b>{score}</b>
              </td>
            ))}
          </tr>
          {names.length > 1 && (
            <tr>
              <th scope="row">{say("result-place")}</th>
              {result.places.map((place, seat) => (
                <td key={seat}>
                  {place}
                  {place === 1 && <span class="won"> ★</span>}
                </td>
              ))}
            </tr>
          )}
        </tfoot>
      </table>
    </div>
  );
}

export function verdict(session: Session): string {
  const { table } = session.shown.value!;
  const result = table.result!;
  if (result.scores.length === 1)
    return say("result-alone", { points: result.scores[0]!, ending: say(`ending-${table.ending}`) });
  const list = (seats: number[]) =>
    new Intl.ListFormat(voice.value.language).format(seats.map((seat) => session.names.value[seat]!));
  const winners = result.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const names = list(winners);
  const gaveUp = table.seats.flatMap(({ resigned }, seat) => (resigned ? [seat] : []));
  if (table.ending === "resigned")
    return say("result-resigned", { name: names, others: list(gaveUp), count: gaveUp.length });
  const points = result.scores[winners[0] ?? 0] ?? 0;
  return winners.length > 1 ? say("result-shared", { names, points }) : say("result-winner", { name: names, points });
}
