import { type Card, cardIn, type Damaged, isDamaged } from './card.ts';
import { asked, inStore, linesAfter, STORES, type StoreName } from './database.ts';
import { packed, unpacked } from './pack.ts';
import { tellTabs } from './tabs.ts';
import { aboutOf, headerIn, isObject, type Metadata, metadataIn } from './metadata.ts';

/** The games this browser keeps. None is ever removed but by its owner. */

export const newGameId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');

/** Storage place of a table's game, and the holder that may write to it. */
export interface Place {
  readonly id: string;
  readonly holder: string;
}

/** Standing of a game as far as its card shows it. */
export type Standing = Pick<Card, 'commands' | 'turn' | 'winner' | 'sealed'>;

/** The card of a game somebody begins; where it stands is for the referee to say. */
export type NewCard = Omit<Card, 'id' | 'holder' | 'base' | 'begun' | 'at' | keyof Standing>;

export interface Whole {
  readonly card: Card;
  readonly record: string;
}

const linesOf = (record: string): string[] => record.split('\n').filter((line) => line.trim() !== '');

/** A record as far as it can be gone on with: without the line that closes it. */
function unclosed(record: string): readonly string[] {
  const lines = linesOf(record);
  try {
    const last: unknown = JSON.parse(lines.at(-1) ?? '');
    if (isObject(last) && 'end' in last) lines.pop();
  } catch {
    // Damaged; that is for whoever opens it to say.
  }
  return lines;
}

/** Keys are names; anything else was put there by somebody else. */
const nameOf = (key: IDBValidKey): string => (typeof key === 'string' ? key : JSON.stringify(key));

/** Newest first; under some names there may be nothing that can be read. */
export async function listGames(): Promise<readonly (Card | Damaged)[]> {
  const [ids, values, packs] = await inStore(['cards', 'packs'], 'readonly', (of) =>
    Promise.all([asked(of('cards').getAllKeys()), asked(of('cards').getAll()), asked(of('packs').getAllKeys())]),
  );
  const names = ids.map(nameOf);
  const cards = names.map((id, i) => cardIn(id, values[i]));
  const named = new Set(names);
  const nameless = packs.map(nameOf).filter((id) => !named.has(id));
  const time = (one: Card | Damaged): number => (isDamaged(one) ? 0 : one.at);
  return [...cards, ...nameless.map((id): Damaged => ({ id, damaged: true }))].sort((a, b) => time(b) - time(a));
}

/** Record of a game with its metadata in the header. Commands played in this browser have dice of their own. */
function recordWith(
  header: Readonly<Record<string, unknown>>,
  metadata: Metadata,
  packedLines: readonly string[],
  since: readonly string[],
): string {
  const about = { ...(isObject(header['about']) ? header['about'] : {}), ...aboutOf(metadata) };
  const first = { ...header, ...(since.length > 0 ? { dice: { kind: 'given' } } : {}), about };
  return `${[JSON.stringify(first), ...packedLines, ...since].join('\n')}\n`;
}

/**
 * A game as it was kept, or 'damaged' where nothing of it can be opened. With a holder, that one may write to it from
 * then on and nobody else: what is read is what there is, for nothing can be written in between.
 */
export async function readGame(id: string, holder?: string): Promise<Whole | 'damaged' | undefined> {
  const found = await inStore(STORES, holder === undefined ? 'readonly' : 'readwrite', async (of) => {
    const [value, pack, lines] = await Promise.all([
      asked<unknown>(of('cards').get(id)),
      asked<unknown>(of('packs').get(id)),
      asked<unknown[]>(of('lines').getAll(linesAfter(id, 0))),
    ]);
    const kept = cardIn(id, value);
    const card = holder === undefined || isDamaged(kept) ? kept : { ...kept, holder };
    if (card !== kept) await asked(of('cards').put(card, id));
    return { card, value, pack, lines };
  });
  const { card, value, pack, lines } = found;
  if (value === undefined && pack === undefined) return undefined;
  const record = await unpacked(pack);
  const header = headerIn(record);
  if (record === undefined || header === undefined) return 'damaged';
  if (holder !== undefined) tellTabs({ id, what: 'taken', holder });
  const before = linesOf(record).slice(1);
  const since = lines.map(String);
  if (!isDamaged(card)) return { card, record: recordWith(header, card, before, since) };
  const mended = {
    ...metadataIn(header['about']),
    id,
    game: String(header['game']),
    kind: '',
    begun: 0,
    at: 0,
    commands: before.length + since.length,
    turn: 0,
    holder: holder ?? '',
    base: before.length,
  };
  if (holder !== undefined) await inStore(['cards'], 'readwrite', (of) => asked(of('cards').put(mended, id)));
  return { card: mended, record: recordWith(header, mended, before, since) };
}

/** Holder that may write to a game; undefined where there is none that can be read. */
export const holderOf = (id: string): Promise<string | undefined> =>
  inStore(['cards'], 'readonly', async (of) => {
    const card = cardIn(id, await asked<unknown>(of('cards').get(id)));
    return isDamaged(card) ? undefined : card.holder;
  });

