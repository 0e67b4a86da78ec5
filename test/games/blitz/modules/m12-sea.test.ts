import { undoCount } from '#core/record/undo.ts';
import { describe, expect, test } from 'vitest';
import { flightNow } from '#games/blitz/air/desk/flight-view.ts';
import { actionsOf } from '#games/blitz/desk/actions.ts';
import { english } from '#core/message.ts';
import { kit } from '#games/blitz/kit.ts';
import { events, legalTexts } from '../basic.ts';
import { roundTrip } from '../optional.ts';
import type { Table } from '../table.ts';
import { naval } from './naval.ts';
import { found } from './table.ts';

/** The coast of M11 with a Blue airbase beside zone A at 1,0, an inland one at 4,4 and a Red one beside C at 1,12. */
const BASES = 'blue airbase 1-0 @ 1,0 as ba\nblue airbase 1-0 @ 4,4 as bi\nred airbase 1-0 @ 1,12 as ra';
const sea = (lines: string, modules = 'M11 M12', who = 'blue moves'): Table =>
  naval(
    `turn 2\n${BASES}\n${lines}\nblue inf 4-4 @ 4,0 as b0\nred inf 4-4 @ 5,5 as r0\n${who}`,
    'basic',
    undefined,
    modules,
  );
const MDM = 'blue MDM 4-10 @ 1,0 as m1\nblue MDM 4-10 @ 1,0 as m2';
/** Command that ends the current phase. */
const ending = (table: Table): string => table.legal().find((one) => one.do.startsWith('end'))?.do ?? '';
const lies = (table: Table, id: string, where: string): string | undefined => found(table, `where ${id} ${where}`);

