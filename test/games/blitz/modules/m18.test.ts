import { describe, expect, test } from 'vitest';
import { conquerorOf } from '#games/blitz/countries/rules/cities.ts';
import { isRailHex } from '#games/blitz/board.ts';
import { isGround, isTrain } from '#games/blitz/kinds.ts';
import { parseArmy } from '#games/blitz/text/army/army-text.ts';
import type { Unit } from '#games/blitz/types.ts';
import { nameOf } from '#hex/grid.ts';
import { LIBRARY } from '#test/laws/library.ts';
import { MODULES } from '#games/blitz/modules/modules.ts';
import { ends } from '../basic.ts';
import { roundTrip } from '../optional.ts';
import { faults, position, small, type Table } from '../table.ts';
import { modular } from './table.ts';

/** Calaedia lies east of 0,0. */
const COUNTRY = 'belongs c 1,0 2,0 3,0 4,0 1,1 2,1 3,1 0,2 1,2 2,2 3,-1 2,-1 4,-1 2,-2 3,-2 4,-2';
const m18 = (lines: string, modules = 'M18', board = '', level = 'basic'): Table =>
  modular(modules, lines, `${COUNTRY}\n${board}`, level);
const relations = ({ game, state }: Table) =>
  state.nations
    ?.filter(({ country }) => game.world.board.source.countries[country]?.letter === 'c')
    .map(({ blue, red, operator }) => [blue, red, operator]);
const FAR = 'red inf 4-4 @ -4,4 as r1';

describe('M0.13 nations apart from sides', () => {
  test('M0.13, M18.10 a minor is neutral to both until a line says otherwise; the position is written back', () => {
    const table = m18(`blue inf 4-4 @ 0,0 as b1\nred inf 2-4 neutral 3,0 of c as c1\n${FAR}\nblue moves`);
    expect(relations(table)).toEqual([['neutral', 'neutral', undefined]]);
    expect([table.unit('c1').place, table.unit('c1').side]).toEqual(['neutral', 'red']);
    roundTrip(table);
    const war = m18(
      `nation Calaedia blue atWar red passiveAlly operator red\nblue inf 4-4 @ 0,0\nred inf 2-4 @ 3,0 of C as c1\n${FAR}\nblue moves`,
    );
    expect(relations(war)).toEqual([['atWar', 'passiveAlly', 'red']]);
    expect(war.text()).toContain('nation c blue atWar red passiveAlly operator red');
    expect(war.text()).toContain('red inf 2-4 @ 3,0 of c as c1');
    roundTrip(war);
  });

  test('M4.27, M0.13 a train or an airbase of a minor that was captured reads back', () => {
    const war = 'nation c blue atWar red passiveAlly operator red';
    const taken = `${war}\nblue inf 4-4 @ 0,0 as b1\nblue RR 1-0 @ 0,0 of c as c.rr1\n${FAR}\nblue moves`;
    roundTrip(m18(taken, 'M7 M18', 'road 0,0 1,0 2,0'));
    roundTrip(m18(taken.replace('RR 1-0', 'airbase 1-0'), 'M12 M18'));
    expect(
      faults(
        `game basic\nmodules M18\n${small(COUNTRY)}\n${war}\nblue inf 4-4 @ 0,0 of c as c1\n${FAR}\nblue moves`,
      ).join(),
    ).toContain('M0.13');
  });

  test('M0.13 without a module that brings them there are no nations, and a state has no place for them', () => {
    const lines = `blue inf 4-4 @ 0,0 as b1\n${FAR}\nblue moves`;
    const plain = position(`game basic\n${small(COUNTRY)}\n${lines}`);
    expect(Object.hasOwn(plain.state, 'nations')).toBe(false);
    expect(Object.hasOwn(plain.unit('b1'), 'nation')).toBe(false);
    const said = (line: string) => faults(`game basic\n${small(COUNTRY)}\n${line}\n${lines}`).join();
    expect(said('nation c blue atWar red passiveAlly operator red')).toContain('M18');
    expect(said('blue inf 4-4 @ 2,0 of c')).toContain('M18');
  });

  test('M0.13 what cannot be is refused with its line', () => {
    const said = (line: string) =>
      faults(`game basic\nmodules M18\n${small(COUNTRY)}\n${line}\nblue inf 4-4 @ 0,0\n${FAR}\nblue moves`).join();
    for (const line of [
      'nation x blue atWar',
      'nation c blue fond red neutral',
      'nation c blue atWar',
      'nation c operator red',
      'nation c blue atWar red passiveAlly operator blue',
      'blue inf 4-4 neutral 3,0',
      'blue inf 4-4 neutral -3,0 of c',
      'blue inf 4-4 @ 3,0 of c',
      'blue inf 4-4 @ 3,0 of b',
      'nation c blue atWar red passiveAlly operator red\nblue inf 4-4 @ 3,0 of c',
      'nation c blue atWar red passiveAlly operator red\nred inf 4-4 neutral 3,0 of c',
    ])
      expect(said(line), line).toMatch(/M0\.13|M18|neutral/);
  });
});

