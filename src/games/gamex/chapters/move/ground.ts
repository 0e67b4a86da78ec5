import { isObjection } from '../../../../core/objection.ts';
import { type Hex, NOWHERE } from '../../../../hex/hex.ts';
import type { Kind } from '../../kinds.ts';
import type { Side, State, Unit } from '../../types.ts';
import type { World } from '../../world.ts';
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

const tables = new WeakMap<World, Map<string, Int16Array>>();

/** A step that is refused whatever a unit has left. */
export const BARRED = -1;

/** Six entries a hex: half points of a plain step in each direction, BARRED, or 0 where it is more than a step. */
export function emptyGround(world: World, kind: Kind, unit: Unit, offRoad: boolean, quick = false): Int16Array {
  let byClass = tables.get(world);
  if (!byClass) {
    byClass = new Map();
    tables.set(world, byClass);
  }
  const key = `${kind.moveClass} ${kind.vehicle} ${kind.gun} ${kind.bridgeLayer} ${kind.craft > 0} ${offRoad}${quick ? ' quick' : ''}`;
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

/** What `busyHexes` says of a hex that a side holds, outside of any Fortification: the other cannot come there (X3.2.5d). */
export const HELD: Readonly<Record<Side, number>> = { axis: 2, allied: 3 };

/** Hexes where anything stands or lies: there the whole rules are asked. */
export function busyHexes(world: World, state: State): Uint8Array {
  const busy = new Uint8Array(world.board.grid.size);
  for (const unit of state.units) if (unit.place === 'map') busy[unit.at] = 1;
  for (const { at } of state.mines) busy[at] = 1;
  for (const { at } of state.forts) busy[at] = 1;
  for (const hex of state.blocks) busy[hex] = 1;
  for (const hex of state.positions) busy[hex] = 1;
  for (const hex in state.wrecks) busy[Number(hex)] = 1;
  for (const unit of state.units) if (unit.place === 'map' && unit.inside !== true) busy[unit.at] = HELD[unit.side];
  return busy;
}
