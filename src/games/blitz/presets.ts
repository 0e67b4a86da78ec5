import type { Bonds } from '#core/composition.ts';
import type { Objection } from '#core/objection.ts';
import { type Level, LEVELS } from './text/army/army-text.ts';
import type { Source } from './modules/card.ts';
import { clashesOf, NEEDS_SAC } from './modules/compatibility.ts';
import type { ModuleId } from './modules/modules.ts';
import { kindOf, UNIT_TYPES, type UnitKind, type UnitType } from './kinds.ts';

/** B0.1: the levels of the game. */
export const PRESETS = ['basic', 'tournament'] as const;
export type Preset = (typeof PRESETS)[number];

interface SwitchLine {
  readonly rule: string;
  readonly means: string;
  /** Needs the Tournament Game. */
  readonly tournament: boolean;
}

/** B0.2: the switches, each with a line for players. */
export const SWITCHES = {
  fighters: { rule: 'O23.0', means: 'fighters escort bombers and intercept them', tournament: true },
  interdiction: { rule: 'O23.4', means: 'four SAC factors close a hex to retreats', tournament: true },
  nuclear: { rule: 'O23.5', means: 'one nuclear strike a player turn', tournament: true },
  seaAir: { rule: 'O23.7', means: 'four factors of TAC and FTR may be based at sea', tournament: true },
  supplyRoutes: { rule: 'O21.1', means: 'every unit needs a way to a friendly city', tournament: true },
  weather: { rule: 'O24', means: 'a weather roll every turn', tournament: true },
  strictTerrain: { rule: 'B11.8', means: 'forest and mountain stop units on roads too', tournament: false },
  strictOccupation: {
    rule: 'B5.2',
    means: 'home cities must be occupied, not only controlled, to win',
    tournament: false,
  },
  passingControl: { rule: 'B10.5', means: 'a city passes to a unit that only drives past it', tournament: false },
  counterLimits: { rule: 'T2.3.7', means: 'no more substitutes than printed counters', tournament: true },
  cityTableMonotone: { rule: 'T22.capture', means: 'the city capture table with its missing stars', tournament: true },
} as const satisfies Record<string, SwitchLine>;
export type Switch = keyof typeof SWITCHES;

export const isSwitch = (word: string): word is Switch => Object.hasOwn(SWITCHES, word);

/** Options in play, read by sequence.ts and setup.ts only. */
export type Options = Readonly<Record<Switch | ModuleId | 'tournament', boolean>>;

const NEEDS_TOURNAMENT: Bonds = { needs: [{ anyOf: ['tournament'], rule: 'B0.1' }] };
/** B0.1: what a switch needs. */
export const bondsOf = (name: Switch): Bonds =>
  name === 'nuclear' ? NEEDS_SAC : SWITCHES[name].tournament ? NEEDS_TOURNAMENT : {};

/** B0.1, M70.1: why a level, switches and modules make no game. */
export const setFaults = (
  { preset, switches, modules }: Pick<Source, 'preset' | 'switches'> & { readonly modules: readonly string[] },
  scenario?: string,
): Objection[] => clashesOf([{ id: preset }, ...switches.map((id) => ({ id, ...bondsOf(id) }))], modules, scenario);

/** Level of units in an order of appearance: FTR only with `fighters` (O23.0.1). */
export const levelOf = (preset: Preset, switches: readonly Switch[]): Level => {
  if (preset === 'basic') return 'basic';
  return switches.includes('fighters') ? 'optional' : 'tournament';
};

/** B2.8, T3.1, O23.0.1, M0.kit: which types take part. */
export function typesOf({
  preset,
  switches,
  modules,
}: Pick<Source, 'preset' | 'switches' | 'modules'>): readonly UnitType[] {
  const height = LEVELS.indexOf(levelOf(preset, switches));
  const plays = ({ level, module, alsoWith }: UnitKind): boolean =>
    (module === undefined ? LEVELS.indexOf(level) <= height : modules.includes(module)) ||
    alsoWith?.some((id) => modules.includes(id)) === true;
  return UNIT_TYPES.filter((type) => plays(kindOf(type)));
}