/** Keeps a whole game, as one that is brought, moved here or begun. */
export async function putGame(
  place: Place,
  card: NewCard & Standing & Partial<Pick<Card, 'begun' | 'at'>>,
  record: string,
): Promise<void> {
  const lines = unclosed(record);
  const pack = await packed(`${lines.join('\n')}\n`);
  const at = Date.now();
  const base = Math.max(0, lines.length - 1);
  await inStore(['cards', 'packs', 'lines'], 'readwrite', async (of) => {
    await Promise.all([
      asked(of('packs').put(pack, place.id)),
      asked(of('lines').delete(linesAfter(place.id, -1))),
      asked(of('cards').put({ begun: at, at, ...card, ...place, base }, place.id)),
    ]);
  });
  tellTabs({ ...place, what: 'kept' });
}

/** Result of a write: 'elsewhere' when another table has taken the game, 'gone' when it was deleted. */
export type Written = 'kept' | 'elsewhere' | 'gone';

/** Writes to a game and its card at once, if this table still has it. */
async function writeTo(
  { id, holder }: Place,
  standing: Standing,
  base: number | undefined,
  write: (of: (name: StoreName) => IDBObjectStore) => void,
): Promise<Written> {
  const written = await inStore(['cards', 'packs', 'lines'], 'readwrite', async (of): Promise<Written> => {
    const card = cardIn(id, await asked<unknown>(of('cards').get(id)));
    if (isDamaged(card)) return 'gone';
    if (card.holder !== holder) return 'elsewhere';
    const { winner: _winner, sealed: _sealed, ...rest } = card;
    write(of);
    of('cards').put({ ...rest, ...standing, at: Date.now(), base: base ?? card.base }, id);
    return 'kept';
  });
  if (written === 'kept') tellTabs({ id, holder, what: 'kept' });
  return written;
}

/** The commands after the n-th are these; what was there instead was taken back. */
export const writeLines = (place: Place, n: number, lines: readonly string[], standing: Standing): Promise<Written> =>
  writeTo(place, standing, undefined, (of) => {
    const store = of('lines');
    store.delete(linesAfter(place.id, n));
    for (const [i, line] of lines.entries()) store.put(line, [place.id, n + 1 + i]);
  });

/** The whole game anew. */
export async function writeWhole(place: Place, record: string, standing: Standing): Promise<Written> {
  const lines = unclosed(record);
  const pack = await packed(`${lines.join('\n')}\n`);
  return writeTo(place, standing, lines.length - 1, (of) => {
    of('packs').put(pack, place.id);
    of('lines').delete(linesAfter(place.id, -1));
  });
}

/** Changes what travels with a game; with a holder only while that one has it. */
export async function changeCard(id: string, change: Partial<Metadata>, holder?: string): Promise<void> {
  await inStore(['cards'], 'readwrite', async (of) => {
    const card = cardIn(id, await asked<unknown>(of('cards').get(id)));
    if (isDamaged(card) || (holder !== undefined && card.holder !== holder)) return;
    await asked(of('cards').put({ ...card, ...change }, id));
  });
}

export const keepPicture = (id: string, picture: Uint8Array): Promise<void> =>
  inStore(['cards', 'pictures'], 'readwrite', async (of) => {
    if ((await asked<unknown>(of('cards').get(id))) !== undefined) await asked(of('pictures').put(picture, id));
  });

/** A picture of the board as it was left: the bytes of an image. */
export async function pictureOf(id: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const found: unknown = await inStore(['pictures'], 'readonly', (of) => asked(of('pictures').get(id)));
  return found instanceof Uint8Array ? (found as Uint8Array<ArrayBuffer>) : undefined;
}

/** Stored parts of a deleted game, kept for undoing the deletion. */
export interface Dropped {
  readonly id: string;
  readonly parts: readonly (readonly [StoreName, IDBValidKey, unknown])[];
}

export async function dropGame(id: string): Promise<Dropped> {
  const parts = await inStore(STORES, 'readwrite', async (of) => {
    const found: [StoreName, IDBValidKey, unknown][] = [];
    for (const name of STORES) {
      const range = name === 'lines' ? linesAfter(id, -1) : IDBKeyRange.only(id);
      const [keys, values] = await Promise.all([
        asked(of(name).getAllKeys(range)),
        asked<unknown[]>(of(name).getAll(range)),
      ]);
      for (const [i, key] of keys.entries()) found.push([name, key, values[i]]);
      of(name).delete(range);
    }
    return found;
  });
  tellTabs({ id, what: 'gone', holder: '' });
  return { id, parts };
}

export async function putBack({ parts }: Dropped): Promise<void> {
  await inStore(STORES, 'readwrite', async (of) => {
    await Promise.all(parts.map(([name, key, value]) => asked(of(name).put(value, key))));
  });
}
