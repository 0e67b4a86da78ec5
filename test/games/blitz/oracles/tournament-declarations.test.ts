import { describe, expect, test } from 'vitest';
import { amount } from '#test/sample.ts';
import { type Assigned, legalDeclaration } from '#games/blitz/combat/rules/assignment.ts';
import { nameOf } from '#hex/grid.ts';
import { position, type Table } from '../table.ts';
import { type Chance, chance, disc, one, randomLand, randomStack, shuffled } from './chance.ts';
import { apart, isGround, type Land, type Name, type Piece, positionWords, terrainLine } from './model.ts';

/** T80.3: is there a legal declaration, aircraft in range included? Against every way to share out everything. */

interface Plane {
  readonly id: string;
  readonly type: 'TAC' | 'MDM' | 'SAC';
  readonly af: number;
}

interface Scene {
  readonly land: Land;
  readonly pieces: readonly Piece[];
  readonly planes: readonly Plane[];
  readonly words: string;
}

const BASE = '3,0';

function scene(roll: Chance): Scene {
  const made = randomLand(roll, {
    radius: 3,
    rough: one(roll, [0, 40]),
    wet: 0,
    rivers: 1 + roll(3),
    roads: 0,
    cities: 0,
  });
  const land: Land = { ...made, city: new Map([[BASE, 'Basis']]) };
  const spots = shuffled(
    roll,
    disc(1 + roll(2)).filter((name) => isGround(land, name)),
  );
  let count = 0;
  const number = () => ++count;
  const pieces: Piece[] = [];
  for (let i = 1 + roll(3); i > 0 && spots.length > 1; i--)
    pieces.push(...randomStack(roll, 'red', spots.pop() as Name, 4, number));
  const own: Piece[] = [];
  for (let i = 1 + roll(3); i > 0 && spots.length > 0; i--) {
    for (const piece of randomStack(roll, 'blue', spots.pop() as Name, 2, number)) {
      const thin = roll(4) > 0 && piece.type !== 'art';
      if (own.length < 4) own.push(thin ? { ...piece, type: 'inf', af: 1, df: 1, mf: 4 } : piece);
    }
  }
  const planes = Array.from(
    { length: 1 + roll(2) },
    (_, i): Plane => ({ id: `t${i}`, type: one(roll, ['TAC', 'MDM', 'SAC'] as const), af: 1 + roll(2) }),
  );
  const air = planes.map(({ id, type, af }) => `blue ${type} ${af}-20 @ ${BASE} as ${id}`).join('\n');
  const all = [...pieces, ...own];
  const words = positionWords(land, 'grid radius 3\nbelongs blue all', all, `${air}\nblue moves`).replace(
    'game basic',
    'game tournament',
  );
  return { land, pieces: all, planes, words };
}

function* partitions(names: readonly Name[]): Generator<Name[][]> {
  const [first, ...rest] = names;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const blocks of partitions(rest)) {
    yield [[first], ...blocks];
    for (let i = 0; i < blocks.length; i++) yield blocks.map((block, k) => (k === i ? [first, ...block] : block));
  }
}

const strong = (attack: number, defence: number): boolean => attack > 0 && Math.ceil(defence / attack) <= 6;

interface Fight {
  readonly hexes: readonly Name[];
  readonly ground: readonly Piece[];
  readonly planes: readonly Plane[];
}

function fightable({ land, pieces }: Scene, { hexes, ground, planes }: Fight): boolean {
  if (ground.length === 0) return false;
  const from = [...new Set(ground.map((piece) => piece.at))];
  const attack = [...ground, ...planes].reduce((sum, one) => sum + one.af, 0);
  const defence = hexes.reduce((sum, hex) => {
    const factors = pieces
      .filter((piece) => piece.team === 'red' && piece.at === hex)
      .reduce((total, piece) => total + piece.df, 0);
    const { line, times } = terrainLine(land, hex, from);
    // T23.1.3: tactical aircraft lift the doubling by rivers, that by cities and mountains stays.
    const lifted = planes.length > 0 && line !== 4 && line !== 5;
    return sum + factors * (lifted ? 1 : times);
  }, 0);
  return strong(attack, defence);
}

