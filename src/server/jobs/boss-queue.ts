import { createHash } from 'node:crypto';
import PgBoss from 'pg-boss';
import type { Statement } from '../store/writer.ts';
import {
  type ClaimedJob,
  type Job,
  type JobCensus,
  JOB_KINDS,
  type JobKind,
  LEASE_MS,
  MOST_TRIES,
  type Queue,
} from './jobs.ts';

/** Connections of the job engine. */
const MOST_CONNECTIONS = 3;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Id of a job, made of what it is: one that is added twice is one. */
function idOf({ kind, subject, at }: Job): string {
  const hash = createHash('sha256').update(`${kind} ${subject} ${at}`).digest('hex');
  return [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20), hash.slice(20, 32)].join('-');
}

/** Jobs in PostgreSQL, kept by pg-boss in a schema of its own. */
export async function openBossQueue(url: string, now: () => number, report: (error: unknown) => void): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'hexfront jobs',
    max: MOST_CONNECTIONS,
    schedule: false,
    // Jobs of workers that died are found so often.
    maintenanceIntervalSeconds: LEASE_MS / 3000,
    archiveCompletedAfterSeconds: 3600,
    archiveFailedAfterSeconds: 7 * 24 * 3600,
    deleteAfterDays: 7,
  });
  boss.on('error', report);
  await boss.start();
  for (const kind of JOB_KINDS) await boss.createQueue(kind);

  const ask = async <R>(sql: string, values: readonly unknown[]): Promise<{ readonly rows: readonly R[] }> =>
    boss.getDb().executeSql(sql, [...values]) as Promise<{ readonly rows: readonly R[] }>;

  return {
    async add(job) {
      // The engine's own statement, to be written in the transaction of what causes the job.
      const statements: Statement[] = [];
      const executeSql = async (sql: string, parameters: unknown[]): Promise<{ rows: unknown[] }> => {
        statements.push({ sql, parameters });
        return { rows: [{}] };
      };
      await boss.send(
        job.kind,
        { subject: job.subject, at: job.at },
        {
          id: idOf(job),
          startAfter: Math.max(0, Math.round(job.at - now())) / 1000,
          expireInSeconds: LEASE_MS / 1000,
          retryLimit: MOST_TRIES,
          retryDelay: 1,
          retryBackoff: true,
          db: { executeSql },
        },
      );
      return statements;
    },
    async claim(kind, most) {
      const jobs = await boss.fetch<Pick<Job, 'subject' | 'at'>>(kind, { batchSize: most });
      return jobs.map(({ id, data }): ClaimedJob => ({ id, kind, subject: data.subject, at: data.at }));
    },
    async renew({ kind, id }) {
      await boss
        .getDb()
        .executeSql(`update pgboss.job set started_on = now() where name = $1 and id = $2 and state = 'active'`, [
          kind,
          id,
        ]);
    },
    done: ({ kind, id }) => boss.complete(kind, id),
    async release({ kind, id }, ms) {
      await boss.getDb().executeSql(
        `update pgboss.job set state = 'created', started_on = null, start_after = now() + $3 * interval '1 millisecond'
           where name = $1 and id = $2 and state = 'active'`,
        [kind, id, ms],
      );
    },
    async census() {
      const { rows } = await boss.getDb().executeSql(
        `select name as kind,
           count(*) filter (where state < 'completed')::int as waiting,
           count(*) filter (where state < 'active' and start_after <= now())::int as due,
           count(*) filter (where state = 'failed')::int as failed,
           coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now())), 0)::float as oldest
         from pgboss.job where name = any($1) and state <> 'completed' group by name`,
        [[...JOB_KINDS]],
      );
      return rows as readonly JobCensus[];
    },
    async failed({ kind, id }, reason) {
      await boss.fail(kind, id, { reason });
      const { rows } = await ask<{ state: string }>('select state from pgboss.job where name = $1 and id = $2', [
        kind,
        id,
      ]);
      return rows[0]?.state === 'failed';
    },
    async abandoned(kind) {
      const { rows } = await ask<{ id: string; data: Pick<Job, 'subject' | 'at'> }>(
        `select id, data from pgboss.job where name = $1 and state = 'failed' and output->>'reason' is null`,
        [kind],
      );
      return rows.map(({ id, data }) => ({ id, kind, ...data }));
    },
    async explain({ kind, id }, reason) {
      await ask(`update pgboss.job set output = $3 where name = $1 and id = $2 and state = 'failed'`, [
        kind,
        id,
        JSON.stringify({ reason }),
      ]);
    },
    async givenUp(most) {
      const { rows } = await ask<{
        id: string;
        kind: JobKind;
        data: Pick<Job, 'subject' | 'at'>;
        output: { readonly reason?: string; readonly value?: { readonly message?: string } } | null;
      }>(
        `select id, name as kind, data, output from pgboss.job
          where name = any($1) and state = 'failed' order by completed_on desc limit $2`,
        [JOB_KINDS, most],
      );
      return rows.map(({ id, kind, data, output }) => ({
        id,
        kind,
        ...data,
        reason: output?.reason ?? output?.value?.message ?? '',
      }));
    },
    async again(id) {
      if (!UUID.test(id)) return undefined;
      const { rows } = await ask<{ kind: JobKind }>(
        `update pgboss.job set state = 'retry', start_after = now(), retry_count = 0, completed_on = null
          where name = any($1) and id = $2 and state = 'failed' returning name as kind`,
        [JOB_KINDS, id],
      );
      return rows[0]?.kind;
    },
    close: () => boss.stop({ graceful: false, wait: true }),
  };
}
