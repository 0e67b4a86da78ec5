import { describe, expect, test } from 'vitest';
import { writeCommand } from '#games/blitz/text/commands/command-text.ts';
import { MODULES } from '#games/blitz/modules/modules.ts';
import { railResult } from '#games/blitz/combat/artillery/strike-table.ts';
import { fighterLosses, fighterOdds } from '#games/blitz/air/airbases/tables.ts';
import { events, fought, legalTexts } from '../basic.ts';
import { roundTrip } from '../optional.ts';
import { faults, small, type Table } from '../table.ts';
import { at, found, modular, rows } from './table.ts';

const FAR = [
  'red inf 4-4 @ -4,4 as far',
  'blue inf 4-4 @ 4,-4 as home',
  'blue airbase 1-0 @ 4,-3 as bb',
  'red airbase 1-0 @ -4,3 as rb',
].join('\n');

interface Setting {
  readonly board?: string;
  readonly modules?: string;
  readonly who?: string;
  readonly level?: string;
}
const m12 = (
  lines: string,
  { board = '', modules = 'M12', who = 'blue moves', level = 'basic' }: Setting = {},
): Table => modular(modules, `${lines}\n${FAR}\n${who}`, board, level);

const MDM = 'blue MDM 4-10 @ 4,-3 as m1\nblue MDM 4-10 @ 4,-3 as m2';
const SAC = 'blue SAC 4-20 @ 4,-3 as s1';
const RED = 'red inf 4-4 @ 0,0 as r1';

describe('M12 bases', () => {
  test('M12.0, M12.1 aircraft stand on airbases, not in cities; T23 and B18 are closed', () => {
    expect(MODULES.M12.rule).toBe('M12.0');
    const game = `game basic\nmodules M12\n${small('city Town : 0,0')}\n`;
    expect(faults(`${game}blue TAC 4-8 @ 0,0\nblue moves`)[0]).toContain('M12.1');
    const table = m12(`${MDM}\nblue abn 4-4 @ 4,-3 as p1`, { level: 'tournament' });
    expect(table.refusal('flyAirborne p1 0,0')).toBe('M80.21');
    expect(table.refusal('airTransport p1 0,0')).toBe('M80.21');
    expect(table.refusal('moveUnit m1 3,-3')).toBe('M12.1');
  });

  test('M12.2 a base holds three counters or twelve factors; a new one is used from the next player turn on', () => {
    const full =
      'blue TAC 4-8 @ 1,0 as t1\nblue TAC 4-8 @ 1,0 as t2\nblue TAC 4-8 @ 1,0 as t3\nblue airbase 1-0 @ 1,0 as b2';
    const table = m12(`${MDM}\n${full}`);
    expect(table.refusal('ferry m1 1,0')).toBe('M12.2');
    const small = m12(
      'blue TAC 1-8 @ 4,-3 as t4\nblue TAC 4-8 @ 1,0 as t1\nblue TAC 4-8 @ 1,0 as t2\nblue airbase 1-0 @ 1,0 as b2',
    );
    expect(small.play('ferry t4 1,0').where('t4')).toBe('1,0');
    const fresh = m12(`${MDM}\nblue airbase 1-0 @ 1,0 as b2 stopped`);
    expect(fresh.refusal('ferry m1 1,0')).toBe('M12.2');
  });

  test('M12.3, M12.4, M80.23 a base never moves; its owner may destroy it, not after a combat mission from it', () => {
    const table = m12(`${MDM}\n${RED}`);
    expect(table.refusal('moveUnit bb 3,-3')).toBe('M12.3');
    table.play('declareStrike 0,0 units m1', 6).play('flyHome');
    expect(table.refusal('destroyAirbase bb')).toBe('M12.4');
    const quiet = m12(MDM).play('destroyAirbase bb');
    expect([quiet.where('bb'), quiet.where('m1')]).toEqual(['lost', 'lost']);
    const waits = m12('blue FTR 4-12 @ 4,-3 as f1 oncall');
    expect(waits.refusal('destroyAirbase bb')).toBe('M12.4');
    const steps = m12(MDM, { modules: 'M6 M12', who: 'blue moves: bases' });
    expect([steps.phase, legalTexts(steps, 'destroyAirbase')]).toEqual(['M80.23', ['destroyAirbase bb']]);
  });

  test('M12.4, M90.22 what its owner has destroyed is not rebuilt in a cycle of the same turn', () => {
    const board = 'belongs red -4,4 -4,3 -3,3 -3,4 -2,2\ncity Rot : -4,4';
    const lines = 'centre red 10 -4,4\nturn 2';
    const table = m12(lines, { board, modules: 'M9 M12', who: 'red moves' }).play('destroyAirbase rb');
    roundTrip(table).play(['endMovement', 'endDeclaration']);
    expect([at(table), table.side]).toEqual(['production', 'red']);
    roundTrip(table);
    expect(table.refusal('produce -4,4 Airbase 1 at -3,3')).toBe('M12.4');
    const kept = m12(lines, { board, modules: 'M9 M12', who: 'red moves' }).play(['endMovement', 'endDeclaration']);
    kept.play('produce -4,4 Airbase 1 at -3,3');
  });

  test('M12.5, M12.12, M90.51 a base falls with its defenders, captured when it is overrun; alone it blocks its hex', () => {
    const lines =
      'blue arm 6-6 @ 1,0 as b1\nblue arm 6-6 @ 1,0 as b2\nred inf 2-4 @ 0,0 as r1\nred airbase 1-0 @ 0,0 as r2\nred TAC 4-8 @ 0,0 as r3';
    const table = m12(lines, { modules: 'M3 M4 M12', who: 'blue attacks' }).play('declareBattle b1+b2 on 0,0', 1);
    table.play('chooseK 0').play(`${legalTexts(table, 'chooseRetreat')[0]}`);
    expect([table.where('r2'), table.where('r3')]).toEqual(['lost', 'lost']);
    const run = m12(
      'blue arm 6-6 @ 1,0 as b1\nblue arm 6-6 @ 1,0 as b2\nred airbase 1-0 @ 0,0 as r2\nred TAC 4-8 @ 0,0 as r3',
      {
        modules: 'M3 M4 M12',
      },
    );
    expect(run.refusal('moveUnit b1 0,0')).toBe('M3.7');
    run.play('overrun b1+b2 0,0');
    expect([run.unit('r2').side, run.where('r2'), run.where('r3')]).toEqual(['blue', '0,0', 'lost']);
    const alone = m12('blue arm 4-6 @ 1,0 as b1\nred airbase 1-0 @ 0,0 as r2', {
      modules: 'M3 M4 M12',
      who: 'blue attacks',
    });
    alone.play('declareBattle b1 on 0,0', 1);
    expect([fought(alone).odds, alone.where('r2')]).toEqual(['4-1', 'lost']);
  });
});

