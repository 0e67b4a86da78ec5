import { createHash } from 'node:crypto';
import PgBoss from 'pg-boss';
import type { Statement } from '../store/writer.ts';
import { type ClaimedJob, type Job, JOB_KINDS, LEASE_MS, MOST_TRIES, type Queue } from './jobs.ts';

/** Connections of the job engine. */
const MOST_CONNECTIONS = 3;

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
    deleteAfterDays: 7,
  });
  boss.on('error', report);
  await boss.start();
  for (const kind of JOB_KINDS) await boss.createQueue(kind);

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
    failed: ({ kind, id }, reason) => boss.fail(kind, id, { reason }),
    close: () => boss.stop({ graceful: false, wait: true }),
  };
}
