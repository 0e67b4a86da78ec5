/** Ctrl-C handling while a job runs. */
export interface Interrupt {
  /** Ctrl-C was pressed. */
  heard(): boolean;
  /** Told at once, in this order. */
  onHeard(act: () => void): void;
}

/** Work during which Ctrl-C does not end the program but is heard; pressed once more it does. */
export async function listening<T>(work: (interrupt: Interrupt) => Promise<T>): Promise<T> {
  let heard = false;
  const acts: (() => void)[] = [];
  const hear = () => {
    heard = true;
    for (const act of acts) act();
  };
  process.once('SIGINT', hear);
  try {
    return await work({ heard: () => heard, onHeard: (act) => void acts.push(act) });
  } finally {
    process.off('SIGINT', hear);
  }
}
