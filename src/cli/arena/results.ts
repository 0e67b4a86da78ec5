import { appendFile, readFile } from 'node:fs/promises';
import * as z from 'zod';
import type { PairResult } from '#ai/arena/pairs.ts';
import type { AnyGamePackage } from '#table/game-package.ts';
import { Complaint } from '../complaint.ts';
import { asJsonLine, fileTrouble } from '../io.ts';
import { fileAt, rewrite } from '../output-file.ts';

/** The file of the arena's results: a pair on each line. Whatever else a file holds is left as it is. */

const CLOCK = z.looseObject({ ms: z.number(), turns: z.number(), longest: z.number() });

const GAME = z.looseObject({
  players: z.record(z.string(), z.string()),
  winner: z.string(),
  ahead: z.record(z.string(), z.number()),
  margin: z.number(),
  clock: z.record(z.string(), CLOCK),
  faults: z.array(z.string()),
});

const RESULT = z.looseObject({
  a: z.string(),
  b: z.string(),
  setup: z.string(),
  seed: z.number(),
  games: z.tuple([GAME, GAME]),
});

/** Results of before have sides and what is counted as keys of the game itself. */
const FLAT = RESULT.extend({ games: z.tuple([z.looseObject({}), z.looseObject({})]) });

/** Beginning of every line of results; a line that was cut off has less of it. */
const HEAD = ['{"a":"', /^[\w@-]*/, '","b":"', /^[\w@-]*/, '","setup":"', /^[^"\\]*/, '","seed":', /^\d*/] as const;

/** A line of ours that was cut off: no whole value, and so far what we write. */
function isCutOff(line: string): boolean {
  if (isJson(line)) return false;
  let rest = line;
  for (const part of HEAD) {
    if (rest === '') return true;
    if (typeof part === 'string') {
      if (!rest.startsWith(part)) return part.startsWith(rest);
      rest = rest.slice(part.length);
    } else rest = rest.replace(part, '');
  }
  return rest === '' || rest.startsWith(',"');
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

export function resultIn(line: string, gamePackage: AnyGamePackage): PairResult | undefined {
  let read: unknown;
  try {
    read = JSON.parse(line);
  } catch {
    return undefined;
  }
  if (RESULT.safeParse(read).success) return read as PairResult;
  const flat = FLAT.safeParse(read);
  if (!flat.success) return undefined;
  const deep = { ...flat.data, games: flat.data.games.map((game) => deepened(game, gamePackage)) };
  return RESULT.safeParse(deep).success ? (deep as unknown as PairResult) : undefined;
}

function deepened(game: Readonly<Record<string, unknown>>, { kit, players }: AnyGamePackage) {
  const { worth } = players.arena;
  const ahead = Object.fromEntries(Object.keys(worth).map((what) => [what, game[what]]));
  return {
    ...game,
    players: Object.fromEntries(kit.sides.map((side) => [side, game[side]])),
    ahead,
    margin: Object.entries(worth).reduce((sum, [what, each]) => sum + each * Number(ahead[what]), 0),
  };
}

async function writing(file: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw new Complaint(`cannot write ${file}: ${fileTrouble(error)}`);
  }
}

export const keepResult = (file: string, result: PairResult): Promise<void> =>
  writing(file, () => appendFile(file, asJsonLine(result)));

async function textOf(file: string): Promise<string> {
  try {
    return (await fileAt(file)) ? await readFile(file, 'utf8') : '';
  } catch (error) {
    if (error instanceof Complaint) throw error;
    throw new Complaint(`cannot read ${file}: ${fileTrouble(error)}`);
  }
}

/** Results already in the file, in the order played; creates the file where it is missing. */
export async function keptResults(file: string, gamePackage: AnyGamePackage): Promise<PairResult[]> {
  const lines = (await textOf(file)).split('\n');
  const last = lines.pop() ?? '';
  const foreign = (no: number) => new Complaint(`${file}: line ${no} is no result of the arena`);
  const results = lines.map((line, i) => {
    const result = resultIn(line, gamePackage);
    if (!result) throw foreign(i + 1);
    return result;
  });
  const whole = last === '' ? undefined : resultIn(last, gamePackage);
  // A run that was cut off may have left half a line behind, which goes; anything else is no file of ours.
  const half = last !== '' && !whole;
  if (half && !isCutOff(last)) throw foreign(lines.length + 1);
  if (half) await rewrite(file, lines.map((line) => `${line}\n`).join(''));
  await writing(file, () => appendFile(file, whole ? '\n' : ''));
  return whole ? [...results, whole] : results;
}
