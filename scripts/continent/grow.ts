import { fractal } from './noise.ts';
import * as plan from './plan.ts';
import {
  centreOf,
  columnOf,
  COLUMNS,
  cheapestPath,
  distanceToLine,
  groups,
  hexes,
  hexNamed,
  inside,
  nameOf,
  neighbours,
  type Point,
  ROWS,
  rowOf,
} from './plane.ts';

export interface Continent {
  readonly surface: string[]; // 'sea' | 'lake' | 'land'
  readonly country: string[];
  readonly zone: string[];
  readonly mountain: Set<number>;
  readonly forest: Set<number>;
  readonly yellow: Set<number>;
  readonly rivers: { name: string; path: number[] }[];
  readonly roads: number[][];
  readonly cityHex: Map<number, plan.PlannedCity>;
}

const ALL = Array.from({ length: ROWS * COLUMNS }, (_, hex) => hex);

/** Bends straight control lines: a wide slow warp for bays and capes, a tight one for creeks. */
function warp(seed: number, wide: number, tight: number): (point: Point) => Point {
  const [ax, ay] = [fractal(seed, 6), fractal(seed + 7, 6)];
  const [bx, by] = [fractal(seed + 13, 2.2, 2), fractal(seed + 19, 2.2, 2)];
  return ([x, y]) => [x + wide * ax(x, y) + tight * bx(x, y), y + wide * ay(x, y) + tight * by(x, y)];
}

function shapeLand(cityHex: ReadonlyMap<number, plan.PlannedCity>): string[] {
  const coastWarp = warp(plan.SEED, 1.0, 0.8);
  const lakeWarp = warp(plan.SEED + 40, 0.4, 0.3);
  const dry = new Set(hexes(plan.FORCE_LAND));
  const wet = new Set(hexes(plan.FORCE_SEA));
  const surface = ALL.map((hex) => {
    const centre = centreOf(hex);
    if (cityHex.has(hex) || dry.has(hex)) return 'land';
    // A lane of open sea along the frame keeps every zone in one piece.
    if (columnOf(hex) === 1 || columnOf(hex) === COLUMNS || rowOf(hex) === ROWS - 1) return 'sea';
    if (wet.has(hex)) return 'sea';
    if (plan.LAKES.some((lake) => inside(lakeWarp(centre), lake))) return 'lake';
    return inside(coastWarp(centre), plan.COAST) ? 'land' : 'sea';
  });
  // No islands and no ponds: one continent, one ocean, two lakes.
  const land = groups((hex) => surface[hex] !== 'sea').sort((a, b) => b.length - a.length);
  for (const island of land.slice(1)) {
    if (island.some((hex) => cityHex.has(hex))) throw new Error(`city on an island: ${island.map(nameOf).join(' ')}`);
    for (const hex of island) surface[hex] = 'sea';
  }
  for (const pool of groups((hex) => surface[hex] === 'sea')) {
    const edge = pool.some((hex) => neighbours(hex).length < 6);
    if (!edge) for (const hex of pool) surface[hex] = 'land';
  }
  return surface;
}

function shapeCountries(surface: readonly string[], cityHex: ReadonlyMap<number, plan.PlannedCity>): string[] {
  const borderWarp = warp(plan.SEED + 80, 0.7, 0.35);
  const country = ALL.map((hex) => {
    if (surface[hex] === 'sea') return '';
    if (surface[hex] === 'lake') return '-';
    const fixed = cityHex.get(hex)?.country;
    if (fixed) return fixed;
    const point = borderWarp(centreOf(hex));
    return plan.COUNTRIES.find(({ outline }) => inside(point, outline))?.letter ?? '?';
  });
  const given = new Map<number, string>();
  for (const [letter, names] of plan.FORCE_COUNTRY) for (const hex of hexes(names)) given.set(hex, letter);
  for (const [hex, letter] of given) if (surface[hex] === 'land') country[hex] = letter;
  // Slivers and crumbs go to the neighbour that surrounds them most.
  for (let pass = 0; pass < 6; pass++) {
    for (const hex of ALL) {
      if (surface[hex] !== 'land' || cityHex.has(hex) || given.has(hex)) continue;
      const votes = new Map<string, number>();
      for (const next of neighbours(hex)) {
        const letter = country[next] as string;
        if (/[a-z]/.test(letter)) votes.set(letter, (votes.get(letter) ?? 0) + 1);
      }
      const [best, count] = [...votes].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
      const own = votes.get(country[hex] as string) ?? 0;
      if (best && best !== country[hex] && count >= 4 && own <= 2) country[hex] = best;
      else if (best && own === 0) country[hex] = best;
    }
  }
  return country;
}

function shapeZones(surface: readonly string[]): string[] {
  return ALL.map((hex) => {
    if (surface[hex] !== 'sea') return '';
    const point = centreOf(hex);
    return plan.ZONES.find(({ outline }) => inside(point, outline))?.letter ?? '?';
  });
}

function rough(lines: typeof plan.RANGES, seed: number): (hex: number) => boolean {
  const bend = warp(seed, 0.6, 0.7);
  return (hex) => {
    const point = bend(centreOf(hex));
    return lines.some(({ line, width }) => distanceToLine(point, line) < width);
  };
}

