import { describe, expect, test } from 'vitest';
import { runScript } from '#cli/script/run.ts';
import { openScript } from '../game.ts';
import { CASE_FILES, casesOf } from './case-files.ts';

describe.each(CASE_FILES)('%s', (file) => {
  test.each(casesOf(file))('$name', ({ text }) => {
    const { errors, steps } = runScript(openScript(text));
    expect(errors).toEqual([]);
    // A case that demands nothing would prove nothing.
    expect(steps.some(({ met }) => met === true)).toBe(true);
  });
});
