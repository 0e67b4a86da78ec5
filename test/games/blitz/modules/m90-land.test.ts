import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isGround, UNIT_TYPES } from '#games/blitz/kinds.ts';
import { musterOf } from '#games/blitz/economy/orders-of-battle/order.ts';
import { decisionsOf } from '#games/blitz/sequence.ts';
import { LIBRARY } from '#test/laws/library.ts';
import { fought, legalTexts } from '../basic.ts';
import { position, small, type Table } from '../table.ts';
import { at, found, modular, rows } from './table.ts';

const FAR = 'red inf 4-4 @ -4,4 as far\nblue inf 4-4 @ 4,-4 as home';
const play = (modules: string, lines: string, phase: string, board = '', level = 'basic'): Table =>
  modular(modules, `${lines}\n${FAR}\n${phase}`, board, level);

describe('M0 framework', () => {
  test('M0.2, M90.1 of two modules that decide a question the one M90 names wins', () => {
    const lines = 'blue inf 4-4 @ 2,0 as b1\nred inf 4-4 @ 0,0 as r1';
    expect(play('M3', lines, 'blue moves').play('moveUnit b1 1,0').unit('b1').stopped).toBe(true);
    expect(play('M1 M3', lines, 'blue moves').play('moveUnit b1 1,0').unit('b1').stopped).toBe(false);
  });

  test('M0.6 the next turn of a unit is the next player turn of its owner', () => {
    const lines = 'red inf 4-4 @ -1,0 immobilised 3 as r1\nturn 3';
    expect(play('M3 M4', lines, 'red moves').refusal('moveUnit r1 -2,0')).toBe('M4.11');
    play('M3 M4', lines.replace('turn 3', 'turn 4'), 'red moves').play('moveUnit r1 -2,0');
  });

  test('M0.7 what is rail, air or an installation is no class 4 unit', () => {
    const others = UNIT_TYPES.filter((type) => !isGround({ type }));
    for (const type of ['train', 'depot', 'TAC', 'SAC', 'MDM', 'FTR']) expect(others).toContain(type);
    const table = play(
      'M3 M4 M7',
      'blue train 1-60 @ 1,0 as bt\nred train 1-60 @ 0,0 as rt',
      'blue moves',
      'road 1,0 0,0',
    );
    expect(table.refusal('overrun bt 0,0')).toBe('M4.22');
  });

  test('M0.9 losses are counted in printed factors, halved or not', () => {
    const table = play(
      'M3 M4 M10',
      'blue inf 8-4 @ 1,0 isolated as b1\nred inf 4-4 @ 0,0 as r1',
      'blue attacks',
      'city Heim : 4,0\nbelongs blue 4,0\ncity Rot : -4,0\nbelongs red -4,0',
    ).play('declareBattle b1 on 0,0', 4);
    expect(fought(table)).toMatchObject({ attack: 4, odds: '1-1', result: 'AD2' });
    expect(table.unit('b1').df).toBe(6);
  });

  test('M0.22 with M4 an advance is an occupation: one hex, whatever the Tournament table gives', () => {
    const lines = 'blue arm 8-6 @ 1,0 as b1\nblue arm 8-6 @ 1,0 as b2\nred inf 2-4 @ 0,0 as r1';
    const table = play('M3 M4 M5', lines, 'blue attacks', '', 'tournament').play('declareBattle b1+b2 on 0,0', 1);
    table.play('chooseK 1');
    expect([table.where('r1'), legalTexts(table, 'advance')]).toEqual(['lost', ['advance b1 0,0', 'advance b2 0,0']]);
  });

  test('M0.charts every chart that stands in for a lost one is in the ledger, and those of the land in the source', () => {
    const ledger = readFileSync(join(import.meta.dirname, '../../../../docs/rules/module-system.md'), 'utf8');
    const ids = rows('| Chart named in the source').flatMap(([, here = '']) => here.match(/M\d+\.\w+/g) ?? []);
    expect(ids.length).toBeGreaterThan(12);
    for (const id of ids) expect([id, ledger.includes(`**${id}**`)]).toEqual([id, true]);
  });
});

