import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from './blocks.ts';
import { some } from '../sample.ts';
import { hexfront } from './run.ts';

/** Ctrl-C ends what would go on for hours, in the middle of a thought, and leaves whole files behind. */

let home = '';
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'hexfront-interrupt-'));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const BIN = join(ROOT, 'bin/hexfront.mjs');
const HANGS = 60_000;

/** Runs the program, presses Ctrl-C when `ready` says so, and gives its end; one that does not end has no exit code. */
async function interrupted(argv: readonly string[], ready: (pid: number) => boolean) {
  // A group of its own: as at a terminal, Ctrl-C goes to all the processes of it.
  const child = spawn(process.execPath, [BIN, ...argv], { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const guard = new AbortController();
  const text = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    text.out += part;
  });
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    text.err += part;
  });
  const ended = new Promise<number | null>((done) => child.on('close', done));
  const pid = child.pid ?? 0;
  while (child.exitCode === null && !ready(pid)) await setTimeout(20);
  process.kill(-pid, 'SIGINT');
  void setTimeout(HANGS, undefined, { signal: guard.signal }).then(
    () => process.kill(-pid, 'SIGKILL'),
    () => undefined,
  );
  const exit = await ended;
  guard.abort();
  return { exit, ...text };
}

/** Seconds a process and those it started have worked, by hundredths of the system's clock. */
function worked(pid: number): number {
  const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) / 100;
}

const children = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** Long after everything is loaded: it thinks. */
const THINKS = 0.6;
const thinks = (pid: number): boolean => worked(pid) >= THINKS;

const HOUR = ['--ms', '3600000'] as const;

test.runIf(existsSync('/proc/self/stat'))('the arena, in the middle of a decision that takes an hour', async () => {
  const file = join(home, 'one.jsonl');
  const words = ['arena', 'grand', 'veteran', '--pairs', '2', ...HOUR, '--cores', '1', '--out', file];
  const { exit, out, err } = await interrupted(words, (pid) => existsSync(file) && thinks(pid));
  expect([exit, out.split('\n')[0], err]).toEqual([130, 'stopped early', '']);
  expect(readFileSync(file, 'utf8')).toBe('');
});

test.runIf(existsSync('/proc/self/task'))('the arena, with processes that think for it: they end too', async () => {
  const file = join(home, 'two.jsonl');
  const words = ['arena', 'grand', 'veteran', '--pairs', '2', ...HOUR, '--cores', '2', '--out', file];
  let hands: number[] = [];
  const { exit, out, err } = await interrupted(words, (pid) => {
    hands = children(pid);
    return hands.length === 2 && hands.every(thinks);
  });
  expect([exit, out.split('\n')[0], err]).toEqual([130, 'stopped early', '']);
  const left = () => hands.filter((pid) => existsSync(`/proc/${pid}`));
  for (let tries = 0; tries < 500 && left().length > 0; tries++) await setTimeout(20);
  expect(left()).toEqual([]);
});

/** Tenths of a millisecond after a record has appeared: the instant between two games, and the first of the next one. */
const INSTANTS = [0, 1, 2, 4, 8];

/** Ready so many tenths of a millisecond after the second record has come. */
function afterTwo(folder: string, tenths: number): () => boolean {
  mkdirSync(folder);
  return () => {
    while (readdirSync(folder).filter((name) => name.endsWith('.jsonl')).length < 2) Atomics.wait(NOTHING, 0, 0, 0.05);
    const since = performance.now();
    while (performance.now() - since < tenths / 10);
    return true;
  };
}
const NOTHING = new Int32Array(new SharedArrayBuffer(4));

test.each(some(INSTANTS, 1))(
  'play, %i tenths of a millisecond after a game: what was played is told, its records are whole',
  async (tenths) => {
    const saved = join(home, `saved-${tenths}`);
    const words = ['play', '--games', '1000000', '--turns', '1', '--quiet', '--save', saved];
    const { exit, out, err } = await interrupted(words, afterTwo(saved, tenths));
    expect([exit, err]).toEqual([130, '']);
    const names = readdirSync(saved);
    expect(out).toMatch(new RegExp(`^stopped after ${names.length} games\\n`));
    expect(names.filter((name) => !/^game-\d+\.jsonl$/.test(name))).toEqual([]);
    const { exit: whole } = await hexfront(['replay', join(saved, names.at(-1) ?? ''), '--verify']);
    expect(whole).toBe(0);
  },
);

test.runIf(existsSync('/proc/self/stat'))(
  'advise answers with the best it has found in an hour cut short',
  async () => {
    const position = join(home, 'position.txt');
    writeFileSync(position, 'scenario breakthrough\n');
    const { exit, out, err } = await interrupted(['advise', position, '--player', 'grand', ...HOUR], thinks);
    expect([exit, err]).toEqual([0, '']);
    expect(out).toMatch(/^plan 1 for blue: /);
    expect(out).toMatch(/\n +\d+ commands, first: \w+ /);
  },
);
