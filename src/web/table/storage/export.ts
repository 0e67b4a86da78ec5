import { closingOf, isRecordFault, readRecord, writeRecord } from '#core/record/record.ts';
import type { Card } from './card.ts';
import { readGame } from './games.ts';

/** Kept games as files: each is a record that this page and the command line read. */

export interface GameFile {
  readonly name: string;
  readonly text: string;
}

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40)
    .toLowerCase();

const stem = ({ name, kind, game, turn, at }: Card): string =>
  ['hexfront', plain(name) || plain(kind) || plain(game), `turn-${turn}`, new Date(at).toISOString().slice(0, 10)]
    .filter(Boolean)
    .join('-');

/** With its closing line, where the game is whole; else as it lies there. */
function closed(record: string, over: boolean): string {
  const read = readRecord<unknown, string>(record);
  if (isRecordFault(read)) return record;
  const { header, entries } = read;
  return writeRecord({ header, entries, closing: closingOf(header, entries, over) });
}

/** Seals a record whose game goes on while something is hidden. */
export type Seal = (card: Card, record: string) => Promise<string>;

/** Undefined where nothing can be read. */
export async function gameFile(id: string, seal: Seal): Promise<GameFile | undefined> {
  const found = await readGame(id);
  if (typeof found !== 'object') return undefined;
  const { card, record } = found;
  const text = card.sealed ? await seal(card, record) : closed(record, card.winner !== undefined);
  return { name: `${stem(card)}.jsonl`, text };
}

/** Archive of all games in one ZIP; `told` gets the number done after each. */
export async function allGames(ids: readonly string[], seal: Seal, told: (done: number) => void): Promise<Blob> {
  const { strToU8, Zip, ZipDeflate } = await import('fflate');
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part as Uint8Array<ArrayBuffer>);
  });
  const names = new Set<string>();
  for (const [i, id] of ids.entries()) {
    const file = await gameFile(id, seal);
    if (file) {
      let { name } = file;
      for (let n = 2; names.has(name); n++) name = file.name.replace(/\.jsonl$/, `-${n}.jsonl`);
      names.add(name);
      const entry = new ZipDeflate(name, { level: 6 });
      zip.add(entry);
      entry.push(strToU8(file.text), true);
    }
    told(i + 1);
  }
  zip.end();
  return new Blob(parts, { type: 'application/zip' });
}
