/** Which way the table is laid out in this window, and the room its parts get. */
import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Scene } from "../wire";
import { HEADS, partsOf, tall, wide, type Arrangement } from "./arrange";

export type Kind = "wide" | "tall" | "phone" | "low"; // low: a phone held sideways
const WIDE = matchMedia("(min-width: 640px) and (min-aspect-ratio: 1/1)");
const LOW = matchMedia("(min-width: 640px) and (min-aspect-ratio: 1/1) and (max-height: 520px)");
const PHONE = matchMedia("(max-width: 699px)");
const SPACIOUS = matchMedia("(min-width: 1100px) and (min-height: 600px)"); // room for the boards of other players

const look = () => ({
  kind: (LOW.matches ? "low" : WIDE.matches ? "wide" : PHONE.matches ? "phone" : "tall") as Kind,
  spacious: SPACIOUS.matches,
});
export const layout = signal(look());

/** By how much letters are larger than usual: people set that in their browser. */
export const text = (): number => (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16;

for (const query of [WIDE, LOW, PHONE, SPACIOUS]) query.addEventListener("change", () => void (layout.value = look()));

/** What the server is asked for: the shape of the window. */
export const shape = (): "low" | "wide" | "tall" | "tablet" =>
  LOW.matches ? "low" : WIDE.matches ? "wide" : PHONE.matches ? "tall" : "tablet";
export const onTurned = (call: () => void): (() => void) => {
  const asked = [WIDE, LOW, PHONE];
  for (const query of asked) query.addEventListener("change", call);
  return () => asked.forEach((query) => query.removeEventListener("change", call));
};

/** Measures the page and shares its room out; anew whenever the window or the boxes of the surfaces change. */
export function useArrangement(
  root: HTMLElement | null,
  scene: Scene | undefined,
  seats: number,
  mine: number,
): Arrangement | null {
  const [made, make] = useState<Arrangement | null>(null);
  const last = useRef(""); // what was measured: the same room is not shared out twice
  const { kind, spacious } = layout.value;
  const boxes =
    scene &&
    JSON.stringify(Object.values(scene.surfaces).map(({ box, focus, role, seat }) => [box, focus, role, seat]));
  const measure = () => {
    if (!root || !scene || kind === "phone" || kind === "low") return;
    const high = (name: string) => root.querySelector(name)?.getBoundingClientRect().height ?? 0;
    const inner = root.clientWidth - 36;
    const [left, right, large] = [Math.round(high(".left")), Math.round(high(".right")), text()];
    const below = made?.beside ? Math.max(high(".shelf-room"), high(".mine")) : high(".shelf-room") + high(".mine");
    const room = Math.round(high(".stage") + below); // of the sum: parts rounded one by one would never come to rest
    const found = [boxes, kind, spacious, mine, seats, inner, left, right, large, room].join();
    if (found === last.current) return;
    last.current = found;
    const parts = partsOf(scene, mine, kind === "tall");
    parts.count = seats - (mine >= 0 ? 1 : 0);
    const next =
      kind === "wide"
        ? wide(parts, inner, left, right, !spacious, large)
        : tall(parts, inner, room, HEADS.mine * large);
    if (JSON.stringify(next) !== JSON.stringify(made)) make(next);
  };
  useLayoutEffect(measure, [root, boxes, kind, spacious, mine, seats]);
  useEffect(() => {
    if (!root) return;
    const watch = new ResizeObserver(measure);
    watch.observe(root);
    return () => watch.disconnect();
  });
  return made;
}