describe('M12 missions', () => {
  test('M12.7 one mission a player turn, or standing by', () => {
    const table = m12(`${MDM}\n${RED}\nblue airbase 1-0 @ 2,-2 as b2`).play('ferry m1 2,-2');
    expect(table.refusal('declareStrike 0,0 units m1')).toBe('M12.7');
    expect(
      m12(`blue FTR 4-12 @ 4,-3 as f1 oncall\n${MDM}\n${RED}`).refusal('declareStrike 0,0 units m1 escort f1'),
    ).toBe('M12.7');
  });

  test('M12.8, M12.9 one strike a hex, groups by their bases; nobody is dropped where bombers have been', () => {
    const lines = `${MDM}\nblue MDM 4-10 @ 3,0 as m3\nblue airbase 1-0 @ 3,0 as b2\n${RED}\nblue MAC 1-10 @ 3,0 as c1\nblue abn 4-4 @ 3,0 as p1`;
    const table = m12(lines);
    table.play('declareStrike 0,0 units m1 support m3', 6);
    expect(events(table, 'flightSent')[0]?.groups.map(({ units }) => units.length)).toEqual([1, 1]);
    table.play('flyHome');
    expect([table.where('m1'), table.unit('m3').place]).toEqual(['4,-3', 'air']);
    expect(table.refusal('declareStrike 0,0 units m2')).toBe('M12.9');
    const bombed = m12(`${lines}\nred train 1-60 @ 2,1 as t1`, { board: 'road : 2,1 3,1', modules: 'M7 M12' });
    bombed.play('declareStrike 2,1 train m1', 1).play('flyHome');
    expect(bombed.refusal('dropAirborne c1 2,1 with p1')).toBe('M12.8');
  });

  test('M12.chart, M12.11 who flies what, and against what', () => {
    const table = m12(
      `blue MDM 4-10 @ 4,-3 as m1\n${SAC}\nblue TAC 4-8 @ 3,-3 as t1\nblue FTR 4-12 @ 3,-3 as f1\nblue airbase 1-0 @ 3,-3 as b2\n${RED}`,
    );
    expect(table.refusal('declareStrike 0,0 units t1')).toBe('M12.chart');
    expect(table.refusal('declareStrike 0,0 support s1')).toBe('M12.chart');
    expect(table.refusal('declareStrike 0,0 escort f1')).toBe('M12.chart');
    expect(table.refusal('declareStrike 0,0 airbase m1')).toBe('M12.11');
    expect(table.refusal('declareStrike 0,0 centre m1')).toBe('M12.11');
    expect(table.refusal('declareStrike 1,0 units m1')).toBe('M12.11');
    expect(table.refusal('declareStrike 0,0 rail m1')).toBe('M70.fallback');
    expect(table.refusal('assignIntercept m1')).toBe('M12.chart');
  });

  test('M12.10, M12.21 the path is within the printed range, out and home, never over neutral hexes; a ferry flies twice as far', () => {
    const lines = `blue TAC 4-4 @ 4,-3 as t1\n${RED}\nblue airbase 1-0 @ -1,1 as b2`;
    const table = m12(lines);
    expect(table.refusal('declareStrike -4,4 support t1')).toBe('M12.10');
    expect(table.refusal('declareStrike 0,0 support t1 from 4,-3 by 3,-3 2,-2 1,-1 0,-1 0,0')).toBe('M12.10');
    expect(table.refusal('declareStrike 0,0 support t1 from 4,-3 by 2,-2 0,0')).toBe('B18.7');
    table.play('ferry t1 -1,1');
    expect(table.where('t1')).toBe('-1,1');
    const wall = m12(`${MDM}\n${RED}`, { board: 'neutral 3,-2' });
    expect(wall.refusal('declareStrike 0,0 units m1 from 4,-3 by 3,-2 2,-1 1,0 0,0')).toBe('B18.7');
    const lost = m12('blue MDM 4-4 @ 4,-3 as m1\nblue airbase 1-0 @ 4,-4 as b2\nred inf 4-4 @ 0,1 as r1');
    lost.play('declareStrike 0,1 units m1', 6);
    expect(lost.refusal('flyHome m1 4,-4')).toBe('M12.10');
  });

  test('M12.13, M12.14 factors that are left choose the column; city, mountain and flak make it harder', () => {
    const city = m12(`${MDM}\n${RED}`, { board: 'city Town : 0,0' }).play('declareStrike 0,0 units m1+m2', 1);
    expect(events(city, 'struckFromAir')[0]).toMatchObject({ column: 6, die: 1, more: 1, result: 'H' });
    const few = m12(`blue MDM 2-10 @ 4,-3 as m1\n${RED}`).play('declareStrike 0,0 units m1');
    expect([events(few, 'struckFromAir'), at(few)]).toEqual([[], 'flight']);
  });

  test('M12.rit, M7.14, M90.26 rails are cut and trains destroyed from the air when the die is at most the factors', () => {
    for (const [die, ...cells] of rows('| Die | 1 | 2 | 3 | 4 | 5+ |'))
      cells.forEach((cell, i) => expect(railResult(i + 1, Number(die)), `${die} ${i}`).toBe(cell));
    expect([railResult(9, 5), railResult(9, 6), railResult(3, 7)]).toEqual(['X', '-', '-']);
    const board = 'road : 0,0 0,1 0,2';
    const line = m12(`${MDM}\n${RED}`, { board, modules: 'M7 M12' }).play('declareStrike 0,1 rail m1', 4);
    expect(line.state.cuts).toMatchObject([{ markers: 1, by: 'blue' }]);
    const train = m12(`${MDM}\nred train 1-60 @ 0,1 as t1\nred inf 4-4 aboard t1 as r2`, { board, modules: 'M7 M12' });
    train.play('declareStrike 0,1 train m1', 4);
    expect([train.where('t1'), train.where('r2'), train.state.cuts]).toEqual(['lost', 'lost', undefined]);
  });

  test('M12.fcrt the fighter table as it is printed', () => {
    const columns = ['1-4', '1-3', '1-2', '1-1', '2-1', '3-1', '4-1'];
    for (const [die, ...cells] of rows('| Die | 1:4 | 1:3'))
      cells.forEach((cell, i) => {
        const { interceptors, flight } = fighterLosses(columns[i] ?? '', Number(die));
        expect(`${interceptors}/${flight}`, `${die} at ${columns[i]}`).toBe(cell);
      });
    expect([
      fighterOdds(12, 12),
      fighterOdds(4, 12),
      fighterOdds(1, 20),
      fighterOdds(20, 3),
      fighterOdds(8, 5),
    ]).toEqual(['1-1', '1-3', '1-4', '4-1', '1-1']);
  });

  test('M12.hd, M9.11, M90.31 a centre has half its points, or none, in its next cycle', () => {
    const board = 'belongs red 0,0\ncity Town : 0,0';
    const lines = `${MDM}\n${SAC}\ncentre red 10 0,0`;
    const half = m12(lines, { board, modules: 'M9 M12' }).play('declareStrike 0,0 centre m1+m2', 2);
    expect(half.state.centres?.[0]).toMatchObject({ halved: true });
    const none = m12(`${lines} shut`, { board, modules: 'M9 M12' }).play('declareStrike 0,0 centre m1+m2+s1', 1);
    expect(none.state.centres?.[0]).toMatchObject({ shut: 2 });
    roundTrip(none);
  });

  test('M12.hd, M90.52 an airbase is closed, or destroyed with half its aircraft while the rest flies off at once', () => {
    const lines = `${MDM}\nred FTR 4-12 @ -4,3 as f1\nred TAC 2-8 @ -4,3 as f2\nred airbase 1-0 @ -1,0 as r2\nred inf 4-4 @ -1,0 as r1`;
    const hit = m12(lines)
      .play('declareStrike -4,3 airbase m1+m2', 2)
      .play(['flyHome', 'endMovement', 'endDeclaration']);
    expect(hit.state.mover).toBe('red');
    expect(hit.refusal('assignIntercept f1')).toBe('M12.hd');
    const gone = m12(lines).play('declareStrike -4,3 airbase m1+m2', 1);
    expect([at(gone), gone.side]).toEqual(['losses', 'red']);
    gone.play('chooseLosses f1:3');
    expect([at(gone), gone.side, gone.where('rb')]).toEqual(['evacuation', 'red', 'lost']);
    roundTrip(gone);
    gone.play(['evacuate f1 -1,0', 'evacuate f2 -1,0']);
    expect([gone.where('f1'), gone.where('f2'), gone.side]).toEqual(['-1,0', '-1,0', 'blue']);
  });
});

