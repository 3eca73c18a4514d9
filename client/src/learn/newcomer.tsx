/** Whoever plays for the first time is asked once: a lesson, a match with the guide, or just a match. */
import { useState } from "preact/hooks";
import { go } from "../house";
import { Sheet } from "../parts/sheet";
import { say } from "../words";
import type { GameInfo } from "../wire";
import { hrefOf, useCourses } from "./courses";
import { openGuided } from "./guided";
import { answerNewcomer } from "./progress";

export function Newcomer({
  game,
  preset,
  play,
  close,
}: {
  game: GameInfo;
  preset: string;
  play: () => void;
  close: () => void;
}) {
  const courses = useCourses();
  const course = courses?.find((one) => one.game === game.name);
  const [busy, setBusy] = useState(false);
  const first = course?.lessons[0];
  return (
    <Sheet title={say("newcomer-title", { game: game.title })} close={close}>
      <p>{say("newcomer-about")}</p>
      <div class="newcomer">
        {(!courses || first) && ( // its room is kept until the courses are here: nothing moves under a finger
          <button
            type="button"
            class="main"
            disabled={!first}
            onClick={() => course && first && (answerNewcomer("learns"), close(), go(hrefOf(course, first.name)))}
          >
            {say("newcomer-lesson", { title: first?.title ?? "…" })}
          </button>
        )}
        <button
          type="button"
          disabled={busy}
          onClick={() => {
            setBusy(true);
            answerNewcomer("learns");
            void openGuided(game.name, preset).finally(() => setBusy(false));
          }}
        >
          {say("newcomer-guided")}
        </button>
        <button type="button" class="quiet" onClick={() => (answerNewcomer("refused"), close(), play())}>
          {say("newcomer-refuse")}
        </button>
      </div>
    </Sheet>
  );
}
