#!/usr/bin/env node
// The `hexfront` command. A package from the registry brings it built; a checkout builds it when its source is newer.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const isCheckout = existsSync(join(root, 'src', 'cli', 'main.ts'));

const findCli = async () => {
  if (!isCheckout) return join(root, 'dist', 'cli.mjs');
  const { checkNode } = await import('../scripts/install.mjs');
  const { buildCli } = await import('../scripts/build.mjs');
  checkNode();
  return buildCli();
};

// A package from the registry has its parts beside it, not below it: ask Node where they are.
const hasParts = () => {
  try {
    return existsSync(fileURLToPath(import.meta.resolve('commander')));
  } catch {
    return false;
  }
};

if (!hasParts()) {
  console.error(`hexfront: its parts are not installed; run npm install first (in ${root}).`);
  process.exit(1);
}
try {
  const cli = await findCli();
  process.argv[1] = cli;
  await import(pathToFileURL(cli).href);
} catch (error) {
  console.error(error?.name === 'Trouble' ? `hexfront: ${error.message}` : error);
  process.exitCode = 1;
}
