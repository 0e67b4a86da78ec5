import { createSignal } from 'solid-js';

/**
 * A press belongs to the decision it was made for. While a command is on its way, what is pressed next waits for the
 * answer: if the decision still stands it is done then, if not its owner is told, and it never reaches another decision.
 */
export function createPresses(table: { readonly decision: () => number | undefined; readonly late: () => void }) {
  const pressed = new Map<string, Promise<boolean>>();
  const underWay = new Set<Promise<unknown>>();
  const [waiting, setWaiting] = createSignal(0);
  const [given, setGiven] = createSignal(0);
  /** Presses wait for each other too: the second may depend on what the first has chosen. */
  let last: Promise<unknown> = Promise.resolve();
  let inQueue = 0;
  /** True while a press is being carried out: commands given now belong to it. */
  let acting = false;

  const counted = <T>(work: Promise<T>): Promise<T> => {
    setWaiting((count) => count + 1);
    return work.finally(() => setWaiting((count) => count - 1));
  };
  const answered = async (): Promise<void> => {
    while (underWay.size > 0) await Promise.allSettled([...underWay]);
  };
  const start = (give: () => Promise<boolean>): Promise<boolean> => {
    setGiven((count) => count + 1);
    const answer: Promise<boolean> = give().finally(() => underWay.delete(answer));
    underWay.add(answer);
    return answer;
  };
  const queued = <T>(work: () => Promise<T>): Promise<T> => {
    inQueue++;
    const done = last.then(work).finally(() => inQueue--);
    last = done.catch(() => undefined);
    return done;
  };

  return {
    /** True while a press is unanswered. */
    busy: (): boolean => waiting() > 0,
    /** Number of commands given. */
    given,
    /** Deduplicates: the same command for the same decision is one press until it is answered. */
    giving(commands: readonly unknown[], give: () => Promise<boolean>, goesOn = false): Promise<boolean> {
      const key = `${table.decision() ?? ''} ${JSON.stringify(commands)}`;
      const same = pressed.get(key);
      if (same) return same;
      // Commands within a press are part of its turn: queueing them would deadlock.
      const atOnce = acting || goesOn || inQueue === 0;
      const answer = counted(atOnce ? start(give) : queued(() => start(give))).finally(() => pressed.delete(key));
      pressed.set(key, answer);
      return answer;
    },
    /** Does something as soon as nothing is under way and `ready` is through, if the decision is still the same. */
    inTurn(ready: () => Promise<unknown>, act: () => unknown): Promise<void> {
      const mine = table.decision();
      return counted(
        queued(async () => {
          await answered();
          await ready();
          if (mine !== table.decision()) return table.late();
          acting = true;
          let done: unknown;
          try {
            done = act();
          } finally {
            acting = false;
          }
          await done;
        }),
      );
    },
    /** Through when everything pressed so far has been answered. */
    settled: async (): Promise<void> => {
      await last;
      await answered();
    },
  };
}

export type Presses = ReturnType<typeof createPresses>;
