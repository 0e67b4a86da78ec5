import { describe, expect, test } from 'vitest';
import { hexfront, onBoard } from './run.ts';

interface BattleJson {
  readonly battle: number;
  readonly attack?: { readonly total: number; readonly words: string };
  readonly defence?: {
    readonly total: number;
    readonly hexes: readonly { readonly hex: string; readonly words: string }[];
  };
  readonly odds?: string;
  readonly automatic?: boolean;
  readonly chances?: readonly { readonly result: string; readonly faces: readonly number[]; readonly sixths: number }[];
  readonly exchange?: number;
  readonly retreats?: { readonly defenders: readonly { readonly unit: string; readonly paths: number }[] };
  readonly refusal?: { readonly rule: string };
}

const odds = async (text: string, ...options: string[]): Promise<readonly BattleJson[]> => {
  const { out } = await hexfront(['odds', '-', '--json', ...options], text);
  return (JSON.parse(out) as { battles: readonly BattleJson[] }).battles;
};

const CITY = onBoard(
  'city Rotstadt : 0,0',
  'blue arm 8-6 @ 1,0 as b8\nblue arm 6-6 @ 0,1 as b6\nblue inf 4-4 @ -1,1 as b4\nred inf 4-4 @ 0,0 as r1\nblue moves',
);

