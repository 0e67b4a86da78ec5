import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keyFile, openOnline } from '#server/online.ts';
import { createServer } from '#server/page/serve.ts';
import { killingProbe } from '#server/store/kill-points.ts';

/**
 * The server as the kill harness starts it: the product's own parts, in a process of its own, with a point at which it ends.
 * `HEXFRONT_TEST_DATA` names the data folder, `HEXFRONT_TEST_KILL` the point (`in-commit:12`), `HEXFRONT_TEST_DATABASE` a shared
 * database. There computers think in a worker (`HEXFRONT_TEST_ROLE=work`), which serves nobody.
 */

const {
  HEXFRONT_TEST_DATA: data = '',
  HEXFRONT_TEST_KILL: killAt,
  HEXFRONT_TEST_DATABASE: database,
  HEXFRONT_TEST_ROLE: role,
} = process.env;
const probe = killingProbe(killAt);
const online = await openOnline({
  data,
  ...(database === undefined ? {} : { database, key: keyFile(data) }),
  root: process.cwd(),
  build: () => 'test',
  writer: new URL('./writer.mjs', import.meta.url),
  thinker: new URL('./thinker.mjs', import.meta.url),
  thinkers: database === undefined || role === 'work' ? 1 : 0,
  perAddress: 10_000,
  ...(probe ? { probe } : {}),
  ...(killAt === undefined ? {} : { killAt }),
});
if (role === 'work') {
  process.send?.({ base: '' });
  // Connections to the database alone would not keep it running.
  setInterval(() => undefined, 60_000);
} else {
  const webDirectory = mkdtempSync(join(tmpdir(), 'hexfront-web-'));
  const server = await createServer({ webDirectory, version: 'test', online: online.addTo });
  process.send?.({ base: await server.listen({ port: 0, host: '127.0.0.1' }) });
}
