import { expect, test } from 'vitest';
import { english } from '#core/message.ts';
import type { Objection } from '#core/objection.ts';
import { objectionTo } from '../basic.ts';
import { position } from '../table.ts';
import { reachable } from './paths.ts';
import { type Chance, chance, one, randomLand, shuffled } from './chance.ts';
import { boardWords, heavy, isGround, type Land, type Name, type Piece, pieceWords } from './model.ts';

/** Obstacles: each one named is real; without it alone the hex is reached or the answer changes. */

interface Scene {
  readonly land: Land;
  readonly pieces: readonly Piece[];
  /** City hexes of the minor country that have been captured: all others are closed (T22.2). */
  readonly captured: readonly Name[];
  readonly minor: readonly Name[];
}

const RADIUS = 3;

function scene(roll: Chance): Scene {
  const land = randomLand(roll, {
    radius: RADIUS,
    rough: one(roll, [0, 15, 45]),
    wet: one(roll, [0, 12, 25]),
    rivers: 0,
    roads: roll(4),
    cities: roll(4),
  });
  const minor = [...land.city.keys()].filter(() => roll(2) === 0);
  const [at = '0,0', ...others] = shuffled(
    roll,
    land.hexes.filter((name) => isGround(land, name) && !minor.includes(name)),
  );
  const blue = (id: string): Piece => {
    const [type, af] = one(roll, [
      ['inf', 4],
      ['arm', 6],
      ['art', 4],
    ] as const);
    return { id, team: 'blue', type, af, df: 4, mf: 1 + roll(4), at };
  };
  const pieces = roll(3) === 0 ? [blue('b1'), blue('b2')] : [blue('b1')];
  for (let i = roll(5); i > 0 && others.length > 0; i--)
    pieces.push({ id: `r${i}`, team: 'red', type: 'inf', af: 4, df: 4, mf: 4, at: others.pop() as Name });
  return { land, pieces, captured: [], minor };
}

const words = ({ land, pieces, captured, minor }: Scene): string =>
  [
    'game tournament\nboard inline',
    boardWords(land, `grid radius ${RADIUS}`),
    ...(minor.length > 0 ? [`belongs n ${minor.join(' ')}`] : []),
    'end board',
    ...pieces.map(pieceWords),
    ...captured.map((name) => `captured ${name}`),
    'blue moves',
  ].join('\n');

const who = ({ pieces }: Scene): string =>
  pieces
    .filter(({ team }) => team === 'blue')
    .map(({ id }) => id)
    .join('+');

const asked = (it: Scene, to: Name): Objection | undefined =>
  objectionTo(position(words(it)), `moveUnit ${who(it)} to ${to}`);

const HEX = /-?\d+,-?\d+/g;
const named = (text: string): Name[] => text.match(HEX) ?? [];
const less = (set: ReadonlySet<Name>, names: readonly Name[]): Set<Name> =>
  new Set([...set].filter((one) => !names.includes(one)));

/** Obstacle named in the answer, and the scene without it. */
interface Cause {
  readonly name: string;
  readonly lifted: Scene;
}

function causeOf(it: Scene, to: Name, { rule, because }: Objection): Cause {
  const text = english(because);
  const { land, pieces } = it;
  const far = /too far for (\w+)(?:, the slowest)?: (\d*)([⅓⅔]?) points?, /.exec(text);
  if (far) {
    const [, id = '', points = '', rest = ''] = far;
    const mf = Number(points) + (rest === '' ? 0 : 1);
    return {
      name: `far ${id}`,
      lifted: { ...it, pieces: pieces.map((piece) => (piece.id === id ? { ...piece, mf } : piece)) },
    };
  }
  const enemies = / only by the enemy at (.*?):/.exec(text)?.[1];
  if (enemies !== undefined || rule === 'B6.6') {
    const hexes = named(enemies ?? to);
    const left = pieces.filter(({ team, at }) => team === 'blue' || !hexes.includes(at));
    expect(left.length, text).toBeLessThan(pieces.length);
    return { name: `enemy ${hexes.join(' ')}`, lifted: { ...it, pieces: left } };
  }
  const hex = rule === 'B15.1' && text.startsWith('no way over land') ? undefined : named(text).at(-1);
  const names = hex === undefined ? land.hexes : [hex];
  if (rule === 'T22.2') return { name: `closed ${hex}`, lifted: { ...it, captured: [...it.captured, ...names] } };
  const rough = { forest: less(land.forest, names), mountain: less(land.mountain, names) };
  const wet = { sea: less(land.sea, names), lake: less(land.lake, names), neutral: less(land.neutral, names) };
  if (['B13.1', 'B13.2', 'B16.1'].includes(rule))
    return { name: `rough ${hex}`, lifted: { ...it, land: { ...land, ...rough } } };
  expect(['B1.9', 'B1.15', 'B15.1'], text).toContain(rule);
  return { name: `ground ${hex ?? 'everywhere'}`, lifted: { ...it, land: { ...land, ...wet } } };
}

test('B6.2 B8.4: with the cause that is named gone, the hex is reached or another cause is named', () => {
  const seen = new Map<string, number>();
  for (let seed = 0; seed < 80; seed++) {
    const roll = chance(77_000 + seed);
    const it = scene(roll);
    for (let i = 0; i < 3; i++) {
      const to = one(roll, it.land.hexes);
      if (to === it.pieces[0]?.at) continue;
      let now = it;
      let before = '';
      // Each cause lifted opens something: far fewer of them than there are hexes.
      for (let lifts = 0; ; lifts++) {
        expect(lifts, `seed ${seed} to ${to}\n${words(it)}`).toBeLessThan(it.land.hexes.length);
        const objection = asked(now, to);
        if (!objection) break;
        const cause = causeOf(now, to, objection);
        const about = `seed ${seed} to ${to}: ${objection.rule} ${english(objection.because)}\n${words(now)}`;
        expect(cause.name, about).not.toBe(before);
        before = cause.name;
        const kind = `${objection.rule} ${cause.name.split(' ')[0]}`;
        seen.set(kind, (seen.get(kind) ?? 0) + 1);
        now = cause.lifted;
      }
    }
  }
  for (const kind of [
    'B11.1 far',
    'B6.6 enemy',
    'B7.z4 enemy',
    'B7.z3 enemy',
    'T22.2 closed',
    'B13.1 rough',
    'B13.2 rough',
    'B16.1 rough',
    'B1.9 ground',
    'B1.15 ground',
    'B15.1 ground',
  ])
    expect(seen.get(kind) ?? 0, `${kind} of ${JSON.stringify([...seen])}`).toBeGreaterThan(0);
});

test('B8.4: a stack comes to just those hexes that its slowest comes to, with armor and artillery kept out of forest', () => {
  let compared = 0;
  for (let seed = 0; compared < 40; seed++) {
    const it = scene(chance(99_000 + seed));
    const own = it.pieces.filter(({ team }) => team === 'blue');
    const lead = own[0] as Piece;
    if (own.length < 2 || it.minor.length > 0) continue;
    const worst = { ...lead, type: own.some(heavy) ? 'arm' : 'inf', mf: Math.min(...own.map(({ mf }) => mf)) } as const;
    const expected = reachable(it.land, it.pieces, worst, [lead.at], 6000);
    if (!expected) continue;
    const table = position(words(it));
    const open = it.land.hexes.filter((to) => to !== lead.at && !objectionTo(table, `moveUnit ${who(it)} to ${to}`));
    expect(open.sort(), words(it)).toEqual([...expected.keys()].sort());
    compared++;
  }
});
