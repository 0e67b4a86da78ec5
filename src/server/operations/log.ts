import pino, { type DestinationStream } from 'pino';

/** Log of a server: JSON lines. Cookies, tokens, mail addresses, chat and positions are never in it. */

export type Fields = Readonly<Record<string, string | number | boolean>>;

export interface Log {
  /** An error, with its words and where it happened. */
  report(error: unknown): void;
  info(event: string, fields?: Fields): void;
  warn(event: string, fields?: Fields): void;
  debug(event: string, fields?: Fields): void;
}

/** Secrets by their form: mail addresses and passwords of addresses, tokens, keys and hashes, and texts in quotation marks. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/\b[a-z][\w+.-]*:\/\/[^\s/@]*@/gi, '(login) '],
  [/[^\s<>"'(@]{1,64}@[^\s<>"')]+/g, '(mail)'],
  [/hexfront=[^;\s]+/g, '(cookie)'],
  [/[\w-]{32,}/g, '(secret)'],
  [/["'“‘`][^\n"'“”‘’`]{2,}["'”’`]/g, '(text)'],
];

/** Words that may be written down: what looks like a secret, or was quoted from what players sent, is left out. */
export const withoutSecrets = (words: string): string =>
  SECRETS.reduce((kept, [pattern, instead]) => kept.replaceAll(pattern, instead), words);

/** Lines of a stack that say where, without the message before them. */
const placesOf = (stack: string | undefined): readonly string[] =>
  (stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .map((line) => line.trim());

/** An error without what its makers hang on it: statements, values, addresses. */
function described(error: unknown, depth = 0): object {
  if (!(error instanceof Error)) return { message: withoutSecrets(String(error)) };
  const code = 'code' in error && /^\w{1,40}$/.test(String(error.code)) ? { code: String(error.code) } : {};
  const cause = error.cause !== undefined && depth < 2 ? { cause: described(error.cause, depth + 1) } : {};
  return { type: error.name, message: withoutSecrets(error.message), ...code, at: placesOf(error.stack), ...cause };
}

export function createLog(level: string, to: DestinationStream = pino.destination(2)): Log {
  const log = pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    to,
  );
  return {
    report: (error) => log.error({ error: described(error) }, 'error'),
    info: (event, fields = {}) => log.info(fields, event),
    warn: (event, fields = {}) => log.warn(fields, event),
    debug: (event, fields = {}) => log.debug(fields, event),
  };
}
