// `npm start`: from a fresh clone to a page in the browser, with nothing but Node.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildAll } from './build.mjs';
import { checkNode, install } from './install.mjs';
import { main, readOptions, root } from './stages.mjs';

const HELP = `Usage: npm start [-- options]

  --port N     port to serve on (default 8080, or PORT; 0 = any free one).
               When it is taken, the next free one is used.
  --host NAME  address to listen on (default 127.0.0.1, or HOST; 0.0.0.0 = every network)
  --help       show this`;

await main(async (handOver) => {
  const { help, ...options } = readOptions(process.argv.slice(2), { values: ['port', 'host'], flags: ['help'] });
  if (help) return console.log(HELP);
  checkNode();
  await install({ withDev: false });
  await buildAll();
  const server = await import(pathToFileURL(join(root, 'dist', 'server.mjs')).href);
  handOver();
  await server.main(Object.entries(options).map(([name, value]) => `--${name}=${value}`));
});
