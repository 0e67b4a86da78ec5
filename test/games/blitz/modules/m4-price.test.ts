import { describe, expect, test } from 'vitest';
import { english } from '#core/message.ts';
import { eventInWords } from '#games/blitz/text/log/event-text.ts';
import { ROW_NAMES } from '#games/blitz/economy/orders-of-battle/order.ts';
import { chargesOf } from '#games/blitz/combat/results/account.ts';
import type { State } from '#games/blitz/types.ts';
import { roundTrip } from '../optional.ts';
import { faults, position, type Table } from '../table.ts';
import { found, rows } from './table.ts';

const BOARD = [
  'grid radius 5',
  'city Feld : -5,5',
  'city Heim : 5,-5',
  'belongs blue -5,5 5,-5',
  'city Rot : -5,0',
  'belongs red -5,0',
].join('\n');
const HOME = 'blue inf 1-4 @ 5,-5 as b0\nred inf 1-4 @ -5,0 as r0';
const priced = (options: string, lines: string, phase = 'blue attacks', modules = 'M3 M4', level = 'basic'): Table =>
  position(
    `game ${level}\nmodules ${modules}\noptions ${options}\nboard inline\n${BOARD}\nend board\n${lines}\n${HOME}\n${phase}`,
  );

/** Sixty factors round a 6-6 at 0,0. */
const RING = ['1,0', '0,1', '-1,1', '-1,0', '0,-1'].map((hex, i) => `blue arm 12-6 @ ${hex} as b${i + 1}`).join('\n');
const ALL = 'declareBattle b1+b2+b3+b4+b5 on 0,0';
const said = (table: Table, is: string): string[] =>
  table.events.flatMap((event) => {
    const told = event.is === is ? eventInWords(table.game.world, table.before, event) : undefined;
    return told ? [english(told.text)] : [];
  });

