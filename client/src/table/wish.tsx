/** Somebody would like to end the match without a result: everybody is told, and can agree, or take the own wish back. */
import { useState } from "preact/hooks";
import { named, say, voice } from "../words";
import type { Session } from "./session";

/** The room is always there, so that what comes into it is read aloud. */
export const Wish = ({ session }: { session: Session }) => (
  <div class="wish-room" role="status">
    <Question session={session} />
  </div>
);

function Question({ session }: { session: Session }) {
  const { table } = session.shown.value!;
  const [heard, hear] = useState(""); // the wishes that somebody does not want to see for now
  const wishes = table.seats.flatMap((seat, n) => (seat.wants_to_stop ? [n] : []));
  const others = wishes.filter((seat) => !table.mine.includes(seat));
  if (table.status !== "playing" || !wishes.length || heard === wishes.join()) return null;
  const people = new Intl.ListFormat(voice.value.language).format(
    wishes.map((seat) => session.names.value[seat] ?? ""),
  );
  const asked = table.mine.filter((seat) => !table.seats[seat]!.wants_to_stop && !table.seats[seat]!.resigned);
  const mine = wishes.filter((seat) => table.mine.includes(seat));
  const of = (seat: number, text: string) =>
    table.mine.length > 1 ? named(session.names.value[seat] ?? "", text) : text;
  const alone = !others.length && table.mine.length === 1;
  return (
    <div class="wish card">
      <p>{alone ? say("wish-to-stop-own") : say("wish-to-stop", { count: wishes.length, people })}</p>
      <div class="row">
        {asked.map((seat) => (
          <button key={seat} type="button" class="main" onClick={() => session.act({ do: "stop", wants: true, seat })}>
            {of(seat, say("button-stop-too"))}
          </button>
        ))}
        {mine.map((seat) => (
          <button key={seat} type="button" onClick={() => session.act({ do: "stop", wants: false, seat })}>
            {of(seat, say("button-play-on"))}
          </button>
        ))}
        <button type="button" class="quiet" onClick={() => hear(wishes.join())}>
          {say("button-close")}
        </button>
      </div>
    </div>
  );
}
