/** How far this device has come: lessons that are done, the step at which one was left, and what a newcomer said. */
import { signal } from "@preact/signals";
import { read, write } from "../keep";

type Kept = { done: string[]; at: Record<string, number[]>; newcomer: "" | "refused" | "learns" };
const KEY = "teahouse:learn";
const NOTHING: Kept = { done: [], at: {}, newcomer: "" };

const kept = signal<Kept>(read(KEY, NOTHING));
const keep = (change: Partial<Kept>): void => write(KEY, (kept.value = { ...kept.value, ...change }));

export const lessonKey = (game: string, course: string, lesson: string): string => `${game}/${course}/${lesson}`;
export const isDone = (key: string): boolean => kept.value.done.includes(key);
export const lineOf = (key: string): number[] => kept.value.at[key] ?? [];

export function leaveAt(key: string, line: number[]): void {
  const { [key]: _, ...others } = kept.value.at;
  keep({ at: line.length ? { ...others, [key]: line } : others });
}

export function finish(key: string): void {
  const { [key]: _, ...others } = kept.value.at;
  keep({ at: others, done: [...new Set([...kept.value.done, key])] });
}

/** Whoever has never been at a table here, has done no lesson, and has not refused to be asked. */
export const mayBeAsked = (tables: number): boolean =>
  !tables && !kept.value.newcomer && !kept.value.done.length && !Object.keys(kept.value.at).length;
export const answerNewcomer = (newcomer: "refused" | "learns"): void => keep({ newcomer });
export const learns = (): boolean => kept.value.newcomer === "learns";
