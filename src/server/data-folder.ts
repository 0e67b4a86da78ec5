import { existsSync } from 'node:fs';
import { availableParallelism, homedir, platform } from 'node:os';
import { join } from 'node:path';

/** Data folder for programs of this user account. */
function userData(): string {
  const home = homedir();
  if (platform() === 'win32') return process.env['APPDATA'] ?? join(home, 'AppData', 'Roaming');
  if (platform() === 'darwin') return join(home, 'Library', 'Application Support');
  return process.env['XDG_DATA_HOME'] ?? join(home, '.local', 'share');
}

/** Data folder of a server: the one named, `data` in a checkout, or the user's own where the program is installed. */
export function dataFolder(root: string, named = process.env['HEXFRONT_DATA']): string {
  if (named !== undefined && named !== '') return named;
  return existsSync(join(root, 'src', 'server', 'main.ts')) ? join(root, 'data') : join(userData(), 'hexfront');
}

/** Database that several servers share, and the file of the key all of them have, as the environment names them. */
export function sharedDatabase(env: NodeJS.ProcessEnv = process.env): {
  readonly database?: string;
  readonly key?: string;
} {
  const { HEXFRONT_DATABASE: database, HEXFRONT_KEY_FILE: key } = env;
  if (database && !/^postgres(ql)?:\/\//.test(database))
    throw new Error('HEXFRONT_DATABASE must be an address that begins with postgres://');
  return { ...(database ? { database } : {}), ...(key ? { key } : {}) };
}

/** Public address, mail server and proxies, as the environment names them. */
export function publicSettings(env: NodeJS.ProcessEnv = process.env): {
  readonly url?: string;
  readonly mail?: { readonly url: string; readonly from: string };
  readonly proxies: number;
} {
  const { HEXFRONT_URL: url, HEXFRONT_SMTP: smtp, HEXFRONT_MAIL_FROM: from, HEXFRONT_PROXY: proxies = '0' } = env;
  if (url && !/^https?:\/\/[^/]+$/.test(url))
    throw new Error('HEXFRONT_URL must be an address such as https://play.example.org, without a path.');
  if (smtp && !/^smtps?:\/\//.test(smtp))
    throw new Error('HEXFRONT_SMTP must be an address such as smtp://user:password@mail.example.org:587.');
  if (smtp && !(url && from)) throw new Error('HEXFRONT_SMTP needs HEXFRONT_URL and HEXFRONT_MAIL_FROM.');
  if (!/^\d$/.test(proxies)) throw new Error('HEXFRONT_PROXY must be a number of proxies, from 0 to 9.');
  return {
    ...(url ? { url } : {}),
    ...(smtp && from ? { mail: { url: smtp, from } } : {}),
    proxies: Number(proxies),
  };
}

/** Threads in which computers think, as the environment names them: one less than the processor has cores. */
export function thinkingThreads(env: NodeJS.ProcessEnv = process.env): number {
  const { HEXFRONT_THINKERS: named } = env;
  if (named === undefined || named === '') return Math.max(1, availableParallelism() - 1);
  if (!/^\d{1,3}$/.test(named)) throw new Error('HEXFRONT_THINKERS must be a number of threads, from 0 to 999.');
  return Number(named);
}
