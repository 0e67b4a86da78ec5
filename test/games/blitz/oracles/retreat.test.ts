import { describe, expect, test } from 'vitest';
import { strengthsOf } from '#games/blitz/combat/rules/odds.ts';
import { BASIC_ATTRITION } from '#games/blitz/combat/rules/tables.ts';
import { nameOf } from '#hex/grid.ts';
import { legalTexts } from '../basic.ts';
import { position, type Table } from '../table.ts';
import { type Chance, chance, one, randomLand, randomStack, shuffled } from './chance.ts';
import { apart, isGround, type Land, type Piece, positionWords, room } from './model.ts';
import { retreats } from './paths.ts';
import { amount } from '#test/sample.ts';

/** One battle of Blue on the Red stack at 0,0, other units round about, odds that can be fought. */
function scene(roll: Chance) {
  const radius = 3;
  const land = randomLand(roll, { radius, rough: 30, wet: one(roll, [0, 15, 35]), rivers: 0, roads: 1, cities: 1 });
  const dry = land.hexes.filter((name) => isGround(land, name));
  const [target] = dry.filter((name) => apart(name, '0,0') <= 1);
  if (target === undefined) return undefined;
  let count = 0;
  const number = () => ++count;
  const pieces = randomStack(roll, 'red', target, 4, number);
  const ring = shuffled(
    roll,
    dry.filter((name) => apart(name, target) === 1),
  );
  const attackers: Piece[] = [];
  for (const at of ring.slice(0, 1 + roll(2))) attackers.push(...randomStack(roll, 'blue', at, 3, number));
  if (pieces.length === 0 || attackers.length === 0) return undefined;
  pieces.push(...attackers);
  // Bystanders: friends who leave little room, enemies whose zones close hexes. None of Blue's may touch another Red hex.
  for (const at of shuffled(
    roll,
    dry.filter((name) => apart(name, target) > 1),
  ).slice(0, roll(7))) {
    const team = one(roll, ['blue', 'red'] as const);
    const foes = pieces.filter((piece) => piece.team !== team);
    if (foes.some((piece) => apart(piece.at, at) === 1)) continue;
    pieces.push(...randomStack(roll, team, at, 3, number));
  }
  return { land, pieces, attackers, target, words: positionWords(land, `grid radius ${radius}`, pieces, 'blue moves') };
}

/** Pieces at their present hexes; lost ones are left out. */
const present = (table: Table, pieces: readonly Piece[]): Piece[] =>
  pieces.flatMap((piece) => {
    const unit = table.unit(piece.id);
    return unit.place === 'map' ? [{ ...piece, at: nameOf(table.game.world.board.grid, unit.at) }] : [];
  });

const pathsOf = (land: Land, pieces: readonly Piece[], piece: Piece): string[] =>
  retreats(land, pieces, piece, (to) => room(pieces, piece, to)).map(
    ([first, second]) => `chooseRetreat ${piece.id} ${first} ${second}`,
  );

describe('retreats against every path of two steps', () => {
  test('B19.5.1 to B19.5.8: the paths offered, the units lost and the order left to their owner', () => {
    const seen = { choices: 0, bent: 0, lost: 0, forced: 0, crowded: 0 };
    for (let seed = 0; seed < amount(800, 266); seed++) {
      const roll = chance(90_000 + seed);
      const it = scene(roll);
      if (!it) continue;
      const table = position(it.words);
      const { world } = table.game;
      const numbers = it.attackers.map((piece) => table.state.units.findIndex((unit) => unit.id === piece.id));
      const target = world.board.grid.byName.get(it.target) ?? -1;
      const { odds } = strengthsOf(world, table.state, numbers, [target]);
      if (odds.tooLow || odds.automatic) continue;
      const loser = one(roll, ['AB2', 'DB2'] as const);
      const dice = [1, 2, 3, 4, 5, 6].filter((die) => BASIC_ATTRITION.printed(die, odds.label)[0] === loser);
      if (dice.length === 0) continue;
      const about = `seed ${seed} ${loser}\n${it.words}`;
      table.play(['endMovement', `endDeclaration ${it.attackers.map(({ id }) => id).join('+')} on ${it.target}`]);
      let before = present(table, it.pieces);
      table.play('resolve 1', dice[0] as number);
      const fighters = loser === 'AB2' ? it.attackers : it.pieces.filter((piece) => piece.at === it.target);
      let left = fighters.map(({ id }) => id);
      for (;;) {
        // Automatic effects of the last command: losses without a path, and a lone unit's only path.
        const ways = new Map(
          left.map((id) => [id, pathsOf(it.land, before, before.find((piece) => piece.id === id) as Piece)]),
        );
        const stuck = left.filter((id) => ways.get(id)?.length === 0);
        for (const id of stuck) expect(table.where(id), `${id} ${about}`).toBe('lost');
        seen.lost += stuck.length;
        left = left.filter((id) => !stuck.includes(id));
        const [only] = left;
        if (only !== undefined && left.length === 1 && ways.get(only)?.length === 1) {
          expect(ways.get(only)?.[0], about).toBe(
            `chooseRetreat ${only} ${ways.get(only)?.[0]?.split(' ')[2]} ${table.where(only)}`,
          );
          seen.forced++;
          left = [];
        }
        for (const id of left) expect(table.where(id), `${id} ${about}`).not.toBe('lost');
        if (left.length === 0) break;
        const expected = left.flatMap((id) => ways.get(id) ?? []).sort();
        expect(legalTexts(table, 'chooseRetreat'), about).toEqual(expected);
        seen.choices++;
        const pick = one(roll, expected);
        const [, id = '', , to = ''] = pick.split(' ');
        const from = before.find((piece) => piece.id === id) as Piece;
        if (apart(from.at, to) === 1) seen.bent++;
        const roomless = retreats(it.land, before, from, () => true).length > (ways.get(id)?.length ?? 0);
        if (roomless) seen.crowded++;
        left = left.filter((other) => other !== id);
        before = before.map((piece) => (piece.id === id ? { ...piece, at: to } : piece));
        table.play(pick);
      }
      expect(
        table.state.frames.some((frame) => frame.at === 'retreat'),
        about,
      ).toBe(false);
    }
    expect(seen.choices).toBeGreaterThan(amount(250, 50));
    expect(seen.bent).toBeGreaterThan(amount(5, 1));
    expect(seen.lost).toBeGreaterThan(amount(60, 12));
    expect(seen.forced).toBeGreaterThan(amount(5, 1));
    expect(seen.crowded).toBeGreaterThan(amount(5, 1));
  });
});
