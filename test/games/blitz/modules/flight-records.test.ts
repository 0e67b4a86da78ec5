import { describe, expect, test } from 'vitest';
import { english } from '#core/message.ts';
import { kit } from '#games/blitz/kit.ts';
import { EMPTY_LIBRARY } from '#games/blitz/position.ts';
import { sitDown } from '#test/web/blitz-referee.ts';
import { faults, small } from '../table.ts';

/** M12.20: a drop with its load, met by fighters and flak, saved and opened again in the middle of its path. */
const SETUP = `game basic
modules M12 M13
${small('')}
blue MAC 1-10 @ 4,-3 as c1
blue MAC 1-10 @ 4,-3 as c2
blue abn 4-4 @ 4,-3 as p1
blue FTR 4-12 @ 4,-3 as e1
blue inf 4-4 @ 4,-4 as home
blue airbase 1-0 @ 4,-3 as bb
red FTR 4-12 @ -4,3 as f1 oncall
red flak 2-2 @ 2,-1 as k1
red inf 4-4 @ -4,4 as far
red airbase 1-0 @ -4,3 as rb
blue moves
`;
const DROP = 'dropAirborne c1+c2 0,0 with p1 escort e1 from 4,-3 by 3,-3 2,-2 1,-1 0,0';
const COMMANDS = [DROP, 'assignInterceptor f1 0,0', 'nameVolleys k1 on 2,-2', 'goOn', 'goOn'];

const stage = (table: ReturnType<typeof sitDown>): string | undefined => {
  const frame = table.ask.task().view.frames.find((one) => one.at === 'flight');
  return frame?.at === 'flight' ? frame.stage : undefined;
};

