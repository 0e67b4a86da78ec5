import type { Side } from './types.ts';

/** X2.1: the nations, how they are called, and for whom they usually fight (X0.7). */
const NATIONS = {
  german: { side: 'axis', also: ['germany'] },
  italian: { side: 'axis', also: ['italy'] },
  japanese: { side: 'axis', also: ['japan'] },
  hungarian: { side: 'axis', also: ['hungary'] },
  romanian: { side: 'axis', also: ['romania'] },
  finnish: { side: 'axis', also: ['finland'] },
  slovak: { side: 'axis', also: ['slovakia'] },
  soviet: { side: 'allied', also: ['russian', 'russia'] },
  american: { side: 'allied', also: ['us', 'usa'] },
  british: { side: 'allied', also: ['britain', 'commonwealth'] },
  french: { side: 'allied', also: ['france'] },
  polish: { side: 'allied', also: ['poland'] },
  chinese: { side: 'allied', also: ['china'] },
} as const satisfies Readonly<Record<string, { readonly side: Side; readonly also: readonly string[] }>>;
export type Nation = keyof typeof NATIONS;

/** Every word that means a nation. */
export const NATION_WORDS: readonly string[] = Object.entries(NATIONS).flatMap(([name, { also }]) => [name, ...also]);

const isNation = (name: string): name is Nation => Object.hasOwn(NATIONS, name);

/** The nation a word means: its own name, its country, or a side for the usual nation of that side. */
export function nationNamed(word: string): string | undefined {
  const name = word.toLowerCase();
  if (name === 'axis') return 'german';
  if (name === 'allied') return 'american';
  if (isNation(name)) return name;
  return Object.entries(NATIONS).find(([, { also }]) => (also as readonly string[]).includes(name))?.[0];
}

export const usualSide = (nation: string): Side => (isNation(nation) ? NATIONS[nation].side : 'axis');
