import { memoizeByNonGround } from '#games/blitz/non-ground-memo.ts';
import { type Objection, objection } from '#core/objection.ts';
import { msg, theHex, theSide } from '#core/message.ts';
import type { Hex } from '#hex/hex.ts';
import { isRough } from '#games/blitz/board.ts';
import { parkedAt } from '#games/blitz/ground/rules/field.ts';
import { fits } from '#games/blitz/ground/rules/stack-limits.ts';
import { isDryLand } from '#games/blitz/ground/rules/water.ts';
import { isAirbase } from '#games/blitz/kinds.ts';
import { nextOf } from '#games/blitz/turns.ts';
import { type Side, type State, sizeOf, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { StackLimit, World } from '#games/blitz/world.ts';

/** M12.1 to M12.6: airbases and the aircraft on them. */

/** M12.2 */
export const AIR_ROOM: StackLimit = { rule: 'M12.2', size: 12, counters: 3 };

/** The airbases on the map by their hexes. */
const standing = memoizeByNonGround((units: readonly Unit[]): ReadonlyMap<Hex, UnitNo> => {
  const found = new Map<Hex, UnitNo>();
  units.forEach((unit, no) => {
    if ((unit.place === 'map' || unit.place === 'neutral') && isAirbase(unit)) found.set(unit.at, no);
  });
  return found;
});

/** The airbase of a side in a hex. */
export function baseAt({ units }: Pick<State, 'units'>, side: Side, hex: Hex): UnitNo | undefined {
  const no = standing(units).get(hex);
  return no !== undefined && isOf(units[no], side) ? no : undefined;
}

/** M10.21: nobody flies a mission from a base without supply. */
export const isCutOff = (state: Pick<State, 'units'>, side: Side, hex: Hex): boolean =>
  state.units[baseAt(state, side, hex) ?? -1]?.isolated === true;

const isOf = (unit: Unit | undefined, side: Side): boolean => unit?.side === side && unit.place === 'map';

/** The hexes of a side's airbases. */
export const baseHexes = ({ units }: Pick<State, 'units'>, side: Side): Hex[] =>
  [...standing(units)].flatMap(([hex, no]) => (isOf(units[no], side) ? [hex] : []));

export const isBaseHex = ({ units }: Pick<State, 'units'>, hex: Hex): boolean => standing(units).has(hex);

const isUp = ({ place, side, interdicts }: Unit, of: Side): boolean => place === 'air' && side === of && !interdicts;

const aloft = memoizeByNonGround((units) => units.filter((unit) => unit.place === 'air'));

/** M12.2: is there room for these aircraft, those that are there already included? */
export function hasAirRoom(state: State, side: Side, hex: Hex, units: readonly Unit[]): boolean {
  const parked = parkedAt(state.units, side, hex).map((no) => state.units[no] as Unit);
  // M12.28: interceptors that are up come back.
  const away = side === state.mover ? [] : aloft(state.units).filter((unit) => isUp(unit, side) && unit.base === hex);
  const there = [...parked, ...away].filter((unit) => !units.some(({ id }) => id === unit.id));
  const all = [...there, ...units];
  return fits(
    AIR_ROOM,
    all.reduce((sum, unit) => sum + sizeOf(unit), 0),
    all.length,
  );
}

/** M12.1, M12.2: may aircraft of a side fly from here, and come down? */
export function baseFault(world: World, state: State, side: Side, hex: Hex): Objection | undefined {
  const where = theHex(world.board.grid, hex);
  const no = baseAt(state, side, hex);
  if (no === undefined) return objection('M12.1', msg`${theSide(side)} has no airbase at ${where}`);
  const base = state.units[no] as Unit;
  return base.stopped || base.moved
    ? objection('M12.2', msg`the airbase at ${where} is new and can be used from its owner's next player turn`)
    : undefined;
}

/** M12.2: and have these room there? */
export const roomFault = (
  world: World,
  state: State,
  side: Side,
  hex: Hex,
  units: readonly Unit[],
): Objection | undefined =>
  baseFault(world, state, side, hex) ??
  (hasAirRoom(state, side, hex, units)
    ? undefined
    : objection(
        'M12.2',
        msg`the airbase at ${theHex(world.board.grid, hex)} holds three counters or twelve factors: no room`,
      ));

/** M8.8: may aircraft be set up, or come into play, here? */
export const stationFault = (world: World, state: State, unit: Unit, hex: Hex): Objection | undefined =>
  roomFault(world, state, unit.side, hex, [unit]);

/** M8.8, M9.8: ground an airbase is laid out on. */
export function groundForBase(world: World, state: State, hex: Hex): Objection | undefined {
  const { board } = world;
  return isDryLand(world, state, hex) && !isRough(board, hex)
    ? undefined
    : objection('M8.8', msg`${theHex(board.grid, hex)} is no open land: no airbase is laid out there`, 'M9.8');
}

/** M5.4: one airbase in a hex. */
export const baseRoomFault = ({ board }: World, state: State, hex: Hex): Objection | undefined =>
  isBaseHex(state, hex)
    ? objection('M5.4', msg`${theHex(board.grid, hex)} has an airbase already: one in a hex is allowed`)
    : undefined;

/** M12.hd: hit by a bombardment, to the end of its owner's next player turn. */
export function isHit(world: World, state: State, unit: Unit): boolean {
  const { hitTill, side } = unit;
  return hitTill !== undefined && hitTill >= (side === state.mover ? state.turn : nextOf(world.terms, state, side));
}

/** M12.hd: no combat mission and no INTERCEPT from a base that is hit. */
export function hitFault(world: World, state: State, side: Side, hex: Hex): Objection | undefined {
  const no = baseAt(state, side, hex);
  return no !== undefined && isHit(world, state, state.units[no] as Unit)
    ? objection('M12.hd', msg`the airbase at ${theHex(world.board.grid, hex)} is hit: nobody flies to fight from it`)
    : undefined;
}
