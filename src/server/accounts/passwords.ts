import { LEAST_PASSWORD } from '#protocol/accounts.ts';
import { Refused } from './refusal.ts';

/** Hashes of passwords: argon2id, few at a time, the same work for every attempt. */

/** Memory in KiB, passes and lanes, as OWASP recommends. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Hashes worked out at a time, and attempts that wait for their turn. */
const AT_ONCE = 2;
const MOST_WAITING = 60;

/** Beginnings and wholes that come first in lists of stolen passwords, ten letters and longer with the usual endings. */
const COMMON =
  /^(?:password|passwort|passw0rd|p@ssword|qwert[yz]|asdfgh|letmein|iloveyou|welcome|admin|football|baseball|monkey|dragon|princess|sunshine|superman|trustno1|hallo|abc123|hexfront|blitzkrieg|changeme|secret|geheim)[\p{L}\d!?.@#$*_-]{0,6}$/iu;
const SEQUENCES = [
  '01234567890123456789',
  '98765432109876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertzuiopasdfghjkl',
  'qwertyuiopasdfghjkl',
  '1qaz2wsx3edc4rfv5tgb',
  '1q2w3e4r5t6z7u8i9o',
  '1q2w3e4r5t6y7u8i9o',
];

const isCommon = (password: string): boolean => {
  const lower = password.toLowerCase();
  if (COMMON.test(lower) || SEQUENCES.some((one) => one.includes(lower))) return true;
  // A short piece again and again.
  return /^(.{1,4})\1+$/.test(lower);
};

/** Refuses a password that is soon guessed. */
export function assertStrong(password: string, name: string): void {
  const folded = password.toLowerCase();
  if ([...password].length < LEAST_PASSWORD)
    throw new Refused('weak-password', `A password has at least ${LEAST_PASSWORD} characters.`);
  const own = name.toLowerCase();
  if (isCommon(password) || (own.length >= 4 && folded.includes(own) && folded.length < own.length + 6))
    throw new Refused('weak-password', 'This password is easy to guess.');
}

export interface Hashing {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
}

/** Loaded with the first password: most servers start without one. */
const argon2id: Hashing = {
  hash: async (password) => (await import('@node-rs/argon2')).hash(password, COST),
  verify: async (hash, password) => (await import('@node-rs/argon2')).verify(hash, password),
};

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Compares with a hash; without one the same work is done for nothing. */
  matches(hash: string | undefined, password: string): Promise<boolean>;
}

export function createPasswords({ hash, verify }: Hashing = argon2id): Passwords {
  let running = 0;
  const waiting: (() => void)[] = [];
  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (waiting.length >= MOST_WAITING) throw new Refused('busy', 'Too many log in at once. Try again in a minute.');
    if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
    running++;
    try {
      return await work();
    } finally {
      running--;
      waiting.shift()?.();
    }
  }
  let nothing: Promise<string> | undefined;
  const normal = (password: string): string => password.normalize('NFKC');
  return {
    hash: (password) => inTurn(() => hash(normal(password))),
    async matches(known, password) {
      nothing ??= hash('the hash of no account at all');
      const other = await nothing;
      const same = await inTurn(() => verify(known ?? other, normal(password)));
      return same && known !== undefined;
    },
  };
}