/** A bed from one control hex to the next that likes to meander and never runs beside itself. */
function runRiver(
  name: string,
  through: readonly number[],
  surface: readonly string[],
  avoid: ReadonlySet<number>,
  seed: number,
): number[] {
  const slope = fractal(seed, 1.9, 1);
  const path: number[] = [through[0] as number];
  for (let i = 1; i < through.length; i++) {
    const goal = through[i] as number;
    const used = new Set(path.slice(0, -1));
    const beside = new Set([...used].slice(0, -1).flatMap((hex) => [...neighbours(hex)]));
    const { path: leg } = cheapestPath(path.at(-1) as number, new Set([goal]), (_, to) => {
      if (surface[to] !== 'land' || used.has(to)) return Number.POSITIVE_INFINITY;
      if (avoid.has(to) && !through.includes(to)) return Number.POSITIVE_INFINITY;
      const [x, y] = centreOf(to);
      const coast = neighbours(to).some((next) => surface[next] === 'sea') ? 2.5 : 0;
      const lakeside = neighbours(to).some((next) => surface[next] === 'lake') ? 1.5 : 0;
      return 1 + 3 * (slope(x, y) + 1) ** 2 + (to === goal ? 0 : coast + lakeside) + (beside.has(to) ? 6 : 0);
    });
    path.push(...leg.slice(1));
  }
  if (new Set(path).size !== path.length) throw new Error(`${name} crosses itself`);
  return path;
}

export function growContinent(): Continent {
  const cityHex = new Map<number, plan.PlannedCity>();
  const cityOf = new Map(plan.CITIES.map((city) => [city.key, city]));
  for (const city of plan.CITIES) for (const hex of hexes(city.hexes)) cityHex.set(hex, city);

  const surface = shapeLand(cityHex);
  const country = shapeCountries(surface, cityHex);
  const zone = shapeZones(surface);
  const coastal = (hex: number): boolean =>
    surface[hex] === 'land' && neighbours(hex).some((next) => surface[next] === 'sea');
  const open = (hex: number): boolean => surface[hex] === 'land' && country[hex] !== 'x' && !cityHex.has(hex);

  const desertWarp = warp(plan.SEED + 60, 0.5, 0.4);
  const yellow = new Set(ALL.filter((hex) => open(hex) && inside(desertWarp(centreOf(hex)), plan.DESERT)));
  for (const hex of hexes(plan.BEACHES.join(' '))) {
    if (!coastal(hex) || !open(hex)) throw new Error(`beach ${nameOf(hex)} is not coastal open land`);
    yellow.add(hex);
  }
  const clearHexes = new Set(hexes(plan.FORCE_CLEAR));
  const ridge = rough(plan.RANGES, plan.SEED + 100);
  const mass = rough(plan.WOODS, plan.SEED + 120);
  const copse = fractal(plan.SEED + 140, 2.4, 2);
  const wood = (hex: number): boolean => mass(hex) || copse(...centreOf(hex)) > plan.COPSE;
  const free = (hex: number): boolean => open(hex) && !yellow.has(hex) && !clearHexes.has(hex);
  const mountain = new Set(ALL.filter((hex) => free(hex) && ridge(hex)));
  const forest = new Set(ALL.filter((hex) => free(hex) && wood(hex) && !mountain.has(hex)));
  // Some slopes are wooded: barred to armor off the road as well as slow.
  for (const hex of mountain) if (copse(...centreOf(hex)) > plan.WOODED) forest.add(hex);

  const cityHexes = new Set(cityHex.keys());
  const rivers = plan.RIVERS.map(({ name, through }, i) => ({
    name,
    path: runRiver(name, hexes(through), surface, cityHexes, plan.SEED + 200 + i * 11),
  }));
  const wet = new Set(rivers.flatMap(({ path }) => path));

  const lay = fractal(plan.SEED + 300, 2.2, 2);
  const roadHex = new Set<number>();
  const link = new Set<string>();
  const joined = (a: number, b: number): boolean => link.has(a < b ? `${a} ${b}` : `${b} ${a}`);
  const roads: number[][] = [];
  for (const through of plan.ROADS) {
    const stops = through.split(' ').map((stop) => {
      const city = cityOf.get(stop);
      return city ? hexes(city.hexes) : [hexNamed(stop)];
    });
    let here = stops[0] as number[];
    const path: number[] = [];
    for (const goal of stops.slice(1)) {
      const starts = path.length > 0 ? [path.at(-1) as number] : here;
      const legs = starts.map((start) =>
        cheapestPath(start, new Set(goal), (from, to) => {
          if (surface[to] !== 'land' || country[to] === 'x') return Number.POSITIVE_INFINITY;
          if (joined(from, to)) return 0.9;
          const [x, y] = centreOf(to);
          let cost = 1 + 0.9 * (lay(x, y) + 1) ** 2;
          if (cityHex.has(to)) cost -= 0.2;
          if (forest.has(to)) cost += 0.8;
          if (mountain.has(to)) cost += 2.6;
          if (yellow.has(to)) cost += coastal(to) ? 1.4 : 0.3;
          else if (coastal(to) && !cityHex.has(to)) cost += 0.8;
          if (wet.has(to) && !cityHex.has(to)) cost += wet.has(from) ? 1.5 : 0.7;
          // A second road right beside a first one looks wrong and gives no choice.
          if (!roadHex.has(to) && !cityHex.has(to) && neighbours(to).some((next) => next !== from && roadHex.has(next)))
            cost += 0.9;
          return cost;
        }),
      );
      const leg = (legs.sort((a, b) => a.cost - b.cost)[0] as (typeof legs)[number]).path;
      path.push(...(path.length > 0 ? leg.slice(1) : leg));
      for (let i = 1; i < leg.length; i++) {
        const [a, b] = [leg[i - 1] as number, leg[i] as number];
        link.add(a < b ? `${a} ${b}` : `${b} ${a}`);
        roadHex.add(a).add(b);
      }
      here = goal;
    }
    roads.push(path);
  }
  return { surface, country, zone, mountain, forest, yellow, rivers, roads, cityHex };
}
