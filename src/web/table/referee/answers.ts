import type { News } from '../../../table/host.ts';
import type { Referee } from '../../../table/referee.ts';

/** What a page may ask of the thread that keeps its game. */
export type Answers = Omit<Referee, 'sit'> & Omit<ReturnType<Referee['sit']>, 'follow'>;

export interface Asked {
  readonly id: number;
  readonly ask: keyof Answers;
  readonly args: readonly unknown[];
}
export type Heard =
  | { readonly news: News }
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly trouble: string };

/** Answers one question after the other, in the order they were asked. */
export function answering(table: Promise<Partial<Answers>>, tell: (heard: Heard) => void): (asked: Asked) => void {
  return ({ id, ask, args }) => {
    const failed = (error: unknown): void =>
      tell({ id, trouble: error instanceof Error ? error.message : String(error) });
    void table.then((answers) => {
      try {
        const question = answers[ask] as ((...given: readonly unknown[]) => unknown) | undefined;
        if (!question) throw new Error(`nobody answers '${ask}' here`);
        tell({ id, answer: question(...args) });
      } catch (error) {
        failed(error);
      }
    }, failed);
  };
}
