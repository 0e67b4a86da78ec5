import type { Dice } from '#core/dice/dice.ts';
import type { Objection } from '#core/objection.ts';
import type { Emit } from '#core/play.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import { oneDie } from '#games/gamex/chance.ts';
import type { GamexEvent, Shelling, Side, State, Unit } from '#games/gamex/types.ts';
import { inactive, kindOf, unitNamed, unitOf } from '#games/gamex/units.ts';
import { refuse, msg, theHex, theUnit } from '#games/gamex/words.ts';
import type { World } from '#games/gamex/world.ts';
import { shooterFault } from '../fire/direct.ts';
import { pointsFor } from '../turn/points.ts';
import { rangeTo } from '../fire/strength.ts';
import { eyesOf, gunFault, sighterFault, sights } from '../indirect/indirect.ts';
import { accuracy, crewedGuns, readyFault, scatteredTo, spentBatteries } from '../indirect/oba.ts';
import { seesHex } from '../sight/observation.ts';

/** Action points of a shelling: common to smoke and interdiction. */

export const shellingAp = (world: World, state: State, { guns, extra }: Shelling): number =>
  pointsFor(world, state, guns) + extra;

const gunsOf = (
  world: World,
  state: State,
  side: Side,
  { guns, batteries }: Pick<Shelling, 'guns' | 'batteries'>,
): Unit[] => [
  ...guns.flatMap((id) => unitNamed(world, state, id) ?? []),
  ...batteries.flatMap((battery) => crewedGuns(state, side, battery)),
];

/** One of the guns on the map; without a sighting unit it lays on what it or another of them sees. */
function layerFault(world: World, side: Side, unit: Unit, hex: Hex, sighted: boolean): Objection | undefined {
  if (!kindOf(world, unit).indirect) return refuse('X6.4.3a', msg`${unit} cannot fire indirectly`);
  if (!inactive(unit)) return refuse('X4.2e', msg`${unit} has been activated this turn`);
  if (sighted) return gunFault(world, unit, side, hex);
  if (rangeTo(world, unit.at, hex) > kindOf(world, unit).range)
    return refuse('X6.4.3a', msg`${theHex(world.board, hex)} is out of range of ${unit}`);
  return shooterFault(world, unit, side) ?? world.rules.aim({ world, unit, hex });
}

export function shellingFault(
  world: World,
  state: State,
  side: Side,
  shelling: Shelling,
  least: number,
  rule: 'X20.1' | 'X21.2a',
): Objection | undefined {
  const { guns, batteries, at, sighter, extra } = shelling;
  if (guns.length + batteries.length === 0 || new Set(guns).size !== guns.length)
    return refuse(rule, msg`name the guns that fire`);
  if (extra < 0) return refuse('X6.4.4c', msg`extra points are 0 or more`);
  if (batteries.length > 0) {
    const fault = readyFault(world, state, side, batteries);
    if (fault) return fault;
  }
  const firing: Unit[] = [];
  for (const id of guns) {
    const unit = unitNamed(world, state, id);
    if (!unit) return refuse('X6.1', msg`there is no unit ${theUnit(id)}`);
    const fault = layerFault(world, side, unit, at, sighter !== undefined);
    if (fault) return fault;
    firing.push(unit);
  }
  if (sighter !== undefined) {
    if (guns.includes(sighter)) return refuse('X6.4.3b', msg`${theUnit(sighter)} fires itself and cannot sight`);
    const blind = sighterFault(world, state, side, sighter, at);
    if (blind) return blind;
  } else if (!firing.some((unit) => seesHex(world, state, unit, at)))
    return refuse(rule, msg`none of the guns sees ${theHex(world.board, at)}, and nobody sights for them`);
  const strength = gunsOf(world, state, side, shelling).reduce((sum, unit) => sum + kindOf(world, unit).as, 0);
  return strength < least
    ? refuse(rule, msg`that takes an attack strength of ${least} in all, these have ${strength}`)
    : undefined;
}

/** Fires: what falls where is laid down by `lay`; guns and eyes are marked. Without an accuracy die it is on target. */
export function shell(
  world: World,
  state: State,
  side: Side,
  shelling: Shelling,
  aimed: boolean,
  lay: (hex: Hex, strength: number) => void,
  emit: Emit<GamexEvent>,
  dice: Dice,
): void {
  const { at, batteries, sighter, extra } = shelling;
  const firing = gunsOf(world, state, side, shelling);
  const strength = firing.reduce((sum, unit) => sum + kindOf(world, unit).as, 0);
  const lands = aimed ? 'target' : accuracy(state, side, batteries, extra, emit, dice);
  let hex: Hex = lands === 'target' ? at : NOWHERE;
  if (lands === 'scatters') {
    const die = oneDie(dice, side, 'scatter');
    hex = scatteredTo(world, at, die);
    emit({ is: 'scattered', die, to: hex });
  }
  if (hex !== NOWHERE) lay(hex, strength);
  if (sighter !== undefined && unitOf(world, state, sighter).place === 'map')
    emit({ is: 'marked', units: [sighter], marker: 'completed' });
  spentBatteries(state, batteries, firing, emit);
}

/** Shelling for lists and random play: one spotter and one hex it sees; none where all guns together are too weak. */
export function* shellings(
  world: World,
  state: State,
  side: Side,
  batteries: readonly string[],
  hexes: Iterable<Hex>,
  least: number,
): Generator<Shelling> {
  const guns = state.units.filter(
    (unit) => unit.side === side && unit.place === 'map' && inactive(unit) && kindOf(world, unit).indirect,
  );
  const firing = gunsOf(world, state, side, { guns: guns.map(({ id }) => id), batteries });
  if (firing.reduce((sum, unit) => sum + kindOf(world, unit).as, 0) < least) return;
  const eyes = eyesOf(world, state, side);
  for (const at of hexes) {
    const near = guns.filter((gun) => rangeTo(world, gun.at, at) <= kindOf(world, gun).range);
    if (near.length === 0 && batteries.length === 0) continue;
    const eye = eyes.find((unit) => sights(world, state, unit, at));
    if (eye) {
      for (const battery of batteries) yield { guns: [], batteries: [battery], at, sighter: eye.id, extra: 0 };
      const able = near.filter((gun) => gun.id !== eye.id && !gunFault(world, gun, side, at)).map((gun) => gun.id);
      for (const id of able) yield { guns: [id], batteries: [], at, sighter: eye.id, extra: 0 };
      if (able.length > 1) yield { guns: able, batteries: [], at, sighter: eye.id, extra: 0 };
    }
    const seeing = near.filter((gun) => seesHex(world, state, gun, at)).map((gun) => gun.id);
    for (const id of seeing) yield { guns: [id], batteries: [], at, extra: 0 };
  }
}
