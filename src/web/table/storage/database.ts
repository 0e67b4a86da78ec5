/** The browser's database, as far as games need it: a promise for every request, and for the end of every transaction. */

const NAME = 'hexfront';
const VERSION = 1;

/** Stores of a game: its list entry, its record up to some command, the commands since, its picture. */
export const STORES = ['cards', 'packs', 'lines', 'pictures'] as const;
export type StoreName = (typeof STORES)[number];

export const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the store did not answer'));
  });

let opening: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      for (const name of STORES) request.result.createObjectStore(name);
    };
    request.onsuccess = () => {
      const database = request.result;
      // Another tab may bring a newer store, or the browser may close it: the next request opens it again.
      const shut = (): void => {
        opening = undefined;
      };
      database.onversionchange = () => {
        database.close();
        shut();
      };
      database.onclose = shut;
      resolve(database);
    };
    request.onerror = () => reject(request.error ?? new Error('the store cannot be opened'));
    request.onblocked = () => reject(new Error('the store is held open by another tab'));
  });
}

/**
 * Does something in one transaction: all of it is kept, or nothing. What `work` gives is the answer once everything is
 * written; whatever it throws undoes what was done.
 */
export async function inStore<T>(
  stores: readonly StoreName[],
  mode: 'readonly' | 'readwrite',
  work: (of: (name: StoreName) => IDBObjectStore) => Promise<T>,
): Promise<T> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  const transaction = (await opening).transaction(stores, mode);
  const ended = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the store gave up'));
  });
  try {
    const answer = await work((name) => transaction.objectStore(name));
    await ended;
    return answer;
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // The transaction has already ended.
    }
    await ended.catch(() => undefined);
    throw error;
  }
}

/** All lines of a game after the n-th. */
export const linesAfter = (id: string, n: number): IDBKeyRange =>
  IDBKeyRange.bound([id, n], [id, Number.POSITIVE_INFINITY], true);
