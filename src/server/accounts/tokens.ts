import { createHash, randomBytes } from 'node:crypto';

/** Letters that cannot be taken for one another. */
const LETTERS = 'abcdefghjkmnpqrstvwxyz23456789';

/** Random name of so many letters; bytes that would favour some letters are thrown away. */
export function randomId(length: number): string {
  let id = '';
  while (id.length < length)
    for (const byte of randomBytes(length * 2)) if (byte < LETTERS.length * 8) id += LETTERS[byte % LETTERS.length];
  return id.slice(0, length);
}

/** Secret of 256 bits for cookies and invitations; only its print is stored. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Form of a name in which likeness is compared: case and width do not count. */
export const folded = (name: string): string => name.normalize('NFKC').toLowerCase().trim();

export const printOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
