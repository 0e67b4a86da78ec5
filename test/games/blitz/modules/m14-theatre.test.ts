import { describe, expect, test } from 'vitest';
import { fought } from '../basic.ts';
import { roundTrip } from '../optional.ts';
import { position, type Table } from '../table.ts';

/** Left V3 G3 S2 (sea zones A, B), middle V2 G2 S1, right V2 G1 S2. */
const FALL = 'season fall 2\nindicator 4';
/** Left V1 G1 S1, middle V2 G1 S2, right V1 G2 S3. */
const CALM = 'season fall 2\nindicator 1';
const BOARD = [
  'grid q -9..9 r -3..3',
  'panels -1 2 fold 0',
  'city West : -4,0',
  'city Mitte : 1,0',
  'city Ost : 6,0',
  'city Kap : 8,1',
  'belongs blue -4,0 1,0 6,0 8,1',
  'sea 9,1 9,0 zone E',
  'beach 8,0',
].join('\n');
const FAR = 'red inf 4-4 @ -8,3 as far\nblue inf 4-4 @ 6,0 as home';
const m14 = (lines: string, sky: string, who = 'blue moves', modules = 'M14'): Table =>
  position(`game tournament\nmodules ${modules}\nboard inline\n${BOARD}\nend board\n${sky}\n${lines}\n${FAR}\n${who}`);

describe('M14 without M12 and M11', () => {
  test('M70.fallback, M14.10 V2: no airborne landing in the zone; V3: no airborne flight, transport or mission from or to it', () => {
    const lines = 'blue abn 4-4 @ 6,0 as p1\nblue abn 4-4 @ -4,0 as p2\nblue inf 2-4 @ 6,0 as i1';
    const poor = m14(lines, FALL);
    expect(poor.refusal('flyAirborne p1 2,2')).toBe('M14.10');
    expect(poor.refusal('flyAirborne p2 2,2')).toBe('M14.10');
    expect(poor.refusal('airTransport i1 -4,0')).toBe('M14.10');
    poor.play('airTransport i1 1,0');
    const calm = m14(lines, CALM);
    expect(calm.refusal('flyAirborne p1 2,2')).toBe('M14.10');
    calm.play('flyAirborne p1 -6,2');
    roundTrip(calm);
  });

  test('M70.fallback, M14.10 V2 halves tactical factors, not strategic ones; V3 closes bases and targets', () => {
    const lines =
      'blue TAC 4-8 @ 6,0 as t1\nblue MDM 4-10 @ 6,0 as m1\nblue MDM 4-10 @ -4,0 as m2\nblue inf 4-4 @ 3,1 as b1\nred inf 2-4 @ 2,1 as r1\nred inf 4-4 @ -2,0 as r2\nred inf 4-4 @ 1,3 as r3';
    const table = m14(lines, FALL, 'blue declares');
    expect(table.refusal('assignMission strategic m2 1,3')).toBe('M14.10');
    expect(table.refusal('assignMission strategic m1 -2,0')).toBe('M14.10');
    table.play(['assignMission tactical t1 2,1', 'assignMission strategic m1 1,3', 'declareBattle b1 on 2,1']);
    table.play('endDeclaration').play('resolve 1', 1);
    expect(fought(table)).toMatchObject({ attack: 6, defence: 2 });
  });

  test('M14.10, B7.a10, B7.a11 aircraft that cannot fly there, or at half only, do not make up for what the ground lacks', () => {
    const lines = (bomber: string) => `blue inf 1-0 @ 0,0 as b1\nred inf 12-4 @ -1,0 as r1\nblue ${bomber} @ 6,0 as m1`;
    const after = (bomber: string, sky: string): string[] => {
      const table = m14(lines(bomber), sky).play('endMovement');
      return table.state.doomed.map((no) => table.state.units[no]?.id ?? '');
    };
    expect([after('SAC 4-20', CALM), after('SAC 4-20', FALL)]).toEqual([[], ['b1']]);
    const near = (sky: string): string[] => {
      const table = m14('blue inf 1-0 @ 2,1 as b1\nred inf 12-4 @ 1,1 as r1\nblue TAC 1-8 @ 6,0 as m1', sky).play(
        'endMovement',
      );
      return table.state.doomed.map((no) => table.state.units[no]?.id ?? '');
    };
    expect([near('season summer 1\nindicator 1'), near(FALL)]).toEqual([[], ['b1']]);
  });

  test('M70.fallback, M14.10 no interception where nothing can be seen', () => {
    const board = BOARD.replace('belongs blue -4,0 1,0', 'belongs red 1,0\nbelongs blue -4,0');
    const lines = 'red MDM 4-10 @ 1,0 as m1\nblue FTR 4-12 @ -4,0 as f1\nblue inf 1-4 @ 2,1 as b1';
    const asked = (sky: string) =>
      position(
        `game tournament fighters\nmodules M14\nboard inline\n${board}\nend board\n${sky}\n${lines}\n${FAR}\nred declares`,
      ).play(['assignMission strategic m1 2,1', 'endDeclaration']);
    expect([asked('season spring 1\nindicator 1').side, asked(FALL).side]).toEqual(['blue', 'red']);
  });

  test('M70.fallback, M14.10 S3: nobody embarks, lands or sails there; S2: no invasion', () => {
    const lines = 'blue inf 2-4 @ 8,1 as i1\nblue inf 2-4 sea E as s1\nblue inf 2-4 sea D as s2';
    const storm = m14(lines, CALM);
    expect(storm.refusal('embark i1 E')).toBe('M14.10');
    expect(storm.refusal('sail s1 D')).toBe('M14.10');
    expect(storm.refusal('landAtPort s2 8,1')).toBe('M14.10');
    const rough = m14(`${lines}\nred inf 1-4 @ 8,0 as r1`, FALL);
    expect(rough.refusal('stageInvasion s1 9,0 8,0')).toBe('M14.10');
    m14(lines, FALL).play('landAtPort s1 8,1').play('sail s2 E');
  });
});
