import type { Choose } from '#core/dice/dice.ts';

/** Random small positions that may turn out to be puzzles. */

export interface Sketch {
  readonly theme: string;
  readonly text: string;
}

type At = readonly [number, number];

const AROUND: readonly At[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

const plus = ([q, r]: At, [dq, dr]: At): At => [q + dq, r + dr];
const name = ([q, r]: At): string => `${q},${r}`;
const far = ([q, r]: At, [s, t]: At): number => (Math.abs(q - s) + Math.abs(r - t) + Math.abs(q + r - s - t)) / 2;

export interface Ground {
  readonly choose: Choose;
  readonly radius: number;
  readonly hexes: readonly At[];
  readonly closed: Set<string>;
  readonly lines: string[];
  readonly load: Map<string, number>;
}

const pick = <T>(list: readonly T[], choose: Choose): T => list[choose(list.length)] as T;

export function ground(choose: Choose, radius: number): Ground {
  const hexes: At[] = [];
  for (let q = -radius; q <= radius; q++)
    for (let r = -radius; r <= radius; r++) if (Math.abs(q + r) <= radius) hexes.push([q, r]);
  return { choose, radius, hexes, closed: new Set(), lines: [], load: new Map() };
}

/** An island of radius 2 in a lake; only the hexes named stick out of it further away. */
export function island(choose: Choose, keep: readonly string[]): Ground {
  const g = ground(choose, 4);
  const water = g.hexes.filter((hex) => far(hex, [0, 0]) > 2 && !keep.includes(name(hex)));
  g.lines.push(`  lake ${water.map(name).join(' ')}`);
  for (const hex of water) g.closed.add(name(hex));
  for (const hex of keep) g.closed.add(hex);
  return g;
}

/** A few features: mountains and lakes, a forest, a river. */
export function terrain(g: Ground, most: number): void {
  for (let i = g.choose(most + 1); i > 0; i--) {
    const kind = pick(['mountain', 'lake', 'forest', 'mountain', 'lake', 'river'], g.choose);
    const at = pick(
      g.hexes.filter((hex) => far(hex, [0, 0]) <= 2),
      g.choose,
    );
    if (g.closed.has(name(at))) continue;
    if (kind === 'river') {
      const way = [at];
      const direction = g.choose(6);
      for (let step = 0; step < 3; step++) {
        const next = plus(way.at(-1) as At, AROUND[(direction + g.choose(2)) % 6] as At);
        if (far(next, [0, 0]) <= g.radius && !way.some((one) => name(one) === name(next))) way.push(next);
      }
      if (way.length > 2 && !g.lines.some((line) => line.startsWith('  river')))
        g.lines.push(`  river Sparling : ${way.map(name).join(' ')}`);
      continue;
    }
    g.lines.push(`  ${kind} ${name(at)}`);
    if (kind === 'lake') g.closed.add(name(at));
    if (kind === 'forest') g.closed.add(`armor ${name(at)}`);
  }
}

export const open = (g: Ground, test: (hex: At) => boolean): At[] =>
  g.hexes.filter((hex) => !g.closed.has(name(hex)) && test(hex));

export function put(g: Ground, side: string, hex: At, size: number): boolean {
  const key = `${side} ${name(hex)}`;
  const other = `${side === 'blue' ? 'red' : 'blue'} ${name(hex)}`;
  if (g.closed.has(name(hex)) || (g.load.get(other) ?? 0) > 0) return false;
  if ((g.load.get(key) ?? 0) + size > 12) return false;
  g.load.set(key, (g.load.get(key) ?? 0) + size);
  return true;
}

export const beside = (g: Ground, hex: At): At[] =>
  AROUND.map((step) => plus(hex, step)).filter((at) => far(at, [0, 0]) <= g.radius && !g.closed.has(name(at)));

export const nameOf = name;
export const distance = far;
export const pickOf = pick;
export type { At };

export function write(header: readonly string[], game: string, g: Ground, rest: readonly string[]): string {
  return [
    ...header,
    '---',
    `game ${game}`,
    'board inline',
    `  grid radius ${g.radius}`,
    ...g.lines,
    'end board',
    ...rest,
    '',
  ].join('\n');
}