describe('M12 naval airbases and strikes on ships', () => {
  test('M12.6 from a naval airbase every fleet of its zone is in range; nobody else on land flies against ships', () => {
    const table = sea(
      `${MDM}\nblue MDM 4-10 @ 4,4 as m3\nblue TAC 4-8 @ 1,0 as t1\nblue SAC 4-20 @ 4,4 as s1\nred TF 1-1 sea A as r1\nred TF 1-1 sea B as r2\nred MST 1-1 assault -1,4 as r3`,
    );
    expect(table.refusal('declareStrike r1 naval m3')).toBe('M12.6');
    expect(table.refusal('declareStrike r2 naval m1')).toBe('M12.6');
    expect([table.refusal('declareStrike r1 naval t1'), table.refusal('declareStrike r1 naval s1')]).toEqual([
      'M12.chart',
      'M12.chart',
    ]);
    expect(table.refusal('declareStrike -1,4 naval m3')).toBe('M12.6');
    expect(legalTexts(table, 'declareStrike').filter((one) => one.includes('naval'))).toEqual([
      'declareStrike -1,4 naval m1',
      'declareStrike -1,4 naval m1+m2',
      'declareStrike -1,4 naval m2',
      'declareStrike r1 naval m1',
      'declareStrike r1 naval m1+m2',
      'declareStrike r1 naval m2',
    ]);
  });

  test('M12.6 an airbase one hex from the coast is naval, two hexes inland it is not; of two zones its owner names one', () => {
    expect(found(sea(''), 'serves ba A')).toBeUndefined();
    expect(found(sea(''), 'serves bi none')).toBeUndefined();
    const border = sea(
      'blue airbase 1-0 @ 0,5 as bb\nblue MDM 4-10 @ 0,5 as m1\nred TF 1-1 sea A as r1\nred TF 1-1 sea B as r2',
    );
    // Until he does it is the one it lies at.
    expect(found(border, 'serves bb B')).toBeUndefined();
    expect(border.refusal('declareStrike r1 naval m1')).toBe('M12.6');
    expect(border.refusal('serveZone bb C')).toBe('M12.6');
    expect(legalTexts(border, 'serveZone')).toEqual(['serveZone bb A', 'serveZone bb B']);
    border.play('serveZone bb A');
    expect([found(border, 'serves bb A'), border.refusal('declareStrike r2 naval m1')]).toEqual([undefined, 'M12.6']);
    roundTrip(border);
    // Once said it is said.
    expect(border.refusal('serveZone bb B')).toBe('M12.6');
    border.play('takeBack').play('serveZone bb B');
    expect(sea('').refusal('serveZone bi A')).toBe('M12.6');
  });

  test('M12.6, M12.32, M12.7 in set-up the table offers what an airbase serves, fighters that stand by, and parts', () => {
    const table = sea(
      'blue airbase 1-0 @ 0,5 as bb\nblue FTR 4-12 @ 1,0 as f1\nblue inf 4-4 waits 1 as w1\nred inf 4-4 waits 1 as w2',
      'M11 M12',
      'blue sets up',
    );
    const offered = (...ids: readonly string[]) => {
      const units = ids.map((id) => table.state.units.findIndex((one) => one.id === id));
      return actionsOf(table.game, table.state, units).flatMap(({ choices }) => choices.map(({ text }) => text));
    };
    expect(offered('bb')).toEqual(['serveZone bb A', 'serveZone bb B']);
    expect(offered('ba')).toEqual([]);
    // Both are still open.
    expect(table.play('serveZone bb B') && offered('bb')).toEqual(['serveZone bb A']);
    expect(offered('f1', 'ba', 'bb')).toContain('assignIntercept f1');
    expect(offered('f1')).toContain('splitUnit f1 3+1');
    table.play('assignIntercept f1');
    expect(offered('f1')).not.toContain('assignIntercept f1');
  });

  test('M11.8, M12.6 the table offers ferries onto ships: in port from any base, at sea from the naval airbase', () => {
    const lines =
      'blue TF 1-1 dock 0,0 as s1\nblue TF 1-1 sea A as s2\nblue FTR 2-12 @ 1,0 as f1\nblue FTR 2-12 @ 4,4 as f2';
    const table = sea(lines, 'M6 M11 M12');
    const ferries = (id: string): readonly string[] => {
      const unit = table.state.units.findIndex((one) => one.id === id);
      const found = actionsOf(table.game, table.state, [unit]).filter(({ verb }) => verb === 'ferry');
      return found.flatMap(({ choices }) => choices.map(({ text }) => text));
    };
    expect(ferries('f1')).toEqual(['ferry f1 4,4', 'ferry f1 s1', 'ferry f1 s2']);
    expect(ferries('f2')).toEqual(['ferry f2 1,0', 'ferry f2 s1']);
  });

  test('M12.chart 9, M12.33, M12.hd a naval strike on a fleet in a box: no path; H withdraws a ship, D sinks one', () => {
    const lines = `${MDM}\nred TF 1-1 sea A as r1\nred MST 1-1 sea A as r2\nred inf 4-4 aboard r2 as r3`;
    const hit = sea(lines).play('declareStrike r1 naval m1+m2', 2);
    expect(events(hit, 'flightSent')[0]?.groups[0]?.hexes).toEqual([]);
    expect([hit.phase, hit.side, legalTexts(hit, 'withdraw')]).toEqual([
      'M80.40',
      'red',
      ['withdraw r1 B', 'withdraw r2 B'],
    ]);
    roundTrip(hit);
    hit.play('withdraw r2 B');
    expect([hit.phase, hit.side]).toEqual(['M80.40', 'blue']);
    roundTrip(hit);
    hit.play('flyHome');
    expect([hit.where('m1'), hit.where('m2'), lies(hit, 'r2', 'sea B'), lies(hit, 'r1', 'sea A')]).toEqual([
      '1,0',
      '1,0',
      undefined,
      undefined,
    ]);
    const sunk = sea(lines).play('declareStrike r1 naval m1+m2', 1).play('chooseShip r2').play('flyHome');
    expect([sunk.where('r2'), sunk.where('r3'), sunk.where('m1')]).toEqual(['lost', 'lost', '1,0']);
    // M12.9: one strike a fleet; M12.11.
    const again = sea(`${lines}\nblue TF 1-1 sea A as b1\nred LST 1-1 sea A fleet 2 as r4`)
      .play('declareStrike r1 naval m1', 6)
      .play('flyHome');
    expect([again.refusal('declareStrike r2 naval m2'), again.refusal('declareStrike b1 naval m2')]).toEqual([
      'M12.9',
      'M12.11',
    ]);
    again.play('declareStrike r4 naval m2', 6);
    roundTrip(again);
  });

  test('M12.33 a fleet on an assault hex is struck there, one in port is not at sea; other missions do not reach a box', () => {
    const table = sea(`${MDM}\nred TF 1-1 assault -1,4 as r1\nred TF 1-1 dock 0,12 as r2\nred TF 1-1 sea A as r3`);
    expect(table.refusal('declareStrike -1,3 naval m1')).toBe('M12.11');
    expect(table.refusal('declareStrike -1,12 naval m1')).toBe('M12.11');
    expect(table.refusal('declareStrike r3 units m1')).toBe('M12.33');
    expect(table.refusal('declareStrike r3 naval m1 from 1,0 by 0,0 -1,0')).toBe('M12.33');
    table.play('declareStrike r1 naval m1+m2', 1);
    expect([table.where('r1'), table.phase]).toEqual(['lost', 'M80.40']);
  });

  test('M12.chart 2, M12.hd a port strike: SAC and MDM of any base in range; H stops loading, D closes the port', () => {
    const lines = `${MDM}\nblue SAC 4-20 @ 4,4 as s1\nblue SAC 4-20 @ 4,4 as s2\nblue TAC 4-8 @ 4,4 as t1\nred MST 1-1 dock 0,12 as r1`;
    const table = sea(lines);
    expect([table.refusal('declareStrike -1,12 port t1'), table.refusal('declareStrike -1,12 port m1')]).toEqual([
      'M12.chart',
      'M12.10',
    ]);
    expect([table.refusal('declareStrike -1,6 port s1'), table.refusal('declareStrike 3,3 port s1')]).toEqual([
      'M12.11',
      'M12.11',
    ]);
    const shut = sea(lines).play('declareStrike 0,12 port s1+s2', 1);
    expect([shut.where('r1'), found(shut, 'port 0,12 D')]).toEqual(['lost', undefined]);
    expect(found(sea(lines).play('declareStrike -1,12 port s1', 1), 'port 0,12 H')).toBeUndefined();
  });

  test('M90.41 strikes on ships and ports come before ships move; a fleet reduced by air is engaged after', () => {
    const lines = `${MDM}\nblue TF 1-1 sea A as b1\nblue TF 1-1 sea A as b2\nred TF 1-1 sea A as r1\nred TF 1-1 sea A as r2\nred TF 1-1 sea A as r3`;
    const late = sea(lines).play('changeZone b1 B');
    expect(late.refusal('declareStrike r1 naval m1')).toBe('M90.41');
    const table = sea(lines).play('declareStrike r1 naval m1+m2', 1).play('chooseShip r1').play('flyHome');
    table.play('engage b1 r2', 2);
    expect(events(table, 'engagement')[0]?.odds).toBe('1-1');
  });

  test('M70.fallback without ships there is nothing of it', () => {
    const table = naval(
      `${BASES}\n${MDM}\nblue inf 4-4 @ 4,0 as b0\nred inf 4-4 @ 5,5 as r0\nblue moves`,
      'basic',
      undefined,
      'M12',
    );
    expect(table.refusal('declareStrike -1,12 port m1')).toBe('M70.fallback');
    expect(legalTexts(table, 'declareStrike').filter((one) => / (port|naval) /.test(one))).toEqual([]);
  });
});

