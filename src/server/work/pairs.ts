import { randomBytes } from 'node:crypto';
import type { PairDesk } from '#protocol/work.ts';
import type { Job, Queue } from '../jobs/jobs.ts';
import type { PairRow } from '../store/schema.ts';
import { type Store, statement } from '../store/store.ts';

/** Results handed out at a time: each has some kilobytes. */
const MOST_RESULTS = 100;
/** Workers that may die in the middle of one pair. */
const MOST_DEATHS = 4;
/** Age at which pairs nobody asks for are deleted. */
const OLD_MS = 7 * 24 * 3600 * 1000;

const jobOf = ({ id, at }: Pick<PairRow, 'id' | 'at'>): Job => ({ kind: 'arena', subject: id, at });

/** Pairs of the arena in the database, handed out by the job queue. A result is stored once, whoever brings it. */
export function createPairs(store: Store, queue: Queue, now: () => number): PairDesk {
  const { db } = store;
  async function write(...queries: readonly Parameters<typeof statement>[0][]): Promise<void> {
    const written = await store.write(queries.map((one) => statement(one)));
    if (!written.ok) throw new Error(written.why === 'trouble' ? written.message : 'The pairs have changed.');
  }
  const rowOf = (id: string): Promise<PairRow | undefined> =>
    db.selectFrom('pair').where('id', '=', id).selectAll().executeTakeFirst();
  const finish = (id: string, end: Partial<Pick<PairRow, 'result' | 'failure'>>): Promise<void> =>
    write(
      db
        .updateTable('pair')
        .set(end)
        .where('id', '=', id)
        .where((e) => e.and([e('result', 'is', null), e('failure', 'is', null)])),
    );

  const desk: PairDesk = {
    async add(run, { game, program, pairs }) {
      const at = now();
      const rows = pairs.map(
        (pair): PairRow => ({
          id: randomBytes(8).toString('hex'),
          run,
          game,
          program,
          body: JSON.stringify(pair),
          at,
          tries: 0,
          lease: null,
          result: null,
          failure: null,
        }),
      );
      const jobs = await Promise.all(rows.map((row) => queue.add(jobOf(row))));
      const written = await store.write([
        statement(db.deleteFrom('pair').where('at', '<', at - OLD_MS)),
        statement(db.insertInto('pair').values(rows)),
        ...jobs.flat(),
      ]);
      if (!written.ok) throw new Error('The pairs could not be stored.');
    },
    async results(run) {
      const of = db.selectFrom('pair').where('run', '=', run);
      const [done, failed, open] = await Promise.all([
        of.where('result', 'is not', null).limit(MOST_RESULTS).select(['id', 'result']).execute(),
        of.where('failure', 'is not', null).select('failure').limit(MOST_RESULTS).execute(),
        of
          .where((e) => e.and([e('result', 'is', null), e('failure', 'is', null)]))
          .select((e) => e.fn.countAll<number>().as('count'))
          .executeTakeFirst(),
      ]);
      return {
        results: done.map(({ id, result }) => ({ id, result: JSON.parse(result ?? 'null') as unknown })),
        failures: [...new Set(failed.flatMap(({ failure }) => failure ?? []))],
        left: Number(open?.count ?? 0),
      };
    },
    async taken(run, ids) {
      const gone = db.deleteFrom('pair').where('run', '=', run);
      await write(ids === undefined ? gone : gone.where('id', 'in', ids.length === 0 ? [''] : [...ids]));
    },
    async claim() {
      for (;;) {
        const [job] = await queue.claim('arena', 1);
        if (!job) return undefined;
        const row = await rowOf(job.subject);
        const isOpen = row && row.result === null && row.failure === null;
        if (isOpen && row.tries < MOST_DEATHS) {
          const { id, game, program, body } = row;
          await write(
            db
              .updateTable('pair')
              .set({ tries: row.tries + 1, lease: job.id })
              .where('id', '=', id),
          );
          return { id, game, program, pair: JSON.parse(body) as never };
        }
        if (isOpen) await finish(row.id, { failure: `${row.tries} workers have died in the middle of ${row.body}` });
        await queue.done(job);
      }
    },
    async report(id, done) {
      const row = await rowOf(id);
      if (!row?.lease) return;
      const leased = { ...jobOf(row), id: row.lease };
      if ('plays' in done) return queue.renew(leased);
      await finish(id, 'result' in done ? { result: JSON.stringify(done.result) } : { failure: done.failure });
      await queue.done(leased);
    },
    close: async () => undefined,
  };
  return desk;
}
