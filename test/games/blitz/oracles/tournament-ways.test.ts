import { describe, expect, test } from 'vitest';
import { amount } from '#test/sample.ts';
import { ends, objectionTo } from '../basic.ts';
import { position, type Table } from '../table.ts';
import { type Chance, chance, one, randomLand, randomStack, shuffled } from './chance.ts';
import {
  apart,
  around,
  foe,
  heavy,
  heldBy,
  isGround,
  type Land,
  type Name,
  type Piece,
  positionWords,
  room,
  zoc,
} from './model.ts';

/** Retreats and advances of several hexes, and moves past victims, against plain trying of every way. */

const RADIUS = 3;

interface Scene {
  readonly land: Land;
  readonly pieces: readonly Piece[];
  readonly attackers: readonly Piece[];
  readonly defenders: readonly Piece[];
  readonly target: Name;
}

/** Blue stacks next to a Red stack, others round about. */
function scene(roll: Chance): Scene | undefined {
  const land = randomLand(roll, {
    radius: RADIUS,
    rough: 30,
    wet: one(roll, [0, 15, 30]),
    rivers: 0,
    roads: 1,
    cities: 1,
  });
  const dry = land.hexes.filter((name) => isGround(land, name));
  const [target] = dry.filter((name) => apart(name, '0,0') <= 1);
  if (target === undefined) return undefined;
  let count = 0;
  const number = () => ++count;
  const defenders = randomStack(roll, 'red', target, 2, number);
  const ring = shuffled(
    roll,
    dry.filter((name) => apart(name, target) === 1),
  );
  const attackers = ring.slice(0, 1 + roll(2)).flatMap((at) => randomStack(roll, 'blue', at, 2, number));
  if (defenders.length === 0 || attackers.length === 0) return undefined;
  const pieces = [...defenders, ...attackers];
  for (const at of shuffled(
    roll,
    dry.filter((name) => apart(name, target) > 1),
  ).slice(0, roll(6)))
    pieces.push(...randomStack(roll, one(roll, ['blue', 'red'] as const), at, 3, number));
  return { land, pieces, attackers, defenders, target };
}

const ids = (pieces: readonly Piece[]) => pieces.map((piece) => piece.id).join('+') || 'none';
const hexes = (pieces: readonly Piece[]) => [...new Set(pieces.map((piece) => piece.at))].join('+');

const table = (it: Scene, pieces: readonly Piece[], phase: string): Table =>
  position(positionWords(it.land, `grid radius ${RADIUS}`, pieces, phase).replace('game basic', 'game tournament'));

/** Every way of exactly `steps` adjacent steps from a hex, gaps and loops left out. */
function ways(land: Land, from: Name, steps: number): Name[][] {
  let found: Name[][] = [[from]];
  for (let i = 0; i < steps; i++)
    found = found.flatMap((way) => around(land, way.at(-1) as Name).map((to) => [...way, to]));
  return found;
}

