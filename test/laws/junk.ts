import { describeFault, type Fault } from '#core/notation/notation.ts';

/** A word that no reader knows. */
const JUNK = 'zzqx';

export interface Spoiled {
  readonly line: string;
  /** The word put in and its neighbours: a refusal names one of them. */
  readonly near: readonly string[];
}

/** A line with an unknown word in every place behind its first word. */
export function withJunk(line: string): Spoiled[] {
  const words = line.split(' ');
  return words.map((word, i) => ({
    line: [...words.slice(0, i + 1), JUNK, ...words.slice(i + 1)].join(' '),
    near: [JUNK, word, ...words.slice(i + 1, i + 2)]
      .map((one) => one.replace(/[;:,]$/, ''))
      .filter((one) => one !== ''),
  }));
}

/** Complaint about a reader that dropped the word, or refused the line without naming it. */
export function dropped(read: object, { line, near }: Spoiled): string[] {
  const faults = (Array.isArray(read) ? read : [read]) as readonly (Fault | object)[];
  const told = faults.filter((one): one is Fault => 'message' in one).map(describeFault);
  if (told.length === 0) return [`accepted: ${line}`];
  return told.some((one) => near.some((word) => one.includes(word))) ? [] : [`not named: ${line}: ${told.join('; ')}`];
}

/** Says of a few lines of each shape that they are to be looked at. */
export function sampler(most: number): (line: string) => boolean {
  const seen = new Map<string, number>();
  return (line) => {
    const words = line.split(' ');
    const shape = `${words[0] ?? ''} ${words.length}`;
    seen.set(shape, (seen.get(shape) ?? 0) + 1);
    return (seen.get(shape) ?? 0) <= most;
  };
}
