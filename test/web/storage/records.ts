import { vi } from 'vitest';
import type { NewCard } from '#web/table/storage/games.ts';

/** Records as the store sees them: lines it does not look into. */

export const HEADER = JSON.stringify({
  format: 'hexfront-record',
  version: 1,
  game: 'blitz',
  setup: 'the set-up',
  about: { by: 'a test' },
});
export const line = (n: number): string => JSON.stringify({ n, side: 'blue', command: `moveUnit ${n}`, events: [] });
export const recordOf = (n: number): string =>
  `${[HEADER, ...Array.from({ length: n }, (_, i) => line(i + 1)), `{"end":${n},"over":false}`].join('\n')}\n`;

export const CARD: NewCard = {
  game: 'blitz',
  kind: 'basic',
  players: { blue: 'human', red: 'novice' },
  notes: {},
  name: '',
  clock: 0,
  overlays: [],
};

/** For games without secrets: nothing is sealed. */
export const unsealed = (): Promise<string> => Promise.reject(new Error('nothing is hidden here'));

/** Connections close when the database is deleted. */
export const emptyStore = (): Promise<void> =>
  new Promise((gone, failed) => {
    const deleting = indexedDB.deleteDatabase('hexfront');
    deleting.onsuccess = () => gone();
    deleting.onerror = () => failed(deleting.error ?? new Error('not deleted'));
  });

/** From here on nothing can be put into the database. */
export const fill = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

/** The old store of a browser, with this in it. */
export function localStoreOf(held: Readonly<Record<string, string>>): Map<string, string> {
  const entries = new Map(Object.entries(held));
  const methods = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: new Proxy(methods, {
      ownKeys: () => [...entries.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  });
  return entries;
}
