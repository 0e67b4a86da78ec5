import { isCity } from '../../blitz/board.ts';
import type { UnitNo } from '../../blitz/types.ts';
import type { World } from '../../blitz/world.ts';
import type { Hex } from '../../hex/hex.ts';
import type { StepGraph } from '../../hex/path.ts';
import { BARRING, ZOC_BITS } from './field.ts';
import {
  ARMOR,
  ARTILLERY,
  FIRST_AIRCRAFT,
  FLAGS,
  INVADING,
  MOVED,
  OFF_ROAD,
  RUN,
  STOPPED,
  STUNNED,
  WEATHER,
  WEATHER_CODE,
} from './layout.ts';
import type { Sim } from './sim.ts';
import { atOf, header, mfOf, moverOf, sideOf, turnOf, typeOf, unitCell, whoOf } from './units.ts';

/** B6, B7, B11: where a unit can go. The steps are the engine's; what stands in the way is read from the cells. */

/** The answer to a question, and the space the next one is worked out in: it is good until then. */
export interface Reached {
  /** Hexes, cheapest first; the one the unit stands on comes first. */
  readonly hexes: Uint16Array;
  /** Thirds of a movement point to each of them. */
  readonly costs: Uint8Array;
  count: number;
  /** Of each hex its place in the list; only meaningful where `seen` holds `stamp`. */
  readonly seen: Int32Array;
  stamp: number;
}

/** The steps of one kind of unit, with what a search in them needs. */
interface Ways {
  readonly steps: StepGraph;
  readonly cost: Uint8Array;
  readonly from: Int32Array;
  readonly settled: Int32Array;
  settledCount: number;
  /** Nodes still open by price: heads of chains through the entries. */
  readonly bucket: Int32Array;
  entryNode: Int32Array;
  entryNext: Int32Array;
}

const UNREACHED = 255;
const MOST = 254;
const PRICE_BITS = 8;
const PRICE = 255;

interface Space {
  /** By mobility and pace. */
  readonly ways: (Ways | undefined)[];
  readonly reached: Reached;
  /** Way to the hex asked for last, without the start. */
  readonly path: Uint16Array;
  /** The steps of the question asked last. */
  last: Ways | undefined;
}

const spaces = new WeakMap<World, Space>();

function spaceOf(world: World): Space {
  let space = spaces.get(world);
  if (!space) {
    const { size } = world.board.grid;
    space = {
      ways: [],
      reached: {
        hexes: new Uint16Array(size),
        costs: new Uint8Array(size),
        count: 0,
        seen: new Int32Array(size),
        stamp: 0,
      },
      path: new Uint16Array(size),
      last: undefined,
    };
    spaces.set(world, space);
  }
  return space;
}

const MOBILITY = ['light', 'heavy'] as const;
const PACES = ['any', 'noRoads', 'roadsOnly'] as const;

function waysOf(sim: Sim, mobility: number, pace: number): Ways {
  const { ways } = spaceOf(sim.world);
  const known = ways[mobility * 3 + pace];
  if (known) return known;
  const { steps } = sim.world.graph(MOBILITY[mobility] ?? 'light', PACES[pace] ?? 'any');
  const built: Ways = {
    steps,
    cost: new Uint8Array(steps.nodes).fill(UNREACHED),
    from: new Int32Array(steps.nodes),
    settled: new Int32Array(steps.nodes),
    settledCount: 0,
    bucket: new Int32Array(MOST + 2).fill(-1),
    // A node comes into a bucket once for every step that leads to it at most.
    entryNode: new Int32Array(steps.edges.length + 1),
    entryNext: new Int32Array(steps.edges.length + 1),
  };
  ways[mobility * 3 + pace] = built;
  return built;
}

const { slow1, slow2, slow2NotArmor, roadsOnly, mountainsStuck } = WEATHER_CODE;

/** B2.4, B11.1, O24.18: thirds a unit has in a player turn. */
export function allowanceOf(sim: Sim, no: UnitNo): number {
  const mf = mfOf(sim, no);
  const weather = header(sim, WEATHER);
  if (weather === 0 || typeOf(sim, no) >= FIRST_AIRCRAFT) return 3 * mf;
  if (weather === slow1) return 3 * Math.max(mf - 1, 0);
  if (weather === slow2 || (weather === slow2NotArmor && typeOf(sim, no) !== ARMOR)) return 3 * Math.max(mf - 2, 0);
  return 3 * mf;
}

/** O23.5.8 */
export function isStunnedUnit(sim: Sim, no: UnitNo): boolean {
  const till = unitCell(sim, no, STUNNED) - 1;
  const turn = turnOf(sim);
  if (till < turn) return false;
  return !(till === turn && sideOf(sim, no) === 0 && moverOf(sim) === 1);
}

/** O23.5.8, O24.12: may it leave where it stands by its own movement? */
export function mayLeave(sim: Sim, no: UnitNo): boolean {
  if (unitCell(sim, no, STUNNED) !== 0 && isStunnedUnit(sim, no)) return false;
  if (header(sim, WEATHER) !== mountainsStuck || typeOf(sim, no) >= FIRST_AIRCRAFT) return true;
  const { board } = sim.world;
  const at = atOf(sim, no);
  return (whoOf(sim, no) & MOVED) !== 0 || board.mountain[at] !== 1 || isCity(board, at);
}

const mobilityOfType = (type: number): number => (type === ARMOR || type === ARTILLERY ? 1 : 0);

/** T6.2.12, O24.14: which steps are open to it: all, none at the road rate, by road only. */
export const paceOfUnit = (sim: Sim, no: UnitNo): number =>
  header(sim, WEATHER) === roadsOnly ? 2 : (unitCell(sim, no, FLAGS) & INVADING) !== 0 ? 1 : 0;

