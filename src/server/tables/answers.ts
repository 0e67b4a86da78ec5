import type { Answer } from '#protocol/messages.ts';
import { secondsSince } from '../operations/meter.ts';
import { type Act, createActs } from './acts.ts';
import type { Commits } from './commits.ts';
import { deadlineOf } from './clock.ts';
import { isOver, type Surroundings, type TableMemory, TROUBLE } from './table-memory.ts';

const MOST_ANSWERS = 64;

/** Answers to acts, each key once, and to the clock. */
export function createTableAnswers(
  memory: TableMemory,
  { batchAt, catchUp, commit, queued }: Commits,
  { journal, now, report, meter }: Pick<Surroundings, 'journal' | 'now' | 'report' | 'meter'>,
) {
  const { fixed } = memory;
  const { id } = fixed;
  const answers = new Map<string, Answer>();
  const { act: fill, timeIsOver } = createActs({
    fixed,
    journal,
    standing: () => memory.standing,
    head: () => memory.row.head,
    trial: () => batchAt(now()),
    report,
  });

  const remember = (key: string, answer: Answer): Answer => {
    if (answers.size >= MOST_ANSWERS) answers.delete(answers.keys().next().value as string);
    answers.set(key, answer);
    return answer;
  };
  /** Answer to a key the journal has; its lines go before it. */
  async function storedAnswer(key: string): Promise<Answer | undefined> {
    const stored = await journal.answered(id, key);
    if (stored === undefined) return undefined;
    if (stored > memory.row.head) await catchUp();
    return { ok: true, seq: stored };
  }
  /** Does what the terms say about a side with no time left; true where it did. */
  async function timeRunsOut(at: number): Promise<boolean> {
    const { phase, progress } = memory.standing;
    const { clock } = progress;
    const due = clock && deadlineOf(clock);
    const side = clock?.flag?.side ?? clock?.runs;
    if (phase !== 'running' || due === undefined || side === undefined || at < due) return false;
    const batch = batchAt(at);
    timeIsOver(batch, side);
    return commit(batch);
  }

  const actInTurn = (side: string, one: Act, at: number): Promise<Answer> => {
    const asked = performance.now();
    return queued(async () => {
      const { key } = one;
      const began = performance.now();
      meter.observe('stage', secondsSince(asked), 'queue');
      memory.touched = now();
      const known = answers.get(key);
      if (known) return known;
      const stored = await storedAnswer(key);
      if (stored) return stored;
      if (memory.closed) return TROUBLE;
      await timeRunsOut(at);
      const { phase } = memory.standing;
      if (isOver(memory) || phase === 'offered' || phase === 'void') return { ok: false, why: 'over' };
      const batch = batchAt(at);
      batch.keyed(key);
      const answer = await fill(batch, side, one);
      meter.observe('stage', secondsSince(began), 'rules');
      if (batch.isEmpty) return answer;
      if (!(await commit(batch))) return (await storedAnswer(key).catch(() => undefined)) ?? TROUBLE;
      return remember(key, answer.ok ? { ok: true, seq: memory.row.head } : answer);
    });
  };

  return {
    /** Does an act of a side; a repeated key gets the first answer. */
    async act(side: string, one: Act, at: number): Promise<Answer> {
      const answer = await actInTurn(side, one, at);
      meter.count('commands', answer.ok ? 'ok' : answer.why);
      return answer;
    },
    /** Looks at the clock for a job: ends the game, or sees to it that the next job looks again. */
    lookAtClock: (job: number): Promise<void> =>
      queued(async () => {
        const { wake } = memory.standing.progress;
        if (memory.closed || wake !== job || (await timeRunsOut(now()))) return;
        const batch = batchAt(now());
        batch.change({ wake: 0 });
        if (!(await commit(batch))) throw new Error(`the clock of table ${id} could not be stored`);
      }),
  };
}
