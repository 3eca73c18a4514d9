/** The last round: said before the choice that begins it, and when it has begun. */
import { Icon } from "../parts/icons";
import { drum } from "../parts/sound";
import { useEffect } from "preact/hooks";
import { say, upper, voice } from "../words";
import type { Session } from "./session";

export function Closing({ session }: { session: Session }) {
  const { table, scene } = session.shown.value!;
  const begun = table.closing;
  const name = begun ? `${table.table} ${begun.n}` : "";
  const shown = !!begun && session.warned.value !== name && !session.replay.value;
  useEffect(() => void (shown && drum()), [shown]);
  useEffect(() => {
    if (begun && table.undo.may) session.warned.value = name; // whoever has chosen has read it
  }, [table.undo.may, name]);
  if (shown) {
    const key = `closing-${begun.key}`;
    return (
      <div class="closing" role="alert">
        <Icon sign="lantern" />
        <p>
          <b>{say("closing")}</b>{" "}
          <span>
            {begun.by >= 0 && voice.value.has(key) ? session.say([key, { seat: begun.by }]) : say("closing.begun")}
          </span>
        </p>
        <button
          type="button"
          class="square"
          aria-label={say("button-close")}
          onClick={() => void (session.warned.value = name)}
        >
          <Icon sign="close" />
        </button>
      </div>
    );
  }
  if (begun || session.replay.value || !table.may_choose) return null;
  const closers = new Set(
    Object.entries(scene.offers.gains ?? {}).flatMap(([n, { closing }]) => (closing ? [Number(n)] : [])),
  );
  if (!closers.size) return null;
  const words = session.sentences().filter(({ choice }) => closers.has(choice));
  const list = new Intl.ListFormat(voice.value.language, { type: "disjunction" }).format(
    words.slice(0, 2).map((one) => session.sentence(one)),
  );
  return (
    <p class="closing near">
      <Icon sign="lantern" />
      <span>{say("closing.near", { choice: upper(list) })}</span>
    </p>
  );
}
