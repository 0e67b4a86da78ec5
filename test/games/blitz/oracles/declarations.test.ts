import { describe, expect, test } from 'vitest';
import { legalDeclaration } from '#games/blitz/combat/rules/assignment.ts';
import { nameOf } from '#hex/grid.ts';
import { ends, legalTexts, objectionTo } from '../basic.ts';
import { position, type Table } from '../table.ts';
import { declarable, leastSacrifices, legalFights } from './battles.ts';
import { type Chance, chance, disc, one, randomLand, randomStack, shuffled } from './chance.ts';
import { apart, foe, isGround, type Land, type Piece, positionWords, room, zoc } from './model.ts';
import { reachable } from './paths.ts';
import { amount } from '#test/sample.ts';

interface Scene {
  readonly words: string;
  readonly land: Land;
  readonly pieces: readonly Piece[];
  readonly own: readonly Piece[];
}

/** Up to five enemy hexes and six units of Blue, pressed together so that most of them touch. */
function scene(roll: Chance, drowned: number): Scene {
  const radius = 2;
  const made = randomLand(roll, {
    radius,
    rough: one(roll, [0, 30, 60]),
    wet: roll(3) * 6,
    rivers: roll(4),
    roads: 1,
    cities: roll(3),
  });
  const spots = shuffled(
    roll,
    disc(roll(3) === 0 ? 1 : 2).filter((name) => isGround(made, name)),
  );
  let count = 0;
  const number = () => ++count;
  const pieces: Piece[] = [];
  for (let i = 1 + roll(5); i > 0 && spots.length > 1; i--) {
    pieces.push(...randomStack(roll, 'red', spots.pop() as string, 4, number));
  }
  const own: Piece[] = [];
  for (let i = 1 + roll(5); i > 0 && spots.length > 0; i--) {
    for (const piece of randomStack(roll, 'blue', spots.pop() as string, 2, number)) {
      // Small units make thin odds: most positions are then close to the limit of 1-6.
      const thin = roll(3) > 0 && piece.type !== 'art';
      if (own.length < 6) own.push(thin ? { ...piece, type: one(roll, ['inf', 'abn']), af: 1, df: 1, mf: 4 } : piece);
    }
  }
  pieces.push(...own);
  // Empty ground under water leaves nowhere to go.
  const empty = made.hexes.filter((name) => !pieces.some((piece) => piece.at === name));
  const sea = new Set([...made.sea, ...empty.filter((name) => isGround(made, name) && roll(100) < drowned)]);
  const dry = (names: ReadonlySet<string>) => new Set([...names].filter((name) => !sea.has(name)));
  const land: Land = {
    ...made,
    sea,
    lake: dry(made.lake),
    neutral: dry(made.neutral),
    forest: dry(made.forest),
    mountain: dry(made.mountain),
    // Water would tear cities and roads apart.
    city: drowned === 0 ? made.city : new Map(),
    roads: drowned === 0 ? made.roads : new Set(),
  };
  return { land, pieces, own, words: positionWords(land, `grid radius ${radius}`, pieces, 'blue moves') };
}

/**
 * A few strong units in the middle of more enemy hexes than they are, and weak units outside that touch one of these
 * each: where the strong take on two hexes at once the weak cannot join, so somebody has to be given up and the mover
 * may choose who.
 */
function encircled(roll: Chance): Scene {
  const radius = 2;
  const hexes = disc(radius);
  let count = 0;
  const piece = (team: Piece['team'], type: Piece['type'], factor: number, at: string): Piece => {
    const id = `${team === 'blue' ? 'b' : 'r'}${++count}`;
    return { id, team, type, af: factor, df: factor, mf: 4, at };
  };
  const ring = shuffled(
    roll,
    hexes.filter((name) => apart(name, '0,0') === 1),
  ).slice(0, 2 + roll(3));
  const red = ring.map((at) => piece('red', 'arm', one(roll, [8, 8, 12]), at));
  const own: Piece[] = [];
  for (let i = 1 + roll(2); i > 0; i--) own.push(piece('blue', one(roll, ['inf', 'arm']), one(roll, [4, 6]), '0,0'));
  const outside = hexes.filter((name) => apart(name, '0,0') === 2);
  for (const at of shuffled(roll, outside)) {
    const touched = ring.filter((name) => apart(name, at) === 1).length;
    if (touched === 0 || own.length > 5 || roll(3) === 0) continue;
    own.push(piece('blue', one(roll, ['inf', 'abn']), one(roll, [1, 1, 2]), at));
  }
  const pieces = [...red, ...own];
  const taken = new Set(pieces.map(({ at }) => at));
  const nothing = new Set<string>();
  const land: Land = {
    hexes,
    sea: new Set(hexes.filter((name) => !taken.has(name) && roll(12) > 0)),
    lake: nothing,
    neutral: nothing,
    forest: nothing,
    mountain: new Set(ring.filter(() => roll(3) === 0)),
    city: new Map(),
    courses: new Map(),
    roads: nothing,
  };
  return { land, pieces, own, words: positionWords(land, `grid radius ${radius}`, pieces, 'blue moves') };
}

const fightsOf = (table: Table, it: Scene) =>
  legalDeclaration(table.game.world, table.state)?.map(({ attackers, hexes }) => ({
    attackers: attackers.map((no) => it.pieces.find((piece) => piece.id === table.state.units[no]?.id) as Piece),
    hexes: hexes.map((hex) => nameOf(table.game.world.board.grid, hex)),
  }));

