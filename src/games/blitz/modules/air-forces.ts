import { type Objection, objection, type RuleId } from '#core/objection.ts';
import type { Hex } from '#hex/hex.ts';
import { msg, theHex } from '#core/message.ts';
import { isUndefended } from '#games/blitz/combat/rules/odds.ts';
import { harmsDefender } from '#games/blitz/combat/rules/result.ts';
import { parkedAt } from '#games/blitz/ground/rules/field.ts';
import type { Fallen } from '#games/blitz/questions.ts';
import { type BlitzEvent, MISSIONS, other, type Side, type State } from '#games/blitz/types.ts';
import type { Lists } from '#games/blitz/rule-card.ts';
import type { World } from '#games/blitz/world.ts';
import { batteredRules } from '../combat/artillery/bombardment-effects.ts';
import type { ModuleCard } from './card.ts';
import { chosenOf } from './options.ts';
import { BASE_FLIGHTS } from '../air/airbases/base-flights.ts';
import { baseAt } from '../air/airbases/bases.ts';

const OPTIONS = { interceptAnywhere: { rule: 'M12.31', values: ['off', 'on'] } } as const;

const OPEN: Lists = {
  setup: ['assignIntercept', 'serveZone'],
  movement: [
    'ferry',
    'airliftSupply',
    'dropSupply',
    'dropAirborne',
    'airliftUnit',
    'declareStrike',
    'assignIntercept',
    'destroyAirbase',
    'serveZone',
  ],
};
/** M12.0: B18, T6.3 and T23 are replaced. */
const SHUT: Lists = {
  movement: ['flyAirborne', 'airTransport', 'aircraftToSea'],
  declaration: ['assignMission'],
  missions: MISSIONS,
};

/** M90.33: a nuclear strike and a ground attack do not go together. */
const struckFault = ({ board }: World, { struck }: State, hex: Hex): Objection | undefined =>
  struck === hex
    ? objection('M90.33', msg`${theHex(board.grid, hex)} was the target of a nuclear strike in this player turn`)
    : undefined;

type OverranEvent = Extract<BlitzEvent, { is: 'overran' }>;

/** M4.27: an airbase that is overrun is captured. */
function afterOverrun(state: State, { hex }: OverranEvent): BlitzEvent[] {
  const base = baseAt(state, other(state.mover), hex);
  return base === undefined ? [] : [{ is: 'trainsTaken', units: [base], by: state.mover }];
}

/** M12.5: whoever comes into a hex that its defenders have left finds its base and aircraft destroyed. */
function afterAdvance(state: State, { unit, path }: Extract<BlitzEvent, { is: 'advanced' }>): BlitzEvent[] {
  const enemy = other(state.units[unit]?.side ?? state.mover);
  const units = path.flatMap((hex) => {
    const base = baseAt(state, enemy, hex);
    return [...(base === undefined ? [] : [base]), ...parkedAt(state.units, enemy, hex)];
  });
  return units.length > 0 ? [{ is: 'eliminated', units, rule: 'M12.5' }] : [];
}

/** Bases, and the aircraft on them, in hexes that no ground unit defends. */
function collateralLosses(world: World, state: State, side: Side, hexes: readonly Hex[], rule: RuleId): Fallen[] {
  const units = hexes.flatMap((hex) => {
    const base = isUndefended(world, state, side, hex) ? baseAt(state, side, hex) : undefined;
    return base === undefined ? [] : [base, ...parkedAt(state.units, side, hex)];
  });
  return units.length > 0 ? [{ units, rule }] : [];
}

/** M12: aircraft on airbases, sent on missions in movement; fighters stand by to meet those of the enemy. */
export const airForces: ModuleCard = {
  rule: 'M12.0',
  options: OPTIONS,
  opens: OPEN,
  shuts: SHUT,
  answers: (source) => ({
    // M12.hd: where neither artillery nor ships say so.
    ...(source.modules.some((id) => id === 'M11' || id === 'M16') ? {} : batteredRules(source.terms)),
    air: { ...BASE_FLIGHTS, meets: chosenOf(OPTIONS, source).interceptAnywhere === 'on' ? 'anywhere' : 'target' },
    attacked: ({ world, state, hex }) => struckFault(world, state, hex),
    overrun: ({ world, state, hex }) => struckFault(world, state, hex),
    // M12.29
    riverDoubling: ({ aircraft }) =>
      aircraft ? objection('M12.29', msg`aircraft in the battle: rivers do not double`) : undefined,
    follows: ({ state, event }) =>
      event.is === 'overran' ? afterOverrun(state, event) : event.is === 'advanced' ? afterAdvance(state, event) : [],
    // M4.15
    outposts: ({ state, side, hex }) => {
      const base = baseAt(state, side, hex);
      return base === undefined ? [] : [{ rule: 'M12.5', what: { unit: state.units[base]?.id ?? '' } }];
    },
    // M12.5, M4.18: a base without ground units dies of any result against it.
    alsoLost: ({ world, state, hexes, result }) =>
      harmsDefender(result) ? collateralLosses(world, state, other(state.mover), hexes, 'M4.18') : [],
    // M12.5, M4.16
    fallsWith: ({ world, state, side, hex }) =>
      side === state.mover ? [] : collateralLosses(world, state, side, [hex], 'M4.16'),
  }),
};
