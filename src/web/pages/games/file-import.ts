import { hashOf } from '#core/hash.ts';
import { MOST_BYTES, MOST_UNZIPPED, MOST_ZIP_BYTES, MOST_ZIP_FILES } from '#core/limits.ts';
import { faceOf } from '#web/faces.ts';
import { isDamaged } from '#web/table/storage/card.ts';
import { listGames, newGameId } from '#web/table/storage/games.ts';
import { newCard } from '#web/table/storage/autosave.ts';
import { hostAt, ownReferee } from '#web/table/referee/client.ts';
import type { Start } from '#web/table/start.ts';
import { w } from '#web/text/words.ts';
import { startOf } from '../files.ts';
import { isZip, textsInZip, type ZippedText } from './unzip.ts';

/** Files are brought in as games of their own; none of those that are here makes room for them. */

const MEGA = 1024 * 1024;

async function unzipped(name: string, bytes: Uint8Array): Promise<readonly ZippedText[] | string> {
  const texts = await textsInZip(bytes);
  if (texts === 'large') return w.zipTooLarge(name, MOST_UNZIPPED / MEGA, MOST_BYTES / MEGA, MOST_ZIP_FILES);
  if (texts === 'damaged') return w.zipDamaged(name);
  return texts.length > 0 ? texts : w.zipEmpty(name);
}

/** Texts in a file, or the reason in words why it cannot be read. The size is checked before reading. */
async function textsIn(file: File): Promise<readonly ZippedText[] | string> {
  const zip = isZip(new Uint8Array(await file.slice(0, 4).arrayBuffer()));
  const most = zip ? MOST_ZIP_BYTES : MOST_BYTES;
  if (file.size > most) return w.fileTooLarge(file.name, most / MEGA);
  const bytes = new Uint8Array(await file.arrayBuffer());
  return zip ? unzipped(file.name, bytes) : [{ name: file.name, text: new TextDecoder().decode(bytes) }];
}

/** One file as what it opens, or in words why not. */
export async function startIn(file: File): Promise<Start | string> {
  const texts = await textsIn(file);
  if (typeof texts === 'string') return texts;
  const [first] = texts;
  return first ? startOf(first.name, first.text) : w.fileEmpty(file.name);
}

/** The game that was begun from the very same, and has not gone on since. */
export async function keptAlike(start: Start): Promise<string | undefined> {
  const from = hashOf(start.record ?? start.text);
  const commands = (start.record ?? '').split('\n').filter((line) => line.startsWith('{"n":')).length;
  const list = await listGames().catch(() => []);
  const same = list.find(
    (one) =>
      !isDamaged(one) &&
      one.from === from &&
      one.commands === commands &&
      Object.entries(start.seats).every(([side, seat]) => one.players[side] === seat),
  );
  return same?.id;
}

/** Keeps what a file opens as a game: a referee reads it and says how it stands. Gives how much of a damaged one is good. */
async function keepStart(start: Start): Promise<number | undefined> {
  const face = await faceOf(start.game);
  const host = hostAt(ownReferee({ game: face.id, library: face.library, sees: [] }), () => undefined);
  try {
    let good: number | undefined;
    host.follow(({ damage, played }) => {
      if (damage !== undefined) good = played;
    });
    await (start.record === undefined ? host.open(start.text) : host.load(start.record));
    const kept = await host.keepAs({ id: newGameId(), holder: '' }, newCard(start, face));
    if (kept === 'full') throw new Error(w.storeFull);
    return good;
  } finally {
    host.dispose();
  }
}

export interface Brought {
  readonly games: number;
  readonly known: number;
  readonly complaints: readonly string[];
}

/** Brings in any number of files; `told` hears how many are done of how many. */
export async function bringIn(files: readonly File[], told: (done: number, of: number) => void): Promise<Brought> {
  const complaints: string[] = [];
  const texts: ZippedText[] = [];
  for (const file of files) {
    const found = await textsIn(file);
    if (typeof found === 'string') complaints.push(found);
    else texts.push(...found);
  }
  let games = 0;
  let known = 0;
  for (const [i, { name, text }] of texts.entries()) {
    told(i, texts.length);
    try {
      const start = await startOf(name, text);
      if (typeof start === 'string') complaints.push(start);
      else if (await keptAlike(start)) known++;
      else {
        const good = await keepStart(start);
        games++;
        if (good !== undefined) complaints.push(w.importedInPart(name, good));
      }
    } catch (error) {
      complaints.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { games, known, complaints };
}
