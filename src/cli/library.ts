import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, parse } from 'node:path';
import { joined, type Library } from '../core/game-kit.ts';
import { type Ledger, type LedgerText, type Levels, readLedger } from '../core/ledger.ts';
import type { AnyGameKit, Games } from '../table/game-package.ts';
import { packageRoot } from '../server/package-root.ts';
import { Complaint } from './complaint.ts';
import { MOST_BYTES } from '../core/limits.ts';
import { fileTrouble, isMissing } from './io.ts';

const ROOT = packageRoot(import.meta.url);

export const projectFile = (...parts: readonly string[]): string => join(ROOT, ...parts);

/** The files of a game by kind and name; those of further directories are added or replace them. */
export function readLibrary({ id, kinds }: Pick<AnyGameKit, 'id' | 'kinds'>, directories: readonly string[]): Library {
  const own = projectFile('src', 'games', id, 'data');
  return joined(...[...(existsSync(own) ? [own] : []), ...directories].map((directory) => filed(directory, kinds)));
}

function filed(directory: string, kinds: AnyGameKit['kinds']): Library {
  const library: Record<string, Record<string, string>> = {};
  for (const name of filesIn(directory)) {
    const kind = kinds[extname(name).slice(1)];
    if (kind !== undefined) (library[kind] ??= {})[parse(name).name] = fileIn(directory, name);
  }
  return library;
}

function fileIn(directory: string, name: string): string {
  const file = join(directory, name);
  try {
    const info = statSync(file);
    if (info.isDirectory()) throw new Complaint(`${file} is a directory, not a file`);
    if (!info.isFile()) throw new Complaint(`${file} is no file`);
    if (info.size > MOST_BYTES) throw new Complaint(`${file} has more than ${MOST_BYTES} bytes`);
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Complaint) throw error;
    if (isMissing(error)) throw new Complaint(`${file} is a link that leads nowhere`);
    throw new Complaint(`cannot read ${file}: ${fileTrouble(error)}`);
  }
}

function filesIn(directory: string): string[] {
  try {
    return readdirSync(directory).sort();
  } catch (error) {
    throw new Complaint(`cannot read the data directory ${directory}: ${fileTrouble(error)}`);
  }
}

/** The rules ledgers of docs/rules, parsed; what their letters stand for the games know. */
export async function readRules(games: Games): Promise<Ledger> {
  const gamePackages = await Promise.all(Object.values(games).map((load) => load()));
  const directory = projectFile('docs', 'rules');
  const books: LedgerText[] = filesIn(directory)
    .filter((name) => extname(name) === '.md')
    .map((name) => ({ name: parse(name).name, text: readFileSync(join(directory, name), 'utf8') }));
  return readLedger(books, Object.assign({}, ...gamePackages.map(({ kit }) => kit.levels)) as Levels);
}

export function productVersion(): string {
  const { version } = JSON.parse(readFileSync(projectFile('package.json'), 'utf8')) as { version: string };
  return version;
}
