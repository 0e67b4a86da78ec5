import { describe, expect, test } from 'vitest';
import { legalTexts } from './basic.ts';
import { left, onto, passTurn, roundTrip, told } from './optional.ts';
import { position, type Table } from './table.ts';

/** A strip of land 30 hexes long: Blue's city 26,0 with a road from 12,0; stores of both sides at the far ends. */
const STRIP = `
grid q -2..28 r -3..3
city End : 26,0
city Store : 28,-3 28,-2 27,-2
city Redstore : -2,3 -2,2 -1,2
belongs blue 26,0 28,-3 28,-2 27,-2
belongs red -2,3 -2,2 -1,2
road : ${Array.from({ length: 15 }, (_, i) => `${12 + i},0`).join(' ')}`;

const strip = (lines: string, more = '', switches = 'supplyRoutes'): Table =>
  position(
    `game tournament ${switches}\nboard inline\n${STRIP}\n${more}\nend board\nred inf 1-4 @ -2,3 as r0\nblue inf 1-4 @ 28,-3 as b0\n${lines}`,
  );

/** True if Blue's test 1 marks b1: it comes right after the weather of the turn (O80.1), which is clear. */
const marked = (lines: string, more = '', switches = 'supplyRoutes', id = 'b1'): boolean =>
  strip(`${lines}\nblue rolls weather`, more, `${switches} weather`).play('rollWeather', 1).unit(id).isolated === true;

const at2 = 'blue inf 4-4 @ 2,0 as b1';

