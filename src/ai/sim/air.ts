import { type Hex, NOWHERE } from '../../hex/hex.ts';
import { MINOR_CODE, PASSED, WEATHER, WEATHER_CODE } from './layout.ts';
import type { Numbers } from './odds.ts';
import type { Sim } from './sim.ts';
import { header, type SideNo, sideOf, unitCell, unitCount } from './units.ts';

/** B18.7, T22.5c: ways by air, found as the engine finds them. */

interface Sky {
  /** The hex each was reached from, UNSEEN, or NOWHERE for the starts. */
  readonly cameFrom: Int16Array;
  readonly hexes: Uint16Array;
  count: number;
  readonly path: Uint16Array;
}

const UNSEEN = -2;
const skies = new WeakMap<Sim['world'], Sky>();

function skyOf({ world }: Sim): Sky {
  let sky = skies.get(world);
  if (!sky) {
    const { size } = world.board.grid;
    sky = {
      cameFrom: new Int16Array(size).fill(UNSEEN),
      hexes: new Uint16Array(size),
      count: 0,
      path: new Uint16Array(size),
    };
    skies.set(world, sky);
  }
  return sky;
}

/** B18.7, O24.5, O24.6 */
function isOpenAir(sim: Sim, hex: Hex): boolean {
  const { board } = sim.world;
  const surface = board.surface[hex];
  if (surface === 'neutral') return false;
  const weather = header(sim, WEATHER);
  if (weather === WEATHER_CODE.noDesertAir) return board.desert[hex] !== 1;
  return weather !== WEATHER_CODE.noSeaAir || (surface !== 'sea' && surface !== 'lake');
}

/** All hexes within a flight of `range`, nearest first; `avoid` has a bit for each country not to fly over. */
export function flightsFrom(sim: Sim, starts: Numbers, count: number, range: number, avoid = 0): Sky {
  const sky = skyOf(sim);
  const { cameFrom, hexes } = sky;
  const { board } = sim.world;
  const { neighbours } = board.grid;
  for (let i = 0; i < sky.count; i++) cameFrom[hexes[i] as Hex] = UNSEEN;
  let found = 0;
  for (let i = 0; i < count; i++) {
    const hex = starts[i] as Hex;
    if (cameFrom[hex] !== UNSEEN || !isOpenAir(sim, hex)) continue;
    cameFrom[hex] = NOWHERE;
    hexes[found++] = hex;
  }
  let done = 0;
  for (let length = 0; length < range && done < found; length++) {
    for (const ring = found; done < ring; done++) {
      const hex = hexes[done] as Hex;
      for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
        const beside = neighbours[edge] as Hex;
        if (beside === NOWHERE || cameFrom[beside] !== UNSEEN || !isOpenAir(sim, beside)) continue;
        const country = board.country[beside] as number;
        if (avoid !== 0 && country >= 0 && ((avoid >> country) & 1) === 1) continue;
        cameFrom[beside] = hex;
        hexes[found++] = beside;
      }
    }
  }
  sky.count = found;
  return sky;
}

/** Writes the way to a hex; its length, or -1 where there is none. */
function pathTo(sky: Sky, to: Hex): number {
  const { cameFrom, path } = sky;
  if (cameFrom[to] === UNSEEN) return -1;
  let count = 0;
  for (let at = to; cameFrom[at] !== NOWHERE; at = cameFrom[at] as Hex) count++;
  let i = count;
  for (let at = to; cameFrom[at] !== NOWHERE; at = cameFrom[at] as Hex) path[--i] = at;
  return count;
}

/** T22.5b, T22.5c: countries that flying over would violate or make a loss due in, one bit each. */
function costlyCountries(sim: Sim, side: SideNo): number {
  const { cells, layout, world } = sim;
  let costly = 0;
  for (const country of world.minors) {
    const value = cells[layout.minors + country] as number;
    const state = (value & 15) - 1;
    if (state === MINOR_CODE.intact || (state === MINOR_CODE.violated && value >> 4 === side + 1))
      costly |= 1 << country;
  }
  if (costly === 0) return 0;
  for (let no = unitCount(sim) - 1; no >= 0; no--) if (sideOf(sim, no) === side) costly &= ~unitCell(sim, no, PASSED);
  return costly;
}

const bitsIn = (mask: number): number => (mask === 0 ? 0 : (mask & 1) + bitsIn(mask >>> 1));

/** Sets of these countries, the small ones first and otherwise as the engine counts them. */
function subsetsOf(sim: Sim, costly: number): number[] {
  const list = sim.world.minors.filter((country) => ((costly >> country) & 1) === 1);
  const sets = Array.from({ length: 1 << list.length }, (_, mask) =>
    list.reduce((set, country, i) => set | (((mask >> i) & 1) << country), 0),
  );
  return sets.sort((a, b) => bitsIn(a) - bitsIn(b));
}

/** A way by air, without the start: over as few countries as can be, and of these ways a shortest. */
export function airWay(
  sim: Sim,
  side: SideNo,
  starts: Numbers,
  count: number,
  to: Hex,
  range: number,
): { readonly path: Uint16Array; readonly steps: number } {
  const { country } = sim.world.board;
  const sky = skyOf(sim);
  let steps = pathTo(flightsFrom(sim, starts, count, range), to);
  const target = country[to] as number;
  const costly = costlyCountries(sim, side) & ~(target >= 0 ? 1 << target : 0);
  let crosses = false;
  for (let i = 0; i < steps && !crosses; i++) {
    const over = country[sky.path[i] as Hex] as number;
    crosses = over >= 0 && ((costly >> over) & 1) === 1;
  }
  if (!crosses) return { path: sky.path, steps };
  for (const crossed of subsetsOf(sim, costly)) {
    const round = pathTo(flightsFrom(sim, starts, count, range, costly & ~crossed), to);
    if (round >= 0) return { path: sky.path, steps: round };
  }
  steps = pathTo(flightsFrom(sim, starts, count, range), to);
  return { path: sky.path, steps };
}

const origins = new Uint16Array(4096);

/** T23.0.1, O23.7.5: where a flight of this unit begins. */
export function originsOf(sim: Sim, at: Hex, zone: number): { starts: Uint16Array; count: number } {
  if (zone === 0) {
    origins[0] = at;
    return { starts: origins, count: 1 };
  }
  const names = ['A', 'B', 'C', 'D', 'E'];
  let count = 0;
  sim.world.board.zone.forEach((one, hex) => {
    if (one !== undefined && one === names[zone - 1]) origins[count++] = hex;
  });
  return { starts: origins, count };
}
