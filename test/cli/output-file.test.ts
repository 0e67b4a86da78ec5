import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hexfront, onBoard } from './run.ts';

/** Safety of the user's files: output only replaces its like, and in one step. */

let home = '';
let position = '';
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'hexfront-writing-'));
  position = join(home, 'position.txt');
  writeFileSync(position, onBoard('', 'blue inf 4-4 @ 0,0\nred inf 4-4 @ 3,0\nturns 1\nblue moves'));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const folder = (): string => mkdtempSync(join(home, 'place-'));
const picture = (file: string, ...more: string[]) => hexfront(['picture', position, '--out', file, ...more]);
const play = (...words: string[]) => hexfront(['play', '--scenario', position, '-q', ...words]);

describe('a picture', () => {
  test.each(['.svg', '.png'])('goes over another %s picture, and over anything with --force only', async (ending) => {
    const place = folder();
    const file = join(place, `map${ending}`);
    writeFileSync(file, 'my notes\n');
    const said = await picture(file);
    expect([said.exit, said.err]).toEqual([1, expect.stringContaining('it is left as it is (--force writes over it)')]);
    expect(readFileSync(file, 'utf8')).toBe('my notes\n');
    expect((await picture(file, '--force')).exit).toBe(0);
    const drawn = readFileSync(file);
    expect((await picture(file, '--scale', '20')).exit).toBe(0);
    expect(readFileSync(file).equals(drawn)).toBe(false);
    expect(readdirSync(place)).toEqual([`map${ending}`]);
  });

  test('is written where a link leads, and the file keeps its permissions', async () => {
    const place = folder();
    const file = join(place, 'real.svg');
    writeFileSync(file, '<svg/>');
    chmodSync(file, 0o600);
    symlinkSync(file, join(place, 'link.svg'));
    expect((await picture(join(place, 'link.svg'))).exit).toBe(0);
    expect(lstatSync(join(place, 'link.svg')).isSymbolicLink()).toBe(true);
    expect(readFileSync(file, 'utf8').length).toBeGreaterThan(1000);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});

test('paper: one sheet that is something else, and none is written', async () => {
  const place = folder();
  const mine = join(place, 'counters-a4-01.svg');
  writeFileSync(mine, 'mine');
  const print = (...more: string[]) => hexfront(['print', 'counters', '--to', place, ...more]);
  expect((await print()).exit).toBe(1);
  expect([readdirSync(place), readFileSync(mine, 'utf8')]).toEqual([['counters-a4-01.svg'], 'mine']);
  expect((await print('--force')).exit).toBe(0);
  expect(readdirSync(place)).toContain('counters-a4.pdf');
  expect((await print()).exit).toBe(0);
  expect(readdirSync(place).filter((name) => name.startsWith('.'))).toEqual([]);
});

describe('what nobody could hold in memory or glue together is refused, and nothing is written', () => {
  const LARGEST = 'grid q -99..100 r -51..52';

  test('a picture of twenty thousand hexes at the largest scale', async () => {
    const place = folder();
    const large = `game basic\nboard inline\n${LARGEST}\nend board\nblue inf 4-4 @ 0,0\nblue moves\n`;
    const said = await hexfront(['picture', '-', '--out', join(place, 'x.png'), '--scale', '200'], large);
    expect([said.exit, said.err]).toEqual([
      2,
      expect.stringMatching(/^hexfront: a picture of \d+ by \d+ pixels is too large \(64000000 pixels at most\)/),
    ]);
    const part = ['--around', '0,0', '--scale', '200'];
    expect((await hexfront(['picture', '-', '--out', join(place, 'part.png'), ...part], large)).exit).toBe(0);
    expect(readdirSync(place)).toEqual(['part.png']);
  });

  test('its map on paper', async () => {
    const [data, place] = [folder(), folder()];
    writeFileSync(join(data, 'large.board'), `board large\ntitle Large\n${LARGEST}\n`);
    const words = ['print', 'map', '--board', 'large', '--data', data, '--hex-width', '60', '--to', join(place, 'x')];
    const said = await hexfront(words);
    expect([said.exit, said.err]).toEqual([
      2,
      expect.stringMatching(/^hexfront: \d+ sheets are too many \(400 at most\): take a smaller --hex-width\n$/),
    ]);
    expect(readdirSync(place)).toEqual([]);
  });
});

describe('records', () => {
  test('go over the same game, not over another one', async () => {
    const place = folder();
    const file = join(place, 'game-2.jsonl');
    expect((await play('--games', '2', '--save', place)).exit).toBe(0);
    const first = readFileSync(file, 'utf8');
    expect((await play('--games', '2', '--save', place)).exit).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe(first);
    const said = await play('--games', '2', '--blue', 'greedy', '--save', place);
    expect([said.exit, said.out]).toEqual([1, '']);
    expect(said.err).toMatch(/game-1\.jsonl is not a record of this game: it is left as it is/);
    expect(readFileSync(file, 'utf8')).toBe(first);
    expect((await play('--games', '2', '--blue', 'greedy', '--save', place, '--force')).exit).toBe(0);
    expect(readFileSync(file, 'utf8')).not.toBe(first);
  });

  test('a place that cannot be written is said before the first game', async () => {
    const mine = join(folder(), 'mine.txt');
    writeFileSync(mine, 'mine');
    for (const place of [mine, join(mine, 'deeper')]) {
      const { exit, err, out } = await play('--games', '10000', '--save', place);
      expect([exit, out]).toEqual([1, '']);
      expect(err).toContain(`cannot write to ${place}: `);
    }
    const late = folder();
    mkdirSync(join(late, 'game-9000.jsonl'));
    expect((await play('--games', '10000', '--save', late)).err).toContain('game-9000.jsonl is a directory');
    expect(readdirSync(late)).toEqual(['game-9000.jsonl']);
  });
});
