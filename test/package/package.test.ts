import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** The package as somebody gets it from the registry: packed, installed in an empty folder, used by another account. */

const ROOT = join(import.meta.dirname, '..', '..');
let home = '';
let bin = '';
let packed: { files: { path: string }[]; unpackedSize: number } = { files: [], unpackedSize: 0 };

const npm = (args: readonly string[], cwd: string): string => {
  const { status, stdout, stderr } = spawnSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm ${args.join(' ')}: ${stderr}`);
  return stdout;
};

/** Nobody's account where we may choose it; a tree nobody may write in either way. */
const stranger = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

function forbidWriting(path: string): void {
  const info = statSync(path);
  chmodSync(path, info.mode & 0o555);
  if (info.isDirectory()) for (const name of readdirSync(path)) forbidWriting(join(path, name));
}

function allowWriting(path: string): void {
  const info = statSync(path);
  chmodSync(path, info.mode | 0o200);
  if (info.isDirectory()) for (const name of readdirSync(path)) allowWriting(join(path, name));
}

const hexfront = (...args: readonly string[]) =>
  spawnSync(process.execPath, [bin, ...args], {
    cwd: home,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
    ...stranger,
  });

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'hexfront-package-'));
  chmodSync(home, 0o755);
  spawnSync(process.execPath, [join(ROOT, 'scripts', 'build.mjs')], { stdio: 'ignore' });
  [packed] = JSON.parse(npm(['pack', '--ignore-scripts', '--json', '--pack-destination', home], ROOT)) as [
    typeof packed,
  ];
  const [archive] = readdirSync(home).filter((name) => name.endsWith('.tgz'));
  const place = join(home, 'place');
  mkdirSync(place);
  writeFileSync(join(place, 'package.json'), '{ "private": true }\n');
  npm(['install', '--omit=dev', join(home, archive ?? '')], place);
  bin = join(place, 'node_modules', 'hexfront', 'bin', 'hexfront.mjs');
  writeFileSync(
    join(home, 'game.txt'),
    'game basic\nboard inline\n  grid radius 2\nend board\nblue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1\nblue moves\n',
  );
  for (const name of ['library.mjs', 'typed.ts']) cpSync(join(ROOT, 'docs', 'examples', name), join(place, name));
  writeFileSync(join(place, 'tsconfig.json'), JSON.stringify(CAREFUL));
  writeFileSync(
    join(place, 'package.json'),
    JSON.stringify({ ...JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')), type: 'module' }),
  );
  forbidWriting(place);
  // Compiled examples are written beside it.
  chmodSync(place, 0o755);
  mkdirSync(join(place, 'out'));
}, 300_000);

afterAll(() => {
  allowWriting(home);
  rmSync(home, { recursive: true });
});

test('what is shipped is built: no source, no tools', () => {
  const paths = packed.files.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['dist/cli.mjs', 'dist/server.mjs', 'dist/web/index.html']));
  expect(paths.filter((path) => /(?<!\.d)\.tsx?$|^scripts\/|^test\/|\.map$/.test(path))).toEqual([]);
  const parts = readdirSync(join(bin, '..', '..', '..'));
  expect(parts.filter((name) => /vite|esbuild|rolldown|typescript|solid/.test(name))).toEqual([]);
});

test('the command works for another account on a tree it may not write in', () => {
  expect(hexfront('--version')).toMatchObject({ status: 0, stderr: '' });
  const legal = hexfront('legal', join(home, 'game.txt'));
  expect([legal.status, legal.stderr]).toEqual([0, '']);
  expect(legal.stdout).toContain('moveUnit b1');
  const rule = hexfront('rules', 'B7.z4');
  expect([rule.status, rule.stdout]).toEqual([0, expect.stringContaining('B7.z4')]);
  const game = hexfront(
    'play',
    '--scenario',
    'basic',
    '--turns',
    '1',
    '--seed',
    '3',
    '--blue',
    'random',
    '--red',
    'random',
  );
  expect([game.status, game.stderr.replace(/.*\r/g, '').trim()]).toEqual([0, '']);
});

test('hexfront serve serves the game, and stops when it is told', async () => {
  const data = mkdtempSync(join(tmpdir(), 'hexfront-data-'));
  chmodSync(data, 0o777);
  const env = { ...process.env, XDG_DATA_HOME: data };
  const server = spawn(process.execPath, [bin, 'serve', '--port', '0'], { cwd: home, ...stranger, env });
  let said = '';
  let trouble = '';
  server.stderr.on('data', (chunk) => (trouble += String(chunk)));
  const ended = new Promise<number | null>((done) => server.on('close', done));
  const address = await new Promise<string>((done, fail) => {
    server.stdout.on('data', (chunk) => {
      said += String(chunk);
      const found = /ready: (http\S+)/.exec(said)?.[1];
      if (found !== undefined) done(found);
    });
    void ended.then(() => {
      fail(new Error(`it stopped: ${said}${trouble}`));
    });
  });
  const page = await fetch(address, { headers: { 'accept-encoding': 'br' } });
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<div id="app">')]);
  // Online games are kept in the data folder of the user, never in the package.
  expect(await (await fetch(`${address}/api/health`)).json()).toMatchObject({ status: 'ok', online: true });
  // A second server beside it says who uses the folder, and how to go on.
  const beside = spawn(process.execPath, [bin, 'serve', '--port', '0'], { cwd: home, ...stranger, env });
  let second = '';
  beside.stdout.on('data', (chunk) => (second += String(chunk)));
  await expect.poll(() => second, { timeout: 60_000 }).toContain('ready');
  expect(second).toMatch(/Online play is off: The data folder .* is in use by another server \(http:.*, process \d+\)/);
  expect(second).toContain(address);
  expect(second).toContain('--data FOLDER');
  beside.kill('SIGTERM');
  server.kill('SIGTERM');
  expect([await ended, trouble]).toEqual([0, '']);
  expect(readdirSync(join(data, 'hexfront'))).toContain('hexfront.db');
  rmSync(data, { recursive: true });
});

test('without a folder that can be written the page is served, and says that online play is off', async () => {
  const env = { ...process.env, XDG_DATA_HOME: join(home, 'nowhere') };
  const server = spawn(process.execPath, [bin, 'serve', '--port', '0'], { cwd: home, ...stranger, env });
  let said = '';
  server.stdout.on('data', (chunk) => (said += String(chunk)));
  await expect.poll(() => said, { timeout: 60_000 }).toContain('ready');
  if (process.getuid?.() === 0) expect(said).toContain('Online play is off');
  server.kill('SIGTERM');
});

/** Compiler options of a careful project. */
const CAREFUL = {
  compilerOptions: {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    module: 'nodenext',
    target: 'es2023',
    lib: ['es2023', 'dom'],
    types: [],
    outDir: 'out',
  },
  files: ['typed.ts'],
};
const TSC = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
const WRONG = "import { openGame } from 'hexfront/games';\nexport const game = openGame(7);\n";

/** The library's examples beside the installed package. */
const beside = (command: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, [command, ...args], { cwd: join(home, 'place'), encoding: 'utf8' });

test.each(['blitz', 'gamex'])('docs/examples/library.mjs plays %s to its end with the installed package', (game) => {
  const { status, stdout, stderr } = beside('library.mjs', game, '3');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/: \d+ commands; \w+ \([A-Z][\d.a-z]*: /);
});

test('docs/examples/typed.ts compiles against the installed package, strictly, and plays', () => {
  const compiled = beside(TSC, '--project', '.');
  expect([compiled.status, compiled.stdout]).toEqual([0, '']);
  const played = beside('--eval', "import('./out/typed.js').then(({ match }) => match(3)).then(console.log)");
  expect([played.status, played.stderr]).toEqual([0, '']);
  expect(played.stdout.trim()).toMatch(/^(blue|red|draw)$/);
});

test('a wrong use of the types is refused', () => {
  writeFileSync(join(home, 'place', 'out', 'wrong.ts'), WRONG);
  const { status, stdout } = beside(
    TSC,
    '--noEmit',
    '--module',
    'nodenext',
    '--target',
    'es2023',
    '--strict',
    'out/wrong.ts',
    '--ignoreConfig',
  );
  expect([status, stdout]).toEqual([2, expect.stringContaining('TS2345')]);
});

test('only the declared entry points can be imported, and the package stays small', () => {
  const { status, stderr } = beside('--input-type=module', '--eval', "await import('hexfront/dist/server.mjs')");
  expect([status === 0, stderr]).toEqual([false, expect.stringContaining('ERR_PACKAGE_PATH_NOT_EXPORTED')]);
  expect(packed.unpackedSize).toBeLessThan(64 * 1024 * 1024);
});
