import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Servers of one test alone. */

export const ROOT = join(import.meta.dirname, '..', '..');
const SERVER = join(ROOT, 'dist', 'server.mjs');
/** Program of `npm start`. */
export const START = join(ROOT, 'scripts', 'start.mjs');
const children: ChildProcess[] = [];
const folders: string[] = [];

export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hexfront-own-'));
  folders.push(folder);
  return folder;
}

/** To be called after each test. */
export function endServers(): void {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** Starts a server that may be killed. */
export async function ownServer(data: string, port = '0', program = SERVER) {
  const child = spawn(process.execPath, [program, '--port', port, '--data', data]);
  children.push(child);
  const base = await new Promise<string>((ready, failed) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /ready: (http:\S+)/.exec(said)?.[1];
      if (found !== undefined) ready(found);
    });
    child.once('exit', (code) => failed(new Error(`the server ended with ${String(code)}: ${said}`)));
  });
  const kill = async (): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  return { base, kill, port: new URL(base).port };
}
