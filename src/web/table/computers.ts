import { createSignal } from 'solid-js';
import type { Explanation } from '../../games/blitz/players/told/explanation.ts';
import type { Plan } from '../../games/blitz/players/player.ts';
import type { PlayerName } from '../../games/blitz/players/players.ts';
import type { Command, Side } from '../../games/blitz/types.ts';
import { isObjection } from '../../core/objection.ts';
import type { Referee } from './referee/client.ts';
import type { Snapshot } from './referee/protocol.ts';
import { said, w } from '../text/words.ts';
import { startThinker, type Thinker } from './thinker/client.ts';
import type * as thinking from '../../table/thinker.ts';

/** The computer players at a table: they think in a worker, can be watched, hurried, held up and asked for advice. */

/** How fast a game is shown in which nobody at this screen has to decide. */
export const PACES = ['slow', 'steady', 'fast'] as const;
export type Pace = (typeof PACES)[number];
const REST_MS: Readonly<Record<Pace, number>> = { slow: 1200, steady: 350, fast: 0 };

type Told<T> = Omit<T, 'command' | 'explanations'> & {
  readonly command: Command;
  readonly explanations: readonly Explanation[];
};
type Thought = Told<thinking.Thought>;

export interface Reasons {
  readonly side: Side;
  readonly turn: number;
  readonly level: PlayerName;
  readonly list: readonly Explanation[];
}

/** Whoever gives a hint and plays on somebody's behalf. */
export const ADVISER: PlayerName = 'regular';

export function createComputers(table: {
  readonly referee: Referee;
  readonly position: string;
  readonly notice: (text: string) => void;
  readonly thinker?: Thinker;
}) {
  const { referee, position } = table;
  const thinker = table.thinker ?? startThinker();
  const [thought, setThought] = createSignal<Thought>();
  const [reasons, setReasons] = createSignal<Reasons>();
  const [hints, setHints] = createSignal<readonly Plan[]>();
  const [asking, setAsking] = createSignal(false);
  const [note, setNote] = createSignal<string>();
  const [pointed, pointAt] = createSignal<Explanation>();
  const [arrows, setArrows] = createSignal(true);
  const [pace, setPace] = createSignal<Pace>('steady');
  const [held, setHeld] = createSignal(false);
  let goOn: (() => void) | undefined;
  let left = false;

  /** What a level decides here; when its thinking fails, a simpler player of the referee's own goes on. */
  async function play(level: PlayerName, now: Snapshot | undefined): Promise<Snapshot> {
    try {
      const state = await referee.whole();
      const thoughts = thinker.think({ position, view: state, level }, (one) => setThought(one as unknown as Thought));
      const decision = (await thoughts) as unknown as Told<thinking.Thoughtful>;
      setThought(undefined);
      const side = now?.prompt?.side ?? state.mover;
      // Reasons stay until the next turn's: battles have none of their own.
      if (decision.explanations.length > 0) setReasons({ side, turn: state.turn, level, list: decision.explanations });
      setNote(decision.note === undefined ? undefined : w.computerNoteOf(w.seatName(level), said(decision.note)));
      const answer = await referee.play(decision.command);
      if (!isObjection(answer)) return answer;
      table.notice(w.computerErred(w.seatName(level), `${said(answer.because)} (${answer.rule})`));
    } catch (error) {
      // Whoever leaves the table wants nothing more decided there.
      if (left) throw error;
      table.notice(w.computerErred(w.seatName(level), error instanceof Error ? error.message : String(error)));
    }
    setThought(undefined);
    return referee.computer('random');
  }

  /** In a show: waits as long as the pace says, and while the show is held. */
  async function rest(): Promise<void> {
    if (held()) {
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
      return;
    }
    const ms = REST_MS[pace()];
    if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
  }

  const release = (): void => {
    goOn?.();
    goOn = undefined;
  };

  return {
    /** Somebody will be asked to play here. */
    rehearse: () => thinker.rehearse(position),
    play,
    rest,
    thought,
    reasons,
    /** What the last decision was not made by: a plan, that is. */
    note,
    /** The reason the reader points at: only its arrows are shown. */
    pointed,
    pointAt,
    /** Whether the arrows of a turn are on the map while it lasts. */
    arrows,
    setArrows,
    /** "Play now": no further thinking about this decision. */
    hurry: () => thinker.stop(),
    pace,
    setPace,
    held,
    hold: () => setHeld(true),
    goOn: () => {
      setHeld(false);
      release();
    },
    /** One command, then the show is held again. */
    step: () => {
      setHeld(true);
      release();
    },
    hints,
    asking,
    async askHints(): Promise<void> {
      setAsking(true);
      try {
        const found = await thinker.hints({ position, view: await referee.whole(), level: ADVISER });
        setHints(found as unknown as readonly Plan[]);
      } catch (error) {
        table.notice(w.computerErred(w.seatName(ADVISER), error instanceof Error ? error.message : String(error)));
      } finally {
        setAsking(false);
      }
    },
    forgetHints: () => setHints(undefined),
    dispose: () => {
      left = true;
      release();
      thinker.dispose();
    },
  };
}

export type Computers = ReturnType<typeof createComputers>;
