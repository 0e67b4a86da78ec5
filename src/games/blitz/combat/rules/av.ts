import { type Objection, objection } from '#core/objection.ts';
import { msg, theHex, theSide } from '#core/message.ts';
import { adjacent, neighbour } from '#hex/grid.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import { isDryLand } from '#games/blitz/ground/rules/water.ts';
import { fieldOf, holds, inZoc, parkedAt } from '#games/blitz/ground/rules/field.ts';
import { isUncaptured } from '#games/blitz/countries/rules/minors.ts';
import { allTakenBack } from '#core/record/undo.ts';
import { rollsInMovement } from '#games/blitz/course/rules/take-back.ts';
import { rangeFault, readyFault } from '#games/blitz/air/rules/missions.ts';
import { strengthsOf } from './odds.ts';
import { type Av, other, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { theUnit } from '#games/blitz/words.ts';
import { isAircraft, isGround, flies, KINDS } from '#games/blitz/kinds.ts';

/** T7.3: automatic victory. */

/** T7.3.10: nothing but air strikes leave a way out; sea, lake, neutral, off map and minor cities close one. */
export function surrounded(world: World, state: State, hex: Hex): boolean {
  const { board } = world;
  const field = fieldOf(world, state);
  for (let direction = 0; direction < 6; direction++) {
    const beside = neighbour(board.grid, hex, direction);
    if (beside === NOWHERE || !isDryLand(world, state, beside) || isUncaptured(world, state, beside)) continue;
    if (holds(field, state.mover, beside) || inZoc(field, state.mover, beside)) continue;
    return false;
  }
  return true;
}

const split = (state: State, units: readonly UnitNo[]) => ({
  ground: units.filter((no) => isGround(state.units[no] as Unit)),
  aircraft: units.filter((no) => isAircraft(state.units[no] as Unit)),
});

/** T7.3.1: 7-1, or 5-1 with every hex surrounded. */
export function isGood(world: World, state: State, hexes: readonly Hex[], units: readonly UnitNo[]): boolean {
  const { ground, aircraft } = split(
    state,
    units.filter((no) => ['map', 'air', 'sea'].includes(state.units[no]?.place ?? '')),
  );
  if (ground.length === 0) return false;
  const { attackTotal, defenceTotal } = strengthsOf(world, state, ground, hexes, aircraft);
  if (attackTotal >= 7 * defenceTotal) return true;
  return attackTotal >= 5 * defenceTotal && hexes.every((hex) => surrounded(world, state, hex));
}

/** T23.0.4b: an attack on aircraft alone is voluntary, a battle of its own, and not for units in contact. */
export function raidFault(
  world: World,
  state: State,
  attackers: readonly UnitNo[],
  hexes: readonly Hex[],
): Objection | undefined {
  if (hexes.length > 1)
    return objection('T23.0.4b', msg`aircraft alone in a hex are attacked in a battle of their own`);
  const field = fieldOf(world, state);
  const engaged = attackers.find((no) => inZoc(field, other(state.mover), state.units[no]?.at ?? NOWHERE));
  if (engaged === undefined) return undefined;
  return objection('T23.0.4b', msg`${theUnit(state, engaged)} stands in an enemy zone of control and must fight there`);
}

/** M70.fallback: with M12, aircraft that support the attack on one of the hexes (mission 8) are over it already. */
const overHead = ({ rules }: World, state: State, no: UnitNo, hexes: readonly Hex[]): boolean =>
  rules.air.overhead(state, hexes).includes(no);

/** T7.3.2, T7.3.7, T7.3.12: may these units be committed against these hexes? */
export function participantFault(
  world: World,
  state: State,
  hexes: readonly Hex[],
  units: readonly UnitNo[],
): Objection | undefined {
  const { grid } = world.board;
  if (new Set(units).size < units.length) return objection('T7.3.2', msg`a unit is named twice`);
  for (const no of units) {
    const unit = state.units[no];
    // O23.7.5: sea-based aircraft are committed from their box.
    const over = overHead(world, state, no, hexes);
    const there = over || unit?.place === 'map' || (unit?.place === 'sea' && isAircraft(unit));
    if (!unit || unit.side !== state.mover || !there) {
      return objection('T7.3.2', msg`${theUnit(state, no)} is no unit of ${theSide(state.mover)} on the map`);
    }
    if (state.avs.some((av) => av.participants.includes(no)))
      return objection('T7.3.7', msg`${unit} is already committed`);
    if (over) continue;
    if (isGround(unit)) {
      const barred = world.rules.attack({ state, unit });
      if (barred) return barred;
      const away = hexes.find((hex) => !adjacent(grid, unit.at, hex));
      if (away !== undefined) return objection('T7.3.2', msg`${unit} is not adjacent to ${theHex(grid, away)}`);
      if (state.battles.some((battle) => battle.attackers.includes(no)))
        return objection('B9.6', msg`${unit} is already in a battle`);
      continue;
    }
    const grounded = readyFault(world, state, unit, 'mission');
    if (grounded) return grounded;
    if (!flies(unit, 'tactical'))
      return objection('T7.3.2', msg`${KINDS[unit.type].word} take no part in an automatic victory`);
    const tooFar = hexes.map((hex) => rangeFault(world, state, unit, hex));
    if (tooFar.every((fault) => fault !== undefined)) return tooFar[0];
  }
  const field = fieldOf(world, state);
  if (hexes.every((hex) => holds(field, other(state.mover), hex))) return undefined;
  return raidFault(world, state, split(state, units).ground, hexes);
}

/** M14.10: over a hex in poor visibility aircraft count for less than on the ground: as they will be. */
function sentOut(world: World, state: State, hexes: readonly Hex[], aircraft: readonly UnitNo[]): State {
  const [hex = NOWHERE] = hexes;
  if (aircraft.length === 0 || hexes.every((one) => world.rules.weather.visibility({ world, state, hex: one }) < 2))
    return state;
  const units = state.units.map(
    (unit, no): Unit => (aircraft.includes(no) ? { ...unit, place: 'air', at: hex } : unit),
  );
  const missions = aircraft.map((unit) => ({ unit, kind: 'tactical' as const, hex }));
  return { ...state, units, missions: [...state.missions, ...missions] };
}

export function declareFault(
  world: World,
  state: State,
  units: readonly UnitNo[],
  hexes: readonly Hex[],
): Objection | undefined {
  const { grid } = world.board;
  const field = fieldOf(world, state);
  const enemy = other(state.mover);
  if (hexes.length === 0) return objection('T7.3.1', msg`no hex is named`);
  if (new Set(hexes).size < hexes.length) return objection('T7.3.1', msg`a hex is named twice`);
  for (const hex of hexes) {
    const where = theHex(grid, hex);
    if (state.avs.some((av) => av.hexes.includes(hex))) return objection('T90.5', msg`${where} is already a victim`);
    const spared = world.rules.attacked({ world, state, hex });
    if (spared) return spared;
    if (!holds(field, enemy, hex) && parkedAt(state.units, enemy, hex).length === 0) {
      return objection('T7.3.1', msg`${where} holds no enemy unit`);
    }
  }
  const fault = participantFault(world, state, hexes, units);
  if (fault) return fault;
  const { ground, aircraft } = split(state, units);
  if (ground.length === 0) return objection('T7.3.2', msg`at least one ground unit must be committed`);
  const then = sentOut(world, state, hexes, aircraft);
  if (isGood(world, then, hexes, units)) return undefined;
  const { attackTotal, defenceTotal } = strengthsOf(world, then, ground, hexes, aircraft);
  return objection(
    'T7.3.1',
    msg`${attackTotal} against ${defenceTotal}: 7-1 is needed, or 5-1 with the hex surrounded`,
  );
}

/** T7.3.8: automatic victories that a change has spoilt. */
export const spoilt = (world: World, state: State): Av | undefined =>
  state.avs.find((av) => !isGood(world, state, av.hexes, av.participants));

/** T7.3.14: the automatic victories whose victims a unit passes or ends next to on these hexes. */
export function usedBy(world: World, state: State, hexes: readonly Hex[]): Av[] {
  const { grid } = world.board;
  return state.avs.filter((av) =>
    hexes.some((hex) => av.hexes.some((victim) => victim === hex || adjacent(grid, victim, hex))),
  );
}

export const isVictim = (state: State, hex: Hex): boolean => state.avs.some((av) => av.hexes.includes(hex));

export const isParticipant = (state: State, no: UnitNo): boolean =>
  state.avs.some((av) => av.participants.includes(no));

/** M0.23, M80.47: participants of automatic victories that dice rolled since have made final. */
export function boundForGood(world: World, state: State): readonly UnitNo[] {
  if (state.avs.length === 0 || !rollsInMovement(world)) return [];
  const before = allTakenBack(state).avs.flatMap((av) => av.participants);
  return before.filter((no) => isParticipant(state, no));
}
