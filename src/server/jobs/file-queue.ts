import { type Store, statement } from '../store/store.ts';
import { type ClaimedJob, type JobCensus, type JobKind, LEASE_MS, LENT, MOST_TRIES, type Queue } from './jobs.ts';

/** Pause before a job is tried again, growing. */
const AGAIN_MS = 1000;

/**
 * Jobs in the database file of a server that has it for itself. Leases are kept in memory: after a kill all of them are free
 * again. They end by themselves only for jobs that are lent to other processes.
 */
export function createFileQueue(store: Store, now: () => number): Queue {
  const { db } = store;
  /** Ends of leases. */
  const leased = new Map<string, number>();

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
      const free = rows.filter(({ id }) => (leased.get(id) ?? 0) <= now()).slice(0, most);
      for (const { id } of free) leased.set(id, LENT.includes(kind) ? now() + LEASE_MS : Number.POSITIVE_INFINITY);
      return free.map((row): ClaimedJob => ({ ...row, kind }));
    },
    async renew({ id, kind }) {
      if (LENT.includes(kind) && leased.has(id)) leased.set(id, now() + LEASE_MS);
    },
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
      return due === null;
    },
    async givenUp(most) {
      const rows = await db
        .selectFrom('job')
        .where('due', 'is', null)
        .orderBy('at', 'desc')
        .limit(most)
        .select(['id', 'kind', 'subject', 'at', 'failure'])
        .execute();
      return rows.map(({ kind, failure, ...row }) => ({ ...row, kind: kind as JobKind, reason: failure ?? '' }));
    },
    async again(id) {
      const row = await db
        .selectFrom('job')
        .where('id', '=', id)
        .where('due', 'is', null)
        .select('kind')
        .executeTakeFirst();
      if (row)
        await write(db.updateTable('job').set({ due: now(), tries: 0 }).where('id', '=', id).where('due', 'is', null));
      return row?.kind as JobKind | undefined;
    },
    // Leases end with the process, and the next one does the job again.
    abandoned: async () => [],
    explain: async () => undefined,
    async release({ id }, ms) {
      await write(
        db
          .updateTable('job')
          .set({ due: now() + ms })
          .where('id', '=', id),
      ).finally(() => leased.delete(id));
    },
    async census() {
      const rows = await db.selectFrom('job').select(['kind', 'due']).execute();
      const kinds = [...new Set(rows.map(({ kind }) => kind))];
      return kinds.map((kind): JobCensus => {
        const own = rows.filter((one) => one.kind === kind);
        const due = own.flatMap((one) => (one.due !== null && one.due <= now() ? [one.due] : []));
        const oldest = due.length === 0 ? 0 : (now() - Math.min(...due)) / 1000;
        const failed = own.filter((one) => one.due === null).length;
        return { kind, waiting: own.length - failed, due: due.length, failed, oldest };
      });
    },
    close: async () => undefined,
  };
}
