import { apart, type Land, type Name, type Piece, type Team } from './model.ts';

/** A course of chance that is the same on every run (mulberry32). */
export type Chance = (below: number) => number;

export function chance(seed: number): Chance {
  let a = seed >>> 0;
  return (below) => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = a;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * below);
  };
}

export const one = <T>(roll: Chance, from: readonly T[]): T => from[roll(from.length)] as T;

export function shuffled<T>(roll: Chance, from: readonly T[]): T[] {
  const left = [...from];
  const out: T[] = [];
  while (left.length > 0) out.push(...left.splice(roll(left.length), 1));
  return out;
}

/** All hexes within `radius` of 0,0. */
export function disc(radius: number): Name[] {
  const names: Name[] = [];
  for (let q = -radius; q <= radius; q++) {
    for (let r = -radius; r <= radius; r++) if (Math.abs(q + r) <= radius) names.push(`${q},${r}`);
  }
  return names;
}

const neighbours = (hexes: readonly Name[], name: Name): Name[] => hexes.filter((other) => apart(name, other) === 1);

/** A walk of adjacent hexes without repetition, as rivers run and roads may. */
export function course(roll: Chance, hexes: readonly Name[], length: number): Name[] {
  const walk = [one(roll, hexes)];
  while (walk.length < length) {
    const next = neighbours(hexes, walk.at(-1) as Name).filter((name) => !walk.includes(name));
    if (next.length === 0) break;
    walk.push(one(roll, next));
  }
  return walk;
}

export interface LandWishes {
  readonly radius: number;
  /** Chances in a hundred of each hex. */
  readonly rough: number;
  readonly wet: number;
  readonly rivers: number;
  readonly roads: number;
  readonly cities: number;
}

export function randomLand(roll: Chance, wishes: LandWishes): Land {
  const hexes = disc(wishes.radius);
  const sea = new Set<Name>();
  const lake = new Set<Name>();
  const neutral = new Set<Name>();
  const forest = new Set<Name>();
  const mountain = new Set<Name>();
  for (const name of hexes) {
    if (roll(100) < wishes.wet) one(roll, [sea, lake, neutral]).add(name);
    else if (roll(100) < wishes.rough) one(roll, [forest, mountain]).add(name);
    if (roll(400) < wishes.rough) one(roll, [forest, mountain]).add(name);
  }
  const dry = hexes.filter((name) => !sea.has(name) && !lake.has(name) && !neutral.has(name));
  const city = new Map<Name, string>();
  for (let i = 0; i < wishes.cities && dry.length > 0; i++) {
    const free = dry.filter((name) => !city.has(name));
    if (free.length === 0) break;
    const hexesOf = [one(roll, free)];
    const size = 1 + roll(3);
    while (hexesOf.length < size) {
      const next = free.filter((name) => !hexesOf.includes(name) && hexesOf.some((in_) => apart(in_, name) === 1));
      if (next.length === 0) break;
      hexesOf.push(one(roll, next));
    }
    for (const name of hexesOf) city.set(name, `City${i}`);
  }
  const courses = new Map<string, Name[]>();
  for (let i = 0; i < wishes.rivers && dry.length > 0; i++) courses.set(`River${i}`, course(roll, dry, 1 + roll(5)));
  const roads = new Set<string>();
  for (let i = 0; i < wishes.roads && dry.length > 0; i++) {
    const walk = course(roll, dry, 2 + roll(4));
    walk.forEach((name, k) => {
      const next = walk[k + 1];
      if (next !== undefined) roads.add(`${name}|${next}`).add(`${next}|${name}`);
    });
  }
  return { hexes, sea, lake, neutral, forest, mountain, city, courses, roads };
}

const FACTORS: readonly (readonly [Piece['type'], number, number])[] = [
  ['inf', 1, 1],
  ['inf', 2, 2],
  ['inf', 4, 4],
  ['inf', 6, 6],
  ['arm', 4, 4],
  ['arm', 6, 6],
  ['arm', 8, 8],
  ['art', 8, 4],
  ['abn', 4, 4],
  ['aa', 4, 4],
];

/** A stack of one to `most` units of at most 12 size in one hex. */
export function randomStack(roll: Chance, team: Team, at: Name, most: number, number: () => number): Piece[] {
  const pieces: Piece[] = [];
  let size = 0;
  for (let i = 1 + roll(most); i > 0; i--) {
    const [type, af, df] = one(roll, FACTORS);
    if (size + df > 12) continue;
    size += df;
    pieces.push({
      id: `${team === 'blue' ? 'b' : 'r'}${number()}`,
      team,
      type,
      af,
      df,
      mf: type === 'arm' ? 6 : 4,
      at,
    });
  }
  return pieces;
}