describe('M12 a flight', () => {
  const FIGHTERS = ['f1', 'f2', 'f3'].map((id) => `red FTR 4-12 @ -4,3 as ${id} oncall`).join('\n');

  test('M12.25, M12.20, M80.40 example: 8 MDM and 4 FTR met by 12 FTR: one interceptor and two escorts lost, all 8 MDM bomb', () => {
    const table = m12(`${MDM}\nblue FTR 4-12 @ 4,-3 as e1\n${FIGHTERS}\n${RED}`);
    table.play('declareStrike 0,0 units m1+m2 escort e1');
    expect([at(table), table.side, table.phase]).toEqual(['flight', 'red', 'M80.40']);
    roundTrip(table);
    table.play('assignInterceptor f1+f2+f3 0,0');
    expect(table.side).toBe('blue');
    roundTrip(table);
    table.play('goOn');
    expect(table.side).toBe('red');
    table.play('goOn', 1);
    expect(events(table, 'airCombat')[0]).toMatchObject({ odds: '1-1', lost: { interceptors: 1, flight: 2 } });
    roundTrip(table);
    expect([at(table), table.side]).toEqual(['losses', 'red']);
    table.play('chooseLosses f1:1', 2);
    expect(events(table, 'struckFromAir')[0]).toMatchObject({ column: 6, die: 2, result: 'H' });
    expect([table.unit('e1').df, table.where('f2')]).toEqual([2, '-4,3']);
    roundTrip(table).play('flyHome');
    expect([at(table), table.where('m1')]).toEqual(['movement', '4,-3']);
    // M80.47: the way home may be chosen anew, the die stands.
    expect(at(table.play('takeBack'))).toBe('flight');
    expect(table.refusal('takeBack')).toBe('B80.10');
  });

  test('M12.22, M12.23, M12.28 who stands by within range meets the flight over its target, once', () => {
    const table = m12(`${MDM}\n${FIGHTERS}\n${RED}\nred inf 4-4 @ 1,0 as r2`).play('declareStrike 0,0 units m1');
    expect(table.refusal('assignInterceptor f1 1,0')).toBe('M12.22');
    table.play(['assignInterceptor f1 0,0', 'endInterception', 'goOn', 'refuse'], 6);
    expect([table.where('f1'), table.unit('f1').onCall]).toEqual(['-4,3', undefined]);
    table.play('flyHome').play('declareStrike 1,0 units m2');
    expect(table.refusal('assignInterceptor f1 1,0')).toBe('M12.23');
  });

  test('M12.24 example: SAC abort, nobody loses anything, and the interceptors are used up', () => {
    const table = m12(`${SAC}\n${MDM}\n${FIGHTERS}\n${RED}\nred inf 4-4 @ 1,0 as r2`).play(
      'declareStrike 0,0 units s1',
    );
    table.play(['assignInterceptor f1+f2 0,0', 'endInterception']);
    expect(table.refusal('abort 0,0')).toBe('M12.24');
    table.play('abort 4,-3');
    expect([table.where('s1'), table.where('f1'), table.unit('s1').flown]).toEqual(['4,-3', '-4,3', true]);
    table.play('declareStrike 1,0 units m1');
    expect(table.refusal('assignInterceptor f2 1,0')).toBe('M12.23');
  });

  test('M12.26, M12.29, M90.15, M80.26 support waits for its battle, voids the river, and may be lost', () => {
    const lines = `blue TAC 4-8 @ 4,-3 as t1\nblue inf 4-4 @ 1,0 as b1\n${RED}`;
    const table = m12(lines, { modules: 'M3 M4 M12', board: 'river R : 1,0' }).play('declareStrike 0,0 support t1');
    expect([at(table), table.unit('t1').place]).toEqual(['movement', 'air']);
    roundTrip(table);
    table.play('endMovement').play('declareBattle b1 on 0,0', 5);
    expect(fought(table)).toMatchObject({ attack: 8, defence: 4, odds: '2-1', result: 'AD2' });
    table.play('chooseLosses t1:2');
    expect([at(table), table.phase]).toEqual(['flight', 'M80.40']);
    table.play('flyHome');
    expect([table.where('t1'), table.unit('t1').df]).toEqual(['4,-3', 2]);
    // Without a battle they just return; with the tables of the base game too.
    const idle = m12(lines).play('declareStrike 0,0 support t1').play('moveUnit b1 2,0').play(['endMovement']);
    expect(at(idle)).toBe('declaration');
    idle.play('endDeclaration').play('flyHome');
    expect([idle.where('t1'), idle.state.mover]).toEqual(['4,-3', 'red']);
  });

  test('M12.27 home by a path of one’s own choice to any base with room', () => {
    const table = m12(`${MDM}\n${RED}\nblue airbase 1-0 @ 2,0 as b2`).play('declareStrike 0,0 units m1+m2', 6);
    table.play('flyHome m1 2,0');
    expect([table.where('m1'), table.unit('m2').place]).toEqual(['2,0', 'air']);
    table.play('flyHome m2 1,-1 2,-2 3,-2 4,-3');
    expect([table.where('m2'), at(table)]).toEqual(['4,-3', 'movement']);
  });

  test('M12.30 transports that are shot down lose what they carry', () => {
    const lines = `blue MAC 1-10 @ 4,-3 as c1\nblue MAC 1-10 @ 4,-3 as c2\nblue abn 4-4 @ 4,-3 as p1\nblue abn 2-4 @ 4,-3 as p2\n${FIGHTERS}`;
    const table = m12(lines).play('dropAirborne c1+c2 0,0 with p1+p2');
    roundTrip(table);
    table.play(['assignInterceptor f1+f2 0,0', 'endInterception', 'goOn']).play('goOn', 6);
    expect(events(table, 'airCombat')[0]).toMatchObject({ odds: '4-1', lost: { interceptors: 0, flight: 2 } });
    expect([table.where('c1'), table.where('p1'), table.where('p2')]).toEqual(['lost', 'lost', 'lost']);
    const one = m12(lines.replaceAll('FTR 4-12', 'FTR 1-12')).play('dropAirborne c1+c2 0,0 with p1+p2');
    one.play(['assignInterceptor f1+f2 0,0', 'endInterception', 'goOn']).play('goOn', 3);
    one.play('chooseLosses c1:1');
    expect(at(one)).toBe('losses');
    one.play('chooseLosses p2:2');
    expect([one.where('p1'), one.where('p2')]).toEqual(['0,0', 'lost']);
  });

  test('M12.31 interceptAnywhere: the meeting may be on the way, and only that group is met', () => {
    const lines = `options interceptAnywhere=on\n${MDM}\n${FIGHTERS}\n${RED}`;
    const table = m12(lines).play('declareStrike 0,0 units m1+m2 from 4,-3 by 3,-3 2,-2 1,-1 0,0');
    expect(table.refusal('assignInterceptor f1 3,0')).toBe('M12.31');
    table.play(['assignInterceptor f1 2,-2', 'endInterception', 'goOn']).play('goOn', 6, 6);
    expect(events(table, 'airCombat')[0]).toMatchObject({ interceptors: 4, flight: 8 });
  });

  test('M12.31 on the way home too: after the path is known, before flak, and the meeting hex is free of it', () => {
    const lines = `options interceptAnywhere=on\n${MDM}\nred FTR 4-12 @ -4,3 as f1 oncall\n${RED}\nred flak 2-2 @ 2,-1 as k1`;
    const table = m12(lines, { modules: 'M12 M13' }).play(
      'declareStrike 0,0 units m1+m2 from 4,-3 by 3,-3 2,-2 1,-1 0,0',
    );
    table.play(['endInterception', 'nameVolleys none'], 6).play('flyHome m1+m2 1,-1 2,-2 3,-3 4,-3');
    expect([table.side, found(table, 'stage interceptHome')]).toEqual(['red', undefined]);
    expect(table.refusal('assignInterceptor f1 0,0')).toBe('M12.31');
    roundTrip(table).play('assignInterceptor f1 1,-1');
    expect(table.refusal('nameVolleys k1 on 1,-1')).toBe('M13.7');
    roundTrip(table).play('nameVolleys k1 on 2,-2', 5);
    expect(events(table, 'flakFired')[0]).toMatchObject({ lost: 2 });
    roundTrip(table).play('chooseLosses m1:2', 3);
    expect(events(table, 'airCombat')[0]).toMatchObject({
      interceptors: 4,
      flight: 6,
      odds: '1-2',
      lost: { interceptors: 1, flight: 1 },
    });
    roundTrip(table).play('chooseLosses m2:1');
    expect([table.unit('f1').df, table.where('f1'), table.unit('m2').df, table.where('m2'), at(table)]).toEqual([
      3,
      '-4,3',
      3,
      '4,-3',
      'movement',
    ]);
  });

  test('M12.28 another base in range with room may be named; a base that is destroyed meanwhile is left', () => {
    const lines = `${MDM}\nred FTR 4-12 @ -4,3 as f1 oncall\nred airbase 1-0 @ -2,0 as r2\nred inf 4-4 @ -2,0 as r1\nred airbase 1-0 @ -1,3 as r3\nred TAC 4-8 @ -1,3 as f7\nred TAC 4-8 @ -1,3 as f8\nred TAC 4-8 @ -1,3 as f9`;
    const table = m12(lines).play('declareStrike -2,0 units m1+m2');
    expect(table.refusal('assignInterceptor f1 -2,0 home 0,0')).toBe('M12.1');
    expect(table.refusal('assignInterceptor f1 -2,0 home -1,3')).toBe('M12.2');
    table.play('assignInterceptor f1 -2,0 home -2,0');
    roundTrip(table).play('goOn').play('refuse', 6);
    expect(table.where('f1')).toBe('-2,0');
    const gone = m12(lines).play('declareStrike -4,3 airbase m1+m2').play(['assignInterceptor f1 -4,3', 'goOn']);
    gone.play('goOn', 5).play('chooseLosses m1:1', 1);
    expect([gone.where('rb'), at(gone), gone.side]).toEqual(['lost', 'evacuation', 'red']);
    roundTrip(gone);
    expect(gone.play('evacuate f1 -2,0').where('f1')).toBe('-2,0');
  });

  test('M12.32, M80.15 fighters stand by, at set-up too, and are free again in their owner’s player turn', () => {
    const table = m12('blue FTR 4-12 @ 4,-3 as f1', { modules: 'M6 M12' }).play('assignIntercept f1');
    expect([table.phase === 'M80.21', table.unit('f1').onCall]).toEqual([true, true]);
    table.play(['endMovement', 'endDeclaration']);
    expect(table.state.mover).toBe('red');
    roundTrip(table).play(['endMovement', 'endStep', 'endDeclaration']);
    expect([table.state.mover, table.unit('f1').onCall]).toEqual(['blue', undefined]);
    const setup = modular(
      'M12',
      'blue inf 4-4 waits 1 as b1\nblue airbase 1-0 @ 1,0 as bb\nblue FTR 4-12 @ 1,0 as f1\nred inf 4-4 waits 1 as r1\nblue sets up',
      'belongs blue 1,0\nbelongs red -1,0',
    );
    expect(setup.play('assignIntercept f1').unit('f1').onCall).toBe(true);
  });

  test('M80.12, M80.13, M80.14 with M6 each has its step', () => {
    const lines = `${MDM}\nblue MAC 1-10 @ 4,-3 as c1\nblue abn 4-4 @ 4,-3 as p1\nblue airbase 1-0 @ 2,-2 as b2\n${RED}`;
    const table = m12(lines, { modules: 'M6 M12' });
    expect(table.phase).toBe('M80.12');
    expect(table.refusal('declareStrike 0,0 units m1')).toBe('M80.12');
    table.play(['ferry m1 2,-2', 'endStep']);
    expect(table.phase).toBe('M80.13');
    table.play('endStep');
    expect(table.phase).toBe('M80.14');
    expect(table.refusal('ferry m2 2,-2')).toBe('M80.14');
    // No die was rolled: it can be taken back.
    expect(table.play('takeBack').phase).toBe('M80.13');
  });
});

