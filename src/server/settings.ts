import { availableParallelism } from 'node:os';

/** Settings of a server and of its workers: environment variables, declared once with their defaults, meanings and readers. */

/** Text that is read into a value; undefined where the setting cannot have it. */
type Read<T> = (text: string) => T | undefined;

interface Setting<T> {
  readonly variable: string;
  /** Value without the variable. */
  readonly otherwise: T;
  /** Default as the tables show it. */
  readonly shown: string;
  readonly meaning: string;
  /** Values the setting can have, in words. */
  readonly must: string;
  readonly read: Read<T>;
  /** Holds a password: never shown. */
  readonly secret?: true;
  /** Variables it is of no use without. */
  readonly needs?: readonly string[];
}

const setting = <T>(one: Setting<T>): Setting<T> => one;

const text: Read<string> = (given) => given;
const matching =
  (pattern: RegExp): Read<string> =>
  (given) =>
    pattern.test(given) ? given : undefined;
const whole =
  (most: number): Read<number> =>
  (given) =>
    /^\d{1,6}$/.test(given) && Number(given) <= most ? Number(given) : undefined;

const readNames: Read<readonly string[]> = (given) => {
  const names = given.split(',').map((name) => name.trim());
  return names.every((name) => name !== '' && name.length <= 24) ? names : undefined;
};

/** Address a server listens on apart from the public one. */
export interface ListenAt {
  readonly host: string;
  readonly port: number;
}

function readListenAt(given: string): ListenAt | undefined {
  const [, host = '127.0.0.1', port = ''] = /^(?:([\w.-]+|\[[\da-fA-F:]+\]):)?(\d{1,5})$/.exec(given) ?? [];
  return port !== '' && Number(port) <= 65_535
    ? { host: host.replaceAll(/[[\]]/g, ''), port: Number(port) }
    : undefined;
}

export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
const readLevel: Read<LogLevel> = (given) => LOG_LEVELS.find((one) => one === given);

const ABSENT = undefined as string | undefined;

export const SETTINGS = {
  port: setting({
    variable: 'PORT',
    otherwise: 8080,
    shown: '8080',
    meaning: 'port of the server; `--port` does the same. When it is taken, the next free one is used',
    must: 'a whole number from 0 to 65535',
    read: whole(65_535),
  }),
  host: setting({
    variable: 'HOST',
    otherwise: '127.0.0.1',
    shown: '127.0.0.1',
    meaning: 'address the server listens on; `--host` does the same. `0.0.0.0` is every network',
    must: 'the name or address of a network of this machine',
    read: matching(/^[\w.:-]+$/),
  }),
  data: setting({
    variable: 'HEXFRONT_DATA',
    otherwise: ABSENT,
    shown: '`data` in a checkout, else the user’s data folder',
    meaning: 'folder of the SQLite file, the key and the backups; `--data` does the same',
    must: 'a folder',
    read: text,
  }),
  database: setting({
    variable: 'HEXFRONT_DATABASE',
    otherwise: ABSENT,
    shown: 'none',
    meaning: '`postgres://…`: a database several processes share; without it the file',
    must: 'an address that begins with postgres://',
    read: matching(/^postgres(ql)?:\/\/./),
    secret: true,
  }),
  key: setting({
    variable: 'HEXFRONT_KEY_FILE',
    otherwise: ABSENT,
    shown: '`hexfront.key` in the data folder',
    meaning: 'key of the dice; made when it is missing; the same for all processes on one database',
    must: 'a file',
    read: text,
  }),
  url: setting({
    variable: 'HEXFRONT_URL',
    otherwise: ABSENT,
    shown: 'the address of each request',
    meaning: 'public address, `https://play.example.org`: links in mails lead there, and passkeys belong to its name',
    must: 'an address such as https://play.example.org, without a path',
    read: matching(/^https?:\/\/[^/\s]+$/),
  }),
  smtp: setting({
    variable: 'HEXFRONT_SMTP',
    otherwise: ABSENT,
    shown: 'none',
    meaning: 'mail server, `smtp://user:password@mail.example.org:587`; without it no mail is sent',
    must: 'an address such as smtp://user:password@mail.example.org:587',
    read: matching(/^smtps?:\/\/./),
    secret: true,
    needs: ['HEXFRONT_URL', 'HEXFRONT_MAIL_FROM'],
  }),
  mailFrom: setting({
    variable: 'HEXFRONT_MAIL_FROM',
    otherwise: ABSENT,
    shown: 'none',
    meaning: 'sender of mails',
    must: 'a mail address',
    read: matching(/@/),
  }),
  admins: setting<readonly string[]>({
    variable: 'HEXFRONT_ADMIN',
    otherwise: [],
    shown: 'none',
    meaning: 'names of the accounts that administrate the server, with commas between them; they see `#/admin`',
    must: 'names of accounts, with commas between them',
    read: readNames,
  }),
  proxies: setting({
    variable: 'HEXFRONT_PROXY',
    otherwise: 0,
    shown: '0',
    meaning:
      'number of proxies in front whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed; with 0 every player behind a proxy has its address, and shares its limits',
    must: 'a number of proxies, from 0 to 9',
    read: whole(9),
  }),
  thinkers: setting({
    variable: 'HEXFRONT_THINKERS',
    otherwise: Math.max(1, availableParallelism() - 1),
    shown: 'cores − 1',
    meaning: 'threads in which computers think; with 0 and a shared database other processes do it',
    must: 'a number of threads, from 0 to 999',
    read: whole(999),
  }),
  workToken: setting({
    variable: 'HEXFRONT_WORK_TOKEN',
    otherwise: ABSENT,
    shown: 'none',
    meaning:
      'secret by which workers elsewhere borrow the job queue for tournaments (`arena --queue`, `work --server`); the same at the server and at its workers',
    must: '24 to 90 letters, digits, - or _, drawn by chance',
    read: matching(/^[\w-]{24,90}$/),
    secret: true,
  }),
  metrics: setting({
    variable: 'HEXFRONT_METRICS',
    otherwise: undefined as ListenAt | undefined,
    shown: 'off',
    meaning: 'address of the metrics, `127.0.0.1:9464`, or a port of this machine; never the public one',
    must: 'a port, or an address with a port such as 127.0.0.1:9464',
    read: readListenAt,
  }),
  log: setting<LogLevel>({
    variable: 'HEXFRONT_LOG',
    otherwise: 'warn',
    shown: 'warn',
    meaning:
      'least level of the JSON lines written to the standard error: ' +
      LOG_LEVELS.map((one) => `\`${one}\``).join(', '),
    must: LOG_LEVELS.join(', '),
    read: readLevel,
  }),
} as const;

