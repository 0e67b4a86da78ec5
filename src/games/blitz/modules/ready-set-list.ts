import type { OptionValues } from './options.ts';
import type { Preset } from '../presets.ts';

/** M71: sets of modules that are played as they are. */
export interface ReadySet {
  readonly rule: string;
  /** Name in web addresses. */
  readonly name: string;
  readonly level: Preset;
  readonly modules: readonly string[];
  /** M17: the letter of the scenario. */
  readonly scenario?: string;
  readonly chosen?: OptionValues;
}

/** `1, 3-6`: the numbers of modules. */
const those = (numbers: string): string[] =>
  numbers.split(', ').flatMap((part) => {
    const [from = 0, to = from] = part.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, no) => `M${from + no}`);
  });

const set = (
  no: number,
  name: string,
  level: Preset,
  numbers: string,
  scenario?: string,
  chosen?: OptionValues,
): ReadySet => ({
  rule: `M71.${no}`,
  name,
  level,
  modules: those(numbers),
  ...(scenario ? { scenario } : {}),
  ...(chosen ? { chosen } : {}),
});

export const READY_SETS: readonly ReadySet[] = [
  set(1, 'full-system', 'tournament', '1, 3-18', 'A'),
  set(2, 'rigid-system', 'tournament', '2-18', 'A'),
  set(3, 'two-impulses', 'tournament', '1'),
  set(4, 'modules-of-1965', 'tournament', '1, 3, 4, 6, 10, 14, 16, 17', 'A'),
  set(5, 'first-steps', 'basic', '3-5'),
  set(6, 'land-war', 'basic', '1, 3-10, 16, 17, 18', 'A'),
  set(7, 'brush-fire-set', 'basic', '1, 3-7, 10, 12, 14, 17, 18', 'E'),
  set(8, 'third-power-set', 'tournament', '1, 3-18', 'F'),
  set(9, 'liberation-set', 'basic', '2-10, 12-17', 'G'),
  set(10, 'civil-war-set', 'basic', '1, 3-14, 16, 17', 'H'),
  set(11, 'cold-blooded', 'tournament', '1, 3-18', 'A', { lossPrice: 'mixed' }),
];
