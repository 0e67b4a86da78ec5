import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runScript } from '../../../../src/cli/script/run.ts';
import { openScript } from '../opening.ts';

/** Cases of the ledger as scripts, one after another in a file: a line of `===` with its name, then the script. */
const CASES = join(import.meta.dirname, 'cases');

const casesOf = (file: string): { name: string; text: string }[] =>
  readFileSync(join(CASES, file), 'utf8')
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const end = part.indexOf('\n');
      return { name: part.slice(0, end), text: part.slice(end + 1) };
    });

describe.each(readdirSync(CASES))('%s', (file) => {
  test.each(casesOf(file))('$name', ({ text }) => {
    const { errors, steps } = runScript(openScript(text));
    expect(errors).toEqual([]);
    // A case that demands nothing would prove nothing.
    expect(steps.some(({ met }) => met === true)).toBe(true);
  });
});
