import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { EXIT } from './complaint.ts';
import { projectFile } from './library.ts';

/** Serves the game: a package from the registry as it was built, a checkout through `npm start`, which builds it first. */
export async function serve(options: { readonly port?: string; readonly host?: string }): Promise<number> {
  const args = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
  const start = projectFile('scripts', 'start.mjs');
  if (existsSync(start))
    return spawnSync(process.execPath, [start, ...args], { stdio: 'inherit' }).status ?? EXIT.fault;
  const server = (await import(pathToFileURL(projectFile('dist', 'server.mjs')).href)) as {
    main(argv: readonly string[]): Promise<void>;
  };
  await server.main(args);
  return EXIT.ok;
}
