import type { Objection } from '#core/objection.ts';
import type { Precedence } from '#core/rulebook.ts';
import { hasTwoFactors } from '../kinds.ts';
import type { QUESTIONS } from '../questions.ts';
import type { RuleCard } from '../rule-card.ts';
import type { State, Unit } from '../types.ts';
import type { Allies, ModuleCard, Opening, Source } from './card.ts';
import { classSequencing } from './class-sequence.ts';
import { classStacking } from './class-limits.ts';
import { combatResults } from './combat-results.ts';
import { artillery } from './artillery.ts';
import { advisedFor } from './compatibility.ts';
import { guerillas } from './guerillas.ts';
import { framework } from './framework.ts';
import { fluidImpulse } from './fluid-impulse.ts';
import { rigidImpulse } from './rigid-impulse.ts';
import { minorArmies } from './minor-armies.ts';
import { ordersOfBattle } from './orders-of-battle.ts';
import { navalForces } from './naval.ts';
import { production } from './production.ts';
import { modifiedZoc } from './modified-zoc.ts';
import { supply } from './supply.ts';
import { warOf } from '../countries/wars/wars.ts';
import { warScenarios } from './war-scenarios.ts';
import { type ModuleOptions, optionFault, optionsOfCards } from './options.ts';
import { railroads } from './railroads.ts';
import { weatherZones } from './weather.ts';
import { airForces } from './air-forces.ts';
import { flak } from './flak.ts';

/** M0.1: the modules that can be played, in the order of their numbers; each is a folder of its own. */
export const MODULES = {
  M1: fluidImpulse,
  M2: rigidImpulse,
  M3: modifiedZoc,
  M4: combatResults,
  M5: classStacking,
  M6: classSequencing,
  M7: railroads,
  M8: ordersOfBattle,
  M9: production,
  M10: supply,
  M11: navalForces,
  M12: airForces,
  M13: flak,
  M14: weatherZones,
  M15: guerillas,
  M16: artillery,
  M17: warScenarios,
  M18: minorArmies,
} as const satisfies Readonly<Record<string, ModuleCard>>;
export type ModuleId = keyof typeof MODULES;

export const MODULE_IDS = Object.keys(MODULES) as readonly ModuleId[];

const cardOf = (id: ModuleId): ModuleCard => MODULES[id];

/** M70.2: what would go well with these modules; never enforced. */
export const advised = (modules: readonly ModuleId[]): readonly ModuleId[] => {
  const wished = advisedFor(modules);
  return MODULE_IDS.filter((id) => wished.includes(id));
};

/** M16.1: the units of a game as its modules read what is printed on them. */
export const asPrinted = (modules: readonly ModuleId[], units: readonly Unit[]): readonly Unit[] =>
  modules.reduce<readonly Unit[]>((all, id) => {
    const { prints } = cardOf(id);
    return prints ? all.map(prints) : all;
  }, units);

/** M16.0: has artillery its second factor only? */
export const oneFactor = (modules: readonly ModuleId[]): boolean =>
  modules.some((id) => cardOf(id).prints !== undefined);

/** M0.options: those there are, or those of these modules. */
export const moduleOptions = (modules?: readonly ModuleId[]): ModuleOptions => optionsOfCards(MODULES, modules);

/** M0.options: those of some modules that are a choice in the war that is fought. */
export function openOptions(
  source: Pick<Source, 'modules' | 'chosen'>,
  of: readonly ModuleId[] = source.modules,
): ModuleOptions {
  const war = scenarioOf(source) ?? '';
  const all = moduleOptions(of);
  const isUsual = (name: string): boolean => (source.chosen[name] ?? all[name]?.values[0]) === all[name]?.values[0];
  return Object.fromEntries(
    Object.entries(all).filter(
      ([, { wars, with: needed, after }]) =>
        (wars === undefined || wars.includes(war)) &&
        (needed === undefined || source.modules.some((id) => id === needed)) &&
        (after === undefined || !isUsual(after)),
    ),
  );
}

/** M0.options: why an option of this value does not fit a game with these modules. */
export const optionFaultOf = (
  { modules, chosen }: Pick<Source, 'modules' | 'chosen'>,
  name: string,
  value: string,
): Objection | undefined => optionFault(MODULES, modules, name, value, chosen['scenario'] ?? 'A');

/** Options that differ from their defaults, in the order of the modules. */
export const optionWords = ({ modules, chosen }: Pick<Source, 'modules' | 'chosen'>): string[] =>
  Object.entries(moduleOptions(modules)).flatMap(
    ([
      name,
      {
        values: [usual],
      },
    ]) => ((chosen[name] ?? usual) === usual ? [] : [`${name}=${chosen[name]}`]),
  );

