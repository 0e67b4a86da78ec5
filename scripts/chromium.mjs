// Finds a Chromium for the browser tests, or gets one: from the system, from Debian, or from npm.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { npm, root, run, stage, Trouble } from './stages.mjs';

/** Chromium without windows first: the tests take a quarter less with it. */
const PLACES = JSON.parse(readFileSync(join(root, 'scripts', 'chromium-places.json'), 'utf8'));

// The last version that runs on Node 20.
const PACKED = '@sparticuz/chromium@147.0.0';

const fromSystem = (places) => {
  const path = places.find((place) => existsSync(place));
  return path && { path, args: [] };
};

const fromName = () => {
  const named = process.env.CHROMIUM;
  if (named && !existsSync(named)) throw new Trouble(`CHROMIUM names a file that is not there: ${named}`);
  return named && { path: named, args: [] };
};

const fromDebian = async () => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const get = async () => {
    const update = await run('apt-get', ['update'], { env });
    const result =
      update.code === 0
        ? await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'], { env })
        : update;
    return { note: result.code === 0 ? '' : result.output.trim().split('\n').at(-1) };
  };
  await stage('get chromium (apt)', get);
  return fromSystem(PLACES.windowless);
};

/** A Chromium packed inside an npm package, kept away from node_modules: tens of megabytes that only these tests need. */
const fromNpm = async () => {
  if (process.platform !== 'linux') return undefined;
  const home = join(root, '.cache', 'chromium');
  const entry = join(home, 'node_modules', '@sparticuz', 'chromium', 'build', 'esm', 'index.js');
  if (!existsSync(entry)) {
    await stage('get chromium (npm)', async () => {
      const { code, output } = await npm(['install', '--no-save', '--no-audit', '--no-fund', '--prefix', home, PACKED]);
      return { failed: code === 0 ? 0 : 1, note: code === 0 ? '' : output.trim().split('\n').at(-1) };
    });
  }
  if (!existsSync(entry)) return undefined;
  const { default: chromium } = await import(pathToFileURL(entry).href);
  // Not the package's own switches: they run everything in one process, which dies with the second page.
  return { path: await chromium.executablePath(), args: ['--no-sandbox', '--no-zygote'] };
};

/** The program and the extra switches it needs, as environment variables for the browser tests. */
export const findChromium = async () => {
  const found =
    fromName() ??
    fromSystem(PLACES.windowless) ??
    (await fromDebian()) ??
    fromSystem(PLACES.whole) ??
    (await fromNpm());
  if (!found) {
    throw new Trouble(
      'No Chromium was found and none could be fetched. Install one (Debian: apt-get install chromium-headless-shell) or name it: CHROMIUM=/path/to/chromium npm test',
    );
  }
  return { CHROMIUM: found.path, CHROMIUM_ARGS: JSON.stringify(found.args) };
};