/** T23.2.3 */
function strikable({ land, pieces }: Scene, hex: Name, planes: readonly Plane[]): boolean {
  const factors = pieces
    .filter((piece) => piece.team === 'red' && piece.at === hex)
    .reduce((total, piece) => total + piece.df, 0);
  const doubled = land.city.has(hex) || land.mountain.has(hex);
  return strong(
    planes.reduce((sum, plane) => sum + plane.af, 0),
    factors * (doubled ? 2 : 1),
  );
}

/** Every way to give each of these one of several jobs. */
function* shares<T, J>(items: readonly T[], jobs: (item: T) => readonly J[]): Generator<[T, J][]> {
  const [first, ...rest] = items;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const job of jobs(first)) for (const tail of shares(rest, jobs)) yield [[first, job], ...tail];
}

function declarable(it: Scene): boolean {
  const own = it.pieces.filter((piece) => piece.team === 'blue');
  const touches = (piece: Piece) => [
    ...new Set(it.pieces.filter((p) => p.team === 'red' && apart(p.at, piece.at) === 1).map((p) => p.at)),
  ];
  const contact = own.filter((piece) => touches(piece).length > 0);
  const touched = [...new Set(contact.flatMap(touches))];
  for (let mask = 0; mask < 1 << touched.length; mask++) {
    const struck = touched.filter((_, i) => (mask >> i) & 1);
    const open = touched.filter((hex) => !struck.includes(hex));
    const fighting = contact.filter((piece) => touches(piece).some((hex) => open.includes(hex)));
    for (const blocks of partitions(open)) {
      for (const flown of shares<Plane, string>(it.planes, (plane) => [
        'stay',
        ...(plane.type === 'SAC' ? [] : blocks.map((_, b) => `b${b}`)),
        ...(plane.type === 'TAC' ? [] : struck),
      ])) {
        const sent = (job: string) => flown.filter(([, where]) => where === job).map(([plane]) => plane);
        if (!struck.every((hex) => strikable(it, hex, sent(hex)))) continue;
        for (const fought of shares<Piece, number>(fighting, (piece) =>
          blocks.flatMap((hexes, b) => (hexes.every((hex) => apart(hex, piece.at) === 1) ? [b] : [])),
        )) {
          const fits = blocks.every((hexes, b) => {
            const ground = fought.filter(([, where]) => where === b).map(([piece]) => piece);
            return fightable(it, { hexes, ground, planes: sent(`b${b}`) });
          });
          if (fits) return true;
        }
      }
    }
  }
  return false;
}

/** Plays the engine's solution: strikes as missions, battles in one declaration. */
function fly(table: Table, plans: readonly Assigned[]): void {
  const { grid } = table.game.world.board;
  const id = (no: number) => table.state.units[no]?.id ?? '?';
  table.play('endMovement');
  const battles: string[] = [];
  for (const { attackers, aircraft, hexes } of plans) {
    const where = hexes.map((hex) => nameOf(grid, hex)).join('+');
    if (attackers.length === 0) table.play(`assignMission strategic ${aircraft.map(id).join('+')} ${where}`);
    else battles.push(`${[...attackers, ...aircraft].map(id).join('+')} on ${where}`);
  }
  table.play(battles.length > 0 ? `endDeclaration ${battles.join('; ')}` : 'endDeclaration');
}

describe('declarations with aircraft against every way to declare', () => {
  test('T80.3 movement ends exactly when some declaration with the aircraft in range is legal', () => {
    const seen = { possible: 0, impossible: 0, tactical: 0, strategic: 0 };
    for (let seed = 0; seed < amount(500, 170); seed++) {
      const it = scene(chance(818_000 + seed));
      const table = position(it.words);
      const plans = legalDeclaration(table.game.world, table.state);
      const possible = declarable(it);
      expect(plans !== undefined, `seed ${seed}\n${it.words}`).toBe(possible);
      seen[possible ? 'possible' : 'impossible']++;
      if (!plans) continue;
      if (plans.some((plan) => plan.aircraft.length > 0 && plan.attackers.length > 0)) seen.tactical++;
      if (plans.some((plan) => plan.attackers.length === 0)) seen.strategic++;
      fly(table, plans);
    }
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(amount(15, 3));
  });
});
