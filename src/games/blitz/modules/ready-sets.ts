import { type ModuleId, MODULE_IDS } from './modules.ts';
import type { OptionValues } from './options.ts';
import type { Preset } from '../presets.ts';

/** M71: sets of modules that are played as they are. */
interface ReadySet {
  readonly rule: string;
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

const set = (no: number, level: Preset, numbers: string, scenario?: string, chosen?: OptionValues): ReadySet => ({
  rule: `M71.${no}`,
  level,
  modules: those(numbers),
  ...(scenario ? { scenario } : {}),
  ...(chosen ? { chosen } : {}),
});

const READY_SETS: readonly ReadySet[] = [
  set(1, 'tournament', '1, 3-18', 'A'),
  set(2, 'tournament', '2-18', 'A'),
  set(3, 'tournament', '1'),
  set(4, 'tournament', '1, 3, 4, 6, 10, 14, 16, 17', 'A'),
  set(5, 'basic', '3-5'),
  set(6, 'basic', '1, 3-10, 16, 17, 18', 'A'),
  set(7, 'basic', '1, 3-7, 10, 12, 14, 17, 18', 'E'),
  set(8, 'tournament', '1, 3-18', 'F'),
  set(9, 'basic', '2-10, 12-17', 'G'),
  set(10, 'basic', '1, 3-14, 16, 17', 'H'),
  set(11, 'tournament', '1, 3-18', 'A', { lossPrice: 'mixed' }),
];

/** A set all of whose modules can be played. */
export interface Playable extends ReadySet {
  readonly modules: readonly ModuleId[];
}

/** M71: those all of whose modules are known. */
export const playableSets = (known: readonly string[] = MODULE_IDS): readonly Playable[] =>
  READY_SETS.filter((one): one is Playable => one.modules.every((id) => known.includes(id)));
