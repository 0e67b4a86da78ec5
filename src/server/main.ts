import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command, InvalidArgumentError } from 'commander';
import { z } from 'zod';
import { listen } from './listen.ts';
import { packageRoot } from './package-root.ts';
import { pageNameOf } from './page/page-name.ts';
import { createServer } from './page/serve.ts';
import { dataFolder, publicSettings, sharedDatabase, thinkingThreads } from './data-folder.ts';
import { openOnline } from './online.ts';
import { FolderInUse } from './store/folder-lock.ts';

const DEFAULT_PORT = 8080;

/** Ways on for who starts a second server in one checkout. */
const BESIDE =
  '  Play online at that server; or stop it and start this one again;\n' +
  '  or give this one a folder of its own with --data FOLDER (npm start -- --data FOLDER)';

const readPort = (text: string): number => {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new InvalidArgumentError('A port is a whole number from 0 to 65535.');
  return port;
};

const readCommandLine = (
  argv: readonly string[],
): { readonly port?: number; readonly host: string; readonly data?: string } =>
  new Command('hexfront-server')
    .description('Serves Hexfront to the browser.')
    .option('--port <number>', 'port; when it is taken, the next free one is used', readPort)
    .option('--host <name>', 'address to listen on', process.env['HOST'] ?? '127.0.0.1')
    .option('--data <folder>', 'folder of the online games; HEXFRONT_DATA names it too')
    .parse(argv, { from: 'user' })
    .opts();

const run = async (argv: readonly string[]): Promise<void> => {
  const options = readCommandLine(argv);
  const root = packageRoot(import.meta.url);
  const webDirectory = join(root, 'dist', 'web');
  if (!existsSync(join(webDirectory, 'index.html'))) throw new Error('The page is not built yet; run npm run build.');
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));

  const { proxies, ...open } = publicSettings();
  const data = dataFolder(root, options.data);
  const writer = new URL('./writer.mjs', import.meta.url);
  const thinker = new URL('./thinker.mjs', import.meta.url);
  const online = await openOnline({
    data,
    root,
    build: pageNameOf(webDirectory),
    ...open,
    ...sharedDatabase(),
    ...(existsSync(writer) ? { writer } : {}),
    ...(existsSync(thinker) ? { thinker } : {}),
    thinkers: thinkingThreads(),
  }).catch((error: unknown) => {
    // A folder or database that was named must work; without one the page is served all the same.
    if (options.data !== undefined || process.env['HEXFRONT_DATA'] || sharedDatabase().database) throw error;
    console.log(`Online play is off: ${error instanceof Error ? error.message : 'unknown error'}`);
    if (error instanceof FolderInUse) console.log(BESIDE);
    return undefined;
  });
  const server = await createServer({ webDirectory, version, proxies, ...(online ? { online: online.addTo } : {}) });
  const wanted = options.port ?? readPort(process.env['PORT'] ?? String(DEFAULT_PORT));
  const { address, port, instead } = await listen(server, wanted, options.host);
  online?.listens(address);
  if (instead !== undefined) console.log(`Port ${String(instead)} is taken; using ${String(port)}.`);
  console.log(`\nHexfront is ready: ${address}\nPress Ctrl-C to stop.`);

  const stop = (): void => {
    console.log('\nStopping.');
    server
      .close()
      .then(() => online?.close())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
};

/** Errors take one line: the operator needs to know what to do, not where our code noticed. */
export const main = async (argv: readonly string[]): Promise<void> => {
  try {
    await run(argv);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
};

const program = process.argv[1];
if (program !== undefined && realpathSync(program) === fileURLToPath(import.meta.url))
  await main(process.argv.slice(2));