describe('M12.20, M80.40 a flight in a saved game', () => {
  test('opened after each of its commands it stands where it stood, and goes on to the same end', () => {
    const played = sitDown(EMPTY_LIBRARY);
    played.open(SETUP);
    const saved = [played.referee.save()];
    for (const line of COMMANDS) {
      played.say(line);
      saved.push(played.referee.save());
    }
    saved.forEach((record, n) => {
      const again = sitDown(EMPTY_LIBRARY);
      const { damage, remark } = again.load(record);
      expect([damage, remark]).toEqual([undefined, undefined]);
      expect(again.referee.save()).toBe(record);
      expect(again.referee.standing().commands).toBe(n);
    });
    const middle = sitDown(EMPTY_LIBRARY);
    middle.load(saved[2] as string);
    expect(stage(middle)).toBe('flak');
    middle.say('nameVolleys k1 on 2,-2');
    expect(stage(middle)).toBe('abort');
  });

  test('M80.47 what the opponent has been asked about is not taken back; a flight nobody can answer is', () => {
    const seen = sitDown(EMPTY_LIBRARY);
    seen.open(SETUP);
    seen.say(DROP);
    expect(seen.try('takeBack')?.rule).toMatch(/M80\.|B80\./);
    const alone = sitDown(EMPTY_LIBRARY);
    alone.open(SETUP.replace(' oncall', '').replace(/red flak.*\n/, ''));
    alone.say(DROP, 'takeBack');
    expect(alone.ask.task().view.units.filter(({ place }) => place === 'air')).toEqual([]);
    expect(alone.ask.task().view.units.find(({ id }) => id === 'p1')?.flown).toBe(false);
  });

  test('a record that is damaged in the middle of a flight opens at the last good command and says so', () => {
    const table = sitDown(EMPTY_LIBRARY);
    table.open(SETUP);
    table.say(...COMMANDS);
    const lines = table.referee.save().split('\n');
    const spoil = (change: (line: string) => string): string =>
      lines.map((line) => (line.startsWith('{"n":3,') ? change(line) : line)).join('\n');
    expect(spoil((line) => line)).toBe(lines.join('\n'));
    const bad = [
      spoil((line) => line.slice(0, 40)),
      spoil((line) => line.replace('"stage":"abort"', '"stage":"out"')),
      spoil((line) => line.replace('"flakNamed"', '"flakForgotten"')),
      spoil((line) => line.replace('"k1 on 2,-2"', '""').replace(/"events":\[.*\]/, '"events":[]')),
    ];
    for (const record of bad) {
      expect(record).not.toBe(lines.join('\n'));
      const opened = sitDown(EMPTY_LIBRARY);
      const { damage } = opened.load(record);
      expect(english(damage ?? '')).toMatch(/\S/);
      expect([opened.referee.standing().commands, stage(opened)]).toEqual([2, 'flak']);
      // The game goes on from there.
      opened.say('nameVolleys none');
    }
  });

  test('M12.20, M80.40 a position in the middle of a flight says what cannot be so in it', () => {
    const flight = {
      at: 'flight',
      stage: 'abort',
      hex: '2,0',
      groups: [{ from: '-4,0', hexes: ['-3,0', '-2,0', '-1,0', '0,0', '1,0', '2,0'], units: ['m1'] }],
      sorties: [{ mission: 'units', units: ['m1'] }],
      interceptors: ['f1'],
      volleys: [{ hex: '0,0', units: ['k1'] }],
    };
    const [group] = flight.groups;
    const told = (change: object): string[] =>
      faults(`game basic
modules M12 M13
board inline
  grid q -6..6 r -2..2
end board
blue airbase 1-0 @ -4,0 as ba
blue MDM 4-10 air 2,0 from -4,0 flown as m1
blue inf 4-4 @ -6,2 as b1
red airbase 1-0 @ 5,0 as ra
red FTR 4-12 air 2,0 from 5,0 flown as f1
red FTR 4-12 @ 5,0 as f2
red flak 2-2 @ 0,1 fired as k1
red inf 4-4 @ 2,0 as r1
raid 2,0 -4,0
blue moves
frame ${JSON.stringify({ ...flight, ...change })}`);
    expect(told({})).toEqual([]);
    const wrong: readonly [change: object, why: RegExp][] = [
      [{ stage: 'out' }, /nobody is asked.*M80\.40/],
      [{ groups: [] }, /no group is left.*M12\.21/],
      [{ groups: [{ ...group, units: ['f1'] }] }, /f1 is no aircraft of the mover.*M12\.20/],
      [{ groups: [{ ...group, units: ['b1'] }] }, /b1 is no aircraft.*M12\.20/],
      [{ groups: [group, group] }, /named twice.*M12\.7/],
      [{ groups: [{ ...group, hexes: ['-3,0', '2,0'] }] }, /gap.*B18\.7/],
      [{ groups: [{ ...group, hexes: ['-3,0', '-2,0'] }] }, /does not end at the target.*M12\.21/],
      [{ sorties: [{ mission: 'units', units: ['f2'] }] }, /f2 is no aircraft of the mover.*M12\.21/],
      [{ interceptors: ['f2'] }, /f2 is no fighter that is in the air.*M12\.22/],
      [{ interceptors: [] }, /f1 is in the air, but not in the flight.*M12\.20/],
      [{ meeting: '0,2' }, /to be met.*M12\.31/],
      [{ meeting: '0,0', met: { from: '-5,0' } }, /no such group.*M12\.31/],
      [{ volleys: [{ hex: '0,0', units: ['r1'] }] }, /r1 is no flak.*M13\.3/],
      [{ volleys: [{ hex: '0,2', units: ['k1'] }] }, /does not pass.*M13\.2/],
      [{ volleys: [{ hex: '-3,0', units: ['k1'] }] }, /next hex.*M13\.1/],
      [{ stage: 'flak' }, /flak is named before.*M13\.3/],
      [{ load: ['m1'] }, /m1 is carried by no aircraft.*M12\.30/],
      [{ waiting: ['r1'] }, /r1 is no aircraft.*M12\.20/],
      [{ ship: 'm1' }, /no ship.*M12\.33/],
    ];
    for (const [change, why] of wrong) expect(told(change).join(), JSON.stringify(change)).toMatch(why);
  });

  test('B80.9 a position whose first step would be a die is refused, not dropped', () => {
    // No interceptor or flak can respond: the bombs would fall as it is opened.
    const text = `game basic
modules M12
board inline
  grid q -6..6 r -2..2
end board
blue airbase 1-0 @ -4,0 as ba
blue MDM 4-10 air 2,0 from -4,0 flown as m1
blue inf 4-4 @ -6,2 as b1
red inf 4-4 @ 2,0 as r1
raid 2,0 -4,0
blue moves
frame {"at":"flight","stage":"intercept","hex":"2,0","groups":[{"from":"-4,0","hexes":["-3,0","-2,0","-1,0","0,0","1,0","2,0"],"units":["m1"]}],"sorties":[{"mission":"units","units":["m1"]}],"interceptors":[],"volleys":[]}`;
    const opened = kit.open(text, EMPTY_LIBRARY);
    expect('start' in opened ? [] : opened.map(({ message }) => message)).toEqual([
      expect.stringMatching(/die would fall.*B80\.9/),
    ]);
  });
});
