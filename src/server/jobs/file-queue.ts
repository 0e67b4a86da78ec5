import { type Store, statement } from '../store/store.ts';
import { type ClaimedJob, MOST_TRIES, type Queue } from './jobs.ts';

/** Pause before a job is tried again, growing. */
const AGAIN_MS = 1000;

/**
 * Jobs in the database file of a server that has it for itself. Leases are kept in memory: no other process does jobs of
 * the file, and after a kill all of them are free again.
 */
export function createFileQueue(store: Store, now: () => number): Queue {
  const { db } = store;
  const leased = new Set<string>();

  async function write(...query: readonly Parameters<typeof statement>[0][]): Promise<void> {
    const written = await store.write(query.map((one) => statement(one)));
    if (!written.ok) throw new Error(written.why === 'trouble' ? written.message : 'The job has changed.');
  }
  return {
    async add({ kind, subject, at }) {
      const row = { id: `${kind} ${subject} ${at}`, kind, subject, at, due: at, tries: 0, failure: null };
      return [
        statement(
          db
            .insertInto('job')
            .values(row)
            .onConflict((one) => one.column('id').doNothing()),
        ),
      ];
    },
    async claim(kind, most) {
      const rows = await db
        .selectFrom('job')
        .where('kind', '=', kind)
        .where('due', '<=', now())
        .orderBy('due')
        .limit(most + leased.size)
        .select(['id', 'subject', 'at'])
        .execute();
      const free = rows.filter(({ id }) => !leased.has(id)).slice(0, most);
      for (const { id } of free) leased.add(id);
      return free.map((row): ClaimedJob => ({ ...row, kind }));
    },
    renew: async () => undefined,
    async done({ id }) {
      await write(db.deleteFrom('job').where('id', '=', id));
      leased.delete(id);
    },
    async failed({ id }, failure) {
      const row = await db.selectFrom('job').where('id', '=', id).select('tries').executeTakeFirst();
      const tries = (row?.tries ?? 0) + 1;
      const due = tries >= MOST_TRIES ? null : now() + AGAIN_MS * 2 ** tries;
      await write(db.updateTable('job').set({ tries, due, failure }).where('id', '=', id)).finally(() =>
        leased.delete(id),
      );
    },
    close: async () => undefined,
  };
}
