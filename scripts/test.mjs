// `npm test`: every suite in order, one line each; the last line counts them all.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { checkNode, install } from './install.mjs';
import { main, readOptions, root, run, seconds, stage, Trouble } from './stages.mjs';
import { checkTypes } from './types.mjs';

const HEXFRONT_COMPILED = join(root, '.cache', 'compiled');

const tool = (path, ...args) =>
  run(process.execPath, [join(root, 'node_modules', ...path.split('/')), ...args], { env: { HEXFRONT_COMPILED } });

/** A check without tests of its own counts as one. */
const one = async (result) => {
  const { code, output } = await result;
  return code === 0 ? { passed: 1, failed: 0, output: '' } : { passed: 0, failed: 1, output };
};

const report = (name) => {
  const path = join(root, '.cache', `${name}.json`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(path, { force: true });
  const read = () => {
    try {
      return JSON.parse(readFileSync(path, 'utf8'));
    } catch {
      return undefined;
    }
  };
  return { path, read };
};

/** A run that ends badly never counts as clean, whatever its report says. */
const counted = (counts, code, output) => {
  const { passed = 0, failed = 0 } = counts ?? {};
  const honest = code !== 0 && failed === 0 ? 1 : failed;
  return passed + honest === 0
    ? { passed: 0, failed: 1, output: `${output}\nNo test was run.` }
    : { passed, failed: honest, output: honest > 0 ? output : '' };
};

const vitest = async (name, ...args) => {
  const { path, read } = report(name);
  const { code, output } = await tool(
    'vitest/vitest.mjs',
    'run',
    '--reporter=dot',
    '--reporter=json',
    '--reporter=./scripts/retry-reporter.mjs',
    `--outputFile.json=${path}`,
    ...args,
  );
  const results = read();
  // A file that cannot even be loaded has no tests to count.
  const broken =
    results?.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0) ?? [];
  const retried = [...output.matchAll(/passed on retry: .*$/gm)].map(([line]) => line);
  const counts = results && { passed: results.numPassedTests, failed: results.numFailedTests + broken.length };
  return { ...counted(counts, code, output), retried };
};

/** Titles of the specs that failed and passed when they were run again. */
const flakySpecs = (suites = []) =>
  suites.flatMap(({ file, specs = [], suites: inner }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ title }) => `${file} > ${title}`),
    ...flakySpecs(inner),
  ]);

const browser = async () => {
  const { path, read } = report('browser');
  const env = { ...(await findChromium()), PLAYWRIGHT_JSON_OUTPUT_NAME: path };
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const args = [cli, 'test', '--config', join('test', 'browser'), '--reporter=line,json'];
  const { code, output } = await run(process.execPath, args, { env });
  const results = read();
  const stats = results?.stats;
  const retried = flakySpecs(results?.suites).map((title) => `passed on retry: ${title}`);
  const counts = stats && { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  return { ...counted(counts, code, output), retried };
};

/** Names the files instead of showing every line that would change. */
const format = async () => {
  const { code, output } = await tool(
    '@biomejs/biome/bin/biome',
    'format',
    '--colors=off',
    '--max-diagnostics=none',
    '.',
  );
  const files = [...output.matchAll(/^(\S+) format ━/gm)].map(([, file]) => file);
  if (files.length === 0) return { code, output };
  return {
    code,
    output: `Not formatted:\n  ${files.join('\n  ')}\nTo format them: npm run format -- ${files.join(' ')}`,
  };
};

/** Twice: with tests and benchmarks as users, and without them, so that what only they use is seen. */
const deadCode = async () => {
  const knip = (...args) => tool('knip/bin/knip.js', '--no-progress', '--no-config-hints', ...args);
  const all = await knip();
  return all.code === 0 ? knip('--production', '--config', 'knip.production.json') : all;
};

const projects = (name, ...names) => vitest(name, ...names.map((project) => `--project=${project}`));

/** To add a suite: a name (for --only), and a function that gives { passed, failed, output }. */
const SUITES = {
  format: () => one(format()),
  lint: () => one(tool('oxlint/bin/oxlint', '--type-aware')),
  types: () => one(checkTypes()),
  layers: () => projects('layers', 'layers'),
  'dead-code': () => one(deadCode()),
  package: () => projects('package', 'package'),
  node: () => projects('node', 'unit', 'alone', 'laws', 'strength'),
  browser,
};

/** Parts of `node`, for --only: together they keep both cores busy to the end. */
const PARTS = {
  unit: () => projects('unit', 'unit', 'alone'),
  laws: () => projects('laws', 'laws'),
  strength: () => projects('strength', 'strength'),
};
const NAMED = { ...SUITES, ...PARTS };

/** Stages that leave a core idle run two at a time; the others keep both busy, or would be disturbed. */
const ONE_CORE = ['format', 'lint', 'types', 'layers', 'dead-code', 'package'];

const isOneCore = (name) => ONE_CORE.includes(name);

const HELP = `Usage: npm test [-- options]

  --only a,b   run only these suites: ${Object.keys(SUITES).join(', ')};
               or parts of node: ${Object.keys(PARTS).join(', ')}
  --help       show this`;

const chosen = (only) => {
  const names = only?.split(',') ?? Object.keys(SUITES);
  const unknown = names.filter((name) => !Object.hasOwn(NAMED, name));
  if (unknown.length > 0)
    throw new Trouble(`No such suite: ${unknown.join(', ')}. There are ${Object.keys(NAMED).join(', ')}.`);
  return names;
};

await main(async () => {
  const options = readOptions(process.argv.slice(2), { values: ['only'], flags: ['help'] });
  if (options.help) return console.log(HELP);
  const names = chosen(options.only);
  const since = performance.now();
  checkNode();
  await install();
  rmSync(HEXFRONT_COMPILED, { recursive: true, force: true });

  const total = { passed: 0, failed: 0 };
  const running = new Map();
  const done = async (name) => {
    const result = await NAMED[name]().catch((error) => ({
      passed: 0,
      failed: 1,
      output: error instanceof Trouble ? error.message : error.stack,
    }));
    running.delete(name);
    return { ...result, note: `${result.passed} passed, ${result.failed} failed` };
  };
  const tell = async (name, work, earlier) => {
    const { passed, failed, output, retried = [] } = await stage(name, () => work, earlier);
    for (const line of retried) console.log(`    ${line}`);
    if (failed > 0) console.log(`\n${output.trim().replace(/^/gm, '    ')}\n`);
    total.passed += passed;
    total.failed += failed;
  };
  let told = Promise.resolve();
  for (const name of names) {
    const room = () => running.size === 0 || (running.size === 1 && [name, ...running.keys()].every(isOneCore));
    while (!room()) await Promise.race(running.values());
    const work = done(name);
    running.set(name, work);
    told = tell(name, work, told);
  }
  await told;
  console.log(`\n${seconds(since)} in all`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
});
