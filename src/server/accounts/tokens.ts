import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Letters that cannot be taken for one another. */
const LETTERS = 'abcdefghjkmnpqrstvwxyz23456789';

/** Random name of so many letters; bytes that would favour some letters are thrown away. */
export function randomId(length: number): string {
  let id = '';
  while (id.length < length)
    for (const byte of randomBytes(length * 2)) if (byte < LETTERS.length * 8) id += LETTERS[byte % LETTERS.length];
  return id.slice(0, length);
}

/** Proof of a login, as a request carries it: the cookie of a browser, or the token of a bot. */
export interface Presented {
  readonly kind: 'cookie' | 'token';
  readonly secret: string;
}

/** Secret of 256 bits for cookies and invitations; only its print is stored. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Form of a name in which likeness is compared: case and width do not count. */
export const folded = (name: string): string => name.normalize('NFKC').toLowerCase().trim();

export const printOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Compares secrets in a time that does not tell how much of them is alike. */
export const isSecret = (given: string, secret: string): boolean =>
  timingSafeEqual(createHash('sha256').update(given).digest(), createHash('sha256').update(secret).digest());
