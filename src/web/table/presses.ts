/**
 * A press belongs to the decision it was made for. While a command is on its way, what is pressed next waits for the
 * answer: if the decision still stands it is done then, if not its owner is told, and it never reaches another decision.
 */
export function createPresses(table: { readonly decision: () => number | undefined; readonly late: () => void }) {
  const underWay = new Map<string, Promise<boolean>>();
  /** Presses wait for each other too: the second may depend on what the first has chosen. */
  let last: Promise<unknown> = Promise.resolve();

  const settled = async (): Promise<void> => {
    while (underWay.size > 0) await Promise.allSettled([...underWay.values()]);
  };

  return {
    /** The same command for the same decision is one press, however often it is made before the answer. */
    giving(commands: readonly unknown[], give: () => Promise<boolean>): Promise<boolean> {
      const key = `${table.decision() ?? ''} ${JSON.stringify(commands)}`;
      const same = underWay.get(key);
      if (same) return same;
      const given = give().finally(() => underWay.delete(key));
      underWay.set(key, given);
      return given;
    },
    /** Does something as soon as nothing is under way and `ready` is through, if the decision is still the same. */
    inTurn(ready: () => Promise<unknown>, act: () => unknown): Promise<void> {
      const mine = table.decision();
      const before = last;
      const done = (async () => {
        await before;
        await settled();
        await ready();
        if (mine === table.decision()) await act();
        else table.late();
      })();
      last = done.catch(() => undefined);
      return done;
    },
    /** Through when everything pressed so far has been answered. */
    settled: async (): Promise<void> => {
      await last;
      await settled();
    },
  };
}

export type Presses = ReturnType<typeof createPresses>;