/** A Blue task force with TAC 2 and FTR 1 in zone A, a Red one with FTR 2 that stand by. */
const DECK = 'blue TF 1-1 sea A as tf\nblue TAC 2-8 aboard tf as t1\nblue FTR 1-12 aboard tf as f1';

describe('M11.8 aircraft on task forces', () => {
  test('M11.8, M12.46 three factors of TAC and FTR; a dock or hex by range, a box from a naval airbase of the zone', () => {
    const lines =
      'blue TF 1-1 sea A as b1\nblue TF 1-1 sea B as b2\nblue TF 1-1 dock 0,6 as b3\nblue TAC 2-8 @ 1,0 as t1\nblue TAC 2-8 @ 1,0 as t2\nblue TAC 1-8 @ 4,4 as t3\nblue MDM 2-10 @ 1,0 as m1\nblue MST 1-1 sea A as s1';
    const table = sea(lines);
    expect([table.refusal('ferry t1 b2'), table.refusal('ferry t3 b1'), table.refusal('ferry m1 b1')]).toEqual([
      'M12.6',
      'M12.6',
      'M11.8',
    ]);
    expect([table.refusal('ferry t1 s1'), table.refusal('ferry t1+t2 b1')]).toEqual(['M11.8', 'M11.8']);
    expect(legalTexts(table, 'ferry')).toEqual([
      'ferry m1 4,4',
      'ferry t1 4,4',
      'ferry t1 b1',
      'ferry t1 b3',
      'ferry t2 4,4',
      'ferry t2 b1',
      'ferry t2 b3',
      'ferry t3 1,0',
      'ferry t3 b3',
    ]);
    table.play('ferry t1 b1').play('ferry t3 b3');
    expect([lies(table, 't1', 'aboard b1'), lies(table, 't3', 'aboard b3')]).toEqual([undefined, undefined]);
    roundTrip(table);
    expect([table.refusal('ferry t2 b1'), table.refusal('ferry t1 1,0')]).toEqual(['M11.8', 'M12.7']);
    // M90.41: a task force that has taken aircraft on sails after; M80.47: what nobody can answer is taken back.
    table.play('changeZone b1 B').play('takeBack').play('takeBack');
    expect(lies(table, 't3', '4,4')).toBeUndefined();
  });

  test('M11.8, M8.8 set up on board; too much, and what does not go on board, is refused', () => {
    const table = sea(
      'blue TF 1-1 sea A as tf\nblue TAC 2-8 waits 1 as t1\nblue FTR 2-12 waits 1 as f1\nblue MDM 1-10 waits 1 as m1',
      'M11 M12',
      'blue sets up',
    );
    expect([table.refusal('load tf t1+f1'), table.refusal('load tf m1')]).toEqual(['M11.8', 'M11.8']);
    table.play('load tf t1');
    expect(lies(table, 't1', 'aboard tf')).toBeUndefined();
    roundTrip(table);
    expect(table.refusal('load tf f1')).toBe('M11.8');
  });

  test('M11.tf d fleet TAC fly missions 2 to 5 and 7 to 9; ranges count from any sea hex of the zone', () => {
    const table = sea(
      `${DECK}\nred inf 2-4 @ 5,3 as r1\nred TF 1-1 sea A as r2\nred TF 1-1 sea B as r3\nred airbase 1-0 @ 6,3 as r4`,
    );
    // From -1,4 it is six hexes to 5,3.
    const strikes = legalTexts(table, 'declareStrike').filter((one) => !one.includes('5,5'));
    expect(strikes).toEqual([
      'declareStrike -1,12 port t1',
      'declareStrike 5,3 interdict t1',
      'declareStrike 5,3 support t1',
      'declareStrike 5,3 units t1',
      'declareStrike 6,3 airbase t1',
      'declareStrike r2 naval t1',
    ]);
    expect([table.refusal('declareStrike r3 naval t1'), table.refusal('declareStrike 1,12 airbase t1')]).toEqual([
      'M12.33',
      'M12.10',
    ]);
    table.play('declareStrike 5,3 support t1 escort f1');
    expect([lies(table, 't1', 'air 5,3'), table.unit('tf').task, table.unit('t1').aboard]).toEqual([
      undefined,
      'flights',
      'tf',
    ]);
    roundTrip(table);
    table.play('flyHome');
    expect(lies(table, 'f1', 'aboard tf')).toBeUndefined();
    expect([table.refusal('changeZone tf B'), table.refusal('engage tf r2')]).toEqual(['M11.tf', 'M11.20']);
    table.play('takeAssaultHex tf -1,4');
  });

  test('M11.tf d one mission a player turn: who has engaged does not fly; who has sailed neither flies nor takes aircraft on', () => {
    const fought = sea(`${DECK}\nred TF 1-1 sea A as r2\nred inf 2-4 @ 2,3 as r1`).play('engage tf r2', 4);
    expect(fought.refusal('declareStrike 2,3 units t1')).toBe('M11.tf');
    const sailed = sea(`${DECK}\nblue TAC 1-8 @ 1,0 as t3\nred inf 2-4 @ 2,3 as r1`);
    sailed.play('takeAssaultHex tf -1,4');
    expect([sailed.refusal('declareStrike 2,3 units t1'), sailed.refusal('ferry t1 4,4')]).toEqual(['M6.5', 'M6.5']);
    // M11.tf: its fighters stand by all the same.
    sailed.play('assignIntercept f1');
  });

  test('M14.10 in a storm nobody flies from ships; in a rough sea their aircraft bomb at half', () => {
    const lines = `${DECK}\nred inf 2-4 @ 2,3 as r1`;
    // Zone A goes by the left weather zone: fall 3 is S3, fall 2 is V2 S2, spring 4 is S2.
    const storm = sea(`${lines}\nseason fall 1\nindicator 3`, 'M11 M12 M14');
    expect(storm.refusal('declareStrike 2,3 units t1')).toBe('M14.10');
    const rough = sea(
      `blue TF 1-1 sea A as tf\nblue TAC 3-8 aboard tf as t1\nred inf 2-4 @ 2,3 as r1\nseason spring 1\nindicator 4`,
      'M11 M12 M14',
    );
    rough.play('declareStrike 2,3 units t1');
    expect(events(rough, 'struckFromAir')).toEqual([]);
  });

  test('M12.22, M12.33, M90.73 fighters over a box: of naval airbases and task forces of the zone, wherever these have sailed', () => {
    const lines = `${MDM}\nred TF 1-1 sea A as r1\nred FTR 2-12 aboard r1 as rf oncall\nred FTR 1-12 @ 1,12 as rg oncall\nred TF 1-1 sea B as r2\nred FTR 2-12 aboard r2 as rh oncall`;
    const table = sea(lines).play('declareStrike r1 naval m1+m2');
    expect([table.phase, table.side, legalTexts(table, 'assignInterceptor')]).toEqual([
      'M80.40',
      'red',
      ['assignInterceptor rf -2,1'],
    ]);
    roundTrip(table);
    table.play('intercept rf').play('goOn').play('goOn', 6, 1);
    expect([table.phase, table.side]).toEqual(['M80.40', 'blue']);
    // M12.46: their ship is sunk while they fly: they come down on a base in range.
    expect([table.where('r1'), table.where('rf')]).toEqual(['lost', '1,12']);
    const sails = sea(
      'red TF 1-1 sea B as r2\nred FTR 2-12 aboard r2 as rh\nblue MDM 4-10 @ 1,0 as m1\nred TF 1-1 sea A as r1',
      'M6 M11 M12',
      'red moves: standby',
    );
    sails.play('assignIntercept rh').play('changeZone r2 A').play('endStep');
    while (sails.state.mover === 'red') sails.play(sails.legal().find((one) => /^end/.test(one.do))?.do ?? 'endStep');
    sails.play('endStep').play('declareStrike r1 naval m1');
    expect(legalTexts(sails, 'assignInterceptor')).toEqual(['assignInterceptor rh -2,1']);
  });

  test('M12.46, M12.10 a task force lost while its aircraft fly: another of the zone, a base in range, or nothing', () => {
    const lines = `blue TF 1-1 sea A as b1\nblue TAC 3-8 aboard b1 as t1\nred inf 2-4 @ 2,3 as r1\nblue TF 1-1 sea A fleet 2 as b2\nred TF 1-1 sea A as r2`;
    const table = sea(lines).play('declareStrike 2,3 support t1');
    expect(table.unit('t1').place).toBe('air');
    table.play('engage b2 r2', 2);
    expect(table.where('b2')).toBe('lost');
    const over = sea(
      lines.replace('sea A as b1', 'lost as b1').replace('aboard b1 as t1', 'air 2,3 from b1 as t1') +
        '\nmission tactical t1 2,3',
      'M3 M11 M12',
      'blue attacks',
    );
    expect([over.phase, legalTexts(over, 'flyHome')]).toEqual([
      'M80.40',
      ['flyHome t1 1,0', 'flyHome t1 4,4', 'flyHome t1 b2'],
    ]);
    over.play('flyHome t1 b2');
    expect(lies(over, 't1', 'aboard b2')).toBeUndefined();
    expect(over.state.mover).toBe('red');
  });

  test('M90.42 a task force that has withdrawn takes its aircraft back in its new zone if it is in range', () => {
    const lines =
      'blue TF 1-1 sea B as b1 withdrawn task flights\nblue TAC 3-2 air 2,3 from b1 as t1\nmission tactical t1 2,3\nred inf 2-4 @ 2,3 as r1';
    const far = naval(`turn 2\n${lines}\nblue inf 4-4 @ 4,0 as b0\nblue attacks`, 'basic', undefined, 'M3 M11 M12');
    expect(far.where('t1')).toBe('lost');
    const near = naval(
      `turn 2\n${lines.replace('TAC 3-2', 'TAC 3-4')}\nblue inf 4-4 @ 4,0 as b0\nblue attacks`,
      'basic',
      undefined,
      'M3 M11 M12',
    );
    expect(legalTexts(near, 'flyHome')).toEqual(['flyHome', 'flyHome t1 b1']);
    near.play('flyHome');
    expect(lies(near, 't1', 'aboard b1')).toBeUndefined();
  });

  test('M11.tf g, M13.3 ships fire at strikes on their own fleet, two factors for each task force; +1 on the die', () => {
    const lines = `${MDM}\nred TF 1-1 sea A as r1\nred TF 1-1 sea A as r2\nred MST 1-1 sea A as r3\nred TF 1-1 sea A fleet 2 as r4`;
    const table = sea(lines, 'M11 M12 M13').play('declareStrike r1 naval m1+m2');
    expect([table.side, legalTexts(table, 'nameVolleys')]).toEqual([
      'red',
      ['nameVolleys none', 'nameVolleys r1 on -2,1', 'nameVolleys r1+r2 on -2,1', 'nameVolleys r2 on -2,1'],
    ]);
    expect(table.refusal('nameVolleys r4 on -2,1')).toBe('M13.3');
    roundTrip(table);
    // The table tells as much.
    expect(Object.values(flightNow(table.game, table.state)?.fire ?? {})).toEqual([2, 2]);
    table.play('nameVolleys r1+r2').play('goOn', 1);
    table.play(legalTexts(table, 'chooseLosses')[0] ?? '', 2);
    // Two factors of eight are lost, column 6; die 2 + 1 is H.
    expect(events(table, 'struckFromAir')[0]).toMatchObject({ column: 6, more: 1, result: 'H' });
    roundTrip(table);
  });
});

