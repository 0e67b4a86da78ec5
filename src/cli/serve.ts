import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { EXIT } from './complaint.ts';
import { projectFile } from './library.ts';

/** Serves the game: a package from the registry as it was built, a checkout through `npm start`, which builds it first. */
export async function serve(options: {
  readonly port?: string;
  readonly host?: string;
  readonly data?: string;
}): Promise<number> {
  const args = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
  const start = projectFile('scripts', 'start.mjs');
  if (existsSync(start)) return throughStart([start, ...args]);
  const server = (await import(pathToFileURL(projectFile('dist', 'server.mjs')).href)) as {
    main(argv: readonly string[]): Promise<void>;
  };
  await server.main(args);
  return EXIT.ok;
}

/** Signals a service is stopped with. */
const STOPS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** Runs `npm start` as a process of its own that hears every signal this one is sent, and ends as it ends. */
export async function throughStart(args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  // Ctrl-C reaches the child from the terminal itself.
  const pass = (signal: NodeJS.Signals): void => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  for (const signal of STOPS) process.on(signal, pass);
  try {
    const [code] = (await once(child, 'exit')) as [number | null];
    return code ?? EXIT.fault;
  } finally {
    for (const signal of STOPS) process.off(signal, pass);
  }
}
