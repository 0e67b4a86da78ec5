import type { Choose } from '#core/dice/dice.ts';
import {
  type At,
  beside,
  distance,
  type Ground,
  ground,
  island,
  nameOf,
  open,
  pickOf,
  put,
  type Sketch,
  terrain,
  write,
} from './sketch.ts';

/** The kinds of positions that are tried; each may give up. */

const SIZES = [1, 2, 3, 4, 4, 4, 5, 6, 6, 8];

const header = (theme: string, counts: readonly string[], more: readonly string[] = []): string[] => [
  'puzzle sketch',
  'title A sketch',
  `theme ${theme}`,
  ...more,
  ...counts.map((count) => `counts ${count}`),
  'best 0',
];

/** Distant unit, so that no side is eliminated by the last battle (B5.1). */
function farAway(g: Ground, lines: string[]): boolean {
  const corners: At[] = [
    [g.radius, 0],
    [-g.radius, 0],
    [0, g.radius],
    [0, -g.radius],
  ];
  const taken = [...g.load.keys()].map((key) => (key.split(' ')[1] ?? '').split(',').map(Number) as unknown as At);
  const free = corners.filter((hex) => !g.closed.has(nameOf(hex)) && taken.every((one) => distance(one, hex) > 2));
  if (free.length < 2) return false;
  lines.push(`blue inf 1-0 @ ${nameOf(free[0] as At)} as home`);
  lines.push(`red inf 1-0 @ ${nameOf(free[1] as At)} as rear`);
  return true;
}

function garrison(g: Ground, stacks: number, sizes: readonly number[], lines: string[], mf = 0): At[] {
  const hexes: At[] = [];
  for (let i = 0; i < stacks; i++) {
    const near = open(
      g,
      (hex) => distance(hex, [0, 0]) <= 1 + (i > 1 ? 1 : 0) && !hexes.some((one) => nameOf(one) === nameOf(hex)),
    );
    if (near.length === 0) break;
    const hex = pickOf(near, g.choose);
    const size = pickOf(sizes, g.choose);
    if (!put(g, 'red', hex, size)) continue;
    hexes.push(hex);
    lines.push(`red inf ${size}-${mf} @ ${nameOf(hex)} as r${hexes.length}`);
  }
  return hexes;
}

/** Movement and battles. Most movers have one step left, the last one two. */
export function attack(choose: Choose, game: string, counts: readonly string[], cities = 0): Sketch | undefined {
  const g = ground(choose, cities > 0 ? 3 : 4);
  terrain(g, 3);
  for (let i = 0; i < cities; i++) {
    const at = pickOf(
      open(g, (hex) => distance(hex, [0, 0]) <= 3),
      choose,
    );
    if (g.lines.some((line) => line.endsWith(` ${nameOf(at)}`))) continue;
    g.lines.push(
      `  city ${pickOf(['Aldburg', 'Bern', 'Corum', 'Dorn', 'Elm'], choose)}${i} : ${nameOf(at)}`,
      `  belongs red ${nameOf(at)}`,
    );
  }
  const lines: string[] = [];
  const red = garrison(g, 1 + choose(3), [2, 3, 4, 4, 5, 6, 8], lines);
  if (red.length === 0) return undefined;
  const count = 3;
  for (let i = 0; i < count; i++) {
    const heavy = choose(4) === 0;
    const size = pickOf(SIZES, choose);
    const steps = i === count - 1 ? 2 : 1;
    const near = open(
      g,
      (hex) => red.every((one) => distance(one, hex) > 1) && red.some((one) => distance(one, hex) <= steps + 1),
    );
    if (near.length === 0) return undefined;
    const hex = pickOf(near, choose);
    if (!put(g, 'blue', hex, size)) return undefined;
    lines.push(
      `blue ${heavy ? 'arm' : 'inf'} ${size}-${heavy ? 6 : 4} @ ${nameOf(hex)} as b${i + 1} spent ${(heavy ? 18 : 12) - 3 * steps} moved`,
    );
  }
  for (let i = choose(2); i > 0; i--) {
    const hex = pickOf(beside(g, pickOf(red, choose)), choose);
    const size = pickOf(SIZES, choose);
    if (put(g, 'blue', hex, size)) lines.push(`blue inf ${size}-4 @ ${nameOf(hex)} as c${i} moved stopped`);
  }
  if (!farAway(g, lines)) return undefined;
  lines.push('blue moves');
  return { theme: 'seal', text: write(header(cities > 0 ? 'city' : 'seal', counts, ['solves blue']), game, g, lines) };
}

/** Units in contact; the battles are to be declared. */
export function contact(
  choose: Choose,
  game: string,
  units: number,
  stacks: number,
): { g: Ground; lines: string[]; red: At[] } | undefined {
  const g = game === 'basic' ? ground(choose, 4) : island(choose, ['-4,4', '4,-4', '4,0']);
  terrain(g, game === 'basic' ? 3 : 2);
  const lines: string[] = [];
  const red = garrison(g, stacks, [1, 2, 3, 4, 4, 6], lines);
  if (red.length < 2) return undefined;
  let placed = 0;
  for (let i = 0; i < 40 && placed < units; i++) {
    const around = beside(g, pickOf(red, choose));
    if (around.length === 0) return undefined;
    const hex = pickOf(around, choose);
    const size = pickOf(SIZES, choose);
    if (!put(g, 'blue', hex, size)) continue;
    placed++;
    lines.push(`blue inf ${size}-4 @ ${nameOf(hex)} as b${placed}`);
  }
  if (placed < units) return undefined;
  if (game === 'basic' ? !farAway(g, lines) : lines.push('blue inf 1-0 @ 4,0 as home') < 0) return undefined;
  return { g, lines, red };
}

export function declare(choose: Choose, game: string): Sketch | undefined {
  const made = contact(choose, game, 4 + choose(3), 2 + choose(2));
  if (!made) return undefined;
  made.lines.push('blue declares');
  return {
    theme: 'allotment',
    text: write(header('allotment', ['factors 1'], ['solves blue']), game, made.g, made.lines),
  };
}

/** Battles as the engine itself would declare them, the first resolved with a given die: somebody has to choose. */
export function inBattle(
  choose: Choose,
  game: string,
  theme: string,
  side: 'blue' | 'red',
  die: number | undefined,
): Sketch | undefined {
  const made = contact(choose, game, 3 + choose(3), 2 + choose(2));
  if (!made) return undefined;
  made.lines.push('blue declares', '---', '@declare');
  if (die !== undefined) made.lines.push(`resolve 1 with ${die}`);
  return { theme, text: write(header(theme, ['factors 1'], [`solves ${side}`]), game, made.g, made.lines) };
}