/** B7.a11: in a zone of control, not moved, and nowhere to go with room outside every zone of control. */
const isTrapped = (it: Scene, piece: Piece): boolean => {
  if (!zoc(it.pieces, foe(piece.team), piece.at)) return false;
  const reached = reachable(it.land, it.pieces, piece, [piece.at], 40_000);
  if (!reached) throw new Error('too many ways to try');
  return ![...reached.keys()].some((name) => !zoc(it.pieces, foe(piece.team), name) && room(it.pieces, piece, name));
};

const ids = (set: readonly Piece[]) => set.map((piece) => piece.id).sort();

describe('declarations against every way to share out the units', () => {
  test('B7.a10: a legal declaration is found just when there is one, and what is found is legal', () => {
    const seen = { some: 0, none: 0, battles: 0 };
    for (let seed = 0; seed < amount(1500, 200); seed++) {
      const it = scene(chance(seed), 0);
      const table = position(it.words);
      const exists = declarable(it.land, it.pieces, 'blue', it.own);
      const found = fightsOf(table, it);
      const about = `seed ${seed}\n${it.words}`;
      expect(found !== undefined, about).toBe(exists);
      seen[exists ? 'some' : 'none']++;
      if (!found) continue;
      expect(legalFights(it.land, it.pieces, 'blue', found), about).toBe(true);
      expect(objectionTo(table, 'endMovement'), about).toBeUndefined();
      if (found.length > 1) seen.battles++;
    }
    expect(seen.some).toBeGreaterThan(amount(300, 25));
    expect(seen.none).toBeGreaterThan(amount(150, 12));
    expect(seen.battles).toBeGreaterThan(amount(150, 12));
  });

  test('B7.a11: movement ends over trapped units just for the sets of least size that make a declaration possible', () => {
    const seen = { refused: 0, forced: 0, choice: 0, several: 0 };
    for (let seed = 0; seed < amount(900, 120); seed++) {
      const roll = chance(50_000 + seed);
      const it = seed % 3 === 0 ? scene(roll, 60) : encircled(roll);
      if (declarable(it.land, it.pieces, 'blue', it.own)) continue;
      const table = position(it.words);
      const about = `seed ${seed}\n${it.words}`;
      const trapped = it.own.filter((piece) => isTrapped(it, piece));
      const sets = leastSacrifices(it.land, it.pieces, 'blue', trapped);
      const kinds = new Set(
        sets.map((set) =>
          set
            .map((p) => `${p.at} ${p.type} ${p.af} ${p.df} ${p.mf}`)
            .sort()
            .join(),
        ),
      );
      // The plain command does where the mover has nothing to choose.
      const plain = objectionTo(table, 'endMovement');
      expect(plain?.rule, about).toBe(sets.length === 0 ? 'B7.a10' : kinds.size === 1 ? undefined : 'B7.a11');
      const wanted = new Set(sets.map((set) => ids(set).join('+')));
      const tried = new Set(wanted);
      for (let i = 0; i < 12; i++) tried.add(ids(it.own.filter(() => roll(3) === 0)).join('+'));
      tried.delete('');
      for (const named of tried) {
        const accepted = objectionTo(table, `endMovement abandon ${named}`) === undefined;
        expect(accepted, `${named} given up, ${about}`).toBe(wanted.has(named));
      }
      if (sets.length === 0) seen.refused++;
      else if (kinds.size === 1) seen.forced++;
      else seen.choice++;
      if (sets.some((set) => set.length > 1)) seen.several++;
    }
    expect(seen.refused).toBeGreaterThan(amount(40, 3));
    expect(seen.forced).toBeGreaterThan(amount(100, 8));
    expect(seen.choice).toBeGreaterThan(amount(10, 0));
    expect(seen.several).toBeGreaterThan(amount(50, 4));
  });

  test('B80.10 B7.a11: from an untouched position movement can always be ended, once those who can leave have left', () => {
    const seen = { left: 0, doomed: 0 };
    for (let seed = 0; seed < amount(500, 70); seed++) {
      const it = scene(chance(120_000 + seed), 40);
      const table = position(it.words);
      const about = `seed ${seed}\n${it.words}`;
      for (const piece of it.own) {
        const now = it.pieces.map((one) => ({ ...one, at: table.where(one.id) }));
        const here = now.find((one) => one.id === piece.id) as Piece;
        if (!zoc(now, 'red', here.at)) continue;
        const out = ends(table, 'moveUnit', piece.id).find((name) => !zoc(now, 'red', name) && room(now, here, name));
        if (out === undefined) continue;
        table.play(`moveUnit ${piece.id} to ${out}`);
        seen.left++;
      }
      const endings = legalTexts(table, 'endMovement');
      expect(endings.length, about).toBeGreaterThan(0);
      for (const ending of endings) expect(objectionTo(table, ending), about).toBeUndefined();
      table.play(endings[0] as string);
      seen.doomed += table.state.doomed.length;
      // Declarations proposed by the engine are legal.
      const whole = legalTexts(table, 'endDeclaration');
      expect(whole.length, about).toBeGreaterThan(0);
      table.play(whole[0] as string);
    }
    expect(seen.left).toBeGreaterThan(amount(150, 12));
    expect(seen.doomed).toBeGreaterThan(amount(50, 4));
  });
});
