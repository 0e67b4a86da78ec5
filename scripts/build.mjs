// Builds what is out of date: the page (dist/web), the server (dist/server.mjs) and the command (dist/cli.mjs).
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';
import { main, readOptions, root, run, stage, Trouble } from './stages.mjs';

const at = (...parts) => join(root, ...parts);

/** Newest change below a path; directories count too, so that a removed file is noticed. */
const newest = (path) => {
  const info = statSync(path, { throwIfNoEntry: false });
  if (!info) return 0;
  if (!info.isDirectory()) return info.mtimeMs;
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), info.mtimeMs);
};

const isStale = (output, inputs) => {
  const built = statSync(output, { throwIfNoEntry: false })?.mtimeMs;
  return built === undefined || inputs.some((input) => newest(at(input)) > built);
};

const CONFIG = ['package.json', 'package-lock.json', 'scripts/build.mjs'];

/** Packages stay in node_modules; only our own source is bundled. Data files are read from the package root at run time. */
const bundle = async (entry, output) => {
  const { build, formatMessages } = await import('esbuild');
  try {
    await build({
      entryPoints: [at(entry)],
      outfile: output,
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      target: 'node20.19',
      sourcemap: 'linked',
      logLevel: 'silent',
    });
  } catch (error) {
    if (!error.errors) throw error;
    throw new Trouble((await formatMessages(error.errors, { kind: 'error', color: false })).join('\n'));
  }
};

export const buildCli = async () => {
  const output = at('dist', 'cli.mjs');
  if (isStale(output, ['src', ...CONFIG])) await bundle('src/cli/main.ts', output);
  return output;
};

const buildServer = async () => {
  const output = at('dist', 'server.mjs');
  if (isStale(output, ['src', ...CONFIG])) await bundle('src/server/main.ts', output);
};

const buildWeb = async () => {
  if (!isStale(at('dist', 'web', 'index.html'), ['src', 'vite.config.ts', ...CONFIG])) return;
  const { code, output } = await run(process.execPath, [
    at('node_modules', 'vite', 'bin', 'vite.js'),
    'build',
    '--logLevel',
    'warn',
  ]);
  if (code !== 0) throw new Trouble(`The page could not be built:\n${output}`);
};

export const buildAll = async ({ fresh = false } = {}) => {
  if (fresh) rmSync(at('dist'), { recursive: true, force: true });
  try {
    await stage('build page', buildWeb);
    await stage('build server', buildServer);
    if (existsSync(at('src', 'cli', 'main.ts'))) await stage('build command', buildCli);
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS', 'ENOSPC'].includes(error.code)) throw error;
    throw new Trouble(`The build could not write to ${at('dist')}: ${error.message}`);
  }
};

const HELP = `Usage: npm run build [-- options]

  --fresh   throw the old build away first
  --help    show this`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(async () => {
    const options = readOptions(process.argv.slice(2), { flags: ['fresh', 'help'] });
    if (options.help) return console.log(HELP);
    await install({ withDev: false });
    await buildAll(options);
  });
}
