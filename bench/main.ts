// `npm run bench`: bundles the benchmarks as the product is bundled and runs them with plain Node.
// `--against REV` times the benchmarks of another commit in the same run, turn and turn about.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '..');

async function bundled(tree: string): Promise<string> {
  const bundle = join(tree, '.cache', 'bench', 'run.cjs');
  mkdirSync(join(tree, '.cache', 'bench'), { recursive: true });
  await build({
    entryPoints: [join(tree, 'bench', 'run.ts')],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    logLevel: 'warning',
  });
  return bundle;
}

/** A checkout of another commit with the packages of this one. */
function checkout(revision: string): string {
  const tree = mkdtempSync(join(tmpdir(), 'hexfront-bench-'));
  const files = execFileSync('git', ['archive', revision], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', tree], { input: files });
  if (!existsSync(join(tree, 'node_modules'))) symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  return tree;
}

/** The server of online tables is measured by a program of its own: its packages stay outside, as in the product. */
async function online(): Promise<number> {
  const folder = join(root, '.cache', 'bench');
  const common = { bundle: true, platform: 'node', target: 'node20', logLevel: 'warning' } as const;
  const main = join(folder, 'online.mjs');
  for (const name of ['peer', 'peer-server'])
    await build({
      ...common,
      entryPoints: [`bench/online/${name}.ts`],
      outfile: join(folder, `${name}.cjs`),
      format: 'cjs',
      // Parts of the peer that are not asked for.
      external: ['node-persist', 'bufferutil', 'utf-8-validate'],
    });
  await build({ ...common, entryPoints: ['bench/online/main.ts'], outfile: main, format: 'esm', packages: 'external' });
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status } = spawnSync(process.execPath, [main, ...args], { cwd: root, env, stdio: 'inherit' });
  return status ?? 1;
}

const args = process.argv.slice(2);
if (args.some((arg, i) => arg === '--only=online' || (args[i - 1] === '--only' && arg === 'online'))) {
  process.chdir(root);
  process.exit(await online());
}
const at = args.indexOf('--against');
const revision = at < 0 ? undefined : args.splice(at, 2)[1];
if (at >= 0 && revision === undefined) {
  console.error('--against needs a commit to compare with');
  process.exit(2);
}
const bundle = await bundled(root);
const before = revision === undefined ? undefined : checkout(revision);
try {
  if (before !== undefined) args.push('--before', await bundled(before));
  // boardgame.io watches itself unless it is told that this is production.
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status } = spawnSync(process.execPath, [bundle, ...args], { cwd: root, env, stdio: 'inherit' });
  process.exitCode = status ?? 1;
} finally {
  if (before !== undefined) rmSync(before, { recursive: true, force: true });
}
