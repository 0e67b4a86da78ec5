import cliProgress from 'cli-progress';
import type { Io } from './io.ts';

/** Progress of a long job: a bar on a terminal, an occasional line in a log. */
export interface Progress {
  step(done: number, note: string): void;
  end(): void;
}

const LINES = 10;

export function progressOf(io: Io, total: number, noun: string, quiet: boolean): Progress {
  if (quiet) return { step: () => undefined, end: () => undefined };
  if (!io.live) return lines(io, total, noun);
  const bar = new cliProgress.SingleBar({
    format: `{bar} {value}/{total} ${noun}  {note}  ETA {eta_formatted}`,
    stream: process.stderr,
    hideCursor: true,
    clearOnComplete: true,
  });
  bar.start(total, 0, { note: '' });
  return { step: (done, note) => bar.update(done, { note }), end: () => bar.stop() };
}

function lines(io: Io, total: number, noun: string): Progress {
  let told = 0;
  return {
    step(done, note) {
      const due = Math.floor((done / total) * LINES);
      if (due <= told || done === total) return;
      told = due;
      io.err(`${done}/${total} ${noun}  ${note}\n`);
    },
    end: () => undefined,
  };
}
