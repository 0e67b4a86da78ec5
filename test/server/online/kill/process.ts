import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Bundles the server and its writer thread as `npm run build` does. Gives the file to start. */
export async function bundledServer(entry: string, folder: string): Promise<string> {
  const { build, stop } = await import('esbuild');
  const directory = join(process.cwd(), '.cache', folder);
  mkdirSync(directory, { recursive: true });
  const bundle = (from: string, to: string): Promise<unknown> =>
    build({
      entryPoints: [from],
      outfile: join(directory, to),
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      target: 'node20.19',
      logLevel: 'warning',
    });
  await bundle('src/server/store/writer-thread.ts', 'writer.mjs');
  await bundle(entry, 'server.mjs');
  await stop();
  return join(directory, 'server.mjs');
}

export interface ServerProcess {
  readonly process: ChildProcess;
  /** Address it listens on; rejects where it ends before. */
  readonly base: Promise<string>;
  readonly ended: Promise<void>;
  readonly errors: () => string;
}

/** Starts a bundled server that tells its address by a message. */
export function startServer(file: string, env: Readonly<Record<string, string>>): ServerProcess {
  const child = fork(file, [], { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => void (errors = (errors + chunk.toString()).slice(-4000)));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const base = new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { readonly base: string }).base));
    child.once('exit', () => reject(new Error(`the server ended before it listened: ${errors}`)));
  });
  base.catch(() => undefined);
  return { process: child, base, ended, errors: () => errors };
}
