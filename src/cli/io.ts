import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import { GAMES } from '../games/games.ts';
import type { Games } from '../table/shelf.ts';
import { Complaint } from './complaint.ts';

/** Where a command reads and writes, and which games it knows; tests hand in their own. */
export interface Io {
  readonly games: Games;
  out(text: string): void;
  err(text: string): void;
  stdin(): Promise<string>;
  /** True when somebody watches: progress bars instead of lines. */
  readonly live: boolean;
}

export const processIo = (): Io => ({
  games: GAMES,
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  stdin: () => readAll(process.stdin),
  live: process.stderr.isTTY,
});

const MOST_BYTES = 64 * 1024 * 1024;

/** The text of a file, or of the standard input for `-`. */
export async function readInput(file: string, io: Io): Promise<string> {
  if (file === '-') return withoutMark(await io.stdin());
  try {
    const info = await stat(file);
    if (info.isDirectory()) throw new Complaint(`${file} is a directory, not a file`);
    if (info.size > MOST_BYTES) throw new Complaint(`${file} is too large to be read`);
    return withoutMark(await readFile(file, 'utf8'));
  } catch (error) {
    if (error instanceof Complaint) throw error;
    throw new Complaint(`cannot read ${file}: ${fileTrouble(error)}`);
  }
}

const withoutMark = (text: string): string => (text.startsWith('\uFEFF') ? text.slice(1) : text);

/** Why the system would not give a file, in words. */
export function fileTrouble(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const words: Record<string, string> = {
    ENOENT: 'there is no such file',
    EACCES: 'permission denied',
    EISDIR: 'it is a directory',
    ENOTDIR: 'a part of its path is no directory',
    ENOSPC: 'the disk is full',
    EROFS: 'the disk is read-only',
    EEXIST: 'something with that name is in the way',
  };
  return words[code] ?? (error instanceof Error ? error.message : String(error));
}

export const inputName = (file: string): string => (file === '-' ? 'standard input' : basename(file));

export const asJson = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;
