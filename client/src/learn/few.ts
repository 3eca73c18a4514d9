/** Of many choices the few that a guide marks: the others are dimmed until somebody wants to see them. Mirrors `narrow` of web/lessons.py. */
import { choicesOf } from "../scene";
import type { Scene, Target } from "../wire";

const FAINT = "1"; // the veil of what is free, but not now

/** The scene with these choices on the board and beside it; null where nothing would be left out. */
export function withFew(scene: Scene): Scene | null {
  const { offers } = scene;
  const few = new Set(offers.few?.choices);
  if (!few.size) return null;
  const targets: Record<string, Target> = {};
  const others: string[] = [];
  for (const [id, target] of Object.entries(offers.targets ?? {})) {
    const left = choicesOf(target).filter((choice) => few.has(choice));
    if (left.length) targets[id] = left.length === 1 ? left[0]! : left;
    else others.push(id);
  }
  const spots = { ...offers.spots };
  for (const id of others) delete spots[id];
  const dimmed = others.filter((id) => id in scene.pieces);
  const groups = Object.entries(offers.groups ?? {}).flatMap(([id, group]) => {
    const left = group.targets.filter((one) => one in targets);
    return left.length ? [[id, { ...group, targets: left }] as const] : [];
  });
  return {
    ...scene,
    offers: {
      ...offers,
      targets,
      spots,
      veils: { ...offers.veils, [FAINT]: [...(offers.veils?.[FAINT] ?? []), ...dimmed] },
      buttons: (offers.buttons ?? []).filter(([choice]) => few.has(choice)),
      groups: Object.fromEntries(groups),
      then: (offers.then ?? []).filter(([choices]) => Object.values(choices).some((choice) => few.has(choice))),
      ...(offers.tries ? { tries: offers.tries.filter(([choice]) => few.has(choice)) } : {}),
    },
  };
}
