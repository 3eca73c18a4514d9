/** The settings sheet: how this browser likes to play. */
import { house } from "../house";
import { useState } from "preact/hooks";
import { deviceName, exportDevice, forgetDevice, importDevice, set, settings, type Settings } from "../keep";
import { say } from "../words";
import { Sheet } from "./sheet";
import { click } from "./sound";

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
      onChange={(event) => {
        set({ [name]: event.currentTarget.checked });
        if (name === "sound") click(); // heard if it is wanted now
      }}
    />
    <span>
      <b>{say(`setting-${name}`)}</b>
      <small>{say(`setting-${name}.about`)}</small>
    </span>
  </label>
);

/** Who plays here is this device: what it keeps can be carried to another one, or forgotten. */
function Device() {
  const [sure, ask] = useState(false);
  const [said, tell] = useState("");
  const save = () => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([exportDevice()], { type: "application/json" }));
    link.download = `teahouse-${deviceName().slice(0, 8)}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const load = async (file: File | undefined) => {
    if (!file) return;
    if (importDevice(await file.text())) location.reload();
    else tell(say("device-wrong-file"));
  };
  return (
    <section class="device">
      <b>{say("device")}</b>
      <small>
        {say("device.about")} <code>{deviceName()}</code>
      </small>
      <div class="row">
        <button type="button" onClick={save}>
          {say("device-export")}
        </button>
        <label class="button">
          {say("device-import")}
          <input
            type="file"
            class="unseen"
            accept="application/json"
            onChange={(event) => void load(event.currentTarget.files?.[0])}
          />
        </label>
        <button type="button" onClick={() => ask(!sure)}>
          {say("device-forget")}
        </button>
      </div>
      {said && <p role="alert">{said}</p>}
      {sure && (
        <p role="alert">
          {say("device-forget.sure")}{" "}
          <button type="button" class="main" onClick={() => (forgetDevice(), location.assign("/"))}>
            {say("device-forget.do")}
          </button>
        </p>
      )}
    </section>
  );
}

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
      <Device />
    </Sheet>
  );
}
