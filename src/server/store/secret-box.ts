import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Secrets in the database, encrypted with a key that is not in it. `about` says what they belong to, and is checked. */

const IV_BYTES = 12;
const TAG_BYTES = 16;

export function wrap(key: Buffer, about: string, secret: Buffer): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(about));
  return Buffer.concat([iv, cipher.update(secret), cipher.final(), cipher.getAuthTag()]).toString('base64');
}

export function unwrap(key: Buffer, about: string, text: string): Buffer {
  const bytes = Buffer.from(text, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES)).setAAD(Buffer.from(about));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
}