/** M0.3: is a chapter of the base game in force with these modules? */
export const inForce = (source: Pick<Source, 'modules' | 'chosen'>, chapter: string): boolean =>
  !source.modules.some((id) => cardOf(id).replaces?.includes(chapter)) &&
  openingOf(source).replaces?.includes(chapter) !== true;

/** M8: do the armies come from orders of battle? */
export const withOrders = (modules: readonly ModuleId[]): boolean => modules.some((id) => cardOf(id).musters);

/** M17.1: the letter of the scenario that is played, if one is. */
export const scenarioOf = ({ modules, chosen }: Pick<Source, 'modules' | 'chosen'>): string | undefined =>
  modules.includes('M17') ? (chosen['scenario'] ?? moduleOptions(['M17'])['scenario']?.values[0]) : undefined;

/** M17.table: the last turn of the war that is fought, where it names one. */
export function lastTurnOf(source: Pick<Source, 'modules' | 'chosen'>): number | undefined {
  const letter = scenarioOf(source);
  return letter === undefined ? undefined : warOf(letter).lastTurn;
}

/** M17: the countries that are allied from the start. */
export const alliesIn = (source: Pick<Source, 'modules' | 'chosen'>): Allies =>
  Object.assign({}, ...source.modules.map((id) => cardOf(id).allies?.(source) ?? {})) as Allies;

/** M17.table: how the war begins. */
export const openingOf = (source: Pick<Source, 'modules' | 'chosen'>): Opening =>
  Object.assign({}, ...source.modules.map((id) => cardOf(id).opening?.(source) ?? {})) as Opening;

/** M0.13: have minor countries armies and relations of their own? */
export const withNations = (modules: readonly ModuleId[]): boolean => modules.some((id) => cardOf(id).nations);

/** M15: do countries rise against whoever holds them? */
export const withUprisings = (modules: readonly ModuleId[]): boolean => modules.some((id) => cardOf(id).uprisings);

/** M14.4: have the turns seasons? */
export const withSeasons = (modules: readonly ModuleId[]): boolean => modules.some((id) => cardOf(id).seasons);
/** M11.0: are there ships? */
export const withShips = (modules: readonly ModuleId[]): boolean => modules.some((id) => cardOf(id).ships);

/** Modules implied by the contents of a position. */
export const moduleSigns = (state: State): [ModuleId, boolean][] => {
  const { units, account, plans, writtenOff, centres, uprisings, held, shutRails, cleared, unguarded, airlifts } =
    state;
  return [
    ['M4', account !== undefined],
    ['M4', cleared !== undefined],
    ['M12', airlifts !== undefined || unguarded !== undefined],
    ['M7', shutRails !== undefined],
    ['M9', plans !== undefined || writtenOff !== undefined || centres !== undefined],
    ['M15', uprisings !== undefined],
    ['M17', held !== undefined],
    ['M4', units.some((unit) => unit.immobileTill !== undefined)],
    ['M12', units.some((unit) => unit.onCall === true || unit.interdicts === true)],
    ['M16', units.some((unit) => unit.fired === true && hasTwoFactors(unit))],
  ];
};

/** M0.2: who wins where two modules decide a question. */
export const PRECEDENCE: Precedence<typeof QUESTIONS> = {
  ground: {
    zoc: { order: ['M1', 'M3'], rule: 'M90.1' },
    mustAttack: { order: ['M3', 'M1', 'M2'], rule: 'M3.0' },
    zocOver: { order: ['M3', 'M11'], rule: 'M11.32' },
    flak: { order: ['M5', 'M13'], rule: 'M5.4' },
  },
  uprisings: {
    risings: { order: ['M17', 'M15'], rule: 'M17.g.4' },
    rises: { order: ['M17', 'M15'], rule: 'M17.c.6' },
  },
};

/** M0.1, M0.2: the rules of the modules in play, those that hold with any of them first. */
export const moduleRules = (source: Source): RuleCard[] =>
  source.modules.length === 0
    ? []
    : [
        framework(source),
        ...source.modules.map((id): RuleCard => {
          const { answers, opens = {}, shuts = {} } = cardOf(id);
          return {
            id,
            layer: 'modules',
            opens,
            shuts: typeof shuts === 'function' ? shuts(source) : shuts,
            answers: answers(source),
          };
        }),
      ];
