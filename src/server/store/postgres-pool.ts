import type pg from 'pg';

/** Connections to PostgreSQL. One that was cut while idle is noticed by who uses it next, who then takes another one. */

/** Attempts on connections that turn out to be cut. */
const MOST_TRIES = 4;

export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** True where the server did not refuse the statement: the connection broke, or the server shut it. */
export const isCut = (error: unknown): boolean => {
  const code = codeOf(error);
  if (/^(08|57P)/.test(code)) return true;
  if (code !== '') return /^E[A-Z]+$/.test(code);
  return error instanceof Error && /connection|not queryable/i.test(error.message);
};

/** Does something with a connection; with another one as long as `again` says that it does no harm. */
export async function withClient<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
  again: (error: unknown) => boolean = isCut,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    const client = await pool.connect();
    try {
      const done = await work(client);
      client.release();
      return done;
    } catch (error) {
      // Only what the server itself refused leaves a sound connection.
      client.release(isCut(error) || !/^[0-9A-Z]{5}$/.test(codeOf(error)));
      if (tries === MOST_TRIES || !again(error)) throw error;
    }
  }
}

/** A pool for single statements that only read: each is asked again where its connection was cut. */
export function readingPool(pool: pg.Pool) {
  return {
    connect: async () => ({
      query: (sql: string, parameters: readonly unknown[]) =>
        withClient(pool, (client) => client.query(sql, [...parameters])),
      release: () => undefined,
    }),
    end: () => pool.end(),
  };
}
