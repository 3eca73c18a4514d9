/** What the guide says, in one place: where the question of a table stands. Never on the board. */
import type { ComponentChildren } from "preact";
import { Lantern } from "../parts/icons";
import { voice } from "../words";

/** `**…**` is what is to be done. */
export function Spoken({ text }: { text: string }) {
  return <>{text.split("**").map((part, at) => (at % 2 ? <b key={at}>{part}</b> : part))}</>;
}

export function Bubble({
  mood,
  answer,
  text,
  title,
  tries = 0,
  brief = false,
  dots,
  children,
}: {
  mood: string;
  answer: string;
  text: string;
  title?: string; // of the lesson
  tries?: number; // wrong ones: the same answer is said again to every one
  brief?: boolean; // little is said: what can be pressed stands beside it
  dots?: { at: number; of: number; label: string };
  children: ComponentChildren;
}) {
  return (
    <section class="bubble" data-mood={mood} data-brief={brief ? 1 : undefined} lang={voice.value.language}>
      <span class="seal" aria-hidden="true">
        <Lantern />
      </span>
      <div class="said" role="status">
        {answer && (
          <p class="answer" key={`answer ${tries}`}>
            <Spoken text={answer} />
          </p>
        )}
        {text.split("\n").map(
          (line) =>
            line && (
              <p class="say" key={line}>
                <Spoken text={line} />
              </p>
            ),
        )}
      </div>
      <div class="tools">
        {dots && dots.of > 1 && (
          <span class="dots" role="img" aria-label={dots.label}>
            {Array.from({ length: dots.of }, (_, n) => (
              <i key={n} data-state={n < dots.at ? "was" : n === dots.at ? "now" : "later"} />
            ))}
          </span>
        )}
        {title && <h2 class="title">{title}</h2>}
        {children}
      </div>
    </section>
  );
}
