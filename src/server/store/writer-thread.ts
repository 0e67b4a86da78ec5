import { parentPort, workerData } from 'node:worker_threads';
import { assertDurable, connect } from './connection.ts';
import { killingProbe } from './kill-points.ts';
import { createUnpacker, type Numbered } from './parcel.ts';
import { MOST_JOBS, writeJobs, type Written } from './writer.ts';

/** Thread that writes, so that the server never waits for the disk: takes whatever jobs have come and commits them together. */

export interface Replied {
  readonly results: readonly (readonly [id: number, written: Written])[];
}

const { file, killAt } = workerData as { readonly file: string; readonly killAt?: string };
const probe = killingProbe(killAt);
const database = connect(file);
const unpack = createUnpacker();
const waiting: Numbered[] = [];
let due = false;
let checked = false;

function write(): void {
  due = false;
  const taken = waiting.splice(0, MOST_JOBS);
  const reply = (results: Replied['results']): void => parentPort?.postMessage({ results } satisfies Replied);
  try {
    const written = writeJobs(
      database,
      taken.map(({ job }) => job),
      probe,
    );
    if (!checked) assertDurable(database);
    checked = true;
    reply(taken.map(({ id }, i) => [id, written[i] as Written]));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    reply(taken.map(({ id }) => [id, { ok: false, why: 'trouble', message }]));
  }
  soon();
}

function soon(): void {
  if (due || waiting.length === 0) return;
  due = true;
  setImmediate(write);
}

parentPort?.on('message', (posted: string) => {
  if (posted === 'close') {
    database.close();
    parentPort?.close();
    return;
  }
  waiting.push(...unpack(posted));
  soon();
});
