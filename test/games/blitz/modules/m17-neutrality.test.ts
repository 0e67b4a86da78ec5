import { describe, expect, test } from 'vitest';
import { waitingOf } from '#games/blitz/countries/guerillas/revolt.ts';
import { LIBRARY } from '#test/laws/library.ts';
import { ends } from '../basic.ts';
import { roundTrip } from '../optional.ts';
import { position, type Table } from '../table.ts';
import { at, modular } from './table.ts';

/** Great Blue in the west, Nord Walkure beside it, Calaedia in the middle, New Endor and Big Red in the east. */
const BOARD = `belongs b -4,0 -4,1 -3,-1
belongs n -3,0 -3,1 -2,0 -2,1 -2,-1
belongs c -1,0 0,0 -1,1 0,1 0,-1
belongs e 1,0 2,0 1,1 1,-1 2,-1
belongs r 3,0 3,-1 4,-1
city Bb : -4,0
city Na : -3,0
city Nb : -2,1
city Ca : 0,0
city Ea : 1,0
city Eb : 2,-1
city Rr : 4,-1`;
const UNITS =
  'blue inf 4-4 @ -2,-1 as b1\nblue inf 4-4 @ -3,1 of n as n1\nred inf 4-4 @ 3,0 as r1\nred inf 2-4 @ 1,1 of e as e1\nred inf 2-4 neutral 0,0 of c as c1';
const c = (lines: string, modules = 'M3 M15 M17 M18', who = 'blue moves'): Table =>
  modular(modules, `options scenario=C\n${UNITS}\n${lines}\n${who}`, BOARD);
const stands = ({ game, state }: Table): Record<string, string> =>
  Object.fromEntries(
    (state.nations ?? []).map(({ country, operator, blue, red }): [string, string] => [
      game.world.board.source.countries[country]?.letter ?? '',
      `${blue} ${red} ${operator ?? 'nobody'}`,
    ]),
  );

