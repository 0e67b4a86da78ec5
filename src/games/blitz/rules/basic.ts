import { CITY_FLIGHTS } from '../air/rules/city-flights.ts';
import { resolveBasic } from '../combat/rules/battle.ts';
import { BASIC_ATTRITION, CITY_CAPTURE } from '../combat/rules/tables.ts';
import { weatherOf } from '../weather/rules/table.ts';
import { friendly } from '../countries/rules/cities.ts';
import { kindOf, UNIT_TYPES, STACK_LIMIT } from '../kinds.ts';
import type { RuleCard } from '../rule-card.ts';
import type {
  CombatRules,
  CourseRules,
  GroundRules,
  ProductionRules,
  SeaRules,
  SupplyRules,
  UprisingRules,
  WeatherRules,
} from '../rule-sets.ts';
import type { AdvanceRules, Phases, StackLimits } from '../world.ts';
import { basicAims, basicOutcome } from '../course/rules/victory.ts';
import { overfullFault } from '../ground/rules/stack-limits.ts';

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

/** B8.1, T23.0.3 */
const STACKING: StackLimits = {
  ground: { rule: 'B8.1', size: STACK_LIMIT, counters: 0 },
  air: { rule: 'T23.0.3', size: STACK_LIMIT, counters: 0 },
  ending: ['B8.2', 'B8.1'],
  resting: ['B8.1'],
};
const HEAVY = UNIT_TYPES.filter((type) => kindOf(type).heavy);

/** The Basic Game's answers, on which every level stands. */
export const basic: RuleCard = {
  id: 'basic',
  layer: 'basic',
  opens: {
    setup: ['placeUnit', 'holdBack', 'ready'],
    movement: ['placeReinforcement', 'moveUnit', 'flyAirborne'],
    heavy: HEAVY,
  },
  answers: {
    ground: {
      roadsOpen: ['forest', 'mountain'],
      lines: 'roads',
      zocOver: 'all',
      zoc: { stop: 'B7.z3' },
      blockedBy: 'B6.6',
      mustAttack: () => true,
      stacking: STACKING,
      flak: 'own',
      approaches: () => false,
    } satisfies GroundRules,
    combat: {
      table: BASIC_ATTRITION,
      blitzTable: undefined,
      captures: CITY_CAPTURE,
      advance: ADVANCE,
      resolve: ({ world, state, battle, emit, dice }) => resolveBasic(world, state, battle, emit, dice),
      immobilises: () => false,
      remnant: ({ left }) => [left],
    } satisfies CombatRules,
    air: CITY_FLIGHTS,
    sea: { decks: () => undefined } satisfies SeaRules,
    supply: {
      routes: undefined,
      beachheads: undefined,
      worn: () => [],
      lines: () => undefined,
      retreatEnds: () => undefined,
    } satisfies SupplyRules,
    production: { cycle: 0, orders: 'atOnce', counters: 'unlimited' } satisfies ProductionRules,
    uprisings: { risings: () => [], most: Number.POSITIVE_INFINITY, rises: () => false } satisfies UprisingRules,
    weather: {
      phase: undefined,
      roll: ({ state, die }) => ({ is: 'weather', die, weather: weatherOf(state.turn, die) }),
      frozen: () => undefined,
      seaCode: () => 1,
      visibility: () => 1,
    } satisfies WeatherRules,
    course: {
      phases: PHASES,
      obChoice: { way: 'agree', lowerFirst: false },
      placing: undefined,
      aims: basicAims,
      outcome: ({ world, state }) => basicOutcome(world, state),
      // B5.2 ruling: "occupies" is read as "controls".
      holdsForVictory: ({ world, state, side, hex }) => friendly(world, state, side, hex),
    } satisfies CourseRules,
    mayEndMovement: ({ world, state }) => overfullFault(world, state),
  },
};
