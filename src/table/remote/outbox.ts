import type { Answer, ToServer } from '#protocol/messages.ts';
import type { LastAnswer } from './online-state.ts';

/** Message with a key of its own, by which the server gives the first answer again. */
export type Keyed = Extract<ToServer, { readonly key: string }>;

interface Pending {
  readonly message: Keyed;
  readonly resolve: (answer: Answer) => void;
}

/** Messages that wait for their answers, over any number of connections. */
export function createOutbox(
  send: (message: Keyed) => void,
  changed: (state: { readonly giving: boolean; readonly last?: LastAnswer }) => void,
) {
  const pending = new Map<string, Pending>();
  /** Answers that came before the lines they speak of. */
  const early = new Map<string, Answer>();

  /** Ends what was answered for lines up to `seq`. */
  function settle(seq: number): void {
    for (const [key, answer] of early) {
      if (answer.ok && answer.seq > seq) continue;
      early.delete(key);
      const asked = pending.get(key);
      if (!asked) continue;
      pending.delete(key);
      const last: LastAnswer = { key, what: asked.message.is as LastAnswer['what'], answer };
      changed({ giving: pending.size > 0, last });
      asked.resolve(answer);
    }
  }
  return {
    settle,
    /** Takes an answer; false while the lines it speaks of have not come. */
    answered(key: string, answer: Answer, seq: number): boolean {
      if (!pending.has(key)) return true;
      early.set(key, answer);
      settle(seq);
      return !early.has(key);
    },
    /** Adds a message; `now` sends it at once, otherwise the next `sendAll` does. */
    add: (message: Keyed, now: boolean): Promise<Answer> =>
      new Promise((resolve) => {
        pending.set(message.key, { message, resolve });
        changed({ giving: true });
        if (now) send(message);
      }),
    sendAll(): void {
      for (const { message } of pending.values()) send(message);
    },
  };
}
