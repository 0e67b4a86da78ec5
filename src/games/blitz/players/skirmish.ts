import { type Choose, seededChoice } from '#core/dice/dice.ts';

/**
 * Small games for quick measuring: a board of some 200 hexes drawn from a seed, 20 to 40 units, 6 to 8 turns. Land and
 * armies are the same from both sides (turned by half a circle), so that only the first mover differs.
 */

const RADIUS = 8;

type At = readonly [number, number];

const name = ([q, r]: At): string => `${q},${r}`;
const opposite = ([q, r]: At): At => [q === 0 ? 0 : -q, r === 0 ? 0 : -r];
const between = ([q, r]: At, [s, t]: At): number => (Math.abs(q - s) + Math.abs(r - t) + Math.abs(q + r - s - t)) / 2;

const HEXES: readonly At[] = Array.from({ length: (2 * RADIUS + 1) ** 2 }, (_, i): At => {
  const side = 2 * RADIUS + 1;
  return [(i % side) - RADIUS, Math.floor(i / side) - RADIUS];
}).filter(([q, r]) => Math.abs(q + r) <= RADIUS);

/** Blue's half: what lies before the middle. */
const BLUE: readonly At[] = HEXES.filter(([, r]) => r < 0);

const pick = <T>(list: readonly T[], choose: Choose): T => list[choose(list.length)] as T;

/** Pool of divisions, in the proportions of the full army: most of it infantry. */
const DIVISIONS = ['inf 4-4', 'inf 4-4', 'inf 4-4', 'inf 5-4', 'inf 2-4', 'inf 1-4', 'arm 6-6', 'arm 8-6', 'art 8-4-4'];
const sizeIn = (division: string): number => Number(division.split(/[ -]/)[division.startsWith('art') ? 2 : 1]);

const STACK = 12;

function terrain(choose: Choose, taken: Set<string>): string[] {
  const lines: string[] = [];
  const blob = (kind: string, size: number): void => {
    let at = pick(HEXES, choose);
    for (let i = 0; i < size; i++) {
      const pair = [...new Set([name(at), name(opposite(at))])].filter((hex) => !taken.has(hex));
      if (pair.length > 0) lines.push(`  ${kind} ${pair.join(' ')}`);
      for (const hex of pair) taken.add(hex);
      const here = at;
      at = pick(
        HEXES.filter((hex) => between(hex, here) === 1),
        choose,
      );
    }
  };
  for (let i = 2 + choose(3); i > 0; i--) blob('forest', 2 + choose(4));
  for (let i = 1 + choose(3); i > 0; i--) blob('mountain', 2 + choose(3));
  for (let i = choose(2); i > 0; i--) blob('lake', 1 + choose(3));
  return lines;
}

/** Three cities of one or two hexes on each side, apart from each other. */
function cities(choose: Choose, taken: Set<string>): string[] {
  const lines: string[] = [];
  const centres: At[] = [];
  for (let i = 0; i < 200 && centres.length < 3; i++) {
    const at = pick(
      BLUE.filter(([, r]) => r < -1),
      choose,
    );
    if (centres.some((one) => between(one, at) < 4)) continue;
    centres.push(at);
    const beside = BLUE.filter((hex) => between(hex, at) === 1);
    const hexes = choose(2) === 0 ? [at] : [at, pick(beside, choose)];
    for (const [side, of] of [
      ['blue', hexes],
      ['red', hexes.map(opposite)],
    ] as const) {
      for (const hex of of) taken.add(name(hex));
      lines.push(`  city ${side === 'blue' ? 'Azur' : 'Karmin'}${centres.length} : ${of.map(name).join(' ')}`);
      lines.push(`  belongs ${side} ${of.map(name).join(' ')}`);
    }
  }
  return lines;
}

function armies(choose: Choose, closed: ReadonlySet<string>): string[] {
  const lines: string[] = [];
  const load = new Map<string, number>();
  const count = 10 + choose(11);
  const home = BLUE.filter((hex) => hex[1] <= -2 && hex[1] >= -6 && !closed.has(name(hex)));
  for (let i = 1; i <= count; i++) {
    const division = pick(DIVISIONS, choose);
    const at = pick(
      home.filter((hex) => (load.get(name(hex)) ?? 0) + sizeIn(division) <= STACK),
      choose,
    );
    load.set(name(at), (load.get(name(at)) ?? 0) + sizeIn(division));
    lines.push(`blue ${division} @ ${name(at)} as b${i}`, `red ${division} @ ${name(opposite(at))} as r${i}`);
  }
  return lines;
}

/** Position of a skirmish, as text. The count of cities does not decide it: skirmishes are scored by margin. */
export function skirmish(seed: number): string {
  const choose = seededChoice(seed);
  const taken = new Set<string>();
  const towns = cities(choose, taken);
  const land = terrain(choose, taken);
  const closed = new Set(
    land.filter((line) => !line.startsWith('  mountain')).flatMap((line) => line.trim().split(' ').slice(1)),
  );
  const turns = 6 + choose(3);
  return [
    'game basic',
    'board inline',
    `  grid radius ${RADIUS}`,
    ...towns,
    ...land,
    'end board',
    `turns ${turns}`,
    'cities 999',
    ...armies(choose, closed),
    'blue moves',
    '',
  ].join('\n');
}
