// `npm run lock`: works package-lock.json out anew, away from node_modules. npm drops what it finds no package for
// (a build for another system, say) without a word, and `npm ci` then refuses the whole lock on every machine.
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { main, npm, root, stage, Trouble } from './stages.mjs';

const must = async (args, cwd) => {
  const { code, output } = await npm(args, { cwd });
  if (code !== 0) throw new Trouble(`npm ${args.join(' ')} failed:\n${output}`);
};

await main(async () => {
  const apart = mkdtempSync(join(tmpdir(), 'hexfront-lock-'));
  try {
    for (const file of ['package.json', '.npmrc']) copyFileSync(join(root, file), join(apart, file));
    await stage('work out the lock', () => must(['install', '--package-lock-only', '--no-audit', '--no-fund'], apart));
    await stage('try it', () => must(['ci', '--dry-run', '--no-audit', '--no-fund', '--loglevel=error'], apart));
    copyFileSync(join(apart, 'package-lock.json'), join(root, 'package-lock.json'));
  } finally {
    rmSync(apart, { recursive: true });
  }
});
