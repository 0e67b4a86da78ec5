import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './blocks.ts';

const BIN = join(ROOT, 'bin/hexfront.mjs');

test('who closes the complaints does not stop the work', async () => {
  const words = ['arena', 'random', 'random', '--pairs', '3', '--turns', '1', '--cores', '1'];
  const child = spawn(process.execPath, [BIN, ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stderr.destroy();
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  const exit = await new Promise<number | null>((done) => child.on('close', done));
  expect(exit).toBe(0);
  expect(out).toMatch(/^random : random +3 /m);
});

test.runIf(existsSync('/dev/full'))('a full disk is said in words', async () => {
  const full = openSync('/dev/full', 'w');
  const child = spawn(process.execPath, [BIN, 'rules', 'B9.4'], { stdio: ['ignore', full, 'pipe'] });
  closeSync(full);
  let err = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  const exit = await new Promise<number | null>((done) => child.on('close', done));
  expect([exit, err]).toEqual([1, 'hexfront: cannot write: the disk is full\n']);
});
