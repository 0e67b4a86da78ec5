import { objection } from '#core/objection.ts';
import { msg } from '#core/message.ts';
import { ratio, times } from '#core/terms.ts';
import { NOWHERE } from '#hex/hex.ts';
import { outpostsOf } from '#games/blitz/combat/rules/outposts.ts';
import { isUndefended } from '#games/blitz/combat/rules/odds.ts';
import { harmsDefender } from '#games/blitz/combat/rules/result.ts';
import { isAircraft, isSmallGuerilla, kindOf } from '#games/blitz/kinds.ts';
import { unitsWhere } from '#games/blitz/step.ts';
import type { Fallen } from '#games/blitz/questions.ts';
import { type BlitzEvent, type BlitzFrame, other, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import { inAnyOrder, nextOf } from '#games/blitz/turns.ts';
import type { World } from '#games/blitz/world.ts';
import type { ModuleCard, Source } from './card.ts';
import { baseAt } from '../air/airbases/bases.ts';
import { chosenOf } from './options.ts';
import { suppliedOn } from '../supply/lines/arrival.ts';
import { depotsAt } from '../supply/lines/depots.ts';
import { unsuppliedMovers, endFault, endOfImpulseFault, relieved } from '../supply/lines/judgement.ts';
import { wornHexes } from '../supply/lines/steps.ts';
import { isSupplied, lineFrom, supplyOf } from '../supply/lines/ways.ts';

/** M10.20 */
const HALVED = [times('M10.20', msg`isolated`, ratio(1, 2))];
const AS_IT_IS: typeof HALVED = [];

/** M0.12, M10.20: armor alone; air assault counts as armor (M0.18). */
const SLOWED = [{ after: 'isolation', rule: 'M10.20', by: 'half' } as const];
const AS_FAST: typeof SLOWED = [];

const isArmor = ({ type }: { readonly type: Parameters<typeof kindOf>[0] }): boolean => {
  const { armored, asArmor } = kindOf(type);
  return armored === true || asArmor === true;
};

const FIGHTING: readonly BlitzFrame['at'][] = ['combatStart', 'avAdvances', 'combat', 'battles'];
/** M4.13, M4.26: eliminated at 10:1, in combat or by an overrun. */
const AT_TEN_TO_ONE: readonly string[] = ['M4.13', 'M4.26'];

/** M10.11 b: what blocks a line is gone: run over, a train too; without M4 by any elimination in combat (M70.fallback). */
function opensLines({ modules }: Source, state: State, event: BlitzEvent): boolean {
  if (event.is === 'trainsTaken') return true;
  if (event.is !== 'eliminated' || !event.units.some((no) => state.units[no]?.side !== state.mover)) return false;
  return modules.includes('M4' as never)
    ? AT_TEN_TO_ONE.includes(event.rule)
    : FIGHTING.includes(state.frames[0]?.at ?? 'setup');
}

const isOfTheAir = ({ type }: Unit): boolean => ['air', 'base'].includes(kindOf(type).class);

function relievedBy(source: Source, world: World, state: State, event: BlitzEvent): BlitzEvent[] {
  const counts = opensLines(source, state, event);
  const found = counts ? relieved(world, state) : [];
  // M6.5: flights come before: without steps airbases and aircraft are judged again when the impulse is over.
  const units =
    world.rules.air.from === 'airbases' && inAnyOrder(state)
      ? found.filter((no) => !isOfTheAir(state.units[no] as Unit))
      : found;
  return units.length > 0 ? [{ is: 'relieved', units }] : [];
}

/** Events that bring aircraft to a base, or change the state of one. */
const SETTLES: ReadonlySet<BlitzEvent['is']> = new Set([
  'cameDown',
  'stoodDown',
  'aborted',
  'reinforced',
  'replaced',
  'produced',
  'judged',
  'cutOff',
  'relieved',
]);

/** M10.1: aircraft share the state of the base they stand on. */
function sharesBase(state: State, event: BlitzEvent): BlitzEvent[] {
  if (!SETTLES.has(event.is)) return [];
  const differ = unitsWhere(state, (unit) => {
    if (unit.place !== 'map' || !isAircraft(unit)) return false;
    const base = baseAt(state, unit.side, unit.at);
    return base !== undefined && (state.units[base]?.isolated === true) !== (unit.isolated === true);
  });
  const free = differ.filter((no) => state.units[no]?.isolated);
  const cut = differ.filter((no) => !state.units[no]?.isolated);
  return [
    ...(cut.length > 0 ? [{ is: 'cutOff', units: cut } as const] : []),
    ...(free.length > 0 ? [{ is: 'relieved', units: free } as const] : []),
  ];
}

const fallen = (units: readonly UnitNo[], rule: string): Fallen[] => (units.length > 0 ? [{ units, rule }] : []);

/** M4.13, M4.27: run over, or beaten at 10:1, a supply counter is destroyed. */
function overrunDepots(state: State, event: BlitzEvent): BlitzEvent[] {
  const hexes = event.is === 'overran' ? [event.hex] : event.is === 'broken' ? event.hexes : [];
  const units = hexes.flatMap((hex) => depotsAt(state, other(state.mover), hex));
  return units.length > 0 ? [{ is: 'eliminated', units, rule: 'M4.27' }] : [];
}

/** M10.12: who is flown by B18 is known in the second impulse too. */
const flownIn = (event: BlitzEvent): BlitzEvent[] =>
  event.is === 'flown'
    ? [{ is: 'raided', raid: { hex: event.path.at(-1) ?? NOWHERE, bases: [], drop: [event.unit] } }]
    : [];

const OPTIONS = { isolationAttrition: { rule: 'M10.24', values: ['off', 'on'] } } as const;

/** M10: every unit needs a line to a source; whoever has none at the start of his player turn is isolated. */
export const supply: ModuleCard = {
  rule: 'M10.0',
  options: OPTIONS,
  shuts: { missions: ['bombing'] },
  answers: (source) => ({
    supply: {
      routes: undefined,
      beachheads: 'M10.5',
      ...(chosenOf(OPTIONS, source).isolationAttrition === 'on' ? { worn: wornHexes } : {}),
      // M15.7: who needs no supply does not seek it.
      retreatEnds: ({ world, state, unit, going }) =>
        isSmallGuerilla(unit) ? undefined : suppliedOn(world, state, unit, going),
      lines:
        ({ world, state, side, nation, irregular }) =>
        (hex) =>
          lineFrom(world, state, side, hex, nation, irregular),
    },
    exertsZoc: (unit) =>
      unit.isolated ? objection('M10.20', msg`${unit} is isolated and has no zone of control`) : undefined,
    factor: ({ unit }) => (unit.isolated ? HALVED : AS_IT_IS),
    bta: ({ unit }) => (unit.isolated && isArmor(unit) ? SLOWED : AS_FAST),
    mayEndMovement: ({ world, state }) => endOfImpulseFault(world, state),
    cutOffThen: ({ world, state }) => unsuppliedMovers(world, state),
    mayEnd: ({ world, state, unit, hex, going }) => endFault(world, state, unit, hex, going),
    follows: ({ world, state, event }) => [
      ...relievedBy(source, world, state, event),
      ...overrunDepots(state, event),
      ...sharesBase(state, event),
      ...flownIn(event),
    ],
    outposts: ({ state, side, hex }) => outpostsOf(state, depotsAt(state, side, hex), 'M4.15'),
    alsoLost: ({ world, state, hexes, result }) => {
      const side = other(state.mover);
      const lone = harmsDefender(result) ? hexes.filter((hex) => isUndefended(world, state, side, hex)) : [];
      return fallen(
        lone.flatMap((hex) => depotsAt(state, side, hex)),
        'M4.18',
      );
    },
    fallsWith: ({ world, state, side, hex }) =>
      isUndefended(world, state, side, hex) ? fallen(depotsAt(state, side, hex), 'M4.16') : [],
    // M10.21
    grounded({ world, state, unit, to, toShip }) {
      if (!unit.isolated) return undefined;
      const base = baseAt(state, unit.side, unit.at);
      const { isolatedSince: since = unit.isolatedSince } = (base === undefined ? unit : state.units[base]) as Unit;
      // M10.isolation: the first own player turn and the enemy's that follows it.
      const own = unit.side === state.mover ? state.turn : nextOf(world.terms, state, unit.side) - 1;
      const first = (since ?? own) === own;
      if (!first || to === undefined) {
        return first
          ? objection('M10.21', msg`${unit} is isolated: it may only fly to a supplied base`)
          : objection('M10.21', msg`${unit} has been isolated for more than a turn and is grounded`);
      }
      return toShip || isSupplied(supplyOf(world, state, unit.side, unit.nation), to)
        ? undefined
        : objection('M10.21', msg`${unit} is isolated: it may only fly to a supplied base`);
    },
  }),
};