describe('M80 order of play', () => {
  test('M80.1, M80.10, M80.24 the ids of the phases of orders, weather and bombardment', () => {
    const orders = position('game basic\nmodules M8\nboard continent\norders continent\nblue chooses orders', LIBRARY);
    expect(orders.phase).toBe('M80.1');
    const weather = play('M14', 'blue inf 4-4 @ 0,0', 'blue rolls weather');
    expect([weather.phase, weather.side]).toEqual(['M80.10', 'blue']);
    const guns = play('M3 M16', 'blue art 8-4-4 @ 1,0 as a1\nred inf 4-4 @ 0,0 as r1', 'blue moves').play(
      'endMovement',
    );
    expect([guns.phase, at(guns)]).toEqual(['M80.24', 'bombardment']);
  });

  test('M80.32, M90.55 at the end of the turn the markers go on; until then the weather is the same for both', () => {
    const table = play('M3 M14', 'blue inf 4-4 @ 0,0\nseason fall 2\nindicator 4\nturn 3', 'blue moves').play(
      'endMovement',
    );
    expect([table.state.mover, table.state.indicator, found(table, 'season fall 2')]).toEqual(['red', 4, undefined]);
    table.play('endMovement');
    expect([table.state.turn, at(table), found(table, 'season fall 3')]).toEqual([4, 'weather', undefined]);
  });

  test('M80.42 an overrun asks nobody anything', () => {
    const table = play('M3 M4', 'blue arm 10-6 @ 1,0 as b1\nred inf 1-4 @ 0,0 as r1', 'blue moves').play(
      'overrun b1 0,0',
    );
    expect([at(table), table.side, table.where('r1')]).toEqual(['movement', 'blue', 'lost']);
  });

  test('M80.43 in the mover’s player turn the opponent decides inside battles only', () => {
    const table = play(
      'M3 M4 M16',
      'blue arm 8-6 @ 1,0 as b1\nred inf 4-4 @ 0,0 as r1\nred art 8-4-4 @ 0,0 as a1',
      'blue moves',
    );
    const asked: string[] = [];
    const note = () => asked.push(`${table.side ?? ''} ${at(table)}`);
    note();
    table.play('endMovement');
    note();
    table.play('declareBattle b1 on 0,0');
    note();
    table.play('support none', 1);
    note();
    expect(asked).toEqual(['blue movement', 'blue battles', 'red support', 'red payment']);
  });

  test('M80.44 without M6 movement is one phase with all its commands; endMovement leads to the bombardment', () => {
    const table = play(
      'M3 M7 M16',
      'blue train 1-60 @ 2,0 as bt\nblue art 8-4-4 @ 1,0 as a1\nred inf 4-4 @ 0,0 as r1',
      'blue moves',
      'road 3,0 2,0 1,0',
    );
    for (const verb of ['moveUnit', 'moveTrain', 'entrain', 'cutRail'])
      expect(table.game.prompt(table.state)?.commands).toContain(verb);
    table.play(['moveTrain bt 3,0', 'endMovement']);
    expect(table.phase).toBe('M80.24');
  });

  test('M6.3, M90.34 at the end of a turn: production, then guerillas, then the next turn', () => {
    const table = position(
      `game tournament\nmodules M3 M9 M15 M18\n${small('city Heim : 4,0\nbelongs blue 4,0')}\n${FAR}\nblue moves`,
    );
    const order = decisionsOf(table.game.world, table.state).map((frame) => frame.at);
    expect(order.indexOf('production')).toBeGreaterThan(order.indexOf('turnEnd'));
    expect(order.indexOf('guerillas')).toBeGreaterThan(order.lastIndexOf('production'));
  });
});

