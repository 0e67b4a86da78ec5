import { hashOf } from '#core/hash.ts';
import type { Changes } from '../journal/journal.ts';
import { secondsSince } from '../operations/meter.ts';
import type { Statement } from '../store/writer.ts';
import type { Audience } from './audience.ts';
import { type Batch, beginBatch, type Standing } from './batch.ts';
import { clockAt, deadlineOf } from './clock.ts';
import type { Deputies } from './deputies.ts';
import { hasEnded, isOver, NewerRules, type Surroundings, type TableMemory } from './table-memory.ts';
import { noticeJobs } from './notice-jobs.ts';
import { followTail } from './tail.ts';
import { standingOf } from './whole.ts';
import { cutFrom, playedIn, stateOf, stretchTo } from './window.ts';

/** As many lines of other processes are followed one by one; beyond them the game is opened anew. */
const MOST_TAIL = 500;
/** Attempts against writes of other processes: a busy server may come second to a quick one again and again. */
const MOST_TRIES = 20;

/** Another process has written to the table since it was read. */
export class Overtaken extends Error {
  constructor(id: string) {
    super(`other servers have written to table ${id} first, again and again`);
  }
}

/** Writes of a table, one after the other: stores batches of lines, and takes in what other processes have stored. */
export function createCommits(
  memory: TableMemory,
  { audience, deputies }: { readonly audience: Audience; readonly deputies: Deputies },
  {
    journal,
    jobs,
    now,
    outage,
    readSeated,
    report,
    meter,
    away,
  }: Pick<Surroundings, 'journal' | 'jobs' | 'now' | 'outage' | 'readSeated' | 'report' | 'meter' | 'away'>,
) {
  const { fixed } = memory;
  const { id, opened } = fixed;
  const { game, gamePackage } = opened;
  let last: Promise<unknown> = Promise.resolve();

  /** A batch on the table as it stands. Times of a table never go back, also where the clocks of two servers differ. */
  const batchAt = (arrived: number): Batch => {
    const { row, standing } = memory;
    const at = Math.max(arrived, row.moved);
    const batch = beginBatch(fixed, standing, row.head, at);
    batch.clock((clock) => clockAt(clock, at));
    const isPlayed = standing.phase === 'running' || standing.phase === 'paused';
    if (row.rules < gamePackage.kit.rules && isPlayed) batch.newerRules(row.rules);
    return batch;
  };

  /** Job that ends the game when time runs out, unless one looks at the clock before that. */
  async function deadlineJob(batch: Batch): Promise<readonly Statement[]> {
    const { clock, wake = 0 } = batch.progress;
    const due = clock && batch.phase === 'running' ? deadlineOf(clock) : undefined;
    if (due === undefined || (wake > now() && wake <= due)) return [];
    // A job at the time of the last one would be the same job.
    const at = due === memory.standing.progress.wake ? due + 1 : due;
    batch.change({ wake: at });
    return jobs.add({ kind: 'deadline', subject: id, at });
  }

  /** Job that rates a game that ends. A table only its owner sat at leaves no result. */
  async function resultJob({ phase }: Batch): Promise<readonly Statement[]> {
    const before = memory.standing.phase;
    return hasEnded(phase) && !hasEnded(before) && before !== 'offered'
      ? jobs.add({ kind: 'rate', subject: id, at: now() })
      : [];
  }
  /** Jobs that tell players who are away of these lines. */
  async function tellJobs(batch: Batch): Promise<readonly Statement[]> {
    const { seated, row, standing } = memory;
    const due = noticeJobs({
      game: id,
      terms: fixed.terms,
      sides: game.sides.filter((side) => seated.some((one) => one.side === side)),
      sat: seated.at(-1)?.side,
      seq: row.head + batch.lines.length,
      now: now(),
      before: standing,
      after: batch.standing(),
      asked: deputies.asked,
      ...(away ? { away } : {}),
    });
    return (await Promise.all(due.map((job) => jobs.add(job)))).flat();
  }

  /** Stores a batch, then sends it. False when it could not be stored: nothing is sent. */
  async function commit(
    batch: Batch,
    also: readonly Statement[] = [],
    more: Pick<Changes, 'rematch'> = {},
  ): Promise<boolean> {
    const { row, standing: before } = memory;
    const thinking = await deputies.thinkJob(batch);
    const deadline = await deadlineJob(batch);
    const results = await resultJob(batch);
    const telling = await tellJobs(batch);
    const changes = { ...batch.changes(), ...more };
    const began = performance.now();
    const written = await journal.append(row, batch.lines, changes, [
      ...also,
      ...thinking,
      ...deadline,
      ...results,
      ...telling,
    ]);
    if (!written.ok) {
      if (written.why === 'overtaken') throw new Overtaken(id);
      memory.doubtful = true;
      report(new Error(written.message));
      return false;
    }
    meter.observe('stage', secondsSince(began), 'commit');
    const { head } = row;
    memory.row = { ...row, ...changes, head: head + batch.lines.length };
    memory.standing = batch.standing();
    memory.touched = now();
    if (thinking.length > 0) jobs.wake('think');
    if (results.length > 0) jobs.wake('rate');
    const sending = performance.now();
    audience.deliver(batch.lines.map(({ after, ...line }, i) => ({ line: { ...line, seq: head + 1 + i }, after })));
    if (isOver(memory) && before.phase !== 'over') audience.sendWholeToAll();
    meter.observe('stage', secondsSince(sending), 'tell');
    keepSnapshot(before);
    trim(before);
    return true;
  }

  const hasTurned = (before: Standing): boolean => {
    const [was, is] = [game.moment(stateOf(before.stretch)), game.moment(stateOf(memory.standing.stretch))];
    return was.turn !== is.turn || was.mover !== is.mover;
  };
  /** Keeps a snapshot of where a turn begins. */
  function keepSnapshot(before: Standing): void {
    const { stretch } = memory.standing;
    const lastSeq = stretch.entries.at(-1)?.seq;
    if (lastSeq === undefined || !hasTurned(before)) return;
    const state = stateOf(stretch);
    journal.keepSnapshot({
      game: id,
      seq: lastSeq,
      played: playedIn(stretch),
      rules: gamePackage.kit.rules,
      hash: hashOf(state),
      state: JSON.stringify(state),
    });
  }
  /** Drops the states of earlier turns. */
  function trim(before: Standing): void {
    const { standing } = memory;
    const { stretch, progress } = standing;
    if (hasTurned(before))
      memory.standing = { ...standing, stretch: cutFrom(stretch, Math.max(stretch.from, progress.undoPoint)) };
  }

  /** Takes in what other processes have stored, and delivers it. */
  async function catchUp(): Promise<void> {
    const { row, standing: before } = memory;
    const found = await journal.head(id);
    if (!found) throw new Error(`table ${id} is gone`);
    memory.doubtful = false;
    if (found.head === row.head && found.progress === row.progress) return;
    if (found.rules > gamePackage.kit.rules) {
      memory.closed = true;
      audience.moveOn();
      throw new NewerRules(id);
    }
    const missing = found.head - row.head;
    const tail = missing >= 0 && missing <= MOST_TAIL ? await journal.tail(id, row.head, found.head) : undefined;
    const followed = tail && followTail(opened, before.stretch, tail);
    const next = standingOf(found, outage);
    const stretch =
      followed?.stretch ??
      (await stretchTo(journal, opened, { id, head: found.head }, undefined, next.progress.undoPoint));
    const sat = tail === undefined || tail.some(({ body }) => body.is === 'seat');
    if (sat) memory.seated = await readSeated();
    memory.row = { ...memory.row, ...found };
    memory.standing = { ...next, stretch };
    memory.touched = now();
    if (followed) audience.deliver(followed.followed);
    else audience.forget();
    if (!followed || sat || (isOver(memory) && before.phase !== 'over')) audience.sendWholeToAll();
    trim(before);
  }

  /** Works on the table as it stands; from the beginning where another process was faster. */
  async function upToDate<T>(work: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      if (memory.doubtful) await catchUp();
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof Overtaken) || tries === MOST_TRIES) throw error;
        meter.count('overtaken');
        memory.doubtful = true;
      }
    }
  }

  return {
    batchAt,
    commit,
    catchUp,
    /** Does something in the table's turn: one thing after the other. */
    queued<T>(work: () => Promise<T>): Promise<T> {
      const done = last.then(() => upToDate(work));
      last = done.catch(() => undefined);
      return done;
    },
    settled: (): Promise<unknown> => last,
  };
}

export type Commits = ReturnType<typeof createCommits>;
