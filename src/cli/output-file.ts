import { randomUUID } from 'node:crypto';
import { lstat, mkdir, open, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { Complaint } from './complaint.ts';
import { fileTrouble, isMissing } from './io.ts';

/** Files that are written: whole or not at all, and never in place of something else. */

/** Each kind of file, with its first bytes. */
const KINDS: Readonly<Record<string, { readonly is: string; readonly begins: readonly string[] }>> = {
  '.svg': { is: 'an SVG picture', begins: ['<svg', '<?xml'] },
  '.png': { is: 'a PNG picture', begins: ['\u0089PNG'] },
  '.pdf': { is: 'a PDF', begins: ['%PDF-'] },
  '.jsonl': { is: 'a record of this game', begins: ['{'] },
};

const cannot = (what: string, error: unknown): Complaint =>
  error instanceof Complaint ? error : new Complaint(`cannot write ${what}: ${fileTrouble(error)}`);

async function beginningOf(file: string, bytes: number): Promise<string> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, 0);
    return buffer.subarray(0, bytesRead).toString('latin1');
  } finally {
    await handle.close();
  }
}

/** A file that could be written anew, where its links lead; nothing where nothing is. */
export async function fileAt(file: string): Promise<{ readonly path: string; readonly mode: number } | undefined> {
  try {
    const info = await stat(file);
    if (info.isDirectory()) throw new Complaint(`${file} is a directory, not a file`);
    if (!info.isFile()) throw new Complaint(`${file} is no file that could be written anew`);
    return { path: await realpath(file), mode: info.mode & 0o777 };
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  const link = await lstat(file).catch(() => undefined);
  if (link) throw new Complaint(`${file} is a link that leads nowhere`);
  return undefined;
}

/** A name of its own beside the file: renamed, it takes the file's place in one step. */
const partOf = (file: string): string => join(dirname(file), `.${basename(file)}.${randomUUID().slice(0, 8)}.part`);

async function writeWhole(file: string, data: string | Uint8Array, mode = 0o666): Promise<void> {
  const part = partOf(file);
  try {
    await writeFile(part, data, { flag: 'wx', mode });
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** The folder is there afterwards, and something can be written in it. */
export async function folderAt(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    const part = partOf(join(folder, 'hexfront'));
    await writeFile(part, '', { flag: 'wx' });
    await rm(part);
  } catch (error) {
    throw cannot(`to ${folder}`, error);
  }
}

/** A place for a file, looked at before any work is done for it. */
export interface Target {
  readonly file: string;
  write(data: string | Uint8Array): Promise<void>;
}

/**
 * An existing file must be of the same kind, unless `force` overwrites it; `begins` is the beginning of a file that
 * may be overwritten.
 */
export async function targetAt(file: string, force = false, begins?: string): Promise<Target> {
  try {
    const there = await fileAt(file);
    const kind = KINDS[extname(file).toLowerCase()];
    if (there && kind && !force) {
      const wanted = begins === undefined ? kind.begins : [Buffer.from(begins).toString('latin1')];
      const head = await beginningOf(there.path, Math.max(...wanted.map((one) => one.length)));
      if (head !== '' && !wanted.some((one) => head.startsWith(one)))
        throw new Complaint(`${file} is not ${kind.is}: it is left as it is (--force writes over it)`);
    }
    return {
      file,
      async write(data) {
        try {
          await writeWhole(there?.path ?? file, data, there?.mode);
        } catch (error) {
          throw cannot(file, error);
        }
      },
    };
  } catch (error) {
    throw cannot(file, error);
  }
}

/** A file of ours anew, in one step; it is known to be ours. */
export async function rewrite(file: string, data: string): Promise<void> {
  await (await targetAt(file, true)).write(data);
}
