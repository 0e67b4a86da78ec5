import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  createWriteStream,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hexfront, onBoard } from './run.ts';

/** Unusual files: faults are reported in words, without crashes or hangs, and nothing is destroyed. */

let home = '';
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'hexfront-hostile-'));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const pipe = (path: string): void => void spawnSync('mkfifo', [path]);

const tactical = (lines: string, grid = 'grid radius 5'): string =>
  `game gamex\nboard inline\n${grid}\nend board\n${lines}initiative\n`;

/** Kinds of file-system objects made at a path, and written into while being read. */
const THINGS: Readonly<Record<string, (path: string) => void>> = {
  'a directory': (path) => void mkdirSync(path),
  'a link that leads nowhere': (path) => symlinkSync(join(home, 'nowhere'), path),
  'a link to itself': (path) => symlinkSync(path, path),
  // Root can read the file, but finds no position in it.
  'a file that may not be read': (path) => {
    writeFileSync(path, 'secret');
    chmodSync(path, 0);
  },
  'an empty file': (path) => writeFileSync(path, ''),
  'bytes of all kinds': (path) =>
    writeFileSync(
      path,
      Uint8Array.from({ length: 4096 }, (_, i) => (i * 37 + (i >> 8)) & 255),
    ),
  'one line without end': (path) => writeFileSync(path, 'x'.repeat(1_000_000)),
  // More than a call may have arguments.
  'a hundred and fifty thousand lines': (path) => writeFileSync(path, 'blue\n'.repeat(150_000)),
  'more than a file may have': (path) => {
    writeFileSync(path, 'x');
    truncateSync(path, 63_000_000);
  },
  'a sequence for the terminal': (path) => writeFileSync(path, 'blue inf 4-4 @ A1 as \u001b[31mred\u0007\n'),
  'a grid of a million hexes': (path) => writeFileSync(path, tactical('', 'grid q 0..999 r 0..999')),
  'fifteen thousand mines in a hex': (path) => writeFileSync(path, tactical('mine 0,0 2-1\n'.repeat(15_000))),
  'fifteen thousand lines of sight': (path) => writeFileSync(path, tactical('los 0,0\n'.repeat(15_000))),
  '/dev/null': (path) => symlinkSync('/dev/null', path),
  'an endless device': (path) => symlinkSync('/dev/zero', path),
};

const READABLE = [
  'a file that may not be read',
  'an empty file',
  'bytes of all kinds',
  'one line without end',
  'a hundred and fifty thousand lines',
  'a sequence for the terminal',
  'a grid of a million hexes',
  'fifteen thousand mines in a hex',
  'fifteen thousand lines of sight',
];

const READERS: Readonly<Record<string, (file: string) => readonly string[]>> = {
  script: (file) => ['script', file],
  legal: (file) => ['legal', file],
  odds: (file) => ['odds', file],
  advise: (file) => ['advise', file],
  los: (file) => ['los', file, '--json', '--from', '0,0'],
  perft: (file) => ['perft', file],
  replay: (file) => ['replay', file],
  'replay --verify': (file) => ['replay', file, '--verify', '--json'],
  report: (file) => ['report', file],
  'check-board': (file) => ['check-board', file],
  muster: (file) => ['muster', file, '--game', 'gamex'],
  'check-board --game gamex': (file) => ['check-board', file, '--game', 'gamex'],
  picture: (file) => ['picture', file, '--out', join(home, 'never.svg')],
  'play --scenario': (file) => ['play', '--scenario', file, '--turns', '1'],
};

/** Told in words: the caller's fault, without a stack, and without anything a terminal would obey. */
function expectWords({ exit, out, err }: Awaited<ReturnType<typeof hexfront>>, what: string): void {
  expect([what, exit]).toEqual([what, 1]);
  expect(`${out}${err}`).toMatch(/\S/);
  expect(`${out}${err}`).not.toMatch(/should not have happened|\n {4}at |(?![\t\n])\p{Cc}/u);
  expect(err.length).toBeLessThan(20_000);
}

