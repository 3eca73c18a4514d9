/** What can be laid over the board: a small menu in the head, and the key O. */
import { useEffect, useRef, useState } from "preact/hooks";
import { IconButton } from "../parts/icons";
import { say, upper, voice } from "../words";
import type { Scene } from "../wire";
import type { Session } from "./session";

/** The one after the one that is there; after the last comes none. */
export function nextOverlay({ overlays = [] }: Scene, now: string): string {
  const names = ["", ...overlays.map(([name]) => name)];
  return names[(names.indexOf(now) + 1) % names.length]!;
}

export function OverlayMenu({ session, scene }: { session: Session; scene: Scene }) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const away = (event: Event) => !place.current?.contains(event.target as Node) && setOpen(false);
    const escape = (event: KeyboardEvent) =>
      event.key === "Escape" && (setOpen(false), place.current?.querySelector("button")?.focus());
    addEventListener("pointerdown", away);
    addEventListener("keydown", escape);
    return () => (removeEventListener("pointerdown", away), removeEventListener("keydown", escape));
  }, [open]);
  const { overlays = [], overlay = "" } = scene;
  if (!overlays.length) return null;
  return (
    <div class="overlays" ref={place}>
      <IconButton sign="layers" label={say("overlays")} on={!!overlay} press={() => setOpen(!open)} />
      {open && (
        <fieldset class="overlay-menu card">
          <legend class="unseen">{say("overlays")}</legend>
          {[["", "overlay-none"] as [string, string], ...overlays].map(([name, key], at) => (
            <label key={name} class="switch">
              <input
                type="radio"
                name="overlay"
                checked={overlay === name}
                ref={(node) =>
                  void (
                    at === 0 &&
                    open &&
                    !place.current?.querySelector(":focus-visible, input:focus") &&
                    node?.focus()
                  )
                }
                onChange={() => session.lay(name)}
              />
              <span>
                <b>{upper(say(key))}</b>
                {voice.value.has(`${key}.about`) && <small>{say(`${key}.about`)}</small>}
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