describe('O21.1 supply routes', () => {
  test('O21.1.1 example: 10 hexes to a road that leads to a friendly city are enough, 11 are not', () => {
    expect(marked(at2)).toBe(false);
    expect(marked('blue inf 4-4 @ 1,0 as b1')).toBe(true);
    // Along the road any distance; without its last link there is no city at the end of it.
    expect(marked('blue inf 4-4 @ 12,0 as b1')).toBe(false);
    expect(marked(`${at2}\ncontrol red 26,0\nblue inf 1-4 @ 28,-2\nred inf 1-4 @ 26,1 as r9`)).toBe(true);
  });

  test('O21.1.1a no hex of the route is in an enemy ZOC or holds an enemy unit', () => {
    // A lone enemy beside the road cuts it; two hexes off it does not.
    expect(marked(`${at2}\nred inf 1-4 @ 20,1 as r1`)).toBe(true);
    expect(marked(`${at2}\nred inf 1-4 @ 20,2 as r1`)).toBe(false);
    // A friend on the hex does not help either (B7.z6).
    expect(marked(`${at2}\nred inf 1-4 @ 20,1 as r1\nblue inf 12-4 @ 20,0 as b2`)).toBe(true);
    // The unit beyond the cut is supplied.
    expect(marked(`blue inf 4-4 @ 22,1 as b1\nred inf 1-4 @ 20,1 as r1`)).toBe(false);
    // Cross-country the way round a ZOC must be free as well, and within 10 steps.
    expect(marked('blue inf 4-4 @ 4,0 as b1\nred inf 1-4 @ 7,0 as r1')).toBe(false);
    expect(marked('blue inf 4-4 @ 3,0 as b1\nred inf 1-4 @ 7,0 as r1')).toBe(true);
    expect(marked('blue inf 4-4 @ 3,0 as b1')).toBe(false);
  });

  test('O21.1.1a aircraft on the ground hold a hex, without a ZOC', () => {
    const town = 'city Town : 18,0';
    expect(marked(`${at2}\nred TAC 1-8 @ 18,0 as t\ncontrol red 18,0`, town)).toBe(true);
    // An empty city of the enemy lets the road through.
    expect(marked(`${at2}\ncontrol red 18,0`, town)).toBe(false);
    const beside = 'city Town : 18,1';
    expect(marked(`${at2}\nred TAC 1-8 @ 18,1 as t\ncontrol red 18,1`, beside)).toBe(false);
  });

  test('O21.1.1b, M7.0 with railways routes run along rail: of a board that has its own along these alone', () => {
    const railed = (lines: string) =>
      position(
        `game tournament supplyRoutes\nmodules M7\nboard inline\n${STRIP}\n${lines}\nend board\nred inf 1-4 @ -2,3 as r0\nblue inf 1-4 @ 28,-3 as b0\n${at2}\nred moves`,
      )
        .play(['endMovement', 'endDeclaration'])
        .unit('b1').isolated === true;
    expect(railed('')).toBe(false);
    expect(railed('rail : 25,0 26,0')).toBe(true);
    const far = Array.from({ length: 16 }, (_, i) => `${11 + i},1`).join(' ');
    expect(railed(`rail : ${far} 26,0`)).toBe(false);
  });

  test("O21.1.1a the unit's own hex is not tested: contact alone isolates nobody", () => {
    expect(marked('blue inf 4-4 @ 14,0 as b1\nred inf 4-4 @ 13,0 as r1')).toBe(false);
    // On the road with its next road hex in a ZOC it is cut off, if there is no way round.
    const pass = 'lake 16,-3 16,-2 16,-1 16,1 16,2 16,3';
    expect(marked('blue inf 4-4 @ 14,0 as b1\nred inf 4-4 @ 15,-1 as r1\nred inf 4-4 @ 14,1 as r2', pass)).toBe(true);
    expect(marked('blue inf 4-4 @ 14,0 as b1\nred inf 4-4 @ 13,0 as r1\nred inf 4-4 @ 13,1 as r2', pass)).toBe(false);
    // Off the road in a ZOC, with a free hex behind it.
    expect(marked('blue inf 4-4 @ 10,1 as b1\nred inf 4-4 @ 9,1 as r1')).toBe(false);
  });

  test('O21.1.1a the city hex at the end must be free of enemy ZOC', () => {
    expect(marked(`${at2}\nred inf 1-4 @ 27,0 as r1`)).toBe(true);
  });

  test('O21.1.1a sea, lake, neutral ground, uncaptured minor cities and closed hexes carry no route', () => {
    const wall = (word: string) => `${word} 8,-3 8,-2 8,-1 8,0 8,1 8,2 8,3${word === 'sea' ? ' zone A' : ''}`;
    for (const word of ['sea', 'lake', 'neutral']) expect(marked(at2, wall(word)), word).toBe(true);
    const gap = 'lake 8,-3 8,-2 8,-1 8,1 8,2 8,3';
    expect(marked(at2, gap)).toBe(false);
    const minor = `${gap}\ncity Minor : 8,0\nbelongs n 8,0`;
    expect(marked(at2, minor)).toBe(true);
    expect(marked(`${at2}\ncaptured 8,0`, minor)).toBe(false);
    // O90.28: closed after a nuclear strike, on the road or off it.
    expect(marked(`${at2}\nclosed 8,0 red until 9`, gap, 'supplyRoutes nuclear')).toBe(true);
    expect(marked(`${at2}\nclosed 20,0 red until 9`, '', 'supplyRoutes nuclear')).toBe(true);
    // The closed city hex ends no route, except that of its own garrison.
    expect(marked(`${at2}\nclosed 26,0 red until 9`, '', 'supplyRoutes nuclear')).toBe(true);
    expect(marked('blue inf 4-4 @ 26,0 as b1\nclosed 26,0 red until 9', '', 'supplyRoutes nuclear')).toBe(false);
  });

  test('O21.1.1b once on a road the route does not leave it', () => {
    // A road of its own from 2,2 to 9,2 brings the unit no nearer to the other one.
    const stub = `road : ${Array.from({ length: 8 }, (_, i) => `${2 + i},2`).join(' ')}`;
    expect(marked('blue inf 4-4 @ 0,2 as b1', stub)).toBe(true);
    // Joined to it, it does; at the intersection the route changes roads.
    expect(marked('blue inf 4-4 @ 0,2 as b1', `${stub}\nroad : 9,2 10,2 11,2 12,2 13,1 13,0`)).toBe(false);
    expect(marked('blue inf 4-4 @ 0,2 as b1', `${stub}\nroad : 9,2 10,2 11,2 12,2 13,1`)).toBe(true);
  });

  test('O21.1.1b adjacent hexes of one city count as linked', () => {
    // The road ends at 12,0; from the far hex 10,0 of a three-hex city it is two city steps to it.
    const city = 'city Long : 10,0 11,0 12,0';
    expect(marked('blue inf 4-4 @ 0,0 as b1\ncontrol red 10,0 11,0 12,0', city)).toBe(false);
    expect(marked('blue inf 4-4 @ 0,0 as b1')).toBe(true);
    // Two cities side by side are not one.
    expect(
      marked('blue inf 4-4 @ 0,0 as b1\ncontrol red 10,0 11,0 12,0', 'city One : 10,0\ncity Two : 11,0 12,0'),
    ).toBe(true);
  });

  test('O21.1.1c a unit on a road hex starts the road part at once, a friendly city within 10 steps ends the route', () => {
    const town = 'city Town : 0,-3\nbelongs blue 0,-3';
    // No road anywhere near, the town 10 steps away.
    expect(marked('blue inf 4-4 @ 7,0 as b1\nred inf 4-4 @ 10,0\nred inf 1-4 @ 10,-3\nred inf 1-4 @ 10,2', town)).toBe(
      false,
    );
    expect(marked('blue inf 4-4 @ 8,0 as b1\nred inf 4-4 @ 11,0\nred inf 1-4 @ 11,-3\nred inf 1-4 @ 11,3', town)).toBe(
      true,
    );
    // The garrison of a city without a road.
    expect(marked('blue inf 4-4 @ 0,-3 as b1', town)).toBe(false);
  });

  test('O21.1.1d any number of units may use one road; capacity is tested apart', () => {
    const army = [2, 3, 4, 5].map((q) => `blue inf 11-4 @ ${q},0 as c${q}`).join('\n');
    const table = passTurn(strip(`${army}\nred moves`));
    expect(table.state.units.some((unit) => unit.isolated)).toBe(false);
    // 44 + 1 of 48.
    expect(table.state.short).toBe(false);
  });

  test('O21.1.4 test 1 marks whoever has no route and unmarks whoever has one', () => {
    const table = passTurn(strip(`blue inf 4-4 @ 1,0 as b1\nblue inf 4-4 @ 2,0 as b2 isolated\nred moves`));
    expect([table.unit('b1').isolated, table.unit('b2').isolated]).toEqual([true, undefined]);
    expect(told(table, 'isolated')).toHaveLength(1);
    roundTrip(table);
    // Only the mover's units are tested.
    expect(table.state.units.filter((unit) => unit.side === 'red' && unit.isolated)).toEqual([]);
  });

  test('O21.1.5 test 2 eliminates a marked unit that still has no route', () => {
    const stays = passTurn(strip('blue inf 4-4 @ 1,0 as b1\nred moves'));
    passTurn(stays);
    expect(left(stays, 'b1')).toBe(0);
    expect(told(stays, 'eliminated')).toMatchObject([{ rule: 'O21.1.5' }]);
    // A unit has its own player turn to find a route.
    const moves = passTurn(strip('blue inf 4-4 @ 1,0 as b1\nred moves')).play('moveUnit b1 2,0');
    passTurn(moves);
    expect(left(moves, 'b1')).toBe(4);
    // Unmarked it lives, although it walked out of supply in that player turn.
    const leaves = passTurn(strip(`${at2}\nred moves`)).play('moveUnit b1 1,0 0,0');
    passTurn(leaves);
    expect(left(leaves, 'b1')).toBe(4);
    passTurn(leaves);
    expect(leaves.unit('b1').isolated).toBe(true);
  });

  test('O21.1.5 a fight that opens the road saves the unit, one that does not does not', () => {
    const lines = 'blue inf 4-4 @ 8,2 as b1\nblue inf 12-4 @ 22,0 as b2\nred inf 1-4 @ 20,0 as r1';
    for (const [more, lives] of [
      ['', true],
      ['\nred inf 1-4 @ 24,1 as r2', false],
    ] as const) {
      const table = passTurn(strip(`${lines}${more}\nred moves`));
      expect(table.unit('b1').isolated).toBe(true);
      table.play(['moveUnit b2 21,0', 'endMovement', 'endDeclaration b2 on 20,0', 'resolve on 20,0']);
      passTurn(table);
      expect(left(table, 'b1') > 0).toBe(lives);
    }
  });

  test('O21.1.5 example: dropped behind the enemy in turn 4, marked and eliminated in turn 5', () => {
    const lines = 'turn 4\nblue abn 4-4 @ 26,0 as b1\nred inf 4-4 @ 12,-2 as r1\nred inf 4-4 @ 12,1 as r2\nblue moves';
    const table = strip(lines, 'city Redtown : 11,-3\nbelongs red 11,-3').play('flyAirborne b1 6,0');
    passTurn(table);
    // O90.36: it was not marked, so test 2 of turn 4 spares it.
    expect(left(table, 'b1')).toBe(4);
    passTurn(table);
    expect(table.state).toMatchObject({ turn: 5, mover: 'blue' });
    expect(table.unit('b1').isolated).toBe(true);
    passTurn(table);
    expect(left(table, 'b1')).toBe(0);
  });

  test('O21.1.6 aircraft need no route; units At Sea need one friendly port hex anywhere', () => {
    const far = 'city Town : 0,-3\nbelongs blue 0,-3';
    expect(marked('blue TAC 2-8 @ 0,-3 as t\nred inf 1-4 @ 1,-3 as r1', far, undefined, 't')).toBe(false);
    const port = `${far}\nsea -1,-3 zone A`;
    expect(marked('blue inf 4-4 sea E as b1', port)).toBe(false);
    expect(marked('blue inf 4-4 sea E as b1', far)).toBe(true);
    expect(marked('blue inf 4-4 sea E as b1\nred inf 1-4 @ 1,-3 as r1', port)).toBe(true);
    const table = passTurn(strip('blue inf 4-4 sea E as b1\nred moves', far));
    passTurn(table);
    expect(left(table, 'b1')).toBe(0);
  });

  test('O21.1.3 a friendly port hex is a friendly city hex: the route ends there', () => {
    const port = 'city Port : 0,-3\nbelongs blue 0,-3\nsea -1,-3 zone A';
    expect(marked('blue inf 4-4 @ 1,0 as b1', port)).toBe(false);
  });
});

