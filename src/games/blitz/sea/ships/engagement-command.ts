import { isObjection, type Objection, objection } from '#core/objection.ts';
import type { Emit } from '#core/play.ts';
import { code, msg } from '#core/message.ts';
import type { Zone } from '#games/blitz/board.ts';
import { pick } from '#games/blitz/ground/frames/moves.ts';
import { isShip, isTaskForce } from '#games/blitz/kinds.ts';
import type { BlitzStep } from '#games/blitz/step.ts';
import { unexpected } from '#games/blitz/step.ts';
import {
  type BlitzEvent,
  type BlitzFrame,
  type CommandOf,
  other,
  type Side,
  type State,
  type Unit,
  type UnitNo,
} from '#games/blitz/types.ts';
import type { Verb } from '#games/blitz/verb.ts';
import type { World } from '#games/blitz/world.ts';
import { engagementOdds, engagementResult } from './engagement-table.ts';
import { fleetOf, fleetsIn, isAtSea, shipsOf, stormFault, zoneOf } from './ships.ts';
import { abortFault, coverFault, ownShip } from './ship-movement.ts';

/** M80.18, M80.42: a fleet engages another. */

/** M11.4, M11.20, M11.26, M11.tf: a task force that can still engage. */
const canEngage = (ship: Unit): boolean =>
  isTaskForce(ship) && !ship.withdrawn && ship.task === undefined && !ship.stopped && !ship.aborted;

/** The task forces of a fleet that fight, and whoever is in it with them. */
interface Sides {
  readonly zone: Zone;
  readonly attackers: readonly UnitNo[];
  /** M11.tf e: transports and landing ships withdraw with their fleet. */
  readonly escorted: readonly UnitNo[];
  readonly defenders: readonly UnitNo[];
}

function sidesOf(world: World, state: State, { unit, target }: CommandOf<'engage'>): Sides | Objection {
  const ship = ownShip(state, unit, 'M11.20');
  if (isObjection(ship)) return ship;
  const enemy = state.units[target];
  if (!enemy || !isShip(enemy) || enemy.side === state.mover)
    return objection('M11.20', msg`${{ unit: enemy?.id ?? '' }} is no enemy ship`);
  if (!isAtSea(ship)) return objection('M11.20', msg`${ship} is not at sea`);
  if (enemy.place === 'dock')
    return objection('M11.7', msg`${enemy} is not at sea: ships in port are not engaged`, 'M11.20');
  if (!isAtSea(enemy)) return objection('M11.20', msg`${enemy} is not at sea`);
  const zone = zoneOf(world, ship) as Zone;
  if (zoneOf(world, enemy) !== zone) return objection('M11.20', msg`${ship} and ${enemy} are not in one sea zone`);
  const stays = stormFault(world, state, zone, 'M11.20') ?? abortFault(ship);
  if (stays) return stays;
  const fleet = fleetOf(world, state, unit);
  const attackers = fleet.filter((no) => canEngage(state.units[no] as Unit));
  if (attackers.length === 0)
    return objection(
      'M11.20',
      msg`no task force in the fleet of ${ship} can engage in this player turn any more`,
      'M11.tf',
      'M11.4',
      'M6.2',
    );
  // M11.26: whoever withdrew into the box stands aside.
  const defenders = fleetOf(world, state, target).filter((no) => !state.units[no]?.withdrawn);
  if (defenders.length === 0)
    return objection('M11.26', msg`${enemy} withdrew in this player turn and is not engaged in it`, 'M11.20');
  const again = defenders.map((no) => state.units[no] as Unit).find((one) => one.engaged);
  if (again) return objection('M11.20', msg`the fleet of ${again} has been engaged in this player turn already`);
  return { zone, attackers, escorted: fleet.filter((no) => !isTaskForce(state.units[no] as Unit)), defenders };
}

const countForces = (state: State, units: readonly UnitNo[]): number =>
  units.filter((no) => isTaskForce(state.units[no] as Unit)).length;

