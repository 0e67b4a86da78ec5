import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { MOST_BYTES } from '../core/limits.ts';
import { harmlessJson } from '../core/notation/control-characters.ts';
import { GAMES } from '../games/games.ts';
import type { Games } from '../table/game-package.ts';
import { Complaint } from './complaint.ts';

/** Input, output and games of a command; tests pass their own. */
export interface Io {
  readonly games: Games;
  out(text: string): void;
  err(text: string): void;
  stdin(): Promise<string>;
  /** Interactive terminal: progress bars instead of lines. */
  readonly live: boolean;
  /** The file a thread begins with that works while this one listens; without it everything is worked out right here. */
  readonly thread?: URL;
}

export const processIo = (): Io => ({
  games: GAMES,
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  stdin: () => readStream(process.stdin),
  live: process.stderr.isTTY,
  // Built next to the command.
  thread: new URL('cli-thread.mjs', import.meta.url),
});

/** A stream to its end; one that does not end, or is larger than a file may be, is refused. */
export async function readStream(
  stream: AsyncIterable<Uint8Array | string>,
  name = 'the standard input',
): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : Buffer.from(chunk);
    size += bytes.length;
    if (size > MOST_BYTES) throw new Complaint(`${name} has more than ${MOST_BYTES} bytes`);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The text of a file, or of the standard input for `-`; pipes and devices are read as far as a file may go. */
export async function readInput(file: string, io: Io): Promise<string> {
  const name = file === '-' ? 'the standard input' : file;
  try {
    if (file === '-') return withoutMark(await io.stdin());
    const info = await stat(file);
    if (info.isDirectory()) throw new Complaint(`${file} is a directory, not a file`);
    if (info.size > MOST_BYTES) throw new Complaint(`${file} has more than ${MOST_BYTES} bytes`);
    return withoutMark(await readStream(createReadStream(file), file));
  } catch (error) {
    if (error instanceof Complaint) throw error;
    throw new Complaint(`cannot read ${name}: ${fileTrouble(error)}`);
  }
}

const withoutMark = (text: string): string => (text.startsWith('\uFEFF') ? text.slice(1) : text);

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** True for the error of a missing file. */
export const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';

/** System error for a file, in words. */
export function fileTrouble(error: unknown): string {
  const words: Record<string, string> = {
    ENOENT: 'there is no such file',
    EACCES: 'permission denied',
    EISDIR: 'it is a directory',
    ENOTDIR: 'a part of its path is no directory',
    ENOSPC: 'the disk is full',
    EROFS: 'the disk is read-only',
    EEXIST: 'something with that name is in the way',
    EPERM: 'it is not permitted',
    ELOOP: 'its links lead in a circle',
    ENAMETOOLONG: 'its name is too long',
    ENXIO: 'it is nothing that can be read',
    EIO: 'the disk does not give it',
  };
  return words[codeOf(error)] ?? (error instanceof Error ? error.message : String(error));
}

export const inputName = (file: string): string => (file === '-' ? 'standard input' : basename(file));

export const asJson = (value: unknown): string => `${harmlessJson(JSON.stringify(value, undefined, 2))}\n`;

export const asJsonLine = (value: unknown): string => `${harmlessJson(JSON.stringify(value))}\n`;
