/** A value of one's own: typed, pasted, or read from a file; what is wrong with it stands below. */
import { useEffect, useRef, useState } from "preact/hooks";
import { house } from "../house";
import { Icon } from "../parts/icons";
import { say } from "../words";
import type { GameOption, Trouble } from "../wire";
import { heights, Model } from "./model";
import { Wrong } from "./parts";

type Own = { option: GameOption; value: string; put: (value: string) => void; problem: Trouble | null };

export function OwnText({ option, value, put, problem }: Own) {
  const [trouble, setTrouble] = useState("");
  const [name, setName] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  const most = house.value?.limits.option ?? 65536;
  const small = option.kind === "text";
  const grid = option.kind === "picture" ? heights(value) : null;
  const wrong = trouble || problem?.say;
  useEffect(() => {
    const [row, column] = problem?.at ?? [];
    if (row === undefined || column === undefined || !field.current || document.activeElement === field.current) return;
    const lines = field.current.value.split("\n");
    const at = lines.slice(0, row).reduce((sum, line) => sum + line.length + 1, 0) + column;
    field.current.setSelectionRange(at, at + 1);
  }, [problem]);
  const read = async (file: File | undefined) => {
    if (!file) return;
    setName(file.name);
    const text = (await file.text()).replaceAll("\r\n", "\n");
    setTrouble(text.length > most ? say("option-too-long", { letters: text.length, most }) : "");
    if (text.length <= most) put(text);
  };
  return (
    <div
      class={wrong ? "own-board bad" : "own-board"}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => (event.preventDefault(), void read(event.dataTransfer?.files[0]))}
    >
      {option.says !== option.label && <p class="muted">{option.says}</p>}
      <div class="own-parts">
        <textarea
          ref={field}
          id={`own-${option.name}`}
          rows={small ? 1 : Math.min(14, Math.max(6, value.split("\n").length + 1))}
          spellcheck={false}
          maxLength={most}
          placeholder={say("option-paste")}
          aria-label={say("option-text", { option: option.label })}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? `wrong-${option.name}` : undefined}
          value={value}
          onInput={(event) => (setName(""), setTrouble(""), put(event.currentTarget.value))}
        />
        {grid && (
          <div class="drawn">
            <Model grid={grid} />
          </div>
        )}
      </div>
      {wrong && <Wrong id={`wrong-${option.name}`}>{wrong}</Wrong>}
      {!small && (
        <label class="button file">
          <Icon sign="file" />
          {name || say("option-file")}
          <input
            type="file"
            class="unseen"
            accept=".toml,.txt,text/plain"
            aria-label={say("option-file-of", { option: option.label })}
            onChange={(event) => void read(event.currentTarget.files?.[0])}
          />
        </label>
      )}
    </div>
  );
}