/** An island of Red's with a beach of three hexes; Blue's ports are elsewhere, and stores enough for 60 size. */
const ISLE = `
grid radius 6
sea -6,0 -6,1 -6,2 -6,3 -5,-1 zone A
sea 6,-6 zone B
city Port : 5,-5
city Stores : 5,-4 5,-3
city Depot : 4,-3 3,-3 4,-4
city Redburg : 3,3
city Redhold : 1,5 0,6
belongs blue 5,-5 5,-4 5,-3 4,-3 3,-3 4,-4
belongs red 3,3 1,5 0,6
beach -5,0 -5,1 -5,2
lake 0,-6 0,-5 0,-4 0,-3 0,-2 0,-1 0,0 0,1 0,2 0,3 0,4 0,5`;

const isle = (lines: string, more = '', switches = 'supplyRoutes'): Table =>
  position(
    `game tournament ${switches}\nboard inline\n${ISLE}\n${more}\nend board\nred inf 1-4 @ 3,3 as r0\nblue inf 1-4 @ 5,-5 as b0\n${lines}`,
  );
const cut = (lines: string, id = 'b1'): boolean =>
  isle(`${lines}\nblue rolls weather`, '', 'supplyRoutes weather').play('rollWeather', 1).unit(id).isolated === true;

describe('O21.1.2 supply over a beach', () => {
  test('O21.1.2 an invaded beach ends a route, if there is a friendly port hex anywhere', () => {
    expect(cut('blue inf 4-4 @ -2,0 as b1\nbeachhead blue -5,0')).toBe(false);
    expect(cut('blue inf 4-4 @ -2,0 as b1')).toBe(true);
    expect(cut('blue inf 4-4 @ -2,0 as b1\nbeachhead red -5,0')).toBe(true);
    // The only port lost.
    const lost = 'control red 5,-5\nblue inf 4-4 @ -2,0 as b1\nbeachhead blue -5,0\nred inf 1-4 @ 6,-5 as r1';
    expect(cut(lost)).toBe(true);
  });

  test('O21.1.2 the way to the beach follows the rules of every route', () => {
    // -1,0 is 4 from the beach; enemies on the way are in the way, the unit on the beach itself needs no way.
    expect(
      cut('blue inf 4-4 @ -2,0 as b1\nbeachhead blue -5,0\nred inf 1-4 @ -4,-1 as r1\nred inf 1-4 @ -4,2 as r2'),
    ).toBe(true);
    expect(
      cut('blue inf 4-4 @ -5,1 as b1\nbeachhead blue -5,0\nred inf 1-4 @ -4,-1 as r1\nred inf 1-4 @ -4,2 as r2'),
    ).toBe(false);
    expect(cut('blue inf 4-4 @ -1,6 as b1\nbeachhead blue -5,0')).toBe(false);
  });

  test('O21.1.2 landing on the beach opens it, with Rangers too', () => {
    for (const type of ['inf', 'rng']) {
      const table = isle(`blue ${type} 1-4 sea A as b1\nblue moves`);
      table.play(['stageInvasion b1 -6,1 -5,1', 'landOnBeach b1 -5,1', 'moveUnit b1 -4,1']);
      expect(table.state.beachheads).toMatchObject([{ side: 'blue' }]);
      roundTrip(table);
      passTurn(passTurn(table));
      expect(table.unit('b1').isolated ?? false, type).toBe(false);
      // Taken back, it was never invaded.
      const back = isle(`blue ${type} 1-4 sea A as b1\nblue moves`).play('stageInvasion b1 -6,1 -5,1').play('takeBack');
      expect(back.state.beachheads).toEqual([]);
    }
  });

  test('O21.1.2 a Ranger that comes ashore on the beach at the end of combat has invaded it', () => {
    // Aims at the coast beside the beach, is held off there, and lands on the beach hex -5,0.
    const lines = 'blue rng 4-4 sea A as b1\nred inf 4-4 @ -4,-1 as r1\nblue moves';
    const table = isle(lines).play(['stageInvasion b1 -5,-1 -4,-1', 'endMovement', 'endDeclaration b1 on -4,-1']);
    expect(table.state.beachheads).toEqual([]);
    table.play('resolve', 2);
    onto(table, 'seaHexes').play('landFromSea b1 -5,0');
    expect(table.state.beachheads).toMatchObject([{ side: 'blue' }]);
  });

  test('O21.1.2a landings of Rangers off the beaches open no supply', () => {
    const table = isle('blue rng 1-4 sea A as b1\nblue moves').play([
      'stageInvasion b1 -6,3 -6,4',
      'landOnBeach b1 -6,4',
    ]);
    expect(table.state.beachheads).toEqual([]);
    passTurn(passTurn(table));
    expect(table.unit('b1').isolated).toBe(true);
  });

  const force = (sizes: readonly number[]): string =>
    sizes.map((size, i) => `blue inf ${size}-4 @ -${4 - (i % 3)},${Math.floor(i / 3)} as c${i + 1}`).join('\n');

  test('O21.1.2a 40 size depend on one beach, 41 mark all of them', () => {
    const forty = passTurn(isle(`${force([12, 12, 12, 4])}\nbeachhead blue -5,0\nred moves`));
    expect(forty.state.units.some((unit) => unit.isolated)).toBe(false);
    const more = passTurn(isle(`${force([12, 12, 12, 5])}\nbeachhead blue -5,0\nred moves`));
    expect(more.state.units.filter((unit) => unit.isolated).map((unit) => unit.id)).toEqual(['c1', 'c2', 'c3', 'c4']);
    // Artillery counts its defence factor.
    const guns = passTurn(
      isle(`blue art 24-12-4 @ -4,0\n${force([12, 12, 4]).replaceAll('-4,0', '-4,1')}\nbeachhead blue -5,0\nred moves`),
    );
    expect(guns.state.units.some((unit) => unit.isolated)).toBe(false);
  });

  test('O21.1.2a, O80.9 at test 2 the owner chooses which 40 size of the marked ones it serves', () => {
    const table = passTurn(isle(`${force([12, 12, 12, 5, 3])}\nbeachhead blue -5,0\nred moves`));
    onto(table, 'beachSupply');
    expect([table.side, table.phase]).toEqual(['blue', 'O80.9']);
    roundTrip(table);
    expect(table.refusal('serveBeach c1+c2+c3+c4')).toBe('O21.1.2a');
    expect(table.refusal('serveBeach c1+c1')).toBe('O21.1.2a');
    expect(table.refusal('serveBeach c1+b0')).toBe('O21.1.2a');
    // c5 would fit too.
    expect(table.refusal('serveBeach c1+c2+c3')).toBe('O21.1.2a');
    expect(legalTexts(table, 'serveBeach').length).toBeGreaterThan(1);
    table.play('serveBeach c1+c2+c4+c5');
    expect(['c1', 'c2', 'c3', 'c4', 'c5'].map((id) => left(table, id))).toEqual([12, 12, 0, 5, 3]);
    expect(told(table, 'eliminated')).toMatchObject([{ rule: 'O21.1.2a' }]);
    expect(table.state.mover).toBe('red');
  });

  test('O21.1.2a marked ones that find a city, or leave, free the beach for the others', () => {
    const table = passTurn(isle(`${force([12, 12, 12, 5])}\nbeachhead blue -5,0\nred moves`));
    table.play('splitUnit c4 4+1');
    onto(table, 'beachSupply');
    table.play('serveBeach c1+c2+c3+c4');
    expect(left(table, 'c4.p1')).toBe(0);
    expect(left(table, 'c4')).toBe(4);
  });

  test('O21.1.2a a unit that landed in this player turn is not counted at test 2', () => {
    const table = passTurn(isle(`${force([12, 12, 12, 4])}\nblue inf 6-4 sea A as b1\nbeachhead blue -5,0\nred moves`));
    table.play(['stageInvasion b1 -6,1 -5,1', 'landOnBeach b1 -5,1']);
    passTurn(table);
    expect(['c1', 'c2', 'c3', 'c4', 'b1'].map((id) => left(table, id))).toEqual([12, 12, 12, 4, 6]);
    passTurn(table);
    // Now there are 46: all are marked.
    expect(table.state.units.filter((unit) => unit.isolated)).toHaveLength(5);
  });

  test('O21.1.2a two beaches serve 40 each', () => {
    const second = 'sea -3,6 -4,6 -2,6 zone A\nbeach -3,5';
    const lines = `${force([12, 12, 12, 12])}\nbeachhead blue -5,0\nred moves`;
    const one = passTurn(isle(lines, second));
    expect(one.state.units.filter((unit) => unit.isolated)).toHaveLength(4);
    const two = passTurn(isle(`beachhead blue -3,5\n${lines}`, second));
    expect(two.state.units.some((unit) => unit.isolated)).toBe(false);
  });

  test('O21.1.2b, O90.37 it serves no longer once the opponent has invaded it', () => {
    const lines = 'blue inf 4-4 @ -2,0 as b1\nred inf 4-4 sea A as r1\nbeachhead blue -5,0';
    const table = isle(`${lines}\nred moves`).play('stageInvasion r1 -6,2 -5,2');
    expect(table.state.beachheads).toMatchObject([{ side: 'red' }]);
    table.play('landOnBeach r1 -5,2');
    passTurn(table);
    expect(table.unit('b1').isolated).toBe(true);
  });

  test('O21.1.2b nor when all its hexes are occupied or covered at the end of movement', () => {
    const lines = 'blue inf 4-4 @ -2,-2 as b1\nred inf 4-4 @ -3,1 as r1\nred inf 4-4 @ -3,2 as r2\nbeachhead blue -5,0';
    // r1 at -4,0 covers -5,0 and -5,1; r2 at -4,2 covers -5,2.
    const table = isle(`${lines}\nred moves`).play(['moveUnit r1 -4,1', 'moveUnit r2 -4,2', 'endMovement']);
    // -5,0 is free: -4,1 covers -5,1 and -5,2.
    expect(table.state.beachheads).toHaveLength(1);
    const all = isle(`${lines}\nred moves`).play(['moveUnit r1 -3,0 -4,0', 'moveUnit r2 -4,2', 'endMovement']);
    expect(all.state.beachheads).toEqual([]);
    // Passing is not enough: it is looked up when movement ends.
    const by = isle(`${lines}\nred moves`).play(['moveUnit r2 -4,2', 'moveUnit r1 -3,0 -4,0', 'moveUnit r1 -3,-1']);
    expect(by.play('endMovement').state.beachheads).toHaveLength(1);
  });

  test('O21.1.2b or at the end of combat, by an advance', () => {
    // r1 drives b2 off -4,0 and advances: -5,0 and -5,1 are covered, r2 covers -5,2.
    const lines = 'blue inf 1-4 @ -4,0 as b2\nred inf 12-4 @ -3,0 as r1\nred inf 4-4 @ -4,2 as r2\nbeachhead blue -5,0';
    const table = isle(`${lines}\nred moves`).play('endMovement');
    expect(table.state.beachheads).toHaveLength(1);
    table.play(['endDeclaration r1 on -4,0', 'resolve on -4,0', 'advance r1 -4,0']);
    expect(table.state.beachheads).toEqual([]);
  });
});
