import { createSignal } from 'solid-js';
import type { Library } from '#core/game-kit.ts';
import { LATE, type Update } from '#table/host.ts';
import { asMessage } from '#core/message.ts';
import { said, w } from '../text/words.ts';
import type { Review, ReviewProgress } from '#table/review.ts';
import type { LocalHost } from './referee/client.ts';
import { startThinker, type Thinker, workerWith } from './thinker/client.ts';
import type { Hint, Task, Thought } from '#table/thinker.ts';

/** One of the reasons of a computer player; the game that has made it knows what is in it. */
export type Reason = Thought['explanations'][number];

/** Failure of a computer player in the reader's language. */
const troubleOf = (error: unknown): string => said(asMessage(error instanceof Error ? error.message : String(error)));

/** The computer players at a table: they think in a worker, can be watched, hurried and asked for advice. */

/** Reasons of a computer player in a player turn. */
export interface Reasons {
  readonly side: string;
  readonly turn: number;
  readonly level: string;
  readonly list: readonly Reason[];
}

export function createComputers(table: {
  readonly host: Pick<LocalHost, 'ask' | 'give' | 'anything'>;
  /** The files of the game. */
  readonly library: Library;
  /** Level that gives hints. */
  readonly adviser: string;
  readonly notice: (text: string) => void;
  /** The decision that is shown. */
  readonly decision: () => number | undefined;
  /** A level in words. */
  readonly seat: (level: string) => string;
  readonly thinker?: Thinker;
}) {
  const { host } = table;
  const thinker = table.thinker ?? startThinker(workerWith(table.library));
  /** Set-up and view of a side, or of the one that decides: a computer is given no more. */
  const task = async (level: string, side?: string): Promise<Task> => ({
    ...((await host.ask('task', side)) as Pick<Task, 'position' | 'view'>),
    level,
  });
  const [thought, setThought] = createSignal<Thought>();
  const [reasons, setReasons] = createSignal<Reasons>();
  const [hints, setHints] = createSignal<{ readonly decision: number | undefined; readonly list: readonly Hint[] }>();
  /** Index of the plan shown on the map. */
  const [shown, setShown] = createSignal(0);
  const [asking, setAsking] = createSignal(false);
  const [note, setNote] = createSignal<string>();
  const [pointed, pointAt] = createSignal<Reason>();
  const [arrows, setArrows] = createSignal(true);
  let left = false;

  /** True once the other side has moved since the reasons were given. */
  let over = false;
  /** One plan holds for a phase; of decisions made one after the other, answers to the enemy too, the reasons add up. */
  function explain(given: Reasons, now: Update | undefined): void {
    const before = reasons();
    const mover = now?.scene.moment.mover;
    const isAnswer = mover !== undefined && mover !== given.side;
    const goesOn =
      (!over || isAnswer) &&
      now?.scene.scope !== 'phase' &&
      before?.side === given.side &&
      before.turn === given.turn &&
      before.level === given.level;
    over = false;
    const known = new Set((goesOn ? before.list : []).map((one) => JSON.stringify(one)));
    const fresh = given.list.filter((one) => !known.has(JSON.stringify(one)));
    setReasons(goesOn ? { ...given, list: [...before.list, ...fresh] } : given);
  }

  /** Plays a level's decision; if its thinking fails, a legal command is played. */
  async function play(level: string, now: Update | undefined, still: () => boolean): Promise<void> {
    const forDecision = now?.decision ?? 0;
    try {
      const asked = await task(level);
      if (left) throw new Error('the table was left');
      const decision = await thinker.think(asked, setThought);
      setThought(undefined);
      // The side may have another player by now.
      if (!still()) return;
      const { turn = 0, mover = '' } = now?.scene.moment ?? {};
      const side = now?.scene.prompt?.side ?? mover;
      // Reasons stay until the next turn's: battles have none of their own.
      if (decision.explanations.length > 0) explain({ side, turn, level, list: decision.explanations }, now);
      setNote(decision.note === undefined ? undefined : w.computerNoteOf(table.seat(level), said(decision.note)));
      const refused = await host.give([decision.command], forDecision);
      // The decision is over: no replacement is needed.
      if (!refused || refused === LATE) return;
      table.notice(w.computerErred(table.seat(level), `${said(refused.because)} (${refused.rule})`));
    } catch (error) {
      // A player who leaves the table needs no further decision.
      if (left) throw error;
      table.notice(w.computerErred(table.seat(level), troubleOf(error)));
    }
    setThought(undefined);
    await host.anything(forDecision);
  }

  const listed = (): readonly Hint[] | undefined =>
    hints()?.decision === table.decision() ? hints()?.list : undefined;

  return {
    /** A computer will be asked to play this side of the game that is open. */
    rehearse: async (side: string): Promise<void> => thinker.rehearse((await task('', side)).position),
    play,
    /** Follows the game: with the other side's turn or impulse the reasons of this one are complete. */
    follow(mover: string | undefined): void {
      const { side } = reasons() ?? {};
      if (side !== undefined && mover !== undefined && mover !== side) over = true;
    },
    thought,
    reasons,
    /** Note of the last decision if it was not made by a plan. */
    note,
    /** The reason the reader points at: only its arrows are shown. */
    pointed,
    pointAt,
    /** True if the arrows of a turn stay on the map while it lasts. */
    arrows,
    setArrows,
    /** "Play now": no further thinking about this decision. */
    hurry: () => thinker.stop(),
    /** Plans for the decision at hand; they end with it. */
    hints: listed,
    /** The plan on the map: the first at once, then the one that is pointed at. */
    shown,
    show: setShown,
    asking,
    async askHints(): Promise<void> {
      if (asking()) return;
      const decision = table.decision();
      setAsking(true);
      try {
        const found = await thinker.hints(await task(table.adviser));
        if (decision !== table.decision()) return;
        setShown(0);
        setHints({ decision, list: found });
      } catch (error) {
        table.notice(w.computerErred(table.seat(table.adviser), troubleOf(error)));
      } finally {
        setAsking(false);
      }
    },
    /** Review of a finished game. */
    review: (record: string, tell: (progress: ReviewProgress) => void): Promise<Review> => thinker.review(record, tell),
    forgetHints: () => setHints(undefined),
    dispose: () => {
      left = true;
      thinker.dispose();
    },
  };
}

export type Computers = ReturnType<typeof createComputers>;
