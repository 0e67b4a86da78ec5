import type { Account, Lobby, Offer, Offered, TableCard, Trouble, TroubleCode } from '#protocol/tables.ts';
import { o } from './words/words.ts';

/** Routes of the server: accounts, lobby, tables. Nothing here throws: what went wrong is an answer. */

/** `none`: nothing at this address knows of tables. `away`: no answer. `odd`: a refusal this page has no words for. */
export type Failure = TroubleCode | 'none' | 'away' | 'odd';

export type Got<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly why: Failure; readonly faults: readonly string[] };

/** Longer than a slow phone needs, shorter than a player waits. */
const PATIENCE = 10_000;

const failed = (why: Failure, faults: readonly string[] = []): Got<never> => ({ ok: false, why, faults });

const isJson = (answer: Response): boolean => answer.headers.get('content-type')?.includes('json') ?? false;

async function readAnswer<T>(answer: Response): Promise<Got<T>> {
  if (answer.status === 204) return { ok: true, value: undefined as T };
  // A server of files answers with a page.
  if (!isJson(answer)) return failed(answer.status >= 500 ? 'away' : 'none');
  const read: unknown = await answer.json();
  if (answer.ok) return { ok: true, value: read as T };
  const { error, faults } = (read ?? {}) as Partial<Trouble>;
  return failed(error !== undefined && Object.hasOwn(o.trouble, error) ? error : reasonOf(answer.status), faults);
}

/** Refusals that never reached our routes. */
const reasonOf = (status: number): Failure => (status === 413 ? 'too-large' : status >= 500 ? 'internal' : 'odd');

export async function call<T>(path: string, body?: object, method: 'POST' | 'PUT' = 'POST'): Promise<Got<T>> {
  if (globalThis.location?.protocol === 'file:') return failed('none');
  try {
    const answer = await fetch(`api/${path}`, {
      ...(body ? { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
    });
    return await readAnswer<T>(answer);
  } catch {
    return failed('away');
  }
}

const at = (id: string): string => `tables/${encodeURIComponent(id)}`;

export const api = {
  /** Undefined before the first deed: looking makes no account. */
  me: () => call<Account | undefined>('me'),
  /** Makes the account, or changes its name. */
  name: (name: string) => call<Account>('me', { name }),
  lobby: () => call<Lobby>('tables'),
  offer: (offer: Offer) => call<Offered>('tables', offer),
  table: (id: string) => call<TableCard>(at(id)),
  sit: (id: string, invite: string | undefined) =>
    call<TableCard>(`${at(id)}/sit`, invite === undefined ? {} : { invite }),
  withdraw: (id: string) => call<unknown>(`${at(id)}/withdraw`, {}),
  /** Seats both players at the new table at once; a second request gets the same table. */
  rematch: (id: string) => call<TableCard>(`${at(id)}/rematch`, {}),
};

/** Tables may come and go, but not for who asks again: another try may help. */
export const mayPass = (why: Failure): boolean => ['away', 'busy', 'internal', 'too-fast'].includes(why);
