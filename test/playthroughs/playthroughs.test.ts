import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { retoldMines } from './mines.ts';
import { retold } from './transcript.ts';

/**
 * Whole games as readable text. When a rule changes, what changed is the difference of these files:
 * look at it, and if it is right, `npx vitest run test/playthroughs -u` writes it down.
 */
const GAMES = join(import.meta.dirname, 'games');
const files = readdirSync(GAMES).filter((name) => name.endsWith('.script'));

describe('playthroughs', () => {
  test('there are some', () => {
    expect(files.length).toBeGreaterThan(2);
  });

  test.each(files)('%s goes as it went', async (name) => {
    const file = join(GAMES, name);
    await expect(retold(readFileSync(file, 'utf8'))).toMatchFileSnapshot(file);
  });

  test('mines.txt, the small second game, goes as it went', async () => {
    const file = join(GAMES, 'mines.txt');
    await expect(retoldMines(readFileSync(file, 'utf8'))).toMatchFileSnapshot(file);
  });
});
