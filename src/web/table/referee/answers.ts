import type { About } from '#core/record/record.ts';
import { type Message, MessageError } from '#core/message.ts';
import type { Referee } from '#table/referee.ts';
import type { keptTable, TableMessage } from './stored-table.ts';

/** Requests a page may send to the thread that keeps its game. */
export type Answers = Omit<Referee, 'sit' | 'save'> &
  Omit<ReturnType<Referee['sit']>, 'follow' | 'record'> &
  Omit<ReturnType<typeof keptTable>, 'onUpdate'> & {
    /** The file of the game, sealed while something in it is hidden. */
    save(about?: About, upTo?: number): Promise<string>;
  };

export interface Asked {
  readonly id: number;
  readonly ask: keyof Answers;
  readonly args: readonly unknown[];
}
export type Heard =
  | TableMessage
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly trouble: string | Message };

const troubleOf = (error: unknown): string | Message =>
  error instanceof MessageError ? error.said : error instanceof Error ? error.message : String(error);

/** Answers one question after the other, in the order they were asked; what one has changed is told before its answer. */
export function answering(table: Promise<Partial<Answers>>, tell: (heard: Heard) => void): (asked: Asked) => void {
  let last: Promise<void> = Promise.resolve();
  return ({ id, ask, args }) => {
    last = last.then(async () => {
      try {
        const answers = await table;
        const question = (Object.hasOwn(answers, ask) ? answers[ask] : undefined) as
          | ((...given: readonly unknown[]) => unknown)
          | undefined;
        if (!question) throw new Error(`nobody answers '${ask}' here`);
        let answer: unknown;
        try {
          answer = await question(...args);
        } finally {
          await answers.settle?.();
        }
        tell({ id, answer });
      } catch (error) {
        tell({ id, trouble: troubleOf(error) });
      }
    });
  };
}
