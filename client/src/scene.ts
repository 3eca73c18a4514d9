/** Scenes in the client: applying a patch, and following pieces between two whole scenes. Mirrors draw/patch.py. */
import type { Offers, Patch, Piece, Scene, Surface, Target, Words } from "./wire";

/** What became what: new id -> old id, and id of a piece that is gone -> the bank that took it. */
export type Moves = { was: Record<string, string>; into: Record<string, string> };
export const NO_MOVES: Moves = { was: {}, into: {} };

export function patched(scene: Scene, patch: Patch): Scene {
  const { set, gone, was: _was, into: _into, offers: changed, surfaces, ...whole } = patch;
  const made = without({ ...scene, ...whole }) as Scene;
  if (surfaces) {
    const laid: Record<string, Surface | null> = { ...scene.surfaces };
    for (const [id, change] of Object.entries(surfaces))
      laid[id] = change && (without({ ...laid[id], ...change }) as Surface);
    made.surfaces = without(laid) as Record<string, Surface>;
  }
  if (set || gone) {
    const pieces = { ...scene.pieces };
    for (const id of gone ?? []) delete pieces[id];
    made.pieces = Object.assign(pieces, set);
  }
  if (changed) made.offers = without({ ...scene.offers, ...changed }) as Offers;
  return made;
}

/** Fields that are null are taken away. */
const without = (all: Record<string, unknown>): unknown =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null));

export const choicesOf = (target: Target): number[] => (typeof target === "number" ? [target] : target);

export type Sentence = { choice: number; words: Words; piece: Piece | undefined };

/** Every choice as a sentence. Words about a piece leave out what the piece says about itself, so it comes with them. */
export function sentences({ offers, pieces }: Scene): Sentence[] {
  const lies = new Map<number, Piece>();
  for (const [id, target] of Object.entries(offers.targets ?? {})) {
    const piece = pieces[id] ?? offers.spots?.[id];
    for (const choice of choicesOf(target)) if (piece && !lies.has(choice)) lies.set(choice, piece);
  }
  for (const [choice, ghosts] of offers.tries ?? []) {
    const ghost = Object.values(ghosts).find(({ say }) => say);
    if (ghost) lies.set(choice, ghost);
  }
  return (offers.choices ?? []).flatMap(([words, choices]) =>
    choices.map((choice) => ({ choice, words, piece: lies.get(choice) })),
  );
}

/** How many choices lie on each surface; a way to do something counts like many: it is being done there. */
export function asks({ offers, pieces }: Scene): Map<string, number> {
  const found = new Map<string, number>();
  const count = (piece: Piece | undefined, n: number) =>
    piece && void found.set(piece.on, (found.get(piece.on) ?? 0) + n);
  for (const piece of Object.values(offers.tries?.[0]?.[1] ?? {})) count(piece, 100);
  for (const id in offers.targets) count(pieces[id] ?? offers.spots?.[id], 1);
  return found;
}

export const movesOf = (patch: Patch): Moves => ({ was: patch.was ?? {}, into: patch.into ?? {} });

/** Of the pieces that are gone and the pieces that are new, those of one kin are paired; a bank gives and takes the rest. */
export function follow(old: Scene, next: Scene): Moves {
  const left = new Map<string, string[]>();
  for (const id in old.pieces) {
    if (id in next.pieces || !id.includes(":")) continue;
    const kin = id.split(":", 1)[0]!;
    left.set(kin, [...(left.get(kin) ?? []), id]);
  }
  const moves: Moves = { was: {}, into: {} };
  for (const id in next.pieces) {
    if (id in old.pieces || !id.includes(":")) continue;
    const kin = id.split(":", 1)[0]!;
    const candidates = left.get(kin) ?? [];
    const alike = candidates.findIndex((other) => old.pieces[other]!.art === next.pieces[id]!.art);
    if (candidates.length) moves.was[id] = candidates.splice(Math.max(0, alike), 1)[0]!;
    else if (kin in old.pieces) moves.was[id] = kin;
  }
  for (const [kin, ids] of left) if (kin in next.pieces) for (const id of ids) moves.into[id] = kin;
  return moves;
}
