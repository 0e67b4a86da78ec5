import { appendFile, readFile, truncate } from 'node:fs/promises';
import * as z from 'zod';
import type { PairResult } from '../ai/arena/pairs.ts';
import { Complaint } from './complaint.ts';
import { fileTrouble } from './io.ts';

/** The file of the arena's results: a pair on each line. Whatever else a file holds is left as it is. */

const CLOCK = z.looseObject({ ms: z.number(), turns: z.number(), longest: z.number() });

const GAME = z.looseObject({
  blue: z.string(),
  red: z.string(),
  winner: z.string(),
  cities: z.number(),
  factors: z.number(),
  clock: z.looseObject({ blue: CLOCK, red: CLOCK }),
  faults: z.array(z.string()),
});

const RESULT = z.looseObject({
  a: z.string(),
  b: z.string(),
  setup: z.string(),
  seed: z.number(),
  games: z.tuple([GAME, GAME]),
});

/** How every line of ours begins. */
const HEAD = '{"a":"';

export function resultIn(line: string): PairResult | undefined {
  let read: unknown;
  try {
    read = JSON.parse(line);
  } catch {
    return undefined;
  }
  return RESULT.safeParse(read).success ? (read as PairResult) : undefined;
}

async function writing(file: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw new Complaint(`cannot write ${file}: ${fileTrouble(error)}`);
  }
}

export const keepResult = (file: string, result: PairResult): Promise<void> =>
  writing(file, () => appendFile(file, `${JSON.stringify(result)}\n`));

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw new Complaint(`cannot read ${file}: ${fileTrouble(error)}`);
  }
}

/** What the file has already, in the order it was played; after this it is there and can be written to. */
export async function keptResults(file: string): Promise<PairResult[]> {
  const lines = (await textOf(file)).split('\n');
  const last = lines.pop() ?? '';
  const foreign = (no: number) => new Complaint(`${file}: line ${no} is no result of the arena`);
  const results = lines.map((line, i) => {
    const result = resultIn(line);
    if (!result) throw foreign(i + 1);
    return result;
  });
  const whole = last === '' ? undefined : resultIn(last);
  // A run that was cut off may have left half a line behind, which goes; anything else is no file of ours.
  const half = last !== '' && !whole;
  if (half && !last.startsWith(HEAD) && !HEAD.startsWith(last)) throw foreign(lines.length + 1);
  await writing(file, async () => {
    if (half) await truncate(file, Buffer.byteLength(lines.map((line) => `${line}\n`).join('')));
    await appendFile(file, whole ? '\n' : '');
  });
  return whole ? [...results, whole] : results;
}
