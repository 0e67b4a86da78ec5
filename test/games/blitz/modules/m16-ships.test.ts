import { describe, expect, test } from 'vitest';
import { events, legalTexts } from '../basic.ts';
import { roundTrip } from '../optional.ts';
import type { Table } from '../table.ts';
import { naval } from './naval.ts';
import { found } from './table.ts';

/** Blue artillery beside Red's port at 0,12, whose dock is -1,12. */
const fire = (lines: string, modules = 'M3 M11 M16', who = 'blue bombards'): Table =>
  naval(`turn 2\nblue art 8-4-4 @ 0,11 as a1\nblue inf 4-4 @ 4,0 as b0\n${lines}\n${who}`, 'basic', undefined, modules);
const twelve = ['a2', 'a3'].map((id) => `blue art 8-4-4 @ 0,11 as ${id}`).join('\n');

/** The mover does nothing more. */
function pass(table: Table): Table {
  const { mover } = table.state;
  while (table.state.mover === mover) {
    const end = table.legal().find((command) => ['endMovement', 'endStep', 'endCombat'].includes(command.do));
    table.play(end?.do ?? 'endMovement');
  }
  return table;
}
const lies = (table: Table, id: string, where: string): string | undefined => found(table, `where ${id} ${where}`);

describe('M16 artillery against ports, ships, airbases and flak', () => {
  test('M16.chart e, M90.45, M12.hd H on a port: nothing is loaded or unloaded to the end of its user’s next player turn', () => {
    const ships = 'red MST 1-1 dock 0,12 as m1\nred inf 2-4 aboard m1 as r1\nred inf 2-4 @ 0,12 as r2';
    const table = fire(`${ships}\nred MST 1-1 sea C as m2`);
    expect(legalTexts(table, 'bombard')).toContain('bombard a1 on -1,12 port');
    table.play('bombard a1 on -1,12 port', 1);
    expect(found(table, 'port 0,12 H')).toBeUndefined();
    expect([table.unit('a1').fired, events(table, 'firedAt')[0]?.result]).toEqual([true, 'H']);
    roundTrip(table);
    expect(pass(table).state.mover).toBe('red');
    expect([table.refusal('disembark r1 0,12'), table.refusal('load m1 r2')]).toEqual(['M12.hd', 'M12.hd']);
    table.play('dock m2 0,12');
    pass(table);
    expect([table.state.mover, found(table, 'port 0,12 open')]).toEqual(['blue', undefined]);
  });

  test('M16.chart e, M12.hd D closes a port to the end of the second next player turn of its user and sinks a ship there', () => {
    const ships =
      'red MST 1-1 dock 0,12 as m1\nred TF 1-1 dock 0,12 as t1\nred inf 2-4 @ 0,12 as r2\nred LST 1-1 sea C as l1';
    const table = fire(`${twelve}\n${ships}`).play('bombard a1+a2+a3 on 0,12 port', 2);
    expect([table.phase, table.side]).toEqual(['M80.24', 'red']);
    roundTrip(table);
    expect(table.refusal('chooseShip l1')).toBe('M12.hd');
    table.play('chooseShip m1');
    expect([table.where('m1'), found(table, 'port 0,12 D')]).toEqual(['lost', undefined]);
    pass(table);
    expect([table.refusal('putToSea t1'), table.refusal('dock l1 0,12')]).toEqual(['M12.hd', 'M12.hd']);
    pass(pass(table));
    expect([table.state.mover, table.state.turn, found(table, 'port 0,12 D')]).toEqual(['red', 3, undefined]);
    expect(table.refusal('putToSea t1')).toBe('M12.hd');
    pass(table);
    expect(found(table, 'port 0,12 open')).toBeUndefined();
  });

  test('M16.chart g, M90.45, M12.hd H: one ship on the dock, its owner’s choice, withdraws; D sinks one with its load', () => {
    const ships =
      'red MST 1-1 dock 0,12 as m1\nred inf 2-4 aboard m1 as r1\nred TF 1-1 dock 0,12 as t1\nred inf 2-4 @ 0,12 as r2';
    const hit = fire(ships).play('bombard a1 on -1,12 ships', 2);
    expect([hit.phase, hit.side]).toEqual(['M80.24', 'red']);
    expect(legalTexts(hit, 'withdraw')).toEqual(['withdraw m1 B', 'withdraw t1 B']);
    roundTrip(hit);
    hit.play('withdraw t1 B');
    expect([lies(hit, 't1', 'sea B'), lies(hit, 'm1', 'dock 0,12'), hit.side]).toEqual([undefined, undefined, 'blue']);
    const sunk = fire(`${twelve}\n${ships}`).play('bombard a1+a2+a3 on -1,12 ships', 1).play('chooseShip m1');
    expect([sunk.where('m1'), sunk.where('r1'), sunk.where('t1')]).toEqual(['lost', 'lost', 'dock']);
    // M11.24: no place to withdraw to: it is lost.
    const cornered = fire(`${ships}\nblue TF 1-1 sea B as b1\nblue TF 1-1 sea B as b2`).play(
      'bombard a1 on -1,12 ships',
      1,
    );
    expect([cornered.phase, legalTexts(cornered, 'chooseShip')]).toEqual([
      'M80.24',
      ['chooseShip m1', 'chooseShip t1'],
    ]);
  });

  test('M16.chart g, M11.16 ships on an assault hex are at sea, those on the dock of the same hex in port', () => {
    const ships = 'red TF 1-1 assault -1,12 as t1\nred MST 1-1 dock 0,12 as m1\nred inf 2-4 @ 0,12 as r2';
    const table = fire(ships);
    expect(legalTexts(table, 'bombard')).toEqual([
      'bombard a1 on -1,12 docked',
      'bombard a1 on -1,12 port',
      'bombard a1 on -1,12 ships',
      'bombard a1 on 0,12',
      'bombard a1 on 0,12 port',
    ]);
    table.play('bombard a1 on -1,12 docked', 1);
    expect(table.side).toBe('red');
    table.play('withdraw m1 B');
    expect([lies(table, 'm1', 'sea B'), lies(table, 't1', 'assault -1,12')]).toEqual([undefined, undefined]);
    expect(fire('red inf 2-4 @ 0,12 as r2').refusal('bombard a1 on -1,12 ships')).toBe('M16.chart');
    expect(fire(ships).refusal('bombard a1 on -1,11 port')).toBe('M16.chart');
  });

  test('M11.tf b: a task force bombards ports, bases and flak on land, never ships', () => {
    const lines =
      'blue TF 1-1 assault -1,13 as t1\nred inf 2-4 @ 0,12 as r2\nred MST 1-1 dock 0,12 as m1\nred FLAK 2-2 @ 0,12 as f1\nred airbase 1-0 @ 0,13 as ab';
    const table = fire(lines, 'M3 M11 M12 M13 M16');
    expect([table.refusal('bombard t1 on -1,12 ships'), table.refusal('bombard t1 on -1,12 port')]).toEqual([
      'M11.tf',
      'M11.tf',
    ]);
    expect(legalTexts(table, 'bombard').filter((one) => one.includes(' t1 '))).toEqual([
      'bombard t1 on 0,12',
      'bombard t1 on 0,12 flak',
      'bombard t1 on 0,12 port',
      'bombard t1 on 0,13 airbase',
    ]);
    table.play('bombard t1 on 0,13 airbase', 1);
    expect([found(table, 'airbase 0,13 red hit'), table.unit('t1').task]).toEqual([undefined, 'bombarded']);
    expect(table.refusal('bombard t1 on 0,12')).toBe('M11.tf');
  });

  test('M16.chart d, M13.13, M12.hd flak that is hit does not fire to the end of its owner’s next player turn; D removes it', () => {
    const lines = 'red inf 2-4 @ 0,12 as r2\nred FLAK 2-2 @ 0,12 as f1';
    const hit = fire(lines, 'M3 M11 M12 M13 M16').play('bombard a1 on 0,12 flak', 1);
    expect([hit.unit('f1').hitTill, hit.where('f1')]).toEqual([2, '0,12']);
    const gone = fire(`${twelve}\n${lines}`, 'M3 M11 M12 M13 M16').play('bombard a1+a2+a3 on 0,12 flak', 1);
    expect([gone.where('f1'), gone.where('r2')]).toEqual(['lost', '0,12']);
  });

  test('M16.chart e, M12.hd D on an airbase: half its factors are lost, the rest ferries at once', () => {
    const lines =
      'red inf 2-4 @ 0,12 as r2\nred airbase 1-0 @ 0,12 as ab\nred airbase 1-0 @ 5,5 as a5\nred TAC 3-8 @ 0,12 as t1';
    const table = fire(`${twelve}\n${lines}`, 'M3 M11 M12 M16').play('bombard a1+a2+a3 on 0,12 airbase', 1);
    expect([table.where('ab'), table.phase, legalTexts(table, 'evacuate')]).toEqual([
      'lost',
      'M80.24',
      ['evacuate t1 5,5'],
    ]);
    roundTrip(table);
    table.play('evacuate t1 5,5');
    expect([table.where('t1'), table.unit('t1').df, table.side]).toEqual(['5,5', 1, 'blue']);
  });
});
