import { Session } from 'node:inspector';

/** Blocks of the source that V8 has seen executed, of files whose address matches. */

interface Range {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly count: number;
}
interface Script {
  readonly url: string;
  readonly functions: readonly { readonly ranges: readonly Range[] }[];
}

export interface Coverage {
  /** Blocks executed since the last call that no call has told before. */
  fresh(): number;
  stop(): void;
}

/** Precise coverage of this thread; a session on its own thread answers at once. */
export function coverageOf(files: RegExp): Coverage {
  const session = new Session();
  session.connect();
  const post = (method: string, params: object = {}): unknown => {
    let answer: unknown;
    session.post(method, params, (error, result) => {
      if (error) throw error;
      answer = result;
    });
    return answer;
  };
  post('Profiler.enable');
  post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const seen = new Set<string>();
  return {
    fresh() {
      const { result } = post('Profiler.takePreciseCoverage') as { readonly result: readonly Script[] };
      const before = seen.size;
      for (const { url, functions } of result) {
        if (!files.test(url)) continue;
        for (const { ranges } of functions)
          for (const { startOffset, endOffset, count } of ranges)
            if (count > 0) seen.add(`${url} ${startOffset} ${endOffset}`);
      }
      return seen.size - before;
    },
    stop() {
      post('Profiler.stopPreciseCoverage');
      post('Profiler.disable');
      session.disconnect();
    },
  };
}
