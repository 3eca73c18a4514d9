/** One option of a table. What takes more than a list can offer is typed, pasted, or read from a file. */
import { useState } from "preact/hooks";
import { house } from "../house";
import { Icon } from "../parts/icons";
import { say } from "../words";
import type { GameOption } from "../wire";

const OWN = "\u0000own"; // no value: something else than the list

type Put = { option: GameOption; value: string; put: (value: string) => void };

export function OptionField({ option, value, put }: Put) {
  const listed = option.values.some((one) => one.value === value);
  const [own, setOwn] = useState(!listed);
  const ideal = option.values.find((one) => one.value === value)?.ideal ?? [];
  const id = `option-${option.name}`;
  return (
    <div class={own ? "field own-text" : "field"}>
      <label for={id}>
        {option.label}
        {option.rule && <small> {option.rule}</small>}
      </label>
      <select
        id={id}
        value={own || !listed ? OWN : value}
        onChange={({ currentTarget: { value: chosen } }) => (setOwn(chosen === OWN), chosen !== OWN && put(chosen))}
      >
        {option.values.map((one) => (
          <option key={one.value} value={one.value}>
            {one.says}
          </option>
        ))}
        {option.free && <option value={OWN}>{say("option-own")}</option>}
      </select>
      {ideal.length > 0 && <small class="muted">{say("option-ideal", { players: ideal.join(", ") })}</small>}
      {option.free && (own || !listed) && <OwnText option={option} value={listed ? "" : value} put={put} />}
    </div>
  );
}

function OwnText({ option, value, put }: Put) {
  const [problem, setProblem] = useState("");
  const [name, setName] = useState("");
  const most = house.value?.limits.option ?? 65536;
  const read = async (file: File | undefined) => {
    if (!file) return;
    setName(file.name);
    const text = (await file.text()).replaceAll("\r\n", "\n");
    setProblem(text.length > most ? say("option-too-long", { letters: text.length, most }) : "");
    if (text.length <= most) put(text);
  };
  return (
    <div
      class="own-value"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => (event.preventDefault(), void read(event.dataTransfer?.files[0]))}
    >
      {option.says !== option.label && <p class="muted">{option.says}</p>}
      <textarea
        rows={value.includes("\n") ? 7 : 2}
        spellcheck={false}
        maxLength={most}
        placeholder={say("option-paste")}
        aria-label={say("option-text", { option: option.label })}
        value={value}
        onInput={(event) => (setName(""), put(event.currentTarget.value))}
      />
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
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
