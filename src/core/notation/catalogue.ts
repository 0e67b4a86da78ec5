import { type Fault, statements } from './notation.ts';

/** Cards of a game's scenarios, a line each, and the games computers have played of them. */

/** The ladder from a lesson to the full system. */
export const RUNGS = ['lesson', 'first', 'battle', 'evening', 'campaign', 'system'] as const;
export type Rung = (typeof RUNGS)[number];

export interface CatalogueLine {
  readonly id: string;
  readonly rung: Rung;
  readonly minutes: number;
  /** 1 easy to 5 hard. */
  readonly difficulty: number;
  /** 0 where the game has no last turn. */
  readonly turns: number;
  /** 0 where both players choose their armies first. */
  readonly units: number;
  readonly hexes: number;
  readonly teaches: { readonly en: string; readonly de: string };
}

const FIELDS = 9;
const HARDEST = 5;
const WHOLE = /^\d+$/;

function readLine(text: string): CatalogueLine | string {
  const fields = text.split('|').map((field) => field.trim());
  if (fields.length !== FIELDS) return `${FIELDS} fields are wanted, here are ${fields.length}`;
  const [id = '', named = '', ...rest] = fields;
  const [numbers, [en = '', de = '']] = [rest.slice(0, 5), rest.slice(5)];
  const rung = RUNGS.find((one) => one === named);
  if (rung === undefined) return `'${named}' is no rung (${RUNGS.join(', ')})`;
  const odd = numbers.find((number) => !WHOLE.test(number));
  if (odd !== undefined) return `'${odd}' is no number`;
  const [minutes = 0, difficulty = 0, turns = 0, units = 0, hexes = 0] = numbers.map(Number);
  if (difficulty < 1 || difficulty > HARDEST) return `difficulty ${difficulty} is not between 1 and ${HARDEST}`;
  if (en === '' || de === '') return 'what it teaches is missing';
  return { id, rung, minutes, difficulty, turns, units, hexes, teaches: { en, de } };
}

/** The lines of a catalogue in their order; what cannot be read is left out and named. */
export function readCatalogue(text: string): {
  readonly lines: readonly CatalogueLine[];
  readonly faults: readonly Fault[];
} {
  const [lines, faults]: [CatalogueLine[], Fault[]] = [[], []];
  for (const { number, text: written } of statements(text)) {
    const line = readLine(written);
    if (typeof line === 'string') faults.push({ line: number, message: line });
    else if (lines.some(({ id }) => id === line.id))
      faults.push({ line: number, message: `'${line.id}' stands twice` });
    else lines.push(line);
  }
  return { lines, faults };
}

/** `duel : 3 0 4 4 5 3 1`: numbers by the name before the colon; `-` stands for none. */
export function readResults(text: string): ReadonlyMap<string, readonly (number | undefined)[]> {
  return new Map(
    statements(text).map(({ text: line }) => {
      const [name = '', numbers = ''] = line.split(':');
      const read = numbers.trim().split(/\s+/);
      return [name.trim(), read.map((number) => (number === '-' ? undefined : Number(number)))] as const;
    }),
  );
}

/** Results of a scenario's games: wins of the first side by level, draws, wins of the second side by level. */
export interface Endings {
  /** An odd number of counts with the draws in the middle. */
  readonly counts: readonly number[];
  readonly games: number;
  /** Points of the first side in per cent, a draw half a point. */
  readonly first: number;
}

export function endingsOf(counts: readonly number[]): Endings {
  const games = counts.reduce((sum, count) => sum + count, 0);
  const middle = (counts.length - 1) / 2;
  const points = counts.reduce((sum, count, at) => sum + (at < middle ? count : at === middle ? count / 2 : 0), 0);
  return { counts, games, first: games === 0 ? 50 : Math.round((points / games) * 100) };
}
