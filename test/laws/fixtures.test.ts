import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { seededChoice } from '#core/dice/dice.ts';
import { replayFixture } from './fixture.ts';
import { armyTrouble, boardTrouble, positionTrouble } from './malformed-texts.ts';

/** Games and texts that once broke a law, found by `npm run fuzz`; they never break one again. */
const FIXTURES = join(import.meta.dirname, '../fixtures');
const read = (name: string): string => readFileSync(join(FIXTURES, name), 'utf8');
const named = (ending: string): string[] => readdirSync(FIXTURES).filter((name) => name.endsWith(ending));

const TEXTS = {
  position(text: string) {
    for (let seed = 1; seed <= 20; seed++) {
      const trouble = positionTrouble(text, seededChoice(seed));
      if (trouble !== undefined) return trouble;
    }
    return undefined;
  },
  board: boardTrouble,
  army: armyTrouble,
};

describe('fixtures', () => {
  test('there are some', () => {
    expect(named('.script').length).toBeGreaterThan(0);
    expect(named('.position').length).toBeGreaterThan(0);
  });

  test.each(named('.script'))('%s', (name) => {
    const course = replayFixture(read(name));
    expect(course.breach).toBeUndefined();
    expect(course.steps.length).toBeGreaterThan(0);
  });

  for (const [kind, trouble] of Object.entries(TEXTS)) {
    for (const name of named(`.${kind}`)) test(name, () => expect(trouble(read(name))).toBeUndefined());
  }
});
