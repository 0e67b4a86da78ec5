import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hexfront } from './run.ts';

const RECORD = join(import.meta.dirname, '../archive/2026-11/basic.jsonl');

describe('hexfront review', () => {
  test('a line for every player turn with chances in percent, their sum, and advice', async () => {
    const { exit, out } = await hexfront(['review', RECORD, '--quiet']);
    expect(exit).toBe(0);
    expect(out).toMatch(/^turn +blue before +after +luck of blue +decided by blue +decided by red$/m);
    expect(out).toMatch(/^1 blue +\d+% +\d+% +[+-]\d+\.\d/m);
    expect(out).toMatch(/^all +\d+% +\d+%/m);
    expect(out).toMatch(/advice where most was lost by decisions:\nturn \d+, (?:blue|red), before command \d+: /);
  });

  test('--json has the same as numbers', async () => {
    const { exit, out } = await hexfront(['review', RECORD, '--quiet', '--json', '--ms', '20']);
    expect(exit).toBe(0);
    const { sides, turns } = JSON.parse(out) as {
      sides: string[];
      turns: { turn: number; mover: string; before: number; after: number; decided: Record<string, number> }[];
    };
    expect(sides).toEqual(['blue', 'red']);
    expect(turns[0]).toMatchObject({ turn: 1, mover: 'blue', from: 0 });
    for (const { decided } of turns) expect(Object.keys(decided)).toEqual(sides);
  });

  test('what is no record is refused with its reason', async () => {
    const { exit, err } = await hexfront(['review', '-'], 'game basic\nblue moves\n');
    expect(exit).not.toBe(0);
    expect(err).toMatch(/line 1/);
  });
});
