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
});