/** B11.4: the node a unit stands on remembers how it came, in a city with inner steps. */
const LONGEST_RUN = 20;
function startNode(sim: Sim, steps: StepGraph, no: UnitNo, at: Hex): number {
  const offRoad = (whoOf(sim, no) & OFF_ROAD) !== 0;
  const run = unitCell(sim, no, RUN) >> 8;
  if ((!offRoad && run === 0) || sim.world.board.city[at] === -1) return at;
  const further = steps.further[at] as number;
  if (further < 0) return at;
  return offRoad ? further : further + Math.min(run, LONGEST_RUN);
}

/** Prices from `start` to everywhere within `limit`; `enter` from `offset` on says what the enemy means for a hex. */
function search(ways: Ways, start: number, limit: number, enter: Uint16Array, offset: number): void {
  const { cost, from, settled, bucket, entryNode, entryNext } = ways;
  const { hexOf, first, edges } = ways.steps;
  for (let i = 0; i < ways.settledCount; i++) cost[settled[i] as number] = UNREACHED;
  const most = Math.min(limit, MOST);
  let count = 0;
  let entries = 1;
  cost[start] = 0;
  from[start] = start;
  entryNode[0] = start;
  entryNext[0] = -1;
  bucket[0] = 0;
  for (let spent = 0; spent <= most; spent++) {
    let entry = bucket[spent] as number;
    bucket[spent] = -1;
    for (; entry >= 0; entry = entryNext[entry] as number) {
      const node = entryNode[entry] as number;
      // A node is queued again when a cheaper way is found; the dearer entry is stale.
      if (cost[node] !== spent) continue;
      settled[count++] = node;
      const inZone = ((enter[offset + (hexOf[node] as number)] as number) & ZOC_BITS) !== 0;
      if (inZone && node !== start) continue;
      for (let edge = first[node] as number, last = first[node + 1] as number; edge < last; edge++) {
        const step = edges[edge] as number;
        const total = spent + (step & PRICE);
        const next = step >> PRICE_BITS;
        if (total > most || total >= (cost[next] as number)) continue;
        const entering = enter[offset + (hexOf[next] as number)] as number;
        if (entering >= BARRING || (inZone && (entering & ZOC_BITS) !== 0)) continue;
        cost[next] = total;
        from[next] = node;
        entryNode[entries] = next;
        entryNext[entries] = bucket[total] as number;
        bucket[total] = entries++;
      }
    }
  }
  ways.settledCount = count;
}

/** The hexes of the nodes reached, each once at its lowest price. */
function gather(space: Space, ways: Ways): Reached {
  const { reached } = space;
  const { cost, settled, settledCount } = ways;
  const { hexOf } = ways.steps;
  const { hexes, costs, seen } = reached;
  const stamp = ++reached.stamp;
  let count = 0;
  for (let i = 0; i < settledCount; i++) {
    const node = settled[i] as number;
    const hex = hexOf[node] as Hex;
    if (seen[hex] === stamp) continue;
    seen[hex] = stamp;
    hexes[count] = hex;
    costs[count++] = cost[node] as number;
  }
  reached.count = count;
  space.last = ways;
  return reached;
}

/** Where a unit can come from here with what it has left of its movement. Full hexes are in it (B8.3). */
export function reach(sim: Sim, no: UnitNo): Reached {
  const ways = waysOf(sim, mobilityOfType(typeOf(sim, no)), paceOfUnit(sim, no));
  const at = atOf(sim, no);
  const { board } = sim.world;
  const stays = (whoOf(sim, no) & STOPPED) !== 0 || board.land[at] === 0 || !mayLeave(sim, no);
  const left = stays ? 0 : Math.max(allowanceOf(sim, no) - (unitCell(sim, no, RUN) & 255), 0);
  const { cells, layout } = sim;
  search(ways, startNode(sim, ways.steps, no, at), left, cells, layout.field + (1 - sideOf(sim, no)) * layout.hexes);
  return gather(spaceOf(sim.world), ways);
}

/** Where a unit could come at the start of its owner's next player turn, from any hex; `enter` as in `threatOf`. */
export function freshReach(sim: Sim, no: UnitNo, from: Hex, enter: Uint16Array, offset: number): Reached {
  const weather = header(sim, WEATHER) === roadsOnly ? 2 : 0;
  const ways = waysOf(sim, mobilityOfType(typeOf(sim, no)), weather);
  const left = sim.world.board.land[from] === 0 ? 0 : allowanceOf(sim, no);
  search(ways, from, left, enter, offset);
  return gather(spaceOf(sim.world), ways);
}

/**
 * The way to a hex that the question asked last has reached: `path` from 0 to the number returned, without the start;
 * 0 where the unit stands there or cannot come.
 */
export function wayTo(sim: Sim, to: Hex): { readonly path: Uint16Array; readonly steps: number } {
  const { last, path } = spaceOf(sim.world);
  if (!last) return { path, steps: 0 };
  const { cost, from, settled, settledCount, steps } = last;
  for (let i = 0; i < settledCount; i++) {
    if (steps.hexOf[settled[i] as number] !== to) continue;
    let count = 0;
    for (let node = settled[i] as number; from[node] !== node; node = from[node] as number) count++;
    let at = count;
    for (let node = settled[i] as number; from[node] !== node; node = from[node] as number)
      path[--at] = steps.hexOf[node] as Hex;
    return { path, steps: cost[settled[i] as number] === 0 ? 0 : count };
  }
  return { path, steps: 0 };
}