type All = typeof SETTINGS;
export type SettingName = keyof All;
export type Settings = { readonly [K in SettingName]: All[K]['otherwise'] };
type Environment = Readonly<Record<string, string | undefined>>;

export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[];

/** A setting that cannot be had, in words that name its variable. */
export class WrongSetting extends Error {}

/** Value of one setting. An empty variable is none. */
export function readSetting<K extends SettingName>(name: K, env: Environment = process.env): Settings[K] {
  const { variable, otherwise, must, read, secret, needs = [] } = SETTINGS[name] as Setting<Settings[K]>;
  const given = env[variable];
  if (given === undefined || given === '') return otherwise;
  const value = read(given);
  if (value === undefined) throw new WrongSetting(`${variable} must be ${must}${secret ? '' : `, not “${given}”`}.`);
  const missing = needs.filter((one) => !env[one]);
  if (missing.length > 0) throw new WrongSetting(`${variable} needs ${missing.join(' and ')}.`);
  return value;
}

/** All settings; every wrong one is named. */
export function readSettings(env: Environment = process.env): Settings {
  const wrong: string[] = [];
  const entries = SETTING_NAMES.map((name) => {
    try {
      return [name, readSetting(name, env)] as const;
    } catch (error) {
      if (!(error instanceof WrongSetting)) throw error;
      wrong.push(error.message);
      return [name, undefined] as const;
    }
  });
  if (wrong.length > 0) throw new WrongSetting(wrong.join('\n'));
  return Object.fromEntries(entries) as unknown as Settings;
}

/** Variables of other programs of this project: benchmarks, tests, and where to look when the command line fails. */
const NO_SETTINGS = /^HEXFRONT_(TEST|BENCH|DEBUG|PAGES|COMPILED|NEW)/;

/** Variables that look like settings and are none: misspelt ones would have no effect. */
export const unknownSettings = (env: Environment = process.env): readonly string[] =>
  Object.keys(env)
    .filter((one) => one.startsWith('HEXFRONT_') && !NO_SETTINGS.test(one))
    .filter((one) => !SETTING_NAMES.some((name) => SETTINGS[name].variable === one));

/** Value of a setting as it may be shown. */
function shownValue(name: SettingName, env: Environment): string {
  const { variable, secret } = SETTINGS[name] as Setting<unknown>;
  const given = env[variable];
  if (given === undefined || given === '') return '';
  return secret ? '(set)' : given;
}

const plain = (words: string): string => words.replaceAll('`', '');

/** Settings in lines, with what each is now. */
export function describeSettings(env: Environment = process.env): string {
  const rows = SETTING_NAMES.map((name) => {
    const { variable, shown, meaning, must } = SETTINGS[name];
    const now = shownValue(name, env);
    return [
      `${variable}${now === '' ? '' : ` = ${now}`}`,
      `    ${plain(meaning)}`,
      `    ${plain(must)}; default ${plain(shown)}`,
    ].join('\n');
  });
  return `${rows.join('\n')}\n`;
}
