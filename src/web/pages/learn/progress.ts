import { createSignal } from 'solid-js';

/** How far somebody has come in the lessons, kept in this browser. */

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

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, value]) => isProgress(value)));
  } catch {
    return {};
  }
}

const [kept, setKept] = createSignal<Kept>(read());

function keep(next: Kept): void {
  setKept(next);
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // A closed store only means that the progress is forgotten.
  }
}

const NONE: Progress = { done: [], at: 0 };
export const progressOf = (lesson: string): Progress => kept()[lesson] ?? NONE;
export const anyProgress = (): boolean => Object.keys(kept()).length > 0;
export function noteStep(lesson: string, at: number): void {
  keep({ ...kept(), [lesson]: { ...progressOf(lesson), at } });
}
export function noteDone(lesson: string, step: string): void {
  const { done, at } = progressOf(lesson);
  if (!done.includes(step)) keep({ ...kept(), [lesson]: { done: [...done, step], at } });
}
export const forgetProgress = (): void => keep({});
