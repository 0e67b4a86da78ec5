import type { Fault } from '#core/notation/notation.ts';
import { english } from '#core/message.ts';
import { adjacent, nameOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { isCity } from '#games/blitz/board.ts';
import { spoilt } from '#games/blitz/combat/rules/av.ts';
import { bars, fieldOf, holds, parkedAt } from '#games/blitz/ground/rules/field.ts';
import { fliesOn } from '#games/blitz/air/rules/missions.ts';
import {
  type Av,
  type Beachhead,
  type BlitzFrame,
  type Damage,
  type Mission,
  type NoRetreat,
  other,
  type Passage,
  type ProductionPlan,
  type State,
} from '#games/blitz/types.ts';
import { isAircraft, isGround } from '#games/blitz/kinds.ts';
import { centresOf } from '#games/blitz/economy/production/centres.ts';
import { planFault } from '#games/blitz/economy/production/plans.ts';
import type { World } from '#games/blitz/world.ts';

/** Automatic victories, missions and other marks of the Tournament Game that no play can have brought about. */

type Phases = readonly (BlitzFrame['at'] | undefined)[];

/** T7.3.6: from movement until combat begins. */
const BEFORE_COMBAT: Phases = [
  'movement',
  'inferior',
  'bombardment',
  'declaration',
  'airDefence',
  'interception',
  'airFights',
];
const COMBAT: Phases = ['avAdvances', 'combat', 'battles', 'seaHexes'];
/** T23.0.5a, T23.0.6: from the declaration, in an automatic victory from movement, until they have landed. */
const IN_THE_AIR: Phases = [...BEFORE_COMBAT, ...COMBAT, 'landing'];

const phaseOf = (state: State): BlitzFrame['at'] | undefined => state.frames[0]?.at;

function avFault(world: World, state: State, av: Av): string | undefined {
  const { grid } = world.board;
  const field = fieldOf(world, state);
  const name = `automatic victory ${av.no}`;
  if (!BEFORE_COMBAT.includes(phaseOf(state))) return `there is no automatic victory in this phase (T7.3.6)`;
  if (av.hexes.length === 0 || av.participants.length === 0) return `${name} needs participants and a hex (T7.3.2)`;
  const empty = av.hexes.find(
    (hex) => !holds(field, other(state.mover), hex) && parkedAt(state.units, other(state.mover), hex).length === 0,
  );
  if (empty !== undefined) return `${nameOf(grid, empty)} holds no enemy unit (T7.3.1)`;
  const committed = new Set([...av.participants, ...av.users]);
  if (committed.size < av.participants.length + av.users.length) return `a unit is named twice in ${name}`;
  for (const no of committed) {
    const unit = state.units[no];
    if (!unit || unit.side !== state.mover) return `${unit?.id ?? no} cannot be in ${name}: it is not ${state.mover}'s`;
    const away = av.hexes.some((hex) => !adjacent(grid, unit.at, hex));
    if (av.participants.includes(no) && isGround(unit) && (unit.place !== 'map' || away))
      return `${unit.id} is not adjacent to the victim of ${name} (T7.3.2)`;
  }
  for (const one of state.avs) {
    if (one === av) break;
    if (one.no === av.no) return `there are two automatic victories ${av.no}`;
    if (one.hexes.some((hex) => av.hexes.includes(hex)))
      return `a hex is the victim of two automatic victories (T90.5)`;
    if (one.participants.some((no) => av.participants.includes(no)))
      return `a unit is in two automatic victories (T7.3.7)`;
  }
  // O90.1: after that, interception may have spoilt it.
  const moving = phaseOf(state) === 'movement' || phaseOf(state) === 'declaration';
  return moving && spoilt(world, { ...state, avs: [av] })
    ? `${name} is not good enough: 7-1, or 5-1 surrounded (T7.3.1)`
    : undefined;
}

function missionFault({ rules }: World, state: State, mission: Mission): string | undefined {
  const unit = state.units[mission.unit];
  if (!unit || !isAircraft(unit)) return `${unit?.id ?? mission.unit} is no aircraft and flies no mission (T23.1.1)`;
  if (rules.air.from === 'cities' && !IN_THE_AIR.includes(phaseOf(state)))
    return `nobody flies a mission in this phase (T23.0.5a)`;
  if (unit.place !== 'air' || unit.at !== mission.hex) return `${unit.id} is not in the air over that hex (T23.0.5a)`;
  const owner = mission.kind === 'intercept' ? other(state.mover) : state.mover;
  if (unit.side !== owner) return `${unit.id} flies no such mission in the player turn of ${state.mover}`;
  const rule = fliesOn(unit, mission.kind);
  if (rule !== undefined) return `${unit.id} flies no ${mission.kind} mission (${rule})`;
  const twice = state.missions.filter((one) => one.unit === mission.unit).length > 1;
  return twice ? `${unit.id} flies one mission in a player turn (T23.0.10)` : undefined;
}

/** M11.36: one hex, of one side, without an enemy in it. */
function beachheadFault(world: World, state: State, { side, hex }: Beachhead): string | undefined {
  if (hex === undefined) return undefined;
  const name = nameOf(world.board.grid, hex);
  if (state.beachheads.filter((one) => one.hex === hex).length > 1) return `${name} is named as a beachhead twice`;
  return bars(fieldOf(world, state), other(side), hex)
    ? `${name} holds an enemy unit: it is no beachhead of ${side}'s (M11.36)`
    : undefined;
}

const NO_RETREAT_RULES: readonly string[] = ['T23.2.4', 'O23.4.3', 'O90.25'];

export function theatreFaults(world: World, state: State, lineOf: ReadonlyMap<object, number>): Fault[] {
  const { board } = world;
  const faults: Fault[] = [];
  const look = <T extends object>(facts: readonly T[], fault: (fact: T) => string | undefined) => {
    for (const fact of facts) {
      const message = fault(fact);
      const line = lineOf.get(fact);
      if (message !== undefined) faults.push(line === undefined ? { message } : { line, message });
    }
  };
  const noCity = (hex: Hex) => (isCity(board, hex) ? undefined : `${nameOf(board.grid, hex)} is no city hex`);
  look<Av>(state.avs, (av) => avFault(world, state, av));
  look<Mission>(state.missions, (mission) => missionFault(world, state, mission));
  look<Damage>(state.damage, ({ hex }) => noCity(hex) && `${noCity(hex) ?? ''}: only these are bombed (T23.3.1)`);
  look<Passage>(state.passages, ({ country }) =>
    state.minors.some((minor) => minor.country === country) ? undefined : 'that is no minor country (T22.5a)',
  );
  look<NoRetreat>(state.noRetreat, ({ rule }) => {
    if (!COMBAT.includes(phaseOf(state))) return 'hexes are closed to retreats in the combat phase only (T23.2.4)';
    return NO_RETREAT_RULES.includes(rule) ? undefined : `${rule} closes no hex to retreats`;
  });
  look<Beachhead>(state.beachheads, (beachhead) => beachheadFault(world, state, beachhead));
  look<ProductionPlan>(state.plans ?? [], ({ side, builds = [] }) => {
    if (world.rules.production.orders === 'atOnce') return 'plans are written only with productionPlanning (M9.20)';
    // M17.h.6: in a civil war a centre may have changed hands since the plan was written.
    const then = world.opening.civil ? { ...state, centres: centresOf(state).map((one) => ({ ...one, side })) } : state;
    const fault = planFault(world, then, side, builds);
    return fault && `${english(fault.because)} (${fault.rule})`;
  });
  return faults;
}
