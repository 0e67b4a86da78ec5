import { describe, expect, test } from 'vitest';
import { kit } from '#games/blitz/kit.ts';
import { fought } from '../basic.ts';
import { roundTrip } from '../optional.ts';
import type { Table } from '../table.ts';
import { at, naval } from './naval.ts';

/** A landing ship and a transport on the assault hex -1,3, next to the beaches 0,2 and 0,3. */
const SHIPS = 'blue LST 1-1 assault -1,3 as l1\nblue MST 1-1 assault -1,3 as m1';
const ABOARD = 'blue MAR 6-4 aboard m1 as b1\nblue inf 2-4 aboard m1 as b2';
const LAND = 'M3 M4 M5 M11';
const shore = (lines: string, modules = LAND, level = 'basic'): Table =>
  naval(`${lines}\nred inf 4-4 @ 5,5 as far\nblue moves`, level, undefined, modules);
/** On to the battles. */
const attack = (table: Table): Table => {
  table.play('endMovement');
  while (at(table) === 'bombardment') table.play('endStep');
  return table;
};
/** To the end of the player turn. */
const end = (table: Table): Table => {
  table.play('endCombat');
  return table;
};

describe('M11 invasions', () => {
  test('M11.30 a landing ship and a transport on an assault hex land on one adjacent beach hex of clear terrain', () => {
    const table = shore(`${SHIPS}\n${ABOARD}`);
    expect(table.refusal('landWave b1 1,0')).toBe('M11.30');
    expect(table.refusal('landWave b1 0,4')).toBe('M11.30');
    const only = shore(`blue MST 1-1 assault -1,3 as m1\n${ABOARD}`);
    expect(only.refusal('landWave b1 0,3')).toBe('M11.30');
    const dry = shore(`blue LST 1-1 assault -1,6 as l1\nblue MST 1-1 assault -1,6 as m1\n${ABOARD}`);
    expect(dry.refusal('landWave b1 0,5')).toBe('M11.30');
    const box = shore(`blue LST 1-1 sea A as l1\nblue MST 1-1 sea A as m1\n${ABOARD}`);
    expect(box.refusal('landWave b1 0,3')).toBe('M11.30');
    box.play('takeAssaultHex l1+m1 -1,3').play('landWave b1 0,3');
    expect(box.where('b1')).toBe('0,3');
    expect(box.refusal('landWave b2 0,2')).toBe('M11.30');
  });

  test('M11.31 six factors for each landing ship; no armor, no artillery in the first wave', () => {
    const table = shore(`${SHIPS}\n${ABOARD}`);
    expect(table.refusal('landWave b1+b2 0,3')).toBe('M11.31');
    expect(table.play('landWave b1 0,3').refusal('landWave b2 0,3')).toBe('M11.31');
    const heavy = shore(`${SHIPS}\nblue arm 4-6 aboard m1 as b1\nblue aa 2-6 aboard m1 as b2`);
    expect(heavy.refusal('landWave b1 0,3')).toBe('M11.31');
    expect(heavy.refusal('landWave b2 0,3')).toBe('M11.31');
    const two = shore(`${SHIPS}\nblue LST 1-1 assault -1,3 as l2\n${ABOARD}`);
    expect(two.play('landWave b1+b2 0,3').where('b2')).toBe('0,3');
  });

  test('M11.32 onto an empty beach it lands at once, with a point less, and makes a beachhead', () => {
    const table = shore(`${SHIPS}\n${ABOARD}`).play('landWave b1 0,3');
    expect(table.unit('b1')).toMatchObject({ place: 'map', spent: 3, landed: true });
    expect(table.unit('b1').aboard).toBeUndefined();
    expect(table.state.beachheads).toMatchObject([{ side: 'blue' }]);
    expect(table.play('moveUnit b1 1,3').where('b1')).toBe('1,3');
    roundTrip(table);
  });

  test('M11.39 Example: six marines against a 4-4, four and two infantry, and with naval guns', () => {
    const held = 'red inf 4-4 @ 0,3 as r1';
    const marines = attack(shore(`${SHIPS}\n${ABOARD}\n${held}`).play('landWave b1 0,3'));
    expect(marines.unit('b1')).toMatchObject({ place: 'map', aboard: 'm1' });
    roundTrip(marines);
    expect(fought(marines.play('declareBattle b1 on 0,3', 3))).toMatchObject({ attack: 6, defence: 4, odds: '1-1' });
    const mixed = 'blue MAR 4-4 aboard m1 as b1\nblue inf 2-4 aboard m1 as b2';
    const some = attack(shore(`${SHIPS}\n${mixed}\n${held}`).play('landWave b1+b2 0,3'));
    expect(fought(some.play('declareBattle b1+b2 on 0,3', 3))).toMatchObject({ attack: 5, odds: '1-1' });
    const guns = shore(`${SHIPS}\nblue TF 1-1 assault -1,3 as t1\n${ABOARD}\n${held}`).play('landWave b1 0,3');
    attack(guns);
    expect(guns.refusal('declareBattle t1 on 0,3')).toBe('M11.tf');
    guns.play('declareBattle b1+t1 on 0,3', 3);
    expect(fought(guns)).toMatchObject({ attack: 9, defence: 4, odds: '2-1' });
    expect(guns.unit('t1').place).toBe('assault');
  });

  test('M11.32 the wave attacks its beach and nothing else, and moves by no other way', () => {
    const table = shore(`${SHIPS}\n${ABOARD}\nred inf 4-4 @ 0,3 as r1\nred inf 1-4 @ 0,2 as r2`).play(
      'landWave b1 0,3',
    );
    expect(table.refusal('moveUnit b1 0,4')).toBe('M11.32');
    attack(table);
    expect(table.refusal('declareBattle b1 on 0,2')).toBe('M11.32');
    expect(table.refusal('declareBattle b1 on 0,2+0,3')).toBe('M11.32');
  });

  test('M11.33 a vacated beach hex is occupied and becomes a beachhead', () => {
    const guns = 'blue TF 1-1 assault -1,3 as t1\nblue TF 1-1 assault -1,4 as t2';
    const table = attack(
      shore(`${SHIPS}\n${guns}\n${ABOARD}\nred inf 1-4 @ 0,3 as r1\nred inf 1-4 @ 4,3 as r2\nblue inf 4-4 @ 4,2`).play(
        'landWave b1 0,3',
      ),
    );
    table.play('declareBattle b1+t1+t2 on 0,3');
    expect(fought(table)).toMatchObject({ attack: 12, odds: '12-1' });
    expect([table.where('r1'), table.where('b1')]).toEqual(['lost', '-1,3']);
    end(table);
    expect([table.where('b1'), table.unit('b1').aboard, table.unit('m1').aborted]).toEqual([
      '0,3',
      undefined,
      undefined,
    ]);
    expect(table.state.beachheads).toMatchObject([{ side: 'blue' }]);
  });

  test('M11.34 a wave that has not emptied the hex goes back on board, and its ships must dock and unload', () => {
    const table = attack(shore(`${SHIPS}\n${ABOARD}\nred inf 4-4 @ 0,3 as r1`).play('landWave b1 0,3'));
    end(table);
    expect([table.where('b1'), table.unit('b1').aboard]).toEqual(['aboard', 'm1']);
    expect([table.unit('m1').aborted, table.unit('l1').aborted]).toEqual([true, true]);
    roundTrip(table);
    const next = shore(
      `blue LST 1-1 assault -1,3 aborted as l1\nblue MST 1-1 assault -1,3 aborted as m1\n${ABOARD}\nblue inf 4-4 @ 1,0`,
    );
    expect(next.refusal('landWave b1 0,3')).toBe('M11.34');
    expect(next.refusal('changeZone m1 B')).toBe('M11.34');
    expect(next.refusal('endMovement')).toBe('M11.34');
    next.play('dock l1 0,0');
    expect(next.unit('l1').aborted).toBeUndefined();
    next.play('dock m1 0,0');
    expect(next.refusal('endMovement')).toBe('M11.34');
    next.play('disembark b1+b2 0,0');
    expect(next.unit('m1').aborted).toBeUndefined();
  });

  test('M11.34, M0.23, M80.27 no ship docks in the second impulse, so the duty waits for the next player turn', () => {
    const table = naval(
      `turn 2\nblue LST 1-1 assault -1,3 aborted as l1\nblue MST 1-1 assault -1,3 aborted as m1\n${ABOARD}\nblue inf 4-4 @ 1,0\nblue moves again`,
      'basic',
      undefined,
      'M1 M11',
    );
    expect(table.refusal('dock l1 0,0')).toBe('M80.27');
    table.play('endMovement');
    expect([table.state.mover, table.unit('l1').aborted]).toEqual(['red', true]);
  });

  test('M11.34, M90.18 if the whole wave is lost its landing ship is lost too', () => {
    const lines = `${SHIPS}\nblue MAR 2-4 aboard m1 as b1\nblue inf 4-4 @ 1,2 as b2\nred inf 4-4 @ 0,3 as r1`;
    const table = attack(shore(lines).play('landWave b1 0,3'));
    table.play('declareBattle b1+b2 on 0,3', 6);
    while (at(table) === 'losses') table.play('chooseLosses b1');
    while (at(table) === 'battles') end(table);
    expect([table.where('b1'), table.where('l1'), table.unit('m1').place]).toEqual(['lost', 'lost', 'assault']);
  });

  test('M70.fallback, M11.34 without M4 a wave that is to go back returns aboard; AE is the end of it and its landing ship', () => {
    const table = (die: number): Table =>
      attack(
        shore(`${SHIPS}\n${ABOARD}\nred inf 4-4 @ 0,3 as r1\nblue inf 4-4 @ 4,0`, 'M3 M11').play('landWave b1 0,3'),
      ).play('declareBattle b1 on 0,3', die);
    const back = table(5);
    while (at(back) === 'battles') end(back);
    expect([back.where('b1'), back.unit('l1').aborted, back.where('r1')]).toEqual(['aboard', true, '0,3']);
    const gone = table(6);
    while (at(gone) === 'battles') end(gone);
    expect([gone.where('b1'), gone.where('l1'), gone.unit('m1').aborted]).toEqual(['lost', 'lost', true]);
  });

  test('M11.35 later 12 factors for each landing ship follow, of all types; not in the player turn of the wave', () => {
    const load =
      'blue arm 6-6 aboard m1 as b1\nblue MST 1-1 assault -1,3 as m2\nblue arm 4-6 aboard m2 as b2\nblue inf 4-4 aboard m2 as b3';
    const table = shore(`${SHIPS}\n${load}\nbeachhead blue 0,3`, 'M3 M4 M11');
    expect(table.refusal('landFollowUp b1 0,2')).toBe('M11.35');
    expect(table.refusal('landFollowUp b1+b2+b3 0,3')).toBe('M11.35');
    const before = table.state;
    table.play('landFollowUp b1+b2 0,3');
    expect(table.unit('b1')).toMatchObject({ place: 'map', spent: 3 });
    expect(kit.describe(table.game, before, table.events)[0]?.rules).toEqual(['M11.35']);
    expect(table.refusal('landFollowUp b3 0,3')).toBe('M11.35');
    const fresh = shore(`${SHIPS}\n${ABOARD}`).play('landWave b1 0,3');
    expect(fresh.refusal('landFollowUp b2 0,3')).toBe('M11.35');
  });

  test('M11.36 a beachhead ends when an enemy unit comes into it', () => {
    const table = naval(
      'blue inf 4-4 @ 4,0 as b1\nred inf 4-4 @ 1,3 as r1\nbeachhead blue 0,3\nred moves',
      'basic',
      undefined,
      LAND,
    );
    table.play('moveUnit r1 0,3');
    expect(table.state.beachheads).toEqual([]);
  });

  test('M11.37 each landing ship takes six factors off the beachhead', () => {
    const lines = `${SHIPS}\nblue inf 4-4 @ 0,3 as b1\nblue inf 4-4 @ 0,3 as b2\nblue inf 4-4 @ 0,2 as b3\nbeachhead blue 0,3`;
    const table = shore(lines);
    expect(table.refusal('withdrawFromBeach m1 b3')).toBe('M11.37');
    expect(table.refusal('withdrawFromBeach m1 b1+b2')).toBe('M11.37');
    expect(table.play('withdrawFromBeach m1 b1').unit('b1')).toMatchObject({ place: 'aboard', aboard: 'm1' });
    expect(table.refusal('withdrawFromBeach m1 b2')).toBe('M11.37');
  });

  test('M11.38 Rangers land from a task force on any coast and go back on board; no beachhead comes of it', () => {
    const lines = 'blue TF 1-1 assault -1,5 as t1\nblue rng 1-4 aboard t1 as g1';
    const table = shore(lines);
    expect(table.refusal('landRanger g1 1,5')).toBe('M11.38');
    table.play('landRanger g1 0,5');
    expect([table.where('g1'), table.state.beachheads, table.unit('t1').task]).toEqual(['0,5', [], 'rangers']);
    const back = shore('blue TF 1-1 assault -1,5 as t1\nblue rng 1-4 @ 0,5 as g1');
    expect(back.play('withdrawFromBeach t1 g1').unit('g1').aboard).toBe('t1');
    const held = attack(shore(`${lines}\nred inf 1-4 @ 0,5 as r1`).play('landRanger g1 0,5'));
    expect(held.unit('g1')).toMatchObject({ place: 'map', aboard: 't1' });
    end(held);
    expect(held.unit('g1').place).toBe('aboard');
  });

  test('M11.tf each task force does one of its missions: guns before the battles, or an engagement, or Rangers', () => {
    const lines = `${SHIPS}\nblue TF 1-1 assault -1,3 as t1\nblue inf 4-4 @ 4,0\nred inf 4-4 @ 0,3 as r1`;
    const table = shore(lines).play('endMovement');
    expect(at(table)).toBe('bombardment');
    table.play('bombard t1 on 0,3', 1);
    expect(table.unit('r1').hitTill).toBeDefined();
    expect(table.events).toContainEqual({ is: 'shipTask', units: [2], task: 'bombarded' });
    const fleet = shore(`blue TF 1-1 assault -1,3 as t1\nred TF 1-1 sea A as r.tf1\nred inf 4-4 @ 0,3 as r1`);
    fleet.play('engage t1 r.tf1', 4).play('endMovement');
    expect(at(fleet)).not.toBe('bombardment');
  });

  test('M11.lift, M14.10 in a rough sea no first wave and no Rangers, and half the follow-up', () => {
    const rough = 'season spring 1\nindicator 4\n';
    const table = shore(`${rough}${SHIPS}\n${ABOARD}\nbeachhead blue 0,2`, 'M3 M4 M11 M14');
    expect(table.refusal('landWave b1 0,3')).toBe('M14.10');
    expect(table.refusal('landFollowUp b1+b2 0,2')).toBe('M11.35');
    expect(table.play('landFollowUp b1 0,2').where('b1')).toBe('0,2');
  });

  test('M90.44 landing on a neutral coast is a violation', () => {
    const board = `${naval.coast}\nbelongs n 0,3 1,3`;
    const table = naval(`${SHIPS}\n${ABOARD}\nblue moves`, 'tournament', board).play('landWave b1 0,3');
    expect(table.state.minors[0]).toMatchObject({ state: 'violated', violator: 'blue' });
  });
});
