import { Script } from 'node:vm';

/** Ctrl-C, heard in the middle of a calculation too. */
export interface Interrupt {
  /** Somebody pressed Ctrl-C. */
  heard(): boolean;
  /** What the work gives, or nothing where Ctrl-C ended it: then whatever it was at is left lying. */
  during<T>(work: () => T): { readonly done: T } | undefined;
  /** Also told to whoever waits for something else. */
  onHeard(act: () => void): void;
}

const WORK = Symbol.for('hexfront.work');
const SCRIPT = new Script("globalThis[Symbol.for('hexfront.work')]()");

const isInterruption = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_INTERRUPTED';

/** Work during which Ctrl-C does not end the program but is heard; pressed once more it does. */
export async function listening<T>(work: (interrupt: Interrupt) => Promise<T>): Promise<T> {
  let heard = false;
  const acts: (() => void)[] = [];
  const hear = () => {
    heard = true;
    for (const act of acts) act();
  };
  const interrupt: Interrupt = {
    heard: () => heard,
    during(work) {
      if (heard) return undefined;
      const place = globalThis as { [WORK]?: () => void };
      const results: ReturnType<typeof work>[] = [];
      place[WORK] = () => {
        results.push(work());
      };
      try {
        // A handler waits for the end of what is being worked out; a script of its own is broken off at once.
        SCRIPT.runInThisContext({ breakOnSigint: true, displayErrors: false });
        return { done: results[0] as ReturnType<typeof work> };
      } catch (error) {
        if (!isInterruption(error)) throw error;
        hear();
        return undefined;
      } finally {
        delete place[WORK];
      }
    },
    onHeard: (act) => void acts.push(act),
  };
  process.once('SIGINT', hear);
  try {
    return await work(interrupt);
  } finally {
    process.off('SIGINT', hear);
  }
}
