import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Cases of the ledger as scripts, one after another in a file: a line of `===` with its name, then the script. What several
 * begin with stands before them, between `@@ name` and `@@ end`; a line `@name` stands for it.
 */
const CASES = join(import.meta.dirname, 'cases');

export interface Case {
  readonly name: string;
  readonly text: string;
}

export const CASE_FILES: readonly string[] = readdirSync(CASES);

export function casesOf(file: string): Case[] {
  const [head = '', ...parts] = readFileSync(join(CASES, file), 'utf8').split(/^=== /m);
  const shared = new Map([...head.matchAll(/^@@ (\w+)\n(.*?)^@@ end$/gms)].map(([, name, text]) => [name, text]));
  return parts.map((part) => {
    const end = part.indexOf('\n');
    const text = part.slice(end + 1).replace(/^@(\w+)\n/gm, (_, name: string) => shared.get(name) ?? '');
    return { name: part.slice(0, end), text };
  });
}
