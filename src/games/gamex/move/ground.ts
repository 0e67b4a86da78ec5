import { memoize } from '#core/memo.ts';
import { isObjection } from '#core/objection.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import type { Kind } from '#games/gamex/kinds.ts';
import type { Side, State, Unit } from '#games/gamex/types.ts';
import { isSoviet, wrecksAt } from '#games/gamex/units.ts';
import type { World } from '#games/gamex/world.ts';
import { groundPrice } from './price.ts';

/** Prices of all steps on an empty board, by what they depend on: most hexes of most searches are empty. */

const EMPTY: State = {
  turn: 1,
  streak: 0,
  passes: 0,
  units: [],
  wrecks: {},
  mines: [],
  hidden: { axis: [], allied: [] },
  positions: [],
  forts: [],
  blocks: [],
  spotted: [],
  control: {},
  heard: [],
  frames: [],
};

const tables = memoize((_world: World) => ({
  byKind: new Map<Kind, Int16Array[]>(),
  byClass: new Map<string, Int16Array>(),
}));

/** A step that is refused whatever a unit has left. */
export const BARRED = -1;

/** Six entries a hex: half points of a plain step in each direction, BARRED, or 0 where it is more than a step. */
export function emptyGround(world: World, kind: Kind, unit: Unit, offRoad: boolean, quick = false): Int16Array {
  const known = tables(world);
  let ways = known.byKind.get(kind);
  if (!ways) {
    ways = [];
    known.byKind.set(kind, ways);
  }
  return (ways[(offRoad ? 1 : 0) + (quick ? 2 : 0)] ??= classGround(known.byClass, world, kind, unit, offRoad, quick));
}

function classGround(
  byClass: Map<string, Int16Array>,
  world: World,
  kind: Kind,
  unit: Unit,
  offRoad: boolean,
  quick: boolean,
): Int16Array {
  const key = `${kind.moveClass} ${kind.vehicle} ${kind.gun} ${kind.bridgeLayer} ${kind.craft > 0} ${offRoad} ${quick}`;
  let table = byClass.get(key);
  if (!table) {
    table = priced(
      world,
      { id: unit.id, side: unit.side, nation: unit.nation, kind: unit.kind, place: 'map', at: 0 },
      offRoad,
      quick,
    );
    byClass.set(key, table);
  }
  return table;
}

function priced(world: World, unit: Unit, offRoad: boolean, quick: boolean): Int16Array {
  const { grid } = world.board;
  const table = new Int16Array(grid.size * 6);
  for (let from = 0; from < grid.size; from++) {
    const pace = {
      unit: { ...unit, at: from },
      from,
      began: from,
      left: 1000,
      fresh: false,
      offRoad,
      quick,
      quiet: true,
    };
    for (let direction = 0; direction < 6; direction++) {
      const to = grid.neighbours[from * 6 + direction] as Hex;
      if (to === NOWHERE) continue;
      const price = groundPrice(world, EMPTY, pace, to, direction);
      table[from * 6 + direction] = isObjection(price) ? BARRED : price.ends ? 0 : price.cost;
    }
  }
  return table;
}

/** Codes of `busyHexes`: nothing here affects a step, or the full rules must be asked. */
const FREE = 0;
const ASK = 1;
/** Side of the units in the hex, outside of any Fortification: closed to the other side (X3.2.5d). */
export const HELD: Readonly<Record<Side, number>> = { axis: 2, allied: 3 };
export const HOLDER = 3;
/** One unit stands there and nothing lies there: a step of its own side is as onto empty ground (X5.3b, X3.2.5a). */
export const LONE = 4;
/** No room for another unit (X3.2.5a). */
export const FULL = 8;
const SOVIET = 16;
/** Two stand there, none of them Soviet, and nothing lies there: it is as empty ground without the road rate (X5.3b). */
export const PAIR = 32;
const TRIO = 64;

/** X5.3d: fewer wrecks than that do not affect movement. */
const IN_THE_WAY = 3;

/** Codes of what a step meets, by hex. */
export function busyHexes(world: World, state: State): Uint8Array {
  const busy = new Uint8Array(world.board.grid.size);
  for (const { at } of state.mines) busy[at] = ASK;
  for (const { at } of state.forts) busy[at] = ASK;
  for (const hex of state.blocks) busy[hex] = ASK;
  for (const hex of state.positions) busy[hex] = ASK;
  for (const hex in state.wrecks) if (wrecksAt(state, Number(hex)) >= IN_THE_WAY) busy[Number(hex)] = ASK;
  for (const unit of state.units) {
    if (unit.place !== 'map') continue;
    const there = busy[unit.at] as number;
    busy[unit.at] = unit.inside === true ? there || ASK : joinedBy(state, there, unit);
  }
  return busy;
}

/** Code of a hex after one more unit has entered it. */
function joinedBy(state: State, there: number, unit: Unit): number {
  const held = HELD[unit.side];
  const soviet = isSoviet(state, unit) ? SOVIET : 0;
  if (there === FREE) return held | LONE | soviet;
  if (there === ASK) return held;
  if ((there & HOLDER) !== held) return ASK;
  const one = (there & SOVIET) | soviet;
  if ((there & LONE) !== 0) return held | (one === 0 ? PAIR : one | FULL);
  if ((there & (PAIR | TRIO)) === 0) return there;
  // X5.3c: with three there some steps are refused; X3.2.5a: four are all that may be there.
  return one !== 0 ? held : (there & PAIR) !== 0 ? held | TRIO : held | FULL;
}
