import type { Objection } from '#core/objection.ts';
import { distance } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { oneDie } from '#games/gamex/chance.ts';
import { type Decision, pick, sideOfFrame, type Verb } from '#games/gamex/decision.ts';
import {
  type Command,
  type CommandOf,
  type FrameOf,
  other,
  type Shot,
  type Side,
  type State,
  type Unit,
  type UnitId,
} from '#games/gamex/types.ts';
import { enemiesAt, enemyHexes, idleUnits, inactive, kindOf, unitNamed, unitOf } from '#games/gamex/units.ts';
import { refuse, msg, theHex, theSide, theUnit } from '#games/gamex/words.ts';
import type { World } from '#games/gamex/world.ts';
import { isHazy } from '../chaos/force.ts';
import { fireShots, shotsAt, shotsFault } from '../fire/fire-activity.ts';
import { pointsEach } from '../turn/points.ts';
import { conceals, qualifiedSpotter, SCOUTING_RANGE, seesUnit, SPOTTING_RANGE, spotsOn } from './observation.ts';

/** The Spot activity (X6.3.8d–g). */

/** Scouts, recon units and command posts look twice as far (X6.3.8e). */
const keen = (world: World, unit: Unit): boolean =>
  kindOf(world, unit).scout || kindOf(world, unit).cp || unit.cp === true;

/** Can the unit make the attempt alone (X6.3.8f)? */
function lookFault(world: World, state: State, side: Side, unit: Unit, hex: Hex): Objection | undefined {
  if (unit.side !== side) return refuse('X0.7', msg`${unit} is not ${theSide(side)}{'s|'}`);
  if (!qualifiedSpotter(world, unit)) return refuse('X6.3.8i', msg`${unit} cannot spot`);
  if (!inactive(unit)) return refuse('X4.2e', msg`${unit} has been activated this turn`);
  if (!inLookingRange(world, state, unit, hex))
    return refuse('X6.3.8d', msg`${theHex(world.board, hex)} is too far from ${unit}`);
  const sees = enemiesAt(state, side, hex).some((enemy) => seesUnit(world, state, unit, enemy));
  return sees ? undefined : refuse('X6.3.8d', msg`${unit} does not see ${theHex(world.board, hex)}`);
}

/** X6.3.8d: enemy units in a concealing hex without a marker. */
export function objectFault(world: World, state: State, side: Side, hex: Hex): Objection | undefined {
  if (enemiesAt(state, side, hex).length === 0)
    return refuse('X6.3.8d', msg`no enemy is in ${theHex(world.board, hex)}`);
  if (!conceals(world, state, hex, other(side)))
    return refuse('X6.3.8d', msg`${theHex(world.board, hex)} conceals nobody`);
  return state.spotted.includes(hex)
    ? refuse('X6.3.8d', msg`${theHex(world.board, hex)} is marked Spotted already`)
    : undefined;
}

function spotFault(world: World, state: State, side: Side, { units, hex }: CommandOf<'spot'>): Objection | undefined {
  if (units.length === 0 || new Set(units).size !== units.length)
    return refuse('X6.3.8f', msg`name the spotting units`);
  const fault = objectFault(world, state, side, hex);
  if (fault) return fault;
  for (const id of units) {
    const unit = unitNamed(world, state, id);
    if (!unit) return refuse('X6.3.8d', msg`there is no unit ${theUnit(id)}`);
    const blind = lookFault(world, state, side, unit, hex);
    if (blind) return blind;
  }
  return undefined;
}

const spotters = (world: World, state: State, side: Side): Unit[] =>
  idleUnits(state, side).filter((unit) => qualifiedSpotter(world, unit));

/** E07: half of it in the haze. */
const seeing = (state: State, range: number): number => (isHazy(state) ? range / 2 : range);

const inLookingRange = (world: World, state: State, unit: Unit, hex: Hex): boolean =>
  distance(world.board.grid, unit.at, hex) <= seeing(state, keen(world, unit) ? SCOUTING_RANGE : SPOTTING_RANGE);

