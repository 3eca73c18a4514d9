/** The settings sheet: how this browser likes to play. */
import { house } from "../house";
import { set, settings, type Settings } from "../keep";
import { say } from "../words";
import { Sheet } from "./sheet";

function Choice<K extends "theme" | "speed" | "confirm">({ name, values }: { name: K; values: Settings[K][] }) {
  return (
    <fieldset class="choice">
      <legend>{say(`setting-${name}`)}</legend>
      <div class="row">
        {values.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={settings.value[name] === value}
              onChange={() => set({ [name]: value })}
            />
            <span>{say(`${name}-${value}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const Switch = ({ name }: { name: "quick" | "dim" | "sound" }) => (
  <label class="switch">
    <input
      type="checkbox"
      checked={settings.value[name]}
      onChange={(event) => set({ [name]: event.currentTarget.checked })}
    />
    <span>
      <b>{say(`setting-${name}`)}</b>
      <small>{say(`setting-${name}.about`)}</small>
    </span>
  </label>
);

export function SettingsSheet({ close }: { close: () => void }) {
  const languages = house.value?.languages ?? [];
  return (
    <Sheet title={say("settings")} close={close}>
      <Choice name="speed" values={["slow", "normal", "fast", "instant"]} />
      <Choice name="theme" values={["auto", "light", "dark"]} />
      <Choice name="confirm" values={["touch", "always", "never"]} />
      <Switch name="quick" />
      <Switch name="dim" />
      <Switch name="sound" />
      <label class="field">
        <span>{say("setting-language")}</span>
        <select value={settings.value.language} onChange={(event) => set({ language: event.currentTarget.value })}>
          <option value="">{say("language-auto")}</option>
          {languages.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </Sheet>
  );
}
