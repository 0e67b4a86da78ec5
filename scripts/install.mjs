// Brings node_modules in line with package-lock.json, and does nothing when it already is.
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, root, stage, Trouble } from './stages.mjs';

const OLDEST = [20, 19];

export const checkNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  throw new Trouble(
    `Hexfront needs Node ${OLDEST.join('.')} or newer; this is ${process.versions.node}.\nGet a newer one from https://nodejs.org and run the command again.`,
  );
};

const readLock = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;

/** npm leaves its own list of what it really installed; comparing the two needs no stamp of ours and notices an install by hand. */
const isInstalled = () => {
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  const have = readLock(installed);
  return Object.entries(readLock(join(root, 'package-lock.json'))).every(
    ([path, wanted]) =>
      path === '' || wanted.optional === true || wanted.devOptional === true || have[path]?.version === wanted.version,
  );
};

const REASONS = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|E(IDLE|SOCKET)TIMEOUT/,
    'The npm registry cannot be reached. Check the network connection (or the proxy npm is set to use) and run the command again.',
  ],
  [/EACCES|EPERM|EROFS/, `There is no permission to write in this directory: ${root}`],
  [/ENOSPC/, 'The disk is full. Hexfront needs about 500 MB while it is installed with everything its tests use.'],
  [/EUSAGE/, 'package.json and package-lock.json do not fit together; npm run lock works the lock out anew.'],
  [/npm: .*ENOENT|spawn npm/, 'npm was not found. It comes with Node: https://nodejs.org'],
];

const explain = (output) =>
  REASONS.find(([pattern]) => pattern.test(output))?.[1] ?? 'npm could not install the parts.';

/** Installs all packages: the page cannot be built without the development tools. */
export const install = async () => {
  if (isInstalled()) return;
  try {
    accessSync(root, constants.W_OK);
  } catch {
    throw new Trouble(`There is no permission to write in this directory: ${root}`);
  }
  await stage('install', async () => {
    const retries = ['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];
    const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...retries];
    // An npm started for production would leave the tools out even where they are asked for.
    const { code, output } = await npm([...args, '--include=dev']);
    if (code !== 0) {
      const said = output.trim().split('\n').slice(0, 15).join('\n');
      throw new Trouble(`${explain(output)}\n\nWhat npm said:\n${said}`);
    }
  });
};
