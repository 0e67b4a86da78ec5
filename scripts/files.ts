// `npm run files`: every data file against the declaration of its kind: lines that cannot be read, or would be written otherwise.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FileKind, readDocument, writeDocument } from '#core/notation/document.ts';
import { describeFault } from '#core/notation/notation.ts';
import { FILES as BLITZ } from '#games/blitz/files.ts';
import { FILES as GAMEX } from '#games/gamex/files.ts';

const GAMES: Readonly<Record<string, Readonly<Record<string, FileKind>>>> = { blitz: BLITZ, gamex: GAMEX };

function faultsOf(kind: FileKind | undefined, text: string): readonly string[] {
  if (!kind) return ['no such kind of file is declared'];
  const document = readDocument(kind, text);
  if ('message' in document) return [describeFault(document)];
  const written = writeDocument(kind, document).split('\n');
  return [
    ...document.entries.flatMap((entry) => ('fault' in entry && entry.fault ? [describeFault(entry.fault)] : [])),
    ...text
      .split('\n')
      .flatMap((line, i) => (line === written[i] ? [] : [`line ${i + 1} would be written: ${written[i] ?? ''}`])),
  ];
}

let files = 0;
for (const [game, kinds] of Object.entries(GAMES)) {
  const folder = join(import.meta.dirname, '../src/games', game, 'data');
  for (const file of readdirSync(folder)) {
    files++;
    const kind = kinds[file.slice(file.lastIndexOf('.') + 1)];
    for (const fault of faultsOf(kind, readFileSync(join(folder, file), 'utf8'))) {
      console.log(`${game} ${file}: ${fault}`);
      process.exitCode = 1;
    }
  }
}
console.log(`${files} data files`);
