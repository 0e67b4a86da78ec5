import type { RuleCard } from '#games/blitz/rule-card.ts';
import { weather } from '../weather/rules/weather.ts';
import type { Source } from '../modules/card.ts';
import { inForce, MODULE_IDS, type ModuleId, moduleRules } from '../modules/modules.ts';
import { bondsOf, type Options, type Preset, type Switch, SWITCHES } from '../presets.ts';
import { basic } from './basic.ts';
import { cityTableMonotone, counterLimits, passingControl, strictOccupation, strictTerrain } from './house.ts';
import { minorCities } from './minor-cities.ts';
import { nuclear } from './optional/nuclear.ts';
import { fighters, interdiction, seaAir, supplyRoutes } from './optional/theatre.ts';
import { tournament } from './tournament.ts';

/** The rules themselves, behind what presets.ts names; a page that only offers games does without them. */

export function optionsOf(preset: Preset, switches: readonly Switch[], modules: readonly ModuleId[]): Options {
  const on = new Set<string>([preset, ...switches, ...modules]);
  const names = ['tournament', ...Object.keys(SWITCHES), ...MODULE_IDS] as const;
  return Object.fromEntries(names.map((name) => [name, on.has(name)])) as Options;
}

/** B0.1, B0.2, T0.1, M0.2: the Tournament Game goes before the Basic one, switches before both, modules before all. */
export const LAYERS = ['basic', 'tournament', 'optional', 'modules'] as const;

const SWITCH_RULES: Readonly<Record<Switch, (source: Source) => RuleCard>> = {
  fighters: () => fighters,
  interdiction: () => interdiction,
  nuclear: ({ board, terms }) => nuclear(board, terms),
  seaAir: () => seaAir,
  supplyRoutes: () => supplyRoutes,
  weather: ({ board }) => weather(board),
  strictTerrain: () => strictTerrain,
  strictOccupation: () => strictOccupation,
  passingControl: () => passingControl,
  counterLimits: ({ counters }) => counterLimits(counters),
  cityTableMonotone: () => cityTableMonotone,
};

/** The rules in play, switches in the order of their list however they are written. */
export function modulesOf(source: Source): RuleCard[] {
  const higher = source.preset === 'tournament' ? [tournament(source.board), minorCities(source.board)] : [];
  const levels = [basic, ...higher.filter(({ id }) => inForce(source, id))];
  const names = (Object.keys(SWITCH_RULES) as Switch[]).filter((name) => source.switches.includes(name));
  const switched = names.map((name) => ({ ...SWITCH_RULES[name](source), ...bondsOf(name) }));
  return [...levels, ...switched, ...moduleRules(source)];
}
