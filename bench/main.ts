// `npm run bench`: bundles the benchmarks as the product is bundled and runs them with plain Node.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '..');
const bundle = join(root, '.cache', 'bench', 'run.cjs');
mkdirSync(join(root, '.cache', 'bench'), { recursive: true });
await build({
  entryPoints: [join(import.meta.dirname, 'run.ts')],
  outfile: bundle,
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  logLevel: 'warning',
});
// boardgame.io watches itself unless it is told that this is production.
const env = { ...process.env, NODE_ENV: 'production' };
const { status } = spawnSync(process.execPath, [bundle, ...process.argv.slice(2)], {
  cwd: root,
  env,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
