import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from './blocks.ts';
import { hexfront, type Output } from './run.ts';

let home = '';
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'hexfront-arena-'));
});
afterAll(() => rmSync(home, { recursive: true }));

const BIN = join(ROOT, 'bin/hexfront.mjs');

/** Processes of the arena are this program again, so it has to be the program. One that hangs is ended and has no exit. */
function asProgram(argv: readonly string[], input = ''): Output {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...argv], {
    encoding: 'utf8',
    input,
    timeout: 60_000,
  });
  return { exit: status ?? -1, out: stdout, err: stderr };
}

async function endOf(child: ChildProcess) {
  let err = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  const exit = await new Promise<number | null>((done) => child.on('close', done));
  return { exit, err };
}

const SHORT = ['random', 'random', '--turns', '1'] as const;
const quick = (...words: readonly string[]) => ['arena', ...SHORT, '-q', '--cores', '1', ...words];

interface Report {
  readonly duels: readonly { readonly pairs: number; readonly share: number; readonly faults: number }[];
}

describe('the arena on two processes', () => {
  test('plays every pair once and keeps it', () => {
    const file = join(home, 'two.jsonl');
    const { exit, out, err } = asProgram(['arena', ...SHORT, '--pairs', '3', '--cores', '2', '--json', '--out', file]);
    expect([exit, err]).toEqual([0, '']);
    expect((JSON.parse(out) as Report).duels).toMatchObject([{ pairs: 3, share: 0.5, faults: 0 }]);
    const seeds = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { seed: number }).seed);
    expect(new Set(seeds)).toEqual(new Set([1, 2, 3]));
    expect(seeds).toHaveLength(3);
  });

  test('a set-up that is not there is one complaint', () => {
    const { exit, err } = asProgram([
      'arena',
      ...SHORT,
      '--pairs',
      '2',
      '--cores',
      '2',
      '--setup',
      'basic:blue-x/red-march',
    ]);
    expect(exit).toBe(1);
    expect(err.match(/there is no placement 'blue-x'/g)).toHaveLength(1);
  });

  test('a process that fails ends, though nobody closes its input', async () => {
    const child = spawn(process.execPath, [BIN, 'arena', '--worker'], { stdio: ['pipe', 'ignore', 'pipe'] });
    child.stdin.write(`${JSON.stringify({ a: 'random', b: 'random', setup: 'basic:blue-x/red-y', seed: 1 })}\n`);
    const guard = setTimeout(() => child.kill(), 60_000);
    const { exit, err } = await endOf(child);
    clearTimeout(guard);
    expect(exit).toBe(1);
    expect(err).toContain("there is no placement 'blue-x'");
  });

  test('a place where results cannot be kept is said before anything is played', () => {
    const file = join(home, 'no', 'r.jsonl');
    expect(asProgram(['arena', ...SHORT, '--pairs', '4', '--cores', '2', '--out', file])).toEqual({
      exit: 1,
      out: '',
      err: `hexfront: cannot write ${file}: there is no such file\n`,
    });
  });

  test('results that can no longer be kept end all of it', async () => {
    const place = join(home, 'place');
    const file = join(place, 'r.jsonl');
    mkdirSync(place);
    const words = ['arena', ...SHORT, '--pairs', '100000', '--cores', '2', '-q', '--out', file];
    const child = spawn(process.execPath, [BIN, ...words], { stdio: ['ignore', 'ignore', 'pipe'] });
    const guard = setTimeout(() => child.kill(), 60_000);
    const watcher = watch(place, () => {
      if (!existsSync(file) || statSync(file).size === 0) return;
      watcher.close();
      renameSync(place, join(home, 'elsewhere'));
    });
    const ended = await endOf(child);
    clearTimeout(guard);
    expect(ended).toEqual({ exit: 1, err: `hexfront: cannot write ${file}: there is no such file\n` });
  });
});