describe('M18 minor country armies', () => {
  test('B7.a9, M18.12 whom a declared attack draws in has zones of control: who attacks flak alone in one is called off', () => {
    const table = m18(
      'blue inf 4-4 neutral 1,0 of c as n1\nblue flak 2-2 @ -1,1 as k1\nred inf 4-4 @ 0,0 as r1\nred inf 4-4 @ 0,1 as r2\nred inf 4-4 @ -4,4\nblue inf 4-4 @ -4,0\nred declares',
      'M12 M13 M18',
    ).play(['declareBattle r1 on -1,1', 'declareBattle r2 on 1,0']);
    roundTrip(table);
    expect(table.refusal('endDeclaration')).toBe('B7.a9');
  });

  test('M18.10, M18.12 the army of a neutral country is nobody’s to move; whoever enters has it at war with him for good', () => {
    expect(MODULES.M18.rule).toBe('M18.0');
    const table = m18(`blue inf 4-4 @ 0,0 as b1\nblue inf 4-4 neutral 3,0 of c as c1\n${FAR}\nblue moves`);
    expect(table.refusal('moveUnit c1 2,0')).toBe('M18.10');
    roundTrip(table).play('moveUnit b1 1,0');
    expect(relations(table)).toEqual([['atWar', 'passiveAlly', 'red']]);
    expect([table.unit('c1').side, table.where('c1')]).toEqual(['red', '3,0']);
    roundTrip(table).play('takeBack last');
    expect(relations(table)).toEqual([['neutral', 'neutral', undefined]]);
    expect([table.unit('c1').side, table.unit('c1').place]).toEqual(['blue', 'neutral']);
    table.play(['moveUnit b1 1,0', 'endMovement', 'endDeclaration', 'moveUnit c1 2,0']);
    expect(table.where('c1')).toBe('2,0');
    table.play('moveUnit r1 -3,4');
  });

  test('M18.12 the friend enters without violating', () => {
    const table = m18(
      `nation c blue atWar red passiveAlly operator red\nblue inf 4-4 @ -4,0\nred inf 4-4 @ 0,1 as r1\nred inf 2-4 @ 3,0 of c as c1\nred moves`,
    );
    table.play('moveUnit r1 1,1');
    expect(relations(table)).toEqual([['atWar', 'passiveAlly', 'red']]);
  });

  test('M18.13 zones of control end at the border of a neutral country; inside it a unit stops, and nobody enters its hex', () => {
    const table = m18(`blue arm 6-6 @ -2,0 as b1\nred inf 2-4 neutral 1,0 of c as c1\n${FAR}\nblue moves`, 'M3 M18');
    // 0,0 and 0,1 lie beside it, outside the country; 1,1 inside.
    expect(table.refusal('moveUnit b1 -1,0 0,0 1,0')).toBe('B6.6');
    expect(ends(table, 'moveUnit', 'b1')).toContain('1,1');
    expect(table.refusal('moveUnit b1 -1,0 0,0 0,1 1,1 2,1')).toBe('M3.4');
    table.play('moveUnit b1 -1,0 0,0 0,1');
    expect([table.unit('b1').stopped, relations(table)?.[0]?.[0]]).toEqual([false, 'neutral']);
    table.play('moveUnit b1 1,1');
    expect([table.unit('b1').stopped, relations(table)?.[0]?.[0]]).toEqual([true, 'atWar']);
  });

  test('M18.13 from the moment of the violation the zones of control of both act', () => {
    const table = m18(
      `blue arm 6-6 @ 0,0 as b1\nblue arm 6-6 @ -2,3 as b2\nred inf 2-4 neutral 1,0 of c as c1\n${FAR}\nblue moves`,
    );
    table.play('moveUnit b2 -1,3 0,2');
    expect(relations(table)?.[0]?.[0]).toBe('atWar');
    expect(table.refusal('moveUnit b1 0,1')).toBe('B7.z4');
    expect(table.play('endMovement').refusal('endDeclaration')).toBe('B7.a7');
  });

  test('M18.12 aiming at a beach of it from the sea violates it: its army is there to be fought', () => {
    const sea = 'sea 4,-2 zone A\nsea 4,-3 zone A\nbeach 3,-2';
    const table = m18(
      `red inf 2-4 neutral 3,-2 of c as c1\nblue inf 4-4 sea A as b1\n${FAR}\nblue moves`,
      'M18',
      sea,
      'tournament',
    );
    table.play('stageInvasion b1 4,-3 3,-2');
    expect(relations(table)).toEqual([['atWar', 'passiveAlly', 'red']]);
    expect(table.play('endMovement').refusal('endDeclaration')).toBe('B7.a7');
  });

  test('M18.12 attacking a hex of it across the border violates it', () => {
    for (const modules of ['M18', 'M3 M18']) {
      const table = m18(`blue arm 6-6 @ 0,0 as b1\nred inf 2-4 neutral 1,0 of c as c1\n${FAR}\nblue moves`, modules);
      table.play('endMovement');
      if (modules === 'M18') {
        table.play('declareBattle b1 on 1,0');
        expect(relations(table)?.[0]).toEqual(['atWar', 'passiveAlly', 'red']);
        table.play('takeBack last');
        expect(relations(table)?.[0]).toEqual(['neutral', 'neutral', undefined]);
        table.play('endDeclaration b1 on 1,0').play('resolve 1', 1);
      } else table.play('declareBattle b1 on 1,0', 1);
      expect(relations(table)?.[0]).toEqual(['atWar', 'passiveAlly', 'red']);
      expect(table.where('c1')).not.toBe('neutral');
    }
  });

  test('M18.14, M18.0 there is no city capture table; an empty city falls to whoever covers it', () => {
    const table = m18(`blue arm 6-6 @ 0,0 as b1\n${FAR}\nblue moves`, 'M18', 'city Aa : 2,0', 'tournament');
    expect(table.state.minors).toEqual([]);
    table.play(['moveUnit b1 1,0', 'endMovement']);
    expect(table.refusal('declareCityAssault b1 on 2,0')).toBe('T80.4');
    expect(table.text()).toMatch(/control blue 2,0/);
    table.play('endDeclaration');
    expect([table.where('b1'), table.unit('b1').df]).toEqual(['1,0', 6]);
  });

  test('M18.17 what a minor has lost is nobody’s to replace', () => {
    const table = m18(
      `nation c blue atWar red passiveAlly operator red\nreplacements red 8\nblue inf 4-4 @ -4,0\nred inf 4-4 @ 0,1 as r1\nred inf 2-4 lost of c as c1\nred moves`,
      'M18',
      'city Rr : -4,4\nbelongs r -4,4',
      'tournament',
    );
    expect(table.refusal('placeReplacement inf 2-4 -4,4')).toBe('T17.1.4');
  });

  test('M90.68 nobody retreats or advances into a neutral country', () => {
    const table = m18(
      'blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 1,-1 as r1\nred inf 4-4 @ -4,4\nblue fights\nretreat red 2 units r1 battle 1 of b1 on 1,-1 from 0,0 against r1',
    );
    const ways = table.legal().flatMap((one) => (one.do === 'chooseRetreat' ? [one.path] : []));
    const { board } = table.game.world;
    expect(ways.length).toBeGreaterThan(1);
    for (const hex of ways.flat()) expect(board.country[hex]).toBe(-1);
    expect(table.refusal('chooseRetreat r1 2,-1 3,-1')).toBe('M90.68');
  });

  test('M18.19 a country dragged into the war gives its friend only what is defended', () => {
    const lines = (at: string) =>
      `nation c blue atWar red passiveAlly operator red\nblue inf 4-4 @ -4,0\nred inf 4-4 @ ${at} of c as c1\n${FAR}\ncontrol red 2,0\nblue moves`;
    const friendly = (at: string) => {
      const { game, state } = m18(lines(at), 'M18', 'city Aa : 2,0');
      return game.world.rules.cityUse({
        world: game.world,
        state,
        side: 'red',
        hex: game.world.board.cityHexes[0] ?? 0,
      })?.rule;
    };
    expect(friendly('3,0')).toBeUndefined();
    expect(friendly('4,0')).toBe('M18.19');
  });
});