describe('M17.c Neutrality Violation', () => {
  test('M17.c.1, M17.c.4 two passive allies each, at war with the other; Calaedia is neutral', () => {
    const table = position('scenario neutrality-violation', LIBRARY);
    expect(stands(table)).toEqual({
      n: 'passiveAlly atWar blue',
      s: 'passiveAlly atWar blue',
      c: 'neutral neutral nobody',
      e: 'atWar passiveAlly red',
      t: 'atWar passiveAlly red',
    });
    expect(at(table)).toBe('setup');
    const small = c('');
    // M18.19: an ally's quiet cities are his, covered or not.
    expect(small.text()).toMatch(/control blue .*-3,0/);
    roundTrip(small);
  });

  test('M17.c.2, M17.c.3, M80.48 majors set up in the countries of their allies, whose armies stay in their own', () => {
    const setup = c('blue inf 4-4 waits 1 as b2', 'M3 M15 M17 M18', 'blue sets up');
    expect(setup.side).toBe('blue');
    setup.play('placeUnit b2 -2,0');
    expect(setup.refusal('placeUnit b2 0,1')).toBe('B3.2');
    expect(setup.refusal('placeUnit b2 2,0')).toBe('B3.2');
    const moving = c('');
    expect(ends(moving, 'moveUnit', 'n1').every((hex) => ['-3,0', '-2,0', '-2,1', '-2,-1'].includes(hex))).toBe(true);
    expect(moving.refusal('moveUnit n1 -4,1')).toBe('M18.11');
    const rolled = position('scenario neutrality-violation', LIBRARY);
    expect(rolled.state.units.filter((unit) => unit.held).every((unit) => unit.id.startsWith('c.'))).toBe(true);
  });

  test('M17.c.4, M90.62 entering the other’s ally is war, and no violation of Calaedia', () => {
    const table = c('blue inf 4-4 @ 0,-2 as b3').play('moveUnit b3 1,-2 1,-1');
    expect(stands(table)['c']).toBe('neutral neutral nobody');
  });

  test('M17.c.5 whoever steps into Calaedia has all five against him, operated by the other major, free to cross borders', () => {
    const table = c('').play('moveUnit b1 -2,0 -1,0');
    expect(stands(table)).toEqual({
      n: 'atWar activeAlly red',
      s: 'atWar activeAlly red',
      c: 'atWar activeAlly red',
      e: 'atWar activeAlly red',
      t: 'atWar activeAlly red',
    });
    expect([table.unit('n1').side, table.unit('c1').side, table.unit('c1').place, table.unit('e1').side]).toEqual([
      'red',
      'red',
      'map',
      'red',
    ]);
    roundTrip(table);
    table.play(['endMovement', 'endCombat']);
    expect(table.side).toBe('red');
    expect(ends(table, 'moveUnit', 'n1')).toContain('-4,1');
    // Undo takes back the whole of it.
    const back = c('').play(['moveUnit b1 -2,0 -1,0', 'takeBack']);
    expect([stands(back)['n'], back.unit('n1').side]).toEqual(['passiveAlly atWar blue', 'blue']);
  });

  test('M17.c.6 his enemies draw supply from any city they hold, and guerillas rise where he controls the country', () => {
    const lines =
      'nation c blue atWar red activeAlly operator red\nnation n blue atWar red activeAlly operator red\nred inf 4-4 @ 0,1 as r2\nred inf 2-4 @ -1,1 of c as c2';
    const units = UNITS.replace('red inf 2-4 neutral 0,0 of c as c1', 'red inf 2-4 @ 0,0 of c as c1').replace(
      'blue inf 4-4 @ -3,1 of n as n1',
      'red inf 1-4 @ 0,2 of n as n1',
    );
    const table = modular(
      'M3 M10 M15 M17 M18',
      `options scenario=C\n${units}\n${lines}\ncontrol red 0,0\nred begins`,
      BOARD,
    );
    expect([table.unit('r2').isolated, table.unit('c2').isolated]).toEqual([undefined, undefined]);
    const rises = modular(
      'M3 M15 M17 M18',
      `options scenario=C\nturn 2\n${units}\n${lines}\nblue inf 4-4 @ -3,0\nblue inf 4-4 @ -2,1\ncontrol blue -3,0 -2,1\nred moves`,
      BOARD,
    ).play(['endMovement', 'endCombat']);
    expect(waitingOf(rises.game.world.board, rises.state, 'red')).toHaveLength(2);
  });

  test('M17.c.7 the violator stays where he is; his former ally leaves his hexes, and zones of control act', () => {
    const table = c('blue inf 2-4 @ -2,-1 of n as n2\nblue inf 4-4 @ -3,0 as b4').play('moveUnit b1 -2,0 -1,0');
    expect([table.where('b4'), table.where('n2')]).toEqual(['-3,0', '-2,-1']);
    const shared = c('blue inf 2-4 @ -3,0 of n as n2\nblue inf 4-4 @ -3,0 as b4').play('moveUnit b1 -2,0 -1,0');
    expect(shared.where('b4')).toBe('-3,0');
    expect(shared.where('n2')).not.toBe('-3,0');
    expect(shared.unit('n2')).toMatchObject({ side: 'red', place: 'map' });
    roundTrip(shared);
    // b4 stands in the zone of control of its former ally now.
    shared.play('endMovement');
    expect(at(shared)).toBe('battles');
  });

  test('M17.c.8, M17.3 more minor countries at the end win', () => {
    const table = modular('M3 M15 M17 M18', `options scenario=C\nturns 12\nturn 12\n${UNITS}\nred moves`, BOARD).play(
      'endMovement',
    );
    if (at(table) === 'battles') table.play('endCombat');
    expect([table.state.outcome?.winner, table.state.outcome?.rule]).toEqual(['draw', 'M17.c.8']);
  });
});
