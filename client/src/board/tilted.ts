/** Whether surfaces are shown tilted or lie flat: the wish of this device, what the window allows, and the scene so seen. */
import { effect, signal } from "@preact/signals";
import type { Scene, Surface } from "../wire";
import { Camera } from "./camera";

type Wish = "auto" | "flat" | "tilted";
const KEY = "teahouse:view";
const FORCED = matchMedia("(forced-colors: active)");

function kept(): Wish {
  try {
    const found = localStorage.getItem(KEY);
    return found === "flat" || found === "tilted" ? found : "auto";
  } catch {
    return "auto";
  }
}

export const wish = signal<Wish>(kept());
const forced = signal(FORCED.matches);
FORCED.addEventListener("change", () => void (forced.value = FORCED.matches));
effect(() => {
  try {
    localStorage.setItem(KEY, wish.value);
  } catch {
    /* a private window: it lasts as long as the page */
  }
});

/** Tilted unless somebody prefers it flat, or the system takes the colours away. */
export const tilts = (): boolean => (wish.value === "auto" ? !forced.value : wish.value === "tilted");

export const canTilt = (scene: Scene): boolean => Object.values(scene.surfaces).some(({ tilt }) => tilt);

const eyeOf = ({ tilt, rise }: Surface, small: boolean) => (small && rise && tilt!.lift ? tilt!.lift : tilt!.eye);

const inView = new WeakSet<Surface>(); // surfaces that are shown tilted

/** A surface as it is seen: tilted in a box of its own, all of it; or flat, as if there were nothing else. */
function seen(surface: Surface, tilted: boolean, small: boolean): Surface {
  if (!surface.tilt) return surface;
  if (!tilted) {
    const { tilt: _, ...flat } = surface;
    return flat as Surface;
  }
  const { focus: _, ...whole } = surface;
  const eye = eyeOf(surface, small);
  const view = { ...whole, box: eye.box, tilt: { ...surface.tilt, eye } } as Surface;
  inView.add(view);
  return view;
}

const made = new WeakMap<Scene, Map<string, Scene>>();

/** The scene as this device shows it; made once. On small screens the camera rises while something on the plane is asked. */
export function viewed(scene: Scene, tilted: boolean, small: boolean): Scene {
  if (!canTilt(scene)) return scene;
  const known = made.get(scene) ?? new Map<string, Scene>();
  made.set(scene, known);
  const key = `${tilted} ${small}`;
  const found = known.get(key);
  if (found) return found;
  const surfaces = Object.fromEntries(
    Object.entries(scene.surfaces).map(([id, surface]) => [id, seen(surface, tilted, small)]),
  );
  const next = { ...scene, surfaces };
  known.set(key, next);
  return next;
}

/** The camera of a surface as it is seen; none: it lies flat. */
export const cameraOf = (surface: Surface): Camera | null =>
  inView.has(surface) ? new Camera(surface.tilt!, surface.tilt!.eye) : null;

/** The camera has risen: what stands around the tray is folded away. */
export const risen = ({ tilt, rise }: Surface): boolean => !!rise && !!tilt?.lift && tilt.eye === tilt.lift;

/** By how much what lies on a surface is smaller than its units tell: at the far edge of a tilted one. */
export const shrinks = (surface: Surface | undefined): number =>
  surface && inView.has(surface)
    ? Math.min(surface.tilt!.eye.far / 1000, surface.tilt!.eye.high / surface.tilt!.bed[3])
    : 1;
