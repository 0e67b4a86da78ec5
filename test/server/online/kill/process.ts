import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';

/** Bundles a server and its writer thread as `npm run build` does. Gives the file to start. */
export async function bundledServer(entry: string, folder: string): Promise<string> {
  const { build, stop } = await import('esbuild');
  const outdir = join(process.cwd(), '.cache', folder);
  rmSync(outdir, { recursive: true, force: true });
  const options = JSON.parse(readFileSync('scripts/server-bundle.json', 'utf8')) as BuildOptions;
  await build({
    ...options,
    logLevel: 'warning',
    entryPoints: {
      server: entry,
      writer: 'src/server/store/writer-thread.ts',
      thinker: 'src/server/thinking/thinker-thread.ts',
    },
    outdir,
  });
  await stop();
  return join(outdir, 'server.mjs');
}

export interface ServerProcess {
  readonly process: ChildProcess;
  /** Address it listens on; rejects where it ends before. */
  readonly base: Promise<string>;
  readonly ended: Promise<void>;
  readonly errors: () => string;
  /** Milliseconds of processor time used so far; undefined where the system does not tell. */
  readonly used: () => number | undefined;
}

/** Ticks of the processor time in /proc a second, the same on all Linux systems we know. */
const TICKS = 100;
const processorTime = (pid: number): number | undefined => {
  try {
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [user, system] = rest.split(' ').slice(11, 13).map(Number) as [number, number];
    return ((user + system) * 1000) / TICKS;
  } catch {
    return undefined;
  }
};

/** Starts a bundled server that tells its address by a message. */
export function startServer(file: string, env: Readonly<Record<string, string>>): ServerProcess {
  // Without the loaders of the process that starts it: they would read the whole bundle once more.
  const child = fork(file, [], {
    execArgv: [],
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => void (errors = (errors + chunk.toString()).slice(-4000)));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const base = new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { readonly base: string }).base));
    child.once('exit', () => reject(new Error(`the server ended before it listened: ${errors}`)));
  });
  base.catch(() => undefined);
  return { process: child, base, ended, errors: () => errors, used: () => processorTime(child.pid ?? 0) };
}
