// `npm start`: from a fresh clone to a page in the browser, with nothing but Node.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildAll } from './build.mjs';
import { checkNode, install } from './install.mjs';
import { main, readOptions, root, Trouble } from './stages.mjs';

const HELP = `Usage: npm start [-- options]

  --port N     port to serve on (default 8080, or PORT; 0 = any free one).
               When it is taken, the next free one is used.
  --host NAME  address to listen on (default 127.0.0.1, or HOST; 0.0.0.0 = every network)
  --data DIR   folder of the online games (default data, or HEXFRONT_DATA)
  --help       show this`;

/** Before anything slow is done, not after. */
const checkPort = (text) => {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return;
  throw new Trouble(`A port is a whole number from 0 to 65535, not ${text}.`);
};

/** npm passes a kill on to the shell between us and itself, which dies without passing it on: notice, and stop as well. */
const stopWithNpm = () => {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 1000).unref();
};

await main(async (handOver) => {
  const { help, ...options } = readOptions(process.argv.slice(2), {
    values: ['port', 'host', 'data'],
    flags: ['help'],
  });
  if (help) return console.log(HELP);
  checkPort(options.port ?? process.env.PORT ?? '8080');
  checkNode();
  stopWithNpm();
  await install();
  await buildAll();
  const server = await import(pathToFileURL(join(root, 'dist', 'server.mjs')).href);
  handOver();
  await server.main(Object.entries(options).map(([name, value]) => `--${name}=${value}`));
});
