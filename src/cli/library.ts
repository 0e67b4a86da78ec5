import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, parse } from 'node:path';
import type { Library } from '../games/blitz/position.ts';
import { type LedgerText, type Ledger, readLedger } from '../core/ledger.ts';
import { packageRoot } from '../server/package-root.ts';
import { Complaint } from './complaint.ts';
import { fileTrouble } from './io.ts';

const ROOT = packageRoot(import.meta.url);

export const projectFile = (...parts: readonly string[]): string => join(ROOT, ...parts);

const KINDS: Readonly<Record<string, keyof Library>> = {
  '.board': 'boards',
  '.army': 'armies',
  '.placement': 'placements',
  '.scenario': 'scenarios',
};

/** The boards, armies and scenarios of the product by file stem; those of further directories are added or replace them. */
export function readLibrary(...directories: readonly string[]): Library {
  const library: Record<keyof Library, Record<string, string>> = {
    boards: {},
    armies: {},
    placements: {},
    scenarios: {},
  };
  for (const directory of [projectFile('src', 'games', 'blitz', 'data'), ...directories]) {
    for (const name of filesIn(directory)) {
      const kind = KINDS[extname(name)];
      if (kind) library[kind][parse(name).name] = readFileSync(join(directory, name), 'utf8');
    }
  }
  return library;
}

function filesIn(directory: string): string[] {
  try {
    return readdirSync(directory).sort();
  } catch (error) {
    throw new Complaint(`cannot read the data directory ${directory}: ${fileTrouble(error)}`);
  }
}

/** The rules ledgers of docs/rules, parsed. */
export function readRules(): Ledger {
  const directory = projectFile('docs', 'rules');
  const books: LedgerText[] = filesIn(directory)
    .filter((name) => extname(name) === '.md')
    .map((name) => ({ name: parse(name).name, text: readFileSync(join(directory, name), 'utf8') }));
  return readLedger(books);
}

export function productVersion(): string {
  const { version } = JSON.parse(readFileSync(projectFile('package.json'), 'utf8')) as { version: string };
  return version;
}
