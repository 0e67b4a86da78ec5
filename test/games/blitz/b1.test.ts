import { describe, expect, test } from 'vitest';
import { type Board, compileBoard, countryRole, isRoadHex } from '#games/blitz/board.ts';
import { isBoard, parseBoard } from '#games/blitz/text/board/board-text.ts';
import { hexNamed, neighboursOf } from '#hex/grid.ts';
import { continent } from '#test/board/files.ts';
import { attack, basic, controller, ends, fought, pass } from './basic.ts';

function board(statements: string, radius = 3): Board {
  const read = parseBoard(`grid radius ${radius}\n${statements}`);
  if (!isBoard(read)) throw new Error(read.map((fault) => fault.message).join('\n'));
  return compileBoard(read);
}

const on = (made: Board, name: string): number => hexNamed(made.grid, name) ?? -1;
const unreadable = (statements: string) => !isBoard(parseBoard(`grid radius 3\n${statements}`));

describe('B1 map', () => {
  test('B1.1 six neighbours inside, fewer at the edge, and no way off the map', () => {
    const made = board('');
    expect(neighboursOf(made.grid, on(made, '0,0'))).toHaveLength(6);
    expect(neighboursOf(made.grid, on(made, '3,0'))).toHaveLength(3);
    expect(neighboursOf(made.grid, on(made, '3,-1'))).toHaveLength(4);
    const table = basic('blue inf 4-4 @ 1,0 as b1\nblue moves', '', 1);
    const { check } = table.game;
    const off = table.game.world.board.grid.size;
    expect(check(table.state, 'blue', { do: 'moveUnit', units: [0], path: [off] })?.rule).toBe('B1.1');
    expect(check(table.state, 'blue', { do: 'moveUnit', units: [0], path: [-1] })?.rule).toBe('B1.1');
    // A jump is no step.
    expect(table.refusal('moveUnit b1 -1,0')).toBe('B1.1');
    expect(ends(table, 'moveUnit', 'b1')).toHaveLength(6);
  });

  test('B1.2 every hex has one surface; features count on land only', () => {
    const made = board('sea 1,0 zone A\nlake 0,1\nneutral -1,0\nforest 1,0 0,1 -1,0 0,0\nmountain 1,0 0,1 -1,0');
    const surfaces = ['1,0', '0,1', '-1,0', '0,0'].map((name) => made.surface[on(made, name)]);
    expect(surfaces).toEqual(['sea', 'lake', 'neutral', 'land']);
    for (const name of ['1,0', '0,1', '-1,0']) {
      const hex = on(made, name);
      expect([made.land[hex], made.forest[hex], made.mountain[hex], made.coastal[hex]], name).toEqual([0, 0, 0, 0]);
    }
    expect(made.forest[on(made, '0,0')]).toBe(1);
  });

  test('B1.3 one hex may carry every feature at once, and each rule looks at its own', () => {
    const statements = 'city Burg : 0,0\nriver Dott : 0,0 1,0\nforest 0,0\nmountain 0,0\ndesert 0,0\nroad : -1,0 0,0';
    const made = board(statements);
    const hex = on(made, '0,0');
    expect([made.forest[hex], made.mountain[hex], made.desert[hex], made.rivers[hex], isRoadHex(made, hex)]).toEqual([
      1,
      1,
      1,
      1,
      true,
    ]);
    expect(made.city[hex]).toBe(0);
    // Without the city the same hex is forest to armor and mountain to its attacker.
    const bare = statements.replace('city Burg : 0,0\n', '');
    const table = basic(
      'blue arm 6-6 @ 0,1 as b1\nblue inf 4-4 @ 1,0 as b2\nred inf 4-4 @ 0,0 as r1\nblue moves',
      bare,
    );
    attack(table, 'b1+b2 on 0,0').play('resolve 1', 1);
    expect(fought(table)).toMatchObject({ attack: 10, defence: 8 });
    expect(basic('blue arm 6-6 @ 0,1 as b1\nblue moves', bare).refusal('moveUnit b1 0,0')).toBe('B13.1');
  });

  test('B1.4 desert, beach and road are clear for combat; river, city, mountain are not', () => {
    const defended = (statements: string): number => {
      const table = basic('blue inf 4-4 @ 1,0 as b1\nred inf 4-4 @ 0,0 as r1\nblue moves', statements);
      attack(table, 'b1 on 0,0').play('resolve 1', 1);
      return fought(table).defence;
    };
    expect(defended('')).toBe(4);
    expect(defended('desert 0,0')).toBe(4);
    expect(defended('beach 0,0\nsea -1,0 zone A')).toBe(4);
    expect(defended('road : -1,0 0,0 1,0')).toBe(4);
    expect(defended('forest 0,0')).toBe(4);
    expect(defended('desert 0,0\nriver Dott : 1,0')).toBe(8);
    expect(defended('mountain 0,0')).toBe(8);
    expect(defended('city Burg : 0,0')).toBe(8);
  });

  test('B1.5 a city has one, two or three hexes, each counted on its own', () => {
    expect(unreadable('city Long : 0,0 1,0 2,0 3,0')).toBe(true);
    expect(unreadable('city Split : 0,0 2,0')).toBe(true);
    const made = board('city One : -2,0\ncity Two : 0,0 1,0\ncity Three : 0,2 1,1 1,2');
    expect(made.cityHexes).toHaveLength(6);
    const table = basic('blue inf 4-4 @ -1,0 as b1\nred inf 4-4 @ 3,0 as r1\nred moves', 'city Two : 0,0 1,0 2,0');
    pass(table);
    expect(['0,0', '1,0', '2,0'].map((name) => controller(table, name))).toEqual(['blue', 'nobody', 'red']);
  });

  test('B1.5 ruling: forest and mountain in a city hex neither stop nor bar anybody', () => {
    const statements = 'city Wood : 1,0\nforest 1,0\nmountain 1,0\nbelongs blue all';
    const table = basic('blue arm 6-6 @ 0,0 as b1\nblue inf 4-4 @ 0,0 as b2\nblue moves', statements);
    table.play('moveUnit b1 1,0 2,0');
    expect(table.unit('b1')).toMatchObject({ spent: 6, stopped: false });
    table.play('moveUnit b2 1,0 2,0 3,0');
    expect(table.where('b2')).toBe('3,0');
    const setup = basic('blue arm 6-6 waits 1 as b1\nblue sets up', statements);
    setup.play('placeUnit b1 1,0');
    const drop = basic('blue abn 4-4 @ -2,0 as b1\nblue moves', `${statements}\ncity Base : -2,0`);
    drop.play('flyAirborne b1 1,0');
    expect(drop.unit('b1').stopped).toBe(false);
    // Armor that has to advance into a city in the woods may.
    const won = basic('blue arm 6-6 @ 0,0 as b1\nred inf 1-4 @ 1,0 as r1\nred inf 4-4 @ 4,-4\nblue moves', statements);
    attack(won, 'b1 on 1,0').play('resolve 1', 1).play('advance b1 1,0');
    expect(won.where('b1')).toBe('1,0');
  });

  test('B1.5 ruling: a river in a city hex still counts for the units attacking from it', () => {
    const table = basic(
      'blue inf 4-4 @ 1,0 as b1\nred inf 4-4 @ 0,0 as r1\nblue moves',
      'city Ford : 1,0\nriver Dott : 1,0 2,0',
    );
    attack(table, 'b1 on 0,0').play('resolve 1', 1);
    expect(fought(table).defence).toBe(8);
  });

  test('B1.6 a river hex is any hex it touches, first and last included; a confluence carries both rivers', () => {
    const made = board('river Dott : -2,0 -1,0 0,0\nriver Knabe : 0,-1 0,0');
    expect(made.rivers[on(made, '-2,0')]).toBe(1);
    expect(made.rivers[on(made, '0,-1')]).toBe(2);
    expect(made.rivers[on(made, '0,0')]).toBe(3);
    expect(made.rivers[on(made, '1,0')]).toBe(0);
    // Many rivers on one board stay apart.
    const many = Array.from({ length: 31 }, (_, i) => `river R${i} : ${i % 2 === 0 ? '0,0' : '1,0'}`).join('\n');
    const wide = board(many);
    expect((wide.rivers[on(wide, '0,0')] as number) & (wide.rivers[on(wide, '1,0')] as number)).toBe(0);
  });

  test('B1.7 B1.8 a hex showing forest or mountain is a forest or mountain hex, and may be both', () => {
    const made = board('forest 0,0 1,0\nmountain 1,0 2,0');
    const marks = ['0,0', '1,0', '2,0', '3,0'].map((name) => [
      made.forest[on(made, name)],
      made.mountain[on(made, name)],
    ]);
    expect(marks).toEqual([
      [1, 0],
      [1, 1],
      [0, 1],
      [0, 0],
    ]);
    const table = basic('blue arm 6-6 @ 0,0 as b1\nblue inf 4-4 @ 0,0 as b2\nblue moves', 'forest 1,0\nmountain 1,0');
    expect(table.refusal('moveUnit b1 1,0')).toBe('B13.1');
    table.play('moveUnit b2 1,0');
    expect(table.unit('b2').stopped).toBe(true);
  });

  test('B1.9 no ground unit stands on a lake', () => {
    const table = basic('blue inf 4-4 @ 0,0 as b1\nblue moves', 'lake 1,0');
    expect(table.refusal('moveUnit b1 1,0')).toBe('B1.9');
    expect(() => basic('blue inf 4-4 @ 1,0 as b1\nblue moves', 'lake 1,0')).toThrow(/B1\.9/);
  });

  test('B1.10 a link joins two hexes; a hex with a link is a road hex; lines meet at an intersection', () => {
    const made = board('road : -1,0 0,0 1,0\nroad : 0,-1 0,0 0,1');
    const links = (name: string) => [0, 1, 2, 3, 4, 5].filter((d) => ((made.roads[on(made, name)] as number) >> d) & 1);
    expect(links('0,0')).toHaveLength(4);
    expect(links('-1,0')).toHaveLength(1);
    expect(isRoadHex(made, on(made, '2,0'))).toBe(false);
    // Two road hexes side by side without a link are not joined: the step costs 3.
    const table = basic('blue inf 4-4 @ -1,0 as b1\nblue moves', 'road : -1,0 -2,0\nroad : 0,0 1,0');
    table.play('moveUnit b1 0,0');
    expect(table.unit('b1').spent).toBe(3);
    expect(unreadable('road : 0,0 2,0')).toBe(true);
  });

  test('B1.11 B1.12 yellow is desert inland and beach on the coast', () => {
    const made = board('desert 0,0 1,0\nsea 2,0 zone A');
    const marks = ['0,0', '1,0'].map((name) => [made.desert[on(made, name)], made.beach[on(made, name)]]);
    expect(marks).toEqual([
      [1, 0],
      [0, 1],
    ]);
    expect(made.beachGroup[on(made, '1,0')]).toBe(0);
    expect(made.beachGroup[on(made, '0,0')]).toBe(-1);
  });

  test('B1.13 coastal is land next to the sea; lakes do not count', () => {
    const made = board('sea 2,0 zone A\nlake -2,0\nneutral 1,1');
    const coastal = ['1,0', '-1,0', '0,0', '1,1', '2,0'].map((name) => made.coastal[on(made, name)]);
    expect(coastal).toEqual([1, 0, 0, 0, 0]);
  });

  test('B1.14 every land hex of the continent belongs to one of eight countries', () => {
    const made = continent();
    const roles = new Map<string, Set<string>>();
    for (let hex = 0; hex < made.grid.size; hex++) {
      if (made.surface[hex] === 'sea' || made.surface[hex] === 'lake') continue;
      const country = made.source.countries[made.country[hex] ?? -1];
      expect(country, made.grid.names[hex]).toBeDefined();
      const names = roles.get(country?.role ?? '') ?? new Set();
      roles.set(country?.role ?? '', names.add(country?.name ?? ''));
      expect(made.surface[hex] === 'neutral').toBe(country?.role === 'neutral');
    }
    const counts = Object.fromEntries([...roles].map(([role, names]) => [role, names.size]));
    expect(counts).toEqual({ blue: 1, minor: 5, neutral: 1, red: 1 });
  });

  test('B1.15 neutral hexes are closed to movement, set-up, retreat, landing and flight', () => {
    const wall = 'neutral 1,-4 1,-3 1,-2 1,-1 1,0 1,1 1,2 1,3';
    const table = basic('blue abn 4-4 @ 0,0 as b1\nblue moves', `${wall}\ncity Base : 0,0\nbelongs blue 0,0`);
    expect(table.refusal('moveUnit b1 1,0')).toBe('B1.15');
    expect(table.refusal('flyAirborne b1 1,0')).toBe('B18.2');
    // The land behind the wall can be reached neither by the engine's path nor by one over the wall.
    expect(table.refusal('flyAirborne b1 2,0')).toBe('B18.1');
    expect(table.refusal('flyAirborne b1 1,0 2,0')).toBe('B18.7');
    expect(ends(table, 'flyAirborne', 'b1').filter((name) => Number(name.split(',')[0]) >= 1)).toEqual([]);
    expect(() => basic('blue inf 4-4 @ 1,0\nblue moves', wall)).toThrow(/B1\.15/);
    const setup = basic('blue inf 4-4 waits 1 as b1\nblue sets up', 'neutral 1,0\nbelongs blue all');
    expect(setup.refusal('placeUnit b1 1,0')).toBe('B3.4');
    // A unit between attackers and the neutral country cannot retreat.
    const cornered = basic(
      'blue inf 4-4 @ -1,0 as b1\nblue inf 4-4 @ -1,1 as b2\nred inf 4-4 @ 0,0 as r1\nred inf 4-4 @ 4,-4 as r2\nblue moves',
      'neutral 1,0 1,-1',
    );
    attack(cornered, 'b1+b2 on 0,0').play('resolve 1', 3);
    expect(fought(cornered).result).toBe('DB2');
    expect(cornered.where('r1')).toBe('lost');
  });

  test('B1.16 home is Great Blue with the peninsula of the River Sparling, and Big Red', () => {
    const made = continent();
    const sparling = made.source.rivers.find((river) => river.name === 'Sparling');
    expect(sparling?.course.length).toBeGreaterThan(3);
    for (const hex of sparling?.course ?? []) expect(countryRole(made, hex)).toBe('blue');
    const sparlingham = made.source.cities.find((city) => city.name === 'Sparlingham')?.hexes ?? [];
    expect(made.homeCityHexes.blue).toEqual(expect.arrayContaining([...sparlingham]));
    for (const hex of made.homeCityHexes.red) expect(countryRole(made, hex)).toBe('red');
    // Reinforcements appear at home only.
    const table = basic(
      'blue inf 4-4 waits 1 as b1\nblue moves',
      'city Home : 0,0\nbelongs blue 0,0\ncity Away : 2,0\nbelongs n 2,0\ncity Enemy : -2,0\nbelongs red -2,0',
    );
    expect(table.refusal('placeReinforcement b1 2,0')).toBe('B17.3');
    expect(table.refusal('placeReinforcement b1 -2,0')).toBe('B17.3');
    table.play('placeReinforcement b1 0,0');
  });
});
