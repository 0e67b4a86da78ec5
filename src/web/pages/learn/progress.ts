import { createSignal } from 'solid-js';
import { keep, kept } from '#web/text/preferences.ts';

/** Progress in the lessons, stored in this browser. */

const KEY = 'hexfront.learn';

export interface Progress {
  /** Steps done at least once. */
  readonly done: readonly string[];
  /** The step to go on with. */
  readonly at: number;
}

type Kept = Readonly<Record<string, Progress>>;

const isProgress = (value: unknown): value is Progress =>
  typeof value === 'object' &&
  value !== null &&
  'done' in value &&
  Array.isArray(value.done) &&
  'at' in value &&
  Number.isInteger(value.at);

const read = (): Kept =>
  Object.fromEntries(Object.entries(kept(KEY)).flatMap(([id, value]) => (isProgress(value) ? [[id, value]] : [])));

const [progress, setProgress] = createSignal<Kept>(read());

function note(next: Kept): void {
  setProgress(next);
  keep(KEY, next);
}

/** Merges progress of another tab. */
const known = (): Kept => ({ ...progress(), ...read() });

const NONE: Progress = { done: [], at: 0 };
export const progressOf = (lesson: string): Progress => progress()[lesson] ?? NONE;
export const anyProgress = (): boolean => Object.keys(progress()).length > 0;
export function noteStep(lesson: string, at: number): void {
  const all = known();
  note({ ...all, [lesson]: { ...(all[lesson] ?? NONE), at } });
}
export function noteDone(lesson: string, step: string): void {
  const all = known();
  const { done } = all[lesson] ?? NONE;
  const { at } = progressOf(lesson);
  if (!done.includes(step)) note({ ...all, [lesson]: { done: [...done, step], at } });
}
export const forgetProgress = (): void => note({});