describe.each(Object.entries(THINGS))('%s', (name, make) => {
  const place = (ending: string): string => {
    const folder = mkdtempSync(join(home, 'thing-'));
    make(join(folder, `x${ending}`));
    return join(folder, `x${ending}`);
  };

  test('as an input', async () => {
    const file = place('.board');
    for (const [command, words] of Object.entries(READERS)) expectWords(await hexfront(words(file)), command);
    expect(existsSync(join(home, 'never.svg'))).toBe(false);
  });

  test('among the data', async () => {
    for (const ending of ['.board', '.scenario']) {
      const data = join(place(ending), '..');
      const said = await hexfront(['legal', '-', '--data', data], onBoard('', 'blue inf 4-4 @ 0,0\nblue moves'));
      // Unreadable files are reported; unrequested ones may have any content.
      if (said.exit === 0) expect(READABLE).toContain(name);
      else expectWords(said, `--data ${ending}`);
    }
  });

  test('where something is to be written', async () => {
    const svg = place('.svg');
    const results = place('.jsonl');
    const saved = mkdtempSync(join(home, 'saved-'));
    make(join(saved, 'game-1.jsonl'));
    const position = join(home, 'position.txt');
    writeFileSync(position, onBoard('', 'blue inf 4-4 @ 0,0\nred inf 4-4 @ 3,0\nturns 1\nblue moves'));
    const before = [svg, results, join(saved, 'game-1.jsonl')].map((file) => lstatSync(file).mode);
    const said = [
      await hexfront(['picture', position, '--out', svg]),
      await hexfront(['arena', 'random', 'random', '--pairs', '1', '--turns', '1', '--cores', '1', '--out', results]),
      await hexfront(['play', '--scenario', position, '--save', saved]),
    ];
    // An empty file is nobody's loss, and results go on after nothing.
    if (name === 'an empty file') expect(said.map(({ exit }) => exit)).toEqual([0, 0, 0]);
    else {
      for (const [i, one] of said.entries()) expectWords(one, `write ${i}`);
      expect([svg, results, join(saved, 'game-1.jsonl')].map((file) => lstatSync(file).mode)).toEqual(before);
      expect(readdirSync(saved)).toEqual(['game-1.jsonl']);
    }
  });
});

test.runIf(process.platform !== 'win32')('a pipe is read to its end, and as far as a file may go', async () => {
  const short = join(home, 'short.pipe');
  pipe(short);
  const writer = createWriteStream(short);
  writer.end('hello\n');
  expectWords(await hexfront(['script', short]), 'a short pipe');
  const long = join(home, 'long.pipe');
  pipe(long);
  const endless = createWriteStream(long);
  endless.on('error', () => undefined);
  const chunk = Buffer.alloc(1 << 20, 'x');
  const pour = (): void => {
    while (!endless.destroyed && endless.write(chunk));
  };
  endless.on('drain', pour);
  pour();
  const said = await hexfront(['replay', long]);
  endless.destroy();
  expectWords(said, 'an endless pipe');
  expect(said.err).toContain('has more than 16777216 bytes');
});

test('a pipe is nothing to be written to or kept among the data', async () => {
  const folder = join(home, 'pipes');
  mkdirSync(folder);
  pipe(join(folder, 'x.board'));
  expectWords(await hexfront(['check-board', 'continent', '--data', folder]), '--data');
  pipe(join(folder, 'x.svg'));
  expectWords(await hexfront(['picture', 'continent', '--out', join(folder, 'x.svg')]), '--out');
});

test('what was changed by hand in a record is a fault in words', async () => {
  const record = readFileSync(new URL('../archive/2026-11/scenario-breakthrough.jsonl', import.meta.url), 'utf8');
  const changes: readonly [RegExp, string][] = [
    [/"dice":\[\d\]/, '"dice":[-99]'],
    [/"dice":\[\d\]/, '"dice":[1e308]'],
    [/"dice":\[\d\]/, '"dice":"x"'],
    [/"n":3,/, '"n":-3,'],
    [/"side":"blue"/, '"side":"__proto__"'],
    [/"events":\[\{/, '"events":[{"is":"constructor"},{'],
    [/"events":\[\{[^}]*\}/, '"events":[{"is":"moved","unit":-1,"path":[1e9]}'],
    [/"setup":"/, '"setup":"\\u0000\\u001b[2J'],
    [/"board":"/, '"board":"\\u001b[2J'],
    [/"game":"blitz"/, '"game":"__proto__"'],
    [/"end":\d+/, '"end":1e400'],
  ];
  for (const [what, instead] of changes) {
    const text = record.replace(what, instead);
    expect(text).not.toBe(record);
    for (const words of [
      ['replay', '-'],
      ['replay', '-', '--verify'],
      ['report', '-'],
    ])
      expectWords(await hexfront(words, text), `${words.join(' ')} ${instead}`);
  }
});