describe('M11.8 hard cases', () => {
  test('M11.8 what a task force carries is lost with it; what is in the air is not', () => {
    const lines =
      'blue TF 1-1 sea A as b1\nblue TF 1-1 sea A as b2\nblue TAC 2-8 aboard b1 as t1\nblue FTR 1-12 aboard b1 as f1\nblue MDM 4-10 @ 1,0 as m1\nred TF 1-1 sea A as r1\nred inf 2-4 @ 2,3 as r2';
    const both = sea(`${lines}\nred TF 1-1 sea A as r3`).play('engage b1 r1', 2).play('chooseShip b1');
    expect([both.where('b1'), both.where('t1'), both.where('f1')]).toEqual(['lost', 'lost', 'lost']);
  });

  test('M12.40, M12.41, M80.12 fleet TAC that interdict stay over the hex and come back to their ships, wherever these are', () => {
    const lines =
      'blue TF 1-1 sea A as b1\nblue TF 1-1 sea A as b2\nblue TAC 2-8 aboard b1 as t1\nblue TAC 2-8 aboard b2 as t2\nblue inf 4-4 @ 4,1 as x1';
    const table = sea(lines).play('declareStrike 2,3 interdict t1+t2');
    expect([found(table, 'interdicted 2,3 red'), table.unit('b2').task]).toEqual([undefined, 'flights']);
    roundTrip(table);
    while (table.state.mover === 'blue') table.play(ending(table));
    roundTrip(table);
    while (table.state.mover === 'red') table.play(ending(table));
    expect([table.phase, table.side]).toEqual(['M80.40', 'blue']);
    roundTrip(table);
    table.play('flyHome');
    expect([lies(table, 't1', 'aboard b1'), lies(table, 't2', 'aboard b2'), table.phase]).toEqual([
      undefined,
      undefined,
      'M80.21',
    ]);
  });

  test('M12.33 what is told of a flight to a box names its sea zone, not the hex that stands for it', () => {
    const table = sea(`${MDM}\nred TF 1-1 sea A as r1\nred FTR 2-12 aboard r1 as rf oncall`);
    const texts = (text: string, ...dice: number[]): string => {
      const before = table.state;
      table.play(text, ...dice);
      return kit
        .describe(table.game, before, table.events)
        .map(({ text: said }) => english(said))
        .join('\n');
    };
    table.play('declareStrike r1 naval m1+m2');
    expect(texts('intercept rf A')).toBe('rf intercepts over sea zone A');
    table.play('goOn');
    const fought = texts('goOn', 3, 6);
    expect(fought).toContain('2 factors intercept 8 over sea zone A at 1-4');
    expect(fought).toContain('naval strike at sea zone A, column 6, die 6');
  });

  test('M12.24 a group that turns back goes back to its ship; the others go on', () => {
    const lines = `${DECK}\n${MDM}\nred TF 1-1 sea A as r1\nred FTR 2-12 aboard r1 as rf oncall`;
    const table = sea(lines).play('declareStrike r1 naval m1+m2+t1').play('intercept rf A');
    expect(legalTexts(table, 'abort')).toEqual(['abort 1,0', 'abort tf']);
    expect(english(table.game.prompt(table.state)?.asks ?? '')).toContain('the flight to sea zone A');
    roundTrip(table);
    table.play('abort tf');
    expect([lies(table, 't1', 'aboard tf'), table.unit('t1').flown, table.unit('tf').task]).toEqual([
      undefined,
      true,
      'flights',
    ]);
    table.play('goOn').play('refuseFight', 6);
    expect(lies(table, 'rf', 'aboard r1')).toBeUndefined();
    table.play('flyHome');
  });

  test('M12.7, M0.10 aircraft on board are broken down, and each part flies alone', () => {
    const table = sea(`${DECK}\nred TF 1-1 sea A as r1`).play('splitUnit t1 1+1');
    const parts = table.state.units.filter((unit) => unit.aboard === 'tf' && unit.id !== 'f1');
    expect(parts.map(({ df, place }) => `${df} ${place}`)).toEqual(['1 aboard', '1 aboard']);
    roundTrip(table);
    table.play(`ferry ${parts[1]?.id ?? ''} 1,0`);
    expect(table.where(parts[1]?.id ?? '')).toBe('1,0');
  });

  test('M13.3, M11.tf g flak beside the coast and ships under attack fire together over an assault hex', () => {
    const lines = `${MDM}\nred TF 1-1 assault -1,4 as r1\nred FLAK 3-2 @ 0,4 as k1\nred inf 2-4 @ 0,4 as r2`;
    const table = sea(lines, 'M11 M12 M13').play('declareStrike r1 naval m1+m2');
    table.play('nameVolleys r1+k1 over -1,4').play('goOn', 1);
    expect(events(table, 'flakFired')[0]).toMatchObject({ column: 5, lost: 3 });
    roundTrip(table);
  });

  test('M0.23, B7.a11 who has moved into hopeless contact before dice fell is given up: nothing can be taken back', () => {
    const lines =
      'blue inf 1-4 @ 6,5 as w1\nblue TF 1-1 sea A as b1\nred TF 1-1 sea A as r1\nred inf 12-4 @ 5,5 as big';
    const at = (modules: string) =>
      naval(
        `turn 2\n${lines}\nblue inf 4-4 @ 4,0 as b0\nblue moves`.replace('@ 6,5', '@ 8,5'),
        'basic',
        undefined,
        modules,
      );
    const table = at('M11').play('moveUnit w1 7,5 6,5');
    expect(table.refusal('endMovement')).toBe('B7.a10');
    table.play('engage b1 r1', 4);
    expect(table.refusal('takeBack')).toBe('B80.10');
    table.play('endMovement').play('endDeclaration');
    expect(table.where('w1')).toBe('lost');
  });

  test('M0.23, B7.a11, M80.47 to take back the way home of a strike helps nobody who had moved before its die', () => {
    const lines = `${MDM}\nblue inf 1-4 @ 8,5 as w1\nred inf 8-4 @ 5,5 as big`;
    const table = sea(lines).play('moveUnit w1 7,5 6,5');
    expect(table.refusal('endMovement')).toBe('B7.a10');
    table.play('declareStrike 5,5 units m1', 6).play('flyHome');
    expect(undoCount(table.state)).toBe(1);
    table.play('endMovement').play('endDeclaration');
    expect(table.where('w1')).toBe('lost');
    // An aircraft that has moved since has to go back.
    const since = sea(lines).play('declareStrike 5,5 units m1', 6).play(['flyHome', 'moveUnit w1 7,5 6,5']);
    expect(since.refusal('endMovement')).toBe('B7.a10');
  });

  test('M12.10, M90.49 bad input: out of range, over a neutral hex, a ship nobody has, a dock on land', () => {
    const table = sea(`${DECK}\nred inf 2-4 @ 8,3 as r1\nblue MST 1-1 sea A as s1`);
    expect(table.refusal('declareStrike 8,3 units t1')).toBe('M12.10');
    expect(table.refusal('declareStrike 8,3 units t1 from tf by 0,3 8,3')).toBe('B18.7');
    expect([table.refusal('dock tf 3,3'), table.refusal('flyHome t1 tf')]).toEqual(['M11.6', 'M80.21']);
    expect(table.refusal('declareStrike s1 naval t1')).toBe('M12.11');
    expect(() => table.refusal('ferry t1 nobody')).toThrow('nobody');
  });
});
