import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command, InvalidArgumentError } from 'commander';
import type { FastifyInstance } from 'fastify';
import { listen } from './listen.ts';
import { packageRoot, versionOf } from './package-root.ts';
import { pageNameOf } from './page/page-name.ts';
import { createServer } from './page/serve.ts';
import { dataFolder } from './data-folder.ts';
import { type Online, openOnline } from './online.ts';
import { type Operations, openOperations } from './operations.ts';
import { describeSettings, readSettings } from './settings.ts';
import { FolderInUse } from './store/folder-lock.ts';

/** Milliseconds in which a server that is told to stop has ended. */
const STOP_MS = 9500;

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
): { readonly port?: number; readonly host?: string; readonly data?: string } =>
  new Command('hexfront-server')
    .description('Serves Hexfront to the browser.')
    .option('--port <number>', 'port; when it is taken, the next free one is used', readPort)
    .option('--host <name>', 'address to listen on')
    .option('--data <folder>', 'folder of the online games')
    .addHelpText('after', () => `\nSettings:\n${describeSettings()}`)
    .parse(argv, { from: 'user' })
    .opts();

/** Ends the server: commands under way are finished, pages told to come back, jobs handed back. */
function stopOnSignal(server: FastifyInstance, online: Online | undefined, { log, close }: Operations): void {
  let stopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    if (stopping) process.exit(1);
    stopping = true;
    console.log('\nStopping.');
    log.info('stopping', { signal });
    online?.stops();
    setTimeout(() => {
      log.warn('stopped before everything had ended');
      process.exit(1);
    }, STOP_MS).unref();
    server
      .close()
      .then(() => online?.close())
      .then(close)
      .then(
        () => process.exit(0),
        (error: unknown) => {
          log.report(error);
          process.exit(1);
        },
      );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

const run = async (argv: readonly string[]): Promise<void> => {
  const options = readCommandLine(argv);
  const settings = readSettings();
  const root = packageRoot(import.meta.url);
  const webDirectory = join(root, 'dist', 'web');
  if (!existsSync(join(webDirectory, 'index.html'))) throw new Error('The page is not built yet; run npm run build.');
  const version = versionOf(root);
  const operations = await openOperations(settings);
  const { log, meter, report } = operations;
  const { proxies, database, key, url, smtp, mailFrom, thinkers, admins, workToken } = settings;
  const data = dataFolder(root, options.data);
  const writer = new URL('./writer.mjs', import.meta.url);
  const thinker = new URL('./thinker.mjs', import.meta.url);
  const online = await openOnline({
    data,
    root,
    build: pageNameOf(webDirectory),
    admins,
    ...(url === undefined ? {} : { url }),
    ...(smtp !== undefined && mailFrom !== undefined ? { mail: { url: smtp, from: mailFrom } } : {}),
    ...(database === undefined ? {} : { database }),
    ...(key === undefined ? {} : { key }),
    ...(workToken === undefined ? {} : { workToken }),
    ...(existsSync(writer) ? { writer } : {}),
    ...(existsSync(thinker) ? { thinker } : {}),
    thinkers,
    meter,
    report,
  }).catch((error: unknown) => {
    // A folder or database that was named must work; without one the page is served all the same.
    if (options.data !== undefined || settings.data !== undefined || database !== undefined) throw error;
    console.log(`Online play is off: ${error instanceof Error ? error.message : 'unknown error'}`);
    if (error instanceof FolderInUse) console.log(BESIDE);
    return undefined;
  });
  const server = await createServer({
    webDirectory,
    version,
    proxies,
    report,
    onAnswer({ status, ...answer }) {
      meter.count('requests', `${Math.floor(status / 100)}xx`);
      log.debug('answered', { status, ...answer });
    },
    ...(online ? { online: online.addTo, trouble: online.trouble } : {}),
  });
  const { address, port, instead } = await listen(server, options.port ?? settings.port, options.host ?? settings.host);
  online?.listens(address);
  if (instead !== undefined) console.log(`Port ${String(instead)} is taken; using ${String(port)}.`);
  console.log(`\nHexfront is ready: ${address}\nPress Ctrl-C to stop.`);
  log.info('listening', { address, version, online: online !== undefined });
  if (operations.metrics !== undefined) log.info('metrics', { address: operations.metrics });
  stopOnSignal(server, online, operations);
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
