import type { Module } from '#core/rulebook.ts';
import { resolveBasic } from '../chapters/combat/battle.ts';
import { BASIC_ATTRITION, CITY_CAPTURE } from '../chapters/combat/tables.ts';
import { weatherOf } from '../chapters/weather/table.ts';
import { friendly } from '../chapters/countries/cities.ts';
import { kindOf, UNIT_TYPES, STACK_LIMIT } from '../kinds.ts';
import type { QUESTIONS } from '../questions.ts';
import type { AdvanceRules, Phases, StackLimits, Verbs, ZocRules } from '../world.ts';
import { basicAims, basicOutcome } from '../victory.ts';
import { overfullFault } from '../chapters/ground/stack-limits.ts';

const PHASES: Phases = {
  setup: { blue: 'B80.1', red: 'B80.2' },
  movement: 'B80.3',
  declaration: 'B80.4',
  combatStart: 'B80.5',
  combat: 'B80.6',
  battle: 'B80.8',
  turnEnd: 'B80.7',
};

const ADVANCE: AdvanceRules = {
  who: { attacker: 'B19.7.1', defender: 'B19.7.2' },
  first: { attacker: 'B19.7.1', defender: 'B19.7.2' },
  count: 'B19.7.3',
  ground: 'B19.7.3',
  room: { attacker: 'B19.7.1', defender: 'B19.7.2' },
  cornered: 'B19.5.7',
};

const VERBS: Verbs = {
  setup: ['placeUnit', 'holdBack', 'ready'],
  movement: ['placeReinforcement', 'moveUnit', 'flyAirborne'],
  declaration: [],
};

/** B7.z3 to B7.z5 */
const ZOC: ZocRules = { stop: 'B7.z3' };

/** B8.1, T23.0.3 */
const STACKING: StackLimits = {
  ground: { rule: 'B8.1', size: STACK_LIMIT, counters: 0 },
  air: { rule: 'T23.0.3', size: STACK_LIMIT, counters: 0 },
  ending: ['B8.2', 'B8.1'],
  resting: ['B8.1'],
};
const HEAVY = UNIT_TYPES.filter((type) => kindOf(type).heavy);

/** The Basic Game's answers, on which every level stands. */
export const basic: Module<typeof QUESTIONS> = {
  id: 'basic',
  layer: 'basic',
  answers: {
    roadsNegateTerrain: () => true,
    controlInPassing: () => false,
    zocAtSea: () => true,
    zocRules: () => ZOC,
    blockedBy: () => 'B6.6',
    mustAttack: () => true,
    stackLimits: () => STACKING,
    flakStacks: () => false,
    heavy: () => HEAVY,
    mayEndMovement: ({ world, state }) => overfullFault(world, state),
    phases: () => PHASES,
    advanceRules: () => ADVANCE,
    verbs: (phase) => VERBS[phase],
    needsSupply: () => false,
    beachSupply: () => false,
    keepsBeachheads: () => false,
    retreatEnds: () => undefined,
    supplyLines: () => undefined,
    placing: () => undefined,
    railways: () => false,
    airbases: () => false,
    visibility: () => 1,
    meetsAnywhere: () => false,
    productionCycle: () => 0,
    plansProduction: () => false,
    risings: () => [],
    mostRisings: () => Number.POSITIVE_INFINITY,
    rises: () => false,
    countersLimited: () => false,
    obChoice: () => ({ way: 'agree', lowerFirst: false }),
    isolationWears: () => false,
    hasWeather: () => false,
    seaCode: () => 1,
    decks: () => undefined,
    weatherFrom: ({ state, die }) => ({ is: 'weather', die, weather: weatherOf(state.turn, die) }),
    weatherPhase: () => 'O80.1',
    remnant: ({ left }) => [left],
    groundTable: () => BASIC_ATTRITION,
    blitzTable: () => undefined,
    immobilises: () => false,
    approaches: () => false,
    captureTable: () => CITY_CAPTURE,
    // B5.2 ruling: "occupies" is read as "controls".
    holdsForVictory: ({ world, state, side, hex }) => friendly(world, state, side, hex),
    aims: basicAims,
    outcome: ({ world, state }) => basicOutcome(world, state),
    resolve: ({ world, state, battle, emit, dice }) => resolveBasic(world, state, battle, emit, dice),
  },
};
