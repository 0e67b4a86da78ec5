import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from './blocks.ts';
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
  const child = spawn(process.execPath, [BIN, ...argv], { stdio: ['ignore', 'pipe', 'pipe'] });
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
  child.kill('SIGINT');
  void setTimeout(HANGS, undefined, { signal: guard.signal }).then(
    () => child.kill('SIGKILL'),
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
const THINKS = 1;
const thinks = (pid: number): boolean => worked(pid) >= THINKS;

/** Milliseconds since a file was written; so many after a game was, the next is under way. */
const age = (file: string): number => Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
const UNDER_WAY = 50;

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

test.runIf(existsSync('/proc/self/stat'))('play, with whole records of what was played', async () => {
  const saved = join(home, 'saved');
  // Games long enough that it comes in the midst of one, not in the instant between two.
  const words = ['play', '--games', '1000000', '--turns', '12', '--save', saved];
  const ages = () => (existsSync(saved) ? readdirSync(saved).map((name) => age(join(saved, name))) : []);
  const { exit, out } = await interrupted(words, () => ages().length >= 2 && Math.min(...ages()) > UNDER_WAY);
  expect(exit).toBe(130);
  const names = readdirSync(saved);
  expect(out).toMatch(new RegExp(`^stopped after ${names.length} games\\n`));
  expect(names.every((name) => /^game-\d+\.jsonl$/.test(name))).toBe(true);
  for (const name of names.slice(-2)) {
    const { exit: whole } = await hexfront(['replay', join(saved, name), '--verify']);
    expect(whole).toBe(0);
  }
});

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