describe('the Tournament Game against every way', () => {
  test('T7.2.5 retreats of one to four hexes: accepted exactly when the rule’s sentences say so', () => {
    const seen = { accepted: 0, refused: 0, bent: 0, lost: 0 };
    for (let seed = 0; seed < amount(130, 45); seed++) {
      const roll = chance(515_000 + seed);
      const it = scene(roll);
      if (!it) continue;
      const steps = 1 + roll(4);
      const team = one(roll, ['blue', 'red'] as const);
      const losers = team === 'red' ? it.defenders : it.attackers;
      const fight = `battle 1 of ${ids(it.attackers)} on ${it.target} from ${hexes(it.attackers)} against ${ids(it.defenders)}`;
      const game = table(it, it.pieces, `blue fights\nretreat ${team} ${steps} units ${ids(losers)} ${fight}`);
      const enemy = foe(team);
      for (const piece of losers) {
        const good = ways(it.land, piece.at, steps).filter(
          (way) =>
            new Set(way).size === way.length &&
            way
              .slice(1)
              .every((to) => isGround(it.land, to) && !heldBy(it.pieces, enemy, to) && !zoc(it.pieces, enemy, to)) &&
            room(it.pieces, piece, way.at(-1) as Name),
        );
        const far = Math.max(0, ...good.map((way) => apart(piece.at, way.at(-1) as Name)));
        const legal = new Set(
          good.filter((way) => apart(piece.at, way.at(-1) as Name) === far).map((way) => way.slice(1).join(' ')),
        );
        if (legal.size === 0) {
          // B19.5.7: it was eliminated when the position was opened.
          expect(game.where(piece.id), `seed ${seed} ${piece.id}`).toBe('lost');
          seen.lost++;
          continue;
        }
        // A single unit with a single way has gone it already (B80.9); others still wait for their owner.
        if (game.state.frames.at(-1)?.at !== 'retreat') continue;
        if (far < steps) seen.bent++;
        for (const way of shuffled(roll, ways(it.land, piece.at, steps)).slice(0, 60)) {
          const path = way.slice(1).join(' ');
          const accepted = objectionTo(game, `chooseRetreat ${piece.id} ${path}`) === undefined;
          expect(accepted, `seed ${seed}: ${piece.id} ${path}`).toBe(legal.has(path));
          seen[accepted ? 'accepted' : 'refused']++;
        }
      }
    }
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(amount(20, 4));
  });

  test('T7.2.7 to T7.2.10, T7.2.13 advances of one to four hexes: accepted exactly when the sentences say so', () => {
    const seen = { accepted: 0, refused: 0, defenders: 0, stopped: 0 };
    for (let seed = 0; seed < amount(130, 45); seed++) {
      const roll = chance(616_000 + seed);
      const it = scene(roll);
      if (!it) continue;
      const steps = 1 + roll(4);
      const team = one(roll, ['blue', 'red'] as const);
      const winners = team === 'blue' ? it.attackers : it.defenders;
      const losers = team === 'blue' ? it.defenders : it.attackers;
      // The loser is gone: eliminated to the last.
      const left = it.pieces.filter((piece) => !losers.includes(piece));
      const vacated = [...new Set(losers.map((piece) => piece.at))];
      const words = losers.map((piece) => `${piece.team} inf 1-4 lost as ${piece.id}`).join('\n');
      const fight = `battle 1 of ${ids(it.attackers)} on ${it.target} from ${hexes(it.attackers)} against ${ids(it.defenders)}`;
      const game = table(it, left, `${words}\nblue fights\nadvance ${team} steps ${steps} done none ${fight}`);
      if (game.state.frames.at(-1)?.at !== 'advance') continue;
      const enemy = foe(team);
      for (const piece of winners) {
        const mayStep = (from: Name, to: Name, first: boolean): boolean => {
          if (first ? !vacated.includes(to) : heldBy(left, enemy, to)) return false;
          if (!isGround(it.land, to)) return false;
          if (!first && zoc(left, enemy, from)) return false;
          const woods = it.land.forest.has(to) && !it.land.city.has(to);
          return !woods || !heavy(piece) || it.land.roads.has(`${from}|${to}`);
        };
        const length = 1 + roll(steps + 1);
        for (const way of shuffled(roll, ways(it.land, piece.at, length)).slice(0, 60)) {
          const fits = way.slice(1).every((to, i) => mayStep(way[i] as Name, to, i === 0));
          const legal = fits && length <= steps && room(left, piece, way.at(-1) as Name);
          const path = way.slice(1).join(' ');
          const accepted = objectionTo(game, `advance ${piece.id} ${path}`) === undefined;
          expect(accepted, `seed ${seed}: ${piece.id} ${path} of ${steps}`).toBe(legal);
          seen[accepted ? 'accepted' : 'refused']++;
          if (accepted && team === 'red') seen.defenders++;
          if (!accepted && length > 1 && zoc(left, enemy, way[1] as Name)) seen.stopped++;
        }
      }
    }
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(amount(20, 4));
  });

  test('T7.3.3 T7.3.5 with a victim declared the others move as if it were not there', () => {
    let moved = 0;
    for (let seed = 0; seed < amount(50, 20); seed++) {
      const roll = chance(717_000 + seed);
      const it = scene(roll);
      if (!it) continue;
      // Two participants of 12 against a 1-4: good on any ground.
      const victim: Piece = { ...(it.defenders[0] as Piece), type: 'inf', af: 1, df: 1, mf: 4 };
      const [first, second] = around(it.land, it.target).filter((name) => isGround(it.land, name));
      if (first === undefined || second === undefined) continue;
      const big = [first, second].map(
        (at, i): Piece => ({ id: `p${i}`, team: 'blue', type: 'inf', af: 12, df: 12, mf: 4, at }),
      );
      const others = it.pieces.filter(
        (piece) => piece.at !== it.target && piece.at !== first && piece.at !== second && !it.attackers.includes(piece),
      );
      const blues = others.filter((piece) => piece.team === 'blue');
      const declared = table(it, [victim, ...big, ...others], 'blue moves').play(`declareAV p0+p1 on ${it.target}`);
      const without = table(it, [...big, ...others, { ...victim, team: 'blue', id: 'p9' }], 'blue moves');
      // A friend in its place hinders no move in the other position.
      for (const piece of blues) {
        expect(ends(declared, 'moveUnit', piece.id), `seed ${seed}: ${piece.id}`).toEqual(
          ends(without, 'moveUnit', piece.id),
        );
        moved++;
      }
      expect(ends(declared, 'moveUnit', 'p0')).toEqual([]);
    }
    expect(moved).toBeGreaterThan(20);
  });
});
