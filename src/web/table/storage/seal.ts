import { hashOf } from '#core/hash.ts';
import { MOST_BYTES } from '#core/limits.ts';
import { SEAT_RECORD } from '#core/record/record.ts';
import { packed, unpacked } from './pack.ts';
import { headerIn, isObject } from './metadata.ts';

/**
 * Files of games that go on while something is hidden. Their lines are the record as the people at the screen know it;
 * the whole record, which is needed to play on, lies packed in the last line. That keeps an eye from falling on it. It is
 * no encryption: a program can unpack it.
 */

const CHUNK = 0x8000;

function encoded(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(text);
}

function decoded(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** The file: what may be read, and the record sealed in its closing line. */
export async function sealedFile(lines: readonly object[], record: string): Promise<string> {
  const closing = { ...lines.at(-1), sealed: encoded(await packed(record)), seal: hashOf(record) };
  return `${[...lines.slice(0, -1), closing].map((line) => JSON.stringify(line)).join('\n')}\n`;
}

export const isSealedFile = (text: string): boolean => headerIn(text)?.['format'] === SEAT_RECORD;

/** The record in a sealed file; undefined where the seal is missing, damaged or broken. */
export async function unsealed(text: string): Promise<string | undefined> {
  try {
    const last: unknown = JSON.parse(text.trimEnd().split('\n').at(-1) ?? '');
    if (!isObject(last) || typeof last['sealed'] !== 'string') return undefined;
    const record = await unpacked(decoded(last['sealed']), MOST_BYTES);
    return record !== undefined && hashOf(record) === last['seal'] ? record : undefined;
  } catch {
    return undefined;
  }
}