const objects = (world: World, state: State, side: Side): Hex[] =>
  enemyHexes(state, side).filter(
    (hex) => conceals(world, state, hex, other(side)) && !objectFault(world, state, side, hex),
  );

export const spotVerb: Verb<'spot'> = {
  ap: (world, state, { units }) => pointsEach(world, state, units),
  check: spotFault,
  play(world, state, side, { units, hex }, emit, dice) {
    const sure = units.some((id) => {
      const unit = unitOf(world, state, id);
      return keen(world, unit) && distance(world.board.grid, unit.at, hex) <= seeing(state, SPOTTING_RANGE);
    });
    const die = sure ? undefined : oneDie(dice, side, 'spotting');
    const spotted = die === undefined || die <= spotsOn(world, hex);
    emit({ is: 'spotDie', units, hex, ...(die === undefined ? {} : { die }), spotted });
    if (spotted) emit({ is: 'push', frame: { at: 'spotFire', side, units, hex } });
    else emit({ is: 'marked', units, marker: 'completed' });
  },
  *legal(world, state, side) {
    const able = spotters(world, state, side);
    for (const hex of able.length === 0 ? [] : objects(world, state, side)) {
      for (const unit of able) {
        if (inLookingRange(world, state, unit, hex) && !lookFault(world, state, side, unit, hex))
          yield { do: 'spot', units: [unit.id], hex };
      }
    }
  },
  sample(world, state, side, choose) {
    const hex = pick(objects(world, state, side), choose);
    if (hex === undefined) return undefined;
    const unit = pick(
      spotters(world, state, side).filter(
        (one) => inLookingRange(world, state, one, hex) && !lookFault(world, state, side, one, hex),
      ),
      choose,
    );
    return unit ? { do: 'spot', units: [unit.id], hex } : undefined;
  },
  any(world, state, side) {
    for (const _ of this.legal(world, state, side)) return true;
    return false;
  },
};

function shotsOf(world: World, state: State, frame: FrameOf<'spotFire'>): Shot[] {
  return frame.units.flatMap((id) =>
    [...shotsAt(world, state, unitOf(world, state, id), frame.hex)].filter((shot) => shot.sighter === undefined),
  );
}

/** X31.12 */
export const spotFireDecision = (world: World): Decision<'spotFire'> => ({
  rule: 'X31.12',
  commands: ['fireNow', 'finish'],
  side: sideOfFrame,
  asks: (_state, frame) => msg`${theHex(world.board, frame.hex)} is spotted: fireNow at it, or finish`,
  *legal(state, frame) {
    for (const shot of shotsOf(world, state, frame)) yield { do: 'fireNow', shots: [shot] };
    yield { do: 'finish' };
  },
  sample(state, frame, choose): Command {
    const shot = pick(shotsOf(world, state, frame), choose);
    return shot ? { do: 'fireNow', shots: [shot] } : { do: 'finish' };
  },
  check(state, frame, command) {
    if (command.do !== 'fireNow') return undefined;
    const { shots } = command;
    const stranger = shots.flatMap((shot) => shot.by).find((id) => !frame.units.includes(id));
    if (stranger !== undefined) return refuse('X6.3.8g', msg`${theUnit(stranger)} did not spot`);
    if (shots.some((shot) => shot.at !== frame.hex || shot.sighter !== undefined))
      return refuse('X6.3.8g', msg`only direct fire at the hex that was spotted`);
    return shotsFault(world, state, frame.side, shots);
  },
  play(state, frame, command, emit, dice) {
    emit({ is: 'pop' });
    const fired: UnitId[] = [];
    if (command.do === 'fireNow') {
      fireShots(world, state, frame.side, command.shots, emit, dice);
      fired.push(...command.shots.flatMap((shot) => shot.by));
    }
    const rest = frame.units.filter((id) => !fired.includes(id));
    if (rest.length > 0) emit({ is: 'marked', units: rest, marker: 'completed' });
  },
  settle(state, frame, emit) {
    if (shotsOf(world, state, frame).length > 0) return false;
    emit({ is: 'pop' });
    emit({ is: 'marked', units: frame.units, marker: 'completed' });
    return true;
  },
});
