import { InvalidArgumentError } from 'commander';

/** Player of the arena: a level, and the milliseconds of a player turn where it is given a time of its own (`veteran@300`). */
export interface Contender {
  readonly level: string;
  readonly ms?: number;
}

const TIMED = /^(.+)@([1-9]\d{0,6})$/;

export function contenderIn(name: string): Contender {
  const [, level, ms] = TIMED.exec(name) ?? [];
  return level === undefined ? { level: name } : { level, ms: Number(ms) };
}

/** Reads the names of the arena's players, one after another. */
export const namedAmong =
  (known: readonly string[]) =>
  (name: string, before: readonly string[] = []): string[] => {
    if (known.includes(contenderIn(name).level)) return [...before, name];
    throw new InvalidArgumentError(
      `Known: ${known.join(', ')}; with milliseconds of its own: ${known.at(-1) ?? ''}@300.`,
    );
  };
