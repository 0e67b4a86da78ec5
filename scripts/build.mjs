// Builds what is out of date: the page (dist/web), the server (dist/server.mjs), the command (dist/cli.mjs) and the library
// (dist/library, dist/types).
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressFolder } from './compress.mjs';
import { ENTRY_POINTS, writeDeclarations } from './entry-points.mjs';
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

/** The output is as old as the moment its sources were read, so that a change made during the build is not missed. */
const rebuild = async (output, inputs, build) => {
  if (!isStale(output, inputs)) return output;
  const started = new Date();
  await build();
  utimesSync(output, started, started);
  return output;
};

const CONFIG = [
  'package.json',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/server-bundle.json',
  'scripts/compress.mjs',
];

/** Bundles source with esbuild; errors are told as it formats them. */
const bundle = async (options) => {
  const { build, formatMessages, stop } = await import('esbuild');
  try {
    const { outputFiles } = await build({ ...options, write: false });
    // In one piece each: another process may be starting from the same file right now. A file comes after those it loads.
    for (const { path, contents } of outputFiles.sort((a, b) => b.path.length - a.path.length)) {
      const draft = `${path}.${process.pid}`;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(draft, contents);
      renameSync(draft, path);
    }
  } catch (error) {
    if (!error.errors) throw error;
    throw new Trouble((await formatMessages(error.errors, { kind: 'error', color: false })).join('\n'));
  } finally {
    // Otherwise the service would live as long as the server started next in this process.
    await stop();
  }
};

const SERVER = JSON.parse(readFileSync(at('scripts', 'server-bundle.json'), 'utf8'));

/** Packages stay in node_modules; only our own source is bundled. Data files are read from the package root at run time. */
const bundleCommand = (entry, output) => {
  const { platform, format, target, sourcemap, logLevel } = SERVER;
  const common = { platform, format, target, sourcemap, logLevel, bundle: true, packages: 'external' };
  return bundle({ ...common, entryPoints: [at(entry)], outfile: output });
};

/** Parts of older builds are kept so long: a server that still runs loads some of them only when they are needed. */
const OLD_MS = 7 * 24 * 3600 * 1000;

const removeOld = (folder) => {
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (Date.now() - statSync(join(folder, name)).mtimeMs > OLD_MS) rmSync(join(folder, name));
};

const SOURCES = ['src', ...CONFIG];

export const buildCli = () => {
  const output = at('dist', 'cli.mjs');
  return rebuild(output, SOURCES, async () => {
    // Beside the command, the thread that works while the command listens: it is there before the command is.
    await bundleCommand('src/cli/worker/thread.ts', at('dist', 'cli-thread.mjs'));
    // The commands that need a database: the others start without loading one.
    await bundleCommand('src/cli/online.ts', at('dist', 'cli-online.mjs'));
    await bundleCommand('src/cli/main.ts', output);
  });
};

/** The server brings its packages along, but for those with native parts: it starts in half the time, which players wait for after a crash. */
const buildServer = () => {
  const output = at('dist', 'server.mjs');
  return rebuild(output, SOURCES, async () => {
    removeOld(at('dist', 'server'));
    // Beside the server, the thread that writes its database, and the one in which computers at online tables think.
    const entryPoints = {
      server: at('src/server/main.ts'),
      writer: at('src/server/store/writer-thread.ts'),
      thinker: at('src/server/thinking/thinker-thread.ts'),
    };
    await bundle({ ...SERVER, entryPoints, outdir: at('dist') });
  });
};

/** The engine as a library: modules that share their parts, and declarations. */
const buildLibrary = () =>
  rebuild(
    at('dist', 'library', 'core.mjs'),
    ['tsconfig.exports.json', 'scripts/entry-points.mjs', ...SOURCES],
    async () => {
      rmSync(at('dist', 'library'), { recursive: true, force: true });
      await writeDeclarations();
      const { platform, format, target, sourcemap, logLevel, splitting, outExtension } = SERVER;
      await bundle({
        ...{ platform, format, target, sourcemap, logLevel, splitting, outExtension },
        bundle: true,
        packages: 'external',
        chunkNames: 'parts/[name]-[hash]',
        entryPoints: Object.fromEntries(ENTRY_POINTS.map((name) => [name, at('src', 'exports', `${name}.ts`)])),
        outdir: at('dist', 'library'),
      });
    },
  );

const buildWeb = () =>
  rebuild(at('dist', 'web', 'index.html'), ['vite.config.ts', ...SOURCES], async () => {
    const vite = at('node_modules', 'vite', 'bin', 'vite.js');
    // Always the production build, test runs included.
    const env = { NODE_ENV: 'production' };
    const { code, output } = await run(process.execPath, [vite, 'build', '--logLevel', 'warn'], { env });
    if (code !== 0) throw new Trouble(`The page could not be built:\n${output}`);
    await compressFolder(at('dist', 'web'));
  });

/** A stage shows what its work returns; where a build went is of no interest. */
const quietly = (build) => async () => void (await build());

/** `library`: also the entry points of the package, which the page and the server do without. */
export const buildAll = async ({ fresh = false, library = false } = {}) => {
  if (fresh) rmSync(at('dist'), { recursive: true, force: true });
  try {
    await stage('build page', quietly(buildWeb));
    await stage('build server', quietly(buildServer));
    if (existsSync(at('src', 'cli', 'main.ts'))) await stage('build command', quietly(buildCli));
    if (library) await stage('build library', quietly(buildLibrary));
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
    await install();
    await buildAll({ ...options, library: true });
  });
}