describe('M18 set-up and armies', () => {
  const CONTINENT = 'game basic\nmodules M18\nboard continent\narmy continent\nblue sets up';
  const armyOf = ({ state, game }: Table, letter: string) =>
    state.units.filter(({ nation }) => game.world.board.source.countries[nation ?? -1]?.letter === letter);
  const factors = (units: readonly Unit[], ground: boolean) =>
    units.reduce((sum, unit) => (isGround(unit) === ground ? sum + unit.df : sum), 0);

  test('M18.1, M18.ob five armies with their factors; aircraft at the Tournament level, fighters with their switch', () => {
    const basic = position(CONTINENT, LIBRARY);
    const names = basic.game.world.board.source.countries;
    expect(names.flatMap(({ role, name }) => (role === 'minor' ? [name] : []))).toEqual(
      expect.arrayContaining(['Nord Walkure', 'Sud Walkure', 'Calaedia', 'San Estados', 'New Endor']),
    );
    const land = { n: 37, s: 19, t: 26, e: 16, c: 14 };
    const air = { n: 12, s: 4, t: 8, e: 4, c: 0 };
    const full = position(
      CONTINENT.replace('basic', 'tournament fighters').replace('blue sets up', 'red sets up at sea'),
      LIBRARY,
    );
    for (const [letter, sum] of Object.entries(land)) {
      expect(factors(armyOf(basic, letter), true), letter).toBe(sum);
      expect(factors(armyOf(basic, letter), false), letter).toBe(0);
      expect(factors(armyOf(full, letter), true), letter).toBe(sum);
      expect(factors(armyOf(full, letter), false), letter).toBe(air[letter as keyof typeof air]);
    }
  });

  test('M18.ob, M90.29 with M7 four of them have trains, which stand on their rails and stay in their country', () => {
    const table = position(CONTINENT.replace('M18', 'M7 M18'), LIBRARY);
    const trains = (letter: string) => armyOf(table, letter).filter(isTrain).length;
    expect(['n', 's', 't', 'e', 'c'].map(trains)).toEqual([2, 2, 1, 1, 0]);
    const { board } = table.game.world;
    const spots = table
      .legal()
      .flatMap((one) => (one.do === 'placeUnit' && table.state.units[one.unit]?.id === 'e.rr1' ? [one.hex] : []));
    expect(spots.length).toBeGreaterThan(0);
    for (const hex of spots)
      expect([isRailHex(board, hex), board.source.countries[board.country[hex] ?? -1]?.letter]).toEqual([true, 'e']);
  });

  test('M18.5 with orders of battle the armies of minors are set up after these are chosen', () => {
    const table = position(CONTINENT.replace('M18', 'M8 M18'), LIBRARY);
    expect(table.phase).toBe('M80.1');
    expect(factors(armyOf(table, 'n'), true)).toBe(37);
  });

  test('M18.5, M80.2 each sets up the minors that border his opponent; both roll for Calaedia, ties again; then the majors', () => {
    const table = position(CONTINENT, LIBRARY);
    expect([table.phase, table.side]).toEqual(['M80.2', 'blue']);
    const his = table.state.units.filter((unit) => unit.nation !== undefined && unit.side === 'blue' && !unit.held);
    expect(new Set(his.map(({ id }) => id[0]))).toEqual(new Set(['e', 't']));
    expect(table.refusal('ready')).toBe('M80.2');
    expect(table.refusal('placeUnit b.inf1 U11')).toBe('M80.2');
    const reread = () => {
      const { units, frames } = position(table.text(), LIBRARY).state;
      expect([units, frames]).toEqual([table.state.units, table.state.frames]);
    };
    const rest = () => {
      for (let i = 0; table.phase === 'M80.2' && i < 90; i++) {
        const commands = table.legal();
        const next = commands.find((one) => one.do === 'placeUnit' && table.state.units[one.unit]?.place === 'waiting');
        if (!next || next.do !== 'placeUnit') return;
        const unit = table.state.units[next.unit]?.id ?? '';
        table.play(`placeUnit ${unit} ${nameOf(table.game.world.board.grid, next.hex)}`);
      }
    };
    const [home] = table.legal();
    expect(home?.do).toBe('placeUnit');
    expect(table.refusal('placeUnit e.inf1 U11')).toBe('M18.5');
    expect(table.refusal('holdBack e.inf1')).toBe('M18.5');
    rest();
    reread();
    table.play('ready');
    expect([table.phase, table.side]).toEqual(['M80.2', 'red']);
    rest();
    table.play('ready', 3, 3, 2, 5);
    expect([table.phase, table.side]).toEqual(['M80.2', 'red']);
    expect(new Set(armyOf(table, 'c').map(({ side }) => side))).toEqual(new Set(['red']));
    rest();
    reread();
    table.play('ready');
    expect([table.phase, table.side]).toEqual(['M80.3', 'blue']);
    expect(new Set(table.state.units.filter(({ nation }) => nation !== undefined).map(({ place }) => place))).toEqual(
      new Set(['neutral']),
    );
    expect(table.refusal('placeUnit e.inf1 A32')).toBe('M80.2');
  });

  test('M18.18 the limits of stacking hold for the armies of minors, alone and with their friends', () => {
    const table = m18(
      `${[1, 2, 3].map((n) => `blue inf 4-4 neutral 3,0 of c as c${n}`).join('\n')}\nblue inf 4-4 waits 1 of c as c4\nblue inf 4-4 waits 1 as b1\nred inf 4-4 waits 1\nblue sets up minors`,
      'M18',
      'belongs b -4,0\nbelongs r 4,-4',
    );
    expect(table.refusal('placeUnit c4 3,0')).toBe('B8.1');
    table.play('placeUnit c4 2,0');
    const friends = m18(
      `nation c blue atWar red passiveAlly operator red\nblue inf 4-4 @ -4,0\nred inf 6-4 @ 2,0 as r1\nred inf 4-4 @ 3,0 of c as c1\nred inf 4-4 @ 3,0 of c as c2\nred moves`,
    );
    expect(friends.play('moveUnit r1 3,0').refusal('endMovement')).toBe('B8.2');
  });

  test('M18.11 the army of a minor that was dragged into the war stays in its country; an active ally goes anywhere', () => {
    const lines = (relation: string) =>
      `nation c blue atWar red ${relation} operator red\nblue inf 4-4 @ -4,0 as b1\nred inf 4-4 @ 1,0 of c as c1\nred inf 4-4 @ -4,4\nred moves`;
    const stays = m18(lines('passiveAlly'));
    expect(stays.refusal('moveUnit c1 0,0')).toBe('M18.11');
    expect(ends(stays, 'moveUnit', 'c1')).toContain('2,0');
    expect(ends(stays, 'moveUnit', 'c1')).not.toContain('0,0');
    m18(lines('activeAlly')).play('moveUnit c1 0,0');
  });

  test('M18.15 conquered when all its cities are held; its units fight on', () => {
    const at = (lines: string) => {
      const { game, state } = m18(
        `nation c blue atWar red passiveAlly operator red\nred inf 4-4 @ 4,0 of c as c1\nred inf 4-4 @ -4,4\n${lines}\nblue moves`,
        'M18',
        'city Aa : 2,0\ncity Bb : 0,2',
      );
      const country = game.world.board.source.countries.findIndex(({ letter }) => letter === 'c');
      return conquerorOf(game.world, state, country);
    };
    expect(at('blue inf 4-4 @ 2,0')).toBeUndefined();
    expect(at('blue inf 4-4 @ 2,0\nblue inf 4-4 @ 0,2')).toBe('blue');
    expect(at('control blue 2,0 0,2\nblue inf 4-4 @ -4,0')).toBe('blue');
  });

  test('M18.ob an army of a country the board lacks is refused with the place', () => {
    const wrong = {
      ...LIBRARY,
      armies: { ...LIBRARY.armies, calaedia: (LIBRARY.armies['calaedia'] ?? '').replace('nation c', 'nation q') },
    };
    expect(faults(CONTINENT, wrong).join()).toContain(
      'calaedia is the army of no minor country of this board (M18.ob)',
    );
    for (const line of [
      'nation c',
      'nation c green',
      'nation C blue',
      'side blue\nnation c blue',
      'nation c blue\nside red',
    ])
      expect(parseArmy(`army x\n${line}`), line).not.toHaveProperty('units');
  });
});