describe('M12 special missions', () => {
  test('M12.40, M12.41, M90.37 four factors close a hex: who enters stops, trains and lines do not pass, nothing is forced', () => {
    const lines = `${SAC}\nred inf 4-4 @ 0,2 as r1\nred inf 4-4 @ -2,2 as r2`;
    const table = m12(lines, { modules: 'M3 M12' }).play('declareStrike 0,1 interdict s1');
    expect([at(table), table.unit('s1').place, table.unit('s1').interdicts]).toEqual(['movement', 'air', true]);
    roundTrip(table).play(['endMovement']);
    expect(table.state.mover).toBe('red');
    roundTrip(table);
    expect(table.refusal('moveUnit r1 0,1 0,0')).toBe('M3.4');
    table.play('moveUnit r1 0,1').play(['endMovement']);
    expect([table.state.mover, at(table), table.unit('s1').interdicts]).toEqual(['blue', 'flight', undefined]);
    table.play('flyHome');
    expect(table.refusal('declareStrike 0,1 units s1')).toBe('M12.7');
    const few = m12('blue SAC 2-20 @ 4,-3 as s1').play('declareStrike 0,1 interdict s1');
    expect(few.unit('s1').interdicts).toBeUndefined();
    const line = m12(`${SAC}\nred train 1-60 @ 0,0 as t1`, { modules: 'M7 M12', board: 'road : 0,0 0,1 0,2' });
    line.play('declareStrike 0,1 interdict s1').play('endMovement').play(['endDeclaration']);
    expect(line.refusal('moveTrain t1 0,2')).toBe('M7.7');
  });

  test('M12.44, M10.12 airborne troops are dropped away from the enemy and may move on', () => {
    const lines = `blue MAC 1-10 @ 4,-3 as c1\nblue abn 4-4 @ 4,-3 as p1\nblue inf 4-4 @ 4,-3 as i1\n${RED}`;
    const table = m12(lines);
    expect(table.refusal('dropAirborne c1 1,0 with p1')).toBe('M12.44');
    expect(table.refusal('dropAirborne c1 0,0 with p1')).toBe('M12.44');
    expect(table.refusal('dropAirborne c1 2,0 with i1')).toBe('M12.44');
    table.play('dropAirborne c1 2,0 with p1').play('flyHome');
    expect([table.where('p1'), table.where('c1'), table.unit('p1').spent]).toEqual(['2,0', '4,-3', 0]);
    table.play('moveUnit p1 2,1');
    const rough = m12(lines, { board: 'forest 2,0' }).play('dropAirborne c1 2,0 with p1').play('flyHome');
    expect(rough.refusal('moveUnit p1 2,1')).toBe('B18.4');
  });

  test('M12.45 units are flown from base to base and have a point less', () => {
    const lines =
      'blue MAC 1-10 @ 4,-3 as c1\nblue inf 4-4 @ 4,-3 as i1\nblue inf 2-4 @ 4,-3 as i2\nblue arm 4-6 @ 4,-3 as a1\nblue airbase 1-0 @ 1,0 as b2';
    const table = m12(lines);
    expect(table.refusal('airliftUnit c1 1,0 with a1')).toBe('M12.45');
    expect(table.refusal('airliftUnit c1 1,0 with i1+i2')).toBe('M12.chart');
    expect(table.refusal('airliftUnit c1 2,0 with i1')).toBe('M12.1');
    table.play('airliftUnit c1 1,0 with i1').play('flyHome c1 1,0');
    expect([table.where('i1'), table.unit('i1').spent, table.where('c1')]).toEqual(['1,0', 3, '1,0']);
  });

  test('M10.16, M10.5c, M90.36, M10.11 transports supply isolated units and bases', () => {
    const board = 'belongs blue 4,-4\ncity Town : 4,-4';
    const lines =
      'blue MAC 1-10 @ 4,-3 as c1\nblue inf 4-4 @ -3,0 as i1 isolated since 1\nblue inf 4-4 @ -3,-1 as i2 isolated since 1\nblue airbase 1-0 @ -2,0 as b2 isolated\nblue TAC 4-8 @ -2,0 as t1 isolated';
    const drop = m12(lines, { modules: 'M10 M12', board }).play('dropSupply c1 -3,0 for i1').play('flyHome');
    expect([drop.unit('i1').isolated, drop.unit('i2').isolated]).toEqual([undefined, true]);
    const lift = m12(lines, { modules: 'M10 M12', board });
    expect(lift.refusal('declareStrike -4,4 support t1')).toBe('M10.21');
    lift.play('airliftSupply c1 -2,0 for i1+i2').play('flyHome');
    expect([lift.unit('i1').isolated, lift.unit('t1').isolated, lift.unit('b2').isolated]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    lift.play('declareStrike -4,4 support t1');
    expect(
      m12(lines.replaceAll(' isolated since 1', '').replaceAll(' isolated', '')).refusal('dropSupply c1 -3,0'),
    ).toBe('M70.fallback');
  });

  test('M90.49 a way of one hex can be written too: the base and the way to it', () => {
    const lines = 'blue MDM 4-10 @ 4,-3 as m1\nblue airbase 1-0 @ 3,-3 as b2';
    const table = m12(lines, { level: 'tournament', board: 'belongs c 3,-3' });
    expect(table.refusal('ferry m1 3,-3')).toBe('M90.49');
    expect(table.play('ferry m1 3,-3 by 3,-3').where('m1')).toBe('3,-3');
    const command = { do: 'ferry', units: [0], to: 1, path: [1] } as const;
    expect(writeCommand(table.game.world, table.state, command)).toMatch(/ by /);
  });

  test('M90.48, M90.49 a way that would violate a neutral country is taken only where it is written', () => {
    const board = 'country n minor Norland\nbelongs n 2,-3 2,-2 2,-1 2,0 2,1 2,2 3,-4 1,-1 1,0\ncity N : 2,0';
    const table = m12(`${MDM}\n${RED}`, { board, level: 'tournament' });
    expect(table.refusal('declareStrike 0,0 units m1')).toBe('M90.49');
    table.play('declareStrike 0,0 units m1 from 4,-3 by 3,-3 2,-2 1,-1 0,0', 6);
    expect(table.state.minors[0]).toMatchObject({ state: 'violated', violator: 'blue' });
  });

  test('M14.10, M14.5, M90.55 poor visibility: no drops, half support, one more on the die; none: nobody flies', () => {
    const sky = 'season fall 2\nindicator 4';
    const lines = `${sky}\nblue MDM 4-10 @ 4,-3 as m1\nblue TAC 4-8 @ 4,-3 as t1\nblue MAC 1-10 @ 4,-3 as c1\nblue abn 4-4 @ 4,-3 as p1\nblue inf 4-4 @ 1,0 as b1\n${RED}`;
    const table = m12(`${lines}\nred inf 4-4 @ -3,0 as r2\nred FTR 4-12 @ -4,3 as f1 oncall`, {
      modules: 'M3 M4 M12 M14',
    });
    expect(table.refusal('dropAirborne c1 2,1 with p1')).toBe('M14.10');
    expect(table.refusal('declareStrike -3,0 units m1')).toBe('M14.10');
    // The red base lies in no visibility: nobody intercepts.
    table.play('declareStrike 0,0 units m1 support t1', 2);
    expect(events(table, 'struckFromAir')[0]).toMatchObject({ column: 3, die: 2, more: 1, result: '-' });
    table.play(['flyHome', 'endMovement']).play('declareBattle b1 on 0,0', 5);
    expect(fought(table)).toMatchObject({ attack: 6, odds: '1-1' });
    const few = m12(`${sky}\n${SAC}`, { modules: 'M12 M14' }).play('declareStrike 0,1 interdict s1');
    expect(few.unit('s1').interdicts).toBeUndefined();
  });
});
