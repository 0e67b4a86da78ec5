import type { Objection } from '#core/objection.ts';
import type { Emit } from '#core/play.ts';
import { NOWHERE } from '#hex/hex.ts';
import { pick, type Verb } from '#games/gamex/decision.ts';
import type { CommandOf, Direction, GamexEvent, Side, State, Unit, UnitId } from '#games/gamex/types.ts';
import { busyFault, idleUnits, inactive, kindOf, unitNamed, unitOf } from '#games/gamex/units.ts';
import { refuse, msg, theSide, theUnit } from '#games/gamex/words.ts';
import type { World } from '#games/gamex/world.ts';
import { owing, pointsFor } from '../turn/points.ts';

/** Facing a gun: where it is put (X19.1), and by an activation of its own (X19.3). */

/** The gun has come to a hex: it faces as its owner says, else as one would. */
export function faceGun(
  world: World,
  state: State,
  id: UnitId,
  wanted: Direction | undefined,
  emit: Emit<GamexEvent>,
): void {
  const unit = unitOf(world, state, id);
  if (unit.place !== 'map') return;
  const usual = world.rules.facing({ world, state, unit, hex: unit.at });
  if (usual !== undefined) emit({ is: 'faced', units: [id], facing: wanted ?? usual });
}

/** Guns on the map that nothing is said of, and the rest as it stands. */
export const facedUnits = (world: World, state: State): readonly Unit[] =>
  state.units.map((unit) => {
    if (unit.place !== 'map' || unit.facing !== undefined) return unit;
    const facing = world.rules.facing({ world, state, unit, hex: unit.at });
    return facing === undefined ? unit : { ...unit, facing };
  });

export const facingFault = (
  world: World,
  state: State,
  unit: Unit,
  facing: Direction | undefined,
): Objection | undefined => {
  if (facing === undefined) return undefined;
  if (facing < 0 || facing > 5) return refuse('X19.1', msg`there are six directions`);
  const faced = world.rules.facing({ world, state, unit, hex: Math.max(0, unit.at) }) !== undefined;
  return faced ? undefined : refuse('X19.1', msg`${unit} faces nowhere in particular`);
};

const sidesApart = (a: Direction, b: Direction): number => Math.min((a - b + 6) % 6, (b - a + 6) % 6);

/** X19.3: guns of 88 mm and more turn by one side. */
function turnFault(world: World, unit: Unit, facing: Direction): Objection | undefined {
  if (unit.facing === undefined) return refuse('X19.1', msg`${unit} faces nowhere in particular`);
  const apart = sidesApart(unit.facing, facing);
  if (apart === 0) return refuse('X19.3', msg`${unit} faces there already`);
  return apart > 1 && kindOf(world, unit).largeGun
    ? refuse('X19.3', msg`${unit} is a large gun and turns by one side at a time`)
    : undefined;
}

export const mayFace = (side: Side, unit: Unit): boolean =>
  unit.side === side && unit.place === 'map' && unit.facing !== undefined && inactive(unit);

export function faceFault(
  world: World,
  state: State,
  side: Side,
  { units, facing }: CommandOf<'face'>,
): Objection | undefined {
  if (units.length === 0 || new Set(units).size !== units.length)
    return refuse('X19.3', msg`name the guns to be turned`);
  if (facing < 0 || facing > 5) return refuse('X19.1', msg`there are six directions`);
  let hex = NOWHERE;
  for (const id of units) {
    const unit = unitNamed(world, state, id);
    if (!unit || unit.side !== side) return refuse('X0.7', msg`${theUnit(id)} is not ${theSide(side)}{'s|'}`);
    const fault = busyFault(unit) ?? turnFault(world, unit, facing);
    if (fault) return fault;
    if (hex !== NOWHERE && unit.at !== hex) return refuse('X4.2d', msg`one point is for the units of one hex`);
    hex = unit.at;
  }
  return undefined;
}

export function turnGuns({ units, facing }: CommandOf<'face'>, emit: Emit<GamexEvent>): void {
  emit({ is: 'faced', units, facing });
  emit({ is: 'marked', units, marker: 'completed' });
}

const SIX: readonly Direction[] = [0, 1, 2, 3, 4, 5];

export function* turnsOf(world: World, unit: Unit): Generator<CommandOf<'face'>> {
  for (const facing of SIX) if (!turnFault(world, unit, facing)) yield { do: 'face', units: [unit.id], facing };
}

const guns = (state: State, side: Side): Unit[] => idleUnits(state, side).filter((unit) => mayFace(side, unit));

export const faceVerb: Verb<'face'> = {
  ap: (world, state, { units }) => pointsFor(world, state, units),
  check: faceFault,
  play(world, state, side, command, emit) {
    const from = unitOf(world, state, command.units[0] ?? '').at;
    const { units } = command;
    emit({
      is: 'push',
      frame: { at: 'activity', side, activity: 'face', from, done: units, ...owing(world, state, units) },
    });
    turnGuns(command, emit);
  },
  *legal(world, state, side) {
    for (const unit of guns(state, side)) yield* turnsOf(world, unit);
  },
  sample(world, state, side, choose) {
    const gun = pick(guns(state, side), choose);
    return gun ? pick([...turnsOf(world, gun)], choose) : undefined;
  },
  any: (_world, state, side) => guns(state, side).length > 0,
};
