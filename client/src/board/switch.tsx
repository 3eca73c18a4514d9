/** The switch between the tilted table and the flat one, kept on this device. */
import { say } from "../words";
import type { Scene } from "../wire";
import { canTilt, tilts, wish } from "./tilted";

/** On the stage it stands only if that is what it turns. */
export function ViewSwitch({ scene, stage }: { scene: Scene; stage?: boolean }) {
  const main = Object.values(scene.surfaces).some(({ tilt, role }) => tilt && role === "main");
  if (!canTilt(scene) || (stage && !main)) return null;
  return (
    <fieldset class="view-switch">
      <legend class="unseen">{say("view")}</legend>
      {(["flat", "tilted"] as const).map((view) => (
        <label key={view}>
          <input
            type="radio"
            name="view"
            value={view}
            checked={tilts() === (view === "tilted")}
            onChange={() => void (wish.value = view)}
          />
          <span>{say(`view-${view}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