describe('hexfront odds', () => {
  test('terms with their rules, odds, exact chances, the price of an exchange and ways back', async () => {
    const { out, exit } = await hexfront(['odds', '-', '--attack', 'b8+b6+b4', '--on', '0,0'], CITY);
    expect(exit).toBe(0);
    expect(out).toBe(`battle 1: b8+b6+b4 on 0,0
  attack    8 b8 + 6 b6 + 4 b4 = 18   (B2.5)
  defence   0,0: 4 r1, x 2 city = 8   (B2.5, B19.8)
  odds      18 v 8 = 2-1 (B19.1)
  chances
            DE   1/6  16.7%  die 1    defender eliminated (B19.4)
            EX   2/6  33.3%  die 2 5  exchange (B19.6.1)
            DB2  2/6  33.3%  die 3 4  defender back 2 (B19.5.1)
            AB2  1/6  16.7%  die 6    attacker back 2 (B19.5.1)
  exchange  costs 8 attack factors (B19.6.1)
  retreats
            defender r1: 3 paths to 1,-2 0,-2 -1,-1
            attacker b8: 9 paths to 3,0 3,-1 2,1 3,-2 2,-2 0,2 1,2
            attacker b6: 9 paths to 2,1 2,0 1,2 -2,2 -2,3 -1,3 0,3
            attacker b4: 9 paths to -2,0 -3,1 -3,2 -3,3 -2,3 0,2 -1,3
`);
  });

  test('chances always fill six sixths', async () => {
    for (let af = 1; af <= 40; af++) {
      const text = onBoard('', `blue art ${af}-4-4 @ 0,0 as b1\nred inf 6-4 @ 1,0 as r1\nblue declares`);
      const [battle] = await odds(text, '-a', 'b1', '-o', '1,0');
      expect(battle?.chances?.reduce((sum, { sixths }) => sum + sixths, 0)).toBe(6);
      expect(battle?.refusal).toBeUndefined();
    }
  });

  test('B19.2 above 6-1 nothing is rolled', async () => {
    const text = onBoard('', 'blue art 28-4-4 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1\nblue declares\nbattle b1 on 1,0');
    const [battle] = await odds(text);
    expect(battle).toMatchObject({ odds: '7-1', automatic: true, chances: [{ result: 'DE', faces: [], sixths: 6 }] });
  });

  test('B19.5.7 a surrounded defender has no way back', async () => {
    const text = onBoard(
      '',
      'blue inf 4-4 @ 1,0 as b1\nblue inf 4-4 @ -1,0 as b2\nred inf 4-4 @ 0,0 as r1\nblue declares',
    );
    const { out } = await hexfront(['odds', '-', '-a', 'b1+b2', '-o', '0,0'], text);
    expect(out).toContain('defender r1: no way back, a retreat eliminates it (B19.5.7)');
  });

  test('battles of the position, in any phase, one after another', async () => {
    const text = CITY.replace('blue moves', 'blue moves\nbattle b8 on 0,0\nbattle 7 of b6+b4 on 0,0   # together');
    const found = await odds(text);
    expect(found.map(({ battle, odds: label }) => [battle, label])).toEqual([
      [1, '1-1'],
      [7, '1-1'],
    ]);
    expect((await odds(text.replace('blue moves', 'blue fights'))).map(({ odds: label }) => label)).toEqual([
      '1-1',
      '1-1',
    ]);
  });

  test('battles a script has declared', async () => {
    const [battle] = await odds(`${CITY}---\nendMovement\ndeclare b8+b6+b4 on 0,0\n`);
    expect(battle).toMatchObject({ odds: '2-1', attack: { total: 18 }, defence: { total: 8 }, exchange: 8 });
  });

  test('several defending hexes, each with its own multiplier (B19.9)', async () => {
    const text = onBoard(
      'river R1 : 0,-1 0,0 0,1',
      'blue art 24-4-4 @ 0,0 as b1\nred inf 4-4 @ 1,0\nred arm 6-6 @ 0,1\nblue declares',
    );
    const { out } = await hexfront(['odds', '-', '-a', 'b1', '-o', '1,0+0,1'], text);
    expect(out).toContain('defence   1,0: 4 r1, x 2 attacked across a river = 8   (B2.5, B19.8)');
    expect(out).toContain('8 + 6 = 14 (B19.9)');
    expect(out).toContain('24 v 14 = 1-1');
  });

  test.each([
    ['r1', '1,0', 'B7.a1'],
    ['b1', '2,0', 'B7.a3'],
    ['far', '0,0', 'B9.3'],
    ['b1', '0,0', 'B9.4'],
  ])('%s on %s is refused by %s', async (units, hexes, rule) => {
    const text = onBoard(
      '',
      'blue inf 1-4 @ 1,0 as b1\nblue inf 4-4 @ 4,0 as far\nred inf 7-4 @ 0,0 as r1\nblue declares',
    );
    const [battle] = await odds(text, '-a', units, '-o', hexes);
    expect(battle?.refusal?.rule).toBe(rule);
    expect(battle?.chances).toBeUndefined();
    // A battle that is merely too weak still shows why.
    expect(battle?.odds).toBe(rule === 'B9.4' ? '1-7' : undefined);
  });

  const AIR = `game tournament
board inline
  grid radius 4
  city Blau : -4,4 -3,4
  city Klein : 0,2
  belongs blue -4,4 -3,4
  belongs n 0,2 1,2
end board
blue inf 5-4 @ 0,0 as b1
blue inf 4-4 @ -1,2 as b2
blue TAC 12-8 @ -4,4 as t1
blue SAC 4-20 @ -3,4 as s1
red inf 4-4 @ 1,0 as r1
red inf 2-4 @ 3,-1 as r2
blue declares
`;

  test('T23.1.2 aircraft that are named or already sent there count', async () => {
    const [named] = await odds(AIR, '-a', 'b1+t1', '-o', '1,0');
    expect(named).toMatchObject({ kind: 'ground', attackers: ['b1', 't1'], odds: '4-1', attack: { total: 17 } });
    expect(named?.chances?.reduce((sum, { sixths }) => sum + sixths, 0)).toBe(6);
    const [sent] = await odds(`${AIR}---\nassignMission tactical t1 1,0\ndeclareBattle b1 on 1,0\n`);
    expect(sent).toEqual(named);
  });

  test('T23.2.3 bombers alone make a strategic strike, with chances of its own table', async () => {
    const { out, exit } = await hexfront(['odds', '-', '-a', 's1', '-o', '3,-1'], AIR);
    expect(exit).toBe(0);
    expect(out).toContain('strategic strike 1: s1 on 3,-1');
    expect(out).toContain('4 v 2 = 2-1 (T23.2.3)');
    const declared = await odds(`${AIR}---\nassignMission strategic s1 3,-1\nendDeclaration b1 on 1,0\n`);
    expect(declared.map(({ odds: label, attack }) => [label, attack?.total])).toEqual([
      ['1-1', 5],
      ['2-1', 4],
    ]);
  });

  test('T22.3 a minor city is assaulted: a column instead of odds', async () => {
    const { out, exit } = await hexfront(['odds', '-', '-a', 'b2+s1', '-o', '0,2'], AIR);
    expect(exit).toBe(0);
    expect(out).toContain('city assault 1: b2+s1 on 0,2');
    expect(out).toContain('column    8-11 (T22.3)');
    expect(out).toContain('the hex is captured');
  });

  test('what a rule forbids is refused by it, and the exit code is 1', async () => {
    const ask = async (units: string, hex: string) => hexfront(['odds', '-', '-a', units, '-o', hex], AIR);
    expect(await ask('t1', '3,-1')).toMatchObject({
      exit: 1,
      out: expect.stringContaining('refused T23.2.1') as string,
    });
    expect(await ask('b1', '0,2')).toMatchObject({ exit: 1, out: expect.stringContaining('refused T22.3') as string });
    expect(await ask('b2', '1,0')).toMatchObject({ exit: 1, out: expect.stringContaining('refused B9.3') as string });
  });

  test('nothing described, or half of it, is said so', async () => {
    expect(await hexfront(['odds', '-'], CITY)).toMatchObject({
      exit: 1,
      err: expect.stringContaining('no battle is described') as string,
    });
    expect(await hexfront(['odds', '-', '-a', 'b8'], CITY)).toMatchObject({ exit: 2 });
    const unknown = await hexfront(['odds', '-', '-a', 'b9', '-o', '0,0'], CITY);
    expect(unknown).toMatchObject({ exit: 1, err: 'hexfront: --attack b9 --on 0,0: there is no unit b9\n' });
    const line = await hexfront(['odds', '-'], CITY.replace('blue moves', 'blue moves\nbattle b9 on 0,0'));
    expect(line).toMatchObject({ exit: 1, err: 'hexfront: standard input: line 11: there is no unit b9\n' });
  });
});