describe('M90 interactions on land', () => {
  const HOMES = 'city Heim : 4,0\nbelongs blue 4,0\ncity Rot : -4,0\nbelongs red -4,0';

  test('M90.5 supply is tested at the end of each impulse', () => {
    const board = `board inline\ngrid q -9..9 r -1..1\ncity Heim : 9,0\nbelongs blue 9,0\ncity Rot : -9,0\nbelongs red -9,0\nend board`;
    const far = (phase: string) =>
      position(
        `game basic\nmodules M1 M3 M10\n${board}\nblue arm 6-6 @ 4,0 as b1\nblue inf 1-4 @ 9,0\nred inf 1-4 @ -9,0\n${phase}`,
      );
    expect(far('blue moves').play('moveUnit b1 to 2,0').refusal('endMovement')).toBe('M10.14');
    expect(far('blue moves again').play('moveUnit b1 to 2,0').refusal('endMovement')).toBe('M10.14');
    far('blue moves').play(['moveUnit b1 to 5,0', 'endMovement']);
  });

  test('M90.24 the limits of a class count the units of allies', () => {
    const board = 'country b blue Blue\ncountry r red Red\ncountry m minor Mid\nbelongs m 0,0 1,0 0,1';
    const lines =
      'blue arm 6-6 @ 0,0 as b1\nblue arm 6-6 @ 0,0 as b2\nblue arm 6-6 @ 0,0 as b3\nblue inf 1-4 of m @ 1,0 as m1\nnation m red atWar blue passiveAlly operator blue';
    const table = play('M3 M5 M18', lines, 'blue moves', board).play('moveUnit m1 0,0');
    expect(table.refusal('endMovement')).toBe('M5.3');
  });

  test('M90.30 orders of battle have no air assault and no armor larger than 6', () => {
    const table = position(
      'game tournament\nmodules M8\nboard continent\norders continent\nblue chooses orders',
      LIBRARY,
    );
    const units = table.game.world.orders.flatMap((order) => musterOf(order, 'blue', UNIT_TYPES));
    expect(units.length).toBeGreaterThan(100);
    expect(units.some(({ type }) => type === 'airAssault')).toBe(false);
    expect(Math.max(...units.filter(({ type }) => type === 'armor').map(({ df }) => df))).toBe(6);
  });

  test('M90.32 a centre that is cut off builds all the same, unless it is surrounded', () => {
    const table = position(
      `game basic\nmodules M3 M9 M10\n${small(HOMES)}\nturn 2\ncentre blue 10 4,0\ncontrol red 4,0\nblue inf 1-4 @ 4,-4 as b0\nred inf 4-4 @ 2,0 as r1\nred moves`,
    ).play('endMovement');
    expect(found(table, 'why b0 source')).toBeUndefined();
    expect([at(table), found(table, 'points 4,0 10')]).toEqual(['production', undefined]);
    table.play('produce 4,0 INF4 2');
  });

  test('M90.38 five steps are five steps in the desert too', () => {
    const line = (desert: string) =>
      position(
        `game basic\nmodules M10\n${small(`${HOMES}${desert}`)}\nblue inf 4-4 @ -1,0 as b1\nred inf 1-4 @ -4,4\nblue moves`,
      );
    expect(found(line(''), 'supplied b1')).toBeUndefined();
    expect(found(line('\ndesert -1,0 0,0 1,0 2,0 3,0'), 'supplied b1')).toBeUndefined();
  });

  test('M90.69, M0.8 isolated and under D: a quarter', () => {
    const lines = (more: string) => `blue inf 8-4 @ 1,0 ${more} as b1\nred inf 4-4 @ 0,0 as r1`;
    const attack = (more: string) => play('M3 M4 M10 M16', lines(more), 'blue attacks', HOMES);
    expect(found(attack(''), 'attack b1 on 0,0 8')).toBeUndefined();
    expect(found(attack('isolated'), 'attack b1 on 0,0 4')).toBeUndefined();
    expect(found(attack('isolated shaken 1'), 'attack b1 on 0,0 2')).toBeUndefined();
  });

  test('M90.4 who was airlifted has a point less in impulse 1 and all of them in impulse 2', () => {
    const bases = 'blue airbase 1-0 @ 0,0 as ba\nblue airbase 1-0 @ 3,0 as bb\nblue MAC 1-10 @ 0,0 as m1';
    const table = play('M1 M3 M12', `${bases}\nblue inf 4-4 @ 0,0 as b1`, 'blue moves');
    table.play(['airliftUnit m1 3,0 with b1', 'flyHome']);
    expect(found(table, 'left b1 9')).toBeUndefined();
    table.play('endMovement');
    expect([found(table, 'impulse 2'), found(table, 'left b1 12')]).toEqual([undefined, undefined]);
  });

  test('M90.74 new aircraft go to the nearest home base that exists at the cycle', () => {
    const bases = 'blue airbase 1-0 @ 1,0 as ba\nblue airbase 1-0 @ -3,0 as bb';
    const built = (before: string[]): Table =>
      play(
        'M3 M4 M9 M12',
        `turn 2\ncentre blue 10 0,0\n${bases}\nred arm 10-6 @ 2,0 as r1`,
        'red moves',
        'city Home : 0,0\nbelongs blue 0,0 1,0 -3,0',
      ).play([...before, 'endMovement', 'endCombat', 'produce 0,0 FTR 2']);
    expect(found(built([]), 'aircraft 1,0 2')).toBeUndefined();
    expect(found(built(['overrun r1 1,0']), 'aircraft -3,0 2')).toBeUndefined();
  });

  test('M7.0 a move that is too far is refused by the rule of steps on foot, not by that of roads', () => {
    const lines = 'blue inf 4-4 @ 4,0 as b1';
    expect(play('M7', lines, 'blue moves').refusal('moveUnit b1 to -3,0')).toBe('M7.0');
    expect(play('M7', lines, 'blue moves').refusal('moveUnit b1 3,0 2,0 1,0 0,0 -1,0')).toBe('M7.0');
    expect(play('M3', lines, 'blue moves').refusal('moveUnit b1 to -3,0')).toBe('B11.1');
  });
});
