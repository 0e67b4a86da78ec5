import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { amount } from '../sample.ts';
import { retoldMines } from './mines.ts';
import { CONTINENT_GAMES, PRESET_GAMES, withoutSwitch } from './presets.ts';
import { retold } from './transcript.ts';

/**
 * Whole games as readable text. When a rule changes, what changed is the difference of these files:
 * look at it, and if it is right, `npx vitest run --mode whole test/playthroughs -u` writes it down.
 */
const GAMES = join(import.meta.dirname, 'games');
const files = readdirSync(GAMES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.script'))
  .sort();
const preset = (name: string): string => readFileSync(join(GAMES, 'presets', `${name}.script`), 'utf8');

/** On the continent it takes long to find out what could be done. */
const LARGE: ReadonlySet<string> = new Set(CONTINENT_GAMES.map(({ name }) => join('presets', `${name}.script`)));

const told = new Map<string, string>();

/** Told once, however often it is asked for. */
function anew(script: string, every = 1): string {
  const known = told.get(`${every} ${script}`) ?? retold(script, every);
  told.set(`${every} ${script}`, known);
  return known;
}

/** Course of a game without its starting position. */
const story = (script: string): string => script.slice(script.indexOf('\n---\n'));

/** The script goes another way, or no way at all. */
function goesElse(script: string): boolean {
  try {
    return anew(script) !== script;
  } catch {
    return true;
  }
}

describe('playthroughs', () => {
  test('there are some', () => {
    expect(files.length).toBeGreaterThan(2);
  });

  test.each(files)('%s goes as it went', async (name) => {
    const file = join(GAMES, name);
    const every = amount(1, LARGE.has(name) ? 40 : name.includes('m71') ? 4 : 1);
    await expect(anew(readFileSync(file, 'utf8'), every)).toMatchFileSnapshot(file);
  });

  test('mines.txt, the small second game, goes as it went', async () => {
    const file = join(GAMES, 'mines.txt');
    await expect(retoldMines(readFileSync(file, 'utf8'))).toMatchFileSnapshot(file);
  });
});

describe('every way to play has its game', () => {
  test.each([...PRESET_GAMES, ...CONTINENT_GAMES])('$name tells of its rules', ({ name, tells }) => {
    const went = story(preset(name));
    expect(tells.filter((words) => !went.includes(words))).toEqual([]);
  });

  const single = PRESET_GAMES.filter(({ game }) => game.split(' ').length === 2);
  test.each(single)('$game is another game without its switch', ({ name, game }) => {
    const script = preset(name);
    expect(goesElse(script), 'it goes as it went').toBe(false);
    expect(goesElse(withoutSwitch(script, game.split(' ')[1] ?? ''))).toBe(true);
  });
});