describe('the file of results', () => {
  const keep = (name: string, text: string): string => {
    const file = join(home, name);
    writeFileSync(file, text);
    return file;
  };

  test.each([
    ['notes without a last line end', 'my notes', 1],
    ['notes after results', '{"b":1}', 1],
    ['null', 'null\n', 1],
    ['a number', '5\n', 1],
    ['a list', '[]\n', 1],
    ['an object', '{}\n', 1],
    ['somebody else’s JSON that begins like ours', '{"a":"b"}', 1],
    ['somebody else’s JSON, cut off', '{"a":"me","b":"you","c":[1,2', 1],
    ['settings on several lines', '{"a":"x",\n  "b": 1\n}', 1],
    ['one game instead of two', '{"a":"random","b":"random","setup":"basic","seed":1,"games":[{}]}\n', 1],
  ])('%s is refused and left as it is', async (name, text, line) => {
    const file = keep(`${name}.txt`, text);
    expect(await hexfront(quick('--pairs', '1', '--out', file))).toMatchObject({
      exit: 1,
      err: `hexfront: ${file}: line ${line} is no result of the arena\n`,
    });
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test('a last line that is whole stays, half of one goes', async () => {
    const file = join(home, 'whole.jsonl');
    expect(await hexfront(quick('--pairs', '1', '--out', file))).toMatchObject({ exit: 0 });
    const first = readFileSync(file, 'utf8');
    writeFileSync(file, first.trimEnd());
    await hexfront(quick('--pairs', '2', '--out', file));
    const both = readFileSync(file, 'utf8');
    expect(both.startsWith(first)).toBe(true);
    expect(both.trimEnd().split('\n')).toHaveLength(2);
    appendFileSync(file, '{"a":"random","b":"ra');
    await hexfront(quick('--pairs', '2', '--out', file));
    expect(readFileSync(file, 'utf8')).toBe(both);
  });

  test('pairs of other data are other pairs', async () => {
    const [file, data] = [join(home, 'data.jsonl'), join(home, 'data')];
    mkdirSync(data);
    const duel = (attack: number) =>
      writeFileSync(
        join(data, 'duel.scenario'),
        `game basic\nboard inline\ngrid radius 2\nend board\nblue inf ${attack}-4 @ 0,0\nred inf 4-4 @ 1,0\nblue moves\n`,
      );
    const run = () => hexfront(quick('--pairs', '1', '--setup', 'duel', '--data', data, '--out', file));
    const lines = () => readFileSync(file, 'utf8').trim().split('\n').length;
    duel(4);
    expect(await run()).toMatchObject({ exit: 0 });
    await run();
    expect(lines()).toBe(1);
    duel(8);
    await run();
    expect(lines()).toBe(2);
  });
});

describe('the arena refuses', () => {
  test.each([
    [['random'], 2, /needs two players/],
    [['random', 'greedy', 'random'], 2, /random is named twice/],
    [['random', 'greedy', 'novice', '--sprt', '0,50'], 2, /about two players/],
    [['random', 'greedy', '--setup', 'basic:blue-shield'], 1, /two placements are needed/],
    [['random', 'greedy', '--setup', 'basic:blue-shield/'], 1, /two placements are needed/],
    [['random', 'greedy', '--setup', 'basic:blue-shield/red-march/red-south'], 1, /two placements are needed/],
    [['random', 'greedy', '--skirmish', '--setup', 'basic'], 2, /leave --setup and --option out/],
    [['random', 'greedy@0'], 2, /greedy@0/],
    [['random', 'nobody@300'], 2, /nobody@300/],
  ] as const)('%s', async (words, code, reason) => {
    const { exit, err, out } = await hexfront([
      'arena',
      ...words,
      '--pairs',
      '1',
      '--turns',
      '1',
      '--cores',
      '1',
      '-q',
    ]);
    expect(err).toMatch(reason);
    expect([exit, out]).toEqual([code, '']);
  });
});

test('a level with a time of its own meets itself with another', async () => {
  const words = ['greedy@50', 'greedy@200', '--skirmish', '--pairs', '1', '--cores', '1', '-q', '--json'];
  const { exit, out } = await hexfront(['arena', ...words]);
  const { speeds } = JSON.parse(out) as { speeds: { player: string; budget: number }[] };
  expect(exit).toBe(0);
  expect(speeds.map(({ player, budget }) => [player, budget])).toEqual([
    ['greedy@50', 50],
    ['greedy@200', 200],
  ]);
});

test('progress tells the score so far', async () => {
  const { err } = await hexfront(['arena', ...SHORT, '--pairs', '3', '--cores', '1']);
  expect(err).toBe(
    '1/3 pairs  random : random  1-1 in 1 pair (50%)\n2/3 pairs  random : random  2-2 in 2 pairs (50%)\n',
  );
});
