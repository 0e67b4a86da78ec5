import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hexfront } from './run.ts';

const SETUP = `game basic
board inline
grid radius 4
end board
blue inf 4-4 @ 1,0 as b1
red inf 4-4 @ 0,0 as r1
blue inf 1-4 @ -4,4 as b2
red inf 1-4 @ 4,-4 as r2
turns 2
blue moves
`;

const record = async (): Promise<string> => {
  const home = mkdtempSync(join(tmpdir(), 'hexfront-report-'));
  try {
    writeFileSync(join(home, 'war.txt'), SETUP);
    await hexfront(['play', '--scenario', join(home, 'war.txt'), '--seed', '3', '--save', home, '--quiet']);
    return readFileSync(join(home, 'game-3.jsonl'), 'utf8');
  } finally {
    rmSync(home, { recursive: true });
  }
};

describe('hexfront report', () => {
  test('a line for every player turn, and the luck of all rolls', async () => {
    const { exit, out } = await hexfront(['report', '-'], await record());
    expect(exit).toBe(0);
    expect(out).toMatch(/^player turn +lost +cities/);
    expect(out).toMatch(/^start +0 +0 +0 +0 +5 +5 +0 +0$/m);
    expect(out).toMatch(/^1 blue /m);
    expect(out).toMatch(/luck of all rolls: blue (\S+), red \S+\nconsistent with the rules; dice from seed 3\n$/);
  });

  test('--json says the same in sixths', async () => {
    const { out } = await hexfront(['report', '-', '--json'], await record());
    const said = JSON.parse(out) as { luck: { luckSixths: number; side: string }[]; luckSixths: number };
    const sum = said.luck.reduce((all, one) => all + (one.side === 'blue' ? one.luckSixths : -one.luckSixths), 0);
    expect(said.luckSixths).toBe(sum);
  });

  test('a record whose events were changed is refused, not counted', async () => {
    const text = await record();
    const edited = text.replace(/"spent":\d/, '"spent":9');
    expect(edited).not.toBe(text);
    const { exit, out, err } = await hexfront(['report', '-'], edited);
    expect([exit, out]).toEqual([1, '']);
    expect(err).toContain('hash');
  });

  test('Tactical GameX: losses with their causes, ground, points and passes, turning points', async () => {
    const saved = readFileSync('test/archive/gamex/2026-11/pl-03-gliders.jsonl', 'utf8');
    const { exit, out } = await hexfront(['report', '-'], saved);
    expect(exit).toBe(0);
    expect(out).toMatch(/^turn +lost +left +hexes +points +unspent +passes$/m);
    expect(out).toMatch(/^1 +1\/1 +29\/46 +14\/0 +15\/13 +0\/1 +1\/3$/m);
    expect(out).toContain(
      'turn 1: axis mg3 (HMG Platoon) at E-N-4, direct by na1 (Destroyer Guns), na2 (Destroyer Guns)',
    );
    expect(out).toContain('turn 1: allied dd1 (Sherman DD) at E-N-2, other\n');
    expect(out).toContain('allied direct: 1 attacks, 1 destroyed, 0 disrupted\n');
    expect(out).toContain('axis antiAircraft: 1 attacks, 0 destroyed');
    expect(out).toContain('ground taken\nturn 1: E-BB-3 by axis\n');
    expect(out).toContain('turning points\nturn 1: axis +1, allied -1\n');
    const { out: data } = await hexfront(['report', '-', '--json'], saved);
    expect(JSON.parse(data)).toMatchObject({
      kills: [
        { unit: 'dd1', cause: 'other' },
        { unit: 'mg3', by: ['na1', 'na2'] },
      ],
    });
  });
});