describe('M4 price of losses', () => {
  test('M4.40 off: no account is kept; an account belongs to M4', () => {
    const off = priced('lossPrice=off', `${RING}\nred arm 6-6 @ 0,0 as r1`).play(ALL);
    expect([off.where('r1'), off.state.account, found(off, 'account red 0')]).toEqual(['lost', undefined, undefined]);
    const stray = `game basic\nmodules M3\nboard inline\n${BOARD}\nend board\n${HOME}\naccount blue 2\nblue moves`;
    expect(faults(stray).join()).toContain('M4');
    expect(faults(stray.replace('blue 2', 'blue 2.5').replace('M3', 'M4')).join()).toContain('M4.40');
    expect(faults(stray.replace('modules M3', 'modules M3\noptions lossPrice=cost')).join()).toContain('M4.40');
    expect(faults(stray.replace('modules M3', 'modules M4\noptions lossPrice=dear')).join()).toContain('M4.40');
  });

  test('M4.40, M4.41, M4.42, M4.43 example: 4 INF4 and 2 FTR against 6 ARM under mixed: Blue owes 22', () => {
    const lines = `${RING}\nred arm 6-6 @ 0,0 as r1\nblue FTR 2-12 @ -5,5 as f1\nblue inf 4-4 @ 2,3 as b9\nred arm 8-6 @ -3,3 as r9\naccount blue 0\naccount red 0`;
    const table = position(
      `game tournament fighters\nmodules M3 M4\noptions lossPrice=mixed\nboard inline\n${BOARD}\nend board\n${lines}\nred arm 12-6 @ 2,2 as r5\nred arm 12-6 @ 1,3 as r6\nred arm 12-6 @ 3,2 as r7\nred arm 8-6 @ 1,4 as r8\n${HOME}\nblue attacks`,
    ).play(ALL);
    expect([table.where('r1'), found(table, 'account red 72')]).toEqual(['lost', undefined]);
    roundTrip(table);
    expect(found(table, 'owes red 72')).toBeUndefined();
    table.play(['endAdvance', 'endCombat', 'endLanding']);
    // M4.26, M4.31: aircraft alone are overrun, then 40 factors take the 4-4.
    table.play('overrun r9 -4,4 -5,5');
    expect(found(table, 'account blue 10')).toBeUndefined();
    table.play('endMovement').play('declareBattle r5+r6+r7+r8 on 2,3');
    expect([table.where('b9'), table.where('f1')]).toEqual(['lost', 'lost']);
    for (const line of ['account blue 94', 'account red 72', 'owes blue 22'])
      expect(found(table, line), line).toBeUndefined();
    roundTrip(table);
    table.play('resign');
    expect(said(table, 'settled')).toEqual([
      'red owes blue 22¢ for the losses'.replace('red owes blue', 'blue owes red'),
    ]);
  });

  test('M4.41 cost alone, M4.42 humane alone; halves of a cent', () => {
    const lost = (price: string, unit = 'arm 6-6') =>
      priced(`lossPrice=${price}`, `${RING}\nred ${unit} @ 0,0 as r1`, 'blue attacks', 'M3 M4 M8').play(ALL);
    expect(found(lost('cost'), 'account red 12')).toBeUndefined();
    expect(found(lost('humane'), 'account red 60')).toBeUndefined();
    const half = roundTrip(lost('cost', 'inf2 1-2'));
    expect(found(half, 'account red ½')).toBeUndefined();
    expect(half.text()).toContain('account red ½');
    expect(found(lost('mixed', 'inf2 3-2'), 'account red 46½')).toBeUndefined();
  });

  test('M4.40, M4.5 what is paid in part is charged, and an overrun taken back is not', () => {
    const paid = priced('lossPrice=cost', 'blue arm 12-6 @ 1,0 as b1\nred inf 4-4 @ 0,0 as r1').play(
      ['declareBattle b1 on 0,0'],
      1,
    );
    paid.play(['chooseK 1']);
    expect([paid.unit('r1').df, found(paid, 'account red 2')]).toEqual([2, undefined]);
    expect(said(paid, 'charged')).toEqual(['the losses of red cost 2¢ more: 2¢ in all']);
    const over = priced('lossPrice=cost', 'blue arm 12-6 @ 1,0 as b1\nred inf 1-4 @ 0,0 as r1', 'blue moves');
    over.play('overrun b1 0,0');
    expect(found(over, 'account red 1')).toBeUndefined();
    over.play('takeBack');
    expect(over.state.account).toBeUndefined();
    // B80.10: a replacement that goes back to where it came from is no loss.
    const lines = 'blue inf 4-4 lost as b1\nreplacements blue 4\ncontrol blue 5,-5';
    const fresh = priced('lossPrice=cost', lines, 'blue moves', 'M3 M4', 'tournament');
    fresh.play(['placeReplacement inf 4-4 at 5,-5', 'takeBack']);
    expect([fresh.where('b1'), fresh.state.account]).toEqual(['lost', undefined]);
  });

  test('M4.price, M9.cost every row as the ledger has it', () => {
    const [head = [], prices = []] = [
      rows('| SAC MDM TAC FTR MAC |').length > 0
        ? 'SAC MDM TAC FTR MAC|RNG|RR FLAK Airbase|ARM ART ABN|MAR MST INF2|INF4 LST|TF|SUP'.split('|')
        : [],
      rows('| SAC MDM TAC FTR MAC |')[0],
    ];
    const wanted = new Map(head.flatMap((names, i) => names.split(' ').map((name) => [name, Number(prices[i])])));
    expect([...wanted.keys()].sort()).toEqual([...ROW_NAMES].sort());
    const unit = position(`game basic\nmodules M4\nboard inline\n${BOARD}\nend board\n${HOME}\nblue moves`).unit('b0');
    const charge = (price: 'cost' | 'humane', type: string) => {
      const lost = { ...unit, type: type as 'infantry' };
      const state = { units: [{ ...lost, place: 'lost' }], mover: 'red' } as unknown as State;
      const [event] = chargesOf(price, [lost], state, { is: 'eliminated', units: [0], rule: 'M4.26' });
      return event?.is === 'charged' ? event.halves / 2 / lost.df : 0;
    };
    const humane = (type: string) => charge('humane', type);
    for (const [type, row] of Object.entries({
      SAC: 'SAC',
      FTR: 'FTR',
      ranger: 'RNG',
      train: 'RR',
      armor: 'ARM',
      artillery: 'ART',
      airborne: 'ABN',
      airAssault: 'ARM',
      navalInfantry: 'MAR',
      lightInfantry: 'INF2',
      infantry: 'INF4',
    }))
      expect([type, humane(type)]).toEqual([type, wanted.get(row)]);
    expect(charge('cost', 'artillery')).toBe(3);
  });

  test('M4.43 lossPriceBurn: both totals are lost to nobody’s gain; equal losses are owed to nobody', () => {
    const burn = priced('lossPrice=cost lossPriceBurn=yes', `${RING}\nred arm 6-6 @ 0,0 as r1\naccount blue 94`).play(
      ALL,
    );
    expect(found(burn, 'owes nobody')).toBeUndefined();
    burn.play('resign');
    expect(said(burn, 'settled')).toEqual(["the losses, 94¢ and 12¢, are to nobody's gain"]);
    const even = priced('lossPrice=cost', 'account blue 3\naccount red 3', 'blue moves');
    expect(found(even, 'owes nobody')).toBeUndefined();
    even.play('resign');
    expect(said(even, 'settled')).toEqual(['the losses of both sides cost the same: nobody owes anything']);
  });

  test('M90.22 a captured train is a loss of its old owner, with its passengers; a captured centre costs nothing', () => {
    const rail = BOARD.replace('grid radius 5', 'grid radius 5\nroad 0,0 -1,0 -2,0');
    const taken = position(
      `game basic\nmodules M3 M4 M7\noptions lossPrice=mixed\nboard inline\n${rail}\nend board\nblue arm 10-6 @ 1,0 as b1\nred train 1-60 @ 0,0 as rt\nred inf 2-4 aboard rt as r1\n${HOME}\nblue moves`,
    ).play('overrun b1 0,0');
    expect([taken.unit('rt').side, taken.where('r1'), found(taken, 'account red 50')]).toEqual([
      'blue',
      'lost',
      undefined,
    ]);
    // M4.13: not held, it is destroyed, but the old owner has lost it, not the captor.
    const lost = position(
      `game basic\nmodules M3 M4 M7\noptions lossPrice=cost\nboard inline\n${rail}\nend board\nblue arm 10-6 @ 1,0 as b1\nred train 1-60 @ 0,0 as rt\n${HOME}\nblue attacks`,
    ).play(['declareBattle b1 on 0,0', 'endAdvance']);
    expect([lost.where('rt'), found(lost, 'account red 3'), found(lost, 'account blue 0')]).toEqual([
      'lost',
      undefined,
      undefined,
    ]);
  });
});
