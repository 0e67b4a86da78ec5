import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openOnline } from '#server/online.ts';
import { createServer } from '#server/page/serve.ts';
import { killingProbe } from '#server/store/kill-points.ts';

/**
 * The server as the kill harness starts it: the product's own parts, in a process of its own, with a point at which it ends.
 * `HEXFRONT_TEST_DATA` names the data folder, `HEXFRONT_TEST_KILL` the point (`in-commit:12`).
 */

const { HEXFRONT_TEST_DATA: data = '', HEXFRONT_TEST_KILL: killAt } = process.env;
const probe = killingProbe(killAt);
const online = await openOnline({
  data,
  root: process.cwd(),
  build: () => 'test',
  writer: new URL('./writer.mjs', import.meta.url),
  perAddress: 10_000,
  ...(probe ? { probe } : {}),
  ...(killAt === undefined ? {} : { killAt }),
});
const webDirectory = mkdtempSync(join(tmpdir(), 'hexfront-web-'));
const server = await createServer({ webDirectory, version: 'test', online: online.addTo });
process.send?.({ base: await server.listen({ port: 0, host: '127.0.0.1' }) });