function engageFault(world: World, state: State, command: CommandOf<'engage'>): Objection | undefined {
  const sides = sidesOf(world, state, command);
  if (isObjection(sides)) return sides;
  const against = countForces(state, sides.defenders);
  return engagementOdds(sides.attackers.length, against) === undefined
    ? objection(
        'M11.21',
        msg`${sides.attackers.length} against ${against} task {force|forces} is worse than ${code('1-3')}`,
      )
    : coverFault(world, state, sides.zone, sides.attackers, sides.escorted);
}

export const engage: Verb<'engage'> = {
  check: engageFault,
  play: (_world, _state, { unit, target }, emit) => emit({ is: 'push', frame: { at: 'engagement', unit, target } }),
  *legal(world, state) {
    const seen = new Set<string>();
    for (const unit of shipsOf(state, state.mover, (ship) => isAtSea(ship) && canEngage(ship))) {
      const zone = zoneOf(world, state.units[unit] as Unit) as Zone;
      const fleet = fleetOf(world, state, unit).join();
      if (seen.has(fleet)) continue;
      seen.add(fleet);
      for (const [target] of fleetsIn(world, state, other(state.mover), zone)) {
        const command = { do: 'engage', unit, target: target as UnitNo } as const;
        if (!engageFault(world, state, command)) yield command;
      }
    }
  },
  sample: (world, state, choose) => pick([...engage.legal(world, state)], choose),
  ask(world, state, no, unit) {
    if (!isTaskForce(unit) || !isAtSea(unit)) return undefined;
    const [fleet] = fleetsIn(world, state, other(unit.side), zoneOf(world, unit) as Zone);
    return fleet && { do: 'engage', unit: no, target: fleet[0] as UnitNo };
  },
};

const withdrawal = (side: Side, units: readonly UnitNo[]): BlitzFrame => ({ at: 'withdrawal', side, units, stuck: [] });
const sinking = (side: Side, units: readonly UnitNo[], rule: string): BlitzFrame => ({
  at: 'sinking',
  side,
  units,
  rule,
});

/** M11.22, M11.23: what is to be decided, pushed last first. */
function follow(state: State, { attackers, escorted, defenders }: Sides, result: string, emit: Emit<BlitzEvent>): void {
  const { mover } = state;
  const enemy = other(mover);
  const push = (frame: BlitzFrame) => emit({ is: 'push', frame });
  const forces = defenders.filter((no) => isTaskForce(state.units[no] as Unit));
  const own = [...attackers, ...escorted];
  if (result === 'AW' || result === 'AD') push(withdrawal(mover, own));
  if (result === 'AD') push(sinking(mover, attackers, 'M11.22'));
  if (forces.length === 0) {
    if (result === '-' || result === 'AW' || result === 'AD') return;
    push(withdrawal(enemy, defenders));
    if (result !== 'DW') push(sinking(enemy, defenders, 'M11.23'));
    return;
  }
  if (result === 'DW' || result === 'DD') push(withdrawal(enemy, defenders));
  if (result === 'DD' || result === 'EX') push(sinking(enemy, forces, 'M11.22'));
  if (result === 'EX') push(sinking(mover, attackers, 'M11.22'));
}

/** M80.42: the odds, the die, and what follows from it. */
export const engagementStep = (world: World): BlitzStep<'engagement'> => ({
  rule: 'M80.42',
  commands: [],
  side: (state) => state.mover,
  asks: () => msg`the engagement is fought`,
  *legal() {},
  sample: () => ({ do: 'resign' }),
  check: (_state, _frame, command) => unexpected(command),
  play: (_state, _frame, command) => unexpected(command),
  settle(state, frame, emit, dice) {
    emit({ is: 'pop' });
    const sides = sidesOf(world, state, { do: 'engage', unit: frame.unit, target: frame.target });
    if (isObjection(sides)) return true;
    const { zone, attackers, defenders } = sides;
    const odds = engagementOdds(attackers.length, countForces(state, defenders)) ?? '1-3';
    // M80.47: dice have fallen.
    emit({ is: 'committed' });
    const die = dice.roll(6, `turn ${state.turn} ${state.mover} engages in zone ${zone}`);
    const result = engagementResult(odds, die);
    emit({ is: 'engagement', zone, attackers, defenders, odds, die, result });
    follow(state, sides, result, emit);
    return true;
  },
});
